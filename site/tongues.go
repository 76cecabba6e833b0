package site

import (
	"encoding/json"
	"fmt"

	"golang.org/x/text/language"

	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/templates/phrases"
)

// putTongues writes, for each language but English, the table of phrases and
// that of what the books answer. They are two files, since many pages need the
// first alone.
func (e *edition) putTongues(put func(stem, ext string, data []byte) (string, error)) error {
	for _, l := range phrases.Languages {
		t := Tongue{Tag: l.Tag.String(), Name: l.Name}
		if l.Tag != language.English {
			table, err := phrases.For(t.Tag)
			if err != nil {
				return fmt.Errorf("build: %w", err)
			}
			for _, text := range e.corpus.Texts {
				if own := text.Meta.Called[t.Tag]; own != "" {
					table.Name(text.Meta.Short, own)
				}
			}
			for _, rs := range e.books() { // a list of books is said where each of them is
				if name := rs.Name; table.Phrases[name] == "" {
					table.Phrases[name] = printed(name)
				}
			}
			for _, f := range []struct {
				name *string
				stem string
				data any
			}{{&t.Phrases, "phrases-", table}, {&t.Answers, "answers-", answersIn(l.Tag, e.playedGames())}} {
				data, err := json.Marshal(f.data)
				if err != nil {
					return fmt.Errorf("build: %w", err)
				}
				if *f.name, err = put(f.stem+t.Tag, ".json", data); err != nil {
					return err
				}
			}
		}
		e.assets.Tongues = append(e.assets.Tongues, t)
	}
	return nil
}

// answersIn is what the books of some games answer, by the English sentence.
func answersIn(tag language.Tag, played []game.Game) map[string]string {
	list := map[string]string{}
	for _, g := range played {
		for _, rs := range g.Rulesets() {
			for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
				for _, q := range lore.Of(g).Questions() {
					if said := answer.Of(v, q.ID); said != "" {
						list[said] = answer.In(tag, v, q.ID)
					}
				}
			}
		}
	}
	return list
}
