package table

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// judge answers what the record asks of the rules: what they refuse and what
// they allow.
func (pb *playback) judge() {
	for i := range pb.r.Expects {
		e := &pb.r.Expects[i]
		var j game.Judgement
		if e.Kind == record.Refuse || e.Kind == record.Allow {
			kind, ok := pb.kindOf(&e.Act)
			if ok {
				act := pb.actOf(kind, &e.Act)
				out := pb.before(&act)
				refused, lifted, any := pb.Refusals(&act)
				pb.Out[act.Seat] = out
				if (kind == ActPlay || kind == ActGive) && !pb.Hand[act.Seat].Has(pb.held(act.Seat, act.Card)) {
					any = true // whatever the rules say: the player does not hold the card
				}
				j = game.Judgement{Refused: any, By: pb.judged(&act, refused), Lifted: pb.judged(&act, lifted), Judges: pb.law.IDs(pb.law.Code.Judges(kind, ActPlay))}
			}
		}
		pb.st.Judged = append(pb.st.Judged, j)
	}
}

// judged returns the ids of rules that judge an act, and then of those behind them.
func (pb *playback) judged(a *engine.Act, by engine.RuleSet) []string {
	list := pb.law.IDs(by)
	if pb.law.game.Because == nil {
		return list
	}
	behind := pb.law.game.Because(&pb.State, a, by)
	for no := behind.Next(engine.NoRule); no >= 0; no = behind.Next(no) {
		if !by.Has(no) {
			list = append(list, pb.law.Code.ID(no))
		}
	}
	return list
}

// before puts out the cards that are named before the last one of several, or
// before it is said that no more are put out, as though they had been: so a
// record asks how many may be. It returns what was out.
func (pb *playback) before(a *engine.Act) cards.Set {
	was := pb.Out[a.Seat]
	switch {
	case a.Kind == ActDone:
		pb.Out[a.Seat] |= a.Cards
	case a.Kind == ActOut && a.Cards.Len() > 1:
		a.Card = a.Cards.First()
		pb.Out[a.Seat] |= a.Cards.Without()
	}
	return was
}

// kindOf returns the kind of an act that a record speaks of: "play" without a card is
// said, with one it is done.
func (pb *playback) kindOf(a *record.Act) (engine.ActKind, bool) {
	if a.Act == words[ActPlay] && a.Card != cards.None {
		return ActPlay, true
	}
	if p := pb.Phase(); p != nil {
		for kind := engine.ActKind(1); kind < engine.MaxActs; kind++ {
			if p.Acts.Has(kind) && pb.law.game.word(kind) == a.Act {
				return kind, true
			}
		}
	}
	if a.Act == words[ActUndertake] {
		return ActUndertake, true
	}
	return pb.law.game.ActOf(a.Act)
}
