package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/sitting"
)

// What a player sees of a game at the terminal.

type flagOf = flag.Flag

// anySeed returns a seed that is short enough to be typed again.
func anySeed() uint64 { return 1 + rand.Uint64N(999_999) }

// say prints prose, broken into lines that fit a page.
func (g *playing) say(indent, prose string) {
	g.line("%s", wrap(prose, 96-len(indent), indent))
}

func (g *playing) welcome() {
	rs := g.s.Law.Book()
	name, book := g.said(rs.Game.Name()), g.title(rs.Name)
	if strings.HasPrefix(book, name) { // as most books are named
		book += " (" + rs.ID + ")"
	} else {
		book = g.tr("%s by %s (%s)", name, book, rs.ID)
	}
	g.say("", g.tr("%s, in %s. You sit at %s; the others are bots (%s). The seed is %s.",
		g.bold(book), g.plural(), g.me, g.s.Bots, fmt.Sprint(g.s.Seed)))
	if with := g.s.Partners(g.me); len(with) > 0 {
		g.put("", "You play with %s.", named(with, ", "))
	}
	g.agreed()
	g.say("", g.faint(g.tr("? lists what you may do and why not the rest; hint advises; help lists the commands.")))
}

// dealt begins to tell a hand.
func (g *playing) dealt() {
	k := g.s.Look(g.me)
	g.heard, g.spoke, g.last, g.begun = map[string]int{}, 0, nil, false
	g.line("\n%s", g.underline(g.tr("Hand %d, dealt by %s", k.Hand, k.Dealer)))
	if idle := g.s.Idle(); len(idle) > 0 {
		g.put("  ", "Not in this hand: %s", named(idle, ", "))
	}
	g.news()
}

// quiet marks everything as told: after an undo.
func (g *playing) quiet() {
	g.heard = map[string]int{}
	k := g.s.Look(g.me)
	for _, e := range k.So.Events {
		g.heard[telling(e)]++
	}
	g.spoke = len(g.acts(k))
}

func telling(e game.Event) string { return fmt.Sprint(e.Trick, e.Rule, e.Text) }

// deed is something that was done, in which trick, and the moment before it
// where it is no card of a trick.
type deed struct {
	trick int
	clock int16
	text  string
}

// acts returns what everybody has done so far, a line each; where a trick was
// completed the line says who took it.
func (g *playing) acts(k *sitting.Look) (list []deed) {
	deeds := k.Deeds
	tell := func(trick, card int) { // what was done before a card of a trick
		for ; len(deeds) > 0 && (deeds[0].Trick < trick || deeds[0].Trick == trick && deeds[0].After <= card); deeds = deeds[1:] {
			d := &deeds[0]
			list = append(list, deed{d.Trick, d.Clock, g.did(k, d)})
		}
	}
	for _, t := range k.So.Tricks {
		if t.No == 0 {
			continue // cards that are played in no trick are told as what was done
		}
		for i, c := range t.Cards {
			tell(t.No, i)
			text := g.plays(t.Seats[i], g.card(k.Printed(c)), i == 0)
			if i == len(t.Cards)-1 && t.Taker != cards.NoSeat {
				text += "   " + g.faint(g.trickTo(t.No, t.Taker))
			}
			list = append(list, deed{t.No, 0, text})
		}
	}
	tell(1000, 0)
	return list
}

// did returns what somebody did besides playing a card to a trick.
func (g *playing) did(k *sitting.Look, d *game.Deed) string {
	if card, ok := strings.CutPrefix(k.Tells(&d.Step), "play "); ok && len(d.Cards) == 1 && card == k.Printed(d.Cards[0]).Sign() {
		return g.plays(d.Seat, g.card(k.Printed(d.Cards[0])), false)
	}
	text := k.Says(&d.Step)
	if said, ok := strings.CutPrefix(text, d.Seat.String()+": "); ok { // a letter is no word of a language
		return d.Seat.String() + g.tr(": ") + g.said(said)
	}
	return g.said(text)
}

func (g *playing) plays(seat cards.Seat, card string, leads bool) string {
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

func (g *playing) trickTo(no int, taker cards.Seat) string {
	if taker == g.me {
		return g.tr("trick %d is yours", no)
	}
	return g.tr("trick %d is %s's", no, taker)
}

// news tells what has happened since it was last told: acts, and what the
// rules made of them, each with its clause and its words.
func (g *playing) news() {
	k := g.s.Look(g.me)
	seen := map[string]int{}
	var fresh []game.Event
	for _, e := range k.So.Events {
		key := telling(e)
		if seen[key]++; seen[key] > g.heard[key] {
			g.heard[key]++
			fresh = append(fresh, e)
		}
	}
	acts := g.acts(k)
	var told []game.Event
	due := func(trick int, clock int16) bool { // whether something was ruled before a moment of a trick
		return len(fresh) > 0 && (fresh[0].Trick < trick || fresh[0].Trick == trick && fresh[0].Clock <= clock)
	}
	tell := func(trick int, clock int16) {
		for due(trick, clock) {
			e := fresh[0]
			if fresh = fresh[1:]; paidFor(e, fresh) {
				continue
			}
			told = append(told, e)
			g.say("    ", g.bold(g.said(sitting.Second(e.Text, g.me))))
			g.ruling(e)
		}
	}
	if !g.begun {
		tell(1, 0)
		g.begun = true
	}
	for rest := acts[min(g.spoke, len(acts)):]; len(rest) > 0; {
		a, n := rest[0], 1
		tell(a.trick, a.clock)
		for n < len(rest) && rest[n].text == a.text && rest[n].trick == a.trick && !due(a.trick, rest[n].clock) {
			n++ // as somebody does who puts out several cards
		}
		if rest = rest[n:]; n > 1 {
			a.text = g.tr("%s, %d times", a.text, n)
		}
		if len(fresh) == 0 || !again(g.said(sitting.Second(fresh[0].Text, g.me)), a.text) {
			g.line("  %s", a.text)
		}
	}
	tell(1000, 0)
	g.spoke = len(acts)
	if len(told) > 0 {
		g.last = told
	}
}

// again reports whether a ruling says what was done: that a player stands, or stands and
// plays.
func again(ruling, deed string) bool { return ruling == deed || strings.HasPrefix(ruling, deed+",") }

// paidFor reports whether an event only names what a payment after it tells
// again: that an ace was placed, or who wins.
func paidFor(e game.Event, after []game.Event) bool {
	if len(e.Pays) != 0 {
		return false
	}
	return slices.ContainsFunc(after, func(p game.Event) bool {
		return strings.HasPrefix(p.Text, e.Text+": ") ||
			e.Card.Valid() && p.Card == e.Card && slices.Contains(p.By, e.Rule) && strings.Contains(p.Text, e.Card.Sign())
	})
}

// ruling quotes the clause behind an event, that of the first rule which has
// one: where it pays something, the words that state how much. What is marked or unmarked
// by a rule that has no figure is told by the first that has such a one.
func (g *playing) ruling(e game.Event) {
	by := e.By
	if terms, _ := g.s.Law.Terms(e.Rule); len(e.Pays) == 1 && (e.Pays[0].From == game.Chest || e.Pays[0].To == game.Chest) && len(terms.Figures) == 0 && len(terms.Roles) == 0 {
		if i := slices.IndexFunc(by, func(rule string) bool { l := g.telling(rule, &e); return l != nil && g.states(l, &e) }); i > 0 {
			by = by[i:]
		}
	}
	for _, rule := range by {
		if l := g.telling(rule, &e); l != nil {
			g.clause(l.Note.Clause.ID, l.Quote, "        ")
			return
		}
		if g.quote(rule, "        ") {
			return
		}
	}
}

// telling returns the link whose words state the figure of a rule that was paid, or
// else the rule as a whole, rather than another figure of it; in every case if
// there is one, and of those the first. It is nil where there is none.
func (g *playing) telling(rule string, e *game.Event) (best *annotate.Link) {
	most := 0
	for _, l := range g.ann.Behind(g.s.Law.Book().ID, rule) {
		fit := 0
		switch {
		case g.states(l, e):
			fit = 4
		case l.Figure == "":
			fit = 1
		}
		if l.Case == "" {
			fit += 2
		}
		if l.How == annotate.States && fit > most {
			best, most = l, fit
		}
	}
	return best
}

// states reports whether a link's words state how much is paid: a figure that is as
// much may have nothing to do with it, so the hand is settled with one more, and
// that must be paid then.
func (g *playing) states(l *annotate.Link, e *game.Event) bool {
	terms, _ := g.s.Law.Terms(l.Rule)
	n := terms.N(l.Figure)
	if l.Figure == "" || !slices.ContainsFunc(e.Pays, func(p game.Pay) bool { return p.Amount == n }) {
		return false
	}
	so, err := g.with(game.Change{Rule: l.Rule, Part: l.Figure, Value: n + 1})
	return err == nil && slices.ContainsFunc(so.Events, func(o game.Event) bool {
		return o.Rule == e.Rule && o.Trick == e.Trick && slices.EqualFunc(o.Pays, e.Pays, func(more, p game.Pay) bool {
			return more.From == p.From && more.To == p.To && (more.Amount == p.Amount+1 || more.Amount == p.Amount && p.Amount != n)
		})
	})
}

// with returns what the hand comes to so far, were the book another in one thing.
func (g *playing) with(change game.Change) (*game.Settlement, error) {
	r := g.s.Record()
	changes, err := game.Agreed(r.Settings)
	if err != nil {
		return nil, err
	}
	law, err := g.s.Law.Book().Compile(append(changes, change)...)
	if err != nil {
		return nil, err
	}
	return law.Settle(r)
}

// quote prints the words that state a rule, or the silence; it reports whether
// there was anything to print.
func (g *playing) quote(rule, indent string) bool {
	for _, b := range g.behind([]string{rule}) {
		if len(b.Clauses) > 0 {
			g.clause(b.Clauses[0].ID, b.Clauses[0].Quote, indent)
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
func (g *playing) table() {
	k := g.s.Look(g.me)
	of := g.s.Law.Book().Tricks
	switch {
	case len(k.Trick) > 0:
		var lies []string
		for _, p := range k.Trick {
			lies = append(lies, p.Seat.String()+" "+g.card(k.Printed(p.Card)))
		}
		g.line("\n  %s   %s", strings.Join(lies, "  "), g.faint(g.tr("trick %d of %d", k.Trick[0].Trick, of)))
		if k.Phase != "play" { // something else is to be said before the player's card
			g.line("  %s.", g.said(k.Asks()))
		}
	case k.Phase == "play":
		g.line("\n  %s   %s", g.tr("You lead."), g.faint(g.tr("trick %d of %d", len(k.So.Tricks)+1, of)))
	default:
		g.line("\n  %s.", g.said(k.Asks()))
	}
	parts := []string{}
	if pools := g.pools(k); len(pools) > 0 {
		g.line("  %s", g.faint(lined(pools, ", ", "  ")))
	}
	if k.Turned.Valid() && k.Turned != cards.None {
		parts = append(parts, g.tr("turned up: %s", k.Printed(k.Turned).Sign()))
	}
	if k.Talon > 0 {
		parts = append(parts, g.tr("talon: %d", k.Talon))
	}
	if k.Trumps != "" {
		parts = append(parts, g.tr("trumps: %s", k.Trumps))
	}
	for _, seat := range k.Plays {
		if len(k.Helps) > 0 {
			parts = append(parts, g.tr("%s plays with %s", seat, named(k.Helps, ", ")))
			continue
		}
		parts = append(parts, g.tr("%s plays", seat))
	}
	for _, seat := range k.Contre {
		parts = append(parts, g.tr("%s plays contre", seat))
	}
	if k.Lies != 0 {
		var lie []string
		for _, c := range cards.Ranked(k.Lies) {
			lie = append(lie, g.card(k.Printed(c)))
		}
		parts = append(parts, g.tr("there lie: %s", strings.Join(lie, " ")))
	}
	if of > 0 && (k.Phase == "play" || len(k.So.Tricks) > 0 || k.So.Points != [cards.Seats]int32{}) {
		parts = append(parts, g.taken(k))
	}
	if k.Knows != 0 {
		var known []string
		for _, c := range cards.Ranked(k.Knows) {
			known = append(known, g.card(k.Printed(c)))
		}
		parts = append(parts, g.tr("you have seen: %s", strings.Join(known, " ")))
	}
	if len(parts) > 0 {
		g.line("  %s", g.faint(lined(parts, "   ", "  ")))
	}
	for _, seat := range k.Seats {
		if k.Sees[seat] != 0 {
			g.line("  %s", g.tr("the hand of %s: %s", seat, g.suits(k, k.Sees[seat])))
		}
	}
	if k.View.Hand != 0 {
		g.line("  %s", g.suits(k, k.View.Hand))
	}
}

// taken returns what everybody has taken: of points only where there are any.
func (g *playing) taken(k *sitting.Look) string {
	var tricks, points []string
	for _, seat := range k.Seats {
		tricks = append(tricks, fmt.Sprintf("%s %d", seat, k.So.Taken[seat]))
		points = append(points, fmt.Sprintf("%s %d (%d)", seat, k.So.Taken[seat], k.So.Points[seat]))
	}
	if k.So.Points == [cards.Seats]int32{} {
		return g.tr("tricks: %s", strings.Join(tricks, "  "))
	}
	return g.tr("tricks (points): %s", strings.Join(points, "  "))
}

// suits returns the cards of a hand by suits.
func (g *playing) suits(k *sitting.Look, hand cards.Set) string {
	var parts []string
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		text := suit.Sign()
		held := 0
		for _, c := range cards.Ranked(hand) {
			if p := k.Printed(c); p.Suit() == suit {
				text += " " + string(cards.FaceLetter(p.Face()))
				held++
			}
		}
		if held == 0 {
			continue
		}
		if suit == cards.Hearts || suit == cards.Diamonds {
			text = g.paint("31", text)
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "   ")
}

// clause prints the words of a clause on a line.
func (g *playing) clause(id, words, indent string) {
	g.line("%s", g.faint(indent+clipped(id+" "+g.tr("“%s”", words), 88)))
}
