package gamepages

import (
	"flag"
	"os"
	"strings"
	"testing"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/sitetest"
)

var update = flag.Bool("update", false, "write onedeal.play anew")

// The pack is that of fifty in which the games go most differently: who plays in
// one by a king that is called buys the king in the next, and loses in the third.
const (
	dealSeed    = 1799
	botSeed     = 14
	dealtTrials = 24 // deals that a bot tries for each act
)

// pinnedBooks are the books of the page, one a game.
var pinnedBooks = []string{"quadrille", "mediateur", "quintille"}

// The hands of the page settle under their books, all that is paid is received,
// and they deal one pack.
func TestOneDealSettles(t *testing.T) {
	hands, err := dealtHands()
	if err != nil {
		t.Fatal(err)
	}
	if len(hands) != len(pinnedBooks) {
		t.Fatalf("%d hands, not %d", len(hands), len(pinnedBooks))
	}
	for i, r := range hands {
		law := compiled(t, pinnedBooks[i])
		so, err := law.Settle(r)
		if err != nil || !so.Done || so.Void || r.Rules != pinnedBooks[i] {
			t.Fatalf("%s: %v, %+v", r.Rules, err, so)
		}
		sum := int(so.Bank)
		for _, seat := range so.Seats {
			sum += int(so.Net[seat])
		}
		for _, p := range so.Pools {
			sum += int(p.Amount)
		}
		for _, b := range so.Beasts {
			sum += int(b.Amount)
		}
		for _, x := range so.State {
			if x.Name == "waiting" { // betes that do not go yet
				sum += int(x.N)
			}
		}
		for _, p := range r.Pools {
			sum -= int(p.Amount)
		}
		if sum != 0 || len(so.Events) == 0 {
			t.Errorf("%s: what is paid and received comes to %d in %d events", r.Rules, sum, len(so.Events))
		}
		if dealt := dealtAs(law.Book(), shuffled(t, law)); r.Hands != dealt.Hands {
			t.Errorf("%s: the hands are not those of the pack", r.Rules)
		}
	}
}

// The page has a column for each book, and tells who speaks by name.
func TestOneDealPage(t *testing.T) {
	of := func(c *corpus.Corpus, notes *annotate.Annotations) *Pages {
		return &Pages{Table: &felt.Table{Edition: &joined.Edition{Corpus: c, Notes: notes}}}
	}
	o := sitetest.Edited(t)
	e := of(o.Corpus, o.Notes)
	if !e.dealsAll() {
		t.Fatal("a book of the hands is not of the edition")
	}
	pages := e.OneDealPages()
	if len(pages) != 1 || pages[0].Path != oneDealPath {
		t.Fatalf("the pages are %v", pages)
	}
	if len(of(sitetest.Small(), nil).OneDealPages()) != 0 {
		t.Error("an edition without the books has the page")
	}
}

// What bots do with the pack is what is pinned.
func TestOneDeal(t *testing.T) {
	if testing.Short() {
		t.Skip("plays three hands with thought")
	}
	var blocks []string
	for _, id := range pinnedBooks {
		law := compiled(t, id)
		pack := shuffled(t, law)
		blocks = append(blocks, bots(t, law, dealtAs(law.Book(), pack), pack).Block())
	}
	got := strings.Join(blocks, "\n")
	if *update {
		if err := os.WriteFile("onedeal.play", []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if got != dealtRecords {
		t.Errorf("the bots play otherwise now; -update pins it:\n%s", got)
	}
}

func compiled(t *testing.T, id string) game.Law {
	t.Helper()
	law, err := games.Find(id).Compile()
	if err != nil {
		t.Fatal(err)
	}
	return law
}

// shuffled is the pack of a game in the disorder of dealSeed.
func shuffled(t *testing.T, law game.Law) (pack []cards.Card) {
	t.Helper()
	h, err := play.Sit(law, &record.Record{Rules: law.Book().ID, Dealer: cards.South, Leader: cards.NoSeat}, dealSeed)
	if err != nil {
		t.Fatal(err)
	}
	var all cards.Set
	for _, held := range h.Record().Hands {
		all |= held
	}
	for ; all != 0; all = all.Without() {
		pack = append(pack, all.First())
	}
	src := chance.Source(dealSeed)
	src.Shuffle(pack)
	return pack
}

// dealtAs is a pack dealt by South in the first way of dealing that a book has.
func dealtAs(rs *game.Ruleset, pack []cards.Card) *record.Record {
	r := &record.Record{Rules: rs.ID, Dealer: cards.South, Leader: cards.NoSeat, Turned: cards.None, Players: rs.Seats}
	var packets []int
	for way := rs.Answer("parts/deal.packets").Figures[0].Value; way > 0; way /= 10 {
		packets = append([]int{int(way % 10)}, packets...)
	}
	seat := r.Dealer
	for _, packet := range packets {
		for range rs.Seats {
			seat = cards.Right(rs.Seats, seat)
			for _, c := range pack[:packet] {
				r.Hands[seat] |= c.Bit()
			}
			pack = pack[packet:]
		}
	}
	return r
}

// bots play a hand. The card that is cut for the favourite is the first of the
// pack that may be: nobody chooses it.
func bots(t *testing.T, law game.Law, r *record.Record, pack []cards.Card) *record.Record {
	t.Helper()
	h, err := play.Sit(law, r, botSeed)
	if err != nil {
		t.Fatal(err)
	}
	src := chance.Source(botSeed)
	for h.Turn() != cards.NoSeat {
		step := h.Advise(dealtTrials, src.Next())[0].Step
		if step.Act == "favourite" {
			step = cutAt(h.May(), pack)
		}
		if err := h.Do(step); err != nil {
			t.Fatal(err)
		}
	}
	return h.Record()
}

func cutAt(may []game.Option, pack []cards.Card) record.Step {
	for _, c := range pack {
		for _, o := range may {
			if !o.Refused && o.Cards[0] == c {
				return o.Step
			}
		}
	}
	return record.Step{}
}
