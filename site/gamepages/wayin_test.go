package gamepages

import (
	"slices"
	"testing"

	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/site/joined"
	"quinola/site/page"
)

// Where several numbers of players may sit down, the words beside it are those of the
// clause that allows them, together where they stand together.
func TestHowManyMayPlayIsQuotedWhole(t *testing.T) {
	e := edited(t)
	for id, want := range map[string][2]string{
		"mouche":    {"Three to six may play; five where nothing else is said.", "On joue à ce jeu depuis trois jusqu’à six"},
		"bete":      {"Three to seven may play; five where nothing else is said.", "L’on joue à ce jeu à trois, quatre, cinq, six & même sept personnes"},
		"bete.3":    {"Three play.", "L’on joue à ce jeu à trois"},
		"romestecq": {"Two, four or six may play; four where nothing else is said.", "On peut jouer à ce jeu, deux, quatre ou six personnes"},
		"tontine":   {"Twelve or fifteen may play; twelve where nothing else is said.", "On peut jouer à la Tontine douze, ou quinze personnes"},
		"gillet":    {"Four play.", "Le jeu du gillet se joue à quatre personnes"},
	} {
		rs := games.Find(id)
		if got := joined.Answers(rs, "parts/players"); got != want[0] {
			t.Errorf("%s says %q, want %q", id, got, want[0])
		}
		w := e.wordsFor(page.Place{Path: "games/"}, rs, "parts/players")
		if w == nil || page.Printed(w.Quote) != want[1] {
			t.Errorf("%s quotes %+v, want %q", id, w, want[1])
		}
	}
}

// A chapter within the chapter of a game, as le Piquet à écrire is in that of le Piquet,
// does not name the whole.
func TestABookIsNamedByTheChapterThatHoldsIt(t *testing.T) {
	e := edited(t)
	for id, want := range map[string]string{
		"piquet":              "Les Regles du Jeu de Piquet, Académie",
		"piquet.ecrire":       "Les Regles du Jeu de Piquet, Académie",
		"hombre.a-deux":       "Le Jeu de l’Hombre à deux, Académie",
		"pamphile":            "Le Jeu du Pamphile, Académie",
		"tritrille":           "Article second. Du Tritrille, Académie",
		"triomphe.seconde":    "Le Jeu de la Triomphe, Académie",
		"quadrille.roi-rendu": "Le Jeu de Quadrille, Académie",
		"quintille":           "Le Quintille, ou l’Hombre à cinq, Académie",
	} {
		if got := page.Printed(e.bookIn(page.Place{Path: "games/"}, games.Find(id)).Book.Text); got != want {
			t.Errorf("%s is taught in %q, want %q", id, got, want)
		}
	}
}

// Where a book says that all else is as in another game, that game is named.
func TestAWayInNamesTheGameThatItIsTakenFrom(t *testing.T) {
	e := edited(t)
	for id, want := range map[string]string{"solitaire": "Le Médiateur", "piquet": ""} {
		v, err := e.wayIn(page.Place{Path: "games/"}, games.Find(id).Game)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, l := range v.Rest {
			got += l.Text
		}
		if got != want {
			t.Errorf("the rest of %s is as in %q, want %q", id, got, want)
		}
	}
}

// Somebody who never played it is told how many cards are dealt and what the match is
// played to, though neither decides anything in a hand, and what wins and counts.
func TestAWayInTellsWhatFramesAHand(t *testing.T) {
	e := edited(t)
	for id, want := range map[string][]string{
		"piquet":     {"Each receives twelve cards.", "A score of 100 wins the match.", "A sequence of three counts 3, of four 4, of five 15, of six 16, of seven 17, of eight 18."},
		"hague-1785": {"Each receives eleven cards, the dealer twelve.", "When a Quinola is forced its holder makes the Remise: as much as the pool holds."},
		"bete":       {"Each receives five cards.", "Five rounds make a match.", "Three tricks win the game."},
		"ambigu":     {"Each receives two cards.", "Twenty hands make a match."},
	} {
		rs := games.Find(id)
		chosen, _ := e.tellFirst(rs)
		var told []string
		for _, rule := range chosen {
			told = append(told, joined.Answers(rs, rule))
		}
		for _, sentence := range want {
			if !slices.Contains(told, sentence) {
				t.Errorf("the way in of %s does not tell %q", id, sentence)
			}
		}
	}
}

// What is quoted has words in common with what the rule answers, rather than only
// being long; of words that say nothing of it the clause alone is named.
func TestWhatIsQuotedTellsTheRule(t *testing.T) {
	e := edited(t)
	for _, c := range []struct{ rules, id, want string }{
		{"bete", "triomphe/king.paid", "celui qui a le roi de Triomphe les tire"},
		{"hombre", "parts/follow.duty", "pourvû qu'on fournisse de la couleur dont on joue, cela suffit"},
		{"hombre", "hombre/tricks.won", "Il faut pour gagner que l'Hombre fasse cinq levées"},
		{"lomber", "parts/rank", "hvarefter följa Kungen, Frun, Knekten"},
		{"piquet", "piquet/declare.answer", "si le dernier en a davantage dans son jeu, il dit: Il ne vaut pas; s'il en a autant, il dit: Il est égal; & s'il en a moins: il répond qu'il est bon"},
		{"triomphe", "triomphe/marked", ""},
	} {
		words := e.wordsFor(page.Place{Path: "games/"}, games.Find(c.rules), c.id)
		if words == nil {
			t.Errorf("%s: no clause is named for %s", c.rules, c.id)
		} else if words.Quote != c.want {
			t.Errorf("%s quotes for %s %q, want %q", c.rules, c.id, words.Quote, c.want)
		}
	}
}

// A player who has never seen the game is told first what it is played for.
func TestAWayInBeginsWithTheAim(t *testing.T) {
	e := edited(t)
	for id, want := range map[string][]string{
		"piquet":   {"A score of 100 wins the match.", "What each makes is marked, and added to what each had, until the match ends."},
		"hombre":   {"The player wins with five tricks.", "Those who win draw what lies there and the bête that goes, and share it equally."},
		"triomphe": {"Three tricks win the game.", "A score of 5 wins the match."},
		"ferme":    {"The players draw to have 16, or to come near it from below.", "Whoever has the number, or, where nobody has, whoever is nearest below takes what everybody has put in."},
	} {
		v, err := e.wayIn(page.Place{Path: "games/"}, games.Find(id).Game)
		if err != nil {
			t.Fatal(err)
		}
		times := map[string]int{}
		for _, h := range v.Heads {
			for _, l := range h.Lines {
				times[l.Says]++
			}
		}
		first := v.Heads[0]
		for i, sentence := range want {
			if first.Name != "The aim" || i >= len(first.Lines) || first.Lines[i].Says != sentence {
				t.Errorf("the way in of %s begins with %+v, want %q", id, first, want)
				break
			}
			if times[sentence] != 1 {
				t.Errorf("the way in of %s says %d times %q", id, times[sentence], sentence)
			}
		}
	}
}

// Every aim is a question of its game, and every book of it answers one.
func TestEveryBookHasItsAim(t *testing.T) {
	for _, g := range games.All() {
		for _, rs := range g.Rulesets() {
			told := false
			for _, question := range lore.Of(g).Aim() {
				if !lore.Asks(g, rs.Full(question)) {
					t.Errorf("%s: nobody asks %s", rs.ID, question)
				}
				told = told || rs.Answer(rs.Full(question)) != nil
			}
			if !told {
				t.Errorf("%s does not say what it is played for", rs.ID)
			}
		}
	}
}
