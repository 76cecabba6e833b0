package comete

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// manilleMakers lists every question of la Manille, in the order of a hand.
func manilleMakers() []*Maker {
	return slices.Concat(dealt, []*Maker{&Stake}, played, parts.Own(manilleOwn), []*Maker{&poolWon})
}

// Stake and poolWon are the questions about the pool of a game of runs: what
// is put in, and who takes it.
var (
	Stake = parts.Stake(q("stake", "What does everybody put into the pool?",
		"Everybody puts {each amount} into the pool."), "everybody puts into the pool", 0, table.DueStake)
	poolWon = parts.TakeBox(q("pool.won", "Who takes the pool?",
		"The winner takes the pool."), "{seat} takes the pool", table.FactWon, 0, table.DueGame)
)

// manilleOwn lists the questions about the Manille, the kings and the heap.
var manilleOwn = []Maker{
	{Question: q("manille", "Which card may stand for any other?",
		"The nine of diamonds, the Manille, stands for whatever card its holder likes."), Head: "The Manille",
		Rule: &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
			said := s.Tell(table.FactWild, cards.NoSeat)
			said.Card, said.Cards = manille, manille.Bit()
		}}},
	{Question: q("manille.free", "Must the Manille be played for the nine that it is?",
		"Whoever has no other nine need not play the Manille for one."),
		Rule: &Rule{Lifts: []string{"parts/run.duty"}, When: func(s *State, a *engine.Act) bool {
			return s.Hand[a.Seat]&wanted(s)&^manille.Bit() == 0
		}}},
	{Question: q("manille.paid", "What is paid to whoever plays the Manille?",
		"Each other player gives {fiche amount} to whoever plays the Manille.", fig("fiche", "from each other player")),
		Owes: "{seat} plays the Manille", Rule: &Rule{Hears: table.FactPlayed.Bit()}, On: func(s *State, f *engine.Fact, fiche int32) {
			if f.Card == manille {
				parts.FromEach(s, dueManille, f.Seat, fiche)
			}
		}},
	{Question: q("manille.late", "Until when must one ask for what the Manille brings?",
		"Whoever asks for it only when another card lies on the Manille is given nothing."), Voids: "{seat} asked too late",
		Rule: &Rule{Dues: dueManille.Bit(), Annul: late}},
	{Question: q("manille.left", "What does the Manille cost that is left in a hand?",
		"Whoever is left with the Manille gives {fiche amount} to each other player.", fig("fiche", "to each other player")),
		Owes: "{seat} wins, and the Manille is left", Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, fiche int32) {
			for _, seat := range s.Round {
				if s.Hand[seat].Has(manille) {
					s.Pay(table.DueCard, seat, game.ToEach, fiche, f)
				}
			}
		}},
	{Question: q("king.paid", "What is paid to whoever plays a king?",
		"Each other player gives {each amount} to whoever plays a king.", fig("each", "from each other player")), Head: "The kings",
		Owes: "{seat} plays a king", Rule: &Rule{Hears: table.FactPlayed.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			if f.Card.Face() == cards.King {
				parts.FromEach(s, table.DueCard, f.Seat, each)
			}
		}},
	{Question: q("left.few", "Are the cards paid by their number that players are left with?",
		"[agreed=0: The cards that are left are not paid by their number.][agreed=1: Everybody else pays the winner a jetton for each card that is left, whatever it counts.]",
		fig("agreed", "1 where players play low")), Owes: "{seat} wins",
		Of: func(agreed int32) *Rule {
			if agreed == 0 {
				return &Rule{}
			}
			return &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Round {
					s.Owe(table.DueCard, table.Account(seat), table.Account(f.Seat), int32(s.Hand[seat].Len()))
				}
			}, Lifts: []string{"parts/left.paid"}, Hush: func(*State, *engine.Fact) bool { return true }}
		}},
	{Question: q("king.left", "What does a king cost that is left in a hand?",
		"Whoever is left with a king gives {each amount} to each other player.", fig("each", "to each other player, for each king")),
		Owes: "{seat} wins, and kings are left", Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			for _, seat := range s.Round {
				if n := (s.Hand[seat] & cards.Face(cards.King)).Len(); n > 0 {
					s.Pay(table.DueCard, seat, game.ToEach, each*int32(n), f)
				}
			}
		}},
	{Question: q("heap.fine", "What does it cost to look among the cards played?",
		"Whoever touches the cards that were played, to look at them, gives {payee him} {fine amount}.", fig("fine", "to each payee")).WithRoles(payee), Head: "The laws",
		Owes: "{seat} looks among the cards played", Make: func(t *game.Terms) *Rule {
			fine, to := t.N("fine"), t.Role("payee")
			return &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActLook, On: func(s *State, f *engine.Fact) {
				if !parts.InTalon(s, f.Card) {
					s.Pay(table.DueFine, f.Seat, to, fine, f)
				}
			}}
		}},
}

// payee is the role of whoever receives a fine.
var payee = fig("payee", "who receives it")

// late reports whether the player to whom a due goes asked for it too late,
// having said so since playing the card before.
func late(s *State, d *engine.Due) bool {
	if !s.Told(table.FactAct) {
		return false
	}
	seat := d.To.Seat()
	for i := int(d.Fact) - 1; i >= 0; i-- {
		switch f := &s.Facts[i]; {
		case f.Kind == table.FactPlayed && f.Seat == seat:
			return false
		case f.Kind == table.FactAct && f.Seat == seat && f.N == int32(actLate):
			return true
		}
	}
	return false
}
