package site

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus/cores"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/templates"
)

// Table is the engine for the page: modules of WebAssembly, gzip'd, by their
// names, and the script of the toolchain that built them. Each family of games
// has a module of its own (cmd/table), so that a reader fetches the games of
// the page alone; and another (cmd/game) by which its whole games are played.
type Table struct {
	Modules map[string][]byte
	Glue    []byte
}

// tableModule is the name of the module that plays examples of a family.
func tableModule(family string) string { return "table-" + family }

// gameModule is the name of the module by which whole games of a family are
// played.
func gameModule(family string) string { return "game-" + family }

const (
	wasmEnd   = ".wasm.gz" // of the file of a module
	tableGlue = "wasm_exec.js"
	carriedIn = "table/" // of templates
)

// modules are the names of the modules for some families.
func modules(families []string) []string {
	list := []string{}
	for _, f := range families {
		list = append(list, tableModule(f), gameModule(f))
	}
	return list
}

// Files are the files of templates that a released binary carries, by name.
func (t *Table) Files() map[string][]byte {
	files := map[string][]byte{carriedIn + tableGlue: t.Glue}
	for name, data := range t.Modules {
		files[carriedIn+name+wasmEnd] = data
	}
	return files
}

// EngineFiles are the addresses of what plays an example: the module of its
// family of games, and what the page says of their rules.
type EngineFiles struct{ Module, Rules string }

// FindTable gives the engine for the page: the one that a released binary
// carries, or one built by the Go toolchain at hand from the sources around
// the working directory and kept in the folder cache, if one is named.
func FindTable(ctx context.Context, cache string, told cores.Progress) (*Table, error) {
	if _, err := templates.Files.ReadFile(carriedIn + tableGlue); err == nil {
		return carried()
	}
	dir, err := module()
	if err != nil {
		return nil, err
	}
	return BuildTable(ctx, dir, cache, told)
}

// readModules reads all of some modules, or gives nil.
func readModules(names []string, read func(name string) ([]byte, error)) *Table {
	t := &Table{Modules: map[string][]byte{}}
	for _, name := range names {
		wasm, err := read(name)
		if err != nil {
			return nil
		}
		t.Modules[name] = wasm
	}
	return t
}

// carried is the engine that a released binary carries.
func carried() (*Table, error) {
	t := readModules(modules(lore.Families()), func(name string) ([]byte, error) {
		return templates.Files.ReadFile(carriedIn + name + wasmEnd)
	})
	if t == nil {
		return nil, errors.New("build: the program does not carry the engine of every game; it was released incompletely")
	}
	glue, err := templates.Files.ReadFile(carriedIn + tableGlue)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	t.Glue = glue
	return t, nil
}

// keep writes a module into the cache, in the place of older ones. Where that
// cannot be it is built again next time, so a fault is none of the caller's.
func keep(name string, wasm []byte) {
	dir := filepath.Dir(name)
	if os.MkdirAll(dir, 0o755) != nil {
		return
	}
	_, what, _ := strings.Cut(filepath.Base(name), "-")
	old, _ := filepath.Glob(filepath.Join(dir, "*-"+what))
	for _, o := range old {
		os.Remove(o)
	}
	tmp, err := os.CreateTemp(dir, ".table-")
	if err != nil {
		return
	}
	_, err = tmp.Write(wasm)
	if errors.Join(err, tmp.Close()) != nil || os.Rename(tmp.Name(), name) != nil {
		os.Remove(tmp.Name())
	}
}

// ruleInfo is what the page's script says of a rule; templates/script/engine.ts
// reads it.
type ruleInfo struct {
	Asks    string       `json:"asks"`
	Href    string       `json:"href"`
	Answers []answerInfo `json:"answers"`
}

// answerInfo is what some rulesets say alike of a rule, and by which clauses: a
// book and what stands on it answer most rules in the same words.
type answerInfo struct {
	Of      []string    `json:"of"`                // the rulesets
	Says    string      `json:"says,omitempty"`    // in a sentence
	Clauses [][2]string `json:"clauses,omitempty"` // name and address of the first
	More    *moreBehind `json:"more,omitempty"`    // how many there are besides, and where
}

// alike reports whether two rulesets may share what is said.
func (a answerInfo) alike(b answerInfo) bool {
	return a.Says == b.Says && slices.Equal(a.Clauses, b.Clauses) && (a.More == b.More || a.More != nil && b.More != nil && *a.More == *b.More)
}

// put adds what a ruleset says, beside another that says the same.
func (r *ruleInfo) put(id string, a answerInfo) {
	if a.Says == "" && len(a.Clauses) == 0 {
		return
	}
	at := slices.IndexFunc(r.Answers, a.alike)
	if at < 0 {
		at, r.Answers = len(r.Answers), append(r.Answers, a)
	}
	r.Answers[at].Of = append(r.Answers[at].Of, id)
}

// moreBehind is how many clauses of a rule are not named, and where they are.
type moreBehind struct {
	N    int    `json:"n"`
	Href string `json:"href"`
}

// ruleInfos are the rules of a family of games as the page's script names them,
// addresses counted from the folder of the site.
func (e *felt) ruleInfos(family string) ([]byte, error) {
	root := place{}
	infos := map[string]ruleInfo{}
	for _, id := range e.ruleIDs() {
		q := lore.Question(id)
		if q == nil || !asked(family, id) {
			continue
		}
		info := ruleInfo{Asks: q.Asks, Href: root.to(rulePath(id))}
		for _, rs := range games.Rulesets() {
			if rs.Game.Family() != family {
				continue
			}
			answer := answerInfo{Says: answers(rs, id)}
			named, more := firstBehind(e.clausesOf(rs, id))
			for _, c := range named {
				answer.Clauses = append(answer.Clauses, [2]string{clauseName(c), root.to(clausePath(c))})
			}
			if more > 0 {
				answer.More = &moreBehind{more, info.Href + answeredAt(rs, id)}
			}
			info.put(rs.ID, answer)
		}
		infos[id] = info
	}
	data, err := json.Marshal(infos)
	if err != nil {
		return nil, fmt.Errorf("build: %w", err)
	}
	return data, nil
}

// asked reports whether some game of a family asks a question.
func asked(family, id string) bool {
	return slices.ContainsFunc(games.All(), func(g game.Game) bool { return g.Family() == family && lore.Asks(g, id) })
}

// engineOf is what the page's script fetches to play a ruleset's game, from a
// page.
func (e *felt) engineOf(at place, rs *game.Ruleset) EngineFiles {
	if rs == nil {
		return EngineFiles{}
	}
	root, family := at.root(), rs.Game.Family()
	return EngineFiles{root + e.assets.Tables[family], root + e.assets.Rules[family]}
}

// plays reports whether anything of the edition is played on its pages: without it
// the engine is not needed.
func (e *builder) plays() bool {
	if len(e.books()) > 0 {
		return true
	}
	return e.notes != nil && slices.ContainsFunc(e.notes.Notes(), func(n *annotate.Note) bool { return len(n.Examples) > 0 })
}
