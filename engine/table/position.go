package table

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// PositionAt returns the position of a whole hand before a trick, with the rest of its
// plays; nil if the hand does not get so far, or no position can tell it.
func (l *Law) PositionAt(r *record.Record, t int) *record.Record {
	before := *r
	before.Plays, before.Acts, before.Expects = nil, nil, []record.Expect{}
	for _, p := range r.Plays {
		if p.Trick < t {
			before.Plays = append(before.Plays, p)
		}
	}
	for _, a := range r.Acts {
		if a.Phase != "" || a.At < t && a.At != record.AtEnd {
			before.Acts = append(before.Acts, a)
		}
	}
	pb := &playback{Driver: &Driver{}, r: &before, st: &game.Settlement{First: cards.NoSeat}, lapses: true, through: true}
	if err := pb.run(l); err != nil || pb.closed || pb.Phase() == nil || pb.Phase().After == nil || int(pb.Trick) != t {
		return nil
	}
	if l.game.Untold != nil && l.game.Untold(&pb.State) {
		return nil
	}
	p := &record.Record{Rules: r.Rules, Settings: r.Settings, Dealer: r.Dealer, Leader: pb.Table.Leader, Turned: r.Turned,
		Position: true, Trick: t, Hands: pb.Hand, Players: len(pb.Round), Steps: l.spoken(r, t), Unclaimed: r.Unclaimed}
	for i, name := range l.rs.PoolNames() {
		p.Pools = append(p.Pools, record.Pool{Name: name, Amount: pb.Pool(i)})
	}
	for _, it := range pb.carry() { // the outcome of a match is not carried
		if l.carry(it.Name) != nil {
			p.State = append(p.State, it)
		}
	}
	for _, seat := range pb.Round {
		p.Taken[seat] = record.Taken{Tricks: int(pb.Tally(Tricks, seat)), Points: int(pb.Tally(Points, seat))}
	}
	p.Talon = []cards.Card{}
	if pb.under {
		p.Talon = append(p.Talon, pb.Turned)
	}
	p.Talon = append(p.Talon, pb.Talon[pb.Top:pb.Bottom]...)
	if pb.Top > 0 {
		p.Turned = pb.Turned
	}
	for _, a := range r.Acts {
		if a.Phase == "" && (a.At >= t || a.At == record.AtEnd) {
			p.Acts = append(p.Acts, a)
		}
	}
	seat := p.Leader
	for _, play := range r.Plays {
		if play.Trick >= t {
			if play.Trick == t && play.Seat == cards.NoSeat {
				play.Seat = seat
				seat = pb.Right(seat)
			}
			p.Plays = append(p.Plays, play)
		}
	}
	if l.game.Places != nil {
		l.game.Places(&pb.State, p)
	}
	return p
}

// spoken returns the steps of a hand that a position before a trick still needs:
// declarations, which count then although the cards are no longer in the hands.
func (l *Law) spoken(r *record.Record, trick int) []record.Step {
	var list []record.Step
	for i := range r.Steps {
		quiet := false
		for _, p := range l.game.Phases {
			quiet = quiet || p.Quiet && p.Word == r.Steps[i].Phase
		}
		if !quiet || trick == 1 {
			list = append(list, r.Steps[i])
		}
	}
	return list
}
