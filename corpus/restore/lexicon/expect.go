package main

import (
	"runtime"
	"sync"

	"quinola/corpus/restore/channel"
)

// expect counts over all leaves. The leaves are dealt to the processors and
// summed in order, so that the sums are the same each time.
func expect(m *channel.Model, leaves []leaf) *channel.Counts {
	parts := make([]*channel.Counts, len(leaves))
	var wg sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				parts[i] = channel.NewCounts()
				m.Instruct(leaves[i].text, leaves[i].sure, parts[i])
			}
		})
	}
	for i := range leaves {
		next <- i
	}
	close(next)
	wg.Wait()
	sum := channel.NewCounts()
	for _, p := range parts {
		sum.Add(p)
	}
	return sum
}
