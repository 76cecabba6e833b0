package piquet_test

import (
	"slices"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/piquet"
	"quinola/engine/sitting"
)

// A tour that is played again is no tour of the match (c5.p3, seconde.p5).
func TestARefaitIsNoTour(t *testing.T) {
	law := agree.Law(t, piquet.Piquet(), "piquet.ecrire", game.Change{Rule: "piquet/write.rois", Part: "tours", Value: 2})
	m := game.NewMatch(law, agree.Parse(t, "rules piquet.ecrire\ndealer N"))
	for i, test := range []struct {
		north string // has counted before the last trick, which is North's; South has twenty
		round int    // after the hand
		over  bool
	}{
		{"29", 1, false}, {"9", 1, false}, // a refait
		{"29", 1, false}, {"29", 2, false}, // a tour
		{"29", 2, false}, {"10", 2, false}, // a refait
		{"29", 2, false}, {"39", 3, true},
	} {
		if m.Over() {
			t.Fatalf("the match is over before hand %d", i+1)
		}
		r := agree.Parse(t, "rules piquet.ecrire\ntrick 12\ntaken S 6 (20) N 5 ("+test.north+")\nleader S\nhands S ♠7 N ♠8\nplay S ♠7 N ♠8")
		begun := m.Begin()
		r.Dealer, r.State = begun.Dealer, begun.State
		var err error
		if m, _, err = m.After(r); err != nil {
			t.Fatal(err)
		}
		if m.Round() != test.round || m.Over() != test.over {
			t.Errorf("after hand %d it is round %d, over %v; want %d, %v", i+1, m.Round(), m.Over(), test.round, test.over)
		}
	}
}

// sheet is a match of Piquet à écrire as it is written down by hand, from what
// both have made in each hand.
type sheet struct {
	seats     []cards.Seat
	two       [2]cards.Seat // who play
	line      []cards.Seat  // who wait
	made      [2]int32      // in this tour
	coups     int
	refaits   int32
	tours     int
	column    map[cards.Seat]int32
	own       map[cards.Seat]int32 // won and lost from hand to hand
	round     bool                 // the tours go round the table
	corbillon bool
}

// hand writes down what a hand came to (c5.p2 to p6, p12b, seconde.p4 and p5).
func (s *sheet) hand(points *[cards.Seats]int32) {
	for i, seat := range s.two {
		s.made[i] += points[seat]
	}
	if s.coups++; s.coups < 2 {
		return
	}
	less, more := 0, 1
	if s.made[0] > s.made[1] {
		less, more = 1, 0
	}
	n := (s.made[more] - s.made[less] + 5) / 10 * 10
	s.coups, s.made = 0, [2]int32{}
	if n == 0 {
		s.refaits++
		return
	}
	marked, marks := s.two[less], s.two[more]
	s.column[marked] += n + 20 + 20*s.refaits
	s.tours, s.refaits = s.tours+1, 0
	if s.corbillon {
		for _, seat := range s.seats {
			fee := int32(10)
			if seat == marks {
				fee = 20
			}
			if seat != marked {
				s.own[seat], s.own[marked] = s.own[seat]+fee, s.own[marked]-fee
			}
		}
	}
	if !s.round {
		s.two, s.line = [2]cards.Seat{marked, s.line[0]}, append(s.line[1:len(s.line):len(s.line)], marks)
		return
	}
	at := slices.Index(s.seats, s.two[0])
	if n := len(s.seats); s.seats[(at+1)%n] != s.two[1] {
		at = slices.Index(s.seats, s.two[1])
	}
	next := func(i int) cards.Seat { return s.seats[(at+i)%len(s.seats)] }
	s.two = [2]cards.Seat{next(1), next(2)}
}

// sums is what everybody has won or lost when the columns are divided (c5.p12,
// seconde.p7).
func (s *sheet) sums() (sum [cards.Seats]int32) {
	total, most := int32(0), int32(0)
	for _, n := range s.column {
		total, most = total+n, max(most, n)
	}
	n := int32(len(s.seats))
	share := total / (10 * n) * 10
	for _, seat := range s.seats {
		sum[seat] = s.own[seat] + share - s.column[seat]
	}
	for _, seat := range s.seats {
		if s.column[seat] == most { // nobody else has lost as much in the matches tried
			sum[seat] += total - share*n
		}
	}
	return sum
}

// A whole match among bots comes to the sheet that is written by hand.
func TestAMatchIsPlayedToItsSheet(t *testing.T) {
	for _, test := range []struct {
		rules            string
		round, corbillon bool
	}{
		{"piquet.malheureux", false, false}, {"piquet.malheureux.5", false, false}, {"piquet.tourner", true, false}, {"piquet.tourner.7", true, false},
		{"piquet.corbillon", false, true}, {"piquet.corbillon.5", false, true},
	} {
		s, err := sitting.New(sitting.Options{Rules: test.rules, Seed: 11, Dealer: cards.South, Bots: sitting.Random})
		if err != nil {
			t.Fatal(err)
		}
		seats := cards.Round(s.Law.Book().Seats)
		own := &sheet{seats: seats, two: [2]cards.Seat{seats[0], seats[1]}, line: seats[2:], column: map[cards.Seat]int32{}, own: map[cards.Seat]int32{},
			round: test.round, corbillon: test.corbillon}
		for {
			for s.Settlement() == nil {
				if err := s.Step(); err != nil {
					t.Fatal(err)
				}
			}
			st := s.Settlement()
			for seat, hand := range s.Past[len(s.Past)-1].Record.Hands {
				if (hand != 0) != slices.Contains(own.two[:], cards.Seat(seat)) {
					t.Fatalf("%s, hand %d: %v plays; want %v", test.rules, len(s.Past), cards.Seat(seat), own.two)
				}
			}
			if !st.Void {
				own.hand(&st.Points)
			}
			if s.Over() {
				break
			}
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
		if own.tours != 24 {
			t.Errorf("%s: the match is over after %d tours", test.rules, own.tours)
		}
		if got, want := s.Total(), own.sums(); got != want {
			t.Errorf("%s: everybody has won %v; by the sheet %v", test.rules, got, want)
		}
	}
}
