package seat

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/reversis/bot"
	"quinola/engine/table"
)

// The phases of a hand, and acts in them other than playing a card.
const (
	exchange = "exchange" // a card is put out, or
	keep     = "keep"     // the hand is kept
	swap     = "swap"     // a card is given to the opposite
	play     = "play"
	claim    = "claim" // at the end a player asks for what would lapse, or
	ask      = "ask"
	waive    = "waive" // does not
)

// hand is a hand of Reversis in progress.
type hand struct {
	law    *table.Law
	guide  *bot.Guide
	rec    *record.Record // as it was dealt
	live   bot.Hand
	claims []claimOf // what may still be asked for
	waived []string
	over   bool // the claims have been found
}

// Turn returns who must act, or NoSeat when the hand is over.
func (h *hand) Turn() cards.Seat {
	if h.live.Phase != bot.Over {
		return h.live.Turn
	}
	if h.find(); len(h.claims) > 0 {
		return h.claims[0].seat
	}
	return cards.NoSeat
}

// word returns the word for what must be done now.
func (h *hand) word() string {
	switch {
	case h.live.Phase == bot.Over && h.Turn() == cards.NoSeat:
		return ""
	case h.live.Phase == bot.Over:
		return claim
	}
	return [...]string{bot.Exchange: exchange, bot.Swap: swap, bot.Play: play}[h.live.Phase]
}

// step returns the step of using a card or, for None, of keeping the hand.
func (h *hand) step(c cards.Card) record.Step {
	st := record.NewStep(h.word(), h.Turn())
	if c == cards.None {
		st.Act = keep
	} else {
		st.Cards = []cards.Card{c}
	}
	return st
}

// May returns what the player whose turn it is may try.
func (h *hand) May() (list []game.Option) {
	seat := h.Turn()
	if h.word() == claim {
		return h.claims[0].options()
	}
	if seat == cards.NoSeat {
		return nil
	}
	may, kept := h.live.May()
	if h.live.Phase == bot.Exchange {
		list = append(list, game.Option{Step: h.step(cards.None), Refused: !kept})
	}
	for set := h.live.State().Hand[seat]; set != 0; set = set.Without() {
		list = append(list, game.Option{Step: h.step(set.First()), Refused: !may.Has(set.First())})
	}
	return list
}

// Why returns the rules that refuse an act of the player whose turn it is, and those
// that lift a refusal.
func (h *hand) Why(st record.Step) (refused, lifted []string) {
	c, err := h.card(&st)
	if err != nil {
		return nil, nil
	}
	return h.live.Why(c)
}

// card returns the card of a step that can be done now, None to keep the hand.
func (h *hand) card(st *record.Step) (cards.Card, error) {
	seat, word := h.Turn(), h.word()
	switch {
	case seat == cards.NoSeat:
		return cards.None, game.Fault("the hand is over")
	case st.Seat != seat:
		return cards.None, game.Fault("it is " + seat.String() + "'s turn")
	case st.Phase != word:
		return cards.None, game.Fault("this is no time to " + st.Phase)
	case word == exchange && st.Act == keep && len(st.Cards) == 0:
		return cards.None, nil
	case st.Act != "" || len(st.Cards) != 1:
		return cards.None, game.Fault("a card is wanted")
	case !h.live.State().Hand[seat].Has(st.Cards[0]):
		return cards.None, game.Fault(seat.String() + " does not hold " + st.Cards[0].Sign())
	}
	return st.Cards[0], nil
}

// Do does an act of the player whose turn it is.
func (h *hand) Do(st record.Step) error {
	if h.word() == claim {
		return h.claim(&st)
	}
	c, err := h.card(&st)
	if err != nil {
		return err
	}
	if may, kept := h.live.May(); c == cards.None && !kept || c != cards.None && !may.Has(c) {
		return game.Fault("this may not be done")
	}
	h.live.Do(c)
	return nil
}

// Advise returns what the player whose turn it is may do, the best first: by the
// policy, or by trying so many deals.
func (h *hand) Advise(deals int, seed uint64) (list []game.Advice) {
	if h.word() == claim {
		return []game.Advice{{Step: h.claims[0].options()[0].Step}}
	}
	if h.Turn() == cards.NoSeat {
		return nil
	}
	v := h.live.View(h.live.Turn)
	for _, o := range bot.Advise(&v, deals, seed) {
		said := bot.Reasons[o.Reason]
		a := game.Advice{Step: h.step(o.Card), Mean: o.Mean, Tried: o.Tried, Says: said.Text}
		for _, id := range said.Rules {
			if h.law.Book().Answer(id) != nil {
				a.Rules = append(a.Rules, id)
			}
		}
		list = append(list, a)
	}
	return list
}

// View returns what a player may see.
func (h *hand) View(seat cards.Seat) game.View {
	v := h.live.View(seat)
	k := game.View{Seat: seat, Phase: h.word(), Hand: v.Hand, Holds: v.Held, Turned: cards.None, Deeds: h.deeds(&v), So: h.Settlement()}
	k.Unseen = h.law.Pack() &^ v.Hand &^ v.Gone
	if h.live.Phase == bot.Exchange {
		k.Talon = len(h.rec.Talon)
	}
	if v.Table.N > 0 {
		for i, at := 0, v.Table.Leader; i < v.N; i, at = i+1, cards.Right(v.N, at) {
			if c := v.Table.Cards[at]; c != cards.None {
				k.Trick = append(k.Trick, record.Play{Trick: v.Trick, Seat: at, Card: c})
			}
		}
	}
	var open []game.Event
	for _, e := range k.So.Events {
		if e.Seat == seat || !secret(e.Rule) || h.word() == "" {
			open = append(open, e)
		}
	}
	k.So.Events = open
	return k
}

// secret reports whether what a rule says of a player is that player's secret
// while the hand lasts: who has the right of the aces, and uses it.
func secret(rule string) bool {
	switch rule {
	case "reversis/espagnolette", "reversis/espagnolette.renounce", "reversis/espagnolette.used",
		"reversis/espagnolette.ends", "reversis/espagnolette.loses":
		return true
	}
	return false
}

// deeds returns what was done before the play, as far as a player may know it.
func (h *hand) deeds(v *bot.View) (list []game.Deed) {
	add := func(phase string, seat cards.Seat, act string, c cards.Card) {
		st := record.NewStep(phase, seat)
		st.Act = act
		if c != cards.None {
			st.Cards = []cards.Card{c}
		}
		list = append(list, game.Deed{Clock: engine.Forever, Step: st})
	}
	if h.live.Phase == bot.Exchange && h.live.Turn == cards.NoSeat {
		return nil
	}
	var r record.Record
	h.live.Record(&r)
	for i, seat := 0, cards.Right(v.N, v.Dealer); i < v.N; i, seat = i+1, cards.Right(v.N, seat) {
		switch kept := v.Kept.Has(seat); {
		case !r.Exchange[seat].Done:
		case kept:
			add(exchange, seat, keep, cards.None)
			if seat == v.Seat && v.Left != cards.None {
				add(exchange, seat, "leave", v.Left)
			}
		case seat != v.Seat:
			add(exchange, seat, "out", cards.None)
		default:
			add(exchange, seat, "out", v.Out)
			if v.Took != cards.None {
				add(exchange, seat, "take", v.Took)
			}
		}
	}
	if v.Got != cards.None {
		add(swap, v.Seat, "give", v.Gave)
		add(swap, v.Seat, "receive", v.Got)
	}
	for _, what := range h.waived {
		c, _ := cards.CardOf(what)
		if !c.Valid() {
			add(claim, cards.NoSeat, waive+"-"+what, cards.None)
			continue
		}
		add(claim, cards.NoSeat, waive, c)
	}
	return list
}

// Record returns what was done so far.
func (h *hand) Record() *record.Record {
	r := *h.rec
	h.live.Record(&r)
	r.Unclaimed = append([]string(nil), h.waived...)
	return &r
}

// Settlement returns the settlement so far.
func (h *hand) Settlement() *game.Settlement {
	if h.live.Phase == bot.Over {
		if st, err := h.law.Settle(h.Record()); err == nil {
			return st
		}
	}
	st := h.live.State().Settlement()
	st.Outcomes, st.Beasts, st.Sheet = nil, nil, false // told when the hand is over
	return st
}
