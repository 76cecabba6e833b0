package annotate

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"quinola/engine/example"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/record"
)

// Run is one run of an example under a law.
type Run struct {
	Example *Example
	Passed  bool
	Why     string // why it did not pass
	Line    int    // of the block, counted from 1; 0 for none
	Broken  bool   // it could not be played at all
	Fired   []string

	Undecided bool // a question stayed open, because no rule decides it
}

// FileLine returns the line of the note that the run's failure concerns.
func (r *Run) FileLine() int { return r.Example.Line + max(r.Line-1, 0) }

// prover runs examples and remembers the laws it compiled for them. It may be
// used by several goroutines.
type prover struct {
	mu    sync.Mutex
	laws  map[lawKey]*law
	late  []lawKey          // the changed laws among them, the oldest first
	runs  map[*Example]*Run // under the law as it is
	kinds map[string]map[string][]game.Change
}

// keptLaws is how many changed laws are cached. A changed law is tried again soon or
// never, and all of them together would take hundreds of megabytes.
const keptLaws = 256

type lawKey struct {
	ruleset  string
	settings string // what the players agreed on
	change   game.Change
	changed  bool
}

type law struct {
	once sync.Once
	law  game.Law
	err  error
}

func newProver() *prover {
	return &prover{laws: map[lawKey]*law{}, runs: map[*Example]*Run{}, kinds: map[string]map[string][]game.Change{}}
}

// law returns the ruleset compiled, with one change or with none, and with what the
// players agreed on.
func (p *prover) law(ruleset string, change *game.Change, agreed ...record.Setting) (game.Law, error) {
	key := lawKey{ruleset: ruleset, settings: fmt.Sprint(agreed)}
	if change != nil {
		key.change, key.changed = *change, true
	}
	p.mu.Lock()
	l := p.laws[key]
	if l == nil {
		l = &law{}
		p.laws[key] = l
		if key.changed {
			p.late = append(p.late, key)
		}
		if len(p.late) > keptLaws {
			delete(p.laws, p.late[0])
			p.late = p.late[1:]
		}
	}
	p.mu.Unlock()
	l.once.Do(func() {
		rs := games.Find(ruleset)
		if rs == nil {
			l.err = fmt.Errorf("there is no ruleset %q%s", ruleset, meant(ruleset, rulesetIDs(), rulesetsListed))
			return
		}
		changes, err := game.Agreed(agreed)
		if change != nil {
			changes = append(changes, *change)
		}
		if l.err = err; err == nil {
			l.law, l.err = rs.Compile(changes...)
		}
	})
	return l.law, l.err
}

// run runs an example under its own ruleset, once.
func (p *prover) run(e *Example) *Run {
	p.mu.Lock()
	r := p.runs[e]
	p.mu.Unlock()
	if r != nil {
		return r
	}
	if l, err := p.law(e.Record.Rules, nil, e.Record.Settings...); err != nil {
		r = &Run{Example: e, Why: err.Error(), Broken: true}
	} else {
		r = try(l, e)
		if why, line := offered(r, l); why != "" {
			r.Passed, r.Why, r.Line = false, why, line
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.runs[e] = r
	return r
}

// offered returns why an example that passes allows what the table does not offer, and the
// line of it; "" where it does not.
func offered(r *Run, l game.Law) (why string, line int) {
	if r.Passed {
		why, line = example.Offered(r.Example.Record, l)
	}
	return why, line
}

// prove looks for an example of the note that shows the linked rule. The example must
// be made for the link's case, pass, fire the rule, and fail in what it expects when
// the rule is off or, if the link names a figure or role, when that is changed. If
// there is none, prove says what comes nearest.
func (p *prover) prove(l *Link, runs []*Run) (*Example, string) {
	why := "the note has no example"
	nearer := func(rank *int, n int, text string) {
		if n > *rank {
			*rank, why = n, text
		}
	}
	rank := 0
	for _, r := range runs {
		e := r.Example
		rs := games.Find(e.Record.Rules)
		switch {
		case !e.Shows:
			nearer(&rank, 1, "all its examples are contrasts")
		case l.Case != "" && !slices.Contains(e.Cases, l.Case):
			nearer(&rank, 2, fmt.Sprintf("no example is made for its case; begin the title of one with {%s}", l.Case))
		case rs == nil || rs.Answer(l.Rule) == nil:
			nearer(&rank, 3, "the ruleset of its examples does not answer this question")
		case !r.Passed || !slices.Contains(r.Fired, l.Rule):
			nearer(&rank, 4, "no example of the note that passes fires the rule")
		default:
			killed, reason := p.killsOne(e, p.changes(rs, l.Rule, l.Figure))
			if killed {
				return e, ""
			}
			nearer(&rank, 5, fmt.Sprintf("with %s %q %s", changed(l), e.Title, reason))
		}
	}
	return nil, why
}

func changed(l *Link) string {
	if l.Figure == "" {
		return "the rule off"
	}
	return "another " + l.Figure
}

// changes returns the changes of a ruleset that remove what a link says: the rule
// switched off or, if the link names a figure or role, that one changed.
func (p *prover) changes(rs *game.Ruleset, rule, figure string) []game.Change {
	if figure == "" {
		return []game.Change{{Rule: rule, Off: true}}
	}
	return p.mutants(rs)[rule+"#"+figure]
}

// mutants returns all changes of a ruleset, by the rule, or by the figure or role.
func (p *prover) mutants(rs *game.Ruleset) map[string][]game.Change {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.kinds[rs.ID] == nil {
		m := map[string][]game.Change{}
		for _, x := range lore.Mutants(rs) {
			m[x.Change.Rule] = append(m[x.Change.Rule], x.Change)
			if figure := x.Change.Part; figure != "" {
				m[x.Change.Rule+"#"+figure] = append(m[x.Change.Rule+"#"+figure], x.Change)
			}
		}
		p.kinds[rs.ID] = m
	}
	return p.kinds[rs.ID]
}

// killsOne reports whether a passing example tells one of some changed laws from the
// true one, and otherwise why it does not tell the last.
func (p *prover) killsOne(e *Example, changes []game.Change) (bool, string) {
	why := "cannot be told apart: nothing of it can be changed"
	for _, c := range changes {
		killed, reason := p.kills(e, c)
		if killed {
			return true, ""
		}
		why = reason
	}
	return false, why
}

// shows reports whether a passing example tells the law from any change of a rule that
// the note links.
func (p *prover) shows(e *Example, links []*Link) bool {
	rs := games.Find(e.Record.Rules)
	for _, l := range links {
		if l.How == Contradicts || l.Dead != "" || rs.Answer(l.Rule) == nil {
			continue
		}
		if killed, _ := p.killsOne(e, p.changes(rs, l.Rule, "")); killed {
			return true
		}
		if killed, _ := p.killsOne(e, p.mutants(rs)[l.Rule]); killed {
			return true
		}
	}
	return false
}

// kills reports whether a passing example tells a changed law from the true one: it
// must fail in what it expects, and not because it cannot be played. An undecided
// question shows nothing either, except if the rule is off or another figure silences
// it: without a rule for ties, the open tie is all that there is to see.
func (p *prover) kills(e *Example, change game.Change) (bool, string) {
	l, err := p.law(e.Record.Rules, &change, e.Record.Settings...)
	if err != nil {
		return false, "cannot run: " + err.Error()
	}
	switch r := try(l, e); {
	case r.Passed:
		return false, "passes just the same"
	case r.Undecided && r.Line > 0 && slices.Contains(p.run(e).Fired, change.Rule) && (change.Off || !slices.Contains(r.Fired, change.Rule)):
		return true, ""
	case r.Broken, r.Undecided:
		return false, "cannot be decided: " + r.Why
	}
	return true, ""
}

// try runs an example under a law.
func try(l game.Law, e *Example) *Run {
	r := example.Run(unnamed(e.Record, l.Made()), l)
	return &Run{Example: e, Passed: r.Pass && !r.Undecided, Why: why(&r), Line: r.Line, Broken: r.Broken, Undecided: r.Undecided, Fired: r.Fired}
}

func why(r *example.Result) string {
	if r.Why == "" && r.Undecided {
		return "a question stays undecided: " + strings.Join(r.Settled.Ties, ", ")
	}
	return r.Why
}

// unnamed returns a record whose expectations no longer name the rules that are off.
// Otherwise every example would fail as soon as a rule that it names is off, even if
// the rule has no other effect.
func unnamed(r *record.Record, changes []game.Change) *record.Record {
	off := func(id string) bool {
		return slices.ContainsFunc(changes, func(c game.Change) bool { return c.Off && c.Rule == id })
	}
	if !slices.ContainsFunc(r.Expects, func(x record.Expect) bool { return slices.ContainsFunc(x.By, off) }) {
		return r
	}
	c := *r
	c.Expects = slices.Clone(r.Expects)
	for i := range c.Expects {
		c.Expects[i].By = slices.DeleteFunc(slices.Clone(c.Expects[i].By), off)
	}
	return &c
}
