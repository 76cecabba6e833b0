package annotate

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"quinola/annotate/quote"
	"quinola/corpus"
	"quinola/engine/games"
)

// Claim is something that the book says of itself and the program can check: a sum, or
// a reference to another clause.
type Claim struct {
	Note    *Note
	Words   string // of the reading
	Spans   []quote.Span
	Says    string // what the words say: a number, or the id of a clause
	Sum     string // an expression for the right number
	Truth   string // the right number, or the clause that is meant
	Scan    string // what the scan has instead of the words, or ""
	Verdict Verdict
	Remark  string
	Dead    string // why the words are not in the clause, or ""
	Line    int
}

// Reference reports whether the claim is a reference to another clause.
func (c *Claim) Reference() bool { return c.Sum == "" }

var figureIn = regexp.MustCompile(`\{([^}]*)\}`)

// Worked returns the sum with what the figures are that it names.
func (c *Claim) Worked() string {
	return figureIn.ReplaceAllStringFunc(c.Sum, func(figure string) string {
		value, err := figureOf(figure[1:len(figure)-1], c.Note.Clause)
		if err != nil {
			return figure // the claim was refused for it
		}
		return strconv.FormatInt(value, 10)
	})
}

// Verdict is the result of checking a claim.
type Verdict string

// The verdicts.
const (
	Right     Verdict = "right"
	Misread   Verdict = "misread"      // the book is right, and the machine that read the scan was not
	BookError Verdict = "book's error" // the book is wrong
)

type rawClaim struct {
	Words   string `toml:"words"`
	Says    any    `toml:"says"`
	Sum     string `toml:"sum"`
	Means   string `toml:"means"`
	Scan    string `toml:"scan"`
	Verdict string `toml:"verdict"`
	Remark  string `toml:"remark"`
}

// readClaim reads a claim and checks its verdict.
func (a *Annotations) readClaim(n *Note, raw *rawClaim, i int, reading *quote.Reading, f *front, r report) *Claim {
	before := len(*r.list)
	at := func(key string) int { return f.line(index("claim", i, key)) }
	c := &Claim{Note: n, Words: raw.Words, Sum: raw.Sum, Truth: raw.Means, Scan: raw.Scan,
		Verdict: Verdict(raw.Verdict), Remark: raw.Remark, Line: at("words")}
	var fault *quote.Error
	var err error
	if c.Spans, err = reading.Find(raw.Words); errors.As(err, &fault) {
		if fault.Reason != quote.Absent {
			r.at(at("words"), "%s", fault.Text)
		}
		c.Dead = fault.Text + a.elsewhere(n.Clause, raw.Words)
	}
	switch says := raw.Says.(type) {
	case int64:
		c.Says = strconv.FormatInt(says, 10)
	case string:
		c.Says = says
	}
	switch {
	case (raw.Sum == "") == (raw.Means == ""):
		r.at(at(""), "a claim has either a sum (what a figure should be) or means (the clause that is meant)")
		return nil
	case c.Says == "":
		r.at(at("says"), "the claim does not tell what its words say; write says = a whole number, or the id of a clause in quotes")
		return nil
	case raw.Sum != "":
		a.readSum(n, raw, c, at("sum"), r)
	default:
		a.checkClause(c.Says, at("says"), r)
		a.checkClause(c.Truth, at("means"), r)
	}
	a.readScan(n, c, at("scan"), r)
	if figures := figuresIn(c.Words); len(*r.list) == before && len(figures) > 0 && !slices.Contains(figures, a.figureSaid(c)) {
		r.at(at("says"), "the words give %s, not %s; let says tell what the words say", strings.Join(figures, ", "), c.Says)
	}
	for _, other := range n.Claims {
		if other.Says == c.Says && quote.Fold(other.Words) == quote.Fold(c.Words) {
			r.at(at(""), "the claim that %q says %s stands here twice; remove one", c.Words, c.Says)
		}
	}
	if len(*r.list) > before {
		return nil
	}
	if found := c.verdict(); found != c.Verdict {
		r.at(at("verdict"), "the verdict is %q, not %q: the words say %s, and it is %s", found, raw.Verdict, c.Says, c.Truth)
		return nil
	}
	return c
}

// figuresIn returns the numbers that words give in figures.
func figuresIn(words string) []string {
	list := strings.FieldsFunc(words, func(r rune) bool { return r < '0' || r > '9' })
	for i := range list {
		list[i] = strings.TrimLeft(list[i], "0")
	}
	return list
}

// figureSaid returns the number that the words of a claim give: their own, or that of
// the clause that they name.
func (a *Annotations) figureSaid(c *Claim) string {
	if to := a.Corpus.Clause(c.Says); c.Reference() && to != nil {
		return strconv.Itoa(to.Number)
	}
	return strings.TrimLeft(c.Says, "0")
}

func (a *Annotations) readSum(n *Note, raw *rawClaim, c *Claim, line int, r report) {
	if _, ok := raw.Says.(int64); !ok {
		r.at(line, "a claim with a sum says a whole number, not %q", c.Says)
		return
	}
	value, err := evaluate(raw.Sum, n.Clause)
	if err != nil {
		r.at(line, "the sum %q cannot be computed: %v", raw.Sum, err)
		return
	}
	c.Truth = strconv.FormatInt(value, 10)
}

// readScan checks a misreading against the source.
func (a *Annotations) readScan(n *Note, c *Claim, line int, r report) {
	if c.Scan == "" {
		return
	}
	if !strings.Contains(oneSpace(n.Clause.Raw()), oneSpace(c.Scan)) {
		r.at(line, "the scan of the clause does not have %q; copy it from the source", c.Scan)
	}
	if strings.Contains(c.Words, c.Scan) {
		r.at(line, "the words have %q as the scan has it; scan is for what the machine misread", c.Scan)
	}
}

// verdict returns what the program finds.
func (c *Claim) verdict() Verdict {
	switch {
	case c.Says != c.Truth:
		return BookError
	case c.Scan != "":
		return Misread
	}
	return Right
}

var errSum = errors.New("write whole numbers, + - * / ( ) and figures, {RULE#FIGURE}")

// evaluate computes a sum of a text.
func evaluate(expr string, of *corpus.Clause) (int64, error) {
	s := &sum{rest: expr, of: of}
	v, err := s.add(0)
	if err == nil && s.peek() != 0 {
		err = errSum
	}
	return v, err
}

// sum reads an expression from left to right.
type sum struct {
	rest string
	of   *corpus.Clause
}

// deepest is the greatest depth of nested brackets.
const deepest = 50

func (s *sum) peek() byte {
	s.rest = strings.TrimLeft(s.rest, " \t\n")
	s.rest = strings.Replace(s.rest, "×", "*", 1)
	if s.rest == "" {
		return 0
	}
	return s.rest[0]
}

func (s *sum) add(depth int) (int64, error) {
	v, err := s.multiply(depth)
	for err == nil {
		op := s.peek()
		if op != '+' && op != '-' {
			break
		}
		s.rest = s.rest[1:]
		var w int64
		w, err = s.multiply(depth)
		if op == '-' {
			w = -w
		}
		v += w
	}
	return v, err
}

func (s *sum) multiply(depth int) (int64, error) {
	v, err := s.operand(depth)
	for err == nil {
		op := s.peek()
		if op != '*' && op != '/' {
			break
		}
		s.rest = s.rest[1:]
		var w int64
		if w, err = s.operand(depth); err != nil {
			break
		}
		if op == '*' {
			v *= w
			continue
		}
		if w == 0 || v%w != 0 {
			return 0, fmt.Errorf("%d / %d is no whole number", v, w)
		}
		v /= w
	}
	return v, err
}

func (s *sum) operand(depth int) (int64, error) {
	switch c := s.peek(); {
	case c == '(' && depth < deepest:
		s.rest = s.rest[1:]
		v, err := s.add(depth + 1)
		if err == nil && s.peek() != ')' {
			err = errSum
		}
		if err != nil {
			return 0, err
		}
		s.rest = s.rest[1:]
		return v, nil
	case c == '{':
		name, rest, ok := strings.Cut(s.rest[1:], "}")
		if !ok {
			return 0, errSum
		}
		s.rest = rest
		return figureOf(name, s.of)
	case '0' <= c && c <= '9':
		n := 0
		for n < len(s.rest) && '0' <= s.rest[n] && s.rest[n] <= '9' {
			n++
		}
		digits := s.rest[:n]
		s.rest = s.rest[n:]
		v, err := strconv.ParseInt(digits, 10, 32)
		if err != nil {
			return 0, fmt.Errorf("%s is too great", digits)
		}
		return v, nil
	}
	return 0, errSum
}

// figureOf returns the value of a figure in the rules that a clause belongs to, or
// else in another game's of its text, "FAMILY/points#ace"; or in those of a
// ruleset named before it, "RULESET FAMILY/points#ace".
func figureOf(name string, of *corpus.Clause) (int64, error) {
	name = strings.TrimSpace(name)
	list := append(games.At(of.Text.ID, of.Path()), rulesets(of.Text.ID)...)
	if id, rest, ok := strings.Cut(name, " "); ok {
		list, name = nil, strings.TrimSpace(rest)
		if rs := games.Find(id); rs != nil {
			list = append(list, rs)
		}
	}
	if fault := RuleFault(name); fault != "" {
		return 0, errors.New(fault)
	}
	rule, figure, _ := strings.Cut(name, "#")
	for _, rs := range list {
		answer := rs.Answer(rule)
		if answer == nil {
			continue
		}
		for _, f := range answer.Figures {
			if f.Name == figure {
				return int64(f.Value), nil
			}
		}
	}
	return 0, fmt.Errorf("the rules of %s give no figure %s", of.Text.ID, name)
}
