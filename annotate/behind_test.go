package annotate

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/engine/games"
)

// joined has one rule stated, implied and contradicted, one figure, and a
// link that is dead.
func joined(t *testing.T) *Annotations {
	t.Helper()
	link := func(rule, quote, how string) string {
		return "[[link]]\nrule = \"reversis/" + rule + "\"\nquote = \"" + quote + "\"\nhow = \"" + how + "\"\n"
	}
	a, err := Read(Source{fstest.MapFS{
		"notes/hague-1785/1.md": {Data: []byte("+++\ngloss = \"x\"\n" + link("follow-suit", "renonce jamais", "states") + link("points", "quatre personnes", "contradicts") +
			"[[claim]]\nwords = \"Voyez Art. 3.\"\nsays = \"hague-1785:3\"\nmeans = \"hague-1785:2\"\nverdict = \"book's error\"\n+++\n")},
		"notes/hague-1785/2.md": {Data: []byte("+++\ngloss = \"x\"\n" + link("points#knave", "Valets comptent", "states") + link("follow-suit", "soit 4 en tout", "implies") + "+++\n")},
		"notes/hague-1785/3.md": {Data: []byte("+++\ngloss = \"x\"\n" + link("follow-suit", "par la gauche", "states") + "+++\n")},
	}, ""}, madeUp(threeArticles...))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestClausesBehindARule(t *testing.T) {
	a := joined(t)
	for rule, want := range map[string]string{
		"reversis/follow-suit": "hague-1785:1 hague-1785:2",
		"reversis/points":      "hague-1785:2",
		"reversis/rank":        "",
	} {
		if got := strings.Join(a.Clauses("hague-1785", rule), " "); got != want {
			t.Errorf("%s: %s, want %s", rule, got, want)
		}
	}
	if got := a.Clauses("two-quinolas", "reversis/follow-suit"); got != nil {
		t.Errorf("clauses of The Hague stand behind another text: %v", got)
	}
}

func TestConflictsNameBothSides(t *testing.T) {
	list := joined(t).Conflicts()
	if len(list) != 1 || list[0].Against.Note.Clause.ID != "hague-1785:1" || len(list[0].For) != 1 || list[0].For[0].ID() != "reversis/points#knave" {
		t.Errorf("%+v", list)
	}
}

func TestCitationsGoBothWays(t *testing.T) {
	a := joined(t)
	cites, cited := a.Cites("hague-1785:1"), a.CitedBy("hague-1785:2")
	if len(cites) != 1 || len(cited) != 1 || cites[0] != cited[0] {
		t.Fatalf("%v, %v", cites, cited)
	}
	if c := cites[0]; c.Said.ID != "hague-1785:3" || c.To.ID != "hague-1785:2" || c.Claim.Verdict != BookError {
		t.Errorf("%+v", c)
	}
}

func TestAnAnswerThatNoClauseGivesIsASilence(t *testing.T) {
	a := joined(t)
	if s := a.Ruled("hague-1785", "reversis/lead.next"); s == nil || s.Ruling == "" {
		t.Errorf("who leads next is no silence of The Hague: %+v", s)
	}
	if s := a.Ruled("hague-1785", "reversis/follow-suit"); s != nil {
		t.Errorf("follow suit is a silence: %+v", s)
	}
	for _, s := range a.Silences() {
		if s.Ruleset.ID == "hague-1785" && s.Name == "" {
			t.Errorf("a silence has no name: %+v", s)
		}
	}
}

// An entry of the Dictionnaire speaks for the games of l'Hombre that ask what it
// tells; a figure, wherever it stands, for those that have the same.
func TestAClauseSpeaksForItsGames(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Fatal(err)
	}
	speaks := func(clause, rule, set string) (cases []string) {
		rs := games.Find(set)
		for _, l := range a.Note("academie:" + clause).Links {
			if l.Rule == rule && Speaks(rs, l) {
				cases = append(cases, l.Case)
			}
		}
		return cases
	}
	for _, x := range []struct {
		clause, rule, set string
		want              []string
	}{
		{"dictionnaire.p73", "hombre/remise", "quadrille", []string{""}},
		{"dictionnaire.p73", "hombre/remise", "hombre", nil},
		{"dictionnaire.p4b", "hombre/king.called", "hombre", nil},
		{"dictionnaire.p3", "hombre/hazard.air", "hombre.hasards", []string{"won", "lost"}},
		{"dictionnaire.p3", "hombre/hazard.air", "quintille", nil},
		{"dictionnaire.p27", "parts/deal.packets", "quadrille", []string{"le Quadrille"}},
		{"dictionnaire.p27", "parts/deal.packets", "hombre", []string{"l'Hombre"}},
		{"hombre.bavaroise.p1", "parts/purse", "hombre", nil},
		{"hombre.bavaroise.p1", "parts/purse", "hombre.bavaroise", []string{""}},
	} {
		if got := speaks(x.clause, x.rule, x.set); !slices.Equal(got, x.want) {
			t.Errorf("%s says %q of %s to %s, want %q", x.clause, got, x.rule, x.set, x.want)
		}
	}
}

// What the program finds and what a note claims of it are one citation.
func TestCitationsOfTheHague(t *testing.T) {
	a, err := published()
	if a == nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ from, said, to string }{
		{"hague-1785:42", "hague-1785:32", "hague-1785:33"},
		{"hague-1785:23", "hague-1785:21", "hague-1785:21"},
		{"hague-1785:43", "hague-1785:19", "hague-1785:19"},
	} {
		n := 0
		for _, x := range a.Cites(test.from) {
			if x.Said != nil && x.Said.ID == test.said && x.To.ID == test.to {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%s cites %s, meaning %s, %d times", test.from, test.said, test.to, n)
		}
	}
}

// What a book says of one manner of a game stands behind no other that has
// another figure.
func TestAFigureStandsBehindItsOwnManner(t *testing.T) {
	a, err := published()
	if a == nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ ruleset, rule, says, not string }{
		{"comete", "parts/players", "ou seul à seul.", "On peut aussi jouer quatre ensemble"},
		{"hoc", "parts/players", "ou trois personnes", "Le Hoc Mazarin se joue à deux"},
		{"hoc", "parts/deal.count", "douze", "quinze"},
		{"hombre", "parts/players", "trois", "cinq"},
		{"triomphe", "triomphe/game.marked", "marque un jeu", "comme s'il en avoit fait trois"},
		{"triomphe.seconde", "triomphe/game.marked", "comme s'il en avoit fait trois", "l'As qui pille"},
		{"bete", "parts/trump.turned", "c'est cette carte retournée", "l'avant-derniére carte"},
		{"bete", "parts/pack", "il est de trente-deux", "il faut que le jeu soit composé de trente-six cartes"},
		{"bete", "parts/pack", "il est de trente-deux", "lorsque l'on joue à sept"},
		{"bete.7", "parts/pack", "lorsque l'on joue à sept", "à quatre & trois"},
		{"imperiale", "parts/trump.turned", "la carte de dessus le talon", "la derniére carte de celles qu'il prend"},
		{"imperiale.3", "parts/trump.turned", "la derniére carte de celles qu'il prend", "la carte de dessus le talon"},
		{"triomphe.as", "parts/rank", "les as sont les premiéres cartes", "le valet l'as"},
		{"quadrille", "hombre/game.won", "se trouve six mains", "qui suit en tout les regles"},
		{"quadrille.roi-rendu", "hombre/game.won", "qui suit en tout les regles", "Le Quintille"},
		{"solitaire", "hombre/game.won", "parvenir à six levées", "qui suit en tout les regles"},
		{"hombre", "hombre/bete", "toutes les Bêtes qui se font", "La premiére Bête n'est jamais que de 9"},
		{"hombre.bavaroise", "hombre/bete", "La premiére Bête n'est jamais que de 9", "La premiére bête * sur les tours"},
	} {
		var quotes []string
		for _, l := range a.Behind(c.ruleset, c.rule) {
			quotes = append(quotes, l.Quote)
		}
		all := strings.Join(quotes, "\n")
		if !strings.Contains(all, c.says) {
			t.Errorf("%q does not stand behind %s of %s: %q", c.says, c.rule, c.ruleset, quotes)
		}
		if strings.Contains(all, c.not) {
			t.Errorf("%q stands behind %s of %s", c.not, c.rule, c.ruleset)
		}
	}
}

// A clause that says "as there" stands behind what is said there, each clause once;
// where nothing is said there the book is silent here, too.
func TestWhatIsTakenOverIsCitedOnce(t *testing.T) {
	a, err := published()
	if a == nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ ruleset, rule, want string }{
		{"bete", "parts/deal.passes", ""},
		{"bete.7", "parts/deal.passes", ""},
		{"triomphe.4", "parts/deal.misdeal.again", ""},
		{"bete.7", "triomphe/devole", "academie:bete.p18 academie:bete.p4"},
		{"triomphe.as.5", "triomphe/loss.own", "academie:triomphe.2 academie:triomphe.seconde.p1 academie:triomphe.autre.p1"},
		{"solitaire", "hombre/vole.failed", "academie:mediateur.s4.c2.a3.observation.p1 academie:solitaire.quatre.p1"},
	} {
		if got := strings.Join(a.Clauses(c.ruleset, c.rule), " "); got != c.want {
			t.Errorf("%s of %s: %q, want %q", c.rule, c.ruleset, got, c.want)
		}
	}
}

// Nor is what a book has not: the games that come of le Quadrille have no contre.
func TestWhatABookHasNotIsNotCited(t *testing.T) {
	a, err := published()
	if a == nil {
		t.Fatal(err)
	}
	for _, ruleset := range []string{"quadrille", "mediateur", "solitaire", "piquemedrille", "quintille", "quintille.ancien"} {
		for _, rule := range []string{"hombre/game.won", "hombre/game.paid", "hombre/bete", "hombre/vole.missed"} {
			cited := slices.Contains(a.Clauses(ruleset, rule), "academie:quadrille.loix.56")
			if cited != (ruleset == "quadrille") {
				t.Errorf("%s of %s: the law on contre is cited: %v", rule, ruleset, cited)
			}
		}
	}
}

func TestEveryQuestionIsMetByEveryRuleset(t *testing.T) {
	a := joined(t)
	for _, m := range a.Meetings() {
		for _, x := range m.Answers {
			if x.Ruleset.ID == "hague-1785" && m.Question.ID == "reversis/follow-suit" && (x.Answer == nil || len(x.Links) != 3) {
				t.Errorf("%+v", x)
			}
			// An answer that a base gives is made anew each time.
			if !reflect.DeepEqual(x.Answer, x.Ruleset.Answer(m.Question.ID)) {
				t.Errorf("%s: %v", m.Question.ID, x.Answer)
			}
		}
	}
}

func BenchmarkRead(b *testing.B) {
	a, _ := published()
	for b.Loop() {
		if _, err := Read(BuiltIn(), a.Corpus); err != nil {
			b.Log(err)
		}
	}
}

func BenchmarkCitations(b *testing.B) {
	a, _ := published()
	for b.Loop() {
		a.joinCitations()
	}
}
