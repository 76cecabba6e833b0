package reading

import (
	"quinola/corpus"
)

// italics says of each token whether it is set in italics; nil for none.
func italics(t *corpus.Text, tokens []corpus.Token) []bool {
	if len(tokens) == 0 {
		return nil
	}
	var set []bool
	i := 0
	for _, s := range t.Italics(tokens[0].Start, tokens[len(tokens)-1].End) {
		if set == nil {
			set = make([]bool, len(tokens))
		}
		for ; i < len(tokens) && tokens[i].Start < s.End; i++ {
			set[i] = tokens[i].Start >= s.Start
		}
	}
	return set
}
