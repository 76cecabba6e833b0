package record

import (
	"reflect"
	"strings"
	"testing"

	"quinola/engine/cards"
)

const block = `rules   two-quinolas
set     reversis/pool.each#amount 3
dealer  S
pool    great 26 little 13
trick   10
taken   E 1   N 3 (12)   W 4 (9)
leader  N
hands   S ♠AK   E ♥J ♦9   N ♠Q2   W ♠54
swap    S ♣2   N ♥4
discards ♠3 ♦A
play    N ♠Q  W ♠4  S ♠A  E ♥J
play    ♠K
act     deal E packets 3 4 4
act     exchange W peek ♣7
act     10 N early
unclaimed ♦A party pool
expect  E takes 45 from the pool by reversis/quinola.placed
expect  E takes 13 from the little pool
expect  N pays E 5 by reversis/quinola.gift, reversis/card.placed
expect  W returns 2 to S
expect  W returns 45 to the pool by reversis/reversis.pool
expect  S has 45 back from the pool
expect  E pays 5 to the pool
expect  E owes a beast of 20
expect  nothing for ♥J
expect  nothing for the party
expect  winner E
expect  loser N
expect  next dealer W
expect  void
expect  beast E 40 in play by reversis/beast.next
refuse  E ♦9 by reversis/follow-suit
allow   W look 3 by reversis/look.own
refuse  S deal ♠A ♠K ♣T by reversis/pack
refuse  S swap ♠2 E by reversis/swap
...
`

// A record is written as it was read, in both notations.
func TestRoundTrip(t *testing.T) {
	r, err := ParseBlock("a position", block)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Block(); got != block {
		t.Errorf("block:\n%s\nwant:\n%s", got, block)
	}
	back, err := ParseJSON(r.AppendJSON(nil))
	if err != nil {
		t.Fatal(err)
	}
	for i := range r.Expects {
		r.Expects[i].Line = 0
	}
	if !reflect.DeepEqual(r, back) {
		t.Errorf("JSON: %s\n%+v\nwant\n%+v", r.AppendJSON(nil), back, r)
	}
}

// What cannot be read is one line that says where and why.
func TestErrors(t *testing.T) {
	json := []struct{ in, want string }{
		{`{"rules":"hague-1785",`, "line 1: a key is missing in the object: a word in quotation marks, and a colon"},
		{"{\"rules\":\n\"hague", "line 2: the JSON breaks off inside a string"},
		{`[]`, "line 1: a record is an object: {\"rules\": ..., \"deal\": ...}"},
		{`{"hands":{"S":["♥K"]}}`, `line 1: "hand" wants a string`},
		{`{"dealer":"Q"}`, `line 1: unknown seat "Q" in "dealer"; ` + cards.SeatsAre},
		{`{"deal":{"S":"AAK..."}}`, "line 1: the card ♠A comes twice in the hand of S; leave one out"},
		{`{"deal":{"S":"AK"}}`, "line 1: a hand is four suits of faces, such as AK3.Q84.975.A92, not \"AK\""},
		{`{"play":[["1S"]]}`, `line 1: trick 1: unknown card "1S"; a card is a face and a suit, such as 7C`},
		{`{"pool":-1}`, `line 1: "pool" wants a whole number, 0 or more`},
		{`{"play":[["7S"],[],["8S"]]}`, "line 1: trick 2 has no card, and trick 3 has; note its cards, or leave it out"},
		{`{"pool":1,"pool":2}`, `line 1: the key "pool" comes twice; leave one out`},
		{`{"color":1}`, `line 1: unknown key "color" in a record; there are ` + keys()},
		{`{} {}`, "line 1: something follows the record; one object is a hand"},
		{"\xff", "the record is not UTF-8; save it as such"},
		{strings.Repeat("[", 100), "line 1: the JSON is nested too deeply for a record"},
	}
	for _, test := range json {
		if _, err := ParseJSON([]byte(test.in)); err == nil || err.Error() != test.want {
			t.Errorf("%s: %v, want %s", test.in, err, test.want)
		}
	}
	blocks := []struct{ in, want string }{
		{"rules hague-1785\nplay N ♠K Q", `line 2: unknown card "Q"; a card is a suit and a face, such as ♣7`},
		{"hands S ♥A K ♥2", `line 1: unknown seat "K"; ` + cards.SeatsAre},
		{"play ♠K\nplay\nplay ♠Q", "line 2: a player plays one card to a trick, not none"},
		{"play ♠K E", "line 1: a player plays one card to a trick, not none"},
		{"play S E ♠K", `line 1: unknown card "E"; a card is a suit and a face, such as ♣7`},
		{"dealer S\npool 3\npool great 26 little 13", `line 3: the word "pool" comes twice; leave one out`},
		{"hands N ♠KK", "line 1: the card ♠K comes twice in the hand of N; leave one out"},
		{"hands ♠K", "line 1: unknown seat \"♠K\"; " + cards.SeatsAre},
		{"trick x", `line 1: not a whole number: "x"; write digits alone`},
		{"expect E eats 4", `line 1: unknown expectation "E eats 4"; such as: E takes 45 from the pool, N pays E 5, W returns 2 to S, S pays 45 to the pool, nothing for ♥J, winner E, loser N, match E, score E 3, next dealer W, refuse E ♦9`},
		{"act", "line 1: an act is a moment (draw, deal, exchange, a trick or end), a seat and what was done"},
	}
	for _, test := range blocks {
		if _, err := ParseBlock("", test.in); err == nil || err.Error() != test.want {
			t.Errorf("%s: %v, want %s", test.in, err, test.want)
		}
	}
}

func FuzzParseJSON(f *testing.F) {
	r, err := ParseBlock("seed", block)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(r.AppendJSON(nil)))
	f.Add(`{"rules":"hague-1785","dealer":"S","deal":{"S":"AK3.Q84.975.A92"},"exchange":{"E":"9D","N":"-"},"play":[["7S"]]}`)
	f.Fuzz(func(t *testing.T, s string) {
		r, err := ParseJSON([]byte(s))
		if err != nil {
			return
		}
		written := r.AppendJSON(nil)
		back, err := ParseJSON(written)
		if err != nil {
			t.Fatalf("%s is not read back: %v", written, err)
		}
		if again := back.AppendJSON(nil); string(again) != string(written) {
			t.Fatalf("%s\nbecomes\n%s", written, again)
		}
	})
}

func FuzzParseBlock(f *testing.F) {
	f.Add(block)
	f.Add("rules hague-1785\ndeal S ♠AK ♥3\ntalon ♠2 ♠3 ♠4\nexchange E -  N ♥2\nplay ♠A ♠K")
	f.Fuzz(func(t *testing.T, s string) {
		r, err := ParseBlock("", s)
		if err != nil {
			return
		}
		r.Possible(&Pack{Cards: cards.Full, Seats: 4, Worth: [16]int32{1, 2, 3}})
		written := r.Block()
		back, err := ParseBlock("", written)
		if err != nil {
			t.Fatalf("%s\nis not read back: %v", written, err)
		}
		if again := back.Block(); again != written {
			t.Fatalf("%s\nbecomes\n%s", written, again)
		}
	})
}

// Expectations of marks are written as they are read.
func TestExpectationsOfMarks(t *testing.T) {
	for _, want := range []string{"S takes 4 from the bank", "N pays 20 to the bank by made/erased", "score S 3", "points N 0 by made/erased", "match S", "no match by made/agreed", "next dealer W", "no next dealer by made/anew", "outcome remise E by made/remise", "net E -20", "net S 19 by made/alone", "no outcome vole by made/early", "S takes 4 from the great pool"} {
		e, err := parseExpect(want)
		if err != nil {
			t.Fatal(err)
		}
		if got := e.String(); got != want {
			t.Errorf("%s is written as %s", want, got)
		}
	}
}

// What goes by one name is written under one key, wherever it stands.
func TestItemsOfOneNameAreWrittenTogether(t *testing.T) {
	r := &Record{Rules: "x", State: []Item{{"wins", cards.North, 5}, {"loses", cards.East, 7}, {"wins", cards.West, 2}, {"bete", cards.NoSeat, 3}}}
	text := string(r.AppendJSON(nil))
	if want := `{"wins":{"N":5,"W":2},"loses":{"E":7},"bete":[3]}`; !strings.Contains(text, want) {
		t.Errorf("%s has not %s", text, want)
	}
	if _, err := ParseJSON([]byte(text)); err != nil {
		t.Error(err)
	}
}
