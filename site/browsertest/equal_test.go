package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/evanw/esbuild/pkg/api"

	"quinola/index"
	"quinola/site/page"
	"quinola/site/sitetest"
	"quinola/templates/phrases"
)

// TestPageAndCommandSearchAlike asks the page's engine and the command's the
// same queries, drawn from the texts and from what the editors say in each
// language, and compares every clause and its score, in order, and what the words
// were widened to: on the edition, and on texts so damaged that the forms that are
// no words lie in files of their own.
func TestPageAndCommandSearchAlike(t *testing.T) {
	browse(t)
	t.Run("edition", func(t *testing.T) {
		x, err := indexed()
		if err != nil {
			t.Fatal(err)
		}
		alike(t, x, published(t), host+"/search/")
	})
	t.Run("damaged", func(t *testing.T) {
		contents := damaged(published(t))
		files, err := index.Shards(contents, index.Restorer{})
		if err != nil {
			t.Fatal(err)
		}
		if files["e/0.gz"] == nil {
			t.Fatal("the strays are too few to lie in files of their own")
		}
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if name, ok := strings.CutPrefix(r.URL.Path, "/data/"); ok {
				w.Write(files[name])
				return
			}
			w.Header().Set("Content-Type", "text/html")
			io.WriteString(w, `<!doctype html><title>damaged</title><link rel="icon" href="data:,">`)
		}))
		defer server.Close()
		dir := filepath.Join(t.TempDir(), "index")
		if err := index.Build(dir, contents, index.Restorer{}); err != nil {
			t.Fatal(err)
		}
		x, err := index.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		defer x.Close()
		alike(t, x, contents, server.URL+"/")
	})
}

// damaged is the contents with a letter of every fifteenth word misread, so
// that some thousand words more are none.
func damaged(c index.Contents) index.Contents {
	r := rand.New(rand.NewPCG(1809, 1785))
	docs := slices.Clone(c.Docs)
	for i := range docs {
		d := &docs[i]
		var b strings.Builder
		at := 0
		for _, w := range index.Words(d.Lang, d.Reading) {
			if w.End-w.Start != len(w.Form) || len(w.Form) < 5 || r.IntN(15) > 0 {
				continue
			}
			k := r.IntN(len(w.Form))
			b.WriteString(d.Reading[at:w.Start] + w.Form[:k] + string("filntce"[r.IntN(7)]) + w.Form[k+1:])
			at = w.End
		}
		d.Reading = b.String() + d.Reading[at:]
	}
	return index.Contents{Docs: docs, Concepts: c.Concepts}
}

// alike compares the two engines on contents, whose index is x and whose files lie in data/ under
// the page at url.
func alike(t *testing.T, x *index.Index, contents index.Contents, url string) {
	queries := drawn(contents)
	if len(queries) < 500 {
		t.Fatalf("only %d queries were drawn", len(queries))
	}
	of := map[string]int{}
	for _, q := range queries {
		of[q.Reader]++
	}
	if of["fr"] < 60 || of["sv"] < 60 {
		t.Fatalf("of %v readers too few ask", of)
	}
	number := map[string]int{}
	for i, d := range contents.Docs {
		number[d.ID] = i
	}
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(url))
	js[bool](t, ctx, pageEngine(t)+`;globalThis.quinola = quinola, true`)
	sent, err := json.Marshal(queries)
	if err != nil {
		t.Fatal(err)
	}
	js[bool](t, ctx, fmt.Sprintf(`(async () => {
		const engines = {};
		const told = [];
		for (const { q, reader } of %s) {
			const engine = engines[reader] ??= await quinola.Engine.open(quinola.gzipped(new URL("data/", location.href)), reader);
			const r = await engine.search(q);
			const shown = r.told ? await Promise.all(r.hits.slice(0, 5).map((h) => engine.show(h, r.told))) : [];
			told.push({
				read: r.read, told: r.told, langs: shown.map((s) => s.clause.lang),
				hits: r.hits.map((h) => [h.n, h.score]),
				widened: r.widened.map((w) => [w.word, w.level, w.form, w.count].join(" ")).sort(),
				suggest: r.suggest, nowhere: r.total > 0 ? [] : await engine.nowhere(q), fewer: r.total > 0 ? [] : (await engine.fewer(r)).map((f) => [f.words, f.game, f.clauses].join("|")), left: r.left, topics: (await engine.named(r.read || q)).map((t) => t.kind + " " + t.id + " " + t.lang), offers: r.offers.map((o) => [o.lang, o.form, o.concept, o.related].join(" ")),
			});
		}
		globalThis.told = JSON.stringify(told);
	})().catch((e) => globalThis.told = JSON.stringify(String(e?.stack ?? e))), true`, sent))
	act(t, ctx, until(`globalThis.told !== undefined`))
	var told []heard
	answer := js[string](t, ctx, `globalThis.told`)
	if err := json.Unmarshal([]byte(answer), &told); err != nil {
		t.Fatalf("%v: %.500s", err, answer)
	}
	wrong, empty := 0, 0
	for i, q := range queries {
		res, err := x.Search(context.Background(), q.Query, index.Options{Lang: q.Reader})
		if err != nil {
			t.Fatal(err)
		}
		want := heard{Read: res.Read, Suggest: res.Suggest, Nowhere: res.Nowhere, Left: res.Left, Told: res.Told}
		for _, f := range res.Fewer {
			want.Fewer = append(want.Fewer, fmt.Sprint(f.Words, "|", f.Game, "|", f.Clauses))
		}
		for _, topic := range res.Topics {
			want.Topics = append(want.Topics, fmt.Sprint(topic.Kind, " ", topic.ID, " ", topic.Lang))
		}
		for _, h := range res.Hits {
			want.Hits = append(want.Hits, [2]int{number[h.ID], h.Score})
			if res.Told != "" && len(want.Langs) < 5 {
				want.Langs = append(want.Langs, h.Lang)
			}
		}
		for _, w := range res.Widened {
			want.Widened = append(want.Widened, fmt.Sprint(w.Word, " ", w.Level, " ", w.Form, " ", w.Count))
		}
		slices.Sort(want.Widened)
		for _, o := range res.Offers {
			want.Offers = append(want.Offers, fmt.Sprint(o.Lang, " ", o.Form, " ", o.Concept, " ", o.Related))
		}
		if len(want.Hits) == 0 {
			empty++
		}
		if diff := want.differs(told[i]); diff != "" {
			if wrong++; wrong <= 12 {
				t.Errorf("%q, for a reader of %s: %s", q.Query, q.Reader, diff)
			}
		}
	}
	t.Logf("%d queries, %d of them find nothing; %d differ", len(queries), empty, wrong)
}

// heard is what one engine says of a query.
type heard struct {
	Hits    [][2]int `json:"hits"` // clause and score
	Widened []string `json:"widened"`
	Read    string   `json:"read"`
	Suggest []string `json:"suggest"`
	Nowhere []string `json:"nowhere"`
	Fewer   []string `json:"fewer"`
	Offers  []string `json:"offers"`
	Left    []string `json:"left"`
	Topics  []string `json:"topics"`
	Told    string   `json:"told"`
	Langs   []string `json:"langs"` // of the first excerpts of what the editors say
}

func (h heard) differs(other heard) string {
	switch {
	case !slices.Equal(h.Widened, other.Widened):
		return fmt.Sprintf("the command widens to %q, the page to %q", h.Widened, other.Widened)
	case !slices.Equal(h.Hits, other.Hits):
		return fmt.Sprintf("the command finds %d clauses, the page %d: %v and %v", len(h.Hits), len(other.Hits), h.Hits[:min(5, len(h.Hits))], other.Hits[:min(5, len(other.Hits))])
	case h.Told != other.Told || !slices.Equal(h.Langs, other.Langs):
		return fmt.Sprintf("the command searches what is told in %q, and shows %q, the page in %q, and shows %q", h.Told, h.Langs, other.Told, other.Langs)
	case !slices.Equal(h.Nowhere, other.Nowhere):
		return fmt.Sprintf("the command finds nothing under %q, the page under %q", h.Nowhere, other.Nowhere)
	case h.Read != other.Read:
		return fmt.Sprintf("the command reads %q, the page %q", h.Read, other.Read)
	case !slices.Equal(h.Suggest, other.Suggest):
		return fmt.Sprintf("the command suggests %q, the page %q", h.Suggest, other.Suggest)
	case !slices.Equal(h.Fewer, other.Fewer):
		return fmt.Sprintf("with less of the query the command finds %q, the page %q", h.Fewer, other.Fewer)
	case !slices.Equal(h.Left, other.Left):
		return fmt.Sprintf("the command leaves out %q, the page %q", h.Left, other.Left)
	case !slices.Equal(h.Topics, other.Topics):
		return fmt.Sprintf("the command has the topics %q, the page %q", h.Topics, other.Topics)
	case !slices.Equal(h.Offers, other.Offers):
		return fmt.Sprintf("the command offers %q, the page %q", h.Offers, other.Offers)
	}
	return ""
}

func published(t *testing.T) index.Contents {
	t.Helper()
	c, err := contents()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// contents is what of the edition is searched, read once.
var contents = sync.OnceValues(func() (index.Contents, error) {
	e, err := sitetest.Read()
	if err != nil {
		return index.Contents{}, err
	}
	return index.Read(e.Corpus, e.Notes, index.Tell{Question: phrases.In, Clause: page.ClauseTitleIn}), nil
})

// indexed is the index of the edition that the command has, made once and open for
// as long as tests run.
var indexed = sync.OnceValues(func() (*index.Index, error) {
	c, err := contents()
	if err != nil {
		return nil, err
	}
	dir := filepath.Join(folder, "..", "index")
	if err := index.Build(dir, c, index.Restorer{}); err != nil {
		return nil, err
	}
	return index.Open(dir)
})

// pageEngine is the script of the page's search without its page.
func pageEngine(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../templates/script/search")
	if err != nil {
		t.Fatal(err)
	}
	result := api.Build(api.BuildOptions{
		Stdin:  &api.StdinOptions{Contents: `export { Engine } from "./engine"; export { gzipped } from "./fetch"; export * from "./concordance";`, ResolveDir: dir, Loader: api.LoaderTS},
		Define: index.Script(), Bundle: true, Format: api.FormatIIFE, GlobalName: "quinola", Charset: api.CharsetUTF8, LogLevel: api.LogLevelSilent,
	})
	if len(result.Errors) > 0 {
		t.Fatal(result.Errors[0].Text)
	}
	return string(result.OutputFiles[0].Contents)
}

// asked is a query, and the language of who asks it.
type asked struct {
	Query  string `json:"q"`
	Reader string `json:"reader"`
}

// drawn are queries of every sort, of words from all over the texts, and of what the
// editors say, for readers of each language that they say it in.
func drawn(c index.Contents) []asked {
	var list []asked
	for _, q := range drawnOfTexts(c) {
		list = append(list, asked{q, "en"})
	}
	for _, reader := range []string{"en", "fr", "sv"} {
		for _, q := range drawnOfGlosses(c, reader) {
			list = append(list, asked{q, reader})
		}
	}
	return list
}

// drawnOfGlosses are queries of words that the editors say in a language, and some
// that they may say in another alone.
func drawnOfGlosses(c index.Contents, lang string) []string {
	r := rand.New(rand.NewPCG(1809, 1755))
	queries := []string{
		"bekänna in:gloss", "bekanna in:gloss", "falsk renons in:gloss", "qui paie la renonce in:gloss", "surcouper in:gloss", "revoke in:gloss", "king called in:gloss",
		`"roi appelé" in:gloss`, "zzzzzz in:gloss", "beasst in:gloss", "in:gloss kind:definition", "in:gloss", "3 in:gloss", "renonce", "espagnollette", "remife", "fans prendre",
	}
	for len(queries) < 80 {
		d := c.Docs[r.IntN(len(c.Docs))]
		text := d.Gloss[lang]
		var words []string
		for _, w := range index.Words(lang, text) {
			words = append(words, text[w.Start:w.End])
		}
		if len(words) < 6 {
			continue
		}
		i := r.IntN(len(words) - 3)
		long := slices.MaxFunc(words, func(x, y string) int { return len(x) - len(y) })
		letters := []rune(long)
		for _, q := range []string{
			words[i], long, words[i] + " " + long, `"` + strings.Join(words[i:i+2], " ") + `"`,
			string(letters[:1+len(letters)/2]) + "*", long + " -" + words[i], long + " text:" + d.Text,
		} {
			queries = append(queries, q+" in:gloss")
		}
	}
	return queries
}

// drawnOfTexts are queries of words of the texts.
func drawnOfTexts(c index.Contents) []string {
	r := rand.New(rand.NewPCG(1785, 1809))
	var queries []string
	pick := func() (words []string, d index.Doc) {
		for len(words) < 6 {
			d = c.Docs[r.IntN(len(c.Docs))]
			words = nil
			for _, w := range index.Words(d.Lang, d.Reading) {
				words = append(words, d.Reading[w.Start:w.End])
			}
		}
		return words, d
	}
	before := "spadille"
	for range 50 {
		words, d := pick()
		i := r.IntN(len(words) - 3)
		a, b := words[i], words[i+1+r.IntN(2)]
		long := slices.MaxFunc(words, func(x, y string) int { return len(x) - len(y) })
		letters := []rune(long)
		damaged := string(letters[:len(letters)/2]) + string([]rune("fsilcní")[r.IntN(7)]) + string(letters[len(letters)/2+1:])
		queries = append(queries,
			a, long, damaged, a+" "+b,
			`"`+strings.Join(words[i:i+2+r.IntN(2)], " ")+`"`,
			string(letters[:1+len(letters)/2])+"*",
			long+" -"+b,
			long+" text:"+d.Text, a+" lang:"+d.Lang, long+" "+before,
		)
		before = long
		if d.Kind != "" {
			queries = append(queries, b+" kind:"+d.Kind)
		}
	}
	for range 12 {
		_, d := pick()
		queries = append(queries, d.ID, d.Text[:5]+" "+d.ID[strings.LastIndexAny(d.ID, ".:")+1:], fmt.Sprint(1+r.IntN(57)), "game:\""+d.Game+"\"", "kind:"+d.Kind+" text:"+d.Text)
	}
	return append(queries,
		"XVIII", "hague 18", "Académie, Quadrille, Loix, XXVI", "piquet 1, ¶\u202f3", "Médiateur 4.2.3, ¶ 3", "quadrille laws 26", "les 4", `game:"ombre" XVIII`, "text:hague 35 lang:fr", "lang:sv 3", "3 in:gloss", "reglor reversy.2.29", "art. 5", "mi", "text:hague-1785", "lang:sv", "game:reversis", "kind:definition", "text:nowhere", `text:nowhere kind:definition game:"trois sept" quinola`, "rule:reversis/quinola",
		"rule:reversis/quinola.placed quinola", "rule:nothing", "quinola in:gloss", "stake* in:gloss", `"the pool" in:gloss`, "in:gloss", "in:gloss text:hague-1785 ace",
		"how many cards are dealt", "how many cards", "hur många kort", "what does a revoke cost", "who deals first", "quinola worth upsala", "what is the quinola worth at upsala", "combien de cartes", "qui perd gagne", "qui donne le premier", "combien vaut le quinola", "faut-il fournir", "vad betalar quinola", "vem ger först", "vad kostar en renons", `"how many" cards`, "who who", "what zzzzzz",
		"combien de cartes au piquet", "how many cards in reversis", "hur många kort i lomber", "qui commence à l'hombre", "cartes au jeu de la comète", "renonce reversy upsala i boston", "zzzzzz au piquet", "au piquet", "faire la bête", "mise à la bête in:gloss",
		"hague spadille", "hague espagnollette spadille", "kung hjerter", "quinola piquet capot", "comment donne-t-on la quinola au piquet capot", "matador codille quinola poque",
		"basket", "panier", "paniers", "pool", "remise", "quinnola", "espagnollette", "panierr quinola", "zzzzzz", "quadrile renonsse", "Espaniolet", "pikett", "omber", "jack of hearts", "jacks", "xxyy", "renege", "l'as", "l'esp*", "é", "åter", "ater", "Åter",
		"", " ", `"`, `""`, `-`, `--`, `-"`, `"-le"`, "*", "-quinola", "-quinola text:two-quinolas", "le le le", `"le jeu" "le jeu"`, `le "le jeu" jeu`, "text:", ":", "a:b:c", "game:\"le", "<script>alert(1)</script>",
		".*", "(a+)+$", "\u202equinola\u0000", "İstanbul", "K", "ſ", "quinola\ufeffreversis", "quinola\u0085reversis", "a\u0301 e\u0301", "👑 quinola", strings.Repeat("quinola ", 1300), strings.Repeat("é", 10000))
}
