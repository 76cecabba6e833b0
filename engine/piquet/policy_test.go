package piquet

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// What South, first to speak, puts out: long suits, sequences and sets are kept,
// and what lies with the other or in the talon makes no difference.
func TestWhatIsPutOut(t *testing.T) {
	l := agree.Law(t, Piquet(), "piquet")
	for _, test := range []struct{ hand, want string }{
		{"♠AKQJT ♥AK ♦98 ♣987", "♦98 ♣987"},
		{"♠AKT8 ♥A97 ♦AQ7 ♣A8", "♥97 ♦Q7 ♣8"},
		{"♠98 ♥98 ♦AKQJT7 ♣98", "♠98 ♥98 ♣8"},
	} {
		r := agree.Parse(t, "rules piquet\ndealer N\ntrick 1\nhands S "+test.hand)
		hand := r.Hands[cards.South]
		var rest []cards.Card
		for set := l.(*table.Law).Pack() &^ hand; set != 0; set = set.Without() {
			rest = append(rest, set.First())
		}
		src := table.Source(7)
		for range 5 {
			src.Shuffle(rest)
			r := &record.Record{Rules: "piquet", Dealer: cards.North, Leader: cards.NoSeat, Players: 2, Talon: rest[12:]}
			r.Hands[cards.South] = hand
			for _, c := range rest[:12] {
				r.Hands[cards.North] |= c.Bit()
			}
			live, err := play.Sit(l, r, 1)
			if err != nil {
				t.Fatal(err)
			}
			var out cards.Set
			for live.Turn() == cards.South {
				st := live.Advise(0, 1)[0].Step
				if err := live.Do(st); err != nil {
					t.Fatal(err)
				}
				for _, c := range st.Cards {
					out |= c.Bit()
				}
			}
			if want := agree.Parse(t, "rules piquet\ndealer N\ntrick 1\nhands S "+test.want).Hands[cards.South]; out != want {
				t.Errorf("of %s is put out %v; want %s", test.hand, signs(cards.Ranked(out)), test.want)
				break
			}
		}
	}
}

// No bot says in bad faith that what it beats is good.
func TestNoBotAnswersInBadFaith(t *testing.T) {
	r := agree.Parse(t, `rules piquet
dealer N
deal S ♠AKQJ ♦K98 ♣K987 ♥7 N ♥AKQJT ♠8 ♦AJT ♣AQJ
talon ♥98 ♦7 ♣T ♠97T ♦Q`)
	hand, err := play.Sit(agree.Law(t, Piquet(), "piquet"), r, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"draw S out ♣7", "draw S out ♦9", "draw S done", "draw N out ♦T", "draw N done", "choose N pass", "bid S point ♠AKQJ 41"} {
		if err := hand.Do(agree.Parse(t, "rules piquet\n"+line).Steps[0]); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	for _, deals := range []int{0, 6} {
		for _, a := range hand.Advise(deals, 1) {
			if a.Act == "good" {
				t.Errorf("with %d deals North, who has fifty-one, thinks of saying that forty-one is good", deals)
			}
		}
	}
}
