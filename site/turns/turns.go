// Package turns does many things one after another, and those first that somebody waits
// for.
package turns

import (
	"context"
	"slices"
	"sync"

	"quinola/corpus/cores"
)

// Turns is things that are to be done, by their names. Its methods may be called from
// several goroutines, Do once.
type Turns struct {
	mu    sync.Mutex
	queue []string                 // what is still to be begun
	done  map[string]chan struct{} // closed once the thing is done
	ended chan struct{}            // closed once no more are done
	fault error                    // why not all were done; read after ended
}

// New lists what is to be done, in this order unless somebody waits.
func New(names []string) *Turns {
	t := &Turns{queue: slices.Clone(names), done: make(map[string]chan struct{}, len(names)), ended: make(chan struct{})}
	for _, name := range names {
		t.done[name] = make(chan struct{})
	}
	return t
}

// Do does everything, on all processors. After an error, or when ctx ends, nothing more
// is begun, and the error is returned.
func (t *Turns) Do(ctx context.Context, do func(name string) error) error {
	t.fault = cores.Each(ctx, len(t.queue), func(int) error {
		name := t.next()
		err := do(name)
		if err == nil {
			close(t.done[name])
		}
		return err
	})
	close(t.ended)
	return t.fault
}

// next takes the first thing that is to be begun.
func (t *Turns) next() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	first := t.queue[0]
	t.queue = t.queue[1:]
	return first
}

// Wait waits until a thing is done, which is begun before what nobody waits for. It
// returns what stopped Do, or ctx, before. A name that is not listed is not waited for.
func (t *Turns) Wait(ctx context.Context, name string) error {
	done, listed := t.done[name]
	if !listed {
		return nil
	}
	t.mu.Lock()
	if i := slices.Index(t.queue, name); i > 0 {
		t.queue = slices.Insert(slices.Delete(t.queue, i, i+1), 0, name)
	}
	t.mu.Unlock()
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-t.ended:
	}
	select {
	case <-done:
		return nil
	default:
		return t.fault
	}
}

// Has reports whether a thing is listed.
func (t *Turns) Has(name string) bool { return t.done[name] != nil }
