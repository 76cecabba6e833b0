package index

import (
	"slices"
	"strings"
	"testing"
)

func TestWordsOfAQuestionAreLeftOut(t *testing.T) {
	for _, c := range []struct{ query, searched, left string }{
		{"how many cards are dealt", "cards dealt", "how many are"},
		{"What does a revoke cost?", "revoke cost", "what does a"},
		{"who deals first", "deals first", "who"},
		{"what is the quinola worth at upsala", "quinola worth upsala", "what is the at"},
		{"qu'est-ce que la remise", "remise", "qu est ce que la"},
		{"combien de cartes reçoit chacun", "cartes recoit chacun", "combien de"},
		{"Vad är en remis", "remis", "vad ar en"},
		{"must one follow suit", "follow suit", "must one"},
		{"faut-il fournir", "fournir", "faut il"},
		{"combien de cartes donne-t-on", "cartes donne", "combien de t on"},
		{"qui donne le premier", "donne premier", "qui le"},
		{"måste man bekänna färg", "bekanna farg", "maste man"},
		{"what", "what", ""},         // nothing would be left
		{"who must", "who must", ""}, // ...
		{"cards are dealt", "cards are dealt", ""},
		{"the first who deals", "the first who deals", ""}, // no question
		{`"how many" cards`, "how many cards", ""},         // in quotation marks: words of the text
		{`how "many" cards`, "many cards", "how"},
		{"how* cards", "how cards", ""},
		{"", "", ""},
	} {
		q, left := besideQuestion(Parse(c.query))
		var words []string
		for _, term := range q.Terms {
			words = append(words, term.Words...)
		}
		if got := strings.Join(words, " "); got != c.searched || strings.Join(wordsOf(left, false), " ") != c.left {
			t.Errorf("%q is searched as %q without %q, want %q without %q", c.query, got, wordsOf(left, false), c.searched, c.left)
		}
	}
}

// A word begins a question in one language only, and all are written as they
// are compared.
func TestAsking(t *testing.T) {
	var first []string
	for _, a := range tables.Asking {
		for _, w := range slices.Concat(a.First, a.Fill) {
			if Fold("", w) != w {
				t.Errorf("%q is not folded", w)
			}
		}
		for _, w := range a.First {
			if slices.Contains(first, w) {
				t.Errorf("%q begins a question in two languages", w)
			}
		}
		first = append(first, a.First...)
	}
}
