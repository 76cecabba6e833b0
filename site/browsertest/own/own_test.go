// Package own tests in a real browser the site of a text of one's own, which is played by
// the rules of a book of the edition where it does not say otherwise.
package own

import (
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"quinola/site"
	"quinola/site/browsertest"
	"quinola/site/serve"
	"quinola/site/sitetest"
)

// The modules of the page do not know the book: they take its answers from the page, and
// pay what it says.
func TestATextOfOnesOwnIsPlayed(t *testing.T) {
	if os.Getenv("QUINOLA_NOBROWSER") != "" {
		t.Skip("left out: QUINOLA_NOBROWSER")
	}
	e := sitetest.Own(t)
	dir := filepath.Join(t.TempDir(), "site")
	if err := site.Build(t.Context(), site.Options{Corpus: e.Corpus, Notes: e.Notes, Files: e.Files, Out: dir, Cache: sitetest.Kept(t)}); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(serve.Handler(dir))
	defer server.Close()
	page, stop, err := browsertest.Start(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	page, cancel := context.WithTimeout(page, 2*time.Minute)
	defer cancel()

	open(t, page, server.URL+"/chez-nous/1/#example-2")
	const ended = `document.querySelector('#example-2 .follows').textContent.includes('makes a bête')`
	ask(t, page, `document.querySelector('#example-2 [data-do="again"]').click()`)
	until(t, page, `!`+ended)
	ask(t, page, `document.querySelector('#example-2 [data-do="run"]').click()`)
	until(t, page, ended)
	text := ask(t, page, `document.querySelector('#example-2').textContent`)
	for _, want := range []string{"each puts 3 into the pool of the game", "stake.game (I)", "stake.dealer (La Bête, Académie)"} {
		if !strings.Contains(strings.Join(strings.Fields(text), " "), want) {
			t.Errorf("the hand that was run does not name %s:\n%s", want, text)
		}
	}

	open(t, page, server.URL+"/play/chez-nous/")
	ask(t, page, `[...document.querySelectorAll('button')].find(b => b.textContent.trim() === 'Deal the cards').click()`)
	until(t, page, `document.querySelector('.log')?.textContent.includes('each puts 3 into the pool of the game')`)
	if text := ask(t, page, `document.querySelector('.log').textContent`); !strings.Contains(text, "“chacun met trois jettons au jeu”") && !strings.Contains(text, "chacun met trois jettons au jeu") {
		t.Errorf("the table does not quote the book:\n%s", text)
	}
}

func open(t *testing.T, page context.Context, address string) {
	t.Helper()
	if _, err := chromedp.Run(page, chromedp.Navigate(address)); err != nil {
		t.Fatal(err)
	}
	until(t, page, `document.readyState === 'complete'`)
}

// ask returns what an expression comes to, as a string.
func ask(t *testing.T, page context.Context, js string) string {
	t.Helper()
	answer, err := chromedp.Run(page, chromedp.Evaluate[string](`String(`+js+`)`))
	if err != nil {
		t.Fatalf("%s: %v", js, err)
	}
	return answer
}

// until waits until something is so on the page.
func until(t *testing.T, page context.Context, js string) {
	t.Helper()
	for ask(t, page, `Boolean(`+js+`)`) != "true" {
		select {
		case <-page.Done():
			t.Fatalf("it never became so: %s", js)
		case <-time.After(100 * time.Millisecond):
		}
	}
}
