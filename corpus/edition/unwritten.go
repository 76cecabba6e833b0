package edition

import (
	"fmt"
	"path/filepath"
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/restore"
)

// Unwritten restores and splits a scan as NewText and Open would, and writes
// nothing: the text has the leaves, readings and clause ids that it would have in
// a corpus before an editor looked at it. Without a language, the scan's own is
// told by its words.
func Unwritten(s Scan) (*corpus.Text, error) {
	b, _, err := receive(s)
	if err != nil {
		return nil, err
	}
	return UnwrittenText(s.ID, s.Lang, s.File, b.Text, b.Evidence)
}

// UnwrittenText returns Unwritten of a source that was read; from is what errors
// call it, and e what is known of it besides, nil for nothing.
func UnwrittenText(id, code, from string, src []byte, e *corpus.Evidence) (*corpus.Text, error) {
	if code == "" {
		l := restore.Likeliest(string(src), lang.Counted()...)
		if l == nil {
			return nil, &Error{File: from, What: "its language cannot be told by its words", Cure: "say it with -lang: one of " + strings.Join(lang.Codes(), ", ")}
		}
		if other := restore.Foreign(string(src), l.Code); other != nil {
			if lang.Of(other.Code) == nil {
				return nil, foreign(from, l.Code, other)
			}
			l = other
		}
		code = l.Code
	}
	if err := inLanguage(from, src, code); err != nil {
		return nil, err
	}
	t := &corpus.Text{ID: id, Source: src, Evidence: e}
	t.Meta = corpus.Meta{Title: id, Short: id, Lang: code, Paragraphs: []string{"*"}}
	r, res, err := divided(t)
	if err != nil {
		return nil, err
	}
	t.Meta.Through = found(res, t.Leaves).Through
	return t, r.finish(t, nil, res)
}

// inLanguage returns an error if a source cannot be read in a language.
func inLanguage(from string, src []byte, code string) error {
	if lang.Of(code) == nil {
		return &Error{File: from, What: fmt.Sprintf("no language %q", code), Cure: "say -lang with one of " + strings.Join(lang.Codes(), ", ")}
	}
	if !lang.InLatinLetters(string(src)) {
		return &Error{File: from, What: fmt.Sprintf("is in other letters than %s is", lang.Of(code).Name), Cure: "what is read are texts in Latin letters: " + strings.Join(lang.Codes(), ", ")}
	}
	if other := restore.Foreign(string(src), code); other != nil {
		return foreign(from, code, other)
	}
	return nil
}

// foreign is the error of a source that reads as another language than it is said to be in,
// which may be one that is told and not read.
func foreign(from, code string, other *lang.Language) error {
	cure := "give the language it is in with -lang: one of "
	if lang.Of(other.Code) == nil {
		cure = "no book in that language is read; what is read is one of "
	}
	return &Error{File: from, What: fmt.Sprintf("reads as %s, not as %s", other.Name, lang.Of(code).Name), Cure: cure + strings.Join(lang.Codes(), ", ")}
}

// IDOf makes a text's id from the name of its file.
func IDOf(file string) string {
	return PlainID(stem(file))
}

// stem is the name of a file of a scan without what it is packed by and written in:
// NAME.xml.gz, and NAME_djvu.xml and NAME_hocr_searchtext.txt.gz as archive.org names them.
func stem(file string) string {
	name := filepath.Base(file)
	if packed, ok := strings.CutSuffix(name, ".gz"); ok {
		name = packed
	}
	name = strings.TrimSuffix(name, filepath.Ext(name))
	for _, form := range []string{"_abbyy", "_djvu", "_hocr", "_chocr", "_hocr_searchtext"} {
		if bare, ok := strings.CutSuffix(name, form); ok && bare != "" {
			return bare
		}
	}
	return name
}

// PlainID makes a text's id of a name: small letters, digits and hyphens, a
// ligature as its letters. Ids once given stay: this names what has none yet.
func PlainID(name string) string {
	return strings.Join(strings.FieldsFunc(lang.Bare(strings.ToLower(name)), func(r rune) bool { return !inID(r) }), "-")
}
