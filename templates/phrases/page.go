package phrases

import (
	"cmp"
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
	Joins   []Join            `json:"joins,omitempty"`
}

// Join is what becomes of a text where a place begins and is filled: "de ⟦Est" is
// "d’Est" and "de ⟦le pique" "du pique". Find is a regular expression that Go and
// the script read alike, Text has $1 for its groups.
type Join struct {
	Find string `json:"find"`
	Text string `json:"text"`
}

// comma is how a decimal is written before what it counts; the number of a section,
// 9.1, is none.
var comma = Join{`⟦([-−+]?\d+)\.(\d+)([   ])(%|lettres|mots|en moyenne|bokstäver|ord|i genomsnitt)`, "⟦$1,$2$3$4"}

// joins are those of each language.
var joins = map[string][]Join{"sv": {
	comma,
	// To the player, who is "du" before a verb.
	{`betalar inte ⟦du( |$)`, "betalar ⟦dig inte$1"},
	{`(^|\s)(till|från|av|för|före|åt|betalar|erbjuds|frågar) ⟦du([ ,]|$)`, "$1$2 ⟦dig$3"},
	{`(⟦[Dd]u [^⟦:;.]*? )s(in|itt|ina|ig)( |$)`, "$1d$2$3"},
}, "fr": {
	comma,
	{`(^|[\s«(’])([Dd])e ⟦le `, "$1$2u "},
	{`(^|[\s«(’])([Dd])e ⟦les `, "$1$2es "},
	{`(^|\s)à ⟦le `, "$1au "},
	{`(^|\s)à ⟦les `, "$1aux "},
	{`(^|[\s«(’])([DdLlJjNnSs]|[Qq]u|[Jj]usqu)[ea] ⟦([AEIUYÂÊÎÛÉÈÀaeiuyâêîûéèàœ]|O[^n]|o[^n]|[Hh]ombre|[Hh]onneur)`, "$1$2’$3"},
	{`(^|\s)le ⟦dame `, "$1la ⟦dame "}, // of the faces of the cards she alone is no "le"
	{`(^|\s)([Ss])i ⟦(ils?(?:\s|$))`, "$1$2’$3"},
	// What is told of somebody is told to the player: "⟦vous marque" is "vous marquez".
	{`(paie|force|donne|rend|prend) ((?:[^⟦ ]+ )?⟦?[^ ]+) à ⟦vous`, "vous $1 $2"},
	{`interroge ⟦vous`, "vous interroge"},
	{`⟦([Vv])ous s’y tient`, "⟦$1ous vous y tenez"},
	{`(⟦[Vv]ous [^⟦:;.]*?)qu’on lui `, "$1qu’on vous "},
	{`(⟦[Vv]ous [^⟦:;.]*? )s(?:on|a) `, "$1votre "},
	{`(⟦[Vv]ous [^⟦:;.]*? )ses `, "$1vos "},
	to(``, "a", "avez"), to(``, "est", "êtes"), to(``, "fait", "faites"), to(``, "dit", "dites"), to(``, "va", "allez"),
	to(`\p{L}*pr`, "end", "enez"), to(`\p{L}*t`, "ient", "enez"), to(`\p{L}*met`, "", "tez"), to(`av|pouv|dev`, "ait", "iez"),
	to(`p`, "eut", "ouvez"), to(`v`, "eut", "oulez"), to(`d`, "oit", "evez"), to(`re`, "çoit", "cevez"), to(`revo`, "it", "yez"),
	to(`perd|rend|ment|consent`, "", "ez"), to(`romp`, "t", "ez"), to(`avert|fin|chois`, "it", "issez"),
	to(`\p{L}*l`, "ève", "evez"), to(`\p{L}*jet`, "te", "ez"), to(`rach`, "ète", "etez"), to(`pa`, "ie", "yez"), to(`appel`, "le", "ez"),
	to(`\p{L}{2,}`, "e", "ez"),
}}

// to is a join that puts a verb after "vous" into its form for that, by what it begins
// with, an expression, and its ends.
func to(begins, of, own string) Join {
	return Join{`⟦([Vv])ous (ne |n’|le |en |y |)(` + begins + `)` + of + "([ \u00a0\u202f,]|$)", "⟦$1ous $2$3" + own + "$4"}
}

// Form is a phrase with places: a regular expression that finds its places,
// and the text into which they go, ⟦1⟧ for the first.
type Form struct {
	English string `json:"-"`
	Find    string `json:"find"`
	Text    string `json:"text"`
}

// number is how pages write numbers: with thin spaces, a minus, a fraction. The
// thin space stands as itself, since Go and JavaScript escape it differently.
const number = `[-−+]?\d[\d` + "\u202f" + `]*(?:[.,]\d+)?`

// For returns the table of the language of that tag ("fr").
func For(tag string) (*Page, error) {
	for i, l := range Languages[1:] {
		if l.Tag.String() == tag {
			return pageOf(i + 1), nil
		}
	}
	return nil, fmt.Errorf("phrases: no language %q", tag)
}

// Name adds what a thing is called in the language, alone and before a comma:
// "The Hague 1785" and "The Hague 1785, XVIII".
func (p *Page) Name(english, own string) {
	p.Phrases[english] = own
	p.Forms = append(p.Forms, Form{english + ", %s", find(english + ", %s"), own + ", ⟦1⟧"})
}

func pageOf(language int) *Page {
	p := &Page{Phrases: map[string]string{}, Joins: joins[Languages[language].Tag.String()]}
	for _, row := range longestFirst() {
		if len(verbs(row.english)) == 0 {
			p.Phrases[row.english] = row.text(language)
			continue
		}
		p.Forms = append(p.Forms, Form{row.english, find(row.english), places(row.text(language))})
	}
	return p
}

// longestFirst returns the rows, those that say most first: "%s pays %d to the
// pool" is to be tried before "%s pays %s", "1 goes into %s" before "%d goes into %s",
// and "%d places" before "%s places".
// What begins with a capital is said before what is within a sentence: "Play %s" on
// a button is not "play %s".
func longestFirst() []phrase {
	return slices.SortedStableFunc(slices.Values(rows()), func(a, b phrase) int {
		return cmp.Or(length(b)-length(a), strings.Count(a.english, "%")-strings.Count(b.english, "%"), strings.Count(b.english, "%d")-strings.Count(a.english, "%d"), begun(b)-begun(a))
	})
}

var one = regexp.MustCompile(`\b1\b`)

// length returns how much a phrase says, where a one is as much as any number.
func length(p phrase) int { return len(one.ReplaceAllLiteralString(p.english, "%d")) }

// begun returns 1 for a phrase that begins with a capital.
func begun(p phrase) int {
	if lowered(p.english) != p.english {
		return 1
	}
	return 0
}

// find returns the expression that finds a phrase's places in a text. Words do not
// run over what parts phrases, but in a phrase with one place over commas:
// "N pays E 3, S pays E 4" is not N who pays "E 3, S pays E" 4. Nor have they
// marks at their edges: a text is looked for without its full stop before one
// that says less may take it in.
func find(english string) string {
	const letter = "[^" + edges + "]"
	words := "(" + letter + "(?:[^:;,]*?" + letter + ")??)"
	if len(verbs(english)) == 1 {
		words = "(" + letter + "(?:[^:;]*?" + letter + ")??)"
	}
	var b strings.Builder
	at := 0
	for _, m := range verb.FindAllStringIndex(english, -1) {
		b.WriteString(regexp.QuoteMeta(english[at:m[0]]))
		if english[m[1]-1] == 'd' {
			b.WriteString("(" + number + ")")
		} else {
			b.WriteString(words)
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
