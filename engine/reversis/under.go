package reversis

import "quinola/engine/record"

// PoolsFor lays the pools of a hand out as this book has them: one pool is the
// great one where there are two, and the little one is then new.
func (rs *Ruleset) PoolsFor(pools []record.Pool) []record.Pool {
	switch {
	case len(pools) == 0:
		return pools
	case len(rs.Pools) == 0:
		return []record.Pool{{Amount: pools[0].Amount}}
	case pools[0].Name == "":
		return []record.Pool{{Name: rs.Pools[0], Amount: pools[0].Amount}}
	}
	return pools
}

// SettleAs settles a hand as this book would have it, whatever book it was
// played by.
func (rs *Ruleset) SettleAs(r *record.Record) (*Settlement, error) {
	law, err := rs.Compile()
	if err != nil {
		return nil, err
	}
	hand := *r
	if hand.Rules != rs.ID {
		hand.Rules, hand.Pools = rs.ID, rs.PoolsFor(r.Pools)
	}
	return law.Settle(&hand)
}
