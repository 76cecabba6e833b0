package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// next returns what the record has for the player whose turn it is, and where it
// stands.
func (pb *playback) next() (a engine.Act, where string, found bool, err error) {
	seat, word, kinds := pb.Turn(), pb.Word(), pb.acting()
	if pb.pending() == nil && pb.Phase().After != nil {
		return pb.nextPlay(seat)
	}
	where = word + " of " + seat.String()
	for len(pb.ready) > 0 {
		a, pb.ready = pb.ready[0], pb.ready[1:]
		if a.Seat == seat {
			return a, where, true, nil
		}
		if !pb.lapses && pb.In(a.Seat) {
			return a, where, false, game.Fault(word + " " + a.Seat.String() + " " + a.Card.Sign() + ": it is " + seat.String() + "'s turn")
		}
	}
	for i := range pb.r.Steps {
		s := &pb.r.Steps[i]
		if pb.used[i] || s.Phase != word || s.Seat != seat && pb.draws(seat) {
			continue
		}
		where = word + " " + s.Seat.String() + " " + s.Act
		if s.Act == "" && len(s.Cards) > 0 {
			where += s.Cards[0].Sign()
		}
		if s.Seat != seat && pb.partial && pb.may(ActPass) { // in a position whoever is not named passes
			return engine.NewAct(ActPass, seat), where, true, nil
		}
		if s.Seat != seat && pb.quiet() {
			return engine.NewAct(ActDone, seat), where, true, nil
		}
		pb.used[i] = true
		a, ok := pb.act(s, kinds)
		if s.Seat != seat {
			return a, where, false, game.Fault(where + ": it is " + seat.String() + "'s turn")
		}
		if !ok {
			return a, where, false, game.Fault(where + ": " + pb.law.game.nothing(s.Act, kinds))
		}
		if bare.Has(a.Kind) && len(s.Cards)+len(s.N) > 0 {
			return a, where, false, game.Fault(where + ": it is said without cards and numbers")
		}
		return pb.apart(a, s, kinds), where, true, nil
	}
	if pb.quiet() && (pb.r.Expects == nil || pb.later()) && !pb.live {
		return engine.NewAct(ActDone, seat), where, true, nil
	}
	return a, where, false, nil
}

// draws reports whether the record has cards that a player draws, and they are
// not yet drawn. JSON keeps them by seat, without order: each draws in turn.
func (pb *playback) draws(seat cards.Seat) bool {
	for i := range pb.r.Steps {
		if s := &pb.r.Steps[i]; s.Phase == "draw" && s.Seat == seat && !pb.used[i] {
			return pb.pending() == nil && pb.Phase().Word == "draw"
		}
	}
	return false
}

// quiet reports whether it need not be noted that a player has done: not of one
// who has to answer.
func (pb *playback) quiet() bool {
	return pb.pending() == nil && pb.Phase().Quiet && pb.may(ActDone)
}

// may reports whether the player whose turn it is may do something of a kind.
func (pb *playback) may(kind engine.ActKind) bool {
	_, ok := pb.May().Chosen(kind)
	return ok
}

// apart takes a step apart, in which several cards are put out or played one
// after another: the first is done now, the others are ready, and then, of
// cards put out, that it is done. Of cards played a number is the first one's.
func (pb *playback) apart(a engine.Act, s *record.Step, kinds engine.ActKinds) engine.Act {
	if a.Kind != ActOut && a.Kind != ActPlay || a.Kind == ActOut && !kinds.Has(ActDone) || a.Kind == ActPlay && len(s.Cards) == 0 {
		return a
	}
	done := engine.Act{Kind: ActDone, Seat: a.Seat, To: a.To, N: a.N}
	for i, c := range s.Cards {
		next := engine.Act{Kind: a.Kind, Seat: a.Seat, To: a.To, Card: pb.held(a.Seat, c)}
		if i == 0 && a.Kind == ActPlay {
			next.N = a.N
		}
		pb.ready = append(pb.ready, next)
	}
	if a.Kind == ActOut {
		pb.ready = append(pb.ready, done)
	}
	a, pb.ready = pb.ready[0], pb.ready[1:]
	return a
}

// act reads a step as one of some kinds of act.
func (pb *playback) act(s *record.Step, kinds engine.ActKinds) (engine.Act, bool) {
	a := engine.Act{Seat: s.Seat, To: s.To}
	number(&a, s.N)
	for _, c := range s.Cards {
		a.Cards |= pb.held(s.Seat, c).Bit()
	}
	if len(s.Cards) == 1 {
		a.Card = a.Cards.First()
	}
	for kind := engine.ActKind(0); kind < engine.MaxActs; kind++ {
		if kinds.Has(kind) && (s.Act == pb.law.game.word(kind) || s.Act == "" && usual(kind)) {
			a.Kind = kind
			return a, true
		}
	}
	return a, false
}

// number gives an act its numbers: what no act can hold is the most that it can.
func number(a *engine.Act, list []int) {
	for i, n := range list {
		if i < len(a.N) {
			a.N[i] = int16(min(n, 1<<15-1))
		}
	}
}

// bare is the acts that are said alone, without cards and numbers.
var bare = engine.Acts(ActPass, ActStand)

// held returns that card of a pair which a player holds, in a pack that has every
// card twice.
func (pb *playback) held(seat cards.Seat, c cards.Card) cards.Card {
	if twin := record.Twin(c); pb.r.Pack != "" && !pb.Hand[seat].Has(c) && pb.r.Printed(twin) == c {
		return twin
	}
	return c
}

// usual reports whether an act need not be named in the record of its phase.
func usual(kind engine.ActKind) bool { return kind == ActPlay || kind == ActOut }

// nextPlay returns the next card of the record, or what is said instead of a card.
func (pb *playback) nextPlay(seat cards.Seat) (a engine.Act, where string, found bool, err error) {
	where = "trick " + ascii.Itoa(int(pb.Trick))
	if pb.play >= len(pb.r.Plays) {
		return a, where, false, nil
	}
	p := pb.r.Plays[pb.play]
	if p.Trick > 0 && p.Trick < int(pb.Trick) && !pb.lapses {
		return a, where, false, game.Fault("trick " + ascii.Itoa(p.Trick) + ": " + p.Card.Sign() + " is a card too many; take it out")
	}
	if p.Trick > int(pb.Trick) && !pb.lapses {
		return a, where, false, game.Fault(where + ": a card is missing; " + p.Card.Sign() + " is noted for trick " + ascii.Itoa(p.Trick))
	}
	who := p.Seat
	if who == cards.NoSeat {
		who = seat
	}
	where += ": " + who.String() + " " + p.Card.Sign()
	pb.play++
	p.Card = pb.held(seat, p.Card)
	a = engine.NewAct(ActPlay, seat).WithCard(p.Card)
	if who != seat {
		return a, where, false, game.Fault(where + ": it is " + seat.String() + "'s turn" + pb.leadBy())
	}
	if !pb.Hand[seat].Has(p.Card) {
		return a, where, false, game.Fault(where + ": " + seat.String() + " does not hold this card" + pb.leadBy())
	}
	return a, where, true, nil
}

// leadBy names the rules by which a player leads, at a lead.
func (pb *playback) leadBy() string {
	if f := pb.Seen(FactLeads); f != nil && pb.Table.N == 0 {
		return "; it is " + f.Seat.String() + " who leads" + pb.law.Cite(pb.BehindSeen(FactLeads.Bit()))
	}
	return ""
}
