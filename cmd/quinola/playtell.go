package main

import (
	"fmt"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/reversis/bot"
	"quinola/engine/reversis/session"
)

// What a player is told when he asks.

// choices lists what may be done, and for the other cards the rules that
// refuse them.
func (g *play) choices() {
	k := g.s.Look(g.me)
	var may []string
	for _, c := range cards.Ranked(k.May) {
		may = append(may, g.card(c))
	}
	if k.Keep {
		may = append(may, "- to keep your hand")
	}
	g.line("  You may choose %s.", strings.Join(may, " "))
	var told []string
	for _, r := range k.Refused {
		key := strings.Join(r.By, ",")
		if slices.Contains(told, key) {
			continue
		}
		told = append(told, key)
		var not []string
		for _, other := range k.Refused {
			if strings.Join(other.By, ",") == key {
				not = append(not, other.Card.Sign())
			}
		}
		if r.Card == cards.None {
			not = []string{"keeping your hand"}
		}
		g.line("  Not %s:", strings.Join(not, " "))
		g.reasons(r.By)
	}
}

// reasons prints rules with all the words behind them.
func (g *play) reasons(rules []string) {
	for _, b := range g.because(g.s.Law.ID, rules) {
		g.line("    %s %s", b.Asks, g.faint(b.Rule))
		for _, s := range b.Clauses {
			g.line("%s", wrap(s.ID+" “"+s.Quote+"”", 76, "      "))
		}
		if b.Silence != "" {
			g.line("%s", wrap("the book is silent: "+b.Silence, 76, "      "))
		}
	}
}

// refused says why a card may not be played.
func (g *play) refused(r *session.Refusal) {
	switch {
	case r.Card != cards.None && len(r.By) == 0:
		g.line("  You do not hold %s.", r.Card.Sign())
		return
	case r.Card == cards.None:
		g.line("  You may not keep your hand:")
	case r.Phase == session.Exchange:
		g.line("  You may not put out %s:", r.Card.Sign())
	default:
		g.line("  You may not play %s:", r.Card.Sign())
	}
	g.reasons(r.By)
}

// hint advises, with the reason and what it rests on.
func (g *play) hint() {
	m := g.s.Advise(3 * bot.Deals)
	for !m.Think(bot.Deals) {
		if g.ctx.Err() != nil {
			return
		}
	}
	options := m.Options()
	best := options[0]
	said := bot.Reasons[best.Reason]
	what := best.Card.Sign()
	if best.Card == cards.None {
		what = "Keep your hand"
	}
	g.say("  ", "%s. %s", g.bold(what), said.Text)
	for _, rule := range said.Rules {
		g.quote(rule, "    ")
	}
	if best.Tried < 2 {
		return
	}
	var parts []string
	for _, o := range options[:min(4, len(options))] {
		name := o.Card.Sign()
		if o.Card == cards.None {
			name = "keep"
		}
		parts = append(parts, fmt.Sprintf("%s %+.1f", name, o.Mean))
	}
	g.say("  ", "%s", g.faint(fmt.Sprintf("By %d deals that fit what you know, the hand would bring you: %s.", best.Tried, strings.Join(parts, ", "))))
}

// explain tells all the rules behind what was told last.
func (g *play) explain() {
	if len(g.last) == 0 {
		g.line("Nothing has been ruled yet in this hand.")
		return
	}
	for _, e := range g.last {
		g.why(whyJSON{Trick: e.Trick, Text: e.Text, Because: g.because(g.s.Law.ID, e.By)})
	}
}

// log tells the hand so far.
func (g *play) log() {
	k := g.s.Look(g.me)
	events := k.Events
	tell := func(before int) {
		for ; len(events) > 0 && events[0].Trick < before; events = events[1:] {
			g.line("      %s", events[0].Text)
		}
	}
	tell(1)
	for _, a := range g.acts(k) {
		tell(a.trick)
		g.line("  %s", a.text)
	}
	tell(1000)
}

// score tells the totals of the game.
func (g *play) score() {
	k := g.s.Look(g.me)
	var parts []string
	for _, seat := range k.Seats {
		parts = append(parts, fmt.Sprintf("%s %+d", seat, k.Total[seat]))
	}
	hands := fmt.Sprintf("%d hands", len(g.s.Past))
	switch len(g.s.Past) {
	case 0:
		g.line("  No hand is settled yet.")
		return
	case 1:
		hands = "1 hand"
	}
	g.line("  After %s: %s, in %s.", hands, strings.Join(parts, "   "), g.plural())
}

func (g *play) help() {
	g.line(`  ♥J, JH or HJ   put out, give or play that card; - keeps your hand
  ?              what you may do, and for the rest the clause that forbids it
  hint           what a careful player would do, and why
  why            all the rules behind what happened last, in the words of the book
  log, score     what happened in this hand; the totals of the game
  undo           take back your last decision in this hand
  save [FILE]    write the game; quit keeps it too, and -resume goes on with it
  after a hand: Enter deals the next, under ID tells it by another book,
  record prints it as a block for quinola replay, end divides what is left`)
}
