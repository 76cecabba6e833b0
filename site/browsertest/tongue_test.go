package browsertest

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestTheInterfaceSpeaksTheReadersLanguage(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause), until(`document.documentElement.classList.contains('scripts') && document.getElementById('tongue')?.value === 'en'`))
	choose := func(tag string) {
		act(t, ctx, until(`(() => { const s = document.getElementById('tongue'); s.value = '`+tag+`'; s.dispatchEvent(new Event('change')); return true })()`),
			until(`document.readyState === 'complete' && document.documentElement.lang === '`+tag+`' && document.getElementById('tongue').value === '`+tag+`'`))
	}
	for _, c := range []struct{ tag, nav, row, gloss, title string }{
		{"fr", "Textes", "E prend 60 au panier", "La Remise tient au valet de cœur", "Est n’a pas de pique et place le Quinola sur le roi"},
		{"sv", "Texter", "E tar 60 ur potten", "Remisen hör till hjärter knekt", "Öst har ingen spader och placerar Quinola på kungen"},
	} {
		choose(c.tag)
		for what, in := range map[string][2]string{
			"the head":    {".sections", c.nav},
			"the ledger":  {"#example-1 .outcome", c.row},
			"the gloss":   {".gloss [lang]:not([hidden])", c.gloss},
			"the title":   {"#example-1-title [lang]:not([hidden])", c.title},
			"the reading": {".layers .reading", "La Remise est attachée"},
		} {
			if text := js[string](t, ctx, `document.querySelector('`+in[0]+`').textContent`); !strings.Contains(text, in[1]) {
				t.Errorf("%s: %s reads %.200q, without %q", c.tag, what, text, in[1])
			}
		}
		// What scripts say later is in the same language.
		act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 [data-do=step]`)), until(`document.querySelector('#example-1 .say').textContent.trim() !== ''`))
		if said := js[string](t, ctx, `document.querySelector('#example-1 .say').textContent`); strings.Contains(said, " plays the ") {
			t.Errorf("%s: after a step the page says %q", c.tag, said)
		}
	}
	choose("en")
	if text := js[string](t, ctx, `document.querySelector('.sections').textContent`); !strings.Contains(text, "Texts") {
		t.Errorf("in English again the head reads %q", text)
	}
}

// hears keeps all that the table says from now on, but for what the books say
// and the names of rules: when a script reads it the page has been translated.
const hears = `(() => {
  globalThis.heard = new Set();
  const table = document.querySelector('main'), own = '[lang]:not(html), [translate=no], code, kbd, option, .by, .unseen';
  const read = () => {
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let n = walk.nextNode(); n; n = walk.nextNode()) if (n.data.trim() && !n.parentElement.closest(own)) heard.add(n.data.trim());
  };
  new MutationObserver(() => setTimeout(read)).observe(table, { subtree: true, childList: true, characterData: true });
  return true;
})()`

// english are words that stand in no French or Swedish sentence of the table.
var english = regexp.MustCompile(`(?i)\b(the|you|your|takes?|plays?|puts|deals?|leads?|wins|loses|draws|holds|shows|asks|and|with|from|into|trick|tricks|card|cards)\b`)

// TestAHandSpeaksTheReadersLanguage plays whole hands in French and Swedish, and
// finds no word of English in what the table says, offers and keeps.
func TestAHandSpeaksTheReadersLanguage(t *testing.T) {
	for _, tag := range []string{"fr", "sv"} {
		for _, book := range []string{"hague-1785", "piquet", "guinguette"} {
			t.Run(tag+" "+book, func(t *testing.T) {
				ctx := tab(t)
				act(t, ctx, chromedp.Navigate(host+"/offline/"), until(`(localStorage.setItem('tongue', '`+tag+`'), true)`),
					chromedp.Navigate(host+"/play/"+book+"/"), until(`document.documentElement.lang === '`+tag+`'`), until(hears))
				calm(t, ctx)
				js[string](t, ctx, `document.querySelector('[name=bots]').value = 'policy'`)
				tabTo(t, ctx, "the button that deals", `document.activeElement.dataset.do === 'deal'`)
				act(t, ctx, chromedp.KeyEvent(kb.Enter))
				playOut(t, ctx)
				said := js[[]string](t, ctx, `[...heard]`)
				if len(said) < 20 {
					t.Errorf("only %q was heard", said)
				}
				for _, text := range said {
					if english.MatchString(text) {
						t.Errorf("the table says %q", text)
					}
				}
			})
		}
	}
}

// TestThePageSaysWhatTheTableSays holds the page's translator to the cases of
// phrases.Say: each text is put on a page, and read again once it was said.
func TestThePageSaysWhatTheTableSays(t *testing.T) {
	data, err := os.ReadFile("../../templates/phrases/testdata/said.tsv")
	if err != nil {
		t.Fatal(err)
	}
	texts, want := map[string][]string{}, map[string][]string{}
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		c := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if c[2] == "" {
			c[2] = c[1] // it stays as it is
		}
		texts[c[0]], want[c[0]] = append(texts[c[0]], c[1]), append(want[c[0]], c[2])
	}
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	for tag, list := range texts {
		cases, _ := json.Marshal(list)
		first, _ := json.Marshal(want[tag][0])
		act(t, ctx, until(`(() => { localStorage.setItem('tongue', '`+tag+`'); return true })()`), chromedp.Navigate(host+clause),
			until(`document.documentElement.lang === '`+tag+`'`),
			until(`(() => { document.body.append(...`+string(cases)+`.map((text) => { const p = document.createElement('p'); p.className = 'case'; p.textContent = text; return p })); return true })()`),
			until(`document.querySelector('.case').textContent === `+string(first)))
		for i, said := range js[[]string](t, ctx, `Array.from(document.querySelectorAll('.case'), (p) => p.textContent)`) {
			if said != want[tag][i] {
				t.Errorf("%s: %q is %q, want %q", tag, list[i], said, want[tag][i])
			}
		}
	}
}
