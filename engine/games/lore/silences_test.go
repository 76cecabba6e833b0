package lore

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"quinola"

	"quinola/engine/game"
	"quinola/engine/games"
)

// A file of silences has no key that is not read, belongs to a family that there is, and
// names rulesets that there are.
func TestSilencesAreRead(t *testing.T) {
	names, err := fs.Glob(quinola.Silences, "engine/*/silences.toml")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files: %v", len(names), err)
	}
	for _, name := range names {
		var file struct{ Books []books }
		meta, err := toml.DecodeFS(quinola.Silences, name, &file)
		if err != nil || len(meta.Undecoded()) > 0 {
			t.Errorf("%s: %v, and %v are not read", name, err, meta.Undecoded())
		}
		if family := path.Base(path.Dir(name)); !slices.Contains(Families(), family) {
			t.Errorf("%s: there is no family %s", name, family)
		}
		for _, b := range file.Books {
			for _, id := range b.Of {
				if !slices.ContainsFunc(games.Rulesets(), func(rs *game.Ruleset) bool { ok, _ := path.Match(id, rs.ID); return ok }) && games.Find(id) == nil {
					t.Errorf("%s: there is no ruleset %s", name, id)
				}
			}
		}
	}
}

// A silence has a name of its own in its ruleset, says what is open, how it is ruled and
// why, and concerns questions; what may be set otherwise is a figure of one. Every
// ruling on which an answer rests is a silence.
func TestSilencesConcernQuestions(t *testing.T) {
	for _, rs := range games.Rulesets() {
		named := map[string]bool{}
		for _, s := range Silences(rs) {
			if named[s.Name] || s.Name == "" || s.Question == "" || s.Ruling == "" || s.From == "" {
				t.Errorf("%s: the silence %q is there twice, or not whole", rs.ID, s.Name)
			}
			named[s.Name] = true
			for _, rule := range append(slices.Clone(s.Rules), s.Setting) {
				rule, figure, _ := strings.Cut(rule, "#")
				q := Question(rs.Full(rule))
				if rule != "" && (q == nil || figure != "" && q.Part(figure) == nil) {
					t.Errorf("%s: the silence %s concerns %s#%s, which nobody asks", rs.ID, s.Name, rule, figure)
				}
			}
		}
		for _, a := range rs.All() {
			if a.Ruling != "" && !named[a.Ruling] {
				t.Errorf("%s: %s rests on %s, which is no silence of it", rs.ID, a.Rule, a.Ruling)
			}
		}
	}
}
