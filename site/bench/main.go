// Bench measures the memory that a build of many long texts needs. It copies one text
// of the edition N times under ids of their own, builds the site of each size, and
// prints the most memory that the program held.
//
//	go run ./site/bench [-text academie] [-scales 1,5,20] [-keep DIR]
//
// The figure is the resident memory that the system reports for the program after it
// has ended (Linux, macOS).
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"quinola/corpus"
)

func main() {
	text := flag.String("text", "academie", "the `text` that is copied")
	scales := flag.String("scales", "1,5,20", "how many copies, a build each")
	keep := flag.String("keep", "", "the `folder` in which corpora and sites stay; empty for none")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *text, *scales, *keep); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, text, scales, dir string) error {
	if dir == "" {
		tmp, err := os.MkdirTemp("", "bench-build-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(tmp)
		dir = tmp
	}
	program := filepath.Join(dir, "quinola")
	if out, err := exec.CommandContext(ctx, "go", "build", "-o", program, "quinola/cmd/quinola").CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	cache := "QUINOLA_CACHE=" + filepath.Join(dir, "cache")
	if err := buildEngine(ctx, program, dir, cache); err != nil {
		return err
	}
	fmt.Println("texts\tMB source\tMB held\ts processor\ts")
	for field := range strings.SplitSeq(scales, ",") {
		n, err := strconv.Atoi(field)
		if err != nil || n < 1 {
			return fmt.Errorf("-scales takes numbers from 1, not %q", field)
		}
		from := filepath.Join(dir, "corpus-"+field)
		size, err := multiply(text, n, from)
		if err != nil {
			return err
		}
		build := exec.CommandContext(ctx, program, "build", "-corpus", from, "-o", filepath.Join(dir, "site-"+field))
		build.Env = append(os.Environ(), cache)
		build.Stderr = os.Stderr
		start := time.Now()
		if err := build.Run(); err != nil {
			return err
		}
		used := build.ProcessState.SysUsage().(*syscall.Rusage)
		held := float64(used.Maxrss) / 1e6
		if runtime.GOOS != "darwin" {
			held *= 1024 // it is told in kibibytes
		}
		processor := build.ProcessState.UserTime() + build.ProcessState.SystemTime()
		fmt.Printf("%d\t%.1f\t%.0f\t%.1f\t%.1f\n", n, float64(size)/1e6, held, processor.Seconds(), time.Since(start).Seconds())
	}
	return nil
}

// buildEngine builds the edition once, so that the engine for the page lies in
// the cache: the system counts the memory of a toolchain that a program calls
// as the program's own.
func buildEngine(ctx context.Context, program, dir, cache string) error {
	build := exec.CommandContext(ctx, program, "build", "-o", filepath.Join(dir, "site-edition"))
	build.Env = append(os.Environ(), cache)
	build.Stderr = os.Stderr
	return build.Run()
}

// multiply writes a corpus of n copies of a text, and tells how many bytes
// their sources have.
func multiply(text string, n int, to string) (size int, err error) {
	files, err := fs.Sub(corpus.FS, "texts/"+text)
	if err != nil {
		return 0, err
	}
	var ids []string
	for i := range n {
		id := fmt.Sprintf("%s-%d", text, i+1)
		ids = append(ids, strconv.Quote(id))
		err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := fs.ReadFile(files, name)
			if err != nil {
				return err
			}
			if name == "source.txt" {
				size += len(data)
			} else if strings.HasSuffix(name, ".tsv") { // where clauses stand with their ids
				data = bytes.ReplaceAll(data, []byte(text+":"), []byte(id+":"))
			}
			return write(filepath.Join(to, "texts", id, filepath.FromSlash(name)), data)
		})
		if err != nil {
			return 0, err
		}
	}
	list := fmt.Sprintf("version = \"0\"\ntitle = \"%d copies\"\ntexts = [%s]\n", n, strings.Join(ids, ", "))
	return size, write(filepath.Join(to, "edition.toml"), []byte(list))
}

func write(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}
