package browsertest

import (
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
	for _, c := range []struct{ tag, nav, row string }{
		{"fr", "Textes", "E prend 60 au panier"},
		{"sv", "Texter", "E tar 60 ur potten"},
	} {
		choose(c.tag)
		for what, in := range map[string][2]string{
			"the head":    {".sections", c.nav},
			"the ledger":  {"#example-1 .outcome", c.row},
			"the gloss":   {".gloss [lang=en]", "The Remise goes with the knave of hearts"},
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
