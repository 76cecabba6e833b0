package tei

import (
	"strings"

	"quinola/corpus"
)

// gaps writes a reading with a gap where words are lost, and the parts between
// as they are to be written.
func (m *markup) gaps(reading string, write func(part string)) {
	for i, part := range strings.Split(reading, corpus.LacunaMark) {
		if i > 0 {
			m.empty("gap", attr{"reason", "lost"})
		}
		write(part)
	}
}

// leaves writes which leaves are lost before an offset of the source, and gives
// those that are lost after it.
func (m *markup) leaves(lost []corpus.Lacuna, before int) []corpus.Lacuna {
	for len(lost) > 0 && lost[0].At <= before {
		m.open("gap", attr{"reason", "lost"}, attr{"unit", "leaf"})
		m.element("desc", or(lost[0].Extent, "leaves are lost here"))
		m.optional("desc", lost[0].Evidence, attr{"type", "evidence"})
		m.close("gap")
		m.line()
		lost = lost[1:]
	}
	return lost
}
