package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quinola/site/modules"
	"quinola/site/pagecheck"
	"quinola/site/sitetest"
)

// The site of a text of one's own has the pages of its game, with what the text says and,
// where it says nothing, the book as which it is played; and no game besides.
func TestTheSiteOfATextOfOnesOwn(t *testing.T) {
	e := sitetest.Own(t)
	engine, err := modules.Find(t.Context(), sitetest.Kept(t))
	if err != nil {
		t.Fatal(err)
	}
	o := Options{Corpus: e.Corpus, Notes: e.Notes, Files: e.Files, Table: engine}
	dir := built(t, o)
	pagecheck.Site(t, dir)
	names := pagecheck.Names(e.Corpus)
	names[e.Corpus.Edition.Title+"."] = true
	pagecheck.Phrases(t, dir, names)
	read := func(name string) string {
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(strings.Fields(string(data)), " ")
	}
	for _, c := range []struct{ page, want string }{
		{"brief/chez-nous/index.html", `Everybody puts down 3 jettons for the game, once it has been won.</span> <span class="refs"><a href="../../chez-nous/1/index.html">I</a>`},
		{"brief/chez-nous/index.html", `The player on the dealer’s left cuts.</span> <span class="refs"><a href="../../rule/parts/cut/index.html">La Bête, Académie</a>`},
		{"games/bete/index.html", `<a href="../../rule/parts/trump.turned/index.html">La Bête, Académie</a>`},
		{"rule/triomphe/stake.king/index.html", `<b>The text does not say so.</b> <span>Played as</span> <span translate="no">La Bête, Académie</span>`},
		{"chez-nous/1/index.html", `data-books="rules chez-nous bete - 5 chez-nous - La Bête, chez nous off triomphe/counter off`},
		{"play/chez-nous/index.html", `data-books="rules chez-nous bete - 5 chez-nous - La Bête, chez nous off triomphe/counter off`},
		{"brief/chez-nous/index.html", "What no clause says stands with the name of the book as which it is played."},
		{"compare/index.html", `<dt>Chez nous</dt><dd><p class="silence"><span>not said; played as</span> <span translate="no"><a href="../rule/parts/pack/index.html">La Bête, Académie</a>`},
		{"coverage/index.html", "4 of 4 provisions are proved"},
	} {
		if got := read(c.page); !strings.Contains(got, c.want) {
			t.Errorf("%s has no %s\n%.2000s", c.page, c.want, got[strings.Index(got, "<main"):])
		}
	}
	if strings.Contains(read("brief/chez-nous/index.html"), ">ruling<") {
		t.Error("what another book leaves open is told of this one")
	}
	made, err := filepath.Glob(filepath.Join(dir, "assets", "*.wasm.gz"))
	if err != nil || len(made) != 2 {
		t.Errorf("for a game of one family there are the modules %v (%v)", made, err)
	}
	if _, err := os.Stat(filepath.Join(dir, "rates")); err == nil {
		t.Error("there is a page of rates that nobody has counted")
	}
}
