package channel

// table maps what a search has seen to the least cost at which it saw it. It
// is a hash table with open addressing, cleared by incrementing a counter,
// because a book takes some hundred thousand searches, most of them short.
type table struct {
	slots []slot
	age   uint32
	used  int
}

type slot struct {
	key  uint64
	cost int32
	age  uint32
}

// clear forgets every key.
func (t *table) clear() {
	t.age++
	t.used = 0
	if t.slots == nil || t.age == 0 {
		t.slots, t.age = make([]slot, 1<<10), 1
	}
}

// find returns the slot of key, or the slot where it would be.
func (t *table) find(key uint64) *slot {
	mask := uint64(len(t.slots) - 1)
	for i := key * 0x9e3779b97f4a7c15 >> 20; ; i++ {
		s := &t.slots[i&mask]
		if s.age != t.age || s.key == key {
			return s
		}
	}
}

// get returns the least cost at which key was seen.
func (t *table) get(key uint64) int32 { return t.find(key).cost }

// lower records the cost of key, and reports whether key was new or had a higher cost.
func (t *table) lower(key uint64, cost int32) bool {
	s := t.find(key)
	if s.age == t.age {
		if s.cost <= cost {
			return false
		}
		s.cost = cost
		return true
	}
	if t.used*2 >= len(t.slots) {
		t.grow()
		s = t.find(key)
	}
	*s = slot{key, cost, t.age}
	t.used++
	return true
}

// grow doubles the table, and drops what was cleared.
func (t *table) grow() {
	old := t.slots
	t.slots = make([]slot, 2*len(old))
	for _, s := range old {
		if s.age == t.age {
			*t.find(s.key) = s
		}
	}
}
