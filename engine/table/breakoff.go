package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/game"
	"quinola/engine/record"
)

// A record may end with the hand, before it, or after it.

// worded returns an error if the record holds an act that nobody can do in this game at
// any time. Otherwise a position that breaks off earlier would pass over it in silence.
func (h *hearing) worded() error {
	for i := range h.r.Steps {
		s := &h.r.Steps[i]
		kinds := h.law.game.saidIn(s.Phase)
		if _, ok := h.act(s, kinds); !ok && s.Act != "" {
			return game.Fault(s.Phase + " " + s.Seat.String() + " " + s.Act + ": " + h.law.game.nothing(s.Act, kinds))
		}
	}
	anytime := h.law.game.anytime()
	for i := range h.r.Acts {
		a := &h.r.Acts[i]
		if kind, ok := h.law.game.ActOf(a.Act); !ok || !anytime.Has(kind) {
			return game.Fault(h.law.game.nothing(a.Act, anytime))
		}
		if a.Phase == "" && a.At > h.law.rs.Tricks && h.law.rs.Tricks > 0 {
			return game.Fault("the act " + a.Act + " is noted for trick " + ascii.Itoa(a.At) + ": a hand has " + ascii.Itoa(h.law.rs.Tricks) + " tricks")
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
func (h *hearing) unplayed(a *record.Act) bool {
	kind, ok := h.law.game.ActOf(a.Act)
	return a.At > 0 && a.Phase == "" && !(ok && h.law.game.WithCard(kind))
}

// beyond reports whether the record has nothing for this phase and all later ones.
func (h *hearing) beyond(p *Phase) bool {
	first := p == h.law.game.Phases[0]
	if len(h.r.Plays) > 0 || h.r.Trick > 0 || !first && p.After == nil || first && len(h.r.Steps) > 0 {
		return false
	}
	for i := range h.r.Acts {
		if at := h.r.Acts[i].At; at > 0 || first && at == record.AtExchange {
			return false
		}
	}
	return true
}

// hold ends a record that breaks off before a phase is begun.
func (h *hearing) hold() error {
	if !h.partial && h.r.Expects == nil && !h.lapses {
		return game.Fault("trick " + ascii.Itoa(int(h.first)) + " is missing: a whole hand goes on until it is over; go on, or note a position, with hands for deal")
	}
	h.judge()
	if !h.partial {
		h.close()
	}
	return nil
}

// stop ends a record that breaks off before the hand does.
func (h *hearing) stop(where string) error {
	if !h.partial && h.r.Expects == nil && !h.lapses && !h.live {
		return game.Fault(where + " is missing: a whole hand goes on until it is over; go on, or note a position, with hands for deal")
	}
	if h.closing != nil {
		for i := range h.closing {
			h.happens(&h.closing[i])
		}
		h.closing = nil
		h.advance()
	}
	if err := h.acts(func(a *record.Act) bool { return !h.law.game.Exchanges || a.At <= 0 || h.unplayed(a) }); err != nil {
		return err
	}
	if h.partial && !h.lapses && !h.live && !h.through {
		if err := h.unheard(); err != nil {
			return err
		}
	}
	h.judge()
	return nil
}

// unheard returns an error if the record has a step that the hand did not reach,
// because nobody had that turn.
func (h *hearing) unheard() error {
	for i, used := range h.used {
		if s := &h.r.Steps[i]; !used {
			return game.Fault(s.Phase + " " + s.Seat.String() + " " + s.Act + ": there is no such " + s.Phase + " in this hand under " + h.law.rs.ID + ", or not in this place: note each in its turn")
		}
	}
	return nil
}

// leftOver returns an error if the record holds something for which the hand has no
// place.
func (h *hearing) leftOver() error {
	if h.lapses {
		return nil
	}
	if len(h.ready) > 0 && h.ready[0].Kind != ActDone {
		return game.Fault("a card is left over: " + h.ready[0].Card.Sign() + " is played after the end" + h.voidBy() + "; take it out")
	}
	if h.play < len(h.r.Plays) {
		return game.Fault("a card is left over: " + h.r.Plays[h.play].Card.Sign() + " is played after the end" + h.voidBy() + "; take it out")
	}
	if err := h.unheard(); err != nil {
		return err
	}
	for i, told := range h.told {
		if a := &h.r.Acts[i]; !told {
			return game.Fault("the act " + a.Act + " is noted for " + a.Moment() + ", and the hand does not come so far" + h.voidBy() + "; take it out")
		}
	}
	return nil
}

// voidBy names the rules by which a hand is void.
func (h *hearing) voidBy() string {
	if f := h.Seen(FactVoid); f != nil {
		return h.law.Cite(h.BehindFact(h.Index(f)))
	}
	return ""
}

// later reports whether the record has anything for a later phase than this.
func (h *hearing) later() bool {
	if h.play < len(h.r.Plays) {
		return h.Phase().After == nil
	}
	for i := int(h.phase) + 1; i < len(h.law.game.Phases); i++ {
		for k := range h.r.Steps {
			if !h.used[k] && h.r.Steps[k].Phase == h.law.game.Phases[i].Word {
				return true
			}
		}
		if h.r.Trick > 0 && h.law.game.Phases[i].After != nil {
			return true
		}
	}
	return false
}
