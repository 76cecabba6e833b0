package split

import (
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// A paragraph without a number may lay down a rule, define a word, advise, or narrate. A
// few typical words show which (lang.Cues); without one it narrates. Editors can correct
// this in text.toml or in a note.

// KindOf returns the kind of an unnumbered paragraph, by its reading in the language code.
func KindOf(code, reading string) corpus.Kind {
	s := strings.ReplaceAll(lang.Bare(strings.ToLower(strings.Join(strings.Fields(reading), " "))), "’", "'")
	s = strings.TrimLeft(s, ".,;:*-– '\"“«")
	switch cue, ok := lang.Of(code).Does(s); {
	case !ok:
		return corpus.KindNarrative
	case cue == lang.Advises:
		return corpus.KindAdvice
	case cue == lang.Defines:
		return corpus.KindDefinition
	case cue == lang.Rules:
		return corpus.KindRule
	}
	return corpus.KindNarrative
}

// sortParagraphs sets the kind of every paragraph.
func (v *view) sortParagraphs(items []Item) {
	for i := range items {
		it := &items[i]
		if it.Kind != corpus.KindNarrative {
			continue
		}
		reading := string(v.src[it.Body:it.Span.End])
		if v.tokens.tile() {
			reading = v.tokens.between(it.Body, it.Span.End)
		}
		it.Kind = KindOf(v.lang, reading)
	}
}
