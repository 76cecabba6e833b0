package channel

// Knows reports whether word, spelt as the printer spelt it with ſ, is in the
// lexicon, with its accents or without them.
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
