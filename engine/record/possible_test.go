package record

import (
	"strings"
	"testing"

	"quinola/engine/cards"
)

// A position that no deal and no play can come to is told as such.
func TestPossible(t *testing.T) {
	pack := &Pack{Cards: cards.Full &^ cards.Face(10), Seats: 4}
	pack.Worth[cards.Ace], pack.Worth[cards.King], pack.Worth[cards.Queen], pack.Worth[cards.Knave] = 4, 3, 2, 1
	for _, c := range []struct{ block, want string }{
		{"trick 11\nhands S ♠3 E ♠4 N ♠5 W ♠6", ""},
		{"trick 11\ntaken S 10 (40)\nhands S ♠3 E ♠4 N ♠5 W ♠6", ""},
		{"trick 7\ntaken W 6 (9)\nhands S ♠3 E ♠A ♥A ♦A ♣A ♥J N ♠5 W ♠K ♠Q ♥K ♦K ♣K", ""},
		{"trick 7\ntaken W 6 (16)\nhands S ♠3 E ♠A ♥A ♦A ♣A ♥J N ♠5 W ♠K ♠Q ♥K ♦K ♣K", "W has taken 16 points in 6 tricks: the cards that are not named hold 9 at most"},
		{"trick 10\ntaken W 9 (400)\nhands S ♠3", "W has taken 400 points in 9 tricks"},
		{"trick 2\ntaken W 1 (17)\nhands S ♠3", "W has taken 17 points in 1 tricks: the cards that are not named hold 16 at most"},
		{"trick 3\ntaken W 1 (16) N 1 (13)\nhands S ♠3", "29 points are taken: the cards that are not named hold 28 at most"},
		{"trick 3\ntaken W 0 (1)\nhands S ♠3", "W has taken 1 points in 0 tricks"},
		{"trick 3\ntaken W 2 (0) N 1 (0)\nhands S ♠3", "3 tricks are taken before trick 3"},
		{"trick 1\nhands S ♠T", "the card ♠T is not in the pack; leave it out"},
		{"trick 12\nhands S ♠AKQJ9 E ♥2", "with 11 tricks played there are 50 cards: the pack has 48"},
		{"trick 11\ntaken S 10 (31)\nhands S ♠A E ♠4 N ♠5 W ♠6", ""},
		{"trick 12\ntaken S 11 (35)\nhands S ♠A E ♠4 N ♠5 W ♠6", "35 points are taken: the cards that are not named hold 36, and all of them are"},
	} {
		r, err := ParseBlock("", c.block)
		if err != nil {
			t.Fatalf("%s: %v", c.block, err)
		}
		got := ""
		if err := r.Possible(pack); err != nil {
			got = err.Error()
		}
		if got != c.want && (c.want == "" || !strings.HasPrefix(got, c.want)) {
			t.Errorf("%s\ngot  %s\nwant %s", c.block, got, c.want)
		}
	}
}

// Of a game of few cards a head it is known how many each holds.
func TestPossibleHands(t *testing.T) {
	three := Pack{Cards: cards.Full &^ cards.Lane(cards.Spades) &^ cards.Face(2) &^ cards.Face(3) &^ cards.Face(4), Seats: 3} // 30 cards
	drawn, idle, marked := three, three, three
	three.Each, drawn.Each, idle.Each = 10, 3, 10
	drawn.Draws, idle.Idle, marked.Marks = true, true, true
	for _, c := range []struct {
		pack  *Pack
		block string
		want  string
	}{
		{&three, "trick 9\nhands S ♥AK E ♥QJ", ""},
		{&three, "trick 9\nhands S ♥AKQ", "S holds 3 cards: before trick 9 nobody has more than 2"},
		{&drawn, "trick 8\nhands S ♥AKQ E ♦AKQ", ""},
		{&drawn, "trick 9\nhands S ♥AK E ♦AK", ""},
		{&drawn, "trick 9\nhands S ♥AKQ", "S holds 3 cards: before trick 9 nobody has more than 2"},
		{&drawn, "trick 10\nhands S ♥AK", "S holds 2 cards: before trick 10 nobody has more than 1"},
		{&idle, "trick 9\nhands S ♥AKQ", ""},
		{&marked, "trick 2\ntaken S 1 (20)\nhands S ♥A", ""},
	} {
		r, err := ParseBlock("", c.block)
		if err != nil {
			t.Fatalf("%s: %v", c.block, err)
		}
		got := ""
		if err := r.Possible(c.pack); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s\ngot  %s\nwant %s", c.block, got, c.want)
		}
	}
}

func TestANumberThatIsTooLarge(t *testing.T) {
	const want = "too large: 1000000000; no number may be above 999999999"
	if _, err := ParseBlock("", "pool 1000000000"); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("err = %v", err)
	}
	if _, err := ParseJSON([]byte(`{"rules":"hague-1785","pool":1000000000}`)); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("err = %v", err)
	}
}
