package channel

import (
	"iter"
	"slices"
)

// Knows reports whether the lexicon has a word, spelt with ſ as the printer
// did, with its accents or without them.
func (m *Model) Knows(word string) bool {
	return m.Counts(word) || m.cold.Has(word) || m.cold.Has(barely(word))
}

// Costs yields the words that the model counted in the books it was learned
// from, spelt as the printer did but without accents, and the cost of each.
func (m *Model) Costs() iter.Seq2[string, int32] {
	return func(yield func(string, int32) bool) {
		for i := range m.words {
			if spellable(m.words[i].Key) && !yield(m.words[i].Key, m.words[i].Cost) {
				return
			}
		}
	}
}

// Counts reports whether a word, spelt so, stands in the books that the model was learned
// from.
func (m *Model) Counts(word string) bool {
	_, ok := m.ids[barely(word)]
	return ok
}

// Writes reports whether those books write a word with just these accents.
func (m *Model) Writes(word string) bool {
	id, ok := m.ids[barely(spelt(word).Key)]
	return ok && slices.ContainsFunc(m.words[id].Forms, func(f Form) bool { return f.Text == word })
}

// barely is a word without its accents, as the model has it.
func barely(word string) string {
	plain := make([]rune, 0, len(word))
	for _, r := range word {
		plain = append(plain, bare(r))
	}
	return string(plain)
}
