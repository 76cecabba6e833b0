package main

import (
	"quinola/corpus/cores"
	"quinola/corpus/restore/channel"
)

// expect counts over all leaves in parallel. It sums in order, so that the
// result is reproducible.
func expect(m *channel.Model, leaves []leaf) *channel.Counts {
	parts := make([]*channel.Counts, len(leaves))
	cores.All(len(leaves), func(i int) {
		parts[i] = channel.NewCounts()
		m.Instruct(leaves[i].text, leaves[i].sure, parts[i])
	})
	sum := channel.NewCounts()
	for _, p := range parts {
		sum.Add(p)
	}
	return sum
}
