package lore

import (
	"io/fs"
	"path"
	"slices"
	"sync"

	"github.com/BurntSushi/toml"

	"quinola"
	"quinola/engine/game"
)

// silent holds the silences of each ruleset that was asked for, since pages ask for
// those of every rule.
var silent sync.Map

// Silences returns what the book of a ruleset leaves open, or says against itself.
// Callers read the list and do not change it.
func Silences(rs *game.Ruleset) []game.Silence {
	if list, ok := silent.Load(rs); ok {
		return list.([]game.Silence)
	}
	var list []game.Silence
	for _, b := range silences()[rs.Game.Family()] {
		if !rs.Lent() && (b.Of == nil || slices.ContainsFunc(b.Of, func(id string) bool { ok, _ := path.Match(id, rs.ID); return ok })) {
			list = append(list, b.Silence...)
		}
	}
	silent.Store(rs, list)
	return list
}

// books are the silences that some rulesets of a family share.
type books struct {
	Of      []string // the ids of the rulesets, a final * standing for any end; nil for all
	Silence []game.Silence
}

// silences returns those of each family, as its file lists them. It panics if a file,
// which is part of the program, cannot be read.
var silences = sync.OnceValue(func() map[string][]books {
	families := map[string][]books{}
	names, _ := fs.Glob(quinola.Silences, "engine/*/silences.toml")
	for _, name := range names {
		var file struct{ Books []books }
		if _, err := toml.DecodeFS(quinola.Silences, name, &file); err != nil {
			panic(err)
		}
		families[path.Base(path.Dir(name))] = file.Books
	}
	return families
})
