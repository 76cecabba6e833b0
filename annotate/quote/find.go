package quote

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"quinola/corpus"
)

// Least is the number of folded letters below which a quote shows nothing:
// "la" stands in every clause.
const Least = 6

// Span is where a quote stands: the tokens [First, Last) of the clause, and
// the bytes [Start, End) of the tokens' readings put end to end.
type Span struct{ First, Last, Start, End int }

// Error says why a quote does not serve.
type Error struct {
	Reason Reason
	Text   string
}

// Reason is the kind of an Error.
type Reason uint8

// The reasons.
const (
	Short     Reason = iota + 1 // empty, or too short to show anything
	Absent                      // the words are not in the reading
	Ambiguous                   // the words stand there more than once
)

// Error is the message.
func (e *Error) Error() string { return e.Text }

// Reading is a clause's reading made ready to be searched.
type Reading struct {
	text    string
	letters string
	from    []int
	starts  []int // of the tokens in text
}

// Of prepares the reading of the tokens of a clause.
func Of(tokens []corpus.Token) *Reading {
	var b strings.Builder
	starts := make([]int, 0, len(tokens)+1)
	for _, t := range tokens {
		starts = append(starts, b.Len())
		b.WriteString(t.Reading)
	}
	r := &Reading{text: b.String(), starts: append(starts, b.Len())}
	r.letters, r.from = fold(r.text)
	return r
}

// Hash returns the hash of the reading's folded letters.
func (r *Reading) Hash() string { return Hash(r.text) }

// Find returns where the quote stands. A quote may leave words out with an
// ellipsis (… or ...): its parts must then follow each other, and each has a
// span. Words in square brackets show where the others stand and are no part
// of the quote themselves: "[on tire] la Remise". A quote must stand in the
// reading exactly once.
func (r *Reading) Find(quote string) ([]Span, error) {
	parts := cut(quote)
	total := 0
	for _, p := range parts {
		total += len(p.letters)
	}
	if total == 0 {
		return nil, &Error{Short, "the quote is empty; quote the words of the clause that state the rule"}
	}
	if total < Least {
		return nil, &Error{Short, fmt.Sprintf("the quote %q is too short to show anything; quote at least %d letters", quote, Least)}
	}
	if Fold(Bare(quote)) == "" {
		return nil, &Error{Short, fmt.Sprintf("all words of the quote %q stand in brackets; leave those that state the rule outside", quote)}
	}
	where := occurrences(r.letters, parts[0].letters)
	if len(where) > 1 {
		where = r.wholeWords(where, len(parts[0].letters))
	}
	var found [][]Span
	var furthest *Error
	for _, at := range where {
		spans, err := r.follow(parts, at)
		if err != nil {
			furthest = err
			continue
		}
		found = append(found, spans)
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return nil, &Error{Ambiguous, fmt.Sprintf("the quote %q stands %d times in the clause; quote more words", quote, len(found))}
	case furthest != nil:
		return nil, furthest
	}
	return nil, r.absent(parts[0])
}

// follow places the parts in order, the first of them at the offset at.
func (r *Reading) follow(parts []part, at int) ([]Span, *Error) {
	var spans []Span
	for i, p := range parts {
		if i > 0 {
			next := strings.Index(r.letters[at:], p.letters)
			if next < 0 {
				return nil, r.absent(p)
			}
			at += next
		}
		for _, own := range p.own {
			spans = append(spans, r.span(at+own[0], at+own[1]))
		}
		at += len(p.letters)
	}
	return spans, nil
}

// span turns a range of folded letters into tokens and bytes.
func (r *Reading) span(from, to int) Span {
	start := r.from[from]
	end := r.from[to-1]
	_, size := utf8.DecodeRuneInString(r.text[end:])
	end += size
	first, last := 0, 0
	for i := 0; i+1 < len(r.starts); i++ {
		if r.starts[i+1] > r.starts[i] && r.starts[i+1] > start && r.starts[i] <= start {
			first = i
		}
		if r.starts[i] < end {
			last = i + 1
		}
	}
	return Span{first, last, start, end}
}

// wholeWords keeps the occurrences that begin and end with a word, if any do:
// "la main" is then not found in "voilà maintenant".
func (r *Reading) wholeWords(where []int, length int) []int {
	var whole []int
	for _, at := range where {
		if !r.inWord(at) && !r.inWord(at+length) {
			whole = append(whole, at)
		}
	}
	if len(whole) == 0 {
		return where
	}
	return whole
}

// inWord reports whether the folded letters before and at i touch in the
// reading.
func (r *Reading) inWord(i int) bool {
	if i <= 0 || i >= len(r.from) {
		return false
	}
	before := r.from[i-1]
	if before == r.from[i] {
		return true
	}
	_, size := utf8.DecodeRuneInString(r.text[before:])
	return before+size == r.from[i]
}

// absent says where quote and reading part.
func (r *Reading) absent(p part) *Error {
	low, high := 0, len(p.letters)
	for low < high { // a longer beginning stands only where a shorter one does
		mid := (low + high + 1) / 2
		if strings.Contains(r.letters, p.letters[:mid]) {
			low = mid
		} else {
			high = mid - 1
		}
	}
	if low < Least || low == len(p.letters) {
		return &Error{Absent, fmt.Sprintf("the quoted words %q are not there; copy them from the reading of the clause", first(p.text, 60))}
	}
	at := strings.Index(r.letters, p.letters[:low])
	there := r.text[r.from[at]:]
	there = there[r.upTo(at, low):]
	if there == "" {
		there = "ends"
	} else {
		there = fmt.Sprintf("%q", first(oneLine(there), 30))
	}
	return &Error{Absent, fmt.Sprintf("the quoted words are not there: after %q the quote goes on %q, the reading %s",
		end(oneLine(p.text[:p.from[low]]), 25), first(oneLine(p.text[p.from[low]:]), 25), there)}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// upTo returns how many bytes of the reading the n folded letters from at take.
func (r *Reading) upTo(at, n int) int {
	if at+n >= len(r.from) {
		return len(r.text) - r.from[at]
	}
	return r.from[at+n] - r.from[at]
}

func occurrences(text, part string) []int {
	var where []int
	for at := 0; ; at++ {
		i := strings.Index(text[at:], part)
		if i < 0 {
			return where
		}
		at += i
		where = append(where, at)
	}
}

// part is the words of a quote between two ellipses.
type part struct {
	text    string
	letters string
	from    []int
	own     [][2]int // the stretches of letters that stand in no brackets
}

// cut parts a quote at its ellipses and folds the parts.
func cut(quote string) []part {
	var parts []part
	for text := range strings.SplitSeq(dots(quote), "...") {
		if letters, from := fold(text); letters != "" {
			parts = append(parts, part{text, letters, from, outside(text, from)})
		}
	}
	return parts
}

// dots returns a quote with every ellipsis as three dots; brackets around nothing
// but an ellipsis are the mark of a lacuna, and hold no words.
func dots(quote string) string {
	quote = strings.ReplaceAll(quote, "…", "...")
	return strings.ReplaceAll(quote, "[...]", "...")
}

// outside returns the stretches of letters that stand in no square brackets.
func outside(text string, from []int) [][2]int {
	var own [][2]int
	depth, i := 0, 0
	for at, r := range text {
		switch r {
		case '[':
			depth++
		case ']':
			depth--
		}
		for ; i < len(from) && from[i] == at; i++ {
			switch {
			case depth > 0:
			case len(own) > 0 && own[len(own)-1][1] == i:
				own[len(own)-1][1]++
			default:
				own = append(own, [2]int{i, i + 1})
			}
		}
	}
	return own
}

// Bare returns a quote without the words in square brackets, as it is shown.
func Bare(quote string) string {
	if !strings.ContainsAny(quote, "[]") {
		return quote
	}
	var b strings.Builder
	depth := 0
	for _, r := range dots(quote) {
		switch {
		case r == '[':
			depth++
		case r == ']':
			depth--
		case depth <= 0:
			b.WriteRune(r)
		}
	}
	return strings.Join(strings.Fields(strings.ReplaceAll(b.String(), "...", "…")), " ")
}

func first(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n] + "…"
}

func end(s string, n int) string {
	if len(s) <= n {
		return s
	}
	n = len(s) - n
	for n < len(s) && !utf8.RuneStart(s[n]) {
		n++
	}
	return "…" + s[n:]
}
