package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/engine/record"
)

// What players agree on before a game, of what their book leaves to them.

// listed asks for what a book leaves to agreement, in place of values.
const listed = "list"

// agreedOn reads what players agree on: NAME=VALUE, several of them with commas
// between.
func agreedOn(rs *game.Ruleset, text string) (list []record.Setting, err error) {
	for part := range strings.SplitSeq(text, ",") {
		if part = strings.TrimSpace(part); part == "" && text == "" {
			continue
		}
		name, value, ok := strings.Cut(part, "=")
		if !ok {
			return nil, fmt.Errorf("-set is NAME=VALUE, not %q; -set %s names what %s leaves to the players", part, listed, rs.ID)
		}
		s, err := settingOf(rs, strings.TrimSpace(name))
		if err != nil {
			return nil, err
		}
		n, err := strconv.Atoi(strings.TrimSpace(value))
		if err != nil || !s.Takes(int32(n)) || n != int(int32(n)) {
			return nil, fmt.Errorf("%s is agreed on as one of %s, not %q", shortSetting(rs, s), s.Range(), strings.TrimSpace(value))
		}
		list = append(list, record.Setting{Figure: s.Figure, Value: int32(n)})
	}
	_, err = rs.Agreeing(list)
	return list, err
}

// settingOf returns the setting of a name: that of its rule where it is the only one
// of that, or its id.
func settingOf(rs *game.Ruleset, name string) (*game.Setting, error) {
	var names []string
	for _, s := range rs.Agreeable() {
		short := shortSetting(rs, &s)
		if name == short || name == s.Figure || name == rs.Short(s.Figure) {
			return &s, nil
		}
		names = append(names, short)
	}
	if names == nil {
		return nil, fmt.Errorf("%s leaves nothing to the players' agreement; leave -set out", rs.ID)
	}
	return nil, fmt.Errorf("%s leaves no %q to the players' agreement%s; it leaves %s", rs.ID, name, nearest(name, names), strings.Join(names, ", "))
}

// shortSetting returns a setting by the shortest name that is its own in its book.
func shortSetting(rs *game.Ruleset, s *game.Setting) string {
	rule, _, _ := strings.Cut(s.Figure, "#")
	for _, o := range rs.Agreeable() {
		if o.Figure != s.Figure && strings.HasPrefix(o.Figure, rule+"#") {
			return rs.Short(s.Figure)
		}
	}
	return strings.TrimPrefix(rs.Short(rule), "parts/")
}

// agreeable lists what a book leaves to the players, with what they may agree
// on in the book's sense, and the words that leave it to them.
func (g *playing) agreeable(rs *game.Ruleset) {
	if len(rs.Settings) == 0 {
		g.put("", "%s leaves nothing to the players' agreement.", g.bold(g.said(rs.Name)+" ("+rs.ID+")"))
		return
	}
	g.say("", g.tr("What %s leaves to the players' agreement. The first is what holds if nothing is said; -set NAME=VALUE agrees on something else.", g.bold(g.said(rs.Name)+" ("+rs.ID+")")))
	for _, s := range rs.Agreeable() {
		rule, _, _ := strings.Cut(s.Figure, "#")
		g.line("\n%s  %s", g.bold(shortSetting(rs, &s)), g.said(lore.Question(rule).Asks))
		standing, _ := rs.Standing(s.Figure)
		g.line("%s", wrap(g.value(rs, &s, standing), 88, "    "))
		for _, v := range s.Of {
			if v != standing {
				g.line("%s", wrap(g.value(rs, &s, v), 88, "    "))
			}
		}
		if s.Of == nil {
			if s.Step == 1 {
				g.put("    ", "or any other number from %d to %d", int(s.From), int(s.To))
			} else {
				g.put("    ", "or any other number from %d to %d, in steps of %d", int(s.From), int(s.To), int(s.Step))
			}
			if within := rs.Setting(s.Within); within != nil {
				g.put("    ", "but no more than %s allows", shortSetting(rs, within))
			}
		}
		g.agreement(rs, s.Figure)
	}
}

// value returns what holds if players agree on a value.
func (g *playing) value(rs *game.Ruleset, s *game.Setting, n int32) string {
	return fmt.Sprintf("%d: %s", n, answer.Agreed(g.tag, rs, s, n))
}

// agreement quotes the words that leave a figure to agreement, or says that
// there are none.
func (g *playing) agreement(rs *game.Ruleset, figure string) {
	var told []string
	for _, l := range g.ann.Agreement(rs, figure) {
		if id := l.Note.Clause.ID; !slices.Contains(told, id) {
			g.line("      %s", g.faint(clipped(id+" “"+l.Quote+"”", 90)))
			told = append(told, id)
		}
	}
	rule, _, _ := strings.Cut(figure, "#")
	if s := g.ann.Ruled(rs.ID, rule); s != nil && told == nil {
		said := g.saying(g.tag, rs, s.Question) + " " + g.saying(g.tag, rs, s.Ruling)
		if g.tag == language.English { // what else it might be is told in English alone
			said += " " + s.Others
		}
		g.line("%s", g.faint(wrap(g.tr("the book is silent: %s", said), 88, "      ")))
	}
}

// agreed tells what the players of a game have agreed on.
func (g *playing) agreed() {
	rs := g.s.Law.Book()
	for _, s := range g.s.Settings {
		g.say("", g.tr("It is agreed: %s", answer.Agreed(g.tag, rs, rs.Setting(s.Figure), s.Value)))
		if links := g.ann.Agreement(rs, s.Figure); len(links) > 0 {
			g.line("        %s", g.faint(clipped(links[0].Note.Clause.ID+" “"+links[0].Quote+"”", 88)))
		}
	}
}
