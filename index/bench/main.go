// Bench measures the search of the built pages against Pagefind and MiniSearch, on the
// same clauses and the same judged terms, in a browser, and prints one table. Then it
// prints how its own costs grow with the corpus.
//
//	go run ./index/bench -site DIR [-scales 1,3,10,30,100]
//
// It needs npm and Chromium. Bytes are those sent over the network, from a host that
// compresses scripts as hosts do, for every engine alike.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/index"
)

func main() {
	site := flag.String("site", "", "folder of the built pages")
	scales := flag.String("scales", "1,3,10,30,100", "sizes of corpus for the curve; empty for none")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *site, *scales); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// row is one engine's line of the table.
type row struct {
	name                     string
	first, later             int // bytes, medians
	firstMost                int
	worst                    string // the query that took most
	firstRequests, laterRequ int
	disk, files              int
	hot                      float64       // milliseconds, median
	slow                     time.Duration // to the first result on a slow line, the engine on an empty page
	page                     time.Duration // the same on our own page
	tally                    tally
	excerpts                 bool
}

func run(ctx context.Context, site, scales string) error {
	if st, err := os.Stat(site); site == "" || err != nil || !st.IsDir() {
		return fmt.Errorf("-site %q is no folder; build the pages first: quinola build -o DIR", site)
	}
	c, err := edition.Open(corpus.FS)
	if err != nil {
		return err
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil && notes == nil {
		return err
	}
	docs := index.Docs(c, notes, index.Tell{})
	var terms []judged
	for _, set := range []string{"judged.tsv", "fresh.tsv"} {
		list, err := judge(set, docs)
		if err != nil {
			return err
		}
		terms = append(terms, list...)
	}
	tmp, err := os.MkdirTemp("", "bench-search-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	b, err := open(ctx, tmp, site)
	if err != nil {
		return err
	}
	defer b.close()

	var rows []row
	for _, measure := range []func() (row, error){
		func() (row, error) { return b.ours(terms, docs) },
		func() (row, error) { return b.pagefind(terms, docs, "") },
		func() (row, error) { return b.pagefind(terms, docs, "fr") },
		func() (row, error) { return b.minisearch(terms, docs) },
	} {
		r, err := measure()
		if err != nil {
			return err
		}
		rows = append(rows, r)
	}
	fmt.Printf("%d clauses, %d judged terms, %d true occurrences\n\n", len(docs), len(terms), rows[0].tally.occurrences)
	compare(rows)
	process, err := command(ctx, tmp)
	if err != nil {
		return err
	}
	fmt.Printf("\nour page of the search, styles and typefaces and all, from its opening to the first result on that line: %.2f s\n", rows[0].page.Seconds())
	fmt.Printf("quinola search as a whole process, its index cached: %.0f ms in the median, %.0f ms of them at work\n", process.wall, process.work)
	if scales == "" {
		return nil
	}
	return b.curve(index.Read(c, notes, index.Tell{}), scales, terms)
}

// compare prints a line for each engine.
func compare(rows []row) {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "engine\tfirst query, 10 excerpts\tmost\trequests\tlater\trequests\trecall\tprecision\ton disk\tfiles\thot query\tfirst result at 1.6 Mbit/s, 150 ms")
	for _, r := range rows {
		note := ""
		if !r.excerpts {
			note = ", no excerpts"
		}
		fmt.Fprintf(w, "%s\t%.1f KB%s\t%.1f KB %s\t%d\t%.1f KB\t%d\t%.1f %%\t%.1f %%\t%d KB\t%d\t%.1f ms\t%.2f s\n", r.name, kb(r.first), note, kb(r.firstMost), r.worst, r.firstRequests,
			kb(r.later), r.laterRequ, r.tally.recall(), r.tally.precision(), r.disk/1000, r.files, r.hot, r.slow.Seconds())
	}
	w.Flush()
}

// curve prints what the search takes of a corpus so many times as large.
func (b *browser) curve(contents index.Contents, scales string, terms []judged) error {
	fmt.Println()
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "corpus\tclauses\tfirst query\tlater\tfiles\ton disk\tbuilt in")
	for s := range strings.SplitSeq(scales, ",") {
		n, err := strconv.Atoi(s)
		if err != nil || n < 1 {
			return fmt.Errorf("-scales: %q is no number of times; write 1,3,10,30,100", s)
		}
		p, err := b.scaled(contents, n, terms)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%d×\t%d\t%.1f KB\t%.1f KB\t%d\t%d KB\t%.1f s\n", n, p.clauses, kb(p.first), kb(p.later), p.files, p.disk/1000, p.built.Seconds())
		w.Flush()
	}
	return nil
}

// command times quinola search from its start to its end, in milliseconds.
func command(ctx context.Context, tmp string) (t struct{ wall, work float64 }, err error) {
	program := filepath.Join(tmp, "quinola")
	if out, err := exec.CommandContext(ctx, "go", "build", "-o", program, "./cmd/quinola").CombinedOutput(); err != nil {
		return t, fmt.Errorf("go build ./cmd/quinola: %w: %.300s", err, out)
	}
	var wall, work []float64
	for i := range 31 {
		cmd := exec.CommandContext(ctx, program, "search", "espagnolette")
		cmd.Env = append(os.Environ(), "QUINOLA_CACHE="+filepath.Join(tmp, "cache"))
		start := time.Now()
		if out, err := cmd.CombinedOutput(); err != nil {
			return t, fmt.Errorf("quinola search: %w: %.300s", err, out)
		}
		if i > 0 { // the first builds the index
			wall = append(wall, float64(time.Since(start).Microseconds())/1000)
			work = append(work, float64((cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime()).Microseconds())/1000)
		}
	}
	t.wall, t.work = median(wall), median(work)
	return t, nil
}

func kb(n int) float64 { return float64(n) / 1000 }
