package game

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/record"
)

// Setting is a figure that a book leaves to the players' agreement. A ruleset holds it
// as a line of text, so that programs that do not play need not link more:
//
//	FAMILY/own.tricks#tricks 3 4                                  the figure, and what the book names
//	parts/match.rounds#rounds 1..                                 any number, from that on
//	FAMILY/paid#each 0..10                                        any number within
//	FAMILY/length#hands 2.. by 2                                  any number, in steps from that on
//	FAMILY/stake#each 1.. within parts/purse#amount               and no more than another figure is
//	FAMILY/boxes#each 1.. within parts/purse#amount times 6       nor is six times the figure
//	parts/match.rounds#rounds 1.. with FAMILY/match.betes#rounds  and another figure is the same
//	parts/pack#lone 29 45 with parts/pack#out 38 22               or is what stands in that place
//	FAMILY/ace.placed#ace 1 2 with ... 2 4 with ... 1 2            or several are
type Setting struct {
	Figure string  // its full id, with #
	Of     []int32 // the values on which the book lets them agree; nil for any number
	From   int32   // then the least number
	To     int32   // and the greatest
	Step   int32   // and how far one is from the next
	Within string  // the full id of a figure that it may not exceed, or ""
	Times  int32   // how many times the figure may not exceed it
	With   []Along // other figures that change with it
}

// Along is a figure that changes with another on which players agree.
type Along struct {
	Figure string  // its full id, with #
	Then   []int32 // its values, by those of the other; nil if they are the same
}

// mostAgreed is the greatest number on which players may agree if the book names none.
// Amounts computed from it do not overflow.
const mostAgreed = 10_000

// ParseSetting reads the line of a setting; ok is false where it is none.
func ParseSetting(line string) (s Setting, ok bool) {
	words := ascii.Fields(line)
	if len(words) < 2 {
		return s, false
	}
	s.Figure, s.To, s.Step, s.Times = words[0], mostAgreed, 1, 1
	list := &s.Of
	for i := 1; i < len(words); i++ {
		least, most, open := ascii.Cut(words[i], "..")
		n, number := ascii.Number(least)
		switch {
		case words[i] == "within" && i > 1 && i+1 < len(words):
			i++
			s.Within = words[i]
		case (words[i] == "by" && s.Of == nil || words[i] == "times" && s.Within != "") && i > 1 && i+1 < len(words):
			i++
			if n, number = ascii.Number(words[i]); !number || n < 1 {
				return s, false
			}
			if words[i-1] == "by" {
				s.Step = int32(n)
			} else {
				s.Times = int32(n)
			}
		case words[i] == "with" && i > 1 && i+1 < len(words):
			i++
			s.With = append(s.With, Along{Figure: words[i]})
			list = &s.With[len(s.With)-1].Then
		case open && number && i == 1:
			s.From = int32(n)
			if most != "" {
				if n, number = ascii.Number(most); !number {
					return s, false
				}
				s.To = int32(n)
			}
		case number && !open && (i == 1 || len(*list) > 0 || list != &s.Of):
			*list = append(*list, int32(n))
		default:
			return s, false
		}
	}
	for _, a := range s.With {
		if a.Then != nil && len(a.Then) != len(s.Of) {
			return s, false
		}
	}
	return s, true
}

// Bounds returns the least and the greatest value that players may agree on.
func (s *Setting) Bounds() (least, most int32) {
	if s.Of != nil {
		return slices.Min(s.Of), slices.Max(s.Of)
	}
	return s.From, s.To
}

// Takes reports whether players may agree on a value.
func (s *Setting) Takes(value int32) bool {
	if s.Of != nil {
		return slices.Contains(s.Of, value)
	}
	return s.From <= value && value <= s.To && (value-s.From)%s.Step == 0
}

// On returns the settings that an agreement on a value makes: the figure, and the
// figures that change with it, except those that are among what else is agreed on.
func (s *Setting) On(value int32, agreed []record.Setting) []record.Setting {
	list := []record.Setting{{Figure: s.Figure, Value: value}}
	at := slices.Index(s.Of, value)
	for _, a := range s.With {
		if slices.ContainsFunc(agreed, func(b record.Setting) bool { return b.Figure == a.Figure }) {
			continue
		}
		along := value
		if at >= 0 && a.Then != nil {
			along = a.Then[at]
		}
		list = append(list, record.Setting{Figure: a.Figure, Value: along})
	}
	return list
}

// Range returns what players may agree on, in words: "3, 4", "1 to 10000" or
// "2, 4 and so on to 10000".
func (s *Setting) Range() string {
	if s.Of == nil {
		from, to := ascii.Itoa(int(s.From)), " to "+ascii.Itoa(int(s.To))
		if s.Step > 1 {
			return from + ", " + ascii.Itoa(int(s.From+s.Step)) + " and so on" + to
		}
		return from + to
	}
	var list []string
	for _, v := range s.Of {
		list = append(list, ascii.Itoa(int(v)))
	}
	return ascii.Join(list, ", ")
}

// Agreeable returns the figures that the book leaves to the players' agreement.
func (rs *Ruleset) Agreeable() (list []Setting) {
	for _, line := range rs.Settings {
		if s, ok := ParseSetting(line); ok {
			list = append(list, s)
		}
	}
	return list
}

// Setting returns a figure that the book leaves to agreement, by its full id with #;
// nil where it leaves no such figure.
func (rs *Ruleset) Setting(figure string) *Setting {
	for _, s := range rs.Agreeable() {
		if s.Figure == figure {
			return &s
		}
	}
	return nil
}

// Sets reports whether the book leaves a figure, by its full id with #, to the players'
// agreement, or the figure changes with one that is.
func (rs *Ruleset) Sets(figure string) bool {
	return slices.ContainsFunc(rs.Settings, func(line string) bool { return slices.Contains(ascii.Fields(line), figure) })
}

// Answered returns the lines of settings whose figures the ruleset has.
func (rs *Ruleset) Answered(lines []string) (own []string) {
	for _, line := range lines {
		figure, _, _ := ascii.Cut(line, " ")
		if _, ok := rs.Standing(figure); ok {
			own = append(own, line)
		}
	}
	return own
}

// Standing returns the value that a figure, by its full id with #, has in the book.
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

// Agreeing returns what players agreed on and the figures that change with it, as the
// settings of their records. A figure that the book does not leave to them, or a value
// on which it does not let them agree, is an error of one line.
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
		all = append(all, s.On(a.Value, agreed)...)
	}
	return all, rs.exceeds(all)
}

// exceeds returns an error of one line if a figure that the book leaves to the players
// is more than the figure within which it must be.
func (rs *Ruleset) exceeds(agreed []record.Setting) error {
	if len(agreed) == 0 {
		return nil
	}
	holds := func(figure string) int32 {
		for _, a := range agreed {
			if a.Figure == figure {
				return a.Value
			}
		}
		n, _ := rs.Standing(figure)
		return n
	}
	for _, s := range rs.Agreeable() {
		if n := holds(s.Figure); s.Within != "" && n*s.Times > holds(s.Within) {
			times := ""
			if s.Times > 1 {
				times = ascii.Itoa(int(s.Times)) + " times "
			}
			return Fault(s.Figure + " cannot be " + ascii.Itoa(int(n)) + ": " + times + "that is more than the " + ascii.Itoa(int(holds(s.Within))) + " of " + s.Within)
		}
	}
	return nil
}

// agreeable returns the figures that the book leaves to agreement.
func (rs *Ruleset) agreeable() (ids []string) {
	for _, s := range rs.Agreeable() {
		ids = append(ids, s.Figure)
	}
	return ids
}

// For returns the law by which a record is to be settled: this ruleset's, or that of
// the variant whose players and cards are the record's, with the figures that
// the record sets.
func (rs *Ruleset) For(r *record.Record) (Law, error) {
	changes, err := Agreed(r.Settings)
	if err != nil {
		return nil, err
	}
	return rs.Fit(r).Compile(changes...)
}

// Like returns the law by which this book settles a record of another: with what its
// players agreed on, where this one leaves it to them, too.
func (rs *Ruleset) Like(r *record.Record) (Law, error) {
	fit, like := rs.Fit(r), *r
	like.Settings = fit.shared(r.Settings)
	return fit.For(&like)
}

// shared returns the figures of another book's settings that this book leaves to the
// players in the same way.
func (rs *Ruleset) shared(settings []record.Setting) (own []record.Setting) {
	for _, s := range settings {
		if a := rs.Setting(s.Figure); a != nil && a.Takes(s.Value) {
			own = append(own, a.On(s.Value, settings)...)
		}
	}
	return own
}

// Agreed returns the figures that a record sets, as changes of a ruleset. They may be
// any figures: the record of a hand need not keep to what a book allows.
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
