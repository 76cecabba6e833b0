package cores

import "sync/atomic"

// Progress is told how much of a long work is done, and what that work is. It is
// called from several goroutines.
type Progress func(what string, done, total int)

// Of counts one kind of work: done is called after each piece of it.
func (p Progress) Of(what string, total int) (done func()) {
	if p == nil {
		return func() {}
	}
	var n atomic.Int64
	p(what, 0, total)
	return func() { p(what, int(n.Add(1)), total) }
}
