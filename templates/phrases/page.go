package phrases

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Page is the table of one language as the script of a page reads it: phrases
// word for word, and forms with places, the longest first.
type Page struct {
	Phrases map[string]string `json:"phrases"`
	Forms   []Form            `json:"forms"`
}

// Form is a phrase with places: a regular expression that finds its places,
// and the text into which they go, ⟦1⟧ for the first.
type Form struct {
	Find string `json:"find"`
	Text string `json:"text"`
}

// number is how pages write numbers: with thin spaces, a minus, a fraction.
const number = `[-−+]?\d[\d\x{202f}]*(?:[.,]\d+)?`

// For is the table of the language of that tag ("fr").
func For(tag string) (*Page, error) {
	for i, l := range Languages[1:] {
		if l.Tag.String() == tag {
			return pageOf(i), nil
		}
	}
	return nil, fmt.Errorf("phrases: no language %q", tag)
}

func pageOf(language int) *Page {
	p := &Page{Phrases: map[string]string{}}
	for _, row := range longestFirst() {
		if len(verbs(row.english)) == 0 {
			p.Phrases[row.english] = row.in[language]
			continue
		}
		p.Forms = append(p.Forms, Form{find(row.english, strings.ReplaceAll(number, `\x{202f}`, `\u202f`)), places(row.in[language])})
	}
	return p
}

// longestFirst are the rows, those that say most first: "%s pays %d to the
// pool" is to be tried before "%s pays %s".
func longestFirst() []phrase {
	return slices.SortedStableFunc(slices.Values(rows), func(a, b phrase) int { return len(b.english) - len(a.english) })
}

// find is the expression that finds a phrase's places in a text.
func find(english, number string) string {
	var b strings.Builder
	at := 0
	for _, m := range verb.FindAllStringIndex(english, -1) {
		b.WriteString(regexp.QuoteMeta(english[at:m[0]]))
		if english[m[1]-1] == 'd' {
			b.WriteString("(" + number + ")")
		} else {
			b.WriteString("([^:;]+?)") // words do not run over what parts phrases
		}
		at = m[1]
	}
	return "^" + b.String() + regexp.QuoteMeta(english[at:]) + "$"
}

// places numbers the places of a text.
func places(text string) string {
	n := 0
	return verb.ReplaceAllStringFunc(strings.ReplaceAll(text, "%%", "%"), func(v string) string {
		n++
		if v[1] == '[' {
			return "⟦" + v[2:3] + "⟧"
		}
		return fmt.Sprintf("⟦%d⟧", n)
	})
}

var forms = func() (list []*regexp.Regexp) {
	for _, row := range longestFirst() {
		if len(verbs(row.english)) > 0 {
			list = append(list, regexp.MustCompile(find(row.english, number)))
		}
	}
	return list
}()

var known = func() map[string]bool {
	m := map[string]bool{}
	for _, row := range rows {
		m[row.english] = true
	}
	return m
}()

// edges are the marks around a phrase that are not its own.
const edges = " :;,.()—…→←"

// marks part a text into phrases, the strongest first.
var marks = []string{"; ", ": ", ", "}

// Known reports whether the table has a text that stands on a page: as it is,
// with its places filled, without the marks around it, or part by part. The
// script of the page looks in the same order.
func Known(text string) bool {
	if whole(text) {
		return true
	}
	if bare := strings.Trim(text, edges); bare != text {
		return bare == "" || Known(bare)
	}
	for _, mark := range marks {
		if strings.Contains(text, mark) {
			return all(strings.Split(text, mark))
		}
	}
	return false
}

func all(parts []string) bool {
	for _, part := range parts {
		if !Known(part) {
			return false
		}
	}
	return true
}

// whole reports whether a text is a phrase as it stands.
func whole(text string) bool {
	if known[text] {
		return true
	}
	for _, f := range forms {
		if f.MatchString(text) {
			return true
		}
	}
	return false
}
