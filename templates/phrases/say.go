package phrases

import (
	"regexp"
	"regexp/syntax"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// edges are the marks around a phrase that are not its own.
const edges = " :;,.()—…→←"

// marks part a text into phrases, the strongest first.
var marks = []string{". ", "; ", ": ", ", "}

// Say returns an English text that a program or a page has put together, in a
// language of the table, and whether the table has it: as it stands, with its
// places filled by words that are phrases in their turn, without the marks
// around it, or part by part. The script of the page (tongue.ts) looks in the
// same order in the same Page; testdata/said.tsv holds the two together.
func Say(tag language.Tag, text string) (string, bool) {
	said, ok := translators[column(tag)]().say(text)
	if ok && column(tag) == 0 {
		return text, true // English stays as it stands
	}
	return said, ok
}

// Known reports whether the table has a text, or there is nothing in it to say.
func Known(text string) bool {
	_, ok := Say(language.English, text)
	return ok || strings.Trim(text, edges) == ""
}

// Has reports whether a key is a row of the table: what a Printer is given.
func Has(key string) bool {
	for _, row := range rows() {
		if row.english == key {
			return true
		}
	}
	return false
}

// In returns a row of the table in the language of that tag, by its English key, or
// "" where the table has not that row or that language.
func In(tag, key string) string {
	for i, l := range Languages {
		if l.Tag.String() != tag {
			continue
		}
		for _, row := range rows() {
			if row.english == key {
				return row.text(i)
			}
		}
	}
	return ""
}

// translator is a Page that is ready for use.
type translator struct {
	phrases map[string]string
	forms   []form
	having  map[string][]int // the forms, in order, by a word that each text has which they say
	any     []int            // those that have no such word
	joins   []join
	used    *rowsUsed // what said something; nil: nobody asks
}

// join is a Join that is ready for use.
type join struct {
	find *regexp.Regexp
	text string
}

// filled marks where a place begins whose words are in.
const filled = "⟦"

// joined returns a text whose places are filled, and marked, as the language writes it.
func (t *translator) joined(text string) string {
	for _, j := range t.joins {
		text = j.find.ReplaceAllString(text, j.text)
	}
	return strings.ReplaceAll(text, filled, "")
}

// Sprintf returns a row of the table by its English key, its places filled: as a
// Printer prints it, and as the language joins words.
func Sprintf(p *message.Printer, tag language.Tag, key string, args ...any) string {
	args = slices.Clone(args)
	for i, a := range args {
		if word, ok := a.(string); ok {
			args[i] = filled + word
		}
	}
	return translators[column(tag)]().joined(p.Sprintf(key, args...))
}

// form is a phrase with places. A text that has not what stands before, between
// and after them, in this order, it does not say, which is seen sooner than by
// looking for its places.
type form struct {
	find    *regexp.Regexp
	first   string   // what stands before its places
	between []string // what stands between them
	last    string   // what stands after them
	text    string
}

func newForm(f Form) form {
	parts := around(f.Find)
	last := len(parts) - 1
	return form{regexp.MustCompile(f.Find), parts[0], parts[1:last], parts[last], f.Text}
}

// around returns what stands before, between and after the places of an expression.
func around(find string) []string {
	parts := []string{""}
	tree, err := syntax.Parse(find, syntax.Perl)
	if err != nil {
		panic(err) // as MustCompile does
	}
	for _, piece := range tree.Sub {
		switch piece.Op {
		case syntax.OpLiteral:
			parts[len(parts)-1] = string(piece.Rune)
		case syntax.OpCapture:
			parts = append(parts, "")
		}
	}
	return parts
}

// filling returns a text and what fills the places of the form in it, nil where the
// form does not say it.
func (f *form) filling(text string) []string {
	rest, ok := strings.CutPrefix(text, f.first)
	if !ok || !strings.HasSuffix(rest, f.last) {
		return nil
	}
	for _, part := range f.between {
		if _, rest, ok = strings.Cut(rest, part); !ok {
			return nil
		}
	}
	return f.find.FindStringSubmatch(text)
}

// row returns a phrase of the table, word for word.
func (t *translator) row(english string) (string, bool) {
	said, ok := t.phrases[english]
	if ok && t.used != nil {
		t.used.phrases = append(t.used.phrases, english)
	}
	return said, ok
}

// translators are those of Languages, made when they are first asked for.
var translators = func() (list []func() *translator) {
	for i := range Languages {
		list = append(list, sync.OnceValue(func() *translator { return newTranslator(pageOf(i)) }))
	}
	return list
}()

func newTranslator(p *Page) *translator {
	t := &translator{phrases: p.Phrases, having: map[string][]int{}}
	for _, j := range p.Joins {
		t.joins = append(t.joins, join{regexp.MustCompile(j.Find), strings.NewReplacer("$1", "${1}", "$2", "${2}", "$3", "${3}", "$4", "${4}").Replace(j.Text)})
	}
	often := map[string]int{}
	for _, f := range p.Forms {
		t.forms = append(t.forms, newForm(f))
		for _, w := range t.forms[len(t.forms)-1].words() {
			often[w]++
		}
	}
	for i := range t.forms {
		words := t.forms[i].words()
		if len(words) == 0 {
			t.any = append(t.any, i)
			continue
		}
		rarest := slices.MinFunc(words, func(a, b string) int { return often[a] - often[b] })
		t.having[rarest] = append(t.having[rarest], i)
	}
	return t
}

// words returns what stands between two spaces, or a space and an end, of every text that
// the form says. What touches a place may go on in it.
func (f *form) words() (list []string) {
	pieces := slices.Concat([]string{f.first}, f.between, []string{f.last})
	for i, piece := range pieces {
		words := strings.Split(piece, " ")
		if i > 0 {
			words = words[1:]
		}
		if i < len(pieces)-1 && len(words) > 0 {
			words = words[:len(words)-1]
		}
		list = append(list, words...)
	}
	return slices.DeleteFunc(list, func(w string) bool { return w == "" })
}

// may returns the forms that may say a text, or the text as it stands within a sentence,
// in order.
func (t *translator) may(text string) []int {
	words := strings.Split(text, " ")
	if within := lowered(words[0]); within != words[0] {
		words = append(words, within)
	}
	slices.Sort(words)
	list := slices.Clone(t.any)
	for _, w := range slices.Compact(words) {
		list = append(list, t.having[w]...)
	}
	slices.Sort(list)
	return list
}

// Translator says texts by the table as Say does.
func (p *Page) Translator() func(text string) (string, bool) { return newTranslator(p).say }

// say says a text, with the apostrophe of the table or of the printer.
func (t *translator) say(text string) (string, bool) {
	if said, ok := t.row(text); ok {
		return said, true
	}
	plain := strings.ReplaceAll(text, "’", "'")
	said, ok := t.spelt(plain)
	if plain != text {
		said = strings.ReplaceAll(said, "'", "’")
	}
	return said, ok
}

// spelt says a text word for word, or by a form with places, which might take in
// too much, or part by part.
func (t *translator) spelt(text string) (string, bool) {
	if said, ok := t.row(text); ok {
		return said, true
	}
	if said, ok := t.row(lowered(text)); ok { // a phrase that begins a sentence
		return raised(said), true
	}
	if of := third(text); of != "" { // what the table says of somebody it says to the player
		for _, as := range []string{of, text} {
			if said, ok := t.formed(as, true); ok {
				return said, true
			}
		}
	}
	if said, ok := t.formed(text, false); ok {
		return said, true
	}
	if bare := strings.Trim(text, edges); bare != text {
		if bare == "" { // marks alone
			if own := t.spaced(text); own != text {
				return own, true
			}
			return "", false
		}
		said, ok := t.say(bare)
		if !ok {
			return "", false
		}
		before, after, _ := strings.Cut(text, bare)
		return t.spaced(before) + said + t.spaced(after), true
	}
	for _, mark := range marks {
		if strings.Contains(text, mark) {
			return t.parts(strings.Split(text, mark), mark)
		}
	}
	return "", false
}

// spoken begins what is told to the player.
var spoken = regexp.MustCompile(`^([Yy]ou) (\w+)([ ,:].*|$)`)

// third returns what is told to the player as it is told of somebody, with "you" for the
// name: "you mark 5" is "you marks 5". It returns "" for any other text.
func third(text string) string {
	m := spoken.FindStringSubmatch(text)
	if m == nil || m[2] != "pass" && strings.HasSuffix(m[2], "s") { // as it is told of somebody already
		return ""
	}
	verb := m[2]
	switch verb {
	case "have":
		verb = "has"
	case "are":
		verb = "is"
	case "were":
		verb = "was"
	case "do", "go", "pass":
		verb += "es"
	case "may", "must", "could":
	default:
		verb += "s"
	}
	return m[1] + " " + verb + m[3]
}

// spaced returns the marks around a phrase as the language sets them.
func (t *translator) spaced(around string) string {
	for _, mark := range []string{";", ":"} {
		if own, ok := t.row(mark + " "); ok {
			around = strings.ReplaceAll(around, mark, strings.TrimRight(own, " "))
		}
	}
	return around
}

// and joins to a part another that goes on of the same player: there Swedish sets no comma.
const and = ", and"

// parts says all of a text's parts, or none.
func (t *translator) parts(parts []string, mark string) (string, bool) {
	between := mark
	if own, ok := t.row(mark); ok {
		between = own // French sets a space before it
	}
	text := ""
	for i, part := range parts {
		said, ok := t.say(part)
		if !ok {
			return "", false
		}
		switch own, ok := t.row(and); {
		case i == 0:
			text = said
		case ok && strings.HasPrefix(mark+part, and+" "):
			text += own + strings.TrimPrefix(said, strings.TrimLeft(own, mark))
		default:
			text += between + said
		}
	}
	return text, true
}

var place = regexp.MustCompile(`⟦(\d)⟧`)

// formed says a text that is one phrase with places, and fills them; with whole only where
// the table has what fills them. It may
// begin a sentence; its first words, too, stand in the table as within one.
// Where a place would take in a comma, and each part around that can be said, it
// is the parts: "East leads, and wins" is not of one "East leads, and" who wins.
func (t *translator) formed(text string, whole bool) (string, bool) {
	begins := lowered(text)
	for _, i := range t.may(text) {
		f := &t.forms[i]
		found, capital := f.filling(text), false
		if found == nil && begins != text {
			found = f.filling(begins)
			capital = found != nil
		}
		if found == nil {
			continue
		}
		if slices.ContainsFunc(found[1:], func(word string) bool { return strings.Contains(word, ", ") }) {
			if said, ok := t.parts(strings.Split(text, ", "), ", "); ok {
				return said, true
			}
		}
		if t.used != nil {
			t.used.forms = append(t.used.forms, i)
		}
		left := false
		said := place.ReplaceAllStringFunc(f.text, func(p string) string {
			word := found[p[len("⟦")]-'0']
			if within := lowered(word); !capital && within != word && strings.HasPrefix(text, word) && !t.named(word) {
				if said, ok := t.say(within); ok {
					capital = true
					return filled + said
				}
			}
			if said, ok := t.say(word); ok {
				return filled + said
			}
			left = left || wordy.MatchString(word) && !clausal.MatchString(word)
			return filled + word
		})
		if whole && left {
			return "", false
		}
		said = t.joined(said)
		if capital {
			said = raised(said)
		}
		return said, true
	}
	return "", false
}

// named reports whether a text begins with a name, which has its capital within a sentence,
// too: North.
func (t *translator) named(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	_, ok := t.phrases[first]
	_, within := t.phrases[lowered(first)]
	return ok && !within
}

// wordy is what the table should have, words and not figures; clausal is the name of a clause
// (piquet.c1.p3), which it has not.
var (
	wordy   = regexp.MustCompile(`\p{Ll}{3}`)
	clausal = regexp.MustCompile(`^\S*[.\d]\S*$`)
)

// lowered and raised are a text with another first letter.
func lowered(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(first)) + text[n:]
}

func raised(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}
