package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/net/html"

	"quinola/annotate/digest"
	"quinola/site/export"
	"quinola/site/pagecheck"
	"quinola/site/sitetest"
)

// editions are the digests of two released editions of small: in the first a
// clause was not there, another was, and one was read otherwise.
func editions(t *testing.T) fstest.MapFS {
	t.Helper()
	c := sitetest.Small()
	c.Edition.Version, c.Edition.Date = "0.1", "2026-11-21"
	second := digest.Of(c, nil)
	first := digest.Of(c, nil)
	first.Version, first.Date = "0.0", "2026-01-06"
	first.Clauses[0].ID = "hague-1785:16"
	first.Clauses[1].Reading = "000000000000"
	files := fstest.MapFS{}
	for _, d := range []*digest.Digest{first, second} {
		name, err := digest.File(d.Version)
		if err != nil {
			t.Fatal(err)
		}
		files[digest.Folder+"/"+name] = &fstest.MapFile{Data: d.Bytes()}
	}
	return files
}

// shown is the text of the changes page of a site, a line for each block.
func shown(t *testing.T, dir string) string {
	t.Helper()
	pagecheck.Site(t, dir)
	data, err := os.ReadFile(filepath.Join(dir, "changes", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	_, main, _ := strings.Cut(string(data), "<main")
	main, _, _ = strings.Cut(main, "</main>")
	var b strings.Builder
	z := html.NewTokenizer(strings.NewReader("<main" + main))
	for {
		switch z.Next() {
		case html.ErrorToken:
			return strings.Join(strings.Fields(b.String()), " ")
		case html.TextToken:
			b.WriteString(z.Token().Data)
		case html.StartTagToken, html.EndTagToken:
			b.WriteByte(' ')
		}
	}
}

func TestWithoutARecordedEditionThePageSaysSo(t *testing.T) {
	got := shown(t, plain(t))
	if !strings.Contains(got, "No edition has been recorded yet, so there is none to compare this one with. Edition 0.1, 2026-11-21 , 4 clauses") {
		t.Errorf("the page says %s", got)
	}
}

func TestWhatTwoEditionsChanged(t *testing.T) {
	files := &export.Files{Corpus: editions(t)}
	got := shown(t, built(t, Options{Corpus: sitetest.Small(), Files: files}))
	for _, want := range []string{
		"Edition 0.1 2026-11-21 , 4 clauses Added 1 The Hague 1785 : XVII Read otherwise 1 The Hague 1785 : XVIII No clause any more 1 hague-1785:16",
		"Edition 0.0 2026-01-06 , 4 clauses The first that was recorded.",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not on the page:\n%s", want, got)
		}
	}
	if strings.Contains(got, "Not yet released") {
		t.Errorf("an edition as it was recorded is told to differ:\n%s", got)
	}

	// The corpus goes on after the release.
	c := sitetest.Small()
	c.Texts[1].Tokens()[2].Reading += "!"
	got = shown(t, built(t, Options{Corpus: c, Files: files}))
	if want := "Not yet released This copy is not the last edition that was recorded. It differs from edition 0.1. Read otherwise 1 Salon : 1"; !strings.Contains(got, want) {
		t.Errorf("%q is not on the page:\n%s", want, got)
	}
}
