package browsertest

import (
	"bytes"
	"context"
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

// The pictures are of the browser that took them: another major version sets
// letters and shadows otherwise. They are compared only by that version, whose
// number is beside them; everywhere TestLayout asserts the boxes.
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

// widths are the windows of a desk and of a telephone, in CSS pixels.
var widths = []struct {
	name  string
	width int64
}{{"wide", 1280}, {"narrow", 390}}

func TestPictures(t *testing.T) {
	major := strings.SplitN(js[string](t, tab(t), `navigator.userAgent.match(/Chrome\/([\d.]+)/)[1]`), ".", 2)[0]
	recorded, err := os.ReadFile(visualBrowser)
	if err != nil && !*update {
		t.Fatal(err)
	}
	if *update {
		if err := os.MkdirAll(visual, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(visualBrowser, []byte(major+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if strings.TrimSpace(string(recorded)) != major {
		t.Logf("the pictures are of Chromium %s and this is %s: not compared; TestLayout asserts the boxes", strings.TrimSpace(string(recorded)), major)
		return
	}
	for _, path := range kinds {
		for _, w := range widths {
			t.Run(w.name+path, func(t *testing.T) {
				got := picture(t, path, w.width)
				name := filepath.Join(visual, pictureName(path)+"-"+w.name+".png")
				if *update {
					if err := os.WriteFile(name, got, 0o644); err != nil {
						t.Fatal(err)
					}
					return
				}
				want, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				if differ := compare(t, got, want); differ > mostOtherPixels {
					kept := filepath.Join(os.TempDir(), "quinola-"+filepath.Base(name))
					if err := os.WriteFile(kept, got, 0o644); err != nil {
						t.Log(err)
					}
					t.Errorf("%d of a thousand pixels differ from %s; see %s, and run the test with -update if it is better", differ, name, kept)
				}
			})
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
	act(t, ctx, chromedp.Navigate(host+path), until(`document.readyState === 'complete' && document.fonts.status === 'loaded' && [...document.images].every(i => i.complete || i.loading === 'lazy')`))
	if strings.HasPrefix(path, "/search/?q=") {
		act(t, ctx, chromedp.WaitVisible(chromedp.CSS(".hits a")))
	}
}

// picture is what the window shows first, at half the size.
func picture(t *testing.T, path string, width int64) []byte {
	t.Helper()
	ctx := tab(t)
	window(t, ctx, width, 0.5)
	visit(t, ctx, path)
	shot, err := chromedp.Call(ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{})
	if err != nil {
		t.Fatal(err)
	}
	return shot.Data
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

// TestLayout asserts, on any browser, the boxes of each kind of page in
// windows from a small telephone to a desk.
func TestLayout(t *testing.T) {
	for _, path := range kinds {
		t.Run(path, func(t *testing.T) {
			ctx := tab(t)
			visit(t, ctx, path)
			for _, width := range []int64{320, 390, 768, 1280} {
				window(t, ctx, width, 1)
				for _, wrong := range js[[]string](t, ctx, boxes) {
					t.Errorf("%d pixels wide: %s", width, wrong)
				}
			}
		})
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
