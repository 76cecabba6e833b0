package sitting

import (
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

// others is some of what players may agree on besides what the book has.
func others(s *game.Setting, standing int32) (list []int32) {
	if s.Of == nil {
		least, most := s.Bounds()
		list = []int32{least, least + s.Step, min(standing+3*s.Step, most)}
	}
	for _, v := range append(list, s.Of...) {
		if v != standing {
			list = append(list, v)
		}
	}
	return list
}

// TestEverySettingIsPlayed has bots play a hand by each thing that the players of
// each book may agree on; it is kept, resumed, and its record settled to the same.
func TestEverySettingIsPlayed(t *testing.T) {
	for _, book := range games.Rulesets() {
		for _, rs := range append([]*game.Ruleset{book}, book.Variants...) {
			for _, line := range rs.Settings {
				if _, ok := game.ParseSetting(line); !ok {
					t.Errorf("%s: %q is no setting", rs.ID, line)
				}
			}
			for _, s := range rs.Agreeable() {
				standing, ok := rs.Standing(s.Figure)
				if !ok || !s.Takes(standing) {
					t.Errorf("%s: %s is %d in the book, which the players may not agree on", rs.ID, s.Figure, standing)
				}
				for _, v := range others(&s, standing) {
					agreed := []record.Setting{{Figure: s.Figure, Value: v}}
					playAgreed(t, rs, agreed)
				}
			}
		}
	}
}

// playAgreed plays a hand, and holds what is kept of it to it.
func playAgreed(t *testing.T, rs *game.Ruleset, agreed []record.Setting) {
	t.Helper()
	s, err := New(Options{Rules: rs.ID, Seed: 7, Dealer: cards.NoSeat, Bots: Random, Settings: agreed})
	if err != nil {
		t.Errorf("%s, %v: %v", rs.ID, agreed, err)
		return
	}
	for s.Settlement() == nil {
		if err := s.Step(); err != nil {
			t.Fatalf("%s, %v: %v\n%s", rs.ID, agreed, err, s.Save())
		}
	}
	again, err := Resume(s.Save())
	if err != nil {
		t.Fatalf("%s, %v: %v\n%s", rs.ID, agreed, err, s.Save())
	}
	if again.Save() != s.Save() {
		t.Errorf("%s, %v: it is resumed as\n%s\nnot\n%s", rs.ID, agreed, again.Save(), s.Save())
	}
	law, err := rs.For(s.Record())
	if err != nil {
		t.Fatalf("%s, %v: %v", rs.ID, agreed, err)
	}
	st, err := law.Settle(s.Record())
	if err != nil || st.Net != s.Settlement().Net {
		t.Errorf("%s, %v: the record comes to %v, %v, not %v", rs.ID, agreed, st, err, s.Settlement().Net)
	}
}

func TestWhatIsAgreedOn(t *testing.T) {
	const contre, own = "hombre/bid.contre#agreed", "hombre/own.tricks#tricks"
	for _, c := range []struct {
		rules  string
		agreed []record.Setting
		wrong  string
	}{
		{"quadrille", nil, ""},
		{"quadrille", []record.Setting{{Figure: contre, Value: 1}}, ""},
		{"quadrille", []record.Setting{{Figure: contre, Value: 1}, {Figure: own, Value: 4}}, ""},
		{"quadrille", []record.Setting{{Figure: contre, Value: 2}}, "for " + contre + " quadrille lets players agree on 0, 1, not on 2"},
		{"quadrille", []record.Setting{{Figure: contre, Value: 1}, {Figure: contre, Value: 0}}, contre + " is agreed on twice; leave one out"},
		{"quadrille", []record.Setting{{Figure: "hombre/devant#each", Value: 1}}, "quadrille does not leave hombre/devant#each to the players' agreement; it leaves " + own + ", " + contre},
		{"hague-1785", []record.Setting{{Figure: contre, Value: 1}}, "hague-1785 leaves nothing to the players' agreement, nor " + contre},
		{"mediateur", []record.Setting{{Figure: "parts/match.rounds#rounds", Value: 0}}, "for parts/match.rounds#rounds mediateur lets players agree on 1 to 10000, not on 0"},
		{"comete", []record.Setting{{Figure: "comete/length#coups", Value: 26}}, ""},
		{"comete", []record.Setting{{Figure: "comete/length#coups", Value: 25}}, "for comete/length#coups comete lets players agree on 2, 4 and so on to 10000, not on 25"},
		{"manille", []record.Setting{{Figure: "comete/manille.paid#fiche", Value: 9}}, ""},
		{"manille", []record.Setting{{Figure: "comete/manille.paid#fiche", Value: 11}}, "for comete/manille.paid#fiche manille lets players agree on 0 to 10, not on 11"},
		{"manille", []record.Setting{{Figure: "comete/manille.left#fiche", Value: 11}}, "for comete/manille.left#fiche manille lets players agree on 0 to 10, not on 11"},
		{"manille", []record.Setting{{Figure: "parts/purse#amount", Value: 15}, {Figure: "comete/stake#each", Value: 20}}, "comete/stake#each cannot be 20: that is more than the 15 of parts/purse#amount"},
		{"manille", []record.Setting{{Figure: "parts/purse#amount", Value: 9}}, "for parts/purse#amount manille lets players agree on 10 to 10000, not on 9"},
		{"hoc", []record.Setting{{Figure: "comete/raise.most#most", Value: 21}}, "for comete/raise.most#most hoc lets players agree on 1 to 20, not on 21"},
		{"poque", []record.Setting{{Figure: "comete/stake.boxes#each", Value: 6}}, ""},
		{"poque", []record.Setting{{Figure: "comete/stake.boxes#each", Value: 7}}, "comete/stake.boxes#each cannot be 7: 6 times that is more than the 40 of parts/purse#amount"},
		{"poque", []record.Setting{{Figure: "parts/purse#amount", Value: 5}}, "for parts/purse#amount poque lets players agree on 6 to 10000, not on 5"},
		{"ambigu", []record.Setting{{Figure: "ambigu/stake#each", Value: 20}}, ""},
		{"ambigu", []record.Setting{{Figure: "ambigu/stake#each", Value: 21}}, "ambigu/stake#each cannot be 21: that is more than the 20 of parts/purse#amount"},
		{"ambigu", []record.Setting{{Figure: "parts/purse#amount", Value: 2}, {Figure: "ambigu/stake#each", Value: 3}}, "ambigu/stake#each cannot be 3: that is more than the 2 of parts/purse#amount"},
		{"ambigu", []record.Setting{{Figure: "ambigu/stake#each", Value: 30}, {Figure: "parts/purse#amount", Value: 30}}, ""},
		{"brusquembille", []record.Setting{{Figure: "parts/pack#out", Value: int32(cards.Of(cards.Clubs, 7))}}, "for parts/pack#out brusquembille lets players agree on 7, 23, 39, not on 55"},
		{"brusquembille", []record.Setting{{Figure: "parts/pack#out", Value: int32(cards.Of(cards.Spades, 7))}}, ""},
		{"brusquembille", []record.Setting{{Figure: "parts/pack#out", Value: int32(cards.Of(cards.Spades, 7))}, {Figure: "parts/pack#another", Value: int32(cards.Of(cards.Spades, 7))}}, "♠7 is taken out of a pack that does not have it"},
		{"tritrille", []record.Setting{{Figure: "parts/pack#lone", Value: int32(cards.Of(cards.Hearts, cards.King))}}, ""},
	} {
		s, err := New(Options{Rules: c.rules, Dealer: cards.NoSeat, Settings: c.agreed})
		switch {
		case c.wrong == "" && err != nil:
			t.Errorf("%s, %v: %v", c.rules, c.agreed, err)
		case c.wrong == "" && len(s.Record().Settings) < len(c.agreed):
			t.Errorf("%s: the record sets %v, not %v", c.rules, s.Record().Settings, c.agreed)
		case c.wrong != "" && (err == nil || !strings.HasPrefix(err.Error(), c.wrong)):
			t.Errorf("%s, %v: the error is %v, want %s", c.rules, c.agreed, err, c.wrong)
		}
	}
}

// TestRoundsAgreedOn: what must be the same as the rounds of a match goes with
// them, and the match ends when they are over.
func TestRoundsAgreedOn(t *testing.T) {
	for _, c := range []struct {
		rules, rounds string
		least         int // the hands of one round
	}{
		{"mediateur", "parts/match.rounds#rounds", 4},
		{"reglor-1809", "reversis/game.rounds#rounds", 4},
		{"salon-3", "reversis/game.rounds#rounds", 3},
	} {
		s, err := New(Options{Rules: c.rules, Seed: 5, Dealer: cards.NoSeat, Bots: Policy, Settings: []record.Setting{{Figure: c.rounds, Value: 1}}})
		if err != nil {
			t.Fatal(err)
		}
		if terms, _ := s.Law.Terms("hombre/match.betes"); c.rules == "mediateur" && terms.N("rounds") != 1 {
			t.Errorf("bêtes that are left are played for after %d rounds, not after the one agreed on", terms.N("rounds"))
		}
		for hands := 1; ; hands++ {
			for s.Settlement() == nil {
				if err := s.Step(); err != nil {
					t.Fatal(err)
				}
			}
			if s.Over() {
				if hands < c.least {
					t.Errorf("%s: a match of one round is over after %d hands", c.rules, hands)
				}
				break
			}
			if hands == 100 {
				t.Fatalf("%s: a hundred hands are no match of one round", c.rules)
			}
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestSeveralFiguresGoTogether: an ace that is forced is worth what one is that is
// placed, and that of hearts the double.
func TestSeveralFiguresGoTogether(t *testing.T) {
	s, err := New(Options{Rules: "academie", Dealer: cards.NoSeat, Settings: []record.Setting{{Figure: "reversis/ace.placed#ace", Value: 2}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"reversis/ace.placed", "reversis/ace.forced"} {
		if terms, _ := s.Law.Terms(id); terms.N("ace") != 2 || terms.N("hearts") != 4 {
			t.Errorf("%s: an ace is worth %d, and that of hearts %d", id, terms.N("ace"), terms.N("hearts"))
		}
	}
	for _, line := range []string{"a#b 1 2 with c#d 3", "a#b 1 2 with", "a#b with c#d", "a#b 1 2 with c#d 3 x"} {
		if s, ok := game.ParseSetting(line); ok {
			t.Errorf("%q is a setting: %+v", line, s)
		}
	}
}

// TestAgreedInAFile: a file says the same throughout what is agreed on.
func TestAgreedInAFile(t *testing.T) {
	s, err := New(Options{Rules: "quadrille", Seed: 5, Dealer: cards.NoSeat, Bots: Random, Settings: []record.Setting{{Figure: "hombre/own.tricks#tricks", Value: 4}}})
	if err != nil {
		t.Fatal(err)
	}
	kept := s.Save()
	const head, line = "set hombre/own.tricks#tricks 4", "set     hombre/own.tricks#tricks 4"
	if strings.Count(kept, head) != 1 || strings.Count(kept, line) != 1 {
		t.Fatalf("the game is kept as\n%s", kept)
	}
	for _, c := range []struct{ old, new, wrong string }{
		{head, "set hombre/own.tricks#tricks four", `"set" cannot be`},
		{head, "set hombre/own.tricks#tricks 3", "something else is agreed on"},
		{head, "set hombre/own.trick#tricks 4", "does not leave hombre/own.trick#tricks"},
		{line, "", "something else is agreed on"},
		{line, head + " 5", "line"},
	} {
		if _, err := Resume(strings.Replace(kept, c.old, c.new, 1)); err == nil || !strings.Contains(err.Error(), c.wrong) {
			t.Errorf("with %q for %q the error is %v, want %q", c.new, c.old, err, c.wrong)
		}
	}
}
