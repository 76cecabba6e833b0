package main

import (
	"fmt"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/sitting"
)

// Between two hands of a game.

// between tells what a hand came to, and what it would have come to by other
// books, and waits for the next.
func (g *playing) between() error {
	g.news()
	g.result()
	g.others()
	if g.file != "" {
		if err := g.keep(); err != nil {
			g.line("%v", err)
		}
	}
	over := g.s.Over()
	if over {
		g.line("\n%s", g.bold(g.tr("The match is over.")))
	}
	if g.s.Full() {
		g.line("%s.", g.tr("No table has as many counters as lie there now"))
	}
	for {
		prompt := g.tr("Enter for the next hand, under ID, undo, end or quit>")
		if over {
			prompt = g.tr("Enter ends the game; under ID, undo or quit>")
		}
		text, err := g.ask(prompt)
		if err != nil {
			return err
		}
		word, rest, _ := strings.Cut(text, " ")
		switch typedWord(word) {
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
		case "undo":
			if g.s.Undo() {
				g.quiet()
				return nil
			}
			g.put("", "There is nothing to take back in this hand.")
		case "hint", "?":
			g.put("", "The hand is over; help lists what may be done.")
		default:
			if _, ok := cardIn(text); ok {
				g.put("", "The hand is over; Enter deals the next.")
				continue
			}
			if _, err := g.command(text); err != nil {
				return err
			}
		}
	}
}

// result is what everybody has won.
func (g *playing) result() {
	k := g.s.Look(g.me)
	hand, game := g.tr("Hand %d", len(g.s.Past)), g.tr("so far")
	width := max(seen(hand), seen(game))
	g.line("\n  %s%*s   %s", g.bold(hand), width-seen(hand), "", g.standings(&k.So.Net))
	g.line("  %s%*s   %s", game, width-seen(game), "", g.standings(&k.Total))
	if pools := g.pools(k); len(pools) > 0 {
		g.line("  %s", g.faint(lined(pools, ", ", "  ")))
	}
	if sheet := g.sheet(); sheet != "" {
		g.say("  ", sheet)
	}
}

// others settles the hand by the other books and says what the player would
// have won.
func (g *playing) others() {
	st, ids := g.s.Settlement(), g.comparable()
	if len(ids) == 0 {
		return
	}
	g.put("\n  ", "The same hand by other books:")
	for _, id := range ids {
		list, err := g.byOther(id)
		if err != nil {
			text := err.Error()
			if _, rest, ok := strings.Cut(text, ": see "); ok {
				text = g.tr("cannot be, see %s", rest)
			} else if strings.Contains(text, ": a whole hand goes on until it is over") {
				text = g.tr("by this book the hand is not over")
			} else if strings.Contains(text, " is played after the end") {
				text = g.tr("by this book the hand is over sooner")
			} else {
				text = g.said(text)
			}
			g.line("    %-13s %s", id, g.faint(clipped(text, 80)))
			continue
		}
		other := list[0]
		net := g.tr("for you %s", g.signed(other.Net[g.me])+" "+g.unit(other.Net[g.me], games.Find(id).Unit))
		differ := g.tr("payments that differ: %d (\"under %s\" tells them)", len(missing(st, other))+len(missing(other, st)), id)
		g.line("    %-13s %s, %s", id, net, g.faint(differ))
	}
}

// byOther settles the hand by another book: what that book does not carry from
// hand to hand is left behind.
func (g *playing) byOther(id string) ([]*game.Settlement, error) {
	rec := *g.s.Record()
	law, err := g.lawFor(&rec, id)
	if err != nil {
		return nil, err
	}
	if by, ok := law.(interface{ Carries(name string) bool }); ok {
		rec.State = slices.DeleteFunc(slices.Clone(rec.State), func(it record.Item) bool { return !by.Carries(it.Name) })
	}
	return g.settle(&rec, id)
}

// comparable returns the other books that are played by as many, and deal to as many.
func (g *playing) comparable() (ids []string) {
	mine := g.s.Law.Book()
	for _, rs := range games.Rulesets() {
		if rs.Game == mine.Game && rs.ID != mine.ID && rs.Seats == mine.Seats && rs.Deals() == mine.Deals() && rs.Tricks == mine.Tricks {
			ids = append(ids, rs.ID)
		}
	}
	return ids
}

// under tells where another book differs, clause by clause.
func (g *playing) under(id string) {
	if games.Find(id) == nil {
		g.put("", "There is no book \"%s\": %s.", quoted(id), strings.Join(g.comparable(), ", "))
		return
	}
	other, err := g.byOther(id)
	if err != nil {
		g.put("", "By %s this hand cannot be: %s", id, g.said(err.Error()))
		return
	}
	g.differ(g.tongue, g.toldTo(g.s.Settlement()), g.toldTo(other[0]))
}

// toldTo returns a settlement with its events as they are told to the player.
func (g *playing) toldTo(st *game.Settlement) *game.Settlement {
	told := *st
	told.Events = slices.Clone(st.Events)
	for i := range told.Events {
		told.Events[i].Text = sitting.Second(told.Events[i].Text, g.me)
	}
	return &told
}

// end ends the game.
func (g *playing) end() {
	shares := g.s.End()
	if shares != [cards.Seats]int32{} {
		var parts []string
		for _, seat := range cards.Round(g.s.Law.Book().Seats) {
			parts = append(parts, seat.String()+" "+g.signed(shares[seat]))
		}
		g.put("  ", "What is left is divided: %s", strings.Join(parts, "   "))
	}
	g.score()
}
