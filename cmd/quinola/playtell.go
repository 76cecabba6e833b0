package main

import (
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
		may = append(may, g.tr("- to keep your hand"))
	}
	g.put("  ", "You may choose %s.", strings.Join(may, " "))
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
			g.put("  ", "You may not keep your hand:")
		} else {
			g.put("  ", "You may not choose %s:", strings.Join(not, " "))
		}
		g.reasons(r.By)
	}
}

// reasons prints rules with all the words behind them.
func (g *play) reasons(rules []string) {
	for _, b := range g.because(g.s.Law.ID, rules) {
		g.line("    %s %s", g.said(b.Asks), g.faint(b.Rule))
		for _, s := range b.Clauses {
			g.line("%s", wrap(s.ID+" “"+s.Quote+"”", 76, "      "))
		}
		if b.Silence != "" {
			g.line("%s", wrap(g.tr("the book is silent: %s", b.Silence), 76, "      "))
		}
	}
}

// refused says why a card may not be played.
func (g *play) refused(r *session.Refusal) {
	switch {
	case r.Card != cards.None && len(r.By) == 0:
		g.put("  ", "You do not hold %s.", r.Card.Sign())
		return
	case r.Card == cards.None:
		g.put("  ", "You may not keep your hand:")
	case r.Phase == session.Exchange:
		g.put("  ", "You may not put out %s:", r.Card.Sign())
	default:
		g.put("  ", "You may not play %s:", r.Card.Sign())
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
		what = g.tr("Keep your hand")
	}
	g.say("  ", g.bold(what)+". "+g.said(said.Text))
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
			name = g.said("keep")
		}
		parts = append(parts, name+" "+g.words.Sprintf("%+.1f", o.Mean))
	}
	g.say("  ", g.faint(g.tr("By %d deals that fit what you know, the hand would bring you: %s.", best.Tried, strings.Join(parts, "; "))))
}

// explain tells all the rules behind what was told last.
func (g *play) explain() {
	if len(g.last) == 0 {
		g.put("", "Nothing has been ruled yet in this hand.")
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
			g.line("      %s", g.said(events[0].Text))
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
		parts = append(parts, seat.String()+" "+g.signed(k.Total[seat]))
	}
	switch nets := strings.Join(parts, "   "); len(g.s.Past) {
	case 0:
		g.put("  ", "No hand is settled yet.")
	case 1:
		g.put("  ", "After %d hand: %s, in %s.", 1, nets, g.plural())
	default:
		g.put("  ", "After %d hands: %s, in %s.", len(g.s.Past), nets, g.plural())
	}
}

// help lists what may be typed, in the reader's words and in English.
func (g *play) help() {
	rows := [][2]string{
		{"♥J JH HJ", g.tr("put out, give or play that card")},
		{"-, " + g.typing("keep"), g.tr("keep your hand")},
		{"?", g.tr("what you may do, and for the rest the clause that forbids it")},
		{g.typing("hint"), g.tr("what a careful player would do, and why")},
		{g.typing("why"), g.tr("all the rules behind what happened last, in the words of the book")},
		{g.typing("log"), g.tr("what happened in this hand")},
		{g.typing("score"), g.tr("the totals of the game")},
		{g.typing("undo"), g.tr("take back your last decision in this hand")},
		{g.typing("save") + " [" + g.tr("FILE") + "]", g.tr("write the game to a file")},
		{g.typing("quit"), g.tr("leave; the game is kept, and -resume goes on with it")},
		{"", g.tr("after a hand:")},
		{g.tr("Enter") + ", " + g.typing("next"), g.tr("deal the next hand")},
		{g.typing("under") + " ID", g.tr("tell the hand by another book")},
		{g.typing("record"), g.tr("print the hand as a block for quinola replay")},
		{g.typing("end"), g.tr("end the game and divide what is left")},
	}
	width := 0
	for _, row := range rows {
		width = max(width, seen(row[0]))
	}
	for _, row := range rows {
		g.line("  %s%*s  %s", row[0], width-seen(row[0]), "", row[1])
	}
}
