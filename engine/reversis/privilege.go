package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// The Espagnolette: the privilege of a hand with the aces; also the player who has it.

// privileges lists the questions about the Espagnolette.
var privileges = []Maker{
	{Question: q("espagnolette", "Which hands are the Espagnolette?",
		"{aces word} aces make the Espagnolette[with: ; so do {with word} beside a Quinola][both: , or {both word} beside both].", fig("aces", "the aces it needs"), fig("with", "the aces it needs beside a Quinola"), fig("both", "the aces it needs beside both Quinolas")), Says: "{seat} holds an Espagnolette", Head: "Espagnolette",
		Make: func(t *game.Terms) *Rule {
			alone, with, both := int(t.N("aces")), int(t.Or("with", 9)), int(t.Or("both", 9))
			return &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
				quinolas := s.Watched() &^ aces
				for _, seat := range s.Round {
					hand := s.Dealt[seat]
					n := (hand & aces).Len()
					held := (hand & quinolas).Len()
					var rests engine.FactKinds
					if n < alone {
						for set := hand & quinolas; set != 0; set = set.Without() {
							rests = rests.With(named(s, set.First()))
						}
					}
					if n >= alone || held > 0 && n >= with || held > 1 && n >= both {
						said := s.Tell(factEspagnolette, seat)
						said.N = int32(n)
						said.RestOn(rests)
					}
				}
			}}
		}},
	{Question: q("espagnolette.renounce", "How long may the Espagnolette renounce?",
		"The Espagnolette may renounce though able to follow suit[until: , up to the {until ordinal} trick][!until: , to the end].", fig("until", "the last trick in which this is allowed")), Says: "{seat} throws {card} though able to follow suit",
		Make: func(t *game.Terms) *Rule {
			until := int8(t.Or("until", 99))
			return &Rule{Lifts: []string{"reversis/follow-suit"}, While: factEspagnolette.Bit(), When: func(s *State, a *engine.Act) bool {
				return s.Who(factEspagnolette) == a.Seat && s.Trick <= until && !s.Told(factRightEnded)
			}}
		}},
	{Question: q("espagnolette.used", "When has the Espagnolette used the right?",
		"[renounced=1: The Espagnolette is free to play the hand as an ordinary one, but][!renounced: The Espagnolette] has used the right at the first such renounce, and cannot then play the hand as an ordinary one.", fig("renounced", "1 where a renounce is needed, 0 where it is enough to hold the cards")), Says: "{seat} has used the right of the Espagnolette", Not: "{seat} has played the Espagnolette as an ordinary hand",
		Make: func(t *game.Terms) *Rule {
			free := t.Or("renounced", 1) == 1
			return &Rule{Hears: engine.Facts(factRenounced, factEspagnolette, table.FactEnd), Given: factEspagnolette.Bit(), On: func(s *State, f *engine.Fact) {
				holder := s.Who(factEspagnolette)
				if holder == cards.NoSeat || s.Told(factRightUsed) {
					return
				}
				switch {
				case f.Kind == factRenounced && f.Seat == holder, f.Kind == factEspagnolette && !free:
					s.Tell(factRightUsed, holder).Card = f.Card
				case f.Kind == table.FactEnd:
					s.Tell(factRightUnused, holder)
				}
			}}
		}},
	{Question: q("espagnolette.ends", "What ends the right of the Espagnolette?",
		"A trick that stays with the Espagnolette, up to the {until ordinal}, ends the right.", fig("until", "the last trick that ends it by staying so")), Says: "a trick stays with {seat}: the right is at an end",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: factEspagnolette.Bit()}, On: func(s *State, f *engine.Fact, until int32) {
			if !s.Told(factRightEnded) && int32(s.Trick) <= until && s.Who(factEspagnolette) == f.Taker {
				s.Tell(factRightEnded, f.Taker)
			}
		}},
	{Question: q("espagnolette.wins", "Does the Espagnolette win the party before others?", "An Espagnolette that used the right and took no trick wins the party before all others."), Says: "{seat} wins the party as Espagnolette",
		Rule: &Rule{Asked: 1 << askWinner, Reads: 1 << table.Tricks, While: factRightUsed.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(s.Who(factRightUsed) == seat && tricksOf(s, seat) == 0)
		}}},
	{Question: q("espagnolette.loses", "When has the Espagnolette lost?",
		"An Espagnolette that used the right loses by taking a trick[from:  from the {from ordinal} on].", fig("from", "the first trick not to be taken")), Says: "{seat} has lost the Espagnolette",
		Make: func(t *game.Terms) *Rule {
			from := int8(t.Or("from", 1))
			return &Rule{Reads: 1 << table.Tricks, Hears: engine.Facts(table.FactTrick, factThrownDown, factRightUsed), Given: factRightUsed.Bit(), On: func(s *State, f *engine.Fact) {
				seat := s.Who(factRightUsed)
				if seat == cards.NoSeat || s.Told(factRightEnded) || s.Told(factRightLost) || s.Told(factUndertaken) {
					return
				}
				late := f.Kind != factRightUsed && f.Taker == seat && f.Trick >= from
				early := from == 1 && tricksOf(s, seat) > 0
				if late || early {
					s.Tell(factRightLost, seat)
				}
			}}
		}},
	{Question: q("espagnolette.loses.party", "Who pays the party when the Espagnolette has lost?", "A lost Espagnolette pays the party, even with blank tricks."), Says: "a lost Espagnolette loses the party",
		Rule: &Rule{Asked: 1<<askWinner | 1<<askLoser, While: factRightLost.Bit(), Prefer: func(s *State, q engine.Question, seat cards.Seat) int {
			return loses(q, s.Who(factRightLost) == seat)
		}}},
	{Question: q("espagnolette.loses.pool", "What does a lost Espagnolette pay into the pool?",
		"A lost Espagnolette that had placed the Quinola gives back what it drew, and makes the Remise besides[own=1: ; for a Quinola of another it makes none][most: , at most {most amount}][little: , to the little pool at most {little amount}].", fig("own", "1 where only for an own Quinola, 0 where for that of another, too"), fig("most", "at most"), fig("little", "at most, into the little pool")), Not: "{seat} makes no Remise for the Quinola of another", Owes: "the lost Espagnolette makes the Remise",
		Make: func(t *game.Terms) *Rule {
			most, own := limitsOf(t), t.Or("own", 1) == 1
			return &Rule{Hears: table.FactEnd.Bit(), Given: factRightLost.Bit(), On: func(s *State, _ *engine.Fact) {
				lost := s.Who(factRightLost)
				if s.Is(factBarred, lost) { // a barred player has placed nothing
					return
				}
				for i := range s.Facts {
					f := s.Facts[i]
					his, pool := f.Seat == lost, quinolaOf(s, f.Card)
					if pool < 0 || f.Kind != factPlaced && (his || f.Kind != factForced) {
						continue
					}
					if own && !his {
						s.Tell(factSpared, lost).Card = f.Card
						continue
					}
					drawn := drawnBy(s, int16(i))
					if his && drawn.Amount > 0 {
						s.OweAs(&drawn, dueReturn, table.Account(lost), engine.Box(pool), drawn.Amount)
					}
					s.OweFor(int16(i), dueBeast, table.Account(lost), engine.Box(pool), min(s.Pool(pool)+drawn.Amount, most[pool]))
				}
			}}
		}},
	{Question: q("espagnolette.loses.aces", "What does a lost Espagnolette return for aces and Quinolas?",
		"A lost Espagnolette returns {times times} what was paid for aces and Quinolas placed in the hand, to those who paid.", fig("times", "how many times what was paid")), Owes: "the lost Espagnolette returns what was paid for {card}",
		Rule: &Rule{Hears: table.FactEnd.Bit(), Given: factRightLost.Bit()}, On: func(s *State, _ *engine.Fact, times int32) {
			lost := s.Who(factRightLost)
			for i := range s.Dues {
				d := s.Dues[i]
				if (d.Class == dueAcePlaced || d.Class == dueGift) && d.Stands() && d.From.Seat() != lost {
					s.OweAs(&d, dueReturn, table.Account(lost), d.From, times*d.Amount)
				}
			}
		}},
	{Question: q("espagnolette.loses.own", "What does a lost Espagnolette return of what it was paid?", "A lost Espagnolette returns what it was paid for aces and Quinolas, all but for forcing a Quinola."), Voids: "the lost Espagnolette returns what it was paid for {card}",
		Rule: &Rule{Review: table.FactEnd.Bit(), While: engine.Facts(factRightLost, table.FactEnd), Dues: consolations &^ (1 << dueForced), Annul: func(s *State, d *engine.Due) bool {
			return s.Told(table.FactEnd) && d.To.Seat() == s.Who(factRightLost)
		}}},
	{Question: q("espagnolette.pays.made", "Who pays when another makes the Reversis against an Espagnolette?",
		"When another makes the Reversis, [used=0: whoever held the aces][!used: whoever used the right] pays alone for the company.", fig("used", "0 where it is enough to hold the aces")),
		Make: func(t *game.Terms) *Rule {
			how := factRightUsed
			if t.Or("used", 1) == 0 {
				how = factEspagnolette
			}
			return &Rule{Dues: 1 << dueReversis, While: how.Bit(), Bears: func(s *State, d *engine.Due) engine.Account { return bearsFor(s, how, d) }}
		}},
	{Question: q("espagnolette.pays.broken", "Who pays when others undertake and break a Reversis beside an Espagnolette?", "When another’s Reversis is broken, whoever used the right pays the player who breaks it."),
		Rule: &Rule{Dues: 1 << dueForfeit, While: factRightUsed.Bit(), Bears: func(s *State, d *engine.Due) engine.Account {
			return bearsFor(s, factRightUsed, d)
		}}},
	{Question: q("espagnolette.unpaid", "What is a Quinola forced from an Espagnolette worth in a Reversis?", "A Quinola forced from an Espagnolette brings nothing in a Reversis."), Voids: "{card} forced from an Espagnolette brings nothing in a Reversis",
		Rule: &Rule{Review: engine.Facts(factUndertaken, factRightUsed), While: engine.Facts(factUndertaken, factRightUsed), Dues: 1 << dueForced, Annul: func(s *State, d *engine.Due) bool {
			f := s.Fact(d)
			return f != nil && s.Who(factRightUsed) == f.Seat
		}}},
}

// drawnBy returns the draw from a pool that rests on a fact, if it stands.
func drawnBy(s *State, fact int16) engine.Due {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Class == dueDraw && d.Fact == fact && d.Stands() {
			return *d
		}
	}
	return engine.Due{}
}

// bearsFor returns the account of the player of whom a fact was said, if that
// player is to bear this due of another.
func bearsFor(s *State, kind engine.FactKind, d *engine.Due) engine.Account {
	seat := s.Who(kind)
	if seat == cards.NoSeat || seat == d.To.Seat() || seat == undertaker(s) {
		return engine.NoAccount
	}
	return table.Account(seat)
}
