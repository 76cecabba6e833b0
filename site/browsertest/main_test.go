package browsertest

import (
	"context"
	"flag"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"quinola/site"
	"quinola/site/serve"
	"quinola/site/sitetest"
)

// The variable QUINOLA_NOBROWSER does the same for go test ./..., where not
// every package knows the flag.
var nobrowser = flag.Bool("nobrowser", false, "leave out the tests that need a browser")

// The edition is built once and served to all tests; one browser has a profile
// and a tab for each. What needs the whole site but no browser is tested here, too:
// building it takes longer than most tests.
var (
	host    string
	folder  string
	browser context.Context
)

func TestMain(m *testing.M) {
	flag.Parse()
	if os.Getenv("QUINOLA_NOBROWSER") != "" {
		*nobrowser = true
	}
	os.Exit(run(m))
}

func run(m *testing.M) int {
	fail := func(err error) int {
		fmt.Fprintln(os.Stderr, "the tests of quinola/site/browsertest cannot run:", err)
		return 1
	}
	ctx := context.Background()
	dir, err := os.MkdirTemp("", "quinola-browsertest-")
	if err != nil {
		return fail(err)
	}
	defer os.RemoveAll(dir)
	folder = filepath.Join(dir, "site")
	if err := build(ctx, folder); err != nil {
		return fail(err)
	}
	server := httptest.NewServer(serve.Handler(folder))
	defer server.Close()
	host = server.URL

	if !*nobrowser {
		var stop func()
		if browser, stop, err = Start(ctx, dir); err != nil {
			return fail(err)
		}
		defer stop()
	}
	// Half the tabs wait for what a page shows to its reader, in the reader's time:
	// so that no processor waits with them, there are more tabs than processors.
	if tabs := flag.Lookup("test.parallel"); tabs.Value.String() == tabs.DefValue {
		if err := tabs.Value.Set(strconv.Itoa(2 * runtime.GOMAXPROCS(0))); err != nil {
			return fail(err)
		}
	}
	return m.Run()
}

func build(ctx context.Context, out string) error {
	e, err := sitetest.Read()
	if err != nil {
		return err
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return err
	}
	return site.Build(ctx, site.Options{Corpus: e.Corpus, Notes: e.Notes, Files: e.Files, Out: out, Cache: filepath.Join(cache, "quinola")})
}

// sameCards deals a table the same cards in the same order each time: what a test
// says of hands is to hold of hands that come again.
const sameCards = `{ let dealt = 0; crypto.getRandomValues = (numbers) => numbers.fill(1785 + dealt++); }`

// browse leaves a test out where there is to be no browser.
func browse(t *testing.T) {
	t.Helper()
	if *nobrowser {
		t.Skip("left out: it needs a browser (-nobrowser, or QUINOLA_NOBROWSER)")
	}
}

// tab opens a tab for a test, in a profile in which nothing is kept yet, and
// fails the test if the page writes an error to the console, but for those that
// name what is meant to fail. Tests with a tab run beside one another.
func tab(t *testing.T, meant ...string) context.Context {
	t.Helper()
	browse(t)
	t.Parallel()
	ctx, closeTab := chromedp.NewContext(browser, chromedp.WithNewBrowserContext())
	t.Cleanup(closeTab)
	ctx, cancel := context.WithTimeout(ctx, 10*time.Minute)
	t.Cleanup(cancel)
	act(t, ctx, chromedp.Navigate("about:blank"))
	// Each tab has the focus, whatever the others do: no key is lost.
	if _, err := chromedp.Call(ctx, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: sameCards}); err != nil {
		t.Fatal(err)
	}
	var mu sync.Mutex
	var said []string
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			if m.Type == chromedp.ConsoleError || m.Type == chromedp.ConsoleException {
				mu.Lock()
				said = append(said, m.Text+" "+m.URL)
				mu.Unlock()
			}
		}
	}()
	t.Cleanup(func() {
		mu.Lock()
		defer mu.Unlock()
		for _, text := range said {
			if slices.ContainsFunc(meant, func(m string) bool { return strings.Contains(text, m) }) {
				continue
			}
			t.Errorf("the console says: %s", text)
		}
	})
	return ctx
}

// act runs actions in a tab, one after another, or ends the test.
func act(t *testing.T, ctx context.Context, actions ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	for _, a := range actions {
		if err := settled(func() error { return chromedp.Do(ctx, a) }); err != nil {
			t.Fatal(err)
		}
	}
}

// settled does what speaks to a document, and does it again where the browser
// has just put the next document in its place: the old one's context is then
// gone between two messages, or while it was polled, and nothing was done.
func settled(do func() error) error {
	for tries := 0; ; tries++ {
		err := do()
		between := err != nil && (strings.Contains(err.Error(), "Cannot find context with specified id") ||
			strings.Contains(err.Error(), "Inspected target navigated or closed"))
		if !between || tries == 20 {
			return err
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// js is the value of a script in a tab.
func js[T any](t *testing.T, ctx context.Context, script string) T {
	t.Helper()
	var value T
	err := settled(func() (err error) {
		value, err = chromedp.Run(ctx, chromedp.Evaluate[T](script))
		return err
	})
	if err != nil {
		t.Fatalf("%v\n%s", err, script)
	}
	return value
}

// dress gives a page a style beside its own, in place of the last.
func dress(t *testing.T, ctx context.Context, style string) {
	t.Helper()
	js[bool](t, ctx, `{
		globalThis.dressed ??= document.adoptedStyleSheets[document.adoptedStyleSheets.push(new CSSStyleSheet()) - 1];
		dressed.replaceSync(`+strconv.Quote(style)+`);
	} true`)
}

// until waits for a script to be true. It asks from here, not by the page's
// frames, of which a browser that is short of time may draw none; a script that
// throws is asked again, since the next document may not yet be there.
func until(script string) chromedp.Action[chromedp.Void] {
	const patience = 2 * time.Minute // a machine may be busy
	holds := chromedp.Evaluate[bool]("(async () => !!(await ("+script+")))()", chromedp.EvalAwaitPromise)
	return func(ctx context.Context, tab *chromedp.Target) (none chromedp.Void, err error) {
		pause := 5 * time.Millisecond
		for end := time.Now().Add(patience); ; pause = min(2*pause, 80*time.Millisecond) {
			ask, stop := context.WithTimeout(ctx, 20*time.Second) // a promise may never be kept
			yes, err := holds(ask, tab)
			stop()
			if yes || ctx.Err() != nil {
				return none, ctx.Err()
			}
			if time.Now().After(end) {
				page, _ := chromedp.Evaluate[string](`location.href + ": " + (document.querySelector(".told") ?? document.body).innerText.slice(0, 400)`)(ctx, tab)
				return none, fmt.Errorf("after %v not yet true (%v): %s\nthe page is %s", patience, err, script, page)
			}
			time.Sleep(pause)
		}
	}
}
