package turns

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// What somebody waits for is begun next, and the others follow in their order.
func TestWhoWaitsComesFirst(t *testing.T) {
	names := make([]string, 60)
	for i := range names {
		names[i] = fmt.Sprint(i)
	}
	synctest.Test(t, func(t *testing.T) {
		turns := New(names)
		var mu sync.Mutex
		var done []string
		go turns.Do(t.Context(), func(name string) error {
			time.Sleep(time.Second)
			mu.Lock()
			defer mu.Unlock()
			done = append(done, name)
			return nil
		})
		synctest.Wait()
		begun := time.Now()
		if err := turns.Wait(t.Context(), "59"); err != nil || time.Since(begun) > 2*time.Second {
			t.Errorf("the last came after %v: %v", time.Since(begun), err)
		}
		if err := turns.Wait(t.Context(), "sixty"); err != nil || turns.Has("sixty") || !turns.Has("0") {
			t.Errorf("what is not listed is waited for: %v", err)
		}
		short, leave := context.WithTimeout(t.Context(), time.Millisecond)
		defer leave()
		if err := turns.Wait(short, "58"); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("who leaves is told %v", err)
		}
		for _, name := range names {
			if err := turns.Wait(t.Context(), name); err != nil {
				t.Error(err)
			}
		}
		if len(done) != len(names) {
			t.Errorf("done: %v", done)
		}
	})
}

// Where one thing fails, who waits for another is told why it is not done.
func TestAFaultIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turns, broken := New([]string{"a", "b", "c"}), errors.New("broken")
		waits := make(chan error)
		go func() { waits <- turns.Wait(t.Context(), "b") }()
		synctest.Wait()
		if err := turns.Do(t.Context(), func(string) error { return broken }); err != broken {
			t.Errorf("the fault is %v", err)
		}
		if err := <-waits; err != broken {
			t.Errorf("who waits is told %v", err)
		}
	})
}
