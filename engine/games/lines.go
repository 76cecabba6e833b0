package games

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/game"
)

// Adopted tells the rulesets of adopted books in lines, for a program that has none of them:
// see AdoptLines.
//
//	rules chez-nous bete - 5 chez-nous - La Bête, chez nous
//	off FAMILY/counter                 what it does not answer
//	answer FAMILY/stake.game each 3    what it answers otherwise, or besides
//	answer parts/deal.passes next left
//
// A line of rules has its id, that of which it is a copy, that of which it is a variant,
// how many tricks a hand has, and its text, division and name; - stands for none. FAMILY is
// what its game's own questions begin with.
func Adopted() (lines string) {
	main := none
	for _, c := range adopted {
		rs := c.own
		if slices.Contains(rs.Game.Rulesets(), rs) { // no variant
			main = none
		}
		lines += "rules " + rs.ID + " " + c.of.ID + " " + main + " " + ascii.Itoa(rs.Tricks) + " " + rs.Text + " " + orNone(rs.Division) + " " + rs.Name + "\n"
		if main == none {
			main = rs.ID
		}
		for _, a := range c.of.All() {
			if id := rs.Full(a.Rule); rs.Answer(id) == nil {
				lines += "off " + id + "\n"
			}
		}
		for _, a := range rs.All() {
			id := rs.Full(a.Rule)
			if theirs := c.of.Answer(id); theirs != nil && slices.Equal(theirs.Figures, a.Figures) && slices.Equal(theirs.Roles, a.Roles) {
				continue
			}
			lines += "answer " + id
			for _, f := range a.Figures {
				lines += " " + f.Name + " " + ascii.Itoa(int(f.Value))
			}
			for _, r := range a.Roles {
				lines += " " + r.Name + " " + r.Role.String()
			}
			lines += "\n"
		}
	}
	return lines
}

// none stands in a line for what there is not.
const none = "-"

func orNone(s string) string {
	if s == "" {
		return none
	}
	return s
}

// AdoptLines adds the rulesets that another program's Adopted tells. A module of the page
// has one family of games, and leaves out the others.
func AdoptLines(lines string) {
	var rs *game.Ruleset // that of which lines come; nil for one that is left out
	for lines != "" {
		var line string
		line, lines, _ = ascii.Cut(lines, "\n")
		words := ascii.Fields(line)
		switch {
		case len(words) > 0 && words[0] == "rules":
			rs = nil
			if len(words) < 8 {
				continue
			}
			if of := Find(words[2]); of != nil {
				rs = copyOf(of, words)
			}
		case len(words) < 2 || rs == nil:
		case words[0] == "off":
			rs.Bases[0].But = append(rs.Bases[0].But, rs.Short(words[1]))
		case words[0] == "answer":
			a := game.Answer{Rule: rs.Short(words[1])}
			for i := 2; i+1 < len(words); i += 2 {
				if n, ok := ascii.Number(words[i+1]); ok {
					a.Figures = append(a.Figures, game.Figure{Name: words[i], Value: int32(n)})
				} else {
					a.Roles = append(a.Roles, game.Cast{Name: words[i], Role: game.RoleOf(words[i+1])})
				}
			}
			rs.Answers = append(rs.Answers, a)
		}
	}
}

// copyOf adds a copy of a ruleset, under the names of a line of rules.
func copyOf(of *game.Ruleset, words []string) *game.Ruleset {
	rs := *of
	rs.Tricks, _ = ascii.Number(words[4])
	rs.ID, rs.Text, rs.Division, rs.Name = words[1], words[5], words[6], ascii.Join(words[7:], " ")
	if rs.Division == none {
		rs.Division = ""
	}
	rs.Bases, rs.Answers, rs.Variants = []game.Base{{Of: of}}, nil, nil
	if words[3] != none {
		if main := Find(words[3]); main != nil {
			main.Variants = append(main.Variants, &rs)
		}
	} else if g, ok := rs.Game.(adopter); ok {
		g.Adopt(&rs)
	}
	return &rs
}
