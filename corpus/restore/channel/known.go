package channel

import "iter"

// Knows reports whether the lexicon has a word, spelt with ſ as the printer
// did, with its accents or without them.
func (m *Model) Knows(word string) bool {
	plain := make([]rune, 0, len(word))
	for _, r := range word {
		plain = append(plain, bare(r))
	}
	if _, ok := m.ids[string(plain)]; ok {
		return true
	}
	return m.cold.Has(word) || m.cold.Has(string(plain))
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
