// Package cores shares work among the processors.
package cores

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// Each calls do for 0 to n-1 on all processors, in no order, and returns when all
// are done. After an error, or when ctx ends, no more are begun, and the first
// error is returned.
func Each(ctx context.Context, n int, do func(int) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	work := func() {
		for ctx.Err() == nil {
			i := int(next.Add(1)) - 1
			if i >= n {
				return
			}
			if err := do(i); err != nil {
				cancel(err)
				return
			}
		}
	}
	if workers := min(runtime.GOMAXPROCS(0), n); workers > 1 {
		var wg sync.WaitGroup
		for range workers {
			wg.Go(work)
		}
		wg.Wait()
	} else {
		work()
	}
	return context.Cause(ctx)
}

// Until calls do for 0 to n-1 on all processors, in no order, until ctx ends.
func Until(ctx context.Context, n int, do func(int)) error {
	return Each(ctx, n, func(i int) error {
		do(i)
		return nil
	})
}

// All calls do for 0 to n-1 on all processors, in no order.
func All(n int, do func(int)) { _ = Until(context.Background(), n, do) }
