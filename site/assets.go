package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"quinola/engine/games/lore"
	"quinola/site/pictures"
	"quinola/templates"
)

// Assets are the names under which the pages ask for style and scripts. Each
// holds a hash of its content, so that a changed page never meets an old
// script in a cache.
type Assets struct {
	Style, Reading, Page, Table, Search, Lines, Icon, Glue string

	Tables map[string]string // the modules for examples, by family
	Rules  map[string]string // what the page says of the rules, by family

	Game, GameWorker string
	Games            map[string]string // the modules for whole games, by family
	Rulings          map[string]string // by text

	Tongues []Tongue
}

// Tongue is a language of the interface, the file with all its phrases and what
// the books answer, and that with what a page says of them; the pages themselves
// are in English and need none.
type Tongue struct{ Tag, Name, Whole, Phrases string }

// writeAssets bundles style and scripts, copies typefaces and draws the cards.
func (e *builder) writeAssets() error {
	put := func(stem, ext string, data []byte) (string, error) {
		sum := sha256.Sum256(data)
		name := "assets/" + stem + "-" + hex.EncodeToString(sum[:5]) + ext
		return name, e.folder.Put(name, data)
	}
	e.scripts = map[string][]byte{}
	var err error
	for _, s := range []struct {
		name   *string
		stem   string
		ext    string
		from   string
		module bool // fetched by another script when it is wanted
	}{
		{&e.assets.Style, "edition", ".css", "style/edition.css", false},
		{&e.assets.Reading, "reading", ".css", "style/reading.css", false},
		{&e.assets.Page, "page", ".js", "script/page.ts", false},
		{&e.assets.Table, "table", ".js", "script/table.ts", false},
		{&e.assets.Search, "search", ".js", "script/find.ts", false},
		{&e.assets.Lines, "lines", ".js", "script/lines.ts", true},
		{&e.assets.Game, "game", ".js", "script/game/game.ts", false},
		{&e.assets.GameWorker, "worker", ".js", "script/game/worker.ts", false},
	} {
		data, berr := bundle(s.from, s.module, nil)
		if berr != nil {
			return berr
		}
		if *s.name, err = put(s.stem, s.ext, data); err != nil {
			return err
		}
		e.scripts[*s.name] = data
	}
	e.assets.Tables = map[string]string{}
	if t := e.engine; t != nil {
		for _, f := range lore.Families() {
			if e.assets.Tables[f], err = put(tableModule(f), wasmEnd, t.Modules[tableModule(f)]); err != nil {
				return err
			}
		}
		if e.assets.Glue, err = put("wasm_exec", ".js", t.Glue); err != nil {
			return err
		}
	}
	if err := e.putGame(put); err != nil {
		return err
	}
	if err := e.putRules(put); err != nil {
		return err
	}
	if e.assets.Icon, err = put("icon", ".svg", pictures.Icon()); err != nil {
		return err
	}
	if err := e.putTongues(put); err != nil {
		return err
	}
	if err := e.putFaces(); err != nil {
		return err
	}
	if err := e.putCards(); err != nil {
		return err
	}
	return e.folder.Put("edition.txt", fmt.Appendf(nil, "%s\nversion %s\n%s\n", e.line.Title, e.line.Version, e.line.Date))
}

// putRules writes what the page says of the rules of each family of games.
func (e *builder) putRules(put func(stem, ext string, data []byte) (string, error)) error {
	e.assets.Rules = map[string]string{}
	for _, f := range lore.Families() {
		rules, err := e.ruleInfos(f)
		if err != nil {
			return err
		}
		if e.assets.Rules[f], err = put("rules-"+f, ".json", rules); err != nil {
			return err
		}
	}
	return nil
}

// putFaces copies the typefaces, with their licences.
func (e *builder) putFaces() error {
	faces, err := fs.Glob(templates.Files, "fonts/*")
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	for _, name := range faces {
		data, err := templates.Files.ReadFile(name)
		if err != nil {
			return fmt.Errorf("build: %w", err)
		}
		if ext := path.Ext(name); ext != ".woff2" && ext != ".txt" {
			continue
		}
		if err := e.folder.Put("assets/"+path.Base(name), data); err != nil {
			return err
		}
	}
	return nil
}

// putCards draws the cards.
func (e *builder) putCards() error {
	for _, s := range []byte(pictures.Suits) {
		for _, r := range []byte(pictures.Ranks) {
			if err := e.folder.Put(pictures.File(r, s), pictures.Card(r, s)); err != nil {
				return err
			}
		}
	}
	return e.folder.Put("cards/back.svg", pictures.Back())
}

// bundle is one style sheet, script or module with everything it imports, from
// the embedded sources. values are constants that it asks for by name.
func bundle(entry string, module bool, values map[string]string) ([]byte, error) {
	format := api.FormatIIFE
	if module {
		format = api.FormatESModule
	}
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{entry}, Bundle: true, Write: false, Outdir: "assets",
		Define: values, MinifySyntax: true, MinifyWhitespace: true, MinifyIdentifiers: true,
		Format: format, Platform: api.PlatformBrowser, Charset: api.CharsetUTF8,
		Engines:  []api.Engine{{Name: api.EngineChrome, Version: "123"}, {Name: api.EngineFirefox, Version: "120"}, {Name: api.EngineSafari, Version: "17.5"}},
		External: []string{"*.woff2", "*.svg"}, LegalComments: api.LegalCommentsNone, LogLevel: api.LogLevelSilent,
		Plugins: []api.Plugin{{Name: "embedded", Setup: func(b api.PluginBuild) {
			b.OnResolve(api.OnResolveOptions{Filter: `.*`}, func(a api.OnResolveArgs) (api.OnResolveResult, error) {
				switch {
				case a.Kind == api.ResolveCSSURLToken:
					return api.OnResolveResult{Path: a.Path, External: true}, nil
				case a.Kind == api.ResolveEntryPoint:
					return api.OnResolveResult{Path: a.Path, Namespace: "embedded"}, nil
				}
				name := path.Join(path.Dir(a.Importer), a.Path)
				if path.Ext(name) == "" {
					name += ".ts"
				}
				return api.OnResolveResult{Path: name, Namespace: "embedded"}, nil
			})
			b.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "embedded"}, func(a api.OnLoadArgs) (api.OnLoadResult, error) {
				data, err := templates.Files.ReadFile(a.Path)
				if err != nil {
					return api.OnLoadResult{}, err
				}
				text, loader := string(data), api.LoaderTS
				switch path.Ext(a.Path) {
				case ".css":
					loader = api.LoaderCSS
				case ".json":
					loader = api.LoaderJSON
				}
				return api.OnLoadResult{Contents: &text, Loader: loader}, nil
			})
		}}},
	})
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("build: %s", strings.TrimSpace(strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{Kind: api.ErrorMessage}), "; ")))
	}
	return result.OutputFiles[0].Contents, nil
}
