package table

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Unoffered returns the first act that a record has allowed although the table does not
// offer it to its player, neither where the record ends nor on the way there once it says
// nothing more (nobody says that a player has done, and a position goes on to its trick),
// and why, in one line that says what to do; nil where each is offered. Acts that no phase
// asks for are never offered, and left out: those that are done at any time, as irregular
// acts are, and those that rules only judge (how the cards are dealt).
func (l *Law) Unoffered(r *record.Record) (e *record.Expect, why string, err error) {
	d := &Driver{}
	d.makeRoom()
	of := &offering{Driver: d, acts: make([]offered, len(r.Expects))}
	of.pb = &playback{Driver: d, r: r, st: &game.Settlement{First: cards.NoSeat}, moment: of.look}
	if err := of.pb.run(l); err != nil {
		return nil, "", err
	}
	if d.holds = nil; r.Dealer != cards.NoSeat { // the record has stopped before a phase
		d.Advance()
		of.look()
	}
	for i := range of.acts {
		if why := of.missing(i); why != "" {
			return &r.Expects[i], why, nil
		}
	}
	return nil, "", nil
}

// offering is a record being played back, with what was offered so far.
type offering struct {
	*Driver
	pb   *playback
	acts []offered // of each expectation
}

// offered is what was found of an act that a record allows.
type offered struct {
	asked bool   // it was the player's turn in a phase of such acts
	yes   bool   // and it was offered
	why   string // or why it was not
}

// look notes what is offered now of what the record allows.
func (of *offering) look() {
	if !of.pb.spent() {
		return
	}
	turn, kinds := of.Turn(), of.acting()
	for i := range of.acts {
		e, at := &of.pb.r.Expects[i], &of.acts[i]
		kind, ok := of.pb.kindOf(&e.Act)
		if at.yes || e.Kind != record.Allow || e.Act.Seat != turn || !ok || !kinds.Has(kind) {
			continue
		}
		a := of.pb.actOf(kind, &e.Act)
		a.Card = of.pb.held(a.Seat, a.Card)
		out := of.pb.before(&a)
		at.why = of.wrong(&a)
		of.Out[a.Seat] = out
		at.asked, at.yes = true, at.why == ""
	}
}

// spent reports whether all steps and plays of the record are done.
func (pb *playback) spent() bool {
	return pb.play >= len(pb.r.Plays) && len(pb.ready) == 0 && !slices.Contains(pb.used, false)
}

// wrong returns why a player is not offered an act that a record allows, or "". A record may
// ask for a kind of act without its cards; for one card of several that are shown together;
// for several that are put out one after another; and for what is done when some were.
func (of *offering) wrong(a *engine.Act) string {
	o, g, each := of.May(), of.law.game, about(a)
	if a.Kind == ActDone || a.Kind == ActOut && each&^o.Cards == 0 {
		a.Cards = 0
	}
	for i := range o.N {
		if x := &o.Acts[i]; x.Kind == a.Kind && a.Cards == 0 && x.Cards.Has(a.Card) {
			a.Card, a.Cards = cards.None, x.Cards
		}
	}
	bare := about(a) == 0 && a.N == [len(a.N)]int16{} || g.anytime().Has(a.Kind) && o.offers(&engine.Act{Kind: a.Kind, Seat: a.Seat, To: a.To})
	if wrong := of.unoffered(a, o); wrong != "" && !(bare && o.kinds().Has(a.Kind)) {
		return wrong
	}
	if by, _, any := of.Refusals(a); any {
		return "where it is offered it is refused" + of.law.Cite(by)
	}
	if of.pending() == nil && of.at.Open.Has(a.Kind) {
		return of.unfit(a)
	}
	return ""
}

// missing returns why an act that a record allows is one that nobody is offered, or "".
func (of *offering) missing(i int) string {
	e, at, g := &of.pb.r.Expects[i], &of.acts[i], of.law.game
	switch kind, asked := g.asks(&e.Act); {
	case e.Kind != record.Allow || at.yes || !asked:
		return ""
	case at.asked:
		return at.why
	case g.anytime().Has(kind):
		return ""
	}
	return e.Act.Seat.String() + " is never asked for this here; go on until it is the player's turn"
}

// asks returns the kind of an act that some phase or choice asks for, and whether one does.
func (g *Game) asks(a *record.Act) (engine.ActKind, bool) {
	if a.Act == words[ActPlay] && a.Card != cards.None {
		return ActPlay, true
	}
	for kind := range engine.ActKind(engine.MaxActs) {
		if g.word(kind) == a.Act && (slices.ContainsFunc(g.Phases, func(p *Phase) bool { return p.Acts.Has(kind) }) ||
			slices.ContainsFunc(g.Choices, func(c Choice) bool { return slices.Contains(c.Acts, kind) })) {
			return kind, true
		}
	}
	return 0, false
}
