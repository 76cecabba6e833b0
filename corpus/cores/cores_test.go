package cores

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
)

func TestEach(t *testing.T) {
	var done [100]atomic.Int32
	if err := Each(t.Context(), len(done), func(i int) error { done[i].Add(1); return nil }); err != nil {
		t.Fatal(err)
	}
	for i := range done {
		if n := done[i].Load(); n != 1 {
			t.Errorf("%d was done %d times", i, n)
		}
	}
	broken := errors.New("broken")
	if err := Each(t.Context(), 1000, func(i int) error {
		if i == 7 {
			return broken
		}
		return nil
	}); err != broken {
		t.Errorf("the error is %v", err)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	if err := Each(ended, 10, func(int) error { t.Error("begun after the end"); return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end: %v", err)
	}
	All(0, func(int) { t.Error("nothing is to be done") })
}
