package browsertest

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// deal opens the table of a book, has the page set what a script says, and deals.
func deal(t *testing.T, ctx context.Context, path, set string) {
	t.Helper()
	act(t, ctx, chromedp.Navigate(host+path))
	calm(t, ctx)
	js[bool](t, ctx, `(() => {
		const set = (name, value) => { const s = document.querySelector(name); s.value = value; s.dispatchEvent(new Event('change', { bubbles: true })); };
		set('[name=bots]', 'policy'); `+set+`
		document.querySelector('.welcome [data-do="deal"]').click();
		return true; })()`)
}

// What a tour has come to, who waits, and the columns stand beside the score of
// Piquet à écrire, in the reader's language, and in the end what everybody wins or
// loses by them: here of one tour.
func TestPiquetIsWrittenDown(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/piquet.ecrire/", `set('[name=table]', 'piquet.malheureux'); set('fieldset:not([disabled])[data-figure="piquet/write.rois#tours"] input', 1);`)
	const sheet = `document.querySelector('.written').innerText.replace(/\s+/g, ' ')` // French has narrow spaces
	says := func(what string) {
		t.Helper()
		act(t, ctx, until(sheet+`.includes(`+"`"+what+"`"+`)`))
	}
	// One of the three has no cards, and is told to.
	act(t, ctx, until(`[...document.querySelectorAll('.who')].filter(p => /sits? out/.test(p.textContent)).length === 1`))
	for range 20 {
		act(t, ctx, until(inHand+` || `+ended+` || `+chosen))
		playOut(t, ctx)
		if js[bool](t, ctx, `document.querySelector('.controls [data-do=next]').hidden`) {
			break
		}
		says("Tours played: 0")
		act(t, ctx, until(spoke+`.includes('Tours played: 0')`)) // who listens is not beside the table
		says("Waiting: ")
		act(t, ctx, chromedp.KeyEvent("n"), until(`!(`+ended+`)`))
	}
	says("Tours played: 1")
	says("Wins by the columns: ")
	if js[bool](t, ctx, sheet+`.includes('Waiting') || [...document.querySelectorAll('.log li')].some(l => l.textContent.includes('deals next'))`) {
		t.Errorf("after the match somebody waits or deals: %s", js[string](t, ctx, sheet))
	}
	clean(t, ctx)
	js[bool](t, ctx, `(() => { const s = document.getElementById('tongue'); s.value = 'fr'; s.dispatchEvent(new Event('change')); return true })()`)
	act(t, ctx, until(`document.readyState === 'complete' && document.documentElement.lang === 'fr' && document.querySelector('.welcome [data-do="resume"]')`),
		chromedp.Click(chromedp.CSS(`.welcome [data-do="resume"]`)))
	says("Tours joués : 1")
	says("Gagne par les colonnes : ")
}

// spoke is what the table last said to those who do not see it.
const spoke = `document.querySelector('.board > [role=status]').textContent`

// What is heard of a hand is in the reader's language, each sentence of it, and what
// somebody does several times on end is told once.
func TestWhatIsHeardIsInTheReadersLanguage(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/offline/"))
	js[bool](t, ctx, `(localStorage.setItem('tongue', 'fr'), true)`)
	deal(t, ctx, "/play/piquet/", `window.all = new Set();
		new MutationObserver(() => setTimeout(() => all.add(`+spoke+`))).observe(document.querySelector('.board > [role=status]'), { childList: true, characterData: true, subtree: true });`)
	playOut(t, ctx)
	act(t, ctx, until(told+`.startsWith('Vous ')`))
	said := js[[]string](t, ctx, `[...all]`)
	if len(said) < 12 {
		t.Errorf("of a whole hand only this is heard: %q", said)
	}
	english := regexp.MustCompile(`[♠♥♦♣]|\b(the|of|You|North|South|plays?|leads?|takes?|marks|times|Your)\b`)
	for _, text := range said {
		if found := english.FindString(text); found != "" {
			t.Errorf("in French this is heard, with %q: %s", found, text)
		}
		was := ""
		for line := range strings.SplitSeq(text, ". ") {
			if line == was {
				t.Errorf("this is heard twice: %s", text)
			}
			was = line
		}
	}
}

// At the Sizette three play against three: the partners are named on the felt, and
// a side has one line of the score.
func TestPartnersAreNamed(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/sizette/", "")
	act(t, ctx, until(`[...document.querySelectorAll('.who')].filter(p => p.textContent.includes('partner')).map(p => p.querySelector('b').textContent).join() === 'North,The fifth'`))
	playOut(t, ctx)
	const row = `document.querySelector('.score tbody tr').cells`
	if who := js[string](t, ctx, row+`[0].textContent`); who != "You, North, The fifth" {
		t.Errorf("a line of the score is that of %q", who)
	}
	if n := js[int](t, ctx, `[...document.querySelectorAll('.score tbody tr')].reduce((sum, tr) => sum + Number(tr.cells[1].textContent), 0)`); n < 3 || n > 6 {
		t.Errorf("both sides have %d tricks", n)
	}
	if result := js[string](t, ctx, told); !js[bool](t, ctx, `/Winners: (You, North, the fifth|East, West, the sixth)/.test(document.querySelector('.told').textContent)`) {
		t.Errorf("the hand ends with %q", result)
	}
	clean(t, ctx)
}
