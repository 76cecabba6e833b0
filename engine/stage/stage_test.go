package stage

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/record"
)

// spade is a position in which East holds a spade and the Quinola.
const spade = `rules    hague-1785
dealer   S
pool     45
trick    10
taken    S 2 (9)   E 2 (9)   N 2 (9)   W 3 (9)
discards ♦8 ♠8 ♣8 ♦7
hands    S ♠3 ♣7   E ♠9 ♥J   N ♠K ♦3   W ♠5 ♠4
play     N ♠K   W ♠4   S ♠3   E ♠9
...
`

// renonce is the same, but East has no spade.
const renonce = `rules    hague-1785
dealer   S
pool     60
trick    10
taken    S 2 (9)   E 2 (9)   N 2 (9)   W 3 (9)
discards ♦8 ♠8 ♣8 ♦7
hands    S ♠3 ♣7   E ♥J ♦9   N ♠K ♣2   W ♠5 ♠4
play     N ♠K   W ♠4   S ♠3   E ♥J
expect   E takes 60 from the pool by reversis/quinola.placed
...
`

func open(t testing.TB, block string) *Stage {
	t.Helper()
	r, err := record.ParseBlock("", block)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open(r, "")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func played(t testing.TB, codes ...string) []cards.Card {
	t.Helper()
	var list []cards.Card
	for _, code := range codes {
		c, ok := cards.CardOf(code)
		if !ok {
			t.Fatalf("no card %s", code)
		}
		list = append(list, c)
	}
	return list
}

func names(list []cards.Card) []string {
	var out []string
	for _, c := range list {
		out = append(out, c.String())
	}
	return out
}

func TestWhoseTurnAndWhatMayBePlayed(t *testing.T) {
	for _, c := range []struct {
		name    string
		block   string
		played  []string
		turn    string
		legal   []string
		refused []string
	}{
		{"the leader is told by the first card", spade, nil, "N", []string{"KS", "3D"}, nil},
		{"the turn goes to the right", spade, []string{"KS"}, "W", []string{"5S", "4S"}, nil},
		{"a spade must be followed", spade, []string{"KS", "4S", "3S"}, "E", []string{"9S"}, []string{"JH"}},
		{"who has none may throw", renonce, []string{"KS", "4S", "3S"}, "E", []string{"JH", "9D"}, nil},
		{"the taker leads", spade, []string{"KS", "4S", "3S", "9S"}, "N", []string{"3D"}, nil},
		{"another card is led than the record has", spade, []string{"3D"}, "W", []string{"5S", "4S"}, nil},
	} {
		l, err := open(t, c.block).At(played(t, c.played...))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var refused []string
		for _, r := range l.Refused {
			refused = append(refused, r.Card.String())
			if len(r.By) == 0 {
				t.Errorf("%s: no rule refuses %s", c.name, r.Card)
			}
		}
		if l.Seat.String() != c.turn || !reflect.DeepEqual(names(l.Legal), c.legal) || !reflect.DeepEqual(refused, c.refused) {
			t.Errorf("%s: %s may play %v and not %v; want %s, %v and not %v", c.name, l.Seat, names(l.Legal), refused, c.turn, c.legal, c.refused)
		}
	}
}

func TestTheWholePlanComesToWhatTheRecordDoes(t *testing.T) {
	for _, block := range []string{spade, renonce} {
		s := open(t, block)
		var all []cards.Card
		for _, p := range s.Plan {
			all = append(all, p.Card)
		}
		l, err := s.At(all)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(l.So.Events, s.Whole.Events) {
			t.Errorf("the plan comes to %v, the record to %v", l.So.Events, s.Whole.Events)
		}
	}
}

func TestACardThatIsNotHeldIsAnErrorAndNoPanic(t *testing.T) {
	s := open(t, spade)
	for _, codes := range [][]string{{"AH"}, {"KS", "KS"}, {"JH"}, {"KS", "4S", "3S", "9S", "3D", "5S", "7C", "JH", "2C"}} {
		if _, err := s.At(played(t, codes...)); err == nil {
			t.Errorf("%v is played", codes)
		}
	}
}

// What the players agreed on is played so.
func TestAFigureThatTheRecordSets(t *testing.T) {
	s := open(t, "set reversis/quinola.gift#fee 7\n"+renonce)
	text := ""
	for _, e := range s.Whole.Events {
		text += e.Text + "\n"
	}
	if !strings.Contains(text, "♥J placed: N pays E 7") {
		t.Errorf("the fee is not seven:\n%s", text)
	}
}

func TestARulesetThatThereIsNot(t *testing.T) {
	if _, err := Open(&record.Record{Rules: "whist"}, ""); err == nil {
		t.Error("whist is played")
	}
}

// The JSON is what templates/script/engine.ts reads.
func TestJSON(t *testing.T) {
	s := open(t, spade)
	l, err := s.At(played(t, "KS", "4S", "3S"))
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Plan    []string            `json:"plan"`
		Seat    string              `json:"seat"`
		Trick   int                 `json:"trick"`
		Done    bool                `json:"done"`
		Hands   map[string][]string `json:"hands"`
		Table   [][2]string         `json:"table"`
		Legal   []string            `json:"legal"`
		Refused map[string][]string `json:"refused"`
		Pools   []int               `json:"pools"`
		Fired   []string            `json:"fired"`
		Events  []struct {
			Trick int      `json:"trick"`
			Rule  string   `json:"rule"`
			By    []string `json:"by"`
			Text  string   `json:"text"`
		} `json:"events"`
	}
	if err := json.Unmarshal(s.AppendJSON(nil, l), &got); err != nil {
		t.Fatal(err)
	}
	if got.Seat != "E" || got.Trick != 10 || got.Done || len(got.Plan) != 4 ||
		!reflect.DeepEqual(got.Hands["E"], []string{"9S", "JH"}) ||
		!reflect.DeepEqual(got.Table, [][2]string{{"N", "KS"}, {"W", "4S"}, {"S", "3S"}}) ||
		!reflect.DeepEqual(got.Legal, []string{"9S"}) || !reflect.DeepEqual(got.Refused["JH"], []string{"reversis/follow-suit"}) ||
		!reflect.DeepEqual(got.Pools, []int{45}) {
		t.Errorf("%+v", got)
	}
}

func FuzzAt(f *testing.F) {
	f.Add(spade, "KS4S3S9S")
	f.Add(renonce, "KSJH")
	f.Fuzz(func(t *testing.T, block, codes string) {
		r, err := record.ParseBlock("", block)
		if err != nil {
			return
		}
		s, err := Open(r, "hague-1785")
		if err != nil {
			return
		}
		var list []cards.Card
		for len(codes) >= 2 && len(list) < 60 {
			if c, ok := cards.CardOf(codes[:2]); ok {
				list = append(list, c)
			}
			codes = codes[2:]
		}
		if l, err := s.At(list); err == nil {
			s.AppendJSON(nil, l)
		}
	})
}

// What is done where no card is played is told deed by deed, with the hands and what has
// followed; faults at the deal come first, and those of the end last.
func TestDeeds(t *testing.T) {
	for _, c := range []struct {
		name, block string
		want        []string // who does what, the hand of East, and how many lines follow
	}{
		{"cards change hands", `rules coucou
dealer S
hands E ♥A N ♠9 W ♣J T ♥7 U ♦K S ♠8
trade E ask N content W content T content U content
...
`, []string{"AH 0", "E ask 9S 1", "N content 9S 1", "W content 9S 1", "T content 9S 1", "U content 9S 5"}},
		{"a card is drawn for the deal", `rules ma-commere
dealer S
act draw S draw ♥9
...
`, []string{" 2", "S draw 2"}},
		{"cards are played", spade, nil},
		{"nothing is done", "rules coucou\ndealer S\nhands E ♥A\nrefuse E cut\n...\n", nil},
	} {
		var got []string
		for _, d := range open(t, c.block).Deeds() {
			said := ""
			switch {
			case d.Step != nil:
				said = d.Step.Seat.String() + " " + d.Step.Act
			case d.Act != nil:
				said = d.Act.Seat.String() + " " + d.Act.Act
			}
			lines := 0
			if d.So != nil {
				lines = len(d.So.Events)
			}
			hand := ""
			for _, card := range cards.Ranked(d.Hands[cards.East]) {
				hand += " " + card.String()
			}
			got = append(got, strings.TrimSpace(said+hand)+" "+strconv.Itoa(lines))
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
			continue
		}
		for i, want := range c.want {
			if got[i] != want {
				t.Errorf("%s: deed %d is %q, want %q", c.name, i, got[i], want)
			}
		}
	}
}

// A record in which no card is played asks the rules the same of any hand.
func TestWhatIsAskedOfTheRules(t *testing.T) {
	const asks = "\nallow N equal\nrefuse N bad by piquet/declare.answer"
	for _, c := range []struct{ hands, want string }{
		{"S ♠KQJT   N ♥KQJT", `"judged":[false,[],[],true,["piquet/declare.answer"],[]]`},
		{"S ♠KQJT   N ♥AKQJT", `"judged":[true,["piquet/declare.answer"],[],false,[],[]]`},
	} {
		r, err := record.ParsePlay("rules piquet\ndealer N\ntrick 1\nhands " + c.hands + "\nleader S\nbid S point ♠KQJT" + asks)
		if err != nil {
			t.Fatal(err)
		}
		s, err := Open(r, "")
		if err != nil {
			t.Fatal(err)
		}
		l, err := s.At(nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := string(s.AppendJSON(nil, l)); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s\nwant %s", c.hands, got, c.want)
		}
	}
}
