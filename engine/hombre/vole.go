package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The vole: all tricks taken by the player and the friend, if they undertake it.

// toVole is N of an act by which a hand is shown with the words that the vole
// is undertaken.
const toVole = 1

// tookAll reports whether the player's side has taken every trick.
func tookAll(s *State) bool { return s.SideTricks(player(s)) == int32(s.Law().Each()) }

// missed reports whether the vole was undertaken and has failed.
func missed(s *State) bool { return s.Told(factTried) && !tookAll(s) }

// made reports whether the vole was undertaken and every trick taken, by a player who
// has not looked at the discard; whoever plays contre has none.
func made(s *State) bool {
	return s.Told(factTried) && tookAll(s) && (contract(s) == actContre || !lookedBack(s))
}

// lookedBack reports whether the player has looked at the own discard after drawing.
func lookedBack(s *State) bool {
	at := player(s)
	drew := parts.Where(s, table.FactSaid, func(f *engine.Fact) bool { return f.Seat == at && f.N == int32(table.ActDone) })
	return parts.Deed(s, actDiscard, func(f *engine.Fact) bool { return f.Seat == at && (drew == nil || f.Clock > drew.Clock) }) != nil
}

// openVole returns the act by which a hand was laid open that undertook the vole, or nil.
func openVole(s *State) *engine.Fact {
	if tried := s.Seen(factTried); tried != nil && tried.Cause >= 0 && s.Facts[tried.Cause].Kind == table.FactAct {
		return &s.Facts[tried.Cause]
	}
	return nil
}

// opens reports whether an act undertook the vole, with the hand laid open.
func opens(s *State, f *engine.Fact) bool {
	open := openVole(s)
	return open != nil && open.Clock == f.Clock
}

// sure returns how many tricks a hand is sure of if it leads: in each suit the
// cards that no other card of it can take, and all of the suit if these are as
// many as the others may still have. Plain suits count only if nobody else has
// a trump left.
func sure(s *State, seat cards.Seat) (n int32) {
	var others cards.Set
	for _, other := range s.Round {
		if other != seat {
			others |= s.Hand[other]
		}
	}
	hand, trumps := s.Hand[seat], s.Trumps()
	n = sureOf(s, hand&trumps, others&trumps)
	if n < int32((others & trumps).Len()) {
		return n
	}
	for suit := cards.Suit(0); suit < 4; suit++ {
		lane := cards.Lane(suit) &^ trumps
		n += sureOf(s, hand&lane, others&lane)
	}
	return n
}

// sureOf returns how many tricks some cards of a suit take, against others of it.
func sureOf(s *State, own, others cards.Set) (n int32) {
	for set := own; set != 0; set = set.Without() {
		if c := set.First(); s.Above(others, c) == 0 {
			n++
		}
	}
	if int(n) >= others.Len() {
		return int32(own.Len())
	}
	return n
}

// shown reports whether a player of the player's side has shown a hand, and has not
// undertaken the vole by it, nor might by the act now heard.
func shown(s *State, now *engine.Fact) bool {
	return parts.Deed(s, table.ActShow, func(f *engine.Fact) bool {
		return f.Card == cards.None && s.Side(player(s)).Has(f.Seat) && f.Clock != now.Clock && !opens(s, f)
	}) != nil
}

// noVole returns a maker by which no vole can be had where a condition holds, unless it
// was bid: one undertaken before cannot be claimed if it is made, and is paid for if not.
func noVole(question game.Question, where func(s *State, f *engine.Fact) bool) *Maker {
	return &Maker{Question: question,
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: append([]string{"hombre/vole"}, undertakings...), Hush: func(s *State, f *engine.Fact) bool {
			if f.Kind == table.FactDecided && (contract(s) == actContre || declares(s)) {
				return false
			}
			return (f.Kind == table.FactDecided || undertakes(s, f)) && where(s, f)
		}}}
}

// leads reports whether a card was led that may undertake the vole. It saves
// looking at the others, as hands are played by the hundred thousand.
func leads(s *State) bool { return s.Table.N == 1 && 2*int(s.Trick) > s.Law().Each() }

// undertakings lists the rules by which the vole is undertaken in play.
var undertakings = []string{"hombre/vole.tried", "hombre/vole.open"}

// undertakes reports whether a fact may undertake the vole.
func undertakes(s *State, f *engine.Fact) bool { return f.Kind == table.FactAct || leads(s) }

// voles lists the questions about the vole.
var voles = []*Maker{
	{Question: q("vole.tried", "How is the vole undertaken?",
		"Those who have taken the first {tricks word} tricks and lead to the next undertake the vole.", fig("tricks", "the tricks that win")), Head: "The vole", Says: "{seat} undertakes the vole",
		Rule: &Rule{Hears: table.FactPlayed.Bit(), Only: 1 << 1, Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit()},
		On: func(s *State, f *engine.Fact, tricks int32) {
			if int32(s.Trick) != tricks+1 {
				return
			}
			if at := player(s); s.SideTricks(at) == tricks {
				s.Tell(factTried, at)
			}
		}},
	{Question: q("vole.open", "May the vole be undertaken with the hand laid open?",
		"Whoever of the player and the friend has {sure word} tricks that are sure may show the hand and undertake the vole while the game is not won, whoever is to play.", fig("sure", "the tricks that the hand is sure of")),
		Says: "{seat} undertakes the vole",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActShow, Given: table.FactUndertakes.Bit(), Reads: table.Tricks.Bit(), Lifts: []string{"hombre/hand.shown"}, Hush: opens},
		On: func(s *State, f *engine.Fact, least int32) {
			if f.Amount == toVole && s.Side(player(s)).Has(f.Seat) && takesAll(s) && !won(s) && sure(s, f.Seat) >= least {
				s.Tell(factTried, player(s))
			}
		}},
	{Question: q("vole.dictated", "Who chooses the friend's cards when a hand is laid open for the vole?",
		"The opponents may have the friend of whoever has laid the hand open for the vole play which card they please."),
		Rule: &Rule{While: engine.Facts(table.FactAct, factTried), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if f := lastDeed(s, actDictate, cards.NoSeat, seat, hand); f != nil {
				return onlyCard(s, hand, f.Card)
			}
			return 0
		}}},
	{Question: q("vole.told", "When may the opponents choose it?",
		"Nobody chooses another's cards else."),
		Rule: &Rule{Judges: actDictate.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			at := player(s)
			open := openVole(s)
			return open == nil || !s.Told(factTried) || s.Side(at).Has(a.Seat) || !s.Side(at).Has(a.To) || a.To == open.Seat
		}}},
	noVole(q("vole.shown", "May the vole be undertaken by those who have shown a hand?", "Those who show a hand can no longer have the vole."), shown),
	{Question: q("vole.king", "May the vole be undertaken before the king has appeared?",
		"The vole cannot be undertaken before the card called has appeared."),
		Rule: &Rule{Lifts: undertakings, Hush: func(s *State, f *engine.Fact) bool {
			return undertakes(s, f) && s.Told(factCalled) && !s.Told(table.FactSide)
		}}},
	{Question: q("vole.king.led", "May the vole be undertaken by leading the card called?",
		"The vole cannot be undertaken by leading the card called: it must have been played before."),
		Rule: &Rule{Lifts: undertakings[:1], Hush: func(s *State, f *engine.Fact) bool {
			side := s.Seen(table.FactSide) // of a king that was bought it names no card
			return leads(s) && side != nil && side.Card == f.Card
		}}},
	{Question: q("vole.forced", "May the vole be undertaken by whoever was forced to play?",
		"Whoever was forced to play by spadille cannot undertake the vole."),
		Rule: &Rule{Lifts: undertakings, Hush: func(s *State, f *engine.Fact) bool { return undertakes(s, f) && forced(s) }}},
	{Question: q("contre.vole", "What does contre engage to?",
		"Whoever plays contre undertakes the vole."),
		Rule: &Rule{Hears: table.FactPlaying.Bit(), Given: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if contract(s) == actContre {
				s.Tell(factTried, player(s))
			}
		}}},
	{Question: q("vole", "When is the vole made?",
		"Those who have undertaken the vole make it with every trick."), Says: "{seat} makes the vole",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: factTried.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if at := player(s); tookAll(s) {
				said := s.Tell(table.FactVole, at)
				said.Seats = s.Side(at)
				said.RestOn(rests(s))
			}
		}}},
	paid(q("vole.paid", "What is paid for the vole?",
		"The vole is paid {each amount} by each of the others."), "the vole is paid", table.FactVole.Bit(), table.DueVole,
		func(s *State, n int32) int32 { return n }),
	paid(q("vole.missed", "What does a vole cost that was undertaken and is missed?",
		"Those who miss the vole which they have undertaken pay {each amount} for it."), "the vole was undertaken and is missed", table.FactDecided.Bit(), table.DueVole,
		func(s *State, n int32) int32 {
			if !missed(s) {
				return 0
			}
			return n
		}),
	{Question: q("vole.alone", "What is the vole worth without a king?",
		"The vole is paid double by or to whoever plays without calling a king."),
		Rule: &Rule{Dues: table.DueVole.Bit(), Scale: twice(alone)}},
	{Question: q("contre.missed", "What is lost by whoever plays contre and misses the vole?",
		"Whoever plays contre and misses the vole is paid for nothing and draws nothing."), Voids: "the vole of contre is missed: nothing is paid",
		Rule: &Rule{While: engine.Facts(factTried, table.FactWon), Dues: 1<<table.DueGame | 1<<dueConsolation | 1<<dueMatadors | 1<<dueAlone | 1<<dueHazard | 1<<table.DueBox,
			Annul: func(s *State, d *engine.Due) bool {
				return contract(s) == actContre && !s.Told(table.FactVole) && d.From.Seat() != player(s)
			}}},
	{Question: q("devole", "When is the devole made?",
		"A player who personally takes no trick makes the devole."), Says: "{seat} makes no trick: the devole",
		Rule: &Rule{Hears: table.FactLost.Bit(), Reads: table.Tricks.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Tally(table.Tricks, f.Seat) == 0 {
				s.Tell(table.FactDevole, f.Seat)
			}
		}}},
	paid(q("devole.paid", "What does the devole cost?",
		"The devole pays {each amount} to each of the others, but not to the friend."), "{seat} pays for the devole", table.FactDevole.Bit(), dueDevole,
		func(s *State, n int32) int32 { return n }),
}
