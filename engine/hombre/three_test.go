package hombre

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
)

// Rules that need two things amiss in one hand, or an agreement, the notes prove.
func TestMutantsOfThree(t *testing.T) {
	agree.Mutants(t, Hombre(), 30_000, "hombre/bete.void", "hombre/bid.contre", "hombre/contre.same", "hombre/contre.vole", "hombre/contre.fee", "hombre/contre.missed", "hombre/bete.together", "hombre/revoke.several", "hombre/revoke.mixed", "hombre/trump.kept", "hombre/claim.hasty",
		"hombre/exposed.several", "hombre/exposed.rejected", "hombre/exposed.talon.several", "hombre/exposed.dealer", "hombre/dealt.pulled", "hombre/spadille.hidden", "hombre/rest.others", "hombre/vole.confer",
		"hombre/gano.need", "hombre/gano.many", "hombre/gano.doubt", "hombre/codille.honest", "hombre/bete.chosen", "hombre/hand.resumed", "hombre/card.laid", "hombre/revoke.folded",
		"hombre/deal.first.turned", "parts/purse", "hombre/dealt.pulled.first", "hombre/trump.sure", "hombre/trump.sure#tricks", "hombre/thrown.again",
		"hombre/dealt.drawn", "hombre/hand.kept", "hombre/pack.false.bid",
		"hombre/trump.sure.played", "hombre/draw.chance", "hombre/draw.blind", "hombre/hand.muddled", "hombre/bete.joined", "hombre/quit.consent", "hombre/hand.decided")
}

// A hand that South may play in spades, and how South, who has asked, wins it.
const (
	threeDealt = `deal     S ♠A273 ♥K4 ♦6 ♣65   E ♥QJA ♦K2 ♣K32 ♠4   W ♠KQ ♣A ♥23 ♦QJ5 ♣4
talon    ♠J65 ♥567 ♦A347 ♣QJ7
`
	threeAsked  = "bid      S ask  E pass  W pass\n"
	threePlayed = `choose   S spades
draw     S ♥4 ♦6 ♣65  E ♠4 ♣32 ♦2  W ♥23 ♣4
play     S ♠A   E ♥A  W ♠Q
play     S ♠2   E ♥6  W ♠K
play     S ♠J   E ♥7  W ♦4
play     S ♠7   E ♥J  W ♣A
play     W ♦7   S ♠3  E ♦3
play     S ♠6   E ♦A  W ♦5
act      7 S lay
`
)

// whole is a hand in which South asks, exchanges, and wins with six tricks, with
// what is done in it besides.
func whole(extra string) string {
	return `rules    hombre
dealer   W
pool     tours 0   betes 0   made 0   odd 0
` + threeDealt + extra + threeAsked + threePlayed
}

// Laws that random hands do not show: what each act comes to for the bête, and
// for whether the hand is void.
func TestLawsOfThree(t *testing.T) {
	law := agree.Law(t, Hombre(), "hombre")
	for _, o := range [...]struct {
		name, acts string
		bete       int32 // what is made
		void       bool
		until      string // the hand is over there
	}{
		{name: "nothing is amiss"},
		{name: "loix.2: a black ace turned up", acts: "act deal W exposed ♣A\n", void: true, until: "bid "},
		{name: "donner.p5: another card", acts: "act deal W exposed ♥3\n"},
		{name: "loix.3: two cards", acts: "act deal W exposed ♥3\nact deal W exposed ♥Q\n", void: true, until: "bid "},
		{name: "donner.p5: the card is rejected", acts: "act deal W exposed ♥Q\nact deal E reject\n", void: true, until: "bid "},
		{name: "donner.p5: it lay face up in the pack", acts: "act deal E exposed ♥Q\nact deal E reject\n"},
		{name: "loix.4: a card of the talon, at once", acts: "act deal W exposed ♠J\n", void: true, until: "bid "},
		{name: "donner.p7: when somebody plays", acts: "act bid.1 W exposed ♠J\nact bid.1 W exposed ♠6\n"},
		{name: "donner.p7: three of them", acts: "act bid.1 W exposed ♠J\nact bid.1 W exposed ♠6\nact bid.1 W exposed ♥5\n", void: true, until: "  E pass"},
		{name: "loix.6: ten cards, and nothing said", acts: "act deal W deal-ten S\n", bete: 27},
		{name: "loix.6: ten cards, and it is said", acts: "act deal W deal-ten S\nact bid S own\n"},
		{name: "loix.11: passing with eight costs nothing, if it is said before drawing", acts: "act deal W deal-eight E\nact exchange E own\n"},
		{name: "loix.11: and else a bête", acts: "act deal W deal-eight E\n", bete: 27},
		{name: "loix.13: a false pack when the hand is not decided", acts: "act 5 W false-pack\n", void: true, until: "play     W ♦7"},
		{name: "loix.14: and when it is", acts: "act end W false-pack\n"},
		{name: "loix.35: a hand that was drawn and mixed", acts: "act exchange E draw-hand W 2\nact exchange S deal-again\n", bete: 27, void: true, until: "draw "},
		{name: "loix.25: a card of the talon is turned", acts: "act bid.1 W turn\n", bete: 27},
		{name: "loix.26: the last looks at the rest", acts: "act 1 E look-rest\n", bete: 27},
		{name: "loix.26: W draws last", acts: "act 1 W look-rest\nact 1 E look-rest\n"},
		{name: "ecarter.p11: too late", acts: "act 2 W look-rest\n", bete: 27},
		{name: "loix.27: too many drawn, not seen", acts: "act exchange E overdraw\n"},
		{name: "loix.28: and seen", acts: "act exchange E overdraw 1\n", bete: 27},
		{name: "loix.29: too few, before the play", acts: "act exchange E underdraw\n"},
		{name: "loix.29: after it has begun", acts: "act 2 E underdraw\n", bete: 27},
		{name: "loix.10: a wrong number of cards", acts: "act 2 E miscount\n", bete: 27},
		{name: "codille.p4: the player asks for gano", acts: "act 2 S gano\n", bete: 27},
		{name: "jouer.3: another does", acts: "act 2 E gano\n"},
		{name: "jouer.p8: the player says that it is a remise", acts: "act 2 S concede\n", bete: 27, until: "play     S ♠2"},
		{name: "jouer.p8: and it is played all the same", acts: "act 2 S concede E\n", bete: 54},
		{name: "jouer.p4: another leaves the hand", acts: "act 2 E abandon W\n", bete: 27},
		{name: "jouer.p4b: and it is played out", acts: "act 2 S abandon E\n", bete: 81},
		{name: "duree.p2b: leaving for a good reason", acts: "act 2 E quit 1\n", until: "play     S ♠2"},
		{name: "jouer.p10: the king is denied by one who has it not", acts: "act 5.1 W lie\n"},
		{name: "loix.31: out of turn", acts: "act 2 W early\n"},
		{name: "loix.32: out of turn, and it harms", acts: "act 2 W early ♦Q 1\n", bete: 27},
		{name: "loix.33: a card is shown that cannot be played", acts: "act 2 W show ♦Q 2\n", bete: 27},
		{name: "loix.41: a hand is shown", acts: "act 2 E show\n", bete: 27},
		{name: "loix.35: another's hand is turned up", acts: "act 2 E look W\n", bete: 27},
		{name: "jouer.p4b: the player leaves the hand", acts: "act 2 S abandon\n", bete: 54, until: "play     S ♠2"},
	} {
		hand := whole(o.acts)
		if o.until != "" {
			hand, _, _ = strings.Cut(hand, o.until)
		}
		st := agree.Settle(t, law, hand)
		var bete int32
		for _, item := range st.State {
			if item.Name == "waiting" {
				bete += item.N
			}
		}
		if bete != o.bete || st.Void != o.void {
			t.Errorf("%s: a bête of %d, void %v; want %d, %v", o.name, bete, st.Void, o.bete, o.void)
		}
	}
}

// lastOfThree is a hand of which only the last trick is left: South plays, and
// takes it where it leads.
func lastOfThree(rules, bid, pools, state, taken, leader, play string) string {
	if state != "" {
		state = "state    " + state + "\n"
	}
	return fmt.Sprintf("rules    %s\ndealer   W\npool     %s   made 0   odd 0\n%strick    9\ntaken    %s\nhands    S ♠3   E ♥K   W ♦K\nleader   %s\nbid      S %s\nchoose   S %s\nplay     %s\n",
		rules, pools, state, taken, leader, bid, play[:strings.Index(play, "|")], play[strings.Index(play, "|")+1:])
}

const (
	southTakes = "spades|S ♠3   E ♥K   W ♦K"
	eastTakes  = "clubs|E ♥K   W ♦K   S ♠3"
)

// marquer.p7, p10, p14, p16 and bavaroise.p4: the bêtes after so many hands that
// are lost by remise, and in between passed.
func TestBetesOfThree(t *testing.T) {
	for _, o := range [...]struct {
		name, rules        string
		tours, betes, want int32
	}{
		{"p14: the first", "hombre", 27, 0, 27},
		{"p14: the second", "hombre", 45, 27, 72},
		{"p14: the third", "hombre", 63, 27, 90},
		{"p14: the seventh, 162 and not 172", "hombre", 135, 27, 162},
		{"p14: the fifteenth", "hombre", 279, 27, 306},
		{"p7: the first after a pass", "hombre", 45, 0, 45},
		{"p10: the second after another", "hombre", 81, 45, 126},
		{"p16: where the bête of 90 goes", "hombre", 18, 90, 108},
		{"p16: and after a pass", "hombre", 36, 90, 126},
		{"bavaroise.p4: the first", "hombre.bavaroise", 9, 0, 9},
		{"bavaroise.p4: the second", "hombre.bavaroise", 15, 9, 24},
		{"bavaroise.p4: the third", "hombre.bavaroise", 21, 9, 30},
		{"at three and one: the second", "hombre.trois-et-un", 36, 27, 63},
	} {
		st := agree.Settle(t, agree.Law(t, Hombre(), o.rules), lastOfThree(o.rules, "ask", fmt.Sprintf("tours %d   betes %d", o.tours, o.betes), "",
			"S 3   E 2   W 3", "E", eastTakes))
		var made, tours int32
		for _, item := range st.State {
			if item.Name == "waiting" {
				made += item.N
			}
		}
		for _, p := range st.Pools {
			if p.Name == "tours" {
				tours = p.Amount
			}
		}
		if made != o.want {
			t.Errorf("%s: a bête of %d, want %d", o.name, made, o.want)
		}
		if more := tours - o.tours; more != 18 && o.rules == "hombre" {
			t.Errorf("%s: the tours grow by %d, want 18", o.name, more)
		}
	}
}

// How the tricks part, bete.p1b to p13, codille.p1: who draws the 27 that lie
// there.
func TestTricksOfThree(t *testing.T) {
	law := agree.Law(t, Hombre(), "hombre")
	for _, o := range [...]struct {
		taken, leader, play string
		draws               string // who draws what lies there, "" for nobody
	}{
		{"S 4   E 4   W 0", "S", southTakes, "S"},
		{"S 3   E 3   W 2", "S", southTakes, "S"},
		{"S 3   E 4   W 1", "S", southTakes, ""},
		{"S 2   E 3   W 3", "S", southTakes, ""},
		{"S 4   E 4   W 0", "E", eastTakes, "E"},
		{"S 3   E 3   W 2", "E", eastTakes, "E"},
		{"S 4   E 3   W 1", "E", eastTakes, ""},
		{"S 1   E 3   W 4", "E", eastTakes, ""},
		{"S 2   E 3   W 3", "E", eastTakes, "E"},
	} {
		st := agree.Settle(t, law, lastOfThree("hombre", "ask", "tours 27   betes 0", "", o.taken, o.leader, o.play))
		got := ""
		for _, seat := range []cards.Seat{cards.South, cards.East, cards.West} {
			if st.Net[seat] > 0 {
				got = seat.String()
			}
		}
		if got != o.draws {
			t.Errorf("%s, %s leads: %q draws, want %q (%v)", o.taken, o.leader, got, o.draws, st.Net)
		}
	}
}

// sixth is a hand in which South has taken the first five tricks and leads to the
// sixth; last is the last card of South, which East takes with the king of
// hearts if it is a heart.
func sixth(rules, bid, pools, state, last string) string {
	if state != "" {
		state = "state    " + state + "\n"
	}
	taker := "E ♥K   W ♦A"
	return fmt.Sprintf("rules    %s\ndealer   W\npool     %s   made 0   odd 0\n%strick    6\ntaken    S 5   E 0   W 0\n"+
		"hands    S ♠A2K %[4]s   E ♥KQJA   W ♦KQJA\nleader   S\nbid      S %[5]s\nchoose   S spades\n"+
		"play     S ♠A   E ♥Q   W ♦K\nplay     S ♠2   E ♥J   W ♦Q\nplay     S ♠K   E ♥A   W ♦J\nplay     S %[4]s   %[6]s\n",
		rules, pools, state, last, bid, taker)
}

// sans-prendre.p4, ordre.matadors.p7c, vole.p1b, p4, loix.68, 73, bavaroise.p3:
// what West pays, or draws.
func TestPaymentsOfThree(t *testing.T) {
	lies := "tours 45   betes 27"
	for _, o := range [...]struct {
		name, rules, hand string
		net               int32 // of West
	}{
		{"sans prendre is won", "hombre", lastOfThree("hombre", "sans-prendre", lies, "", "S 4   E 2   W 2", "S", southTakes), -12},
		{"and lost by remise: the bête is marked", "hombre", lastOfThree("hombre", "sans-prendre", lies, "", "S 3   E 2   W 3", "E", eastTakes), 12 - 6},
		{"sans prendre à la Bavaroise", "hombre.bavaroise", lastOfThree("hombre.bavaroise", "sans-prendre", "tours 9   betes 0", "", "S 4   E 2   W 2", "S", southTakes), -4 - 3},
		{"p1b: the vole, half of 72", "hombre", sixth("hombre", "ask", lies, "", "♠Q"), -36},
		{"p1b: the vole where bêtes wait", "hombre", sixth("hombre", "ask", lies, "waiting 90", "♠Q"), 0},
		{"p4: the vole is missed, and all is shared", "hombre", sixth("hombre", "ask", lies, "waiting 90", "♥2"), 36 + 45},
		{"loix.68: sans prendre is paid all the same", "hombre", sixth("hombre", "sans-prendre", lies, "", "♥2"), 36 - 12},
		{"loix.73: contre is missed", "hombre", sixth("hombre", "contre", lies, "", "♥2"), 36},
		{"loix.62, 64: and bêtes wait, for which nobody would have paid", "hombre", sixth("hombre", "contre", lies, "waiting 90", "♥2"), 0},
		{"p4: what is odd of each is shared together", "hombre", sixth("hombre", "ask", "tours 27   betes 0", "waiting 27 81", "♥2"), 67},
		{"dictionnaire.p20: the dégoût is paid where contre is missed, too", "hombre.hasards", sixth("hombre.hasards", "contre", "tours 27   betes 0", "poules 19   ahead S 100   behind W 100", "♥2"), 13 - 20},
		{"dictionnaire.p89: no triomphante for spadille led later than first", "hombre.hasards", sixth("hombre.hasards", "ask", "tours 27   betes 0", "", "♥2"), 13 - 20},
		{"the vole à la Bavaroise", "hombre.bavaroise", sixth("hombre.bavaroise", "ask", "tours 9   betes 0", "", "♠Q"), -20 - 3},
		{"and missed", "hombre.bavaroise", sixth("hombre.bavaroise", "ask", "tours 9   betes 0", "", "♥2"), 20 - 3},
	} {
		st := agree.Settle(t, agree.Law(t, Hombre(), o.rules, contreAgreed), o.hand)
		if st.Net[cards.West] != o.net {
			t.Errorf("%s: West %+d, want %+d (%v)", o.name, st.Net[cards.West], o.net, st.Events)
		}
	}
}

// vole.p4 and its ruling: it is kept whose the odd counter of a missed vole may be.
func TestOddCounterOfAMissedVole(t *testing.T) {
	st := agree.Settle(t, agree.Law(t, Hombre(), "hombre"), sixth("hombre", "ask", "tours 27   betes 0", "", "♥2"))
	var whose []cards.Seat
	for _, item := range st.State {
		if item.Name == oddFor {
			whose = append(whose, item.Seat)
		}
	}
	if !slices.Equal(whose, []cards.Seat{cards.East, cards.West}) {
		t.Errorf("the odd counter is for %v, want East and West (%v)", whose, st.State)
	}
}

// contre.same: whoever has lost contre to an earlier player may not say it again.
func TestContreIsTheEarliers(t *testing.T) {
	law := agree.Law(t, Hombre(), "hombre", contreAgreed)
	block := `rules    hombre
dealer   W
pool     tours 0   betes 0   made 0   odd 0
deal     S ♠A273 ♥K4 ♦6 ♣65   E ♥QJA ♦K2 ♣K32 ♠4   W ♠KQ ♣A ♥23 ♦QJ5 ♣4
talon    ♠J65 ♥567 ♦A347 ♣QJ7
bid      S sans-prendre  E contre  W pass  S contre  E contre
`
	if _, err := law.Settle(agree.Parse(t, block)); err == nil || !strings.Contains(err.Error(), "bid.rank") {
		t.Errorf("East may say contre again: %v", err)
	}
}

// dictionnaire.p20 and its ruling: of two who have won alike the first in hand is
// paid the dégoût.
func TestDegoutOfTwoAlike(t *testing.T) {
	hand := sixth("hombre.hasards", "ask", "tours 27   betes 0", "poules 19   ahead E 46   behind W 1", "♥2")
	hand = strings.Replace(hand, "dealer   W", "dealer   S", 1)
	st := agree.Settle(t, agree.Law(t, Hombre(), "hombre.hasards"), hand)
	if st.Net[cards.South] != 39 || st.Net[cards.East] != -7+20 || st.Net[cards.West] != -7-20 {
		t.Errorf("%v, want 39, 13 and -27: East, who is first in hand, has won as much as South", st.Net)
	}
}
