package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/reversis/session"
)

// What a player sees of a game at the terminal.

type flagOf = flag.Flag

// anySeed is a seed that is short enough to be typed again.
func anySeed() uint64 { return 1 + rand.Uint64N(999_999) }

// say prints prose, broken into lines that fit a page.
func (g *play) say(indent, prose string) {
	g.line("%s", wrap(prose, 96-len(indent), indent))
}

func (g *play) welcome() {
	l := g.s.Law
	g.say("", g.tr("%s, in %s. You sit at %s; the others are bots (%s). The seed is %s.",
		g.bold(g.tr("Reversis by %s (%s)", l.Name, l.ID)), g.plural(), g.me, g.s.Bots, fmt.Sprint(g.s.Seed)))
	g.say("", g.aim())
	g.say("", g.faint(g.tr("? lists what you may do and why not the rest; hint advises; help lists the commands.")))
}

// aim says in a sentence or two what the game is about, by the book's figures.
func (g *play) aim() string {
	text := g.tr("Take few points.")
	if t, ok := g.s.Law.Terms("reversis/points"); ok {
		text = g.tr("Take few points: an ace counts %d, a king %d, a queen %d, a knave %d.", t.N("ace"), t.N("king"), t.N("queen"), t.N("knave"))
	}
	if t, ok := g.s.Law.Terms("reversis/quinola"); ok {
		quinola := cards.Of(cards.Hearts, uint8(t.N("face")))
		text += " " + g.tr("The %s, %s, draws the %s when it is placed on a suit you have not.", g.name("quinola", "Quinola"), g.card(quinola), g.name("panier", "pool"))
	}
	return text
}

// dealt begins to tell a hand.
func (g *play) dealt() {
	k := g.s.Look(g.me)
	g.heard, g.spoke, g.last = map[string]int{}, 0, nil
	g.line("\n%s", g.underline(g.tr("Hand %d, dealt by %s", k.Hand, k.Dealer)))
	g.news()
}

// quiet marks everything as told: after an undo.
func (g *play) quiet() {
	g.heard = map[string]int{}
	k := g.s.Look(g.me)
	for _, e := range k.Events {
		g.heard[telling(e)]++
	}
	g.spoke = len(g.acts(k))
}

func telling(e game.Event) string { return fmt.Sprint(e.Trick, e.Rule, e.Text) }

// deed is something that was done, and in which trick.
type deed struct {
	trick int
	text  string
}

// acts is what everybody has done so far, a line each; where a trick was
// completed the line says who took it.
func (g *play) acts(k *session.Look) (list []deed) {
	n := len(k.Seats)
	add := func(trick int, text string) { list = append(list, deed{trick, text}) }
	for i, seat := 0, cards.Right(n, k.Dealer); i < n; i, seat = i+1, cards.Right(n, seat) {
		switch {
		case seat == g.me && k.Exchanged[seat] && !k.Kept[seat]:
			text := g.tr("You put out %s", k.Own.Out.Sign())
			if k.Took != cards.None {
				text = g.tr("You put out %s and take %s of the %s", k.Own.Out.Sign(), k.Took.Sign(), g.name("talon", "talon"))
			}
			add(0, text)
		case seat == g.me && k.Exchanged[seat] && k.Left != cards.None:
			add(0, g.tr("You keep your hand, and see the %s that you leave", k.Left.Sign()))
		case seat == g.me && k.Exchanged[seat]:
			add(0, g.tr("You keep your hand"))
		case k.Kept[seat]:
			add(0, g.tr("%s keeps the hand", seat))
		case k.Exchanged[seat]:
			add(0, g.tr("%s puts out a card", seat))
		}
	}
	if k.Got != cards.None {
		add(0, g.tr("You give %s and receive %s from %s", k.Gave.Sign(), k.Got.Sign(), cards.Opposite(n, g.me)))
	}
	for _, t := range k.Tricks {
		for i, c := range t.Cards {
			text := g.plays(t.Seats[i], g.card(c), i == 0)
			if i == n-1 && t.Taker != cards.NoSeat {
				text += "   " + g.faint(g.trickTo(t.No, t.Taker))
			}
			add(t.No, text)
		}
	}
	return list
}

func (g *play) plays(seat cards.Seat, card string, leads bool) string {
	switch {
	case seat == g.me && leads:
		return g.tr("You lead %s", card)
	case seat == g.me:
		return g.tr("You play %s", card)
	case leads:
		return g.tr("%s leads %s", seat, card)
	}
	return g.tr("%s plays %s", seat, card)
}

func (g *play) trickTo(no int, taker cards.Seat) string {
	if taker == g.me {
		return g.tr("trick %d is yours", no)
	}
	return g.tr("trick %d is %s's", no, taker)
}

// news tells what has happened since it was last told: acts, and what the
// rules made of them, each with its clause and its words.
func (g *play) news() {
	k := g.s.Look(g.me)
	seen := map[string]int{}
	var fresh []game.Event
	for _, e := range k.Events {
		key := telling(e)
		if seen[key]++; seen[key] > g.heard[key] {
			g.heard[key]++
			fresh = append(fresh, e)
		}
	}
	acts := g.acts(k)
	var told []game.Event
	tell := func(before int) { // what was ruled before a trick
		for len(fresh) > 0 && fresh[0].Trick < before {
			e := fresh[0]
			if fresh = fresh[1:]; paidFor(e, fresh) {
				continue
			}
			told = append(told, e)
			g.say("    ", g.bold(g.said(e.Text)))
			g.ruling(e)
		}
	}
	for i, a := range acts[min(g.spoke, len(acts)):] {
		if g.spoke+i == 0 {
			tell(1)
		}
		tell(a.trick)
		g.line("  %s", a.text)
	}
	tell(1000)
	g.spoke = len(acts)
	if len(told) > 0 {
		g.last = told
	}
}

// paidFor reports whether an event only names what a payment after it tells
// again: that an ace was placed.
func paidFor(e game.Event, after []game.Event) bool {
	for _, p := range after {
		if len(e.Pays) == 0 && e.Card != cards.None && p.Card == e.Card && slices.Contains(p.By, e.Rule) {
			return true
		}
	}
	return false
}

// ruling quotes the clause behind an event, that of the first rule which has
// one.
func (g *play) ruling(e game.Event) {
	for _, rule := range e.By {
		if g.quote(rule, "        ") {
			return
		}
	}
}

// quote prints the words that state a rule, or the silence; it reports whether
// there was anything to print.
func (g *play) quote(rule, indent string) bool {
	for _, b := range g.because(g.s.Law.ID, []string{rule}) {
		if len(b.Clauses) > 0 {
			g.line("%s", g.faint(indent+clipped(b.Clauses[0].ID+" “"+b.Clauses[0].Quote+"”", 88)))
			return true
		}
		if b.Silence != "" {
			g.line("%s", g.faint(indent+clipped(g.tr("the book is silent: %s", b.Silence), 88)))
			return true
		}
	}
	return false
}

// table shows the table as the player sees it.
func (g *play) table() {
	k := g.s.Look(g.me)
	if k.Phase == session.Play && len(k.Table) > 0 {
		var lies []string
		for _, p := range k.Table {
			lies = append(lies, p.Seat.String()+" "+g.card(p.Card))
		}
		g.line("\n  %s   %s", strings.Join(lies, "  "), g.faint(g.tr("trick %d of %d", k.Trick, g.s.Law.Tricks)))
	} else if k.Phase == session.Play {
		g.line("\n  %s   %s", g.tr("You lead."), g.faint(g.tr("trick %d of %d", k.Trick, g.s.Law.Tricks)))
	} else {
		g.line("")
	}
	g.line("  %s", g.faint(g.pools(k)+"   "+g.tr("tricks (points): %s", g.taken(k))))
	g.line("  %s", g.hand(k.Cards))
}

func (g *play) taken(k *session.Look) string {
	var parts []string
	for _, seat := range k.Seats {
		parts = append(parts, fmt.Sprintf("%s %d (%d)", seat, k.Taken[seat], k.Points[seat]))
	}
	return strings.Join(parts, "  ")
}
