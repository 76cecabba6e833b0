package browsertest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// table is what lies on the felt of the first example: the hands, the trick
// and the pool.
const table = `Array.from(document.querySelectorAll('#example-1 .felt [data-card]'), l => l.parentElement.className + l.dataset.card).sort().join(' ') + ' ' + document.querySelector('#example-1 .pools').textContent`

// verdicts are the words that the first example shows, with their signs.
const verdicts = `Array.from(document.querySelectorAll('#example-1 .lights li'), l => l.dataset.rule.split('/')[1] + ' ' + l.dataset.verdict).join(', ')`

func TestStepAndBackPassTheSameStates(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	see := func() string { return js[string](t, ctx, table+` + '\n' + `+ledger+` + '\n' + `+verdicts) }
	forth := []string{}
	act(t, ctx, press("again"), until(spoken))
	for {
		forth = append(forth, see())
		act(t, ctx, press("step"))
		if js[bool](t, ctx, hasEnded) {
			break
		}
	}
	if len(forth) < 4 {
		t.Fatalf("the example has %d cards", len(forth))
	}
	for i := len(forth) - 1; i >= 0; i-- {
		act(t, ctx, press("back"))
		if now := see(); now != forth[i] {
			t.Errorf("Back after %d cards shows\n%s\nand Step had shown\n%s", i, now, forth[i])
		}
	}
}

func TestTheWordsComeTrueWithTheirRules(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	act(t, ctx, press("again"), until(spoken))
	if got := js[string](t, ctx, verdicts); !strings.Contains(got, "quinola.placed open") {
		t.Errorf("before the first card: %s", got)
	}
	act(t, ctx, press("run"), until(hasEnded))
	if got := js[string](t, ctx, verdicts); !strings.Contains(got, "quinola.placed true") {
		t.Errorf("after the last card: %s", got)
	}
	if got := js[string](t, ctx, `document.querySelector('.reading mark[data-verdict="true"]').textContent`); got == "" {
		t.Error("no words of the clause are lit")
	}
	// East keeps the Quinola: what the example shows is not so.
	act(t, ctx, press("back"), press("change"), chromedp.Click(chromedp.CSS(`#example-1 li[data-card="9D"] button`)))
	if got := js[string](t, ctx, verdicts); !strings.Contains(got, "quinola.placed false") {
		t.Errorf("after the changed card: %s", got)
	}
}

func TestASharedHandComesBack(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause), press("change"), until(`document.querySelector('#example-1 button.card')`))
	for _, card := range []string{"KS", "5S", "3S", "9D"} {
		act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 li[data-card="`+card+`"] button`)))
	}
	before := js[string](t, ctx, table+` + `+ledger+` + `+verdicts)
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .sharing summary`)), chromedp.Click(chromedp.CSS(`#example-1 [data-share="link"]`)))
	const shown = `document.querySelector('#example-1 .sharing pre').textContent`
	act(t, ctx, until(shown+` !== ''`))
	link := js[string](t, ctx, shown)
	if !strings.HasSuffix(link, clause+"#example-1:KS5S3S9D") {
		t.Errorf("the link is %s", link)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 [data-share="command"]`)), until(shown+`.startsWith('quinola')`))
	repeated(t, js[string](t, ctx, shown))

	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(link), until(spoken))
	if after := js[string](t, ctx, table+` + `+ledger+` + `+verdicts); after != before {
		t.Errorf("the link brings\n%s\ninstead of\n%s", after, before)
	}
	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(host+clause+"#example-1:KSKS"), until(said+`.includes('cannot be played here')`))
}

// A hand that is edited is settled at once, by its own book or by another; a
// link brings it back, and what cannot be is told with its reason.
func TestAHandIsEdited(t *testing.T) {
	const came = `document.querySelector('#example-1 .came').textContent`
	set := func(what, value string) chromedp.Action[chromedp.Void] {
		return until(`(() => { const f = document.querySelector('#example-1 [data-set="` + what + `"]'); f.value = '` + value + `'; f.dispatchEvent(new Event('change', { bubbles: true })); return true })()`)
	}
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause), chromedp.Click(chromedp.CSS(`#example-1 .editor summary`)), until(`document.querySelector('#example-1 .editor .pack button')`))
	act(t, ctx, set("pool", "90"), until(came+` !== ''`))
	if got := js[string](t, ctx, ledger); !strings.Contains(got, "East takes 90 from the pool") {
		t.Errorf("with 90 in the pool: %s", got)
	}
	const gains = `document.querySelector('#example-1 .follows > summary').innerText.replace(/\s+/g, ' ')`
	if got := js[string](t, ctx, gains); !strings.Contains(got, "East +99 fiches · North −9 fiches") {
		t.Errorf("with 90 in the pool: %s", got)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .editor .pack button[data-card="JS"]`)), until(`document.querySelector('#example-1 .came.refused')`))
	if got := js[string](t, ctx, came); !strings.Contains(got, "cards") {
		t.Errorf("a card too many is refused with %q", got)
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .editor .pack button[data-card="JS"]`)), until(`!document.querySelector('#example-1 .came.refused')`))
	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .editor .pack button[data-card="7C"]`)), chromedp.Click(chromedp.CSS(`#example-1 .editor .pack button[data-card="6C"]`)),
		until(`!document.querySelector('#example-1 .came.refused') && document.querySelector('#example-1 .seat.S li[data-card="6C"]')`))
	act(t, ctx, set("rules", "reglor-1809"), until(`document.querySelector('#example-1 .outcome .by a[href*="reglor-1809"]')`))
	edited := js[string](t, ctx, ledger+` + `+table)

	act(t, ctx, chromedp.Click(chromedp.CSS(`#example-1 .sharing summary`)), chromedp.Click(chromedp.CSS(`#example-1 [data-share="link"]`)))
	const shown = `document.querySelector('#example-1 .sharing pre').textContent`
	act(t, ctx, until(shown+` !== ''`))
	link := js[string](t, ctx, shown)
	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(link), until(came+` === '' && `+spoken))
	if after := js[string](t, ctx, ledger+` + `+table); after != edited {
		t.Errorf("the link %s brings\n%s\ninstead of\n%s", link, after, edited)
	}
}

// commandBuilt is the folder of the command, which is built once.
var commandBuilt = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(folder, "..", "bin")
	if out, err := exec.Command("go", "build", "-o", filepath.Join(dir, "quinola"), "quinola/cmd/quinola").CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	return dir, nil
})

// repeated gives the command to a shell.
func repeated(t *testing.T, command string) {
	t.Helper()
	dir, err := commandBuilt()
	if err != nil {
		t.Fatal(err)
	}
	sh := exec.Command("sh", "-c", command)
	sh.Env = append(os.Environ(), "PATH="+dir+":"+os.Getenv("PATH"))
	out, err := sh.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "net") {
		t.Errorf("the command\n%s\nsays %v\n%s", command, err, out)
	}
}

// A card that is carried to the middle is played, one that is refused comes
// back, and one that is put down in its hand stays there.
func TestACardIsCarried(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/hague-1785/1/"))
	id := "#" + js[string](t, ctx, `[...document.querySelectorAll('.play')].find(p => p.querySelector('h2').textContent.includes('must play it')).id`)
	calm(t, ctx)
	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(host+"/hague-1785/1/"+id+":KS4S3S"), until(`document.querySelector('`+id+` .say').textContent !== ''`))
	act(t, ctx, chromedp.Click(chromedp.CSS(id+` [data-do="change"]`)), until(`document.querySelector('`+id+` .E button.card') && document.fonts.status === 'loaded'`))
	js[bool](t, ctx, `(document.querySelector('`+id+` .felt').scrollIntoView({ block: 'center' }), true)`)
	carry := func(card, to string) (where string) {
		t.Helper()
		at := js[[]float64](t, ctx, `['li[data-card="`+card+`"] button', '`+to+`'].flatMap(s => { const r = document.querySelector('`+id+` ' + s).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })`)
		left := chromedp.Button("left")
		act(t, ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, at[0], at[1], left))
		for i := range 5 {
			f := float64(i+1) / 5
			act(t, ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0]+(at[2]-at[0])*f, at[1]+(at[3]-at[1])*f, left))
		}
		act(t, ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, at[2], at[3], left))
		return js[string](t, ctx, `document.querySelector('`+id+` li[data-card="`+card+`"]').parentElement.className`)
	}
	for _, c := range []struct{ card, to, lies, says string }{
		{"JH", ".middle", "hand", "East may not play the knave of hearts"},
		{"9S", ".E .who", "hand", "East may not play the knave of hearts"},
		{"9S", ".middle", "middle", "The hand ends otherwise"},
	} {
		if lies := carry(c.card, c.to); lies != c.lies {
			t.Errorf("%s, carried to %s, lies in the %s", c.card, c.to, lies)
		}
		if says := js[string](t, ctx, `document.querySelector('`+id+` .say').textContent`); !strings.Contains(says, c.says) {
			t.Errorf("%s, carried to %s: the table says %q", c.card, c.to, says)
		}
	}
}

func TestNothingMovesUnderTheTable(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause), until(`document.fonts.status === 'loaded'`))
	const place = `JSON.stringify(['#example-1 .further-on', '.sense', '.cite'].map(s => Math.round(document.querySelector(s).getBoundingClientRect().top + scrollY)))`
	before := js[string](t, ctx, place)
	act(t, ctx, press("run"))
	for range 12 {
		if after := js[string](t, ctx, place); after != before {
			t.Fatalf("what stood at %s stands at %s", before, after)
		}
		act(t, ctx, chromedp.Sleep(250e6))
	}
	act(t, ctx, until(hasEnded))
}

func TestWhoWantsNoMotionGetsNone(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	calm(t, ctx)
	act(t, ctx, press("run"), until(hasEnded))
	if n := js[int](t, ctx, `document.getAnimations().filter(a => !(a instanceof CSSTransition)).length + document.querySelectorAll('.ghost').length`); n != 0 {
		t.Errorf("%d things move", n)
	}
}

func calm(t *testing.T, ctx context.Context) {
	t.Helper()
	reduce := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}}
	act(t, ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, reduce)
		return err
	}))
}

func TestTheKeysOfTheTable(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+clause))
	tabTo(t, ctx, "Run", `document.activeElement.dataset.do === 'run'`)
	act(t, ctx, chromedp.KeyEvent("s"), until(`document.querySelectorAll('#example-1 .laid').length === 1`))
	act(t, ctx, chromedp.KeyEvent("z"), until(`document.querySelectorAll('#example-1 .laid').length === 0`))
	act(t, ctx, chromedp.KeyEvent("x"), until(`document.activeElement.matches('#example-1 button.card')`))
	act(t, ctx, chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.Enter), until(`document.querySelectorAll('#example-1 .laid').length === 1`))
	if got := js[string](t, ctx, `document.querySelector('#example-1 .laid').dataset.card`); got != "2C" {
		t.Errorf("the arrow and Enter play %s", got)
	}
	if !js[bool](t, ctx, `document.activeElement.matches('#example-1 .W button.card')`) {
		t.Error("the focus does not go on to the cards of West")
	}
	act(t, ctx, chromedp.KeyEvent("?"), until(`document.querySelector('dialog.keys[open]')?.textContent.includes('At the table')`))
}

// A fragment that nobody can read is told as one, and the page works on.
func TestAJunkFragmentIsToldAsOne(t *testing.T) {
	ctx := tab(t)
	for _, junk := range []string{"#%", "#example-1:XX", "#example-1:%E0%A4%A", "#example-1;pool=<b>:", "#example-1;S=XX:"} {
		act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(host+clause+junk), until(said+`.startsWith('The link holds no hand')`))
		act(t, ctx, press("again"), until(said+`.startsWith('The cards are')`))
	}
}
