package piquet

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
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

// met is a hand as it goes: North has asked forty-one, and South, who has forty-six,
// is to show it.
func met(t *testing.T, rules string) game.Hand {
	t.Helper()
	hand, err := play.Sit(agree.Law(t, Piquet(), rules), agree.Parse(t, "rules "+rules+`
dealer S
deal S ♠K ♥QJ8 ♦AKQ87 ♣987 N ♠AQT87 ♥AKT7 ♦J ♣AT
talon ♣Q ♦T ♣K ♠9 ♦9 ♣J ♥9 ♠J`), 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"draw N out ♥7", "draw N out ♦J", "draw N out ♠Q", "draw N out ♠7", "draw N out ♠8", "draw N done", "draw S out ♣8", "draw S out ♣7", "draw S out ♣9", "draw S done",
		"bid N point ♣AKQT 41", "bid S bad", "bid N done", "meld N done", "play N ♠A"} {
		r := agree.Parse(t, "rules "+rules+"\n"+line)
		step := record.Step{Seat: cards.North, Cards: []cards.Card{cards.Of(cards.Spades, cards.Ace)}}
		if len(r.Steps) > 0 {
			step = r.Steps[0]
		}
		if err := hand.Do(step); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return hand
}

// Cards that the other has shown are still against one: North, who has seen the ace,
// king and queen of diamonds, does not lead the ten as if it were the highest.
func TestCardsThatWereShownAreStillAgainstOne(t *testing.T) {
	hand := met(t, "piquet")
	for _, line := range []string{"meld S point ♦AKQ87 46", "meld S done"} {
		if err := hand.Do(agree.Parse(t, "rules piquet\n"+line).Steps[0]); err != nil {
			t.Fatal(err)
		}
	}
	for trick := 1; hand.Turn() != cards.NoSeat && trick < 8; {
		st := hand.Advise(0, 1)[0].Step
		if seat := hand.Turn(); seat == cards.North && len(st.Cards) == 1 && st.Cards[0] == cards.Of(cards.Diamonds, cards.Ten) {
			t.Fatalf("North leads the ten of diamonds:\n%s", hand.Record().Block())
		}
		if err := hand.Do(st); err != nil {
			t.Fatal(err)
		}
		trick = len(hand.Record().Plays)/2 + 1
	}
}

// What the deals tell of a hand is points of it, also in the first of a tour, of
// which nothing is marked yet.
func TestAdviceTellsPoints(t *testing.T) {
	for _, rules := range []string{"piquet", "piquet.ecrire"} {
		list := met(t, rules).Advise(60, 1)
		if last := list[len(list)-1]; list[0].Act != "point" || last.Act != "done" || list[0].Mean < last.Mean+5 || list[0].Mean > last.Mean+50 {
			t.Errorf("%s: of the point, which counts five, and parries a Pic, is thought %+v", rules, list)
		}
	}
}
