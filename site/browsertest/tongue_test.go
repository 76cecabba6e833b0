package browsertest

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestTheInterfaceSpeaksTheReadersLanguage(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause), until(`document.documentElement.classList.contains('scripts') && document.getElementById('tongue')?.value === 'en'`))
	choose := func(tag string) {
		act(t, ctx, until(`(() => { const s = document.getElementById('tongue'); s.value = '`+tag+`'; s.dispatchEvent(new Event('change')); return true })()`),
			until(`document.readyState === 'complete' && document.documentElement.lang === '`+tag+`' && document.getElementById('tongue').value === '`+tag+`'`))
	}
	for _, c := range []struct{ tag, nav, row, gloss, title, west, turned, knave string }{
		{"fr", "Textes", "Est prend 60 au panier", "La Remise tient au valet de cœur", "Est n’a pas de pique et place le Quinola sur le roi", "O", "Retournée", "♥V"},
		{"sv", "Texter", "Öst tar 60 ur potten", "Remisen hör till hjärter knekt", "Öst har ingen spader och placerar Quinola på kungen", "V", "Uppvänt", "♥Kn"},
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
		if js[bool](t, ctx, `document.documentElement.classList.contains('untold')`) {
			t.Errorf("%s: the page still waits to be said", c.tag)
		}
		act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .editor summary`)), until(`document.querySelector('#example-1 .pack button[data-card="5S"]')`))
		if who := js[string](t, ctx, `document.querySelector('#example-1 .pack button[data-card="5S"] small').textContent`); who != c.west {
			t.Errorf("%s: the five of spades is West’s, and is marked %q", c.tag, who)
		}
		// Court cards have the letters of the language, on their pictures, too.
		if signs := js[string](t, ctx, `[...document.querySelectorAll('#example-1 .tricks .sign')].map(s => s.textContent).join(' ')`); !slices.Contains(strings.Fields(signs), c.knave) {
			t.Errorf("%s: the cards in order are %s, without %s", c.tag, signs, c.knave)
		}
		if plain := js[string](t, ctx, `[...document.querySelectorAll('img[src*="cards/"]')].find(img => !img.src.endsWith('#`+c.tag+`'))?.src ?? ''`); plain != "" {
			t.Errorf("%s: a card is shown as %s", c.tag, plain)
		}
		// So is a label that a script gives to what is there already.
		act(t, ctx, until(`(e => { if (e.dataset.given === undefined) { e.dataset.given = ''; e.setAttribute('aria-label', 'Turned up') } return e.getAttribute('aria-label') === '`+c.turned+`' })(document.querySelector('#example-1 .middle'))`))
		// What scripts say later is in the same language, once all of its phrases are fetched.
		act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 [data-do=step]`)), until(`(text => text.trim() !== '' && !text.includes(' plays the '))(document.querySelector('#example-1 .say').textContent)`))
	}
	choose("en")
	if text := js[string](t, ctx, `document.querySelector('.sections').textContent`); !strings.Contains(text, "Texts") {
		t.Errorf("in English again the head reads %q", text)
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
			// By the whole table, as where an engine speaks.
			until(`document.dispatchEvent(new Event('speak'))`),
			until(`(() => { document.body.append(...`+string(cases)+`.map((text) => { const p = document.createElement('p'); p.className = 'case'; p.textContent = text; return p })); return true })()`),
			until(`document.querySelector('.case').textContent === `+string(first)))
		for i, said := range js[[]string](t, ctx, `Array.from(document.querySelectorAll('.case'), (p) => p.textContent)`) {
			if said != want[tag][i] {
				t.Errorf("%s: %q is %q, want %q", tag, list[i], said, want[tag][i])
			}
		}
	}
}
