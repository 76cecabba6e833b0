package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/sitting"
)

// What a player types.

// command does what a line says; it reports whether the game has gone on.
func (g *playing) command(text string) (bool, error) {
	word, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	switch typedWord(word) {
	case "":
		g.table()
	case "?":
		g.choices()
	case "help":
		g.help()
	case "hint":
		g.hint()
	case "why":
		g.explain()
	case "log":
		g.log()
	case "score":
		g.score()
	case "undo":
		if !g.s.Undo() {
			g.put("", "There is nothing to take back in this hand.")
			return false, nil
		}
		g.quiet()
		return true, nil
	case "under", "record", "end", "next":
		g.put("", "That is for when the hand is over.")
	case "save":
		return false, g.save(rest)
	case "quit":
		return false, errLeft
	default:
		return g.act(text)
	}
	return false, nil
}

// act does what a line names: a card, the number of a choice, or its word.
func (g *playing) act(text string) (bool, error) {
	k := g.s.Look(g.me)
	st := g.step(k, text)
	if st == nil {
		if c, ok := cardIn(text); ok && c != cards.None {
			g.put("  ", "You do not hold %s.", c.Sign())
			return false, nil
		}
		g.say("", g.tr("\"%s\" is no card and no command: a card is ♥J, JH or HJ; help lists the commands.", quoted(text)))
		return false, nil
	}
	err := g.s.Do(*st)
	var refused *sitting.Refusal
	if errors.As(err, &refused) {
		g.refused(k, refused)
		return false, nil
	}
	if err != nil {
		g.line("  %s", g.said(err.Error()))
		return false, nil
	}
	g.news()
	return true, nil
}

// step returns what a line names of the things that may be tried, or nil.
func (g *playing) step(k *sitting.Look, text string) *record.Step {
	list := buttons(k)
	if n, err := strconv.Atoi(text); err == nil {
		if n < 1 || n > len(list) {
			return nil
		}
		return &list[n-1].Step
	}
	c, isCard := cardIn(text)
	for i := range k.May {
		st := &k.May[i].Step
		switch {
		case isCard && c != cards.None && slices.Equal(st.Cards, []cards.Card{c}):
			return st
		case isCard && c == cards.None && st.Act == "keep":
			return st
		case st.Act != "" && (strings.EqualFold(text, st.Act) || plain(text) == plain(k.Label(st)) || plain(text) == plain(g.label(k, st))):
			return st
		}
	}
	return nil
}

// byCard reports whether naming a card of the player's hand does an act: of several
// acts with one card, as to show it and to draw for it unshown, the first.
func byCard(k *sitting.Look, st *record.Step) bool {
	if len(st.Cards) != 1 || !k.View.Hand.Has(st.Cards[0]) {
		return false
	}
	for i := range k.May {
		if o := &k.May[i].Step; slices.Equal(o.Cards, st.Cards) {
			return o.Text() == st.Text()
		}
	}
	return true
}

// buttons returns the choices that are no card of the player's hand, those that the
// rules refuse last: the prompt does not name them, and ? says why.
func buttons(k *sitting.Look) (list []game.Option) {
	for _, o := range k.May {
		if !byCard(k, &o.Step) {
			list = append(list, o)
		}
	}
	slices.SortStableFunc(list, func(a, b game.Option) int { return refused(a) - refused(b) })
	return list
}

func refused(o game.Option) int {
	if o.Refused {
		return 1
	}
	return 0
}

// label returns what a choice is called.
func (g *playing) label(k *sitting.Look, st *record.Step) string { return g.said(k.Label(st)) }

// cardIn reads a card as people write it, or - for none.
func cardIn(text string) (cards.Card, bool) {
	if text == "-" || typedWord(text) == "keep" {
		return cards.None, true
	}
	text = strings.ToUpper(strings.Join(strings.Fields(text), ""))
	text = strings.NewReplacer("10", "T", "♠", "S", "♥", "H", "♦", "D", "♣", "C", "\uFE0F", "").Replace(text)
	if len(text) != 2 {
		return cards.None, false
	}
	if c, ok := cards.CardOf(text); ok {
		return c, true
	}
	return cards.CardOf(text[1:] + text[:1])
}
