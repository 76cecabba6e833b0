package split

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/restore"
)

// The article of a title may stand on a line of its own.
func TestAnArticleLeadsATitle(t *testing.T) {
	src := []byte("THE\n\nCOMPLEAT GAMESTER.\n\nOf PIQUET.\n\nThe Game is played by two, and he that cuts the lowest card deals\nto the other two cards at a time.\n")
	r := Text(src, "en", nil, nil)
	if len(r.Headings) < 1 || r.Headings[0].Text != "THE COMPLEAT GAMESTER" || len(r.Items) != 1 {
		t.Errorf("headings %+v, items %+v", r.Headings, r.Items)
	}
}

// So may the short words within one.
func TestShortWordsWithinATitle(t *testing.T) {
	const text = "\n\nL'ouvrage, dont je donne ici la traduction est une allégorie\ndes plus ingénieuses que j'aie encore vues.\n"
	for _, tt := range []struct{ lang, src, want string }{
		{"fr", "PREFACE\nDU\nTRADUCTEUR.", "PREFACE DU TRADUCTEUR"},
		{"fr", "LE JEU\n\nDE\n\nPIQUET.", "LE JEU DE PIQUET"},
		{"fr", "VOYAGE\nDE\nNICOLAS KLIMIUS\nDANS\nLE MONDE\n\nSOUTERRAIN.", "VOYAGE DE NICOLAS KLIMIUS DANS LE MONDE SOUTERRAIN"},
		{"en", "THE LAWS\nOF\nWHIST.", "THE LAWS OF WHIST"},
		{"fr", "LE JEU\nDU\nTRADUCTEUR.", "LE JEU DU TRADUCTEUR"},
	} {
		r := Text([]byte(tt.src+text), tt.lang, restore.Tokens([]byte(tt.src+text), tt.lang, nil), nil)
		if len(r.Headings) != 1 || r.Headings[0].Text != tt.want || len(r.Items) != 1 {
			t.Errorf("%q\nheadings %+v, items %+v", tt.src, r.Headings, r.Items)
		}
	}
}

// What stands between the number of a chapter and the great initial of its text
// tells what the chapter contains: it belongs to the heading.
func TestSummary(t *testing.T) {
	const head, text = "LE JEU DE QUADRILLE.\n\nCHAPITRE SECOND.\n\n", "LE nom de Quadrille que porte ce jeu, fait sentir\nque c'est un jeu qui doit être joué à quatre\npersonnes, ni plus ni moins.\n\nCelui qui donne, donne dix cartes à chacun, & puis\nil tourne la derniere.\n"
	for _, tt := range []struct{ between, want string }{
		{"Comment il faut jouer le Quadrille, avec l'ordre\nqu'on doit observer en le jouant, soit pour tirer\nles places, donner les cartes, la maniere de\nparler, & celle de jouer sans apeller.\n\n",
			"CHAPITRE SECOND. Comment il faut jouer le Quadrille, avec l'ordre qu'on doit observer en le jouant, soit pour tirer les places, donner les cartes, la maniere de parler, & celle de jouer sans apeller"},
		{"", "CHAPITRE SECOND"},
		{"Celui qui mêle donne dix cartes à chacun, puis il\ntourne la derniere, & tous jouent, le premier en\ncartes d'abord, puis ceux qui sont à sa droite.\n\nOn joue avec quarante cartes.\n\n", "CHAPITRE SECOND"},
	} {
		heads := Text([]byte(head+tt.between+text), "fr", nil, nil).Headings
		if got := heads[len(heads)-1].Text; got != tt.want {
			t.Errorf("got  %q\nwant %q", got, tt.want)
		}
	}
}

// Where the numbers of laws run on below the headings of sections, the line above the
// first number is the heading of a section, too, and no part of the title above it;
// unless the title itself goes on in that line.
func TestTheFirstSectionOfLaws(t *testing.T) {
	const en, fr = ". Each player has a right to shuffle the pack, and the dealer\nhas the right of shuffling last.\n\n", ". Celui qui donne doit faire couper, & il donne les cartes\npar deux ou par trois, comme il lui plaît.\n\n"
	for _, tt := range []struct {
		lang, src string
		want      []string // of each item, the headings above it
	}{
		{"en", "LAWS OF PIQUET\n\nSHUFFLING\n\n1" + en + "2" + en + "CUTTING\n\n3" + en + "DEALING\n\n4" + en + "5" + en,
			[]string{"LAWS OF PIQUET/SHUFFLING", "LAWS OF PIQUET/SHUFFLING", "LAWS OF PIQUET/CUTTING", "LAWS OF PIQUET/DEALING", "LAWS OF PIQUET/DEALING"}},
		{"fr", "LOIX DU PIQUET.\n\nDONNE\n1" + fr + "ECART\n2" + fr + "COMPTE\n3" + fr,
			[]string{"LOIX DU PIQUET/DONNE", "LOIX DU PIQUET/ECART", "LOIX DU PIQUET/COMPTE"}},
		{"en", "LAWS OF\n\nPIQUET\n\n1" + en + "CUTTING\n\n2" + en + "DEALING\n\n3" + en,
			[]string{"LAWS OF PIQUET", "LAWS OF PIQUET/CUTTING", "LAWS OF PIQUET/DEALING"}},
		{"en", "LAWS OF PIQUET\n\nSHUFFLING\n\n1" + en + "2" + en + "CUTTING\n\n1" + en + "2" + en + "DEALING\n\n1" + en + "2" + en,
			[]string{"LAWS OF PIQUET SHUFFLING", "LAWS OF PIQUET SHUFFLING", "LAWS OF PIQUET SHUFFLING/CUTTING", "LAWS OF PIQUET SHUFFLING/CUTTING", "LAWS OF PIQUET SHUFFLING/DEALING", "LAWS OF PIQUET SHUFFLING/DEALING"}},
	} {
		if got := headingsAbove(tt.src, tt.lang); !slices.Equal(got, tt.want) {
			t.Errorf("%s\ngot  %q\nwant %q", tt.src, got, tt.want)
		}
	}
}

// A book of several games in any language: each game stands above its sections and its
// laws, and the next game ends it. "LOIX" is a word, and no damaged numeral.
func TestGamesAndTheirLaws(t *testing.T) {
	const en, fr, de = "THIS game is played by four persons, with forty cards,\nthe eights, nines and tens being thrown out.\n\n", "CE jeu se joue à quatre personnes, avec quarante cartes,\n& chacun a dix cartes.\n\n", "Dieses Spiel wird von vier Personen gespielt, mit vierzig\nKarten, und ein jeder bekommt zehn davon.\n\n"
	for _, tt := range []struct {
		lang, src string
		want      []string // of each item, the headings above it
	}{
		{"en", "THE GAME OF QUADRILLE.\n\n" + en + "OF THE DEAL.\n\n" + en + "RULES FOR QUADRILLE.\n\n1. " + en + "2. " + en + "3. " + en + "THE GAME OF PIQUET.\n\n" + en,
			[]string{"THE GAME OF QUADRILLE", "THE GAME OF QUADRILLE/OF THE DEAL", "THE GAME OF QUADRILLE/RULES FOR QUADRILLE", "THE GAME OF QUADRILLE/RULES FOR QUADRILLE", "THE GAME OF QUADRILLE/RULES FOR QUADRILLE", "THE GAME OF PIQUET"}},
		{"fr", "LE JEU DE QUADRILLE.\n\n" + fr + "LOIX DU QUADRILLE.\n\nI. " + fr + "II. " + fr + "III. " + fr + "LE JEU DE L'HOMBRE.\n\n" + fr,
			[]string{"LE JEU DE QUADRILLE", "LE JEU DE QUADRILLE/LOIX DU QUADRILLE", "LE JEU DE QUADRILLE/LOIX DU QUADRILLE", "LE JEU DE QUADRILLE/LOIX DU QUADRILLE", "LE JEU DE L'HOMBRE"}},
		{"de", "DAS SPIEL QUADRILLE.\n\n" + de + "GESETZE.\n\n1. " + de + "2. " + de + "3. " + de + "DAS SPIEL LOMBER.\n\n" + de,
			[]string{"DAS SPIEL QUADRILLE", "DAS SPIEL QUADRILLE/GESETZE", "DAS SPIEL QUADRILLE/GESETZE", "DAS SPIEL QUADRILLE/GESETZE", "DAS SPIEL LOMBER"}},
	} {
		if got := headingsAbove(tt.src, tt.lang); !slices.Equal(got, tt.want) {
			t.Errorf("%s\ngot  %q\nwant %q", tt.src, got, tt.want)
		}
	}
}

// A digitiser's Markdown tells how deep headings are, and without any a few words above
// a number are one.
func TestTitlesInSmallLetters(t *testing.T) {
	laws := []string{
		"1. This game is played by four persons, with forty cards,\nthe eights, nines and tens being thrown out.", "2. The dealer gives ten to each of them, and begins\nwith him who sits upon his right hand.",
		"3. Whoever cuts the lowest card deals first, and afterwards\nthey deal by turns.", "4. He that cuts more than once pays a counter to the\npool each time.", "5. No bystander may speak to a player of what is in\nthe hand of another.",
	}
	for _, tt := range []struct{ src, want []string }{
		{[]string{"# Laws of Piquet", "## Shuffling", laws[0], laws[1], "## Cutting", laws[2], "### Penalties", laws[3], "## Bystanders", laws[4]},
			[]string{"Laws of Piquet/Shuffling", "Laws of Piquet/Shuffling", "Laws of Piquet/Cutting", "Laws of Piquet/Cutting/Penalties", "Laws of Piquet/Bystanders"}},
		{[]string{"LAWS OF PIQUET", "Of shuffling", laws[0], laws[1], "Cutting the cards", laws[2], "Penalties", laws[3], laws[4]},
			[]string{"LAWS OF PIQUET/Of shuffling", "LAWS OF PIQUET/Of shuffling", "LAWS OF PIQUET/Cutting the cards", "LAWS OF PIQUET/Penalties", "LAWS OF PIQUET/Penalties"}},
	} {
		src := strings.Join(tt.src, "\n\n") + "\n"
		if got := headingsAbove(src, "en"); !slices.Equal(got, tt.want) {
			t.Errorf("%s\ngot  %q\nwant %q", src, got, tt.want)
		}
	}
}

// Titles begin in each language with its own words.
func TestTitlesOfOtherLanguages(t *testing.T) {
	for _, tt := range []struct{ lang, src, want string }{
		{"de", "Regeln des Tarock-Spiels.\n\n§. 1. Das Spiel wird von drey Personen gespielet.\n\n§. 2. Der Geber giebt jedem zwanzig Karten.\n\nVom Ausspielen.\n\n§. 3. Die Vorhand spielet aus.\n\n§. 4. Die andern müssen bekennen.\n",
			"Regeln des Tarock-Spiels|Regeln des Tarock-Spiels|Vom Ausspielen|Vom Ausspielen"},
		{"nl", "Regels van het Hombre.\n\n1. Het spel word door drie persoonen gespeeld.\n\n2. De gever geeft ieder negen kaarten.\n\nVan het uitspeelen.\n\n3. De voorhand speelt uit.\n\n4. De anderen moeten bekennen.\n",
			"Regels van het Hombre|Regels van het Hombre|Van het uitspeelen|Van het uitspeelen"},
		{"it", "Regole del Tresette.\n\n1. Si giuoca in quattro persone con quaranta carte.\n\n2. Chi dà le carte ne dà dieci a ciascuno.\n\nDella mano.\n\n3. Il primo giuoca la carta che vuole.\n\n4. Gli altri devono rispondere al palo.\n",
			"Regole del Tresette|Regole del Tresette|Della mano|Della mano"},
	} {
		if got := strings.Join(headingsAbove(tt.src, tt.lang), "|"); got != tt.want {
			t.Errorf("%s\ngot  %q\nwant %q", tt.src, got, tt.want)
		}
	}
}

// headingsAbove lists, for each item of a text, the headings above it.
func headingsAbove(src, language string) (list []string) {
	for _, it := range Split([]byte(src), language, nil, nil) {
		list = append(list, strings.Join(it.Division, "/"))
	}
	return list
}

// A row of other numbers within an item belongs to its words, however long it is: the
// outer row goes on below it. Points of a list are no verse.
func TestARowWithinAnItem(t *testing.T) {
	var laws []string
	for i := range 8 {
		laws = append(laws, fmt.Sprintf("%d. Whoever does what law %d forbids pays %d counters to the\npool, and his adversary deals.\n\n", i+1, i+1, 3*i+2))
	}
	for _, inner := range []string{
		"I. A card that is dropped may be taken up again.\nII. A card that is led too early may be taken up, too.\nIII. Cards that were played after a revoke are played over again.\nIV. Nobody pays for what he takes up so.\nV. The trick before stays turned.\n\n",
		"- A card that is dropped may be taken up again.\n- A card that is led too early may be taken up, too.\n- Cards that were played after a revoke are played over.\n- Nobody pays for what he takes up so.\n- The trick before stays turned.\n\n",
	} {
		src := "THE LAWS\n\n" + strings.Join(laws[:6], "") + inner + laws[6] + laws[7]
		items := Split([]byte(src), "en", nil, nil)
		if len(items) != len(laws) {
			t.Errorf("%s\n%d items: %+v", src, len(items), items)
			continue
		}
		for i, it := range items {
			if it.Number != i+1 || it.Kind == corpus.KindVerse {
				t.Errorf("item %d is %d, %v", i+1, it.Number, it.Kind)
			}
		}
	}
}

// A line that names what a part of the book holds is its title, and a sentence about it is
// none.
func TestTitlesThatSayWhatAPartHolds(t *testing.T) {
	const after = "\n\nThe dealer gives nine cards to each of the players,\nand turns up the last of them.\n"
	for _, tt := range []struct {
		lang, line string
		is         bool
	}{
		{"en", "An Explanation of the Terms", true}, {"en", "Some Remarks upon Whist.", true}, {"en", "Introduction.", true}, {"en", "Directions for the Dealer.", true},
		{"en", "The Table is laid for four.", false}, {"en", "A Table is wanted.", false}, {"en", "Explanation will follow,", false},
		{"fr", "L'Explication des Termes.", true}, {"fr", "Quelques remarques sur le Piquet.", true}, {"fr", "Introduction", true}, {"fr", "La table est ronde.", false},
		{"sv", "Förklaring öfver Ordens bemärkelse.", true}, {"sv", "Några Anmärkningar om spelet.", true}, {"sv", "Företal.", true},
		{"de", "Einige Anmerkungen über das Spiel.", true}, {"de", "Die Erklärung der Kunstwörter.", true}, {"de", "Vorrede.", true},
		{"nl", "Eenige Aanmerkingen over het Spel.", true}, {"nl", "Inleiding.", true},
		{"la", "Observationes de ludo.", true}, {"it", "Alcune osservazioni sul giuoco.", true}, {"it", "Introduzione.", true}, {"es", "Algunas advertencias para el juego.", true},
	} {
		src := "The first of them has said enough of this game.\n\n" + tt.line + after
		want := ""
		if tt.is {
			want = strings.TrimRight(tt.line, ".")
		}
		got := headingsAbove(src, tt.lang)
		if last := got[len(got)-1]; last != want {
			t.Errorf("%s %q: below %q", tt.lang, tt.line, last)
		}
	}
}

// A row of numbers above several paragraphs each heads divisions, with what follows the
// number on its line and below it; who signs a letter, and how it begins, heads nothing.
func TestNumbersThatHeadParagraphs(t *testing.T) {
	const essay = "The dealer gives nine cards to each of the players, and\nturns up the last of them, which is the trump of the hand,\nunless all of them agree to play without one; and then\nthe next of them deals.\n\nThe eldest hand leads, and the others must follow suit\nif they are able, or they pay a counter for each card\nthat they have kept, and lose the hand besides; and all\nthat they have won in it.\n\n"
	const closing = "I am, Madam,\nyour most obedient servant,\n\nISABELLA ROCHLEY.\n\n"
	for _, c := range []struct {
		label func(n int) string
		want  string // the second
	}{
		{func(n int) string { return fmt.Sprintf("NUMB. %d. TUESDAY, May %d, 1750.\n\n", n, 7*n) }, "NUMB. 2. TUESDAY, May 14, 1750"},
		{func(n int) string {
			return fmt.Sprintf("CHAP. %d. Of bathing for\nrelaxation only, and in summer.\n\n", n)
		}, "CHAP. 2. Of bathing for relaxation only, and in summer"},
		{func(n int) string { return fmt.Sprintf("SECT. %d. Of the play of the\ncards.\n\n", n) }, "SECT. 2. Of the play of the cards"},
		{func(n int) string { return fmt.Sprintf("LETTER %d. Miss ROCHLEY to Miss LENOX.\n\nMADAM,\n\n", n) }, "LETTER 2. Miss ROCHLEY to Miss LENOX"},
	} {
		src := "It was said above how all of this began.\n\n"
		for n := 1; n <= 7; n++ {
			src += c.label(n) + essay + closing
		}
		list := slices.Compact(headingsAbove(src, "en"))
		if len(list) != 8 || list[2] != c.want {
			t.Errorf("below %q, want %q", list, c.want)
		}
	}
}

// Who printed a book, and the year, are no titles, with marks or without; nor is the word of
// a division after an article a number.
func TestImprintsAndArticles(t *testing.T) {
	const after = "\n\nThe members meet every week, and who is absent pays a\nshilling to the box.\n"
	for _, c := range []struct{ lang, line, want string }{
		{"en", "PRINTED FOR J NEWBERY IN THE STRAND", ""},
		{"en", "PRINTED FOR J. NEWBERY, IN THE STRAND.", ""},
		{"fr", "LE LIBRAIRE AU LECTEUR", "LE LIBRAIRE AU LECTEUR"},
		{"en", "M.DCC.LXII.", ""},
		{"en", "MDCCLXII", ""},
		{"en", "A SECTION.", "A SECTION"},
	} {
		got := headingsAbove("It was said above how all of this began.\n\n"+c.line+after, c.lang)
		if last := got[len(got)-1]; last != c.want {
			t.Errorf("%s %q: below %q", c.lang, c.line, last)
		}
	}
}

// A line in capitals after a comma, or with one at its end, is of a letter: who signs it, and
// how it begins. A title that begins with a function word, or is in small letters, is none,
// though the scan shows a comma for its stop or for that of the line above.
func TestCommasBesideTitles(t *testing.T) {
	const after = "\n\nEach member brings his own cards to the table, and pays a\nshilling to the box.\n"
	for _, c := range []struct{ lang, before, line, want string }{
		{"en", "I am, Sir, your most obedient servant,", "JOHN HANCOCK.", ""},
		{"en", "I am, Sir, your most obedient servant.", "MOST HONOURED MADAM,", ""},
		{"en", "The eldest hand leads, and the next follows if able,", "OF THE REVOKE.", "OF THE REVOKE"},
		{"fr", "Celui qui donne doit faire couper.", "Regles du Jeu de Sixte ,", "Regles du Jeu de Sixte"},
	} {
		got := headingsAbove(c.before+"\n\n"+c.line+after, c.lang)
		if last := got[len(got)-1]; last != c.want {
			t.Errorf("%s %q: below %q", c.lang, c.line, last)
		}
	}
}
