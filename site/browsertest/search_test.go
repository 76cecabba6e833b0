package browsertest

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"quinola/index"
	"quinola/site/serve"
)

func TestSearchFindsAndOpensAClause(t *testing.T) {
	ctx := tab(t)
	hit := chromedp.WaitVisible(chromedp.CSS(`.hits a`))
	act(t, ctx, chromedp.Navigate(host+"/"))
	js[bool](t, ctx, `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))`)
	act(t, ctx, chromedp.KeyEvent("espagnolette"), chromedp.KeyEvent(kb.Enter), hit)
	if url := js[string](t, ctx, `location.href`); !strings.Contains(url, "q=espagnolette") {
		t.Errorf("the query is not in the address %s", url)
	}
	if first := js[string](t, ctx, `document.querySelector('.hits li').textContent`); !strings.Contains(strings.ToLower(first), "espagnolette") {
		t.Errorf("the first hit is %q", first)
	}
	act(t, ctx, chromedp.KeyEvent(kb.ArrowDown), chromedp.KeyEvent(kb.Enter), chromedp.WaitVisible(chromedp.CSS(`article.clause`)))
}

// Where no clause has all the words, the page tells what there is with fewer of
// them, and in the game that they name.
func TestSearchOffersWhatFewerWordsFind(t *testing.T) {
	ctx := tab(t)
	offers := `[...document.querySelectorAll('#offers button')].map(b => b.textContent).join('|')`
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=quinola+value+upsala"), until(`document.querySelector('#offers button') !== null`))
	if s := js[string](t, ctx, offers); s != "quinola value|quinola upsala" { // in every book, and with fewer words
		t.Errorf("with fewer words there is %q", s)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#offers span:last-child > button`)), chromedp.WaitVisible(chromedp.CSS(`.hits a`)))
	if q := js[string](t, ctx, `document.getElementById('query').value`); q != "quinola upsala" {
		t.Errorf("%q is asked for", q)
	}
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=premier+à+jouer+romestecq"), until(`document.querySelector('#offers button') !== null`))
	if s := js[string](t, ctx, `document.querySelector('#offers').textContent`); !strings.Contains(s, "In the game Romestecq: premier jouer") {
		t.Errorf("of a game there is %q", s)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#offers button`)), chromedp.WaitVisible(chromedp.CSS(`.hits a`)))
	if game := js[string](t, ctx, `document.getElementById('facet-game').selectedOptions[0].textContent`); game != "Romestecq" {
		t.Errorf("the game is %q", game)
	}
	// Words beside a question are offered as they were typed.
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=who+deals+first"), until(`document.querySelector('#offers button') !== null`))
	if s := js[string](t, ctx, `[...document.querySelectorAll('#offers button')].some((b) => b.textContent.trim() === "") ? "nothing" : ""`); s != "" {
		t.Errorf("of words beside a question %s is offered", s)
	}
	// What is suggested is not offered again with fewer words.
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=xyzzyq+vole"), until(`document.querySelector('#offers button') !== null && document.getElementById('tally').textContent !== ''`))
	if s := js[string](t, ctx, offers); s != "vole" {
		t.Errorf("for a word that stands nowhere there is %q", s)
	}
	// The words that only make a query a question are told as they were typed.
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=hur+många+kort+ges"), until(`document.querySelector('.hits a') !== null`))
	if s := js[string](t, ctx, `document.getElementById('chips').textContent`); !strings.Contains(s, "hur, många") {
		t.Errorf("the chips say %q", s)
	}
}

func TestSearchExplainsItself(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=renonce"), chromedp.WaitVisible(chromedp.CSS(`.hits mark`)))
	if s := js[string](t, ctx, `[...document.querySelectorAll('.of-text h2 .count')].map(n => n.textContent).join(' ')`); !regexp.MustCompile(`^\d+ clauses?( \d+ clauses?)*$`).MatchString(s) {
		t.Errorf("the texts are headed %q", s)
	}
	all := js[string](t, ctx, `document.getElementById('tally').textContent`)
	// a chip says how a hit came to be one, with its counts, and can be taken away
	act(t, ctx, chromedp.Click(chromedp.CSS(`.chip[aria-pressed="true"]`)), until(`document.querySelector('.chip[aria-pressed="false"]') !== null`))
	if less := js[string](t, ctx, `document.getElementById('tally').textContent`); less == all {
		t.Errorf("without the other forms there are still %s", less)
	}
	if url := js[string](t, ctx, `location.search`); !strings.Contains(url, "off=stem") {
		t.Errorf("the chip is not in the address %s", url)
	}
	// another name is offered, and searched when it is asked for; back returns
	js[bool](t, ctx, `[...document.querySelectorAll('.offers button')].find(b => b.textContent === 'renounce').click(), true`)
	act(t, ctx, until(`document.querySelector('.hits mark')?.textContent.toLowerCase().startsWith('renounc')`))
	js[bool](t, ctx, `history.back(), true`)
	act(t, ctx, until(`document.getElementById('query').value === 'renonce' && document.querySelector('.chip[aria-pressed="false"]') !== null`))
	js[bool](t, ctx, `history.back(), true`)
	act(t, ctx, until(`document.getElementById('tally').textContent === `+strconv.Quote(all)))
}

func TestSearchAnswersWhileOneTypes(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/index.html"), chromedp.WaitVisible(chromedp.CSS(`#query`)))
	js[bool](t, ctx, `document.getElementById('query').focus(), true`)
	act(t, ctx, chromedp.KeyEvent("quadri"), until(`document.querySelector('.hits mark')?.textContent.toLowerCase() === 'quadrille'`))
	if s := js[string](t, ctx, `document.getElementById('chips').textContent`); !strings.Contains(s, "Words that begin so") {
		t.Errorf("the chips say %q", s)
	}
	js[bool](t, ctx, `document.getElementById('query').select(), true`)
	act(t, ctx, chromedp.KeyEvent("quinnola"), until(`document.getElementById('offers').textContent.includes('Did you mean')`))
}

func TestSearchWithoutItsFiles(t *testing.T) {
	var broken atomic.Bool
	broken.Store(true)
	pages := serve.Handler(folder)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if broken.Load() && (strings.HasPrefix(r.URL.Path, "/search/data/w/") || strings.HasSuffix(r.URL.Path, ".pack")) {
			http.Error(w, "out of order", http.StatusServiceUnavailable)
			return
		}
		pages.ServeHTTP(w, r)
	}))
	defer server.Close()
	ctx := tab(t, "503 (Service Unavailable)")
	act(t, ctx, chromedp.Navigate(server.URL+"/search/index.html?q=quinola"), chromedp.WaitVisible(chromedp.CSS(`.chip.retry`)))
	if s := js[string](t, ctx, `document.querySelector('[role="status"]').textContent`); s != "A file of the search could not be fetched. The words asked for are kept." {
		t.Errorf("the page says %q", s)
	}
	// what needs no file that is missing works on
	if s := js[string](t, ctx, `document.getElementById('theme').click(), document.documentElement.dataset.theme`); s == "" {
		t.Error("the page is dead")
	}
	broken.Store(false)
	act(t, ctx, chromedp.Click(chromedp.CSS(`.chip.retry`)), chromedp.WaitVisible(chromedp.CSS(`.hits mark`)))
}

// Who waits for the files of the search is told so, and then what was found.
func TestSearchSaysThatItWaits(t *testing.T) {
	there := make(chan bool)
	pages := serve.Handler(folder)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/search/data/") {
			<-there
		}
		pages.ServeHTTP(w, r)
	}))
	defer server.Close()
	come := sync.OnceFunc(func() { close(there) })
	defer come()
	ctx := tab(t)
	const tally = `document.getElementById('tally').textContent`
	act(t, ctx, chromedp.Navigate(server.URL+"/search/index.html?q=quinola"), until(tally+` === 'Searching …'`))
	come()
	act(t, ctx, chromedp.WaitVisible(chromedp.CSS(`.hits mark`)), until(`/^[0-9]+ clauses/.test(`+tally+`)`))
}

// What the editors say is found as it is told to the reader, from files that no
// others fetch; and in English, which the page says, where they say nothing of it.
func TestTheEditorsAreFoundInTheReadersLanguage(t *testing.T) {
	ctx := tab(t)
	const (
		folders = `[...new Set(performance.getEntriesByType('resource').map(r => /search\/data\/(g\/\w+)/.exec(r.name)?.[1]).filter(Boolean))].sort().join(' ')`
		tongues = `[...new Set([...document.querySelectorAll('.hits .excerpt')].map(p => p.lang))].join(' ')`
		tally   = `document.getElementById('tally').textContent`
	)
	ask := func(reader, query string) {
		act(t, ctx, chromedp.Navigate(host+"/search/"))
		js[bool](t, ctx, `(localStorage.setItem('tongue', '`+reader+`'), true)`)
		act(t, ctx, chromedp.Navigate(host+"/search/index.html?q="+url.QueryEscape(query)), chromedp.WaitVisible(chromedp.CSS(`.hits a`)), until(`document.documentElement.lang === '`+reader+`'`))
	}
	for _, c := range []struct{ reader, query, folders, tongues, says string }{
		{"en", "revokes in:gloss", "g/en", "en", "clauses"},
		{"fr", "surcouper in:gloss", "g/fr", "fr", "articles"},
		{"sv", "bekänna in:gloss", "g/sv", "sv", "paragrafer"},
		{"sv", "parts/revoke.fine in:gloss", "g/en g/sv", "en", "Utgivarna talar om det bara på engelska"},
		{"fr", "culbas/stake", "g/en g/fr", "en", "Les textes n’en disent rien. Les éditeurs n’en parlent qu’en anglais"},
	} {
		ask(c.reader, c.query)
		act(t, ctx, until(tally+`.includes(`+strconv.Quote(c.says)+`)`))
		if got := js[string](t, ctx, folders); got != c.folders {
			t.Errorf("%s, asked by a reader of %s, fetches files of %q", c.query, c.reader, got)
		}
		if got := js[string](t, ctx, tongues); got != c.tongues {
			t.Errorf("%s, asked by a reader of %s, shows what is told in %q", c.query, c.reader, got)
		}
	}
}

// TestConcordanceOnThePage holds the page's lines to the command's, byte for byte.
func TestConcordanceOnThePage(t *testing.T) {
	x, err := indexed()
	if err != nil {
		t.Fatal(err)
	}
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/"))
	js[bool](t, ctx, pageEngine(t)+`;globalThis.quinola = quinola, true`)
	for _, a := range []asked{
		{"espagnolette", "en"}, {`"la bête"`, "en"}, {"matadors", "en"}, {"quinola lang:sv", "en"}, {"beast in:gloss", "en"}, {"coup renonce", "en"}, {"valet text:academie", "en"}, {"zzz", "en"},
		{"bekänna in:gloss", "sv"}, {"surcouper in:gloss", "fr"}, {"revoker in:gloss", "fr"},
	} {
		query := a.Query
		for _, order := range []index.Order{index.InTexts, index.Left, index.Right} {
			c, err := x.Concordance(context.Background(), query, order, 44, index.Options{Lang: a.Reader})
			if err != nil {
				t.Fatal(err)
			}
			var wantJSON, wantCSV strings.Builder
			if err := errors.Join(c.WriteJSON(&wantJSON), c.WriteCSV(&wantCSV)); err != nil {
				t.Fatal(err)
			}
			js[bool](t, ctx, fmt.Sprintf(`(async () => {
				globalThis.told = undefined;
				const q = %s, order = %q, reader = %q;
				const engine = (globalThis.engines ??= {})[reader] ??= await quinola.Engine.open(quinola.gzipped(new URL("data/", location.href)), reader);
				const lines = quinola.sorted(engine.folder, await quinola.lines(engine, await engine.search(q), 44), order);
				globalThis.told = [quinola.asJSON(q, lines), quinola.asCSV(lines)];
			})().catch((e) => globalThis.told = [String(e?.stack ?? e), ""]), true`, strconv.Quote(query), order, a.Reader))
			act(t, ctx, until(`globalThis.told !== undefined`))
			told := js[[]string](t, ctx, `globalThis.told`)
			for i, want := range []string{wantJSON.String(), wantCSV.String()} {
				if told[i] != want {
					n := 0
					for n < len(want) && n < len(told[i]) && want[n] == told[i][n] {
						n++
					}
					t.Errorf("%s sorted %q: at byte %d the command has %.120q, the page %.120q", query, order, n, want[max(0, n-40):], told[i][max(0, n-40):])
				}
			}
		}
	}
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=espagnolette&view=lines&order=right"), chromedp.WaitVisible(chromedp.CSS(`.kwic td.word mark`)))
}

// An article is cited in three steps from the first page: its number in the box at
// the head, its citation, the copy.
func TestSearchGoesToAnArticle(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=hague+35"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)))
	if href := js[string](t, ctx, `document.querySelector('.hits a').getAttribute('href')`); href != "../hague-1785/35/index.html" {
		t.Errorf("the first hit for hague 35 leads to %s", href)
	}
	open(t, ctx, "/")
	allowClipboard(t, ctx)
	act(t, ctx, chromedp.KeyEvent("/"), chromedp.KeyEvent("hague 35"), chromedp.KeyEvent(kb.Enter),
		until(`document.querySelector('article.clause')?.dataset.clause === 'hague-1785:35' && document.readyState === 'complete'`),
		chromedp.Click(chromedp.CSS(`.to-cite`)), chromedp.Click(chromedp.CSS(`[data-copy="cite-text"]`)),
		until(`document.querySelector('[data-copy="cite-text"]').textContent === 'Copied'`))
	if got := onClipboard(t, ctx); !strings.Contains(got, "XXXV") || !strings.Contains(got, "hague-1785:35") {
		t.Errorf("the citation is %q", got)
	}
}

// A question is answered by one query and one click, at the book that it names,
// in the counters of that book; the words that only make it a question are not
// searched, and can be.
func TestAQuestionIsAnsweredAtItsBook(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=what+is+the+quinola+worth+at+upsala"), chromedp.WaitVisible(chromedp.CSS(`.topics a`)))
	if chips := js[string](t, ctx, `document.getElementById('chips').textContent`); !strings.Contains(chips, "Not searchedwhat, is, the, at") && !strings.Contains(chips, "Not searched what, is, the, at") {
		t.Errorf("the chips say %q", chips)
	}
	act(t, ctx, until(`([...document.querySelectorAll('.topics a')].find(a => a.textContent.includes('a Quinola that is placed')).click(), true)`),
		until(`location.hash === '#reglor-1809' && document.readyState === 'complete'`))
	if said := js[string](t, ctx, `document.querySelector(':target').textContent`); !strings.Contains(said, "Upsala") || !strings.Contains(said, "fiche") {
		t.Errorf("the answer at Upsala is %q", said)
	}
	const fetched = `performance.getEntriesByType('resource').filter(r => r.name.includes('/search/data/')).reduce((sum, r) => sum + r.encodedBodySize, 0)`
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=how+many+cards+are+dealt"), until(`document.getElementById('tally').textContent !== ''`))
	if bytes := js[int](t, ctx, fetched); bytes > 32*1024 { // and the script takes 12 KB on the line
		t.Errorf("a question fetches %d bytes", bytes)
	}
}

// A question that names a game is answered in that game, and the reader can take that
// back.
func TestAQuestionIsAnsweredInItsGame(t *testing.T) {
	ctx := tab(t)
	const hrefs = `[...document.querySelectorAll('.hits li a')].map(a => a.getAttribute('href'))`
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=combien+de+cartes+au+piquet"), chromedp.WaitVisible(chromedp.CSS(`.hits a`)))
	if chips := js[string](t, ctx, `document.getElementById('chips').textContent`); !strings.Contains(chips, "In the game Piquet") {
		t.Errorf("the chips say %q", chips)
	}
	if !js[bool](t, ctx, hrefs+`.every(href => href.startsWith('../academie/piquet'))`) {
		t.Errorf("the clauses are %q", js[[]string](t, ctx, hrefs))
	}
	if href := js[string](t, ctx, `document.querySelector('.topics a').getAttribute('href')`); !strings.HasSuffix(href, "#piquet") {
		t.Errorf("the first question leads to %s", href)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`.chip[aria-pressed="true"]`)), until(`location.search.includes('off=game')`), until(`!`+hrefs+`.every(href => href.startsWith('../academie/piquet.c'))`))
}

func TestAHostileQueryIsOnlyText(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/search/index.html?q=%3Cimg+src%3Dx+onerror%3D%22document.title%3D1%22%3E%E2%80%AE%3C%2Fscript%3E"), until(`document.getElementById('tally').textContent !== ''`))
	if n := js[int](t, ctx, `document.querySelectorAll('main img, main script').length`); n != 0 {
		t.Errorf("the query made %d elements", n)
	}
	if v := js[string](t, ctx, `document.querySelector('#query').value`); !strings.Contains(v, "<img") {
		t.Errorf("the query is shown as %q", v)
	}
}
