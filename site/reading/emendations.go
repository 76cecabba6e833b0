package reading

import (
	"slices"

	"quinola/corpus"
)

// emended finds the editor's line behind an entry, if there is one.
func emended(all []corpus.PlacedEmendation, x *Entry) {
	if !slices.Contains(x.Reasons, whyText[corpus.Emended]) || len(x.spans) == 0 {
		return
	}
	for _, p := range all {
		if p.Start < x.spans[len(x.spans)-1].End && x.spans[0].Start < p.End {
			x.Cert, x.Evidence = p.Cert, p.Evidence
			return
		}
	}
}
