package main

import (
	"testing"

	"quinola/index"
)

// Of a question the first books that answer it are named; what a word means is told whole,
// however often it pauses.
func TestOnlyQuestionsAreToldBriefly(t *testing.T) {
	const many = "one; two; three; four; five; six; seven"
	for kind, want := range map[index.TopicKind]string{
		index.TopicQuestion: "one; two; three and 4 others",
		index.TopicTerm:     many,
	} {
		if got := briefly(index.Topic{Kind: kind, Says: many}); got != want {
			t.Errorf("%s: %q, want %q", kind, got, want)
		}
	}
}
