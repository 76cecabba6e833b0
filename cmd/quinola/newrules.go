package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"text/tabwriter"

	"quinola/annotate"
	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/site/joined"
)

// newRules begins the file that says by which rules a text of one's own is played.
func (c *call) newRules(as, division string) error {
	id := c.args[1]
	switch {
	case c.corpus == "":
		return c.usage("name the folder of your corpus with -corpus DIR")
	case as == "":
		return c.usage("name the rule set that %s is played as with -as ID; quinola texts -rules lists them", id)
	}
	corp, err := c.load()
	if err != nil {
		return err
	}
	t := corp.Text(id)
	if t == nil {
		return c.noText(corp, id)
	}
	rs := games.Find(as)
	if rs == nil {
		return fmt.Errorf("quinola new: %w", noRuleset(as))
	}
	if !annotate.HasDivision(t, division) {
		return fmt.Errorf("quinola new: %s has no division %q; quinola clauses -corpus %s %s lists them", id, division, c.corpus, id)
	}
	file := filepath.Join(c.corpus, "notes", id, annotate.BooksFile)
	if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
		if err == nil {
			err = fmt.Errorf("quinola new: there is a file %s already; put a [[ruleset]] into it for another division", file)
		}
		return err
	}
	name := rs.Game.Name() + ", " + title(t)
	err = c.whole(func() error {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		return keep(file, rulesFile(rs, name, division))
	})
	if err != nil {
		return err
	}
	var said strings.Builder
	fmt.Fprintf(&said, "made %s: what %s answers, question by question\n", file, rs.Name)
	nextSteps(&said, [][2]string{
		{"$EDITOR " + file, "put in where " + id + " answers otherwise"},
		{"quinola witness -corpus " + c.corpus + " " + id + ":CLAUSE", "once its note links a rule: a hand that shows it"},
		{"quinola check -corpus " + c.corpus, "whether every hand comes out as its note expects"},
	})
	return c.wrote(file, said.String())
}

// rulesFile is a file of rules: a ruleset that answers everything as another, and each
// of its answers as a comment.
func rulesFile(rs *game.Ruleset, name, division string) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# By which rules this text is played: those of %s (%s), but where it says otherwise.

[[ruleset]]
as   = %q
name = %q
`, rs.Name, rs.ID, rs.ID, name)
	if division != "" {
		fmt.Fprintf(&b, "division = %q\n", division)
	}
	if len(rs.Variants) > 0 {
		var ids []string
		for _, v := range rs.Variants {
			ids = append(ids, strconv.Quote(v.ID))
		}
		fmt.Fprintf(&b, "# Its variants, for other players or another pack, that this text has, too; all of them if the line is left out.\n# variants = [%s]\n", strings.Join(ids, ", "))
	}
	b.WriteString("# Rules that it does not have, a final * standing for any end:\n# without = [\"…\"]\n\n" +
		"# What it answers otherwise. Strike out the # before an answer, and change its figures and\n# players; those that you leave out stay as they are.\n")
	last := ""
	for head, q := range joined.UnderHeads(rs.Game) {
		a := rs.Answer(q.ID)
		if a == nil {
			continue
		}
		if head != last {
			fmt.Fprintf(&b, "\n# %s\n", strings.ToUpper(head))
			last = head
		}
		fmt.Fprintf(&b, "\n# %s\n# %s\n", q.Asks, answer.Of(rs, q.ID))
		fmt.Fprintf(&b, "# [[ruleset.answer]]\n# rule = %q\n", q.ID)
		for _, f := range a.Figures {
			fmt.Fprintf(&b, "# %s = %d   # %s\n", f.Name, f.Value, q.Part(f.Name).Means)
		}
		for _, r := range a.Roles {
			fmt.Fprintf(&b, "# %s = %q   # %s\n", r.Name, r.Role.String(), q.Part(r.Name).Means)
		}
	}
	return b.String()
}

// ruleSetList lists the rule sets, each with its game, its book and its players.
func (c *call) ruleSetList() error {
	if err := c.rules(); err != nil {
		return err
	}
	type ruleSetJSON struct {
		ID       string `json:"id"`
		Game     string `json:"game"`
		Name     string `json:"name"`
		Text     string `json:"text"`
		Division string `json:"division"`
		Players  []int  `json:"players"`
	}
	list := []ruleSetJSON{}
	for _, rs := range games.Rulesets() {
		list = append(list, ruleSetJSON{rs.ID, rs.Game.Name(), rs.Name, rs.TextID(), rs.Division, rs.Seatings()})
	}
	if c.json {
		return printJSON(c.stdout, list)
	}
	w := tabwriter.NewWriter(c.stdout, 0, 4, 2, ' ', 0)
	fmt.Fprintln(w, "RULE SET\tGAME\tBOOK\tPLAYERS")
	for _, r := range list {
		players := strings.Trim(strings.Join(strings.Fields(fmt.Sprint(r.Players)), ", "), "[]")
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", r.ID, r.Game, r.Name, players)
	}
	return w.Flush()
}
