package browsertest

import (
	"context"
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/sitting"
)

const (
	told   = `document.querySelector('.told').textContent`
	inHand = `document.activeElement.matches('.hand button.card')`
	// moves grows with what the log tells that was done
	moves  = `document.querySelector('.log').textContent.length`
	ended  = `!document.querySelector('.after').hidden`
	chosen = `document.querySelector('.choices button:not([aria-disabled])')`
	// A hand that is played out is looked at when it has ended: painting its cards
	// after each act took a quarter of the time.
	unpainted = `.felt img { visibility: hidden }`
)

// sit opens the table of a book, with bots that play at once.
func sit(t *testing.T, ctx context.Context, book string) {
	t.Helper()
	act(t, ctx, chromedp.Navigate(host+"/play/"+book+"/"))
	calm(t, ctx)
	js[string](t, ctx, `document.querySelector('[name=bots]').value = 'policy'`)
	tabTo(t, ctx, "Deal", `document.activeElement.dataset.do === 'deal'`)
	act(t, ctx, chromedp.KeyEvent(kb.Enter), until(inHand))
}

// playOut plays the hand to its end: always the last card that may be played, and
// where none is to be played what stands on the first button. What has no effect
// in a second it does again, as a player would; then by a click on the card that
// has the focus at that moment, for a second Enter could fall on what has the
// focus after it, the button of the next hand.
func playOut(t *testing.T, ctx context.Context) {
	t.Helper()
	dress(t, ctx, unpainted)
	defer dress(t, ctx, "")
	again := false
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); {
		act(t, ctx, until(inHand+` || `+ended+` || `+chosen))
		if js[bool](t, ctx, ended) {
			return
		}
		before := js[int](t, ctx, moves)
		if !js[bool](t, ctx, inHand+` && document.querySelector('.hand li:not(.barred) button.card') !== null`) {
			if !js[bool](t, ctx, `(b => b !== null && (b.click(), true))(`+chosen+`)`) {
				continue // the bots have gone on since
			}
		} else {
			act(t, ctx, chromedp.KeyEvent(kb.End))
			for js[bool](t, ctx, `document.activeElement.closest('.barred') !== null`) {
				act(t, ctx, chromedp.KeyEvent(kb.ArrowLeft))
			}
			if again {
				js[bool](t, ctx, inHand+` && (document.activeElement.click(), true)`)
			} else {
				act(t, ctx, chromedp.KeyEvent(kb.Enter))
			}
		}
		gone := ended + ` || ` + moves + ` > ` + strconv.Itoa(before)
		for tries := 0; tries < 20 && !js[bool](t, ctx, gone); tries++ {
			time.Sleep(50 * time.Millisecond)
		}
		again = !js[bool](t, ctx, gone)
	}
	t.Fatalf("the hand does not end: %s", js[string](t, ctx, told))
}

func TestAHandIsPlayedByKeyboard(t *testing.T) {
	for _, book := range []string{"hague-1785", "two-quinolas"} {
		t.Run(book, func(t *testing.T) {
			ctx := tab(t)
			sit(t, ctx, book)
			act(t, ctx, chromedp.KeyEvent("h"), until(`document.querySelector('.counsel .by a')`))
			if js[string](t, ctx, `document.querySelector('.counsel b').textContent`) == "" {
				t.Error("the hint names no card")
			}
			const hand = `Array.from(document.querySelectorAll('.hand li'), l => l.dataset.card).join(' ')`
			before := js[string](t, ctx, hand)
			act(t, ctx, chromedp.KeyEvent(kb.Enter), until(`!(`+inHand+`)`), until(inHand), chromedp.KeyEvent("z"), until(told+`.includes('taken back')`), until(inHand))
			if after := js[string](t, ctx, hand); after != before {
				t.Errorf("Undo gives the hand %s, and it was %s", after, before)
			}
			playOut(t, ctx)
			if text := js[string](t, ctx, told); !strings.HasPrefix(text, "You ") {
				t.Errorf("the hand ends with %q", text)
			}
			if js[int](t, ctx, `document.querySelectorAll('.log .by a').length`) == 0 {
				t.Error("the log names no clause")
			}
			js[bool](t, ctx, `(() => { const s = document.querySelector('.other'); s.selectedIndex = 2; s.dispatchEvent(new Event('change')); return true; })()`)
			act(t, ctx, until(`document.querySelector('.compared').textContent !== ''`))
			clean(t, ctx)
			// The game is kept when the worker has told it, a moment after the cards are shown.
			const kept = `JSON.stringify(localStorage)`
			old := js[string](t, ctx, kept)
			act(t, ctx, chromedp.KeyEvent("n"), until(inHand), until(kept+` !== `+strconv.Quote(old)))
			if got := js[int](t, ctx, `document.querySelectorAll('.hand li').length`); got < 11 {
				t.Errorf("the next hand has %d cards", got)
			}
			next := js[string](t, ctx, hand)
			act(t, ctx, chromedp.Reload(), chromedp.Click(chromedp.CSS(`.welcome [data-do="resume"]`)), until(`document.querySelector('.hand button.card')`))
			if after := js[string](t, ctx, hand); after != next {
				t.Errorf("the game goes on with %s, and it was left with %s", after, next)
			}
		})
	}
}

func TestARefusedCardStaysAndIsToldWhy(t *testing.T) {
	ctx := tab(t)
	sit(t, ctx, "hague-1785")
	for range 60 {
		act(t, ctx, until(inHand+` || `+ended+` || `+chosen))
		if js[bool](t, ctx, ended) {
			act(t, ctx, chromedp.KeyEvent("n"), until(inHand)) // no card was barred in this hand
			continue
		}
		if js[bool](t, ctx, `document.querySelector('.hand li.barred') !== null`) {
			break
		}
		act(t, ctx, chromedp.KeyEvent(kb.Enter), until(`!(`+inHand+`) || `+ended))
	}
	card := js[string](t, ctx, `document.querySelector('.hand li.barred').dataset.card`)
	act(t, ctx, chromedp.Click(chromedp.CSS(`.hand li[data-card="`+card+`"] button`)), until(told+`.startsWith('You may not')`))
	if !js[bool](t, ctx, `document.querySelector('.hand li[data-card="`+card+`"]') !== null && document.querySelector('.told .by a[href*="hague-1785/"]') !== null`) {
		t.Errorf("the refusal of %s names no clause, or the card is gone: %s", card, js[string](t, ctx, told))
	}
	if !js[bool](t, ctx, `document.querySelector('.told .because + .by') !== null`) {
		t.Errorf("the refusal of %s does not say why before it names the rule: %s", card, js[string](t, ctx, told))
	}
	if !js[bool](t, ctx, `document.querySelector('.ruling .phrase + .because + .by') !== null`) {
		t.Error("what has happened does not say why before it names the rule")
	}
	// What is told next, of a card that may be played and of the others, is no refusal.
	act(t, ctx, chromedp.Click(chromedp.CSS(`.hand li:not(.barred) button`)), until(`!`+told+`.startsWith('You may not')`))
	if js[bool](t, ctx, `document.querySelector('.told').matches('.refused')`) {
		t.Errorf("told as a refusal: %s", js[string](t, ctx, told))
	}
}

// Who plays and what is trumps is seen on the table, however long ago it was said, and
// the player is asked for a suit where there is one to name.
func TestTheTableShowsWhoPlaysAndTheTrumps(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/hombre/", "")
	const suits = `document.querySelector('.choices').textContent === 'SpadesHeartsDiamondsClubs'`
	const sans = `[...document.querySelectorAll('.choices button')].find(b => b.textContent === 'Sans prendre' && b.ariaDisabled !== 'true')`
	const asked = inHand + ` || ` + chosen + ` || ` + ended
	for tries := 0; !js[bool](t, ctx, suits); tries++ {
		if tries == 12 {
			t.Fatal("nobody lets the player play sans prendre")
		}
		if tries > 0 { // somebody else plays
			act(t, ctx, chromedp.KeyEvent("g"), until(`document.querySelector('.choices').textContent === ''`))
		}
		act(t, ctx, until(asked))
		if js[bool](t, ctx, `(b => b !== undefined && (b.click(), true))(`+sans+`)`) {
			act(t, ctx, until(`!(`+sans+`)`), until(asked))
		}
	}
	if text := js[string](t, ctx, told); !strings.Contains(text, "choose a suit") {
		t.Errorf("asked for a suit with %q", text)
	}
	if text := js[string](t, ctx, `[...document.querySelectorAll('.pools b')].map(b => b.textContent).join(' ')`); slices.Contains(strings.Fields(text), "0") {
		t.Errorf("a pool is shown in which nothing has lain: %s", text)
	}
	act(t, ctx, chromedp.KeyEvent("2"), until(`document.querySelector('.pools').textContent.includes('Trumps ♥')`))
	if who := js[string](t, ctx, `document.querySelector('.seat.S small').textContent`); !strings.Contains(who, "you play") {
		t.Errorf("of the player stands %q", who)
	}
}

// The hand of a partner into which the book lets the player look lies open, and no other.
func TestAPartnersHandLiesOpen(t *testing.T) {
	ctx := tab(t)
	deal(t, ctx, "/play/romestecq/", "")
	act(t, ctx, until(inHand))
	if open := js[string](t, ctx, `[...document.querySelectorAll('.seat')].filter(s => s.querySelector('.backs.open')).map(s => s.querySelector('.who b').textContent).join()`); open != "East" {
		t.Errorf("open lie the cards of %q", open)
	}
	if !js[bool](t, ctx, `(imgs => imgs.length > 0 && imgs.every(i => i.alt !== ''))([...document.querySelectorAll('.backs.open img')])`) {
		t.Error("East's cards are shown from behind")
	}
}

func TestASharedGameComesBack(t *testing.T) {
	ctx := tab(t)
	sit(t, ctx, "salon")
	playOut(t, ctx)
	before := js[string](t, ctx, told)
	act(t, ctx, chromedp.Click(chromedp.CSS(`.sharing summary`)), chromedp.Click(chromedp.CSS(`[data-share="command"]`)))
	const shown = `document.querySelector('.sharing pre').textContent`
	act(t, ctx, until(shown+`.startsWith('quinola')`))
	repeated(t, js[string](t, ctx, shown))
	act(t, ctx, chromedp.Click(chromedp.CSS(`[data-share="link"]`)), until(shown+`.startsWith('http')`))
	link := js[string](t, ctx, shown)
	const (
		own  = `localStorage.getItem('game salon') ?? ''`
		open = `document.querySelector('[data-do="bring"]')`
	)
	js[string](t, ctx, `localStorage.setItem('game salon', `+own+` + '\n'); ''`) // another than the link's
	kept := js[string](t, ctx, own)
	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(link), until(told+`.startsWith('This link brings a hand')`))
	act(t, ctx, chromedp.Click(chromedp.CSS(`[data-do="bring"]`)), until(ended))
	if after := js[string](t, ctx, told); after != before {
		t.Errorf("the link brings %q instead of %q", after, before)
	}
	act(t, ctx, until(`localStorage.getItem('game salon linked')`))
	if now := js[string](t, ctx, own); now != kept {
		t.Errorf("the link's hand takes the place of the reader's game: %q", now)
	}
	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(host+"/play/salon/"), until(`!document.querySelector('[data-do="resume"]').hidden && !document.querySelector('[data-do="rejoin"]').hidden`))
	if js[bool](t, ctx, `!`+open+`.hidden`) {
		t.Error("a hand is offered that no link brings")
	}
	act(t, ctx, chromedp.Click(chromedp.CSS(`[data-do="resume"]`)), until(ended))
}

// A fragment that is no hand gets a sentence, and costs nothing.
func TestAJunkLinkIsToldAsOne(t *testing.T) {
	ctx := tab(t)
	for _, junk := range []string{"#hand=", "#hand=%%%", "#hand=AAAA", "#hand=q1ZK", "#hand=" + strings.Repeat("x", 5000)} {
		act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(host+"/play/hague-1785/"+junk), until(told+`.startsWith('The link holds no hand')`))
		if js[bool](t, ctx, `document.querySelector('.welcome').hidden`) {
			t.Errorf("%s: the cards can no more be dealt", junk[:9])
		}
	}
}

// A game of hundreds of hands is longer than the memory with which the engine
// begins.
func TestALongGameIsResumed(t *testing.T) {
	ctx := tab(t)
	s, err := sitting.New(sitting.Options{Rules: "hague-1785", Seed: 1, Dealer: cards.NoSeat, People: cards.South.Bit(), Bots: sitting.Policy})
	if err != nil {
		t.Fatal(err)
	}
	for range 230 {
		for s.Settlement() == nil {
			if !s.Waits() {
				if err := s.Step(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			list := slices.DeleteFunc(s.May(), func(o game.Option) bool { return o.Refused })
			if err := s.Do(list[0].Step); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Next(); err != nil {
			t.Fatal(err)
		}
	}
	data, err := json.Marshal(s.Save())
	if err != nil {
		t.Fatal(err)
	}
	act(t, ctx, chromedp.Navigate(host+"/play/hague-1785/"))
	js[string](t, ctx, `localStorage.setItem('game hague-1785', `+string(data)+`); ''`)
	act(t, ctx, chromedp.Navigate("about:blank"), chromedp.Navigate(host+"/play/hague-1785/"))
	act(t, ctx, chromedp.Click(chromedp.CSS(`[data-do="resume"]`)), until(`document.querySelectorAll('.hand li[data-card]').length > 10`))
}

// The engine of the game is fetched when the cards are dealt, and not before.
func TestTheGameIsFetchedOnlyWhenItIsDealt(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.Navigate(host+"/play/hague-1785/"), until(`document.readyState === 'complete'`))
	if got := js[string](t, ctx, `performance.getEntriesByType('resource').map(r => r.name).filter(n => /wasm|worker|rulings/.test(n)).join(' ')`); got != "" {
		t.Errorf("fetched before the first touch: %s", got)
	}
}

// Every game that has a table is played from the deal to the settlement, and a
// second hand goes on from what the first left.
func TestEveryGameIsPlayed(t *testing.T) {
	for _, book := range []string{"bete", "brusquembille", "manille"} {
		t.Run(book, func(t *testing.T) {
			ctx := tab(t)
			act(t, ctx, chromedp.Navigate(host+"/play/"+book+"/"))
			calm(t, ctx)
			js[string](t, ctx, `document.querySelector('[name=bots]').value = 'policy'`)
			tabTo(t, ctx, "Deal", `document.activeElement.dataset.do === 'deal'`)
			act(t, ctx, chromedp.KeyEvent(kb.Enter))
			for hand := range 2 {
				act(t, ctx, until(inHand+` || `+ended+` || `+chosen))
				if !js[bool](t, ctx, ended) {
					act(t, ctx, chromedp.KeyEvent("h"), until(`document.querySelector('.counsel b')`))
				}
				playOut(t, ctx)
				if text := js[string](t, ctx, told); !strings.HasPrefix(text, "You ") {
					t.Errorf("the hand ends with %q", text)
				}
				clean(t, ctx)
				if hand == 0 {
					act(t, ctx, chromedp.KeyEvent("n"))
				}
			}
			if js[int](t, ctx, `document.querySelectorAll('.log .by a').length`) == 0 {
				t.Error("the log names no rule")
			}
		})
	}
}

// A match of Piquet is played to its end, hand after hand: it is told what both mark, who
// wins the match, and how another begins; nothing is left to divide, nor tells of a pool,
// which the game does not have. What somebody does several times on end, as a bot does
// that puts cards out, is one line. Points that are the gain of the hand stand in the score
// once; at Piquet à écrire, where the hand is written down first, they are something else.
// That goes on from hand to hand, and each manner of it has its own name.
func TestAMatchOfPiquetIsPlayed(t *testing.T) {
	won := regexp.MustCompile(`^You win [0-9]`) // nobody pays for points: they are marked
	const over = ended + ` && document.querySelector('[data-do="next"]').hidden`
	const columns = `[...document.querySelectorAll('.score thead th')].map(th => th.textContent).join(' ')`
	const twice = `[...document.querySelectorAll('.log .fell + .fell')].find(p => p.textContent === p.previousElementSibling.textContent)?.textContent ?? ''`
	for _, book := range []string{"piquet", "piquet.ecrire"} {
		t.Run(book, func(t *testing.T) {
			ctx := tab(t)
			sit(t, ctx, book)
			for hand := 1; ; hand++ {
				playOut(t, ctx)
				if text := js[string](t, ctx, told); !strings.HasPrefix(text, "You ") || won.MatchString(text) || book == "piquet" && !strings.Contains(text, "North marks ") {
					t.Errorf("hand %d ends with %q", hand, text)
				}
				if text := js[string](t, ctx, `document.querySelector('.log').textContent`); strings.Contains(text, "South") {
					t.Errorf("hand %d tells of the player as of another: %s", hand, text)
				}
				if text := js[string](t, ctx, columns); strings.Contains(text, "Points") == (book == "piquet") || strings.Contains(text, "Marks") {
					t.Errorf("hand %d has the columns %s", hand, text)
				}
				if text := js[string](t, ctx, twice); text != "" {
					t.Errorf("hand %d tells twice on end: %s", hand, text)
				}
				if book == "piquet" && js[bool](t, ctx, over) || book != "piquet" && hand == 2 {
					break
				}
				if hand == 20 {
					t.Fatalf("twenty hands are no match: %s", js[string](t, ctx, told))
				}
				// The hand that has ended lies there until the next is dealt.
				act(t, ctx, chromedp.KeyEvent("n"), until(`!(`+ended+`)`), until(inHand+` || `+chosen+` || `+ended))
			}
			if book != "piquet" {
				if got := js[string](t, ctx, `document.querySelector('[name=table] option[value="piquet.chouette"]').textContent`); got != "la Chouette" {
					t.Errorf("la Chouette is called %q", got)
				}
				return
			}
			if text := strings.TrimSpace(js[string](t, ctx, told)); !strings.Contains(text, "win") || !strings.HasSuffix(text, "The match is over: “New game” begins another.") {
				t.Errorf("the match ends with %q", text)
			}
			js[bool](t, ctx, `(() => { const s = document.querySelector('.other'); s.selectedIndex = 1; s.dispatchEvent(new Event('change')); return true; })()`)
			act(t, ctx, until(`document.querySelector('.compared caption')?.textContent === 'Net, in points' || document.querySelector('.compared').textContent.includes('cannot be')`))
			if js[bool](t, ctx, `document.querySelector('.pools').textContent.includes('orbillon')`) {
				t.Error("a pool is shown that the game does not have")
			}
			if !js[bool](t, ctx, `document.querySelector('[data-do="end"]').hidden`) {
				t.Error("a match that leaves nothing to divide may be ended")
			}
		})
	}
}

// Whoever is to choose sees the own cards and every choice without scrolling, in a
// window as wide and no higher than that of many a notebook; also where the choices
// are the bids of Boston.
func TestWhatMayBeChosenIsInTheWindow(t *testing.T) {
	ctx := tab(t)
	act(t, ctx, chromedp.EmulateViewport(1280, 720))
	const in = `((cards, choices) => cards.top >= -1 && choices.bottom <= innerHeight + 1 || JSON.stringify([cards.top, choices.bottom]))(document.querySelector('.seat.S').getBoundingClientRect(), document.querySelector('.choices').getBoundingClientRect())`
	for _, book := range []string{"quadrille", "coucou", "reglor-boston"} {
		t.Run(book, func(t *testing.T) {
			deal(t, ctx, "/play/"+book+"/", "")
			act(t, ctx, until(chosen+` !== null`), until(in+` === true`))
		})
	}
}
