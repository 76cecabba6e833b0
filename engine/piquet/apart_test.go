package piquet

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/piquet/naive"
)

// Hands in which the engine and the second settlement once came apart, a cause each.
func TestHandsThatCameApart(t *testing.T) {
	for _, test := range []struct {
		name, block string
		ahead       int32 // what South has made more than North
	}{
		// S asked 34, showed them, and had them struck out: they count again, not the 37 of clubs (c3.p2, "le dit point"; loix.12, loix.17).
		{"a point given back", `rules piquet.ecrire
dealer N
deal S ♠AT7 ♥T987 ♦87 ♣KT9 N ♠KQJ8 ♥KQJ ♦KQJ9 ♣Q
talon ♦A ♦T ♣J ♣8 ♠9 ♥A ♣7 ♣A
draw S ♠AT7 ♦7 ♣K N ♠8 ♦Q
choose N pass
bid S point ♥T987 N good
meld S point ♥T987 N point ♥AKQJ
act 2 N false
play S ♠9 N ♠Q
play N ♥K S ♥T
play N ♣7 S ♣J
play S ♣9 N ♣Q
play N ♥Q S ♥9
play N ♠K S ♥8
play N ♥J S ♥7
play N ♦K S ♦T
play N ♦9 S ♦8
play N ♦J S ♦A
play S ♣T N ♠J
play S ♣8 N ♥A`, 0},
		// What is given back counts towards a Pic (loix.17, c1.p8).
		{"Pic with what is given back", `rules piquet.ecrire
dealer N
deal N ♠JT9 ♥JT98 ♦98 ♣J87 S ♠AK ♥AK ♦AQJ ♣AKQT9
talon ♦7 ♠Q ♥7 ♠7 ♦T ♦K ♥Q ♠8
draw S ♣Q N ♥T9
choose N pass
bid S point ♦AQJ7 N good S set ♠A ♥A ♦A ♣A N good
meld S set ♠A ♥A ♦A ♣A S set ♠K ♥K ♣K S point ♦AQJ7 N point ♠QJT9
act 2 N false
play S ♥A N ♥7
play S ♠K N ♠T
play S ♦Q N ♦8
play S ♦J N ♦9
play S ♣T N ♣8
play S ♣K N ♣J
play S ♦7 N ♣7
play S ♣9 N ♠9
play S ♦A N ♥J
play S ♠A N ♠J
play S ♥K N ♥8
play S ♣A N ♠Q`, 102},
		// Only the point that N counted falsely parried South's thirty-three at the first lead (loix.17, "ce que l'autre ne peut point parer").
		{"Pic that a false count parried", `rules piquet.ecrire
dealer N
deal S ♠KJT8 ♥KQ7 ♦AQ ♣QJ7 N ♠A7 ♥AJ98 ♦JT97 ♣KT
talon ♣A ♠9 ♠Q ♣8 ♦K ♥T ♦8 ♣9
draw S ♠8 ♥K7 ♣J7 N ♦J9 ♥A
bid S run ♠KQJT9 N good S set ♠Q ♥Q ♦Q ♣Q N good
meld S run ♠KQJT9 S run ♦AKQ S set ♠Q ♥Q ♦Q ♣Q N point ♥JT98
act 2 N false
play S ♠J N ♠A
play N ♠7 S ♠9
play S ♣Q N ♣T
play S ♣8 N ♣K
play N ♥8 S ♥Q
play S ♦Q N ♦7
play S ♠T N ♦8
play S ♦A N ♦T
play S ♠Q N ♥T
play S ♦K N ♥9
play S ♣A N ♣9
play S ♠K N ♥J`, 146},
		// And so with a hand without figures, where nothing is given back.
		{"hazards that a false hand without figures parried", `rules piquet.ecrire
dealer N
deal S ♠AKQJ ♥AKQJ ♦AKQJ N ♠T987 ♥T987 ♦T987
talon ♣AKQJT987
draw S ♦J N ♦7
choose N pass
meld N blanches ♠T987 ♥T987 ♦T987
bid S point ♠AKQJ N good S run ♠AKQJ N good S set ♠A ♥A ♦A ♣A N good
meld S point ♠AKQJ S run ♠AKQJ S run ♥AKQJ S run ♦AKQ S set ♠A ♥A ♦A ♣A S set ♠K ♥K ♦K S set ♠Q ♥Q ♦Q
act 2 N false
play S ♠A N ♠7
play S ♠K N ♠8
play S ♠Q N ♠9
play S ♠J N ♠T
play S ♥A N ♥7
play S ♥K N ♥8
play S ♥Q N ♥9
play S ♥J N ♥T
play S ♦A N ♦8
play S ♦K N ♦9
play S ♦Q N ♦T
play S ♣A N ♣K`, 178},
		// The last card, to which nobody follows, makes the thirty: the Pic is written, too (loix.4, c1.p8).
		{"Pic with the last card of twelve", `rules piquet.ecrire
dealer N
deal N ♠AKJ ♥Q97 ♦AK9 ♣AKJ S ♠QT87 ♥J8 ♦QT ♣T987
talon ♦7 ♥T ♦8 ♥A ♦J ♥K ♣Q ♠9
act exchange.1 S short
draw S ♠T ♥J ♦Q N ♦A9 ♣AJ ♠AJ
bid S set ♥T ♦T ♣T N bad
meld N run ♥AKQ N point ♥AKQ97 N set ♠K ♥K ♦K ♣K
play S ♣7 N ♣K
play N ♠9 S ♠8
play N ♥Q S ♥8
play N ♦J S ♦T
play N ♥K S ♥T
play N ♥7 S ♠Q
play N ♥9 S ♣8
play N ♦8 S ♦7
play N ♦K S ♣9
play N ♣Q S ♣T
play N ♠K S ♠7`, -101},
		// 31 are good, 27 are shown: N's 28 are more (c3.p2, "c'est celui qui a le plus de points qui les compte").
		{"a point lowered, and the other shows more", `rules piquet.ecrire
dealer N
deal N ♠JT87 ♥J97 ♦T8 ♣JT8 S ♠AKQ ♥AKQ ♦AKQ ♣AKQ
talon ♣7 ♦7 ♦9 ♣9 ♥T ♠9 ♥8 ♦J
draw S ♣A N ♠7
choose N pass
bid S point ♥AKQ N good S set ♠K ♥K ♦K ♣K N good
meld S set ♠Q ♥Q ♦Q ♣Q S set ♠K ♥K ♦K ♣K S set ♠A ♥A ♦A S point ♣KQ7 N point ♠JT8
play S ♠A N ♠8
play S ♥A N ♥7
play S ♦A N ♦7
play S ♠K N ♠T
play S ♥K N ♥9
play S ♦K N ♦8
play S ♣K N ♣8
play S ♠Q N ♠J
play S ♦Q N ♦T
play S ♥Q N ♥J
play S ♣7 N ♣J
play N ♣T S ♣Q`, 48},
		// And though N does not show them, they could have been counted: no Repic (c1.p7), but a Pic.
		{"a point lowered, and the other may show more", `rules piquet.ecrire
dealer N
deal N ♠JT87 ♥J97 ♦T8 ♣JT8 S ♠AKQ ♥AKQ ♦AKQ ♣AKQ
talon ♣7 ♦7 ♦9 ♣9 ♥T ♠9 ♥8 ♦J
draw S ♣A N ♠7
choose N pass
bid S point ♥AKQ N good S set ♠K ♥K ♦K ♣K N good
meld S set ♠Q ♥Q ♦Q ♣Q S set ♠K ♥K ♦K ♣K S set ♠A ♥A ♦A S point ♣KQ7
play S ♠A N ♠8
play S ♥A N ♥7
play S ♦A N ♦7
play S ♠K N ♠T
play S ♥K N ♥9
play S ♦K N ♦8
play S ♣K N ♣8
play S ♠Q N ♠J
play S ♦Q N ♦T
play S ♥Q N ♥J
play S ♣7 N ♣J
play N ♣T S ♣Q`, 84},
		// N has taken a card too many and counted falsely, too: both laws hold, and S counts the tierce not shown (loix.3, loix.17).
		{"a false count by a player who counts nothing", `rules piquet.ecrire
dealer N
deal S ♠KQJT ♥KJ9 ♦AK ♣JT7 N ♠A87 ♥A87 ♦QT987 ♣A
talon ♣8 ♣Q ♥Q ♣K ♠9 ♦J ♣9 ♥T
draw S ♦A ♣J ♠Q ♦K ♠K N ♠8 ♦8
bid S point ♣KQT87 N bad S run ♠JT9 N good
meld S point ♣KQT87 S run ♠JT9 N point ♦QJT97 N set ♠A ♥A ♣A N run ♦QJT9
act exchange.5 N look 2
act exchange.7 N over
act 2 N false
play S ♥Q N ♥8
play S ♣8 N ♣9
play N ♣A S ♣Q
play N ♠7 S ♠T
play S ♣T N ♦Q
play S ♣K N ♠A
play S ♥9 N ♥A
play N ♦9 S ♥K
play N ♦J S ♠J
play N ♦T S ♣7
play N ♥7 S ♥J
play S ♠9 N ♥T`, 17},
		// N throws down, S shows and takes all that is left: that S lays the hand down then changes nothing (loix.24).
		{"a hand laid down after the other's", `rules piquet.ecrire
dealer S
deal S ♠A87 ♥J97 ♦AQT7 ♣Q9 N ♠KQJT ♥KT8 ♦KJ98 ♣A
talon ♣8 ♥A ♠9 ♣T ♣J ♣7 ♥Q ♣K
draw N ♠J ♠T ♦9 ♥8 ♠K S ♠7 ♥J ♦A
bid N point ♣AJT8 S good
meld N point ♣AJT8 S set ♥Q ♦Q ♣Q
act 10 N lay
act 10 S show
act 10 S lay
act 10 N show
play N ♥A S ♥Q
play N ♦8 S ♦T
play S ♠A N ♠Q
play S ♣K N ♣A
play N ♥K S ♥9
play N ♥T S ♥7
play N ♣8 S ♣9
play S ♣Q N ♣T
play S ♠8 N ♠9
play N ♦K S ♦7
play S ♣7 N ♣J
play S ♦Q N ♦J`, 10},
		// With four cards left N loses nothing by throwing them down, though S shows (loix.24).
		{"a hand laid down too early", `rules piquet.ecrire
dealer S
deal S ♠A87 ♥J97 ♦AQT7 ♣Q9 N ♠KQJT ♥KT8 ♦KJ98 ♣A
talon ♣8 ♥A ♠9 ♣T ♣J ♣7 ♥Q ♣K
draw N ♠J ♠T ♦9 ♥8 ♠K S ♠7 ♥J ♦A
bid N point ♣AJT8 S good
meld N point ♣AJT8 S set ♥Q ♦Q ♣Q
act 9 N lay
act 9 S show
play N ♥A S ♥Q
play N ♦8 S ♦T
play S ♠A N ♠Q
play S ♣K N ♣A
play N ♥K S ♥9
play N ♥T S ♥7
play N ♣8 S ♣9
play S ♣Q N ♣T
play S ♠8 N ♠9
play N ♦K S ♦7
play N ♦J S ♦Q
play S ♣7 N ♣J`, -14},
		// Both have eleven cards: the eleventh trick is the last (c4.p12, the ruling).
		{"two hands of eleven cards", `rules piquet.ecrire
dealer N
deal S ♠98 ♥J97 ♦AQJ9 ♣AKQ N ♠QT7 ♥KQ8 ♦KT87 ♣JT
talon ♠J ♥A ♣7 ♠A ♥T ♠K ♣8 ♣9
act exchange.5 S short
act exchange.7 N short
draw S ♣Q ♣K ♥J ♥7 ♦J N ♣T
choose N pass
bid S point ♠AJ98 N good S set ♠A ♥A ♦A ♣A N good
meld S set ♠A ♥A ♦A ♣A S point ♠AJ98
play S ♠9 N ♠Q
play N ♦T S ♦A
play S ♠A N ♠T
play S ♠8 N ♠7
play S ♥A N ♥8
play S ♣7 N ♣J
play N ♥Q S ♥9
play N ♦K S ♦9
play N ♦7 S ♦Q
play S ♣A N ♥K
play S ♠J N ♦8`, 30},
	} {
		r := agree.Parse(t, test.block)
		ours, err := agree.Law(t, Piquet(), "piquet.ecrire").Settle(r)
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		if got := ours.Points[cards.South] - ours.Points[cards.North]; got != test.ahead {
			t.Errorf("%s: South is %d ahead, want %d\n%s", test.name, got, test.ahead, events(ours))
		}
		theirs, err := naive.Write(r.AppendJSON(nil), []string{"S", "N"})
		if err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		if why := agree.Apart(ours, theirs); why != "" {
			t.Errorf("%s: %s", test.name, why)
		}
	}
}
