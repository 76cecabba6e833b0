package table

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Who sits at the table of a record, and what each is dealt.

// seated returns an error if the record names a seat that the ruleset does not have.
func (pb *playback) seated() error {
	r, rs := pb.r, pb.law.rs
	named := []cards.Seat{r.Dealer, r.Leader}
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if r.Hands[seat] != 0 || r.Exchange[seat].Done || r.Taken[seat] != (record.Taken{}) {
			named = append(named, seat)
		}
	}
	for i := range r.Plays {
		named = append(named, r.Plays[i].Seat)
	}
	for i := range r.Steps {
		named = append(named, r.Steps[i].Seat, r.Steps[i].To)
	}
	for i := range r.Acts {
		named = append(named, r.Acts[i].Seat, r.Acts[i].To)
	}
	for i := range r.Beasts {
		named = append(named, r.Beasts[i].By)
	}
	for i := range r.State {
		named = append(named, r.State[i].Seat)
	}
	for i := range r.Expects {
		e := &r.Expects[i]
		named = append(named, e.Seat, e.To, e.Act.Seat)
	}
	for _, seat := range named {
		if seat != cards.NoSeat && cards.Right(rs.Seats, seat) == cards.NoSeat {
			return rs.Nobody(seat)
		}
	}
	return nil
}

// distinct returns an error if the record has a card in two places.
func (pb *playback) distinct() error {
	r := pb.r
	var seen cards.Set
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if twice := seen & r.Hands[seat]; twice != 0 {
			return game.Fault("the card " + twice.First().Sign() + " is in two places: with " + seat.String() + " and elsewhere; leave one out")
		}
		seen |= r.Hands[seat]
	}
	if pb.law.rs.Apart {
		seen = 0
	}
	for i, list := range [...][]cards.Card{r.Talon, r.Discards} {
		for _, c := range list {
			if seen.Has(c) {
				return game.Fault("the card " + c.Sign() + " is in two places: in the " + [...]string{"talon", "discard"}[i] + " and elsewhere; leave one out")
			}
			seen |= c.Bit()
		}
	}
	return nil
}

// dealt deals the record's hands and talon, as the rules allow.
func (pb *playback) dealt() error {
	if err := pb.distinct(); err != nil {
		return err
	}
	r, rs, pack := pb.r, pb.law.rs, pb.law.pack
	all := cards.SetOf(r.Talon)
	for _, seat := range pb.law.round {
		hand := r.Hands[seat]
		if hand == 0 && (r.Expects != nil || rs.Hands != 0) {
			continue
		}
		if !rs.Apart {
			all |= hand
		}
		if r.Players != len(pb.Round) && r.Expects == nil {
			by, _, _ := pb.Refusals(&engine.Act{Kind: ActPlayers, Seat: seat, N: [4]int16{int16(r.Players)}})
			return game.Fault(ascii.Itoa(r.Players) + " hands are dealt" + pb.law.Cite(by) + "; " + rs.ID + " deals to " + ascii.Itoa(len(pb.Round)))
		}
		if by, _, refused := pb.Refusals(&engine.Act{Kind: ActDeal, Seat: seat, Cards: hand}); refused {
			what := ascii.Itoa(hand.Len()) + " cards"
			if extra := hand &^ pack; extra != 0 {
				what = extra.First().Sign() + " is not in the pack"
			}
			return game.Fault("the deal to " + seat.String() + " is not possible: " + what + pb.law.Cite(by))
		}
	}
	switch extra, missing := all&^pack, pack&^all; {
	case r.Expects != nil || all == pack:
	case extra != 0:
		return game.Fault(extra.First().Sign() + " is not in the pack of " + rs.ID)
	default:
		return game.Fault("the deal is not the whole pack: " + missing.First().Sign() + " is nowhere; deal it, or note it in the talon")
	}
	pb.deal(&r.Hands, r.Talon, r.Turned)
	return nil
}
