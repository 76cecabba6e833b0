package joined

import (
	"fmt"
	"html/template"

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

// Tells is a line of a note as it stands, without Markdown: a title.
func (e *Edition) Tells(n *annotate.Note, english string) Told {
	t := Told{English: escaped(page.Printed(english))}
	for _, in := range e.Notes.Translations(n.Clause.Text.ID, english) {
		t.Also = append(t.Also, ToldIn{in.Lang, escaped(in.Text)})
	}
	return t
}

// Glossed is the gloss of a note.
func (e *Edition) Glossed(at page.Place, n *annotate.Note) (t Told, err error) {
	if t.English, err = e.Prose(at, markup.Parse([]byte(n.Gloss), 1)); err != nil {
		return t, err
	}
	for _, in := range e.Notes.Translations(n.Clause.Text.ID, n.Gloss) {
		text, err := e.Prose(at, markup.Parse([]byte(in.Text), 1))
		if err != nil {
			return t, fmt.Errorf("%s, in %s: %w", n.Clause.ID, in.Lang, err)
		}
		t.Also = append(t.Also, ToldIn{in.Lang, text})
	}
	return t, nil
}

func escaped(text string) template.HTML { return template.HTML(template.HTMLEscapeString(text)) }
