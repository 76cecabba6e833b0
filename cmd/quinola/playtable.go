package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/reversis"
	"quinola/engine/reversis/session"
)

// What a player sees of a game at the terminal.

type flagOf = flag.Flag

// anySeed is a seed that is short enough to be typed again.
func anySeed() uint64 { return 1 + rand.Uint64N(999_999) }

// bookOf is the text that a ruleset or its variant follows.
func bookOf(id string) string {
	for _, rs := range reversis.Rulesets {
		for _, v := range rs.Variants {
			if v.ID == id {
				return rs.ID
			}
		}
	}
	return id
}

// name is what the book calls a thing, or what the edition does.
func (g *play) name(term, other string) string {
	t := g.ann.Term(term)
	if t == nil {
		return other
	}
	for _, n := range t.Names {
		if n.Text == g.book || n.Text == strings.TrimSuffix(g.book, "-3") {
			return n.Form
		}
	}
	return other
}

// count is an amount in the book's counters.
func (g *play) count(n int32) string {
	unit := g.s.Law.Unit
	if n != 1 && n != -1 && unit != "fish" {
		unit += "s"
	}
	return fmt.Sprintf("%d %s", n, unit)
}

// pools is what lies in the pools, by the names of the book.
func (g *play) pools(k *session.Look) string {
	var parts []string
	for _, p := range k.Pools {
		name := g.name("panier", "pool")
		if p.Name != "" {
			name = p.Name + " pool"
		}
		parts = append(parts, fmt.Sprintf("%s %s", name, g.count(p.Amount)))
	}
	for _, b := range k.Beasts {
		if b.InPlay {
			parts = append(parts, fmt.Sprintf("%s in play %d (%s's)", g.name("bete", "beast"), b.Amount, b.By))
		}
	}
	return strings.Join(parts, ", ")
}

// say prints prose, broken into lines that fit a page.
func (g *play) say(indent, form string, args ...any) {
	g.line("%s", wrap(fmt.Sprintf(form, args...), 96-len(indent), indent))
}

func (g *play) welcome() {
	l := g.s.Law
	g.say("", "%s, in %s. You sit at %s; the others are bots (%s). The seed is %d.",
		g.bold("Reversis by "+l.Name+" ("+l.ID+")"), g.plural(), g.me, g.s.Bots, g.s.Seed)
	g.say("", "%s", g.aim())
	g.say("", "%s", g.faint("? lists what you may do and why not the rest; hint advises; help lists the commands."))
}

// aim says in a sentence or two what the game is about, by the book's figures.
func (g *play) aim() string {
	text := "Take few points"
	if t, ok := g.s.Law.Terms("reversis/points"); ok {
		text += fmt.Sprintf(": an ace counts %d, a king %d, a queen %d, a knave %d", t.N("ace"), t.N("king"), t.N("queen"), t.N("knave"))
	}
	if t, ok := g.s.Law.Terms("reversis/quinola"); ok {
		quinola := cards.Of(cards.Hearts, uint8(t.N("face")))
		text += fmt.Sprintf(". The %s, %s, draws the %s when it is placed on a suit you have not", g.name("quinola", "Quinola"), g.card(quinola), g.name("panier", "pool"))
	}
	return text + "."
}

func (g *play) plural() string { return strings.TrimPrefix(g.count(2), "2 ") }

// dealt begins to tell a hand.
func (g *play) dealt() {
	k := g.s.Look(g.me)
	g.told, g.spoke, g.last = map[string]int{}, 0, nil
	g.line("\n%s", g.underline(fmt.Sprintf("Hand %d, dealt by %s", k.Hand, k.Dealer)))
	g.news()
}

// quiet marks everything as told: after an undo.
func (g *play) quiet() {
	g.told = map[string]int{}
	k := g.s.Look(g.me)
	for _, e := range k.Events {
		g.told[telling(e)]++
	}
	g.spoke = len(g.acts(k))
}

func telling(e reversis.Event) string { return fmt.Sprint(e.Trick, e.Rule, e.Text) }

// deed is something that was done, and in which trick.
type deed struct {
	trick int
	text  string
}

// acts is what everybody has done so far, a line each; where a trick was
// completed the line says who took it.
func (g *play) acts(k *session.Look) (list []deed) {
	n := len(k.Seats)
	add := func(trick int, form string, args ...any) {
		list = append(list, deed{trick, fmt.Sprintf(form, args...)})
	}
	for i, seat := 0, cards.Right(n, k.Dealer); i < n; i, seat = i+1, cards.Right(n, seat) {
		switch {
		case seat == g.me && k.Exchanged[seat] && !k.Kept[seat]:
			text := fmt.Sprintf("You put out %s", k.Own.Out.Sign())
			if k.Took != cards.None {
				text += fmt.Sprintf(" and take %s of the %s", k.Took.Sign(), g.name("talon", "talon"))
			}
			add(0, "%s", text)
		case seat == g.me && k.Exchanged[seat] && k.Left != cards.None:
			add(0, "You keep your hand, and see the %s that you leave", k.Left.Sign())
		case seat == g.me && k.Exchanged[seat]:
			add(0, "You keep your hand")
		case k.Kept[seat]:
			add(0, "%s keeps the hand", seat)
		case k.Exchanged[seat]:
			add(0, "%s puts out a card", seat)
		}
	}
	if k.Got != cards.None {
		add(0, "You give %s and receive %s from %s", k.Gave.Sign(), k.Got.Sign(), cards.Opposite(n, g.me))
	}
	for _, t := range k.Tricks {
		for i, c := range t.Cards {
			who := t.Seats[i].String() + " plays"
			if i == 0 {
				who = t.Seats[i].String() + " leads"
			}
			if t.Seats[i] == g.me {
				who = "You play"
				if i == 0 {
					who = "You lead"
				}
			}
			text := fmt.Sprintf("%s %s", who, g.card(c))
			if i == n-1 && t.Taker != cards.NoSeat {
				text += g.faint(fmt.Sprintf("   trick %d is %s", t.No, whose(t.Taker, g.me)))
			}
			add(t.No, "%s", text)
		}
	}
	return list
}

func whose(seat, me cards.Seat) string {
	if seat == me {
		return "yours"
	}
	return seat.String() + "'s"
}

// card is a card, red where it is.
func (g *play) card(c cards.Card) string {
	if c.Suit() == cards.Hearts || c.Suit() == cards.Diamonds {
		return g.paint("31", c.Sign())
	}
	return c.Sign()
}

// news tells what has happened since it was last told: acts, and what the
// rules made of them, each with its clause and its words.
func (g *play) news() {
	k := g.s.Look(g.me)
	seen := map[string]int{}
	var fresh []reversis.Event
	for _, e := range k.Events {
		key := telling(e)
		if seen[key]++; seen[key] > g.told[key] {
			g.told[key]++
			fresh = append(fresh, e)
		}
	}
	acts := g.acts(k)
	var told []reversis.Event
	tell := func(before int) { // what was ruled before a trick
		for len(fresh) > 0 && fresh[0].Trick < before {
			e := fresh[0]
			if fresh = fresh[1:]; paidFor(e, fresh) {
				continue
			}
			told = append(told, e)
			g.say("    ", "%s", g.bold(e.Text))
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
func paidFor(e reversis.Event, after []reversis.Event) bool {
	for _, p := range after {
		if len(e.Pays) == 0 && e.Card != cards.None && p.Card == e.Card && slices.Contains(p.By, e.Rule) {
			return true
		}
	}
	return false
}

// ruling quotes the clause behind an event, that of the first rule which has
// one.
func (g *play) ruling(e reversis.Event) {
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
			g.line("%s", g.faint(indent+clipped("the book is silent: "+b.Silence, 88)))
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
		g.line("\n  %s   %s", strings.Join(lies, "  "), g.faint(fmt.Sprintf("trick %d of %d", k.Trick, g.s.Law.Tricks)))
	} else if k.Phase == session.Play {
		g.line("\n  You lead.   %s", g.faint(fmt.Sprintf("trick %d of %d", k.Trick, g.s.Law.Tricks)))
	} else {
		g.line("")
	}
	g.line("  %s", g.faint(g.pools(k)+"   tricks (points): "+g.taken(k)))
	g.line("  %s", g.hand(k.Cards))
}

func (g *play) taken(k *session.Look) string {
	var parts []string
	for _, seat := range k.Seats {
		parts = append(parts, fmt.Sprintf("%s %d (%d)", seat, k.Taken[seat], k.Points[seat]))
	}
	return strings.Join(parts, "  ")
}

// hand is a hand by suits.
func (g *play) hand(set cards.Set) string {
	var parts []string
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		text := suit.Sign()
		for _, c := range cards.Ranked(set & cards.Lane(suit)) {
			text += " " + string(cards.FaceLetter(c.Face()))
		}
		if set&cards.Lane(suit) == 0 {
			continue
		}
		if suit == cards.Hearts || suit == cards.Diamonds {
			text = g.paint("31", text)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "   ")
}
