package reversis

import (
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// A record of Reversis has its own lines for the cards put out and swapped,
// for the beasts on the sheet and for what was not asked for.

// The names of what is carried from hand to hand, for package table.
const (
	waits     = "beast"  // a beast
	stands    = "stands" // a beast in play
	noStakes  = "no-stakes"
	unstaked  = "unstaked"
	owned     = "owned"
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
	for i := range x.Acts {
		if err := placed(l, r, &x.Acts[i]); err != nil {
			return nil, err
		}
	}
	slices.SortStableFunc(x.Acts, func(a, b record.Act) int { return sooner(a.Act) - sooner(b.Act) })
	err := sheet(rs, r, &x)
	if err == nil && r.Dealer != cards.NoSeat {
		err = exchanged(rs, r, &x)
	}
	for _, a := range r.Acts {
		switch {
		case r.Position:
		case a.Act == unstaked:
			carry(&x, unstaked, a.Seat, 1)
			carry(&x, noStakes, cards.NoSeat, 1)
		case a.Act == "own":
			carry(&x, owned, a.Seat, 1)
		}
	}
	claims(r, &x)
	return &x, err
}

func carry(x *record.Record, name string, seat cards.Seat, n int32) {
	x.State = append(x.State, record.Item{Name: name, Seat: seat, N: n})
}

// sooner returns 0 for an act that changes another of the same moment, else 1: an
// agreement comes before what was agreed upon.
func sooner(act string) int {
	switch act {
	case "agree", "mend", "warn", "recall":
		return 0
	}
	return 1
}

// placed returns an error if an act cannot be done at the moment for which it is
// noted.
func placed(l *table.Law, r *record.Record, a *record.Act) error {
	rs := l.Book()
	if a.At > rs.Tricks {
		return game.Fault("an act is noted for trick " + ascii.Itoa(a.At) + ": a hand has " + ascii.Itoa(rs.Tricks) + " tricks")
	}
	kind, ok := l.Game().ActOf(a.Act)
	if !ok || phased.Has(kind) {
		return game.Fault("unknown act \"" + a.Act + "\"; there are " + l.Game().FreeWords())
	}
	where := ""
	switch kind {
	case actTwelve, actTwo:
		if a.At != record.AtExchange && !r.Position {
			where = "done at the exchange"
		}
	case table.ActRevoke, actCaught, actGather, actWarn, actThrow, actRecall:
		if a.At < 1 {
			where = "done at a trick"
		}
	}
	switch {
	case where != "":
		return game.Fault(moment(a.At) + ": " + a.Act + " is " + where)
	case a.Seat == cards.NoSeat && kind != actAgree:
		return game.Fault("the act " + a.Act + " names no player; name the seat before it")
	}
	return nil
}

// phased holds the acts that a phase asks for, and notes.
var phased = engine.Acts(table.ActPlay, table.ActDeal, actPutOut, actKeep, actSwap, table.ActTake)

// moment names the moment of an act, for an error.
func moment(at int) string {
	switch at {
	case record.AtDraw:
		return "at the draw"
	case record.AtDeal:
		return "at the deal"
	case record.AtExchange:
		return "at the exchange"
	}
	return "trick " + ascii.Itoa(at)
}

// sheet adds the beasts of the record r to what x carries.
func sheet(rs *game.Ruleset, r, x *record.Record) error {
	if len(r.Beasts) > 0 && !hasSheet(rs) && rs.Answer("reversis/game.beasts") == nil {
		return game.Fault("beasts do not wait under " + rs.ID + "; leave the line beast out")
	}
	if len(r.Beasts) > sheetLines/2 {
		return game.Fault("the sheet has " + ascii.Itoa(len(r.Beasts)) + " beasts; it has room for " + ascii.Itoa(sheetLines/2))
	}
	inPlay := 0
	for _, b := range r.Beasts {
		name := waits
		if b.InPlay {
			name = stands
			inPlay++
		}
		carry(x, name, b.By, b.Amount)
	}
	if inPlay > 1 {
		return game.Fault("one beast is in play at a time, not " + ascii.Itoa(inPlay) + "; leave \"in play\" with one")
	}
	return nil
}

// claims adds what was not asked for to what x carries.
func claims(r, x *record.Record) {
	var set cards.Set
	for _, word := range r.Unclaimed {
		if c, ok := cards.CardOf(word); ok {
			set |= c.Bit()
		} else if word == "party" || word == "pool" {
			carry(x, lapses+word, cards.NoSeat, 1)
		}
	}
	carryUnasked(func(name string, seat cards.Seat, n int32) { carry(x, name, seat, n) }, set)
}

// carryUnasked carries the cards that were not asked for.
func carryUnasked(carry func(name string, seat cards.Seat, n int32), set cards.Set) {
	for i, n := range [...]uint32{uint32(set), uint32(set >> 32)} {
		if n != 0 {
			carry(unasked, cards.Seat(i), int32(n))
		}
	}
}

// exchanged adds what was put out and swapped to x, as steps.
func exchanged(rs *game.Ruleset, r, x *record.Record) error {
	noted, later := false, false
	for _, e := range r.Exchange {
		noted = noted || e.Done
	}
	for i := range r.Acts {
		later = later || r.Acts[i].At >= record.AtExchange
	}
	if r.Position && (r.Trick > 0 || !noted) || !r.Position && (r.Players == 0 || len(r.Plays) == 0 && !noted && !later) {
		return nil
	}
	seat := r.Dealer
	for range rs.Seats {
		seat = cards.Right(rs.Seats, seat)
		if seat == cards.NoSeat {
			return nil // package table reports this
		}
		st, err := putsOut(r, seat)
		if err != nil {
			return err
		}
		x.Steps = append(x.Steps, st)
	}
	given := r.Swap != [cards.Seats]cards.Card{}
	if rs.Answer(Prefix+swaps) == nil {
		if given {
			return game.Fault("cards are not swapped under " + rs.ID + "; leave the line swap out")
		}
		return nil
	}
	if !given && (r.Position || len(r.Plays) == 0) {
		return nil
	}
	for _, seat := range cards.Round(rs.Seats) {
		c := r.Swap[seat]
		if c == cards.None {
			return game.Fault("the swap: " + seat.String() + " gives no card to the opposite player (by " + Prefix + swaps + ")")
		}
		x.Steps = append(x.Steps, record.Step{Phase: swaps, Act: swaps, Seat: seat, Cards: []cards.Card{c}, To: cards.Opposite(rs.Seats, seat)})
	}
	return nil
}

// putsOut returns the step of a player in the exchange. If the record notes
// nothing, and the hand did not come to the play, the step is unknown.
func putsOut(r *record.Record, seat cards.Seat) (st record.Step, err error) {
	e := r.Exchange[seat]
	st = record.Step{Phase: exchanges, Seat: seat, To: cards.NoSeat}
	second := cards.None
	for i := range r.Acts {
		if a := &r.Acts[i]; a.At == record.AtExchange && a.Seat == seat {
			switch a.Act {
			case "keep-12":
				st.Act = a.Act
			case "discard-2":
				second = a.Card
			}
		}
	}
	switch {
	case st.Act != "" && e.Done && e.Out != cards.None:
		err = game.Fault("the exchange: " + seat.String() + " put out " + e.Out.Sign() + " and is said to keep twelve cards; leave one of the two out")
	case st.Act != "":
	case !e.Done && len(r.Plays) > 0 && !r.Position:
		err = game.Fault("the exchange: nothing is said of " + seat.String() + "; name the card put out, or - for none")
	case !e.Done:
		st.Act = nothing
	case e.Out == cards.None:
		st.Act = "keep"
	default:
		if st.Cards = []cards.Card{e.Out}; second != cards.None {
			st.Cards = append(st.Cards, second)
		}
	}
	return st, err
}

// writes converts a record of package table to the lines of Reversis.
func writes(l *table.Law, r *record.Record) {
	begun := len(r.Plays) > 0
	second := map[cards.Seat]cards.Card{}
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
			out := cards.None
			for _, c := range st.Cards {
				if c != second[st.Seat] {
					out = c
				}
			}
			r.Exchange[st.Seat] = record.Exchange{Done: true, Out: out}
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
