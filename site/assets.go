package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"

	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/modules"
	"quinola/site/page"
	"quinola/site/pictures"
	"quinola/site/scripts"
	"quinola/templates"
)

// assets is the folder of the site for what its pages are made of. Its files never
// change: their names tell what is in them.
const assets = "assets/"

// writeAssets bundles style and scripts, copies typefaces and draws the cards.
func (e *builder) writeAssets() error {
	put := func(stem, ext string, data []byte) (string, error) {
		sum := sha256.Sum256(data)
		name := assets + stem + "-" + hex.EncodeToString(sum[:5]) + ext
		return name, e.folder.Put(name, data)
	}
	e.scripts = map[string][]byte{}
	var err error
	for _, s := range []struct {
		name   *string
		stem   string
		ext    string
		from   string
		module bool // fetched by another script when it is needed
	}{
		{&e.Assets.Style, "edition", ".css", "style/edition.css", false},
		{&e.Assets.Reading, "reading", ".css", "style/reading.css", false},
		{&e.Assets.Page, "page", ".js", "script/page.ts", false},
		{&e.Assets.Table, "table", ".js", "script/table.ts", false},
		{&e.Assets.Search, "search", ".js", "script/find.ts", false},
		{&e.Assets.Lines, "lines", ".js", "script/lines.ts", true},
		{&e.Assets.Game, "game", ".js", "script/game/game.ts", false},
		{&e.Assets.GameWorker, "worker", ".js", "script/game/worker.ts", false},
	} {
		data, berr := scripts.Bundle(s.from, s.module, nil)
		if berr != nil {
			return berr
		}
		if *s.name, err = put(s.stem, s.ext, data); err != nil {
			return err
		}
		e.scripts[*s.name] = data
	}
	e.Assets.Tables, e.Assets.Games = map[string]string{}, map[string]string{}
	if t := e.engine; t != nil {
		for _, f := range lore.Families() { // named alone: they are made when the pages are
			if file := t.File(modules.ForExamples(f)); file != "" {
				e.Assets.Tables[f] = assets + file
			}
			if file := t.File(modules.ForGames(f)); file != "" {
				e.Assets.Games[f] = assets + file
			}
		}
		if e.Assets.Glue, err = put("wasm_exec", ".js", t.Glue); err != nil {
			return err
		}
		e.Assets.Books = games.Adopted()
	}
	if err := e.putRulings(put); err != nil {
		return err
	}
	if err := e.putRules(put); err != nil {
		return err
	}
	if e.Assets.Icon, err = put("icon", ".svg", pictures.Icon()); err != nil {
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
	return e.folder.Put("edition.txt", fmt.Appendf(nil, "%s\nversion %s\n%s\n", e.Line.Title, e.Line.Version, e.Line.Date))
}

// putRules writes what the page says of the rules of each family of games.
func (e *builder) putRules(put func(stem, ext string, data []byte) (string, error)) error {
	e.Assets.Rules = map[string]string{}
	for _, f := range lore.Families() {
		rules, err := e.RuleInfos(f)
		if err != nil {
			return err
		}
		if e.Assets.Rules[f], err = put("rules-"+f, ".json", rules); err != nil {
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
		if err := e.folder.Put(assets+path.Base(name), data); err != nil {
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

// putRulings writes what the tables for whole games fetch of each book.
func (e *builder) putRulings(put func(stem, ext string, data []byte) (string, error)) error {
	e.Assets.Rulings = map[string]string{}
	for _, rs := range e.Books() {
		data, err := e.games.Rulings(rs)
		if err == nil {
			e.Assets.Rulings[rs.ID], err = put("rulings-"+page.Segment(rs.ID), ".json", data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
