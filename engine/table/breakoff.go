package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// A record may end with the hand, before it, or after it.

// worded returns an error if the record holds an act that nobody can do in this game at
// any time. Otherwise a position that breaks off earlier would pass over it in silence.
func (pb *playback) worded() error {
	for i := range pb.r.Steps {
		s := &pb.r.Steps[i]
		kinds := pb.law.game.saidIn(s.Phase)
		if _, ok := pb.act(s, kinds); !ok && s.Act != "" {
			return game.Fault(s.Phase + " " + s.Seat.String() + " " + s.Act + ": " + pb.law.game.nothing(s.Act, kinds))
		}
	}
	anytime := pb.law.game.anytime()
	for i := range pb.r.Acts {
		a := &pb.r.Acts[i]
		kind, ok := pb.law.game.ActOf(a.Act)
		if !ok || !anytime.Has(kind) {
			return game.Fault(pb.law.game.nothing(a.Act, anytime))
		}
		if a.Seat == cards.NoSeat && !pb.law.game.Together.Has(kind) {
			return at(a, "the record does not say whose act it is: "+a.Act+"; name the seat before it")
		}
		if a.Card != cards.None && !pb.law.Pack().Has(a.Card) {
			return at(a, "the card "+a.Card.Sign()+" is not in the pack; name one that is")
		}
		if a.Phase == "" && a.At > pb.law.rs.Tricks && pb.law.rs.Tricks > 0 {
			return game.Fault("the act " + a.Act + " is noted for trick " + ascii.Itoa(a.At) + ": a hand has " + ascii.Itoa(pb.law.rs.Tricks) + " tricks")
		}
	}
	return nil
}

// saidIn returns the acts that lines with a word may hold, in any phase.
func (g *Game) saidIn(word string) (kinds engine.ActKinds) {
	for _, p := range g.Phases {
		if p.Word == word {
			kinds = kinds.With(p.Acts)
		}
	}
	for i := range g.Choices {
		if g.Choices[i].Word == word {
			kinds = kinds.With(engine.Acts(g.Choices[i].Acts...))
		}
	}
	return kinds
}

// unplayed reports whether an act is recorded for a trick that is not played. An act
// that goes with a card is not done without the card.
func (pb *playback) unplayed(a *record.Act) bool {
	kind, ok := pb.law.game.ActOf(a.Act)
	return a.At > 0 && a.Phase == "" && !(ok && pb.law.game.WithCard(kind))
}

// beyond reports whether the record has nothing for this phase and all later ones.
func (pb *playback) beyond(p *Phase) bool {
	first := p == pb.law.game.Phases[0]
	if len(pb.r.Plays) > 0 || pb.r.Trick > 0 || !first && p.After == nil || first && len(pb.r.Steps) > 0 {
		return false
	}
	for i := range pb.r.Acts {
		if at := pb.r.Acts[i].At; at > 0 || first && at == record.AtExchange {
			return false
		}
	}
	return true
}

// hold ends a record that breaks off before a phase is begun.
func (pb *playback) hold() error {
	if !pb.partial && pb.r.Expects == nil && !pb.lapses {
		return missing("trick " + ascii.Itoa(int(pb.first)))
	}
	pb.judge()
	if !pb.partial {
		pb.close()
	}
	return nil
}

// missing returns the error that the record of a whole hand breaks off.
func missing(what string) error {
	return game.Fault(what + " is missing: a whole hand goes on until it is over; go on, or note a position, with hands for deal")
}

// stop ends a record that breaks off before the hand does.
func (pb *playback) stop(where string) error {
	if !pb.partial && pb.r.Expects == nil && !pb.lapses && !pb.live {
		return missing(where)
	}
	if pb.closing != nil {
		pb.allHappen(&pb.closing)
		pb.advance()
	}
	if err := pb.acts(func(a *record.Act) bool { return !pb.law.game.Exchanges || a.At <= 0 || pb.unplayed(a) }); err != nil {
		return err
	}
	if pb.partial && !pb.lapses && !pb.live && !pb.through {
		if err := pb.unheard(); err != nil {
			return err
		}
	}
	pb.judge()
	return nil
}

// unheard returns an error if the record has a step that the hand did not reach,
// because nobody had that turn.
func (pb *playback) unheard() error {
	for i, used := range pb.used {
		if s := &pb.r.Steps[i]; !used {
			return game.Fault(s.Phase + " " + s.Seat.String() + " " + s.Act + ": there is no such " + s.Phase + " in this hand under " + pb.law.rs.ID + ", or not in this place: note each in its turn")
		}
	}
	return nil
}

// leftOver returns an error if the record holds something for which the hand has no
// place.
func (pb *playback) leftOver() error {
	if pb.lapses {
		return nil
	}
	left := cards.None
	switch {
	case len(pb.ready) > 0 && pb.ready[0].Kind != ActDone:
		left = pb.ready[0].Card
	case pb.play < len(pb.r.Plays):
		left = pb.r.Plays[pb.play].Card
	}
	if left != cards.None {
		return game.Fault("a card is left over: " + left.Sign() + " is played after the end" + pb.voidBy() + "; take it out")
	}
	if err := pb.unheard(); err != nil {
		return err
	}
	for i, told := range pb.told {
		if a := &pb.r.Acts[i]; !told {
			return game.Fault("the act " + a.Act + " is noted for " + a.Moment() + ", and the hand does not come so far" + pb.voidBy() + "; take it out")
		}
	}
	return nil
}

// voidBy names the rules by which a hand is void.
func (pb *playback) voidBy() string {
	return pb.law.Cite(pb.BehindSeen(FactVoid.Bit()))
}

// later reports whether the record has anything for a later phase than this.
func (pb *playback) later() bool {
	if pb.play < len(pb.r.Plays) {
		return pb.Phase().After == nil
	}
	for i := int(pb.phase) + 1; i < len(pb.law.game.Phases); i++ {
		for k := range pb.r.Steps {
			if !pb.used[k] && pb.r.Steps[k].Phase == pb.law.game.Phases[i].Word {
				return true
			}
		}
		if pb.r.Trick > 0 && pb.law.game.Phases[i].After != nil {
			return true
		}
	}
	return false
}
