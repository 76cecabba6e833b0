package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// What the Quinola draws from its pool and pays into it, and beasts: debts to the pool, noted on a sheet.

// pooling lists the questions about the pool and the beasts.
var pooling = []Maker{
	{Question: q("quinola.placed", "Who takes what from the pool when a Quinola is placed?",
		"When a Quinola is placed {taker} draws the pool[most: , but at most {most amount}][little: , and from the little pool at most {little amount}].", fig("most", "at most"), fig("little", "at most, from the little pool")).WithRoles(fig("taker", "who takes it")), Owes: "{card} placed draws the pool", Head: "Pool",
		Make: func(t *game.Terms) *Rule {
			most, taker := limitsOf(t), t.Role("taker")
			return &Rule{Hears: factPlaced.Bit(), On: func(s *State, f *engine.Fact) { remise(s, dueDraw, seatOf(s, taker, f), s.Index(f), most) }}
		}},
	{Question: q("quinola.forced", "Who pays what into the pool when a Quinola is forced?",
		"When a Quinola is forced {payer} makes the Remise: as much as the pool holds[most: , but at most {most amount}][little: , to the little pool at most {little amount}].", fig("most", "at most"), fig("little", "at most, into the little pool")).WithRoles(fig("payer", "who pays it")), Owes: "{card} forced costs a Remise",
		Make: func(t *game.Terms) *Rule { return beastFor(t, factForced) }},
	{Question: q("quinola.led", "Who pays what into the pool when a Quinola is led?",
		"When a Quinola is led {payer} makes the Remise[most: , but at most {most amount}][little: , to the little pool at most {little amount}].", fig("most", "at most"), fig("little", "at most, into the little pool")).WithRoles(fig("payer", "who pays it")), Owes: "{card} led costs a Remise",
		Make: func(t *game.Terms) *Rule { return beastFor(t, factLed) }},
	{Question: q("pool.claim", "Until when may the pool be drawn?", "A draw on the pool that is not asked for in time stays in it."), Voids: "the pool was not asked for",
		Rule: &Rule{Dues: 1<<dueDraw | 1<<dueOwnDraw, Annul: func(s *State, d *engine.Due) bool { return lapsed(s, "pool") }}},
	{Question: q("beast.sheet", "Is a beast paid into the pool or noted on the sheet?", "A beast is not paid in, but noted on the sheet."), Owes: "a beast is noted on the sheet",
		Rule: &Rule{Dues: beasts, Goes: func(s *State, d *engine.Due) engine.Account { return engine.Sheet }}},
	{Question: q("beast.size", "How great is a beast when another is in play?", "A beast is greater by the beast in play."),
		Rule: &Rule{Dues: beasts, Adds: func(s *State, d *engine.Due) int32 { return AtStake(s) }}},
	{Question: q("beast.won", "Who receives the beast in play?", "Whoever wins the pool receives the beast in play as well."), Owes: "the beast in play is won",
		Rule: &Rule{Hears: engine.Facts(factPlaced, factMade), On: func(s *State, f *engine.Fact) {
			won := f.Kind == factPlaced && quinolaOf(s, f.Card) >= 0
			class := dueDraw
			if f.Kind == factMade {
				won, class = ownQuinola(s, 0, f.Seat, int32(lastTrick(s))-1) >= 0, dueOwnDraw
			}
			if won {
				s.Owe(class, engine.Sheet, table.Account(f.Seat), AtStake(s))
			}
		}}},
	{Question: q("beast.next", "Which beast is put into play next?", "The highest beast that is left comes into play next."),
		Rule: &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) {
			sheet, n := sheetNow(s)
			best := -1
			for i := range sheet[:n] {
				if sheet[i].InPlay {
					return
				}
				if best < 0 || sheet[i].Amount >= sheet[best].Amount {
					best = i
				}
			}
			if best >= 0 {
				s.Tell(factBeastPlaced, sheet[best].By).N = int32(best)
			}
		}}},
	// A match asks whether the first waits, too.
	{Question: q("game.beasts", "In which order are beasts put in?",
		"[first=0: Beasts wait until the pool is won, and][first=1: The first beast goes in at once; others wait, and] are put in one at a time, [greatest=1: the greatest first][greatest=0: the oldest first].", fig("greatest", "1 where the greatest comes first, 0 where the first"), fig("first", "1 where the first goes in at once")),
		Make: func(t *game.Terms) *Rule {
			greatest := t.N("greatest") == 1
			return &Rule{Judges: actPutIn.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				next := int32(-1)
				for i, b := range owedBeasts(s) {
					if i == 0 || greatest && b.Amount > next {
						next = b.Amount
					}
				}
				return int32(a.N[0]) != next
			}}
		}},
	{Question: q("game.beasts.revoked", "With what is a beast put in that was made by a revoke?", "A beast made by a revoke goes in together with another, if one waits."),
		Rule: &Rule{
			Judges: actPutIn.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				sum := withRevoked(s)
				return sum > 0 && int32(a.N[0]) != sum
			},
			Lifts: []string{"reversis/game.beasts"}, When: func(s *State, a *engine.Act) bool {
				return a.Kind == actPutIn && int32(a.N[0]) == withRevoked(s)
			},
		}},
	{Question: q("game.together", "May two beasts of one player be put in together?", "A player who made two beasts one after the other may have them put in together."),
		Rule: &Rule{Lifts: []string{"reversis/game.beasts"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == actPutIn && len(owedBeasts(s)) > 1 && owedBeasts(s)[0].By == a.Seat && owedBeasts(s)[1].By == a.Seat &&
				int32(a.N[0]) == owedBeasts(s)[0].Amount+owedBeasts(s)[1].Amount
		}}},
}

// beastFor returns a rule by which the payer makes the Remise for a Quinola that falls so.
func beastFor(t *game.Terms, how engine.FactKind) *Rule {
	most, payer := limitsOf(t), t.Role("payer")
	return &Rule{Hears: how.Bit(), On: func(s *State, f *engine.Fact) { remise(s, dueBeast, seatOf(s, payer, f), s.Index(f), most) }}
}

// remise makes a player pay into the pool of the Quinola of a fact as much as it holds, or
// draw it, but no more than a limit.
func remise(s *State, class engine.DueClass, seat cards.Seat, fact int16, most [2]int32) {
	i := quinolaOf(s, s.Facts[fact].Card)
	if i < 0 {
		return
	}
	from, to := table.Account(seat), engine.Box(i)
	if beasts&class.Bit() == 0 {
		from, to = to, from
	}
	s.OweFor(fact, class, from, to, min(s.Pool(i), most[i]))
}

// limitsOf returns the most that each pool pays, or is paid, at once.
func limitsOf(t *game.Terms) [2]int32 {
	const all = 1<<31 - 1
	return [2]int32{t.Or("most", all), t.Or("little", all)}
}

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

// AtStake returns the amount of the beast in play; 0 if it has been won.
func AtStake(s *State) int32 {
	if b := beastInPlay(s); b.InPlay && !isWon(s) {
		return b.Amount
	}
	return 0
}

// isWon reports whether the beast in play has been won.
func isWon(s *State) bool {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.From == engine.Sheet && d.Stands() && d.Amount > 0 {
			return true
		}
	}
	return false
}

// sheetNow returns the sheet after the hand: without the beast won, with the new
// ones.
func sheetNow(s *State) (sheet [sheetLines]record.Beast, n int) {
	won := isWon(s)
	for i := 0; i < len(sheet); i++ {
		b, ok := owed(s, i)
		if !ok {
			break
		}
		if !won || !b.InPlay {
			sheet[n] = b
			n++
		}
	}
	for i := range s.Dues {
		d := &s.Dues[i]
		if d.To == engine.Sheet && d.Stands() && d.Amount > 0 && n < len(sheet) {
			sheet[n] = record.Beast{By: d.From.Seat(), Amount: d.Amount}
			n++
		}
	}
	if next := s.Seen(factBeastPlaced); next != nil && int(next.N) < n {
		sheet[next.N].InPlay = true
	}
	return sheet, n
}
