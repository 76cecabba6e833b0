package games

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/game"
)

// Book is a book of rules that the program does not have, of a game that it plays. It
// answers as a book that the program has, except where it says otherwise.
type Book struct {
	ID       string // its ruleset's; unique among all games
	Text     string // the text whose rules they are
	Division string // the division of the text that holds them; "" for the whole text
	Name     string
	As       string        // the ruleset that it answers as
	Without  []string      // ... but not what it answers to these, as answers name rules; a final * stands for any end
	Variants []string      // which of the variants of As it has, too, by their ids; nil for all
	Answers  []game.Answer // what it answers otherwise, or besides; figures and roles that are not named are those of As
}

// Adopt adds a book to its game until it is given back, the last that was added first. If
// it cannot be played, the error says why. Nothing else may ask for rulesets while a book is
// added or given back.
func (b *Book) Adopt() (giveBack func(), err error) {
	as := Find(b.As)
	if as == nil {
		return nil, game.Fault("there is no ruleset \"" + b.As + "\"")
	}
	copies := b.rulesets(as)
	rs := copies[0].own
	for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		if Find(rs.ID) != nil {
			return nil, game.Fault("there is a ruleset " + rs.ID + " already: give this one another id")
		}
		if n, ok := said(rs, "players#number"); ok && int(n) != rs.Seats {
			return nil, game.Fault(as.ID + " is for " + ascii.Itoa(rs.Seats) + " players, not " + ascii.Itoa(int(n)) + ": name as the ruleset one that has as many")
		}
		if _, err := rs.Compile(); err != nil {
			return nil, err
		}
	}
	g, ok := rs.Game.(adopter)
	if !ok {
		return nil, game.Fault("the game of " + b.As + " takes no other books")
	}
	back, before := g.Adopt(rs), adopted
	adopted = append(before[:len(before):len(before)], copies...)
	return func() { back(); adopted = before }, nil
}

// adopter is a game that takes other books than its own.
type adopter interface {
	Adopt(*game.Ruleset) (giveBack func())
}

// copied is a ruleset of a book, and that of which it is a copy with other answers.
type copied struct{ own, of *game.Ruleset }

// adopted are the rulesets of all books, each before its variants.
var adopted []copied

// rulesets makes the ruleset of a book, and its variants after it, from that of another.
func (b *Book) rulesets(as *game.Ruleset) []copied {
	rs := b.named(as, as)
	rs.Variants = nil
	rs.Bases = []game.Base{{Of: as, But: b.Without}}
	rs.Answers = b.answers(as, as)
	rs.Settings = rs.Answered(as.Settings)
	rs.Tricks = tricks(rs, as)
	copies := []copied{{rs, as}}
	for _, theirs := range as.Variants {
		if b.Variants != nil && !slices.Contains(b.Variants, theirs.ID) {
			continue
		}
		v := b.named(theirs, as)
		rests := false
		v.Bases = nil
		for _, base := range theirs.Bases {
			if i := slices.IndexFunc(copies, func(c copied) bool { return c.of == base.Of }); i >= 0 {
				base.Of, base.Clause, rests = copies[i].own, "", true
			}
			v.Bases = append(v.Bases, base)
		}
		if rests {
			v.Answers = slices.Clone(theirs.Answers)
			for i := range v.Answers {
				v.Answers[i].Ruling = "" // the other book's silence is not this one's
			}
		} else { // it answers everything itself
			v.Bases = []game.Base{{Of: theirs, But: b.Without}}
			v.Answers = b.answers(theirs, as)
		}
		v.Settings = v.Answered(theirs.Settings)
		v.Tricks = tricks(v, theirs)
		copies = append(copies, copied{v, theirs})
		rs.Variants = append(rs.Variants, v)
	}
	return copies
}

// tricks returns how many tricks a hand has by the answers of a ruleset, where by those of
// another every card is played to one.
func tricks(rs, theirs *game.Ruleset) int {
	if n, ok := said(theirs, "deal.count#each"); ok && int(n) == theirs.Tricks {
		n, _ = said(rs, "deal.count#each")
		return int(n)
	}
	return theirs.Tricks
}

// said returns a figure of a question that many games share, or that a family asks in its
// own words under the same name.
func said(rs *game.Ruleset, figure string) (n int32, ok bool) {
	if n, ok = rs.Standing("parts/" + figure); !ok {
		n, ok = rs.Standing(rs.Full(figure))
	}
	return n, ok
}

// named returns a copy of a ruleset, or of a variant of it, under the names of the book.
func (b *Book) named(theirs, as *game.Ruleset) *game.Ruleset {
	rs := *theirs
	rs.ID, rs.Text, rs.Division, rs.Name = b.ID, b.Text, b.Division, b.Name
	rs.Also, rs.Glossary = nil, nil
	if theirs != as {
		rs.ID += ascii.After(theirs.ID, as.ID)
		rest := ascii.After(theirs.Name, as.Name)
		if rest == theirs.Name {
			_, rest, _ = ascii.Cut(theirs.Name, ", ")
			rest = ", " + rest
		}
		rs.Name += rest
	}
	return &rs
}

// answers returns what the book answers otherwise than another. Where that is a variant
// of the book it answers as, the variant's own answers hold.
func (b *Book) answers(theirs, as *game.Ruleset) (list []game.Answer) {
	for _, a := range b.Answers {
		id := as.Full(a.Rule)
		base := theirs.Answer(id)
		if first := as.Answer(id); theirs != as && base != nil && (first == nil || !base.Equal(first)) {
			continue
		}
		a.Rule = as.Short(id)
		if base != nil {
			a.Figures = over(base.Figures, a.Figures, func(f game.Figure) string { return f.Name })
			a.Roles = over(base.Roles, a.Roles, func(c game.Cast) string { return c.Name })
		}
		list = append(list, a)
	}
	return list
}

// over returns the figures or roles of a base, with those of the book in their places, and
// its others behind them.
func over[T any](base, own []T, name func(T) string) []T {
	list := slices.Clone(base)
	for _, x := range own {
		if i := slices.IndexFunc(list, func(y T) bool { return name(y) == name(x) }); i >= 0 {
			list[i] = x
		} else {
			list = append(list, x)
		}
	}
	return list
}
