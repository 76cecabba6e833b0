package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// due reports whether the moment of an act has come.
func (pb *playback) due(a *record.Act) bool {
	p := pb.Phase()
	if p == nil { // an act before it has ended the hand
		return false
	}
	kind, ok := pb.law.game.ActOf(a.Act)
	if p.After == nil {
		word := a.Phase
		if word == "" && a.At == record.AtExchange {
			word = "draw"
		}
		return word == p.Word && a.After == int(pb.steps)
	}
	if a.Phase != "" || a.At != p.After(&pb.State) {
		return false
	}
	if ok && pb.law.game.WithCard(kind) {
		return a.Seat == pb.Turn() && a.After <= pb.Table.N && (pb.play < len(pb.r.Plays) || !pb.law.game.Exchanges)
	}
	return a.After == pb.Table.N
}

// acts tells those of the record's irregular acts that are wanted.
func (pb *playback) acts(wanted func(*record.Act) bool) error {
	for i := range pb.r.Acts {
		r := &pb.r.Acts[i]
		if pb.told[i] || !wanted(r) {
			continue
		}
		pb.told[i] = true
		kind, _ := pb.law.game.ActOf(r.Act)
		if kind == ActQuit { // the others may consent to it after it is said
			if err := pb.acts(func(a *record.Act) bool {
				as, _ := pb.law.game.ActOf(a.Act)
				return as == ActAccept && wanted(a)
			}); err != nil {
				return err
			}
		}
		if pb.law.game.Upon.Has(kind) && (r.To == cards.NoSeat || r.To == r.Seat) {
			return at(r, "the record does not say to whom: "+r.Act+"; name another player after it")
		}
		if (kind == ActMisdeal || pb.law.game.Deals.Has(kind)) && r.Seat != pb.Dealer {
			return at(r, r.Seat.String()+" "+r.Act+", and the dealer is "+pb.Dealer.String()+"; name whoever has dealt the dealer")
		}
		a := pb.actOf(kind, r)
		if pb.law.game.WithCard(kind) && a.Card == cards.None && pb.play < len(pb.r.Plays) {
			a.Card = pb.r.Plays[pb.play].Card
		}
		if (kind == ActEarly || kind == ActShow) && a.Card != cards.None {
			if hand := pb.Hand[a.Seat]; hand != 0 && !hand.Has(a.Card) {
				return at(r, "the player does not hold "+r.Card.Sign())
			}
		}
		if cannot := pb.law.game.Cannot; cannot != nil {
			if wrong := cannot(&pb.State, &a); wrong != "" {
				return at(r, wrong)
			}
		}
		refused, lifted, any := pb.Refusals(&a)
		pb.Fired.Union(refused)
		pb.Fired.Union(lifted)
		if any && !irregular.Has(kind) && !pb.law.game.Anyway.Has(kind) {
			if pb.lapses {
				continue
			}
			return at(r, r.Seat.String()+" may not "+r.Act+pb.law.Cite(refused))
		}
		if pb.Full() {
			return at(r, tooMany)
		}
		if pb.happens(&a); pb.phase > 0 || pb.begun {
			pb.advance() // what is done at the deal is told together
		}
	}
	return nil
}

// at returns what is wrong with an act, and for what moment it is noted.
func at(r *record.Act, wrong string) error {
	return game.Fault("at " + r.Moment() + ": " + wrong)
}

// after keeps the acts that the record notes for the end until then.
func (pb *playback) after() error {
	for i := range pb.r.Acts {
		r := &pb.r.Acts[i]
		closing := r.At == record.AtExchange && r.Phase == "" && pb.law.game.Exchanges
		if !closing && (r.At != record.AtEnd || r.Phase != "") {
			continue
		}
		kind, ok := pb.law.game.ActOf(r.Act)
		if !ok || !pb.law.game.free(kind) {
			return game.Fault(pb.law.game.nothing(r.Act, pb.law.game.anytime()))
		}
		if closing && !irregular.Has(kind) && !pb.law.game.Anyway.Has(kind) {
			return at(r, r.Act+" is nothing that is done at the end of the exchange; note it for the deal or a trick")
		}
		if closing {
			pb.told[i], pb.closing = true, append(pb.closing, pb.actOf(kind, r))
			continue
		}
		if !pb.law.game.Late.Has(kind) {
			return at(r, r.Act+" is nothing that is done after the last card; note it for a trick")
		}
		pb.told[i], pb.late = true, append(pb.late, pb.actOf(kind, r))
	}
	return nil
}

// judged is the acts that rules only judge; recorded, they are told like those
// that no phase asks for.
var judged = engine.Acts(ActDraw, ActCut, ActPackets, ActEnd, ActBuy, ActPack, ActBack, ActTurn, ActServed)

// anytime returns the acts that may be recorded at any time.
func (g *Game) anytime() engine.ActKinds {
	return irregular.With(g.Free).With(g.Faults).With(judged)
}

// words returns the words of some kinds of act.
func (g *Game) words(kinds engine.ActKinds) string {
	var list []string
	for kind := engine.ActKind(0); kind < OwnActs+engine.ActKind(len(g.Acts)); kind++ {
		if kinds.Has(kind) {
			list = append(list, g.word(kind))
		}
	}
	return ascii.Join(list, ", ")
}

// nothing returns the fault of what is said where only other things can be, and names
// a line for it.
func (g *Game) nothing(act string, kinds engine.ActKinds) string {
	line := ""
	kind, ok := g.ActOf(act)
	for _, p := range g.Phases {
		if ok && p.Acts.Has(kind) && p.After == nil {
			line = ", but in another line " + p.Word
		}
	}
	for i := range g.Choices {
		if ok && engine.Acts(g.Choices[i].Acts...).Has(kind) {
			line = ", but in another line " + g.Choices[i].Word
		}
	}
	if kinds != (engine.ActKinds{}) {
		line += "; what can: " + g.words(kinds)
	}
	return "\"" + act + "\" cannot be done here" + line
}

func (pb *playback) actOf(kind engine.ActKind, r *record.Act) engine.Act {
	a := engine.Act{Kind: kind, Seat: r.Seat, To: r.To, Card: r.Card, Cards: cards.SetOf(r.Cards)}
	number(&a, r.N)
	return a
}
