package annotate

import (
	"slices"
	"strings"

	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/engine/games"
)

// Aside holds words of a clause that state nothing which a hand could show.
type Aside struct {
	Note  *Note
	Quote string
	Why   Why
	Of    string // of a repetition: the clause that the words repeat, or the words of this one
	Rule  string // of one of another clause: which of its rules, with its figure after a #
	Book  string // of one that speaks of another game: the ruleset of that, or ""
	Spans []quote.Span
	Dead  string // why the words are not there, or ""
	Line  int
}

// Why is the reason for an aside.
type Why string

// The reasons for an aside.
const (
	Reason    Why = "reason"    // why the rule is so
	Instance  Why = "example"   // a case worked out
	Counsel   Why = "advice"    // how to play well
	Manner    Why = "manner"    // how a thing is done where another way changes nothing
	Address   Why = "address"   // words to the reader, or about the book
	History   Why = "history"   // where a thing comes from, or was once so
	Reference Why = "reference" // where else to look
	Repeats   Why = "repeats"   // what the clause, or another, states already
)

var whys = []Why{Reason, Instance, Counsel, Manner, Address, History, Reference, Repeats}

// readAside reads an aside. A malformed quote is a fault; a quote that is not in the
// clause makes the aside dead.
func (a *Annotations) readAside(n *Note, raw rawAside, i int, reading *quote.Reading, f *front, r report) *Aside {
	at := func(key string) int { return f.line(index("aside", i, key)) }
	s := &Aside{Note: n, Quote: quote.Bare(raw.Quote), Why: Why(raw.Why), Of: raw.Of, Rule: raw.Rule, Book: raw.Rules, Line: at("quote")}
	if !slices.Contains(whys, s.Why) {
		r.at(at("why"), "words are set aside for one of these reasons: %s; not for %q", join(whys), raw.Why)
	}
	switch {
	case (s.Why == Repeats) == (s.Of != ""):
	case s.Of == "":
		r.at(at("why"), "say what the words repeat: of = the id of a clause, or words of this one")
	default:
		r.at(at("of"), "only words that repeat others name what they are of; remove it, or write why = \"repeats\"")
	}
	a.checkOf(s, i, reading, f, r)
	var ok bool
	if s.Spans, s.Dead, ok = a.stands(n, raw.Quote, reading, s.Line, r); !ok {
		return nil
	}
	return s
}

// checkOf reports what is wrong with the `of` of a repetition.
func (a *Annotations) checkOf(s *Aside, i int, reading *quote.Reading, f *front, r report) {
	at := func(key string) int { return f.line(index("aside", i, key)) }
	switch c := a.Corpus.Clause(s.Of); {
	case s.Of == "":
		return
	case c == nil && strings.HasPrefix(s.Of, s.Note.Clause.Text.ID+":"):
		a.checkClause(s.Of, at("of"), r)
	case c == nil:
		if _, err := reading.Find(s.Of); err != nil {
			r.at(at("of"), "%s", err)
		}
		if s.Rule != "" {
			r.at(at("rule"), "which rule words of this clause state is told by their link; remove the rule")
		}
	case s.Rule == "":
		r.at(at("of"), "say which rule of that clause the words repeat: rule = \"FAMILY/…\"")
	default:
		if fault := RuleFault(s.Rule); fault != "" {
			r.at(at("rule"), "%s", fault)
		}
	}
	if s.Book != "" && games.Find(s.Book) == nil {
		r.at(at("rules"), "there is no ruleset %q%s", s.Book, meant(s.Book, rulesetIDs(), rulesetsListed))
	}
}

func join(list []Why) string {
	var words []string
	for _, w := range list {
		words = append(words, string(w))
	}
	return strings.Join(words, ", ")
}

// Account says how far the words of a clause are accounted for: stated by a
// link, or set aside. Function words need neither.
type Account struct {
	Words     int       // the words that are not function words
	Accounted int       // those of them inside links and asides
	Open      []Stretch // the words in neither, each run of them once
}

// Stretch is a run of words of a reading.
type Stretch struct {
	Start, End int // a range of bytes in the tokens' readings, concatenated
	Text       string
}

// AccountOf accounts for the words of a clause. A clause without a note, or with an
// exclusion, has no open words: nobody has begun to link it, or there is nothing to
// link.
func (a *Annotations) AccountOf(c *corpus.Clause) Account {
	reading := quote.Of(c.Tokens())
	n := a.notes[c.ID]
	language := lang.Of(c.Text.Meta.Lang)
	var spans []quote.Span
	if n != nil {
		spans = n.accounted()
	}
	var acc Account
	running := false
	for _, w := range reading.Words() {
		if language.Function(w.Letters) {
			continue
		}
		acc.Words++
		if n != nil && n.Excluded || slices.ContainsFunc(spans, func(s quote.Span) bool { return s.Start < w.End && w.Start < s.End }) {
			acc.Accounted++
			running = false
			continue
		}
		if !running {
			acc.Open = append(acc.Open, Stretch{Start: w.Start})
		}
		last := &acc.Open[len(acc.Open)-1]
		last.End, running = w.End, true
		last.Text = reading.Between(last.Start, last.End)
	}
	if n == nil {
		acc.Open = nil
	}
	return acc
}

// accounted returns the stretches of the reading that links and asides quote.
func (n *Note) accounted() []quote.Span {
	var spans []quote.Span
	for _, l := range n.Links {
		spans = append(spans, l.Spans...)
	}
	for _, s := range n.Asides {
		spans = append(spans, s.Spans...)
	}
	return spans
}
