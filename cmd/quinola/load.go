package main

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/engine/game"
	"quinola/engine/games"
)

// load opens the corpus that the call is about: the one given with -corpus, or
// the edition that is built in.
func (c *call) load() (*corpus.Corpus, error) {
	if c.opened != nil {
		return c.opened, nil
	}
	if c.corpus == "" {
		var err error
		c.opened, err = edition.Open(corpus.FS)
		return c.opened, err
	}
	if st, err := os.Stat(c.corpus); err != nil || !st.IsDir() {
		return nil, fmt.Errorf("quinola: -corpus %s: there is no such folder", c.corpus)
	}
	done := c.busy("reading the texts of " + c.corpus)
	corp, err := edition.Open(corpus.Folder(c.corpus))
	done()
	if err != nil {
		return nil, c.within(err)
	}
	if c.giveBack, err = annotate.Adopt(c.notes(), corp); err != nil {
		return nil, err
	}
	c.opened = corp
	return corp, nil
}

// rules makes the rulesets known that the call's corpus makes of others, for a command
// that asks nothing else of the corpus.
func (c *call) rules() error {
	if c.corpus == "" {
		return nil
	}
	_, err := c.load()
	return err
}

// within names the corpus folder in front of an error about a file below it, unless the
// error is of the system, which names the file whole.
func (c *call) within(err error) error {
	var system *fs.PathError
	if err == nil || c.corpus == "" || errors.As(err, &system) && strings.HasPrefix(filepath.Clean(system.Path), filepath.Clean(c.corpus)) {
		return err
	}
	return fmt.Errorf("%s%c%w", filepath.Clean(c.corpus), filepath.Separator, err)
}

// notes is where the notes and terms of the call's corpus are read.
func (c *call) notes() annotate.Source {
	if c.corpus == "" {
		return annotate.BuiltIn()
	}
	return annotate.Folder(c.corpus)
}

// What a command reads it keeps, and a third of the time of reading went into looking
// for what could be thrown away: that is done seldom, until so much is held as should
// do, however many books there are.
const (
	seldom = 400       // per cent
	enough = 384 << 20 // bytes
)

// annotations opens the corpus and what its editors say of it. Broken notes
// are an error that lists every fault.
func (c *call) annotations() (*annotate.Annotations, error) {
	return c.annotationsOf(asked(nil))
}

// asked tells the clauses that the arguments of a command name: all where there are none.
func asked(ids []string) func(*corpus.Clause) bool {
	if len(ids) == 0 {
		return func(*corpus.Clause) bool { return true }
	}
	return annotate.Named(ids...)
}

// annotationsOf is annotations for a command that asks of some clauses alone: of the
// edition, whose notes have no faults, it reads no others.
func (c *call) annotationsOf(wanted func(*corpus.Clause) bool) (*annotate.Annotations, error) {
	corp, err := c.load()
	if err != nil {
		return nil, err
	}
	debug.SetGCPercent(seldom)
	debug.SetMemoryLimit(enough)
	if c.corpus != "" {
		return annotate.Read(c.notes(), corp)
	}
	return annotate.ReadOf(c.notes(), corp, wanted)
}

// annotationsBehind is annotations for a command that asks of the rules of some rulesets
// alone, each by its id, and of what else their books say of the same games. One that is not
// known has none.
func (c *call) annotationsBehind(ids ...string) (*annotate.Annotations, error) {
	if err := c.rules(); err != nil {
		return nil, err
	}
	var list []*game.Ruleset
	for _, id := range ids {
		rs := games.Find(id)
		list = append(list, rs)
		for _, of := range games.Rulesets() {
			if rs != nil && of.Game == rs.Game {
				list = append(list, of)
			}
		}
	}
	return c.annotationsOf(annotate.Holding(list...))
}

// cacheDir returns the folder where what can be made again is kept.
func cacheDir() (string, error) {
	if dir := os.Getenv("QUINOLA_CACHE"); dir != "" {
		return dir, nil
	}
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", errors.New("quinola: there is no cache folder for this user; name one in QUINOLA_CACHE")
	}
	return filepath.Join(dir, "quinola"), nil
}

// key returns a checksum of every file of the call's corpus and notes, and of the
// program's own version of what is made from them.
func (c *call) key(made string) (string, error) {
	h := fnv.New64a()
	fmt.Fprint(h, made)
	sum := func(fsys fs.FS) error {
		return fs.WalkDir(fsys, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := fs.ReadFile(fsys, path)
			if err != nil {
				return err
			}
			fmt.Fprintf(h, "\x00%s\x00%d\x00", path, len(data))
			h.Write(data)
			return nil
		})
	}
	if c.corpus != "" {
		if err := sum(corpus.Folder(c.corpus)); err != nil {
			return "", fileError(err)
		}
	} else if err := errors.Join(sum(corpus.FS), sum(annotate.FS)); err != nil {
		return "", err
	}
	return fmt.Sprintf("%016x", h.Sum64()), nil
}
