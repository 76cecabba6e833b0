package reversis

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/game"

	"quinola/engine/play"
	"quinola/engine/record"
)

// good is a whole hand that each case below spoils in one place.
const good = `{"rules":"hague-1785","dealer":"E","pool":21,"deal":{"S":"765.A9.64.8542","E":"AQJ94.J643.7.96","N":"K.K.AKQJ9.AKQJ","W":"32.Q8752.53.73"},"talon":["8S","2D","8D"],"exchange":{"S":"2C","E":"9C","N":"9D","W":"2S"},"play":[["KH","2H","9H","3H"],["AD","3D","4D","7D"],["AC","3C","4C","6C"],["KS","3S","5S","4S"],["KD","2D","6D","9S"],["KC","7C","5C","AS"],["JD","5D","8D","JH"],["QD","QH","AH","QS"],["QC","8H","8C","JS"],["JC","7H","7S","4H"],["8S","5H","6S","6H"]]}`

// An impossible hand is one line that names the trick, the card and the rules.
func TestImpossibleHands(t *testing.T) {
	tests := []struct{ old, put, want string }{
		{`"A9.64.8542"`, "", ""},
		{"765.A9.64.8542", "765.A9.64.854K", "the card ♣K is in two places: with N and elsewhere; leave one out"},
		{"765.A9.64.8542", "765.A9.64.854T", "the deal to S is not possible: ♣T is not in the pack (by reversis/pack)"},
		{"765.A9.64.8542", "765.A9.64.85432", "the card ♣3 is in two places: with W and elsewhere; leave one out"},
		{`"32.Q8752.53.73"`, `"32.Q8752.53.7"`, "the deal to W is not possible: 10 cards (by reversis/deal.count)"},
		{`["8S","2D","8D"]`, `["8S","2D"]`, "the deal is not the whole pack: ♦8 is nowhere; deal it, or note it in the talon"},
		{`"S":"2C",`, "", "the exchange: nothing is said of S; name the card put out, or - for none"},
		{`"E":"9C"`, `"E":"-"`, "exchange E keep: this may not be done (by reversis/exchange.dealer)"},
		{`"N":"9D"`, `"N":"2H"`, "exchange N ♥2: N does not hold ♥2"},
		{`["KH","2H"`, `["2H","KH"`, "trick 1: N ♥2: N does not hold this card; it is N who leads (by reversis/lead.first)"},
		{`["AD","3D","4D","7D"]`, `["AD","3H","4D","7D"]`, "trick 2: W ♥3: W does not hold this card"},
		{`["AC","3C","4C","6C"]`, `["AC","3C","6D","6C"]`, "trick 3: S ♦6: this may not be done (by reversis/follow-suit)"},
		{`,["8S","5H","6S","6H"]`, ``, "trick 11 is missing: a whole hand goes on until it is over; go on, or note a position, with hands for deal"},
		{`"6H"]]`, `"6H"],["2S"]]`, "a card is left over: ♠2 is played after the end; take it out"},
		{`,"9H","3H"]`, `,"9H","3H","2S"]`, "trick 1: ♠2 is a card too many; take it out"},
		{`"dealer":"E",`, ``, "the record does not say who deals: dealer S"},
		{`"play"`, `"acts":[{"at":12,"seat":"N","act":"early"}],"play"`, "the act early is noted for trick 12: a hand has 11 tricks"},
		{`"play"`, `"acts":[{"at":"deal","seat":"N","act":"gather"}],"play"`, "the act gather is noted for deal; it is done at a trick"},
		{`"play"`, `"acts":[{"at":"exchange","seat":"E","act":"redeal"}],"play"`, "at exchange: redeal is nothing that is done at the end of the exchange; note it for the deal or a trick"},
		{`"play"`, `"acts":[{"at":2,"seat":"N","act":"keep-12"}],"play"`, "the act keep-12 is noted for 2; it is done at the exchange"},
		{`"play"`, `"acts":[{"at":3,"seat":"E","act":"grab"}],"play"`, "the act grab is noted for 3; it is done at the exchange"},
		{`"play"`, `"acts":[{"at":"exchange","seat":"E","act":"grab","n":[1]}],"play"`, "E is said to have taken 1 of the cards left over, and two or three are meant: grab 2, grab 3"},
		{`"play"`, `"acts":[{"at":3,"seat":"E","act":"hide"}],"play"`, "the act hide is noted for 3; it is done at the exchange"},
		{`"play"`, `"acts":[{"at":2,"seat":"N","act":"gather"},{"at":2,"seat":"W","act":"gather"}],"play"`, "trick 2: two players are said to gather it; leave one of them out"},
		{`"play"`, `"acts":[{"at":"exchange","seat":"E","act":"discard-2","card":"9C"}],"play"`, "the exchange: E is said to put out two cards; name another than ♣9 in the exchange, too"},
		{`"play"`, `"acts":[{"at":1,"seat":"N","act":"sneeze"}],"play"`, `"sneeze" cannot be done here; what can: assume, play-on, …`},
		{`"play"`, `"acts":[{"at":3,"seat":"S","act":"revoke"}],"play"`, "trick 3: S ♣4: this is recorded as a fault, and it is none"},
		{`"dealer":"E"`, `"dealer":"T"`, "nobody sits at T under hague-1785: its players are S E N W"},
		{`"pool":21`, `"pools":{"great":3}`, `unknown pool "great" under hague-1785; there is one pool, without a name`},
		{`"dealer":"E"`, `"dealer":"E","swap":{"S":"2C"}`, "cards are not swapped under hague-1785; leave the line swap out"},
	}
	l, err := Compile(Hague1785)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range tests {
		r, err := record.ParseJSON([]byte(strings.Replace(good, test.old, test.put, 1)))
		if err != nil {
			t.Fatalf("%s: %v", test.put, err)
		}
		if _, err = l.Settle(r); test.want == "" && err == nil {
			continue
		}
		want, open := strings.CutSuffix(test.want, "…")
		if err == nil || err.Error() != want && !(open && strings.HasPrefix(err.Error(), want)) {
			t.Errorf("%s: %v, want %s", test.put, err, test.want)
		}
	}
}

// Five players, or a pack with its tens, are settled by the variant they fit.
// An act is no less out of place where the record has no cards at all.
func TestActsOfNoHand(t *testing.T) {
	for _, test := range []struct {
		rs         *game.Ruleset
		acts, want string
	}{
		{Hague1785, "act deal S misdeal", ""},
		{Hague1785, "act deal S misdeal\nact deal S redeal", ""},
		{Hague1785, "act deal S redeal", "at deal: S may not redeal (by reversis/deal.buyback)"},
		{Hague1785, "act deal S misdeal\nact deal E redeal", "at deal: E may not redeal (by reversis/deal.buyback)"},
		{Hague1785, "act exchange S peek", "the dealer has no card of the talon to look at"},
		{Hague1785, "act exchange S misdeal", "the act misdeal is noted for exchange, and the hand does not come so far; take it out"},
		{Hague1785, "act 5 S revoke", "the act revoke is noted for 5, and the hand does not come so far; take it out"},
		{Reglor1809, "act deal S twice", ""},
		{Reglor1809, "act deal E twice", "at deal: E twice, and the dealer is S; name whoever has dealt the dealer"},
		{Reglor1809, "trick 0\nact exchange N hide ♥J", ""},
		{Reglor1809, "trick 0\nact exchange N hide ♠A", "what is hidden is the Quinola"},
	} {
		l, err := Compile(test.rs)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if _, err := l.Settle(agree.Parse(t, "rules "+test.rs.ID+"\ndealer S\npool 60\n"+test.acts+"\n...")); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%s: %s: %q, want %q", test.rs.ID, test.acts, got, test.want)
		}
	}
}

func TestVariantsFitTheirHands(t *testing.T) {
	for _, v := range Academie.Variants {
		l, err := Compile(v)
		if err != nil {
			t.Fatal(err)
		}
		r := play.Random(l, game.Plain, 3)
		r.Rules = Academie.ID
		if fit := Academie.Fit(r); fit != v {
			t.Errorf("a hand of %s is settled by %s", v.ID, fit.ID)
		}
	}
}

// The sums that the books give themselves.
func TestTheBooksSums(t *testing.T) {
	for _, rs := range Rulesets {
		l, err := Compile(rs)
		if err != nil {
			t.Fatal(err)
		}
		terms, _ := l.Terms("reversis/points")
		sum := 4 * (terms.N("ace") + terms.N("king") + terms.N("queen") + terms.N("knave"))
		if want := int32(40); rs.ID != "academie" && sum != want {
			t.Errorf("%s: %d points, want %d", rs.ID, sum, want)
		}
		fund, ok := l.Terms("reversis/pool.fund")
		if renewal, _ := l.Terms("reversis/pool.renewal"); ok && renewal.N("below") > 1 {
			if got := 3*fund.N("each") + fund.N("dealer"); got != renewal.N("below") {
				t.Errorf("%s: the fund is %d, and renewed below %d", rs.ID, got, renewal.N("below"))
			}
			if got := 3*fund.N("little.each") + fund.N("little.dealer"); got != renewal.N("little") {
				t.Errorf("%s: the little fund is %d, and renewed below %d", rs.ID, got, renewal.N("little"))
			}
		}
		pay, _ := l.Terms("reversis/reversis.payment")
		forfeit, ok := l.Terms("reversis/reversis.forfeit")
		if opposite := pay.N("opposite"); ok && opposite > 0 && 2*pay.N("each")+opposite != forfeit.N("amount") {
			t.Errorf("%s: a Reversis is worth %d, and costs %d", rs.ID, 2*pay.N("each")+opposite, forfeit.N("amount"))
		}
	}
}

func FuzzSettle(f *testing.F) {
	f.Add([]byte(good))
	for _, rs := range Rulesets {
		if l, err := Compile(rs); err == nil {
			for seed := range uint64(6) {
				f.Add(play.Random(l, mixes[seed].ID, seed).AppendJSON(nil))
			}
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := record.ParseJSON(b)
		if err != nil {
			return
		}
		rs := Find(r.Rules)
		if rs == nil {
			return
		}
		l, err := rs.For(r)
		if err != nil {
			return
		}
		l.Settle(r)
	})
}

// A word that records had for an act in earlier editions is read still.
func TestFormerWordsAreRead(t *testing.T) {
	r := agree.Parse(t, "rules reglor-1809\ndealer S\ntrick 0\nallow E first-packet\nrefuse W first-packet\n")
	law, err := Reglor1809.Compile()
	if err != nil {
		t.Fatal(err)
	}
	st, err := law.Settle(r)
	if err != nil {
		t.Fatal(err)
	}
	if len(st.Judged) != 2 || st.Judged[0].Refused || !st.Judged[1].Refused {
		t.Errorf("judged %+v", st.Judged)
	}
}
