package main

import (
	"errors"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/reversis/session"
)

// What a player types.

// command does what a line says; it reports whether the game has gone on.
func (g *play) command(text string) (bool, error) {
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
	case "claim":
		g.put("", "You are asked what you claim when the hand is over.")
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

// act does what a card says.
func (g *play) act(text string) (bool, error) {
	c, ok := cardIn(text)
	switch {
	case !ok:
		g.say("", g.tr("\"%s\" is no card and no command: a card is ♥J, JH or HJ; help lists the commands.", quoted(text)))
		return false, nil
	case c == cards.None && g.s.Phase() != session.Exchange:
		g.put("", "A card has to be played here.")
		return false, nil
	}
	err := g.s.Do(c)
	var refused *session.Refusal
	if errors.As(err, &refused) {
		g.refused(refused)
		return false, nil
	}
	if err != nil {
		return false, err
	}
	g.news()
	return true, nil
}

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

// claim asks what the player claims when a hand is over.
func (g *play) claim() error {
	g.line("\n%s", g.bold(g.tr("You may now ask for what you have won; what is not asked for lapses.")))
	for _, c := range g.s.Claims() {
		g.line("    %-6s %s", g.said(claimWord(c.What)), g.counted(c.Amount, g.s.Law.Unit))
		for _, rule := range c.Rules {
			g.quote(rule, "        ")
		}
	}
	for {
		text, err := g.ask(g.tr("claim (Enter for all, - for nothing)>"))
		if err != nil {
			return err
		}
		var lapse []string
		words := strings.Fields(text)
		for i, w := range words {
			words[i] = typedWord(w)
		}
		if len(words) > 0 && words[0] == "claim" {
			words = words[1:]
		}
		ok := true
		for _, c := range g.s.Claims() {
			if len(words) > 0 && !named(words, c.What) {
				lapse = append(lapse, c.What)
			}
		}
		for _, w := range words {
			ok = ok && (w == "-" || claims(g.s.Claims(), w))
		}
		switch {
		case slices.Equal(words, []string{"undo"}) && g.s.Undo():
			g.quiet()
			return nil
		case !ok && len(words) > 0 && slices.Contains([]string{"log", "score", "help", "why", "save", "quit"}, words[0]):
			if _, err := g.command(text); err != nil {
				return err
			}
			continue
		case !ok:
			g.say("", g.tr("\"%s\" is no claim of yours: name what stands above, or press Enter for all of it.", quoted(text)))
			continue
		}
		return g.s.Unclaim(lapse...)
	}
}

func claimWord(what string) string {
	if c, ok := cards.CardOf(what); ok {
		return c.Sign()
	}
	return what
}

func named(words []string, what string) bool {
	for _, w := range words {
		c, ok := cardIn(w)
		if w == what || ok && c != cards.None && c.String() == what {
			return true
		}
	}
	return false
}

func claims(list []session.ClaimOf, word string) bool {
	for _, c := range list {
		if named([]string{word}, c.What) {
			return true
		}
	}
	return false
}
