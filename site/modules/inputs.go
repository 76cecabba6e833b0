package modules

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// source is a package of the engine for the page, as the toolchain lists it.
type source struct {
	ImportPath, Dir             string
	Standard                    bool
	Imports                     []string
	GoFiles, SFiles, EmbedFiles []string
	Module                      *struct{ GoMod string }
}

// engine is where the packages of the families are, and its list of games.
const (
	enginePath = "quinola/engine/"
	gamesPath  = enginePath + "games"
)

// keys returns, for each family, a checksum of all that its modules are made of: the
// toolchain, the flags, and every file of the two commands and of the packages they
// import, as the toolchain itself lists them, but for what belongs to other families
// alone. The standard library is the toolchain's.
func (t *toolchain) keys(ctx context.Context) (map[string]string, error) {
	out, err := goCommand(ctx, t.dir, t.env, "list", "-deps", "-json=ImportPath,Dir,Standard,Imports,GoFiles,SFiles,EmbedFiles,Module", tablePackage, gamePackage)
	if err != nil {
		return nil, err
	}
	sources := map[string]*source{}
	for d := json.NewDecoder(strings.NewReader(out)); ; {
		var s source
		if err := d.Decode(&s); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("build: go list: %w", err)
		}
		if !s.Standard {
			sources[s.ImportPath] = &s
		}
	}
	sums, keys := map[string][]byte{}, map[string]string{}
	for _, family := range t.families {
		h := sha256.New()
		fmt.Fprintf(h, "%d %q %q %q\n%s", leanness, t.env, webFlags, t.setting, t.glue)
		_, list, err := ofFamily(t.list, family)
		if err != nil {
			return nil, err
		}
		h.Write(bytes.Join(bytes.Fields(list), []byte(" ")))
		for _, name := range t.within(family, sources) {
			if sums[name] == nil {
				if sums[name], err = sources[name].sum(); err != nil {
					return nil, err
				}
			}
			fmt.Fprintf(h, "%s %x\n", name, sums[name])
		}
		keys[family] = printed(h.Sum(nil))
	}
	return keys, nil
}

// within returns the packages of which a family's modules are made, in order: all but
// those that the list of games has for other families.
func (t *toolchain) within(family string, sources map[string]*source) []string {
	var found []string
	var add func(name string)
	add = func(name string) {
		s := sources[name]
		if s == nil || slices.Contains(found, name) {
			return
		}
		found = append(found, name)
		for _, imported := range s.Imports {
			of, _, _ := strings.Cut(strings.TrimPrefix(imported, enginePath), "/")
			if name != gamesPath || of == family || !slices.Contains(t.families, of) {
				add(imported)
			}
		}
	}
	for _, command := range []string{tablePackage, gamePackage} {
		add("quinola" + strings.TrimPrefix(command, "."))
	}
	slices.Sort(found)
	return found
}

// sum returns a checksum of a package's files, but for the list of games and for what
// modules never say.
func (s *source) sum() ([]byte, error) {
	h := sha256.New()
	names := slices.Concat(s.GoFiles, s.SFiles, s.EmbedFiles)
	for i, name := range names {
		names[i] = filepath.Join(s.Dir, name)
	}
	if s.Module != nil {
		names = append(names, s.Module.GoMod)
	}
	for _, name := range names {
		if s.ImportPath == gamesPath && filepath.Base(name) == filepath.Base(gamesList) {
			continue
		}
		if err := s.write(h, name); err != nil {
			return nil, fmt.Errorf("build: %w", err)
		}
	}
	return h.Sum(nil), nil
}

// write adds a file to a checksum.
func (s *source) write(h hash.Hash, name string) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if strings.HasPrefix(s.ImportPath+"/", enginePath) && strings.HasSuffix(name, ".go") {
		if data, err = withoutQuestions(data, questions()); err != nil {
			return err
		}
	}
	fmt.Fprintf(h, "%s %d\n", filepath.Base(name), len(data))
	h.Write(data)
	return nil
}
