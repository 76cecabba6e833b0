package browsertest

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

var update = flag.Bool("update", false, "take the pictures of testdata/visual anew, with this browser")

// The pictures are of the browser that took them: another, or another major
// version, sets letters and shadows otherwise. They are compared only by that
// one, whose name is beside them; the boxes are asserted by any.
const (
	visual        = "testdata/visual"
	visualBrowser = visual + "/browser.txt"
)

// mostOtherPixels is how many of a thousand pixels may differ by more than
// otherBy in brightness.
const (
	mostOtherPixels = 4
	otherBy         = 60
)

// stillFigures sets an 8 for each digit of a number of three digits and more: a
// count of clauses changes with every note, and a picture of it would go stale
// though no page had changed.
const stillFigures = `(() => {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const t = texts.currentNode;
		const still = t.data.replace(/[0-9]{3,}/g, n => '8'.repeat(n.length));
		if (still !== t.data) t.data = still;
	}
	return true;
})()`

// widths are the windows of a desk and of a telephone, in CSS pixels.
var widths = []struct {
	name  string
	width int64
}{{"wide", 1280}, {"narrow", 390}}

// pictured reports whether the pictures are of this browser; with -update they
// will be.
func pictured(t *testing.T) bool {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(browser)
	defer closeTab()
	program, err := Chromium(ctx)
	if err != nil {
		t.Fatal(err)
	}
	major, _, _ := strings.Cut(js[string](t, ctx, `navigator.userAgent.match(/Chrome\/([\d.]+)/)[1]`), ".")
	this := filepath.Base(program) + " " + major
	if *update {
		if err := errors.Join(os.MkdirAll(visual, 0o755), os.WriteFile(visualBrowser, []byte(this+"\n"), 0o644)); err != nil {
			t.Fatal(err)
		}
		return true
	}
	recorded, err := os.ReadFile(visualBrowser)
	if err != nil {
		t.Fatal(err)
	}
	was := strings.TrimSpace(string(recorded))
	if was != this {
		t.Logf("the pictures are of %s and this is %s: not compared; the boxes are", was, this)
	}
	return was == this
}

// recorded leaves, of the editions that a page tells of, the first two: a picture of
// them does not go stale, and the others stand as these do.
const recorded = `.changes section:nth-last-of-type(n + 3) { display: none }`

// pictures holds what each window shows first of the page to its picture.
func pictures(t *testing.T, ctx context.Context, path string) {
	t.Helper()
	dress(t, ctx, recorded)
	defer dress(t, ctx, "")
	for _, w := range widths {
		window(t, ctx, w.width, 0.5)
		whole(t, ctx)
		js[bool](t, ctx, stillFigures)
		shot, err := chromedp.Call(ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{})
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(visual, pictureName(path)+"-"+w.name+".png")
		if *update {
			if err := os.WriteFile(name, shot.Data, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if differ := compare(t, shot.Data, want); differ > mostOtherPixels {
			kept := filepath.Join(os.TempDir(), "quinola-"+filepath.Base(name))
			if err := os.WriteFile(kept, shot.Data, 0o644); err != nil {
				t.Log(err)
			}
			t.Errorf("%d of a thousand pixels differ from %s; see %s, and run the test with -update if it is better", differ, name, kept)
		}
	}
}

var notInNames = regexp.MustCompile(`[^a-z0-9]+`)

func pictureName(path string) string {
	return strings.Trim(notInNames.ReplaceAllString("home"+path, "-"), "-")
}

// window makes a tab so wide, still and light.
func window(t *testing.T, ctx context.Context, width int64, scale float64) {
	t.Helper()
	if _, err := chromedp.Call(ctx, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: 900, DeviceScaleFactor: scale, Mobile: false}); err != nil {
		t.Fatal(err)
	}
	still := []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}, {Name: "prefers-color-scheme", Value: "light"}}
	if _, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: still}); err != nil {
		t.Fatal(err)
	}
}

// visit opens a page and waits until all of it is there.
func visit(t *testing.T, ctx context.Context, path string) {
	t.Helper()
	act(t, ctx, chromedp.Navigate(host+path))
	whole(t, ctx)
	if strings.HasPrefix(path, "/search/?q=") {
		act(t, ctx, chromedp.WaitVisible(chromedp.CSS(".hits a")))
	}
}

// whole waits until all of a page is there.
func whole(t *testing.T, ctx context.Context) {
	t.Helper()
	act(t, ctx, until(`document.readyState === 'complete' && document.fonts.status === 'loaded' && [...document.images].every(i => i.complete || i.loading === 'lazy')`))
}

// compare is how many of a thousand pixels differ.
func compare(t *testing.T, a, b []byte) int {
	t.Helper()
	var pictures [2]image.Image
	for i, data := range [][]byte{a, b} {
		p, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		pictures[i] = p
	}
	size := pictures[0].Bounds()
	if size != pictures[1].Bounds() {
		return 1000
	}
	other := 0
	for y := size.Min.Y; y < size.Max.Y; y++ {
		for x := size.Min.X; x < size.Max.X; x++ {
			p, q := gray(pictures[0].At(x, y)), gray(pictures[1].At(x, y))
			if p-q > otherBy || q-p > otherBy {
				other++
			}
		}
	}
	return other * 1000 / (size.Dx() * size.Dy())
}

func gray(c color.Color) int { return int(color.GrayModel.Convert(c).(color.Gray).Y) }

// layout asserts, on any browser, the page's boxes in windows from a small
// telephone to a desk.
func layout(t *testing.T, ctx context.Context) {
	t.Helper()
	for _, width := range []int64{320, 390, 768, 1280} {
		window(t, ctx, width, 1)
		for _, wrong := range js[[]string](t, ctx, boxes) {
			t.Errorf("%d pixels wide: %s", width, wrong)
		}
	}
}

// boxes are the things that must hold of every page's boxes; its value is
// what does not.
const boxes = `(() => {
  const wrong = [], box = s => document.querySelector(s)?.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) {
    const out = [...document.querySelectorAll('main *')].find(e => e.getBoundingClientRect().right > wide + 1 && !e.closest('.wide, .kwic, pre, .unseen'));
    wrong.push('the page is ' + document.documentElement.scrollWidth + ' wide in a window of ' + wide + ': ' + out?.outerHTML.slice(0, 120));
  }
  const head = box('.masthead'), main = box('main'), title = box('h1'), foot = box('.colophon');
  if (!head || !main || !title || !foot) return ['the page lacks its head, main part, title or foot'];
  if (head.top < 0 || head.bottom > main.top + 1) wrong.push('the head lies over the page');
  if (foot.top < main.bottom - 1) wrong.push('the foot lies over the page');
  if (title.width < 1 || title.left < 0 || title.right > wide + 1) wrong.push('the title is cut off');
  if (title.top > 900) wrong.push('the title is not on the first screen');
  for (const e of document.querySelectorAll('button, select, input:not([type=checkbox]):not([type=radio]), nav a')) {
    const b = e.getBoundingClientRect();
    if (b.width && b.height && b.height < 15) wrong.push('too small to touch: ' + e.outerHTML.slice(0, 80));
  }
  return wrong;
})()`
