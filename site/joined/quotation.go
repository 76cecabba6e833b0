package joined

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"quinola/annotate"
	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/site/page"
)

// OtherClause is a clause of another text with the words that state the rule.
type OtherClause struct {
	page.Link
	Quote, QuoteLang string
	How              string // "states", "implies" or "contradicts"
}

// Quoting returns a clause under some name with the words that a link quotes of it.
func Quoting(l *annotate.Link, link page.Link) OtherClause {
	return OtherClause{Link: link, Quote: QuotationOf(l), QuoteLang: l.Note.Clause.Text.Meta.Lang, How: string(l.How)}
}

// Quoted is all that is quoted of one clause in one sense.
type Quoted struct {
	page.Link
	How   string
	Words []OtherClause
}

// TogetherBy returns quotations with those on end that are of one clause, in one sense,
// together.
func TogetherBy(list []OtherClause) (all []Quoted) {
	for _, q := range list {
		if n := len(all); n > 0 && all[n-1].Link == q.Link && all[n-1].How == q.How {
			all[n-1].Words = append(all[n-1].Words, q)
			continue
		}
		all = append(all, Quoted{q.Link, q.How, []OtherClause{q}})
	}
	return all
}

// Quotation returns what a note quotes of a clause as the edition reads it, without
// the marks of the machine that the editors copied along: its parts, with
// points between them. Words that stand there no more are as the note has them.
func Quotation(c *corpus.Clause, noted string, spans []quote.Span) string {
	reading := readingOf(c)
	var parts []string
	for _, s := range spans {
		if s.Start < 0 || s.End > len(reading) || s.Start >= s.End {
			return noted
		}
		parts = append(parts, strings.Join(strings.Fields(reading[s.Start:s.End]), " "))
	}
	if parts == nil {
		return noted
	}
	return strings.Join(parts, " … ")
}

// nearby is how many bytes may stand between words that are quoted as one: "trois,
// quatre & même cinq".
const nearby = 12

// QuotationOfAll returns what links of one clause quote together, where it is one row of
// words; "" where it is none.
func QuotationOfAll(links []*annotate.Link) string {
	var spans []quote.Span
	for _, l := range links {
		spans = append(spans, l.Spans...)
	}
	if len(spans) == 0 {
		return ""
	}
	slices.SortFunc(spans, func(a, b quote.Span) int { return a.Start - b.Start })
	whole := spans[0]
	for _, s := range spans {
		if s.Start > whole.End+nearby {
			return ""
		}
		whole.End = max(whole.End, s.End)
	}
	return Quotation(links[0].Note.Clause, "", []quote.Span{whole})
}

// Stands reports whether what a link quotes stands alone: it begins a sentence, and a
// mark or the end of the clause comes after it.
func Stands(l *annotate.Link) bool {
	if len(l.Spans) == 0 {
		return false
	}
	reading := readingOf(l.Note.Clause)
	from, to := l.Spans[0].Start, l.Spans[len(l.Spans)-1].End
	if from < 0 || to > len(reading) || from >= to {
		return false
	}
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(reading[from:to]))
	after, _ := utf8.DecodeRuneInString(strings.TrimSpace(reading[to:]))
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(reading[from:to]))
	return unicode.IsUpper(first) && (after == utf8.RuneError || unicode.IsPunct(after) || unicode.IsPunct(last))
}

// readingOf returns what the tokens of a clause read. It is not Clause.Reading, which is
// as a table is set and has no space at its ends: spans count all readings.
func readingOf(c *corpus.Clause) string {
	var b strings.Builder
	for _, t := range c.Tokens() {
		b.WriteString(t.Reading)
	}
	return b.String()
}

// QuotationOf returns what a link quotes.
func QuotationOf(l *annotate.Link) string { return Quotation(l.Note.Clause, l.Quote, l.Spans) }
