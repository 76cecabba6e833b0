// Package answer states in a sentence what a book answers to a question of its game.
// The sentence stands with the question. The figures and roles that fill it are the
// ruleset's, so what a page says is what the engine plays.
//
//	{each}      a figure as it stands       {each amount}    with its counter, "5 fiches"
//	{each word} spelt out, "four"           {each times}     "twice"
//	{out card} "♦7"; {each rank} "knave"; {each ranks} "knaves"; {red faces} "sixes and fives", a digit for each     {suit suit} "heart"; {suit suits} "hearts"
//	{until ordinal} "ninth"                 {counters}       the counter itself, "fiches"
//	{seats}     with how many players the game may be played, "three to seven"; [seats: …] where it may with several
//	{payer}     a role, as subject; {payee him} as object; {cutter of} in French "du donneur"
//
//	[a: …] where the book gives that figure, or answers that question; [!a: …] where not;
//	[a=1: …] where it is 1, [a=b: …] where it equals another figure, [a!=1: …] where it is given and is not.
//
// answers.tsv has each sentence in French and Swedish, by the English one: with the
// same places and conditions, and further ways to tell a figure where the language has
// more forms ({each fem} is "une", {each neuter} "ett").
//
// Every figure and role that a book gives must be told, in every language. A test
// requires that of the sentences, and testdata/sentences*.golden shows them.
package answer

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/engine/record"
)

// Of returns what a ruleset answers to the question with that id, in an English
// sentence; "" where it does not know the question.
func Of(rs *game.Ruleset, id string) string { return In(language.English, rs, id) }

// In returns the same in French or Swedish: English for any other language, and
// where answers.tsv does not have the sentence.
func In(tag language.Tag, rs *game.Ruleset, id string) string {
	return in(tag, rs, id)
}

// OfVariants reports whether what a ruleset answers speaks of its variants, too: that
// three to seven may play.
func OfVariants(rs *game.Ruleset, id string) bool {
	q := lore.Question(id)
	return q != nil && strings.Contains(q.Answer, "{seats}") && len(rs.Seatings()) > 1
}

// Agreed returns what it would answer if players agreed on that value of a figure
// which it leaves to them.
func Agreed(tag language.Tag, rs *game.Ruleset, s *game.Setting, value int32) string {
	rule, _, _ := strings.Cut(s.Figure, "#")
	return in(tag, rs, rule, s.On(value, nil)...)
}

// in returns the answer with some figures set otherwise.
func in(tag language.Tag, rs *game.Ruleset, id string, set ...record.Setting) string {
	w, sentence := sentenceIn(tag, lore.Question(id))
	t, ok := newTeller(w, rs, id)
	if !ok {
		return ""
	}
	for _, s := range set {
		if rule, figure, _ := strings.Cut(s.Figure, "#"); rule == id {
			t.parts[figure] = strconv.Itoa(int(s.Value))
		}
	}
	said, err := t.tell(sentence)
	if err != nil {
		panic(id + ": " + err.Error()) // a test tells every sentence
	}
	return said
}

// teller fills one sentence.
type teller struct {
	words *words
	rs    *game.Ruleset
	parts map[string]string // figures and roles by name
	told  map[string]bool   // the parts that the sentence has told
	seats []int             // with how many players the game may be played
}

func newTeller(w *words, rs *game.Ruleset, id string) (*teller, bool) {
	a := rs.Answer(id)
	if a == nil {
		return nil, false
	}
	t := &teller{words: w, rs: rs, parts: map[string]string{}, told: map[string]bool{}, seats: rs.Seatings()}
	for _, f := range a.Figures {
		t.parts[f.Name] = strconv.Itoa(int(f.Value))
	}
	for _, c := range a.Roles {
		t.parts[c.Name] = c.Role.String()
	}
	return t, true
}

// tell fills a sentence and begins it with a capital.
func (t *teller) tell(sentence string) (string, error) {
	said, rest, err := t.fill(sentence)
	if err != nil {
		return "", err
	}
	if rest != "" {
		return "", fmt.Errorf("a ] too many before %q", rest)
	}
	if said == "" {
		return "", nil
	}
	first, n := utf8.DecodeRuneInString(said)
	return string(unicode.ToUpper(first)) + said[n:], nil
}

// fill fills the text up to its end or to the bracket that closes it, and
// returns what stands behind that bracket.
func (t *teller) fill(text string) (said, rest string, err error) {
	var b strings.Builder
	for {
		i := strings.IndexAny(text, "{[]")
		if i < 0 {
			b.WriteString(text)
			return b.String(), "", nil
		}
		b.WriteString(text[:i])
		mark := text[i]
		text = text[i+1:]
		switch mark {
		case ']':
			return b.String(), text, nil
		case '{':
			place, after, ok := strings.Cut(text, "}")
			if !ok {
				return "", "", fmt.Errorf("no } after {%s", text)
			}
			word, err := t.place(place)
			if err != nil {
				return "", "", err
			}
			b.WriteString(word)
			text = after
		case '[':
			when, inner, ok := strings.Cut(text, ": ")
			if !ok {
				return "", "", fmt.Errorf("no condition in [%s", text)
			}
			if !t.holds(when) {
				text = skip(inner)
				continue
			}
			said, after, err := t.fill(inner)
			if err != nil {
				return "", "", err
			}
			b.WriteString(said)
			text = after
		}
	}
}

// skip returns what stands behind the bracket that closes the text.
func skip(text string) string {
	for i, depth := 0, 0; i < len(text); i++ {
		switch text[i] {
		case '[':
			depth++
		case ']':
			if depth == 0 {
				return text[i+1:]
			}
			depth--
		}
	}
	return ""
}

// holds reports whether a condition is met: "a", "!a", "a=1", "a!=b".
func (t *teller) holds(when string) bool {
	name, value, equal := strings.Cut(when, "=")
	if !equal {
		name, not := strings.CutPrefix(when, "!")
		return t.given(name) != not
	}
	name, not := strings.CutSuffix(name, "!")
	if !t.given(name) {
		return false
	}
	t.told[name] = true
	if other, ok := t.parts[value]; ok {
		t.told[value] = true
		value = other
	}
	return (t.parts[name] == value) != not
}

// given reports whether the book gives a figure or role, or answers the
// question of that name.
func (t *teller) given(name string) bool {
	if name == "seats" {
		return len(t.seats) > 1
	}
	_, ok := t.parts[name]
	return ok || t.rs.Answer(t.rs.Full(name)) != nil
}

// place returns what stands in a place of a sentence: "each", "each amount".
func (t *teller) place(place string) (string, error) {
	name, as, _ := strings.Cut(place, " ")
	switch name {
	case "counters":
		return t.words.counters(t.rs.Unit, 2), nil
	case "seats":
		return t.words.row(t.seats), nil
	}
	value, ok := t.parts[name]
	if !ok {
		return "", fmt.Errorf("{%s}: %s gives no %s", place, t.rs.ID, name)
	}
	t.told[name] = true
	n, err := strconv.Atoi(value)
	if err != nil {
		return t.words.role(value, as), nil
	}
	switch as {
	case "":
		return value, nil
	case "amount":
		return t.words.amount(t.rs, n), nil
	case "card":
		return cards.Card(n).Sign(), nil
	case "packets": // a digit for each
		return strings.Join(strings.Split(value, ""), "+"), nil
	case "faces": // a digit for each
		faces := make([]int, len(value))
		for i, digit := range value {
			faces[i] = int(digit - '0')
		}
		return t.words.each("ranks", faces, t.words.numbers.and), nil
	}
	list, ok := t.words.figures[as]
	if !ok {
		return "", fmt.Errorf("{%s}: %s is no way to tell a figure", place, as)
	}
	said := pick(list, n)
	if n >= len(list) && strings.HasPrefix(as, "ordinal") {
		said += t.words.ending(n)
	}
	return said, nil
}
