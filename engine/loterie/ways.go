package loterie

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/table"
)

// ways is how the game is played by chance and by bots.
type ways struct{}

// Ways gives it to package play.
func (ways) Ways() table.Ways { return table.Ways{Policy: policy, Carry: carry, Trials: trials} }

// policy has the whole fund be set on the lots, so that the match ends the sooner:
// the least amount that leaves no more than as much for each who follows. Nobody
// gains by it: whose ticket a lot is, is chance.
func policy(s *State, o *table.Options) (a engine.Act, ok bool) {
	for i := range o.N {
		if !o.Allowed(i) {
			continue
		}
		if a, ok = o.Acts[i], true; int32(a.N[0]) >= share(s) {
			break
		}
	}
	return a, ok
}

// carry has a random hand be one of a match that has gone on for a while: every
// other time near its end.
func carry(s *State, src *table.Source) {
	all := int(purse(s)) * s.N
	switch {
	case all == 0 || src.One(4):
		return
	case src.One(2):
		all = min(all, s.N)
	}
	s.Put(fund, int32(1+src.Below(all)))
}

// trials returns the acts that are put to two laws besides.
func trials(s *State, kind engine.ActKind) []engine.Act {
	var list []engine.Act
	try := func(seat cards.Seat, n int32) {
		list = append(list, engine.NewAct(kind, seat).WithN(int16(n)))
	}
	switch kind {
	case table.ActBuy:
		for n := purse(s) - 1; n <= purse(s)+1; n++ {
			try(s.Dealer, n)
		}
	case actPut:
		try(s.Dealer, s.Pool(fund)+1)
	}
	return list
}
