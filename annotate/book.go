package annotate

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/play"
)

// BooksFile is the name of the file, beside a text's notes, that says by which rules its
// clauses are played, where no ruleset of the program is the text's.
const BooksFile = "rules.toml"

type rawBook struct {
	ID       string           `toml:"id"`
	Division string           `toml:"division"`
	Name     string           `toml:"name"`
	As       string           `toml:"as"`
	Without  []string         `toml:"without"`
	Variants []string         `toml:"variants"`
	Answer   []map[string]any `toml:"answer"`
}

// Adopt adds the rulesets that the notes of a corpus make of others to their games (see
// docs/editing.md), until they are given back. If any cannot be played, the error is of
// type Problems and lists what is wrong, and none is added.
func Adopt(src Source, c *corpus.Corpus) (giveBack func(), err error) {
	var all Problems
	var undo []func()
	giveBack = func() {
		for _, back := range slices.Backward(undo) {
			back()
		}
	}
	folders, err := src.folders("notes")
	if err != nil {
		return nil, err
	}
	for _, folder := range folders {
		t, file := c.Text(folder), path.Join("notes", folder, BooksFile)
		if _, err := fs.Stat(src.FS, file); t == nil || err != nil { // Read tells of notes without a text
			continue
		}
		r := report{src.name(file), &all}
		f := src.facts(file, r)
		if f == nil {
			continue
		}
		var raw struct {
			Ruleset []rawBook `toml:"ruleset"`
		}
		if !f.decode(&raw, r) {
			continue
		}
		answers := 0 // of those before
		for i := range raw.Ruleset {
			before := len(all)
			b := readBook(t, &raw.Ruleset[i], i, answers, f, r)
			answers += len(raw.Ruleset[i].Answer)
			if len(all) > before {
				continue
			}
			back, err := b.Adopt()
			if err == nil {
				undo = append(undo, back)
				err = playable(games.Find(b.ID))
			}
			if err != nil {
				r.at(f.line(index("ruleset", i, "as")), "%v", err)
			}
		}
	}
	if len(all) > 0 {
		giveBack()
		all.sort()
		return nil, all
	}
	return giveBack, nil
}

// tried is how many random hands of a kind show that a ruleset can be played.
const tried = 20

// playable plays random hands by a ruleset and its variants. Rules are written for figures
// that books have: by others, as of more cards dealt than there are, they may fail.
func playable(rs *game.Ruleset) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("hands cannot be dealt or played by these answers (%v); look for a figure that cannot be", fault)
		}
	}()
	for _, rs := range append([]*game.Ruleset{rs}, rs.Variants...) {
		law, err := rs.Compile()
		if err != nil {
			return err
		}
		for seed := range uint64(tried) {
			for _, mix := range []string{game.Plain, game.Faulty} {
				if _, err := law.Settle(play.Random(law, mix, seed)); err != nil {
					return fmt.Errorf("a hand that is played by these answers cannot be settled: %w", err)
				}
			}
		}
	}
	return nil
}

// readBook reads the ruleset i of a text, whose answers come after so many of others.
func readBook(t *corpus.Text, raw *rawBook, i, answers int, f *front, r report) *games.Book {
	line := func(key string) int { return f.line(index("ruleset", i, key)) }
	b := &games.Book{ID: raw.ID, Text: t.ID, Division: raw.Division, Name: raw.Name, As: raw.As, Variants: raw.Variants}
	if b.ID == "" {
		b.ID = t.ID
		if raw.Division != "" {
			b.ID += "-" + strings.ReplaceAll(raw.Division, ".", "-")
		}
	} else if strings.Trim(b.ID, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
		r.at(line("id"), "the id %q is not of small letters, digits and hyphens", b.ID)
	}
	if !HasDivision(t, b.Division) {
		var divisions []string
		for _, c := range t.Clauses {
			if at := strings.LastIndexByte(c.Path(), '.'); at > 0 && !slices.Contains(divisions, c.Path()[:at]) {
				divisions = append(divisions, c.Path()[:at])
			}
		}
		r.at(line("division"), "%s has no division %q%s; it has %s", t.ID, b.Division, nearest(b.Division, divisions), cmp.Or(strings.Join(divisions, ", "), "none"))
	}
	if b.Name = strings.Join(strings.Fields(cmp.Or(b.Name, t.Meta.Short, t.ID)), " "); b.Name == "" {
		b.Name = t.ID
	}
	as := games.Find(b.As)
	if as == nil {
		r.at(line("as"), "there is no ruleset %q%s; name one that the book answers as: quinola texts -rules lists them, without -corpus", b.As, nearest(b.As, rulesetIDs()))
		return b
	}
	for _, pattern := range raw.Without {
		short := as.Short(pattern)
		b.Without = append(b.Without, short)
		begin, open := strings.CutSuffix(short, "*")
		var answered []string
		if !slices.ContainsFunc(as.All(), func(a game.Answer) bool {
			answered = append(answered, a.Rule)
			return a.Rule == short || open && strings.HasPrefix(a.Rule, begin)
		}) {
			r.at(line("without"), "%s answers no rule %q%s", as.ID, pattern, nearest(short, answered))
		}
	}
	var variants []string
	for _, v := range as.Variants {
		variants = append(variants, v.ID)
	}
	for _, id := range b.Variants {
		if !slices.Contains(variants, id) {
			r.at(line("variants"), "%s has no variant %q; it has %s", as.ID, id, cmp.Or(strings.Join(variants, ", "), "none"))
		}
	}
	for j, raw := range raw.Answer {
		if a := readAnswer(as, raw, f.line(fmt.Sprintf("ruleset.answer[%d]", answers+j)), r); a != nil {
			b.Answers = append(b.Answers, *a)
		}
	}
	return b
}

// HasDivision reports whether a text has a division, by its path; "" is the whole text.
func HasDivision(t *corpus.Text, path string) bool {
	return path == "" || slices.ContainsFunc(t.Clauses, func(c *corpus.Clause) bool { return strings.HasPrefix(c.Path()+".", path+".") })
}

// readAnswer reads an answer: the rule, and its figures and roles by their names.
func readAnswer(as *game.Ruleset, raw map[string]any, line int, r report) *game.Answer {
	id, _ := raw["rule"].(string)
	q := lore.Question(as.Full(id))
	switch {
	case id == "":
		r.at(line, "an answer names its rule; write rule = \"…\"")
		return nil
	case q == nil || !lore.Asks(as.Game, q.ID):
		r.at(line, "%s asks no question %q%s", as.Game.Name(), id, nearest(id, questions()))
		return nil
	}
	a := &game.Answer{Rule: as.Short(q.ID)}
	for _, figure := range q.Figures {
		if value, has := raw[figure.Name]; has {
			n, ok := value.(int64)
			if !ok || n < 0 || n > 999_999_999 {
				r.at(line, "%s#%s is a whole number of at most nine digits", q.ID, figure.Name)
			}
			a.Figures = append(a.Figures, game.Figure{Name: figure.Name, Value: int32(n)})
		}
	}
	for _, part := range q.Roles {
		if value, has := raw[part.Name]; has {
			name, _ := value.(string)
			role := game.RoleOf(name)
			if role == game.NoRole {
				r.at(line, "%s#%s is a player: %s", q.ID, part.Name, strings.Join(game.RoleNames(), ", "))
			}
			a.Roles = append(a.Roles, game.Cast{Name: part.Name, Role: role})
		}
	}
	for _, key := range slices.Sorted(maps.Keys(raw)) {
		if key != "rule" && !slices.Contains(q.Parts(), key) {
			r.at(line, "%s", RuleFault(q.ID+"#"+key))
		}
	}
	return a
}
