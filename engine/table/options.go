package table

import (
	"quinola/engine"
	"quinola/engine/cards"
)

// Options is what the player whose turn it is may try, and which of it the rules refuse.
type Options struct {
	Seat    cards.Seat
	Kind    engine.ActKind // the kind of act done with one of Cards
	Cards   cards.Set
	Barred  cards.Set      // the cards of Cards that the rules refuse
	Acts    [64]engine.Act // the other acts, of which there are N
	N       int
	Refused uint64     // the acts of Acts that the rules refuse, a bit each
	alike   bool       // the rules judge all of Cards alike, and all acts of a kind
	lays    bool       // cards are played by some of Acts
	act     engine.Act // the act that is being judged
	play    engine.Act // the playing of a card that is not named
	other   engine.Act // an act that a rule asks about while act is being judged
}

// Add adds an act that may be tried, with up to four numbers, and returns it, so that the
// caller can set its other fields. Acts beyond the sixty-fourth are dropped, so a phase with
// many amounts offers those near the bounds.
func (o *Options) Add(kind engine.ActKind, n ...int16) *engine.Act {
	a := &o.act
	if o.N < len(o.Acts) {
		a = &o.Acts[o.N]
		o.N++
	}
	*a = engine.Act{}
	a.Kind, a.Seat, a.To = kind, o.Seat, cards.NoSeat
	if len(n) > 0 { // most acts have none
		copy(a.N[:], n)
	}
	return a
}

// AddEach adds an act without cards and numbers of each of some kinds.
func (o *Options) AddEach(kinds []engine.ActKind) {
	kinds = kinds[:min(len(kinds), len(o.Acts)-o.N)]
	for i, kind := range kinds {
		o.Acts[o.N+i] = engine.NewAct(kind, o.Seat)
	}
	o.N += len(kinds)
}

// AddCards adds an act with several cards and a number.
func (o *Options) AddCards(kind engine.ActKind, set cards.Set, n int16) { o.Add(kind, n).Cards = set }

// AddCard adds an act with one card and up to four numbers, and returns it. Offer is for
// acts that consist of a card alone.
func (o *Options) AddCard(kind engine.ActKind, c cards.Card, n ...int16) *engine.Act {
	a := o.Add(kind, n...)
	a.Card, o.lays = c, o.lays || kind == ActPlay
	return a
}

// drop takes the acts of some kinds out of Acts.
func (o *Options) drop(kinds engine.ActKinds) {
	n := 0
	for i := range o.N {
		if kinds.Has(o.Acts[i].Kind) {
			continue
		}
		if n < i {
			o.Acts[n] = o.Acts[i]
		}
		n++
	}
	o.N = n
}

// lists reports whether Acts has an act of this kind with the same card and numbers.
func (o *Options) lists(a *engine.Act) bool {
	for i := range o.N {
		if x := &o.Acts[i]; x.Kind == a.Kind && x.Card == a.Card && x.N == a.N {
			return true
		}
	}
	return false
}

// offers reports whether a player may try an act, whatever the rules say of it. Where cards
// are named, numbers need not be. If there is no more room, acts may have been dropped, and
// anything is offered.
func (o *Options) offers(a *engine.Act) bool {
	if o.N == len(o.Acts) {
		return true
	}
	named, silent := about(a), a.N == [len(a.N)]int16{}
	if a.Kind == o.Kind && o.Cards.Has(a.Card) && named == a.Card.Bit() && silent {
		return true
	}
	silent = silent && named != 0
	for i := range o.N {
		x := &o.Acts[i]
		if x.Kind == a.Kind && x.To == a.To && about(x) == named && (x.N == a.N || silent) {
			return true
		}
	}
	return false
}

// about returns the cards that an act names.
func about(a *engine.Act) cards.Set { return (a.Cards | a.Card.Bit()) &^ cards.None.Bit() }

// kinds returns the kinds of act that may be tried.
func (o *Options) kinds() (kinds engine.ActKinds) {
	if o.Cards != 0 {
		kinds = o.Kind.Bit()
	}
	for i := range o.N {
		kinds = kinds.With(o.Acts[i].Kind.Bit())
	}
	return kinds
}

// takes reports whether Acts has an act of this kind that is done with a set of cards,
// which may be a single one.
func (o *Options) takes(kind engine.ActKind) bool {
	for i := range o.N {
		if x := &o.Acts[i]; x.Kind == kind && x.Cards != 0 {
			return true
		}
	}
	return false
}

// Offer lets the player do an act of a kind with any one card of a set.
func (o *Options) Offer(kind engine.ActKind, set cards.Set) { o.Kind, o.Cards = kind, set }

// OfferAlike is Offer where the rules judge all the cards alike, since they limit how
// many may be taken and not which. One card is then judged for all of them. Successive
// acts of a kind in Acts are judged once as well, except acts done to another player.
func (o *Options) OfferAlike(kind engine.ActKind, set cards.Set) {
	o.Kind, o.Cards, o.alike = kind, set, true
}

// Open returns the cards that the rules do not refuse.
func (o *Options) Open() cards.Set { return o.Cards &^ o.Barred }

// AllowedActs returns the acts of Acts that the rules do not refuse, a bit each.
func (o *Options) AllowedActs() uint64 { return ^o.Refused & (1<<o.N - 1) }

// Allowed reports whether the rules do not refuse the act Acts[i].
func (o *Options) Allowed(i int) bool { return o.Refused>>(i&63)&1 == 0 }

// With returns the act that is done with one of Cards.
func (o *Options) With(c cards.Card) engine.Act {
	return engine.NewAct(o.Kind, o.Seat).WithCard(c)
}

// Chosen returns the first act of Acts that is of a kind and that the rules allow, and
// whether there is one.
func (o *Options) Chosen(kind engine.ActKind) (engine.Act, bool) {
	for i := range o.N {
		if o.Acts[i].Kind == kind && o.Allowed(i) {
			return o.Acts[i], true
		}
	}
	return engine.Act{}, false
}

// Each yields every act that may be tried, and whether the rules refuse it: first Acts,
// then those with one of Cards.
func (o *Options) Each(yield func(a engine.Act, refused bool) bool) {
	for i := range o.N {
		if !yield(o.Acts[i], !o.Allowed(i)) {
			return
		}
	}
	for set := o.Cards; set != 0; set = set.Without() {
		c := set.First()
		if !yield(o.With(c), o.Barred.Has(c)) {
			return
		}
	}
}
