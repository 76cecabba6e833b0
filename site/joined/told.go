package joined

import (
	"fmt"
	"html/template"
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/annotate/markup"
	"quinola/site/page"
)

// Told is what the editors say, in English and in the languages that they have
// put it into. A page has them all; its script shows the reader's.
type Told struct {
	English template.HTML
	Also    []ToldIn
	Ours    bool // no editor says it, but the page: it is a phrase
}

// ToldIn is the same in another language.
type ToldIn struct {
	Lang string
	Text template.HTML
}

// Long reports whether it is so long that in a narrow window it would push the
// table out of sight: some fifteen lines there.
func (t Told) Long() bool { return len(t.English) > 500 }

// Says returns a line that the editors say of a text, as it stands, without Markdown: a
// title, a ruling.
func (e *Edition) Says(text, english string) Told {
	t := Told{English: escaped(page.Quoted(english))}
	for _, in := range e.Translations(text, english) {
		t.Also = append(t.Also, ToldIn{in.Lang, escaped(in.Text)})
	}
	return t
}

// Tells returns a line of a note.
func (e *Edition) Tells(n *annotate.Note, english string) Told {
	return e.Says(n.Clause.Text.ID, english)
}

// Comments returns prose that the editors say of a text, or of a term where text is "".
// It is in another language where each of its passages is.
func (e *Edition) Comments(at page.Place, text string, body *markup.Doc) (t Told, err error) {
	if t.English, err = e.Prose(at, body); err != nil || t.English == "" {
		return t, err
	}
	in := map[string][]string{}
	var langs []string
	passages := body.Passages()
	for _, p := range passages {
		for _, other := range e.Notes.Translations(text, p) {
			if in[other.Lang] == nil {
				langs = append(langs, other.Lang)
			}
			in[other.Lang] = append(in[other.Lang], other.Text)
		}
	}
	for _, lang := range langs {
		if len(in[lang]) < len(passages) {
			continue
		}
		prose, err := e.proseIn(at, markup.Parse([]byte(strings.Join(in[lang], "\n\n")), 1), language.Make(lang))
		if err != nil {
			return t, fmt.Errorf("%s: %w", lang, err)
		}
		t.Also = append(t.Also, ToldIn{lang, prose})
	}
	return t, nil
}

// Glossed returns the gloss of a note.
func (e *Edition) Glossed(at page.Place, n *annotate.Note) (Told, error) {
	return e.Comments(at, n.Clause.Text.ID, markup.Parse([]byte(n.Gloss), 1))
}

// Translations returns what the editors have put some English of a text into; none where
// nobody has annotated the corpus.
func (e *Edition) Translations(text, english string) []annotate.Translation {
	if e.Notes == nil {
		return nil
	}
	return e.Notes.Translations(text, english)
}

func escaped(text string) template.HTML { return template.HTML(template.HTMLEscapeString(text)) }
