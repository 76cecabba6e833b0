package reversis

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// A record of Reversis has its own lines for the cards put out and swapped,
// for the beasts on the sheet and for what was not asked for.

// The names of what is carried from hand to hand, for package table. Two are those of the
// acts that tell it.
const (
	waits     = "beast"  // a beast
	stands    = "stands" // a beast in play
	noStakes  = "no-stakes"
	unstaked  = "unstaked"
	owned     = "own"
	unasked   = "unclaimed" // cards, the lower 32 and the upper, by number of seat
	lapses    = "lapsed-"   // "party" or "pool"
	exchanges = "exchange"  // the words of the phases
	swaps     = "swap"
)

// reads converts a record of Reversis to one of package table.
func reads(l *table.Law, r *record.Record) (*record.Record, error) {
	rs := l.Book()
	if line := r.Phases(); line != "" {
		return nil, game.Fault("the record has a line \"" + line + "\", for which " + rs.ID + " has no place: is it of another game?")
	}
	if first := max(r.Trick, 1); r.Position && first > rs.Tricks {
		return nil, game.Fault("trick " + ascii.Itoa(first) + ": a hand has " + ascii.Itoa(rs.Tricks) + " tricks")
	}
	x := *r
	x.Beasts, x.Exchange, x.Swap, x.Unclaimed = nil, [cards.Seats]record.Exchange{}, [cards.Seats]cards.Card{}, nil
	x.Acts = slices.Clone(r.Acts)
	slices.SortStableFunc(x.Acts, func(a, b record.Act) int { return sooner(l, a.Act) - sooner(l, b.Act) })
	wrong := sheet(rs, r, &x)
	for i := range r.Acts {
		if wrong == "" {
			wrong = untimely(l, r, &r.Acts[i], &x)
		}
	}
	if wrong == "" && r.Dealer != cards.NoSeat && cards.Right(rs.Seats, r.Dealer) != cards.NoSeat {
		wrong = exchanged(rs, r, &x)
	}
	if wrong != "" {
		return nil, game.Fault(wrong)
	}
	var set cards.Set
	for _, word := range r.Unclaimed {
		if c, ok := cards.CardOf(word); ok {
			set |= c.Bit()
		} else if word == "party" || word == "pool" {
			carry(&x, lapses+word, cards.NoSeat, 1)
		}
	}
	carryUnasked(func(name string, seat cards.Seat, n int32) { carry(&x, name, seat, n) }, set)
	return &x, nil
}

func carry(x *record.Record, name string, seat cards.Seat, n int32) {
	x.State = append(x.State, record.Item{Name: name, Seat: seat, N: n})
}

// carryUnasked carries the cards that were not asked for.
func carryUnasked(carry func(name string, seat cards.Seat, n int32), set cards.Set) {
	for i, n := range [...]uint32{uint32(set), uint32(set >> 32)} {
		if n != 0 {
			carry(unasked, cards.Seat(i), int32(n))
		}
	}
}

// sooner returns 0 for an act that changes another of the same moment, else 1: an
// agreement comes before what was agreed upon.
func sooner(l *table.Law, act string) int {
	if kind, ok := l.Game().ActOf(act); ok && changing.Has(kind) {
		return 0
	}
	return 1
}

// untimely returns why an act cannot be done at the moment for which it is noted, or "".
// What it tells of the stakes is carried.
func untimely(l *table.Law, r *record.Record, a *record.Act, x *record.Record) string {
	kind, _ := l.Game().ActOf(a.Act)
	at := ""
	switch kind {
	case actTwelve, actTwo:
		if a.At != record.AtExchange && !r.Position {
			at = "the exchange"
		}
	case actGrab, actHide: // cards of the talon, from which everybody still takes one
		if a.At != record.AtExchange {
			at = "the exchange"
		} else if kind == actHide && a.Card != cards.None && a.Card != cards.Of(cards.Hearts, cards.Knave) {
			return "what is hidden is the Quinola"
		} else if kind == actGrab && len(a.N) > 0 && a.N[0] != 2 && a.N[0] != 3 {
			return a.Seat.String() + " is said to have taken " + ascii.Itoa(a.N[0]) + " of the cards left over, and two or three are meant: grab 2, grab 3"
		}
	case actPeek:
		if a.Seat == r.Dealer {
			return "the dealer has no card of the talon to look at"
		}
	case table.ActRevoke, actCaught, actGather, actWarn, actThrow, actRecall:
		if a.At < 1 {
			at = "a trick"
		}
	case actUnstaked, actOwn:
		if r.Position {
			break
		}
		if carry(x, a.Act, a.Seat, 1); kind == actUnstaked {
			carry(x, noStakes, cards.NoSeat, 1)
		}
	}
	twice := func(b record.Act) bool {
		return kind == actGather && b.Act == a.Act && b.At == a.At && b.Seat != a.Seat
	}
	switch {
	case slices.ContainsFunc(r.Acts, twice):
		return "trick " + ascii.Itoa(a.At) + ": two players are said to gather it; leave one of them out"
	case at == "":
		return ""
	}
	return "the act " + a.Act + " is noted for " + a.Moment() + "; it is done at " + at
}

// sheet adds the beasts of the record r to what x carries, and returns why they cannot
// be, or "".
func sheet(rs *game.Ruleset, r, x *record.Record) string {
	inPlay := 0
	for _, b := range r.Beasts {
		name := waits
		if b.InPlay {
			name = stands
			inPlay++
		}
		carry(x, name, b.By, b.Amount)
	}
	switch n := len(r.Beasts); {
	case n > 0 && !hasSheet(rs) && rs.Answer("reversis/game.beasts") == nil:
		return "beasts do not wait under " + rs.ID + "; leave the line beast out"
	case n > sheetLines/2:
		return "the sheet has " + ascii.Itoa(n) + " beasts; it has room for " + ascii.Itoa(sheetLines/2)
	case inPlay > 1:
		return "one beast is in play at a time, not " + ascii.Itoa(inPlay) + "; leave \"in play\" with one"
	}
	return ""
}

// exchanged adds what was put out and swapped to x, as steps, and returns why it cannot
// be, or "".
func exchanged(rs *game.Ruleset, r, x *record.Record) (wrong string) {
	noted := r.Exchange != [cards.Seats]record.Exchange{}
	later := slices.ContainsFunc(r.Acts, func(a record.Act) bool { return a.At >= record.AtExchange })
	if r.Position && (r.Trick > 0 || !noted) || !r.Position && (r.Players == 0 || len(r.Plays) == 0 && !noted && !later) {
		return ""
	}
	seat := r.Dealer
	for range rs.Seats {
		seat = cards.Right(rs.Seats, seat)
		st, wrong := putsOut(r, seat)
		if wrong != "" {
			return wrong
		}
		x.Steps = append(x.Steps, st)
	}
	if r.Position { // whoever comes after the last of whom something is noted has still to exchange
		for n := len(x.Steps); x.Steps[n-1].Act == nothing; n = len(x.Steps) {
			x.Steps = x.Steps[:n-1]
		}
	}
	given := r.Swap != [cards.Seats]cards.Card{}
	switch {
	case rs.Answer(Prefix+swaps) == nil && given:
		return "cards are not swapped under " + rs.ID + "; leave the line swap out"
	case rs.Answer(Prefix+swaps) == nil, !given && (r.Position || len(r.Plays) == 0):
		return ""
	}
	for _, seat := range cards.Round(rs.Seats) {
		c := r.Swap[seat]
		if c == cards.None {
			return "the swap: " + seat.String() + " gives no card to the opposite player (by " + Prefix + swaps + ")"
		}
		x.Steps = append(x.Steps, record.Step{Phase: swaps, Act: swaps, Seat: seat, Cards: []cards.Card{c}, To: cards.Opposite(rs.Seats, seat)})
	}
	return ""
}

// putsOut returns the step of a player in the exchange, and why it cannot be, or "". If
// the record notes nothing, and the hand did not come to the play, the step is unknown.
func putsOut(r *record.Record, seat cards.Seat) (st record.Step, wrong string) {
	e := r.Exchange[seat]
	st = record.NewStep(exchanges, seat)
	if e.Out != cards.None {
		st.Cards = []cards.Card{e.Out}
	}
	twelve := false
	for i := range r.Acts {
		if a := &r.Acts[i]; a.At == record.AtExchange && a.Seat == seat {
			twelve = twelve || a.Act == "keep-12"
			if a.Act == "discard-2" && a.Card != cards.None && e.Done {
				if e.Out == cards.None || e.Out == a.Card {
					return st, "the exchange: " + seat.String() + " is said to put out two cards; name another than " + a.Card.Sign() + " in the exchange, too"
				}
				st.Cards = append(st.Cards[:1], a.Card)
			}
		}
	}
	switch {
	case twelve && st.Cards != nil:
		wrong = "the exchange: " + seat.String() + " put out " + e.Out.Sign() + " and is said to keep twelve cards; leave one of the two out"
	case twelve:
		st.Act = "keep-12"
	case !e.Done && len(r.Plays) > 0 && !r.Position:
		wrong = "the exchange: nothing is said of " + seat.String() + "; name the card put out, or - for none"
	case !e.Done:
		st.Act = nothing
	case st.Cards == nil:
		st.Act = "keep"
	}
	return st, wrong
}

// writes converts a record of package table to the lines of Reversis.
func writes(_ *table.Law, r *record.Record) {
	begun := len(r.Plays) > 0
	var second [cards.Seats]cards.Card
	for i := range r.Acts {
		a := &r.Acts[i]
		begun = begun || a.At > 0
		switch a.Act {
		case "discard-2":
			second[a.Seat] = a.Card
		case "revoke":
			a.Card = cards.None
		}
	}
	for _, st := range r.Steps {
		switch {
		case st.Phase == swaps && begun:
			r.Swap[st.Seat] = st.Cards[0]
		case st.Phase == swaps || st.Act == "keep-12" && st.Seat == r.Dealer:
		default:
			e := &r.Exchange[st.Seat]
			e.Done = true
			for _, c := range st.Cards {
				if c != second[st.Seat] {
					e.Out = c
				}
			}
		}
	}
	for i := range r.Plays {
		r.Plays[i].Seat = cards.NoSeat
	}
	var set cards.Set
	var rest []string
	for _, it := range r.State {
		switch it.Name {
		case waits, stands:
			r.Beasts = append(r.Beasts, record.Beast{By: it.Seat, Amount: it.N, InPlay: it.Name == stands})
		case unasked:
			set |= cards.Set(uint32(it.N)) << (32 * it.Seat)
		case lapses + "party", lapses + "pool":
			rest = append(rest, ascii.After(it.Name, lapses))
		}
	}
	for ; set != 0; set = set.Without() {
		r.Unclaimed = append(r.Unclaimed, set.First().String())
	}
	r.Unclaimed = append(r.Unclaimed, rest...)
	r.Steps, r.State = nil, nil
	if r.Talon == nil {
		r.Talon = []cards.Card{}
	}
}

// places adds to a position what lies in the discard.
func places(s *State, p *record.Record) {
	p.Talon, p.State = nil, nil
	p.Discards = cards.Ranked(heapOf(s))
	p.Beasts = append(p.Beasts, owedBeasts(s)...)
}
