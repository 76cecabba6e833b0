package games

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Every book can be played as another text's, with its variants: answers, players and
// settings are the same, and no clause or silence of the book is the other text's.
func TestEveryBookCanBeAdopted(t *testing.T) {
	for _, as := range Rulesets() {
		t.Run(as.ID, func(t *testing.T) {
			back, err := (&Book{ID: "mine", Text: "mytext", Division: "first", Name: "Mine", As: as.ID}).Adopt()
			if err != nil {
				t.Fatal(err)
			}
			defer back()
			mine := Find("mine")
			if !Holds(mine, "mytext", "first.p1") || Holds(mine, "mytext", "second.p1") || Holds(mine, as.TextID(), "first.p1") {
				t.Error("it is not the ruleset of its own division alone")
			}
			if !mine.Lent() || as.Lent() || len(mine.Variants) != len(as.Variants) {
				t.Fatalf("lent %v, of %v, with %d variants of %d", mine.Lent(), as.Lent(), len(mine.Variants), len(as.Variants))
			}
			for i, rs := range append([]*game.Ruleset{mine}, mine.Variants...) {
				theirs := append([]*game.Ruleset{as}, as.Variants...)[i]
				if !strings.HasPrefix(rs.ID, "mine") || !strings.HasPrefix(rs.Name, "Mine") || rs.TextID() != "mytext" || Find(rs.ID) != rs || rs.Seats != theirs.Seats {
					t.Errorf("%s as %s: %q of %s, for %d players", rs.ID, theirs.ID, rs.Name, rs.TextID(), rs.Seats)
				}
				if !slices.Equal(rs.Settings, theirs.Settings) {
					t.Errorf("%s lets players agree on %q, %s on %q", rs.ID, rs.Settings, theirs.ID, theirs.Settings)
				}
				list, others := rs.All(), theirs.All()
				if len(list) != len(others) {
					t.Errorf("%s has %d answers, %s %d", rs.ID, len(list), theirs.ID, len(others))
				}
				for i := range list {
					if a, b := list[i], others[i]; a.Rule != b.Rule || !slices.Equal(a.Figures, b.Figures) || !slices.Equal(a.Roles, b.Roles) || a.Ruling != "" || a.Clause != "" {
						t.Errorf("%s answers %v, %s %v", rs.ID, a, theirs.ID, b)
					}
				}
				if _, err := rs.Compile(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	if Find("mine") != nil || adopted != nil {
		t.Error("the last book was not given back")
	}
}

// What a book answers otherwise holds for its variants, too, except where they
// differ from their book in it.
func TestAnAdoptedBookAnswersOtherwise(t *testing.T) {
	back, err := adoptAll([]Book{
		{ID: "mine", Text: "mine", Name: "La Bête, Rouen", As: "bete", Without: []string{"bid.curieuse", "devole.*"},
			Answers: []game.Answer{{Rule: "stake.game", Figures: game.Figures{{"each", 3}}}, {Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToLeft}}},
				{Rule: "parts/pack", Figures: game.Figures{{"highest", 5}}}}},
		{ID: "next", Text: "mine", Name: "...", As: "mine", Variants: []string{"mine.3"}},
		{ID: "four", Text: "four", Name: "...", As: "bete", Answers: []game.Answer{{Rule: "parts/deal.count", Figures: game.Figures{{"each", 4}}}}},
		{ID: "alone", Text: "alone", Name: "...", As: "mine", Variants: []string{}},
		{ID: "mine5", Text: "mine", Name: "Reversis", As: "academie", Answers: []game.Answer{{Rule: "pool.each", Figures: game.Figures{{"amount", 7}}}, {Rule: "deal.count", Figures: game.Figures{{"each", 11}, {"dealer", 13}}}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer back()
	for _, c := range []struct {
		id, figure string
		want       int32
	}{
		{"mine", "triomphe/stake.game#each", 3}, {"mine.3", "triomphe/stake.game#each", 3}, {"next", "triomphe/stake.game#each", 3}, {"bete", "triomphe/stake.game#each", 1},
		{"mine", "triomphe/stake.king#each", 1}, {"mine", "parts/pack#highest", 5}, {"mine.3", "parts/pack#highest", 7}, {"mine", "parts/pack#lowest", 2},
		{"mine5", "reversis/pool.each#amount", 7}, {"mine5-5", "reversis/pool.each#amount", 7}, {"mine5-5", "reversis/deal.count#dealer", 10}, {"mine5", "reversis/deal.count#dealer", 13},
	} {
		rs := Find(c.id)
		if rs == nil {
			t.Fatalf("there is no %s", c.id)
		}
		if got, ok := rs.Standing(c.figure); !ok || got != c.want {
			t.Errorf("%s: %s is %d, want %d", c.id, c.figure, got, c.want)
		}
	}
	for _, id := range []string{"mine", "mine.7", "next"} {
		if rs := Find(id); rs.Answer("triomphe/devole.paid") != nil || rs.Answer("triomphe/bete.put") == nil || rs.As("triomphe/bete.put").ID != "bete" {
			t.Errorf("%s: what the book is without stands, or what it takes over does not", id)
		}
	}
	if a := Find("mine.4").Answer("parts/deal.passes"); a.Roles[0].Role != game.ToLeft {
		t.Errorf("the deal passes to %s", a.Roles[0].Role)
	}
	tricks := func() {
		t.Helper()
		for id, want := range map[string]int{"bete": 5, "mine": 5, "mine.3": 5, "four": 4, "four.3": 4, "mine5": 11, "mine5-5": 9} {
			if got := Find(id).Tricks; got != want {
				t.Errorf("%s has %d tricks, not %d", id, got, want)
			}
		}
	}
	tricks()
	lines := Adopted()
	back()
	for _, id := range []string{"bete", "academie"} { // what is adopted by lines goes with what was adopted before
		of := Find(id)
		defer of.Game.(adopter).Adopt(of)()
	}
	AdoptLines("no line of a book\nanswer\nanswer stake.game each 3\n" + lines + "rules elsewhere nowhere - 5 elsewhere - A game that is not here\noff triomphe/stake.game\nrules mine bete\noff triomphe/stake.game\n")
	tricks()
	if n := len(Find("next").Variants); n != 1 || Find("next.3") == nil || Find("alone").Variants != nil {
		t.Errorf("next has %d variants", n)
	}
	if got := Find("mine.3"); got == nil || Find("elsewhere") != nil {
		t.Fatalf("read from\n%s\nthere is %v", lines, got)
	}
	if n, _ := Find("mine5-5").Standing("reversis/pool.each#amount"); n != 7 || Find("mine").Answer("triomphe/devole.paid") != nil || Find("mine").Name != "La Bête, Rouen" {
		t.Errorf("read from\n%s\nthe books are others", lines)
	}
}

func TestBooksThatCannotBeAdopted(t *testing.T) {
	for _, c := range []struct {
		book Book
		want string
	}{
		{Book{ID: "mine", As: "nothing"}, `there is no ruleset "nothing"`},
		{Book{ID: "piquet", As: "bete"}, "there is a ruleset piquet already"},
		{Book{ID: "mine", As: "bete", Answers: []game.Answer{{Rule: "piquet/point"}}}, "piquet/point"},
	} {
		if _, err := c.book.Adopt(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s as %s: %v, want %s", c.book.ID, c.book.As, err, c.want)
		}
		if adopted != nil || Find("mine") != nil {
			t.Fatal("it stays")
		}
	}
}

// adoptAll adopts books one after another.
func adoptAll(books []Book) (giveBack func(), err error) {
	giveBack = func() {}
	for i := range books {
		back, err := books[i].Adopt()
		if err != nil {
			return giveBack, err
		}
		before := giveBack
		giveBack = func() { back(); before() }
	}
	return giveBack, nil
}

// A book that lacks the rule of an act does not offer it: with nothing behind it the
// act would mean nothing.
func TestActsWithoutTheirRuleAreNotOffered(t *testing.T) {
	answered := map[string]bool{} // by a book of any game of the family
	for _, g := range All() {
		played, ok := g.(*table.Game)
		if !ok {
			continue
		}
		for _, need := range played.Needs {
			rulesets := slices.Clone(g.Rulesets())
			for _, rs := range g.Rulesets() {
				rulesets = append(rulesets, rs.Variants...)
			}
			i := slices.IndexFunc(rulesets, func(rs *game.Ruleset) bool { return rs.Answer(rs.Full(need.By)) != nil })
			full := rulesets[0].Full(need.By)
			if answered[full] = answered[full] || i >= 0; i < 0 {
				continue
			}
			back, err := (&Book{ID: "mine", Text: "mine", Name: "Mine", As: rulesets[i].ID, Without: []string{need.By}}).Adopt()
			if err != nil {
				t.Fatal(err)
			}
			law, err := Find("mine").Compile()
			if err != nil {
				t.Fatal(err)
			}
			word := law.(*table.Law).Recorded(&engine.Act{Kind: need.Kind}).Act
			for seed := range uint64(300) {
				r := play.Random(law, "", seed)
				if slices.ContainsFunc(r.Steps, func(st record.Step) bool { return st.Act == word }) || slices.ContainsFunc(r.Acts, func(a record.Act) bool { return a.Act == word }) {
					t.Errorf("%s without %s: %q is done in hand %d", g.Name(), need.By, word, seed)
					break
				}
			}
			back()
		}
	}
	for id, ok := range answered {
		if !ok {
			t.Errorf("no book answers %s", id)
		}
	}
}
