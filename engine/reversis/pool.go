package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// What the Quinola draws from its pool, and pays into it.

// quinolaPlaced: a player who places a Quinola draws its pool, or at most so much.
var quinolaPlaced = Maker{Question: Question{ID: "reversis/quinola.placed", Asks: "Who takes what from the pool when a Quinola is placed?",
	Answer:  "When a Quinola is placed {taker} draws the pool[most: , but at most {most amount}][little: , and from the little pool at most {little amount}].",
	Figures: []part{{"most", "at most"}, {"little", "at most, from the little pool"}},
	Roles:   []part{{"taker", "who takes it"}}},
	Owes: "{card} placed draws the pool",
	Make: func(t *game.Terms) *Rule {
		most, taker := limitsOf(t), t.Role("taker")
		return &Rule{Hears: factPlaced.Bit(), On: func(s *State, f *engine.Fact) {
			if i := quinolaOf(s, f.Card); i >= 0 {
				s.Owe(dueDraw, engine.Box(i), table.Account(seatOf(s, taker, f)), min(s.Pool(i), most[i]))
			}
		}}
	}}

// quinolaForced: the player from whom a Quinola is forced makes the Remise:
// pays in as much as the pool holds, or at most so much.
var quinolaForced = Maker{Question: Question{ID: "reversis/quinola.forced", Asks: "Who pays what into the pool when a Quinola is forced?",
	Answer:  "When a Quinola is forced {payer} makes the Remise: he owes as much as the pool holds[most: , but at most {most amount}][little: , to the little pool at most {little amount}].",
	Figures: []part{{"most", "at most"}, {"little", "at most, into the little pool"}},
	Roles:   []part{{"payer", "who pays it"}}},
	Owes: "{card} forced costs a Remise",
	Make: func(t *game.Terms) *Rule { return beastFor(t, factForced) }}

// quinolaLed: a player who leads a Quinola makes the Remise.
var quinolaLed = Maker{Question: Question{ID: "reversis/quinola.led", Asks: "Who pays what into the pool when a Quinola is led?",
	Answer:  "When a Quinola is led {payer} makes the Remise[most: , but at most {most amount}][little: , to the little pool at most {little amount}].",
	Figures: []part{{"most", "at most"}, {"little", "at most, into the little pool"}},
	Roles:   []part{{"payer", "who pays it"}}},
	Owes: "{card} led costs a Remise",
	Make: func(t *game.Terms) *Rule { return beastFor(t, factLed) }}

// beastFor returns a rule by which the payer makes the Remise for a Quinola that falls so.
func beastFor(t *game.Terms, how engine.FactKind) *Rule {
	most, payer := limitsOf(t), t.Role("payer")
	return &Rule{Hears: how.Bit(), On: func(s *State, f *engine.Fact) {
		if i := quinolaOf(s, f.Card); i >= 0 {
			s.Owe(dueBeast, table.Account(seatOf(s, payer, f)), engine.Box(i), min(s.Pool(i), most[i]))
		}
	}}
}

// limitsOf returns the most that each pool pays, or is paid, at once.
func limitsOf(t *game.Terms) [2]int32 {
	const all = 1<<31 - 1
	return [2]int32{t.Or("most", all), t.Or("little", all)}
}

// poolClaim: what was not asked for in time stays in the pool.
var poolClaim = Maker{Question: Question{ID: "reversis/pool.claim", Asks: "Until when may the pool be drawn?",
	Answer: "A draw on the pool that is not asked for in time stays in it."},
	Voids: "the pool was not asked for",
	Rule:  &Rule{Dues: 1<<dueDraw | 1<<dueOwnDraw, Annul: func(s *State, d *engine.Due) bool { return lapsed(s, "pool") }}}

// ownQuinola returns the index of the first fact, from a place on and before a trick,
// that says that a player led a Quinola or that one was forced from him; or -1.
func ownQuinola(s *State, from int, seat cards.Seat, before int32) int {
	for i := from; i < len(s.Facts); i++ {
		q := &s.Facts[i]
		if (q.Kind == factLed || q.Kind == factForced) && q.Seat == seat && int32(q.Trick) < before && quinolaOf(s, q.Card) >= 0 {
			return i
		}
	}
	return -1
}
