package main

import (
	"slices"
	"strings"

	"quinola/engine/record"
	"quinola/engine/sitting"
)

// What a player is told when he asks.

// choices lists what may be done, and for the rest the rules that refuse it.
func (g *playing) choices() {
	k := g.s.Look(g.me)
	var may []string
	type refusal struct{ what, by []string }
	var refused []refusal
	for i := range k.May {
		o := &k.May[i]
		name := g.short(k, &o.Step)
		if !o.Refused {
			may = append(may, name)
			continue
		}
		by := g.s.Why(o.Step).By
		at := slices.IndexFunc(refused, func(r refusal) bool { return slices.Equal(r.by, by) })
		if at < 0 {
			at = len(refused)
			refused = append(refused, refusal{by: by})
		}
		refused[at].what = append(refused[at].what, name)
	}
	g.put("  ", "You may choose %s.", g.together(may))
	for _, r := range refused {
		g.put("  ", "You may not choose %s:", g.together(r.what))
		g.reasons(g.forbids(r.by), "    ")
	}
}

// together lists cards beside each other, and choices of several words apart.
func (g *playing) together(names []string) string {
	if slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, " ") }) {
		return strings.Join(names, g.tr("; "))
	}
	return strings.Join(names, " ")
}

// short returns a choice in a list: its card, or what it is called.
func (g *playing) short(k *sitting.Look, st *record.Step) string {
	if st.Act == "" || byCard(k, st) {
		return g.card(k.Printed(st.Cards[0]))
	}
	return g.label(k, st)
}

// behind returns what the book answers to rules, and the clauses that say so.
func (g *playing) behind(rules []string) []reasonJSON {
	return g.because(g.tag, g.s.Law.Book().ID, rules)
}

// forbids returns what the book answers to rules that refuse something, and the clauses that
// forbid it: not all that these rest on.
func (g *playing) forbids(rules []string) []reasonJSON {
	return g.resting(g.tag, g.s.Law.Book().ID, rules, g.ann.Forbidding)
}

// refused says why something may not be done.
func (g *playing) refused(k *sitting.Look, r *sitting.Refusal) {
	name := g.short(k, &r.Step)
	switch {
	case r.Step.Act == "keep":
		g.put("  ", "You may not keep your hand:")
	case r.Step.Act != "" && len(r.Step.Cards) == 0:
		g.put("  ", "You may not choose %s:", name)
	case k.Phase == "exchange" || k.Phase == "draw":
		g.put("  ", "You may not put out %s:", name)
	case k.Phase == "play":
		g.put("  ", "You may not play %s:", name)
	default:
		g.put("  ", "You may not choose %s:", name)
	}
	g.reasons(g.forbids(r.By), "    ")
}

// hint advises, with the reason and what it rests on.
func (g *playing) hint() {
	k := g.s.Look(g.me)
	list := g.s.Advise(3 * sitting.Deals)
	best := list[0]
	g.say("  ", g.bold(g.short(k, &best.Step))+". "+g.said(best.Says))
	for _, rule := range best.Rules {
		g.quote(rule, "    ")
	}
	if best.Tried < 2 {
		return
	}
	var parts []string
	most := best.Mean
	for _, o := range list[:min(4, len(list))] {
		most = max(most, o.Mean)
		parts = append(parts, g.short(k, &o.Step)+" "+g.mean(o.Mean))
	}
	g.say("  ", g.faint(g.tr("By %d deals that fit what you know, the hand would bring you: %s.", best.Tried, strings.Join(parts, g.tr("; ")))))
	if most > best.Mean {
		g.say("  ", g.faint(g.tr("So small a difference tells nothing.")))
	}
}

// explain tells all the rules behind what was told last.
func (g *playing) explain() {
	if len(g.last) == 0 {
		g.put("", "Nothing has been ruled yet in this hand.")
		return
	}
	for _, e := range g.last {
		g.why(whyJSON{Trick: e.Trick, Text: sitting.Second(e.Text, g.me), Because: g.behind(e.By)})
	}
}

// log tells the hand so far.
func (g *playing) log() {
	k := g.s.Look(g.me)
	events := k.So.Events
	tell := func(trick int, clock int16) { // what was ruled before a moment of a trick
		for ; len(events) > 0 && (events[0].Trick < trick || events[0].Trick == trick && events[0].Clock <= clock); events = events[1:] {
			g.line("      %s", g.said(sitting.Second(events[0].Text, g.me)))
		}
	}
	for _, a := range g.acts(k) {
		tell(a.trick, a.clock)
		g.line("  %s", a.text)
	}
	tell(1000, 0)
}

// score tells the totals of the game.
func (g *playing) score() {
	k := g.s.Look(g.me)
	switch nets := g.standings(&k.Total); len(g.s.Past) {
	case 0:
		g.put("  ", "No hand is settled yet.")
	case 1:
		g.put("  ", "After %d hand: %s, in %s.", 1, nets, g.plural())
	default:
		g.put("  ", "After %d hands: %s, in %s.", len(g.s.Past), nets, g.plural())
	}
	if sheet := g.sheet(); sheet != "" {
		g.say("  ", sheet)
	}
}

// help lists what may be typed, in the reader's words and in English.
func (g *playing) help() {
	rows := [][2]string{
		{"♥J JH HJ", g.tr("put out, give or play that card")},
		{g.tr("1, 2 …"), g.tr("choose what bears that number; its word does as well")},
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
