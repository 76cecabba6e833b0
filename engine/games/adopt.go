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

// Adopt adds books to their games until they are given back. If one of them cannot be
// played, it says why and adds none. A book may answer as one before it. Nothing else may
// ask for rulesets while books are added or given back.
func Adopt(books []Book) (giveBack func(), err error) {
	var undo []func()
	giveBack = func() {
		for i := len(undo) - 1; i >= 0; i-- {
			undo[i]()
		}
	}
	for i := range books {
		back, err := books[i].adopt()
		if err != nil {
			giveBack()
			return nil, err
		}
		undo = append(undo, back)
	}
	before := adopted
	adopted = append(before[:len(before):len(before)], books...)
	undo = append(undo, func() { adopted = before })
	return giveBack, nil
}

var adopted []Book

// Adopted returns the books that were added, in lines, for a program that has none of
// them yet: see AdoptLines.
func Adopted() (lines string) {
	for i := range adopted {
		lines += adopted[i].lines()
	}
	return lines
}

func (b *Book) adopt() (giveBack func(), err error) {
	as := Find(b.As)
	if as == nil {
		return nil, game.Fault("there is no ruleset \"" + b.As + "\"")
	}
	rs := b.ruleset(as)
	for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		if Find(rs.ID) != nil {
			return nil, game.Fault("there is a ruleset " + rs.ID + " already")
		}
		if n, ok := said(rs, "players#number"); ok && int(n) != rs.Seats {
			return nil, game.Fault(as.ID + " is for " + ascii.Itoa(rs.Seats) + " players, not " + ascii.Itoa(int(n)) + ": name as the ruleset one that has as many")
		}
		if _, err := rs.Compile(); err != nil {
			return nil, err
		}
	}
	g, ok := rs.Game.(interface{ Adopt(*game.Ruleset) func() })
	if !ok {
		return nil, game.Fault("the game of " + b.As + " takes no other books")
	}
	return g.Adopt(rs), nil
}

// ruleset makes the ruleset of a book, with its variants, from that of another.
func (b *Book) ruleset(as *game.Ruleset) *game.Ruleset {
	rs := b.named(as, as)
	rs.Variants = nil
	rs.Bases = []game.Base{{Of: as, But: b.Without}}
	rs.Answers = b.answers(as, as)
	rs.Settings = rs.Answered(as.Settings)
	if n, ok := said(as, "deal.count#each"); ok && int(n) == as.Tricks { // every card is played to a trick
		n, _ = said(rs, "deal.count#each")
		rs.Tricks = int(n)
	}
	mine := map[*game.Ruleset]*game.Ruleset{as: rs}
	for _, theirs := range as.Variants {
		if b.Variants != nil && !slices.Contains(b.Variants, theirs.ID) {
			continue
		}
		v := b.named(theirs, as)
		rests := false
		v.Bases = nil
		for _, base := range theirs.Bases {
			if own := mine[base.Of]; own != nil {
				base.Of, base.Clause, rests = own, "", true
			}
			v.Bases = append(v.Bases, base)
		}
		if !rests { // it answers everything itself
			v.Bases = []game.Base{{Of: theirs, But: b.Without}}
			v.Answers = b.answers(theirs, as)
		} else {
			v.Answers = slices.Clone(theirs.Answers)
			for i := range v.Answers {
				v.Answers[i].Ruling = "" // the other book's silence is not this one's
			}
		}
		v.Settings = v.Answered(theirs.Settings)
		mine[theirs] = v
		rs.Variants = append(rs.Variants, v)
	}
	return rs
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
		if theirs != as && base != nil && !base.Equal(as.Answer(id)) {
			continue
		}
		a.Rule = as.Short(id)
		if base != nil {
			a.Figures, a.Roles = over(base.Figures, a.Figures), cast(base.Roles, a.Roles)
		}
		list = append(list, a)
	}
	return list
}

// over returns a base's figures with those of the book in their places, and its others
// behind them.
func over(base, own game.Figures) game.Figures {
	list := append(game.Figures{}, base...)
next:
	for _, f := range own {
		for i := range list {
			if list[i].Name == f.Name {
				list[i] = f
				continue next
			}
		}
		list = append(list, f)
	}
	return list
}

// cast is over for roles.
func cast(base, own game.Roles) game.Roles {
	list := append(game.Roles{}, base...)
next:
	for _, c := range own {
		for i := range list {
			if list[i].Name == c.Name {
				list[i] = c
				continue next
			}
		}
		list = append(list, c)
	}
	return list
}

// AdoptLines adds the books that another program's Adopted tells, until they are given back. A module of
// the page has one family of games, and leaves out books of others.
func AdoptLines(lines string) (giveBack func()) {
	giveBack = func() {}
	for _, b := range readBooks(lines) {
		if back, err := b.adopt(); err == nil {
			before := giveBack
			giveBack = func() { back(); before() }
		}
	}
	return giveBack
}

func (b *Book) lines() string {
	division := b.Division
	if division == "" {
		division = "-"
	}
	text := "book " + b.ID + " " + b.Text + " " + division + " " + b.As + " " + b.Name + "\n"
	if b.Variants != nil {
		text += "variants " + ascii.Join(b.Variants, " ") + "\n"
	}
	for _, rule := range b.Without {
		text += "without " + rule + "\n"
	}
	for _, a := range b.Answers {
		text += "answer " + a.Rule
		for _, f := range a.Figures {
			text += " " + f.Name + " " + ascii.Itoa(int(f.Value))
		}
		for _, c := range a.Roles {
			text += " " + c.Name + " " + c.Role.String()
		}
		text += "\n"
	}
	return text
}

// readBooks reads books from their lines. What is no such line is left out.
func readBooks(text string) (books []Book) {
	for text != "" {
		var line string
		line, text, _ = ascii.Cut(text, "\n")
		words := ascii.Fields(line)
		if len(words) > 5 && words[0] == "book" {
			b := Book{ID: words[1], Text: words[2], Division: words[3], As: words[4], Name: ascii.Join(words[5:], " ")}
			if b.Division == "-" {
				b.Division = ""
			}
			books = append(books, b)
			continue
		}
		if len(words) == 0 || len(books) == 0 || len(words) == 1 && words[0] != "variants" {
			continue
		}
		b := &books[len(books)-1]
		switch words[0] {
		case "variants":
			b.Variants = words[1:]
		case "without":
			b.Without = append(b.Without, words[1])
		case "answer":
			a := game.Answer{Rule: words[1]}
			for i := 2; i+1 < len(words); i += 2 {
				if n, ok := ascii.Number(words[i+1]); ok {
					a.Figures = append(a.Figures, game.Figure{Name: words[i], Value: int32(n)})
				} else {
					a.Roles = append(a.Roles, game.Cast{Name: words[i], Role: game.RoleOf(words[i+1])})
				}
			}
			b.Answers = append(b.Answers, a)
		}
	}
	return books
}
