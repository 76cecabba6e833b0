package game

import (
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// What lies on the table by a record, before its first act.

// Pool returns the number of a pool by its name, or -1.
func (rs *Ruleset) Pool(name string) int {
	if len(rs.Pools) == 0 && name == "pool" {
		return 0
	}
	for i, n := range rs.PoolNames() {
		if n == name {
			return i
		}
	}
	return -1
}

// PoolNames returns the names of the pools, "" of the only one.
func (rs *Ruleset) PoolNames() []string {
	if len(rs.Pools) == 0 {
		return []string{""}
	}
	return rs.Pools
}

// Laid returns what a record's pools hold, in the order of the ruleset's.
func (rs *Ruleset) Laid(r *record.Record) (pools [engine.MaxPools]int32, err error) {
	for k, p := range r.Pools {
		i := rs.Pool(p.Name)
		if i < 0 {
			there := "; there is one pool, without a name"
			if rs.Pools != nil {
				there = "; there are " + ascii.Join(rs.Pools, ", ")
			}
			return pools, Fault("unknown pool \"" + p.Name + "\" under " + rs.ID + there)
		}
		if p.Amount < 0 {
			return pools, Fault("the " + ascii.Trim(p.Name+" pool") + " holds less than nothing; say what lies there")
		}
		if slices.ContainsFunc(r.Pools[:k], func(o record.Pool) bool { return o.Name == p.Name }) {
			return pools, Fault("what the " + ascii.Trim(p.Name+" pool") + " holds is said twice; say it once")
		}
		pools[i] = p.Amount
	}
	return pools, nil
}

// Seated returns an error if a record names a seat that the ruleset does not have.
func (rs *Ruleset) Seated(r *record.Record) error {
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

// Nobody returns the error that there is no such player.
func (rs *Ruleset) Nobody(seat cards.Seat) error {
	text := "nobody sits at " + seat.String() + " under " + rs.ID + ": its players are"
	for _, there := range cards.Round(rs.Seats) {
		text += " " + there.String()
	}
	return Fault(text)
}

// Distinct returns an error if a record has a card in two places.
func (rs *Ruleset) Distinct(r *record.Record) error {
	var seen cards.Set
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if twice := seen & r.Hands[seat]; twice != 0 {
			return Fault("the card " + twice.First().Sign() + " is in two places: with " + seat.String() + " and elsewhere; leave one out")
		}
		seen |= r.Hands[seat]
	}
	if rs.Apart {
		seen = 0
	}
	for i, list := range [...][]cards.Card{r.Talon, r.Discards} {
		for _, c := range list {
			if seen.Has(c) {
				return Fault("the card " + c.Sign() + " is in two places: in the " + [...]string{"talon", "discard"}[i] + " and elsewhere; leave one out")
			}
			seen |= c.Bit()
		}
	}
	return nil
}

// Dealt returns an error if a record does not deal the pack as the rules have it, to so
// many players. refuses asks the rules whether they refuse that so many hands are
// dealt, or if n is 0 what one player receives, and names those that do.
func (rs *Ruleset) Dealt(r *record.Record, pack cards.Set, players int, refuses func(seat cards.Seat, hand cards.Set, n int) (bool, string)) error {
	if err := rs.Distinct(r); err != nil {
		return err
	}
	all := cards.SetOf(r.Talon)
	for _, seat := range cards.Round(rs.Seats) {
		hand := r.Hands[seat]
		if hand == 0 && (r.Expects != nil || rs.Hands != 0) {
			continue
		}
		if !rs.Apart {
			all |= hand
		}
		if r.Players != players && r.Expects == nil {
			_, by := refuses(seat, 0, r.Players)
			return Fault(ascii.Itoa(r.Players) + " hands are dealt" + by + "; " + rs.ID + " deals to " + ascii.Itoa(players))
		}
		if refused, by := refuses(seat, hand, 0); refused {
			what := ascii.Itoa(hand.Len()) + " cards"
			if extra := hand &^ pack; extra != 0 {
				what = extra.First().Sign() + " is not in the pack"
			}
			return Fault("the deal to " + seat.String() + " is not possible: " + what + by)
		}
	}
	switch extra := all &^ pack; {
	case r.Expects != nil || all == pack:
		return nil
	case extra != 0:
		return Fault(extra.First().Sign() + " is not in the pack of " + rs.ID)
	}
	return Fault("the deal is not the whole pack: " + (pack &^ all).First().Sign() + " is nowhere; deal it, or note it in the talon")
}
