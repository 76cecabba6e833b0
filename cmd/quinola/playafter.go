package main

import (
	"fmt"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/reversis"
)

// Between two hands of a game.

// between tells what a hand came to, and what it would have come to by other
// books, and waits for the next.
func (g *play) between() error {
	g.news()
	g.result()
	g.others()
	if g.file != "" {
		if err := keep(g.file, g.s.Save()); err != nil {
			g.line("%v", err)
		}
	}
	over := g.s.Over()
	if over {
		g.line("\n%s", g.bold("The rounds of the game are played."))
	}
	for {
		prompt := "Enter for the next hand, under ID, undo, end or quit>"
		if over {
			prompt = "Enter ends the game; under ID, undo or quit>"
		}
		text, err := g.ask(prompt)
		if err != nil {
			return err
		}
		word, rest, _ := strings.Cut(text, " ")
		switch word {
		case "", "next":
			if over {
				g.end()
				return nil
			}
			if err := g.s.Next(); err != nil {
				return err
			}
			g.dealt()
			return nil
		case "end":
			g.end()
			return nil
		case "under":
			g.under(strings.TrimSpace(rest))
		case "record":
			fmt.Fprint(g.stdout, g.s.Record().Block())
		case "undo", "u":
			if g.s.Undo() {
				g.quiet()
				return nil
			}
			g.line("There is nothing to take back in this hand.")
		case "hint", "?", "claim":
			g.line("The hand is over; help lists what may be done.")
		default:
			if _, ok := cardIn(text); ok {
				g.line("The hand is over; Enter deals the next.")
				continue
			}
			if _, err := g.command(text); err != nil {
				return err
			}
		}
	}
}

// result is what everybody has won.
func (g *play) result() {
	k := g.s.Look(g.me)
	var nets, totals []string
	for _, seat := range k.Seats {
		nets = append(nets, fmt.Sprintf("%s %+d", seat, k.Net[seat]))
		totals = append(totals, fmt.Sprintf("%s %+d", seat, k.Total[seat]))
	}
	g.line("\n  %s   %s", g.bold(fmt.Sprintf("Hand %d", len(g.s.Past))), strings.Join(nets, "   "))
	g.line("  game     %s   %s", strings.Join(totals, "   "), g.faint(g.pools(k)))
}

// others settles the hand by the other books and says what the player would
// have won.
func (g *play) others() {
	st, ids := g.s.Settlement(), g.comparable()
	if len(ids) == 0 {
		return
	}
	g.line("\n  The same hand by other books:")
	for _, id := range ids {
		other, err := g.settle(g.s.Record(), id)
		if err != nil {
			text := err.Error()
			if _, rest, ok := strings.Cut(text, ": see "); ok {
				text = "cannot be, see " + rest
			}
			g.line("    %-13s %s", id, g.faint(clipped(text, 80)))
			continue
		}
		differ := len(missing(st, other)) + len(missing(other, st))
		unit := reversis.Find(id).Unit
		g.line("    %-13s you %+d %s%s", id, other.Net[g.me], unitsOf(other.Net[g.me], unit),
			g.faint(fmt.Sprintf(", %d payments otherwise: under %s tells them", differ, id)))
	}
}

func unitsOf(n int32, unit string) string {
	if n == 1 || n == -1 || unit == "fish" {
		return unit
	}
	return unit + "s"
}

// comparable is the other books that are played by as many.
func (g *play) comparable() (ids []string) {
	for _, rs := range reversis.Rulesets {
		if rs.ID != g.s.Law.ID && rs.Seats == g.s.Law.Seats && rs.Tricks == g.s.Law.Tricks {
			ids = append(ids, rs.ID)
		}
	}
	return ids
}

// under tells where another book differs, clause by clause.
func (g *play) under(id string) {
	if reversis.Find(id) == nil {
		g.line("There is no book %q: %s.", id, strings.Join(g.comparable(), ", "))
		return
	}
	other, err := g.settle(g.s.Record(), id)
	if err != nil {
		g.line("By %s this hand cannot be: %v", id, err)
		return
	}
	g.differ(g.printer, g.s.Settlement(), other)
}

// end ends the game.
func (g *play) end() {
	shares := g.s.End()
	if shares != [cards.Seats]int32{} {
		var parts []string
		for _, seat := range cards.Round(g.s.Law.Seats) {
			parts = append(parts, fmt.Sprintf("%s %+d", seat, shares[seat]))
		}
		g.line("  What is left is divided: %s", strings.Join(parts, "   "))
		g.quote("reversis/game.division", "    ")
	}
	g.score()
}
