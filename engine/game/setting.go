package game

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/record"
)

// Setting is a figure that a book leaves to the players' agreement.
type Setting struct {
	Figure string  // its full id, with #
	Of     []int32 // what the book lets them agree on; nil where any number will do
	From   int32   // then the least of them
	With   string  // another figure that goes with it: its full id
	Then   []int32 // what that is then, by the values of Of; nil where it is the same
}

// mostAgreed is the greatest number that players agree on where the book names
// none: what comes of it can still be counted.
const mostAgreed = 10_000

// Among is a figure for which a book names what players may agree on.
func Among(figure string, values ...int32) Setting { return Setting{Figure: figure, Of: values} }

// Whether is a figure that is 1 where something is agreed and 0 where it is not.
func Whether(figure string) Setting { return Among(figure, 0, 1) }

// From is a figure that may be any number, the least of which is given.
func From(figure string, least int32) Setting { return Setting{Figure: figure, From: least} }

// Bounds is the least and the greatest value that players may agree on.
func (s *Setting) Bounds() (least, most int32) {
	if s.Of != nil {
		return slices.Min(s.Of), slices.Max(s.Of)
	}
	return s.From, mostAgreed
}

// Takes reports whether players may agree on a value.
func (s *Setting) Takes(value int32) bool {
	if s.Of != nil {
		return slices.Contains(s.Of, value)
	}
	return s.From <= value && value <= mostAgreed
}

// On is what is set where players agree on a value: the figure, and what goes
// with it.
func (s *Setting) On(value int32) []record.Setting {
	list := []record.Setting{{Figure: s.Figure, Value: value}}
	if s.With != "" {
		if i := slices.Index(s.Of, value); i >= 0 && s.Then != nil {
			value = s.Then[i]
		}
		list = append(list, record.Setting{Figure: s.With, Value: value})
	}
	return list
}

// Range is what players may agree on, in words: "3, 4" or "1 to 10000".
func (s *Setting) Range() string {
	if s.Of == nil {
		return ascii.Itoa(int(s.From)) + " to " + ascii.Itoa(mostAgreed)
	}
	var list []string
	for _, v := range s.Of {
		list = append(list, ascii.Itoa(int(v)))
	}
	return ascii.Join(list, ", ")
}

// Setting is a figure that the book leaves to agreement, by its full id with #;
// nil where it leaves no such figure.
func (rs *Ruleset) Setting(figure string) *Setting {
	for i := range rs.Settings {
		if rs.Settings[i].Figure == figure {
			return &rs.Settings[i]
		}
	}
	return nil
}

// Sets reports whether the book leaves a figure, by its full id with #, to the
// players' agreement, or it goes with one that is.
func (rs *Ruleset) Sets(figure string) bool {
	return rs.Setting(figure) != nil || slices.ContainsFunc(rs.Settings, func(s Setting) bool { return s.With == figure })
}

// Answered is those of some settings whose figures the ruleset has.
func (rs *Ruleset) Answered(list []Setting) (own []Setting) {
	for _, s := range list {
		if _, ok := rs.Standing(s.Figure); ok {
			own = append(own, s)
		}
	}
	return own
}

// Standing is the value that a figure, by its full id with #, has in the book.
func (rs *Ruleset) Standing(figure string) (int32, bool) {
	rule, name, _ := ascii.Cut(figure, "#")
	if a := rs.Answer(rule); a != nil {
		for _, f := range a.Figures {
			if f.Name == name {
				return f.Value, true
			}
		}
	}
	return 0, false
}

// Agreeing is what players agreed on, with what goes with it: the settings of
// their records. What the book does not leave to them, or a value that it does
// not let them agree on, is an error of one line.
func (rs *Ruleset) Agreeing(agreed []record.Setting) (all []record.Setting, err error) {
	for i, a := range agreed {
		s := rs.Setting(a.Figure)
		switch {
		case s == nil && len(rs.Settings) == 0:
			return nil, Fault(rs.ID + " leaves nothing to the players' agreement, nor " + a.Figure)
		case s == nil:
			return nil, Fault(rs.ID + " does not leave " + a.Figure + " to the players' agreement; it leaves " + ascii.Join(rs.agreeable(), ", "))
		case !s.Takes(a.Value):
			return nil, Fault("for " + a.Figure + " " + rs.ID + " lets players agree on " + s.Range() + ", not on " + ascii.Itoa(int(a.Value)))
		case slices.ContainsFunc(agreed[:i], func(b record.Setting) bool { return b.Figure == a.Figure }):
			return nil, Fault(a.Figure + " is agreed on twice; leave one out")
		}
		all = append(all, s.On(a.Value)...)
	}
	return all, nil
}

// agreeable is the figures that the book leaves to agreement.
func (rs *Ruleset) agreeable() (ids []string) {
	for i := range rs.Settings {
		ids = append(ids, rs.Settings[i].Figure)
	}
	return ids
}

// For is the law by which a record is to be settled: this ruleset's, or that of
// the variant whose players and cards are the record's, with the figures that
// the record sets. Of a record by another book these are the figures that this
// one leaves to the players, too.
func (rs *Ruleset) For(r *record.Record) (Law, error) {
	fit, settings := rs.Fit(r), r.Settings
	if r.Rules != rs.ID && r.Rules != fit.ID {
		settings = fit.shared(settings)
	}
	changes, err := Agreed(settings)
	if err != nil {
		return nil, err
	}
	return fit.Compile(changes...)
}

// shared is those figures of another book's settings that this one leaves to
// the players in the same way.
func (rs *Ruleset) shared(settings []record.Setting) (own []record.Setting) {
	for _, s := range settings {
		if a := rs.Setting(s.Figure); a != nil && a.Takes(s.Value) {
			own = append(own, a.On(s.Value)...)
		}
	}
	return own
}

// Agreed is the figures that a record sets, as changes of a ruleset. They may be
// any: a record may tell of a hand by no book's agreement.
func Agreed(settings []record.Setting) ([]Change, error) {
	var changes []Change
	for _, s := range settings {
		rule, figure, ok := ascii.Cut(s.Figure, "#")
		if !ok {
			return nil, Fault("a setting is a figure, RULE#FIGURE, not \"" + s.Figure + "\"")
		}
		changes = append(changes, Change{Rule: rule, Part: figure, Value: s.Value})
	}
	return changes, nil
}
