package edition

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// pinnedCorpus is a small corpus with its pins.
func pinnedCorpus(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText)
	write(t, dir, "texts/mine/source.txt", goodSource)
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	return dir
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// A source that is not the one that was pinned is never pinned over: neither
// opening nor pinning changes a file, and the cure brings the source back.
func TestAnAlteredSource(t *testing.T) {
	windows := func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") }
	for name, c := range map[string]struct {
		source, pins func(string) string
		want         string
	}{
		"core.autocrlf, all files":    {windows, windows, "texts/mine/source.txt: its line ends, or those of its pins, are not those it was pinned with; git changes them where core.autocrlf is set; commit your work, and check the files out as they are: git config core.autocrlf false"},
		"core.autocrlf, the source":   {windows, nil, "core.autocrlf"},
		"core.autocrlf, the pins":     {nil, windows, "core.autocrlf"},
		"a word that was altered":     {func(s string) string { return strings.Replace(s, "ace", "knave", 1) }, nil, "texts/mine/source.txt: this is not the source that texts/mine/"},
		"an end that was cut":         {func(s string) string { return s[:40] }, nil, "take it back as it was committed"},
		"a byte of the same checksum": {func(s string) string { return s + "x" }, nil, "a new scan is a new text"},
	} {
		dir := pinnedCorpus(t)
		files := []string{"source.txt", "clauses.tsv", "reading.tsv"}
		var before []string
		for i, f := range files {
			text := readFile(t, dir+"/texts/mine/"+f)
			if change := c.pins; i == 0 && c.source != nil {
				text = c.source(text)
			} else if i > 0 && change != nil {
				text = change(text)
			}
			write(t, dir, "texts/mine/"+f, text)
			before = append(before, text)
		}
		_, opened := Open(os.DirFS(dir))
		for what, err := range map[string]error{"opening": opened, "pinning": Pin(dir, Pinning{})} {
			if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "quinola pin") || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s, %s: err = %v\nwant %s", name, what, err, c.want)
			}
		}
		for i, f := range files {
			if readFile(t, dir+"/texts/mine/"+f) != before[i] {
				t.Errorf("%s: %s is changed", name, f)
			}
		}
	}
}

// The clauses of a file of pins are held to one another, each fault with its
// line.
func TestUnsoundClauses(t *testing.T) {
	for name, c := range map[string]struct {
		edit func(lines []string) []string
		want string
	}{
		"an id twice": {func(l []string) []string { return append(l[:3:3], append([]string{l[2]}, l[3:]...)...) }, "clauses.tsv:4: mine:the-laws.2 is on line 3 too"},
		"ids of small and capital": {func(l []string) []string {
			l[3] = strings.Replace(l[3], "mine:the-laws.3", "mine:THE-LAWS.2", 1)
			return l
		}, "clauses.tsv:4: mine:THE-LAWS.2 and mine:the-laws.2 on line 3 would be one file"},
		"clauses that overlap": {func(l []string) []string { l[2] = replaceField(l[2], 1, "20"); return l }, "clauses.tsv:3: mine:the-laws.1 and mine:the-laws.2 have the bytes from 20 on in common"},
		"clauses out of order": {func(l []string) []string { l[2], l[3] = l[3], l[2]; return l }, "clauses.tsv:4: mine:the-laws.2 begins before the clause above it"},
	} {
		dir := pinnedCorpus(t)
		lines := c.edit(strings.SplitAfter(readFile(t, dir+"/texts/mine/clauses.tsv"), "\n"))
		write(t, dir, "texts/mine/clauses.tsv", strings.Join(lines, ""))
		_, err := Open(os.DirFS(dir))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: err = %v\nwant %s", name, err, c.want)
		}
	}
}

func replaceField(line string, n int, value string) string {
	f := strings.Split(line, "\t")
	f[n] = value
	return strings.Join(f, "\t")
}

func TestAClauseThatBeginsWithinALetter(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText)
	write(t, dir, "texts/mine/source.txt", strings.ReplaceAll(goodSource, "The ", "É "))
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(readFile(t, dir+"/texts/mine/clauses.tsv"), "\n")
	source := readFile(t, dir+"/texts/mine/source.txt")
	lines[1] = replaceField(lines[1], 3, fmt.Sprint(strings.Index(source, "É")+1))
	write(t, dir, "texts/mine/clauses.tsv", strings.Join(lines, ""))
	if _, err := Open(os.DirFS(dir)); err == nil || !strings.Contains(err.Error(), "clauses.tsv:2: ") || !strings.Contains(err.Error(), "within a letter") {
		t.Errorf("err = %v", err)
	}
}
