package split

import (
	"fmt"
	"strings"
	"testing"
)

// headsOf are the headings of a text.
func headsOf(src, lang string) (titles []string) {
	for _, h := range Text([]byte(src), lang, nil, nil).Headings {
		titles = append(titles, h.Text)
	}
	return titles
}

// A gazette's towns return as the names of a play do, but what stands below them speaks to
// nobody: they are headings. Questions and answers are spoken.
func TestGazette(t *testing.T) {
	towns := []string{"VIENNE", "LONDRES", "PARIS"}
	news := map[string]string{
		"fr": "On mande de Bude que les eaux du Danube ont emporté le pont, &\nque les troupes qui devoient le passer sont retournées dans leurs\nquartiers.\n\n",
		"en": "They write from Buda that the waters of the Danube have carried off\nthe bridge, and that the troops which were to pass it are returned\nto their quarters.\n\n",
		"sv": "Ifrån Buda skrifwes, at wattnet i Donau har bortfört bron, och at\ntrupperne, som skulle gå deröfwer, åter äro i sina qwarter.\n\n",
	}
	for lang, text := range news {
		var b strings.Builder
		for i := range 12 {
			fmt.Fprintf(&b, "%s.\n\n%s", towns[i%len(towns)], text)
		}
		if heads := headsOf(b.String(), lang); len(heads) != 12 || heads[1] != "LONDRES" {
			t.Errorf("%s: headings %q", lang, heads)
		}
	}
	var b strings.Builder
	for range 6 {
		b.WriteString("DEMANDE.\n\nQu'est-ce que la renonce, & quand dit-on d'un joueur qu'il l'a\nfaite, soit par mégarde ou par malice?\n\nREPONSE.\n\nC'est de ne pas fournir de la couleur jouée, quand on en a dans\nson jeu.\n\n")
	}
	if heads := headsOf(b.String(), "fr"); len(heads) > 0 {
		t.Errorf("headings %q", heads)
	}
	src := strings.NewReplacer("DEMANDE.", "Q.", "REPONSE.", "A.").Replace(b.String())
	if got := told(src, "fr"); len(got) != 12 || !strings.Contains(got[1], "A. C'est de ne pas") {
		t.Errorf("%q", got)
	}
}

// A number that ends the title of each issue of a periodical counts them.
func TestTitlesThatEndInANumber(t *testing.T) {
	var b strings.Builder
	for n := 3; n < 12; n++ {
		fmt.Fprintf(&b, "The GAMESTER. [No %d.\n\nIt was told last night at the coffee-house, that a player of\nquadrille had lost his whole estate in a month.\n\nHis partner has since left the town, and is said to have gone to\nthe waters, where nobody plays for less than a guinea.\n\n", n)
	}
	if heads := headsOf(b.String(), "en"); len(heads) != 9 || heads[0] != "The GAMESTER. [No 3" {
		t.Errorf("headings %q", heads)
	}
}

// The letters of the alphabet head the words of a dictionary that begin with them, and stand by
// themselves; what sends to another word, or is the year of the print, heads nothing.
func TestAlphabet(t *testing.T) {
	var b strings.Builder
	b.WriteString("A DICTIONARY OF PLAY.\n\nLONDON. M, DCC, LXXXI.\n\n")
	for _, letter := range strings.Split("A B C D E F G H L M", " ") {
		fmt.Fprintf(&b, "%s\n\n%sBACUS, A TABLE.\n\nOn this the winnings of each player are reckoned up at the end of\nthe game.\n\n%sBATE. — See %sBET.\n\n", letter, letter, letter, letter)
	}
	heads := headsOf(b.String(), "en")
	if len(heads) != 21 || heads[1] != "A" || heads[2] != "ABACUS, A TABLE" || heads[19] != "M" {
		t.Errorf("headings %q", heads)
	}
	items := Split([]byte(b.String()), "en", nil, nil)
	if last := items[len(items)-1]; strings.Join(last.Division, " › ") != "M › MBACUS, A TABLE" {
		t.Errorf("%q", last.Division)
	}
}

// Letters in brackets number articles whatever numerals they may be, and go on from one chapter
// to the next; (a) may stand above its words.
func TestLettersThroughChapters(t *testing.T) {
	var through, above strings.Builder
	for i, letter := range "abcdefghiklm" {
		if i%4 == 0 {
			fmt.Fprintf(&through, "CHAPTER %s.\n\n", strings.Repeat("I", i/4+1))
		}
		fmt.Fprintf(&through, "%c) The members meet once a month at the usual house, and each\nof them pays what he owes.\n\n", letter)
		if i < 6 {
			fmt.Fprintf(&above, "(%c)\n\nThe members meet once a month at the usual house, and each of\nthem pays what he owes.\n\n", letter)
		}
	}
	for src, want := range map[string]int{through.String(): 12, above.String(): 6} {
		items := Split([]byte(src), "en", nil, nil)
		if len(items) != want {
			t.Errorf("%d items, want %d", len(items), want)
			continue
		}
		for i, it := range items {
			if it.Number != i+1 || !strings.HasPrefix(src[it.Body:it.Span.End], "The members") {
				t.Errorf("%d: number %d, %.30q", i+1, it.Number, src[it.Body:it.Span.End])
			}
		}
	}
}

// Names below the next heading that begin with the letters that would follow, and letters set
// otherwise, are no more of a row.
func TestLettersThatDoNotGoOn(t *testing.T) {
	const words = " The members meet once a month at the usual house, and each of\nthem pays what he owes.\n\n"
	first := "CHAPTER I.\n\n(a)" + words + "(b)" + words + "(c)" + words + "CHAPTER II.\n\n"
	for _, next := range []string{
		"D. Juan was the first of them, and paid what he owed.\n\nE. Smith was the second of them, and paid nothing.\n\nF. Jones came never.\n\n",
		"d)" + words + "e)" + words, "(D)" + words + "(E)" + words,
	} {
		if got := fmt.Sprint(numbersOf(first+next, "en")); got != "[1 2 3]" {
			t.Errorf("%.8q: numbers %s", next, got)
		}
	}
	if got := fmt.Sprint(numbersOf(first+"(d)"+words+"(e)"+words, "en")); got != "[1 2 3 4 5]" {
		t.Errorf("numbers %s", got)
	}
}

// Below a letter alone stand its words, up to the next letter, which may begin a line of theirs.
func TestLettersAboveAndInWords(t *testing.T) {
	const src = "(a)\n\nThe members meet once a month at the usual house;\n(b) each of them pays what he owes;\n(c) and nobody stays.\n\n"
	if got := fmt.Sprint(numbersOf(src, "en")); got != "[1 2 3]" {
		t.Errorf("numbers %s", got)
	}
}

// A year ends the imprint of a book, and the titles of chronicles and of dated letters.
func TestTitlesThatEndInAYear(t *testing.T) {
	const words = "The members meet once a month at the usual house, and each of\nthem pays what he owes.\n\n"
	var annals strings.Builder
	for _, year := range strings.Fields("MDCCI MDCCII MDCCIII MDCCIV") {
		annals.WriteString("THE CLUB, " + year + ".\n\n" + words + words)
	}
	for src, want := range map[string]string{
		annals.String(): "THE CLUB, MDCCI THE CLUB, MDCCII THE CLUB, MDCCIII THE CLUB, MDCCIV",
		"A HISTORY.\n\nLONDON, MDCCL.\n\nPREFACE.\n\n" + words:                           "A HISTORY PREFACE",
		"VERSES LEFT IN THE GARDEN\nOF THE HOUSE, IN MARCH, MDCCLV.\n\n" + words + words: "VERSES LEFT IN THE GARDEN OF THE HOUSE, IN MARCH, MDCCLV",
	} {
		if got := strings.Join(headsOf(src, "en"), " "); got != want {
			t.Errorf("headings %q, want %q", got, want)
		}
	}
}

// The questions of a catechism are numbered behind a word cut to its letter.
func TestNumberedQuestions(t *testing.T) {
	var b strings.Builder
	for n := range 8 {
		fmt.Fprintf(&b, "Q. %d. What is the trump of the game, and who names it?\n\nA. It is the suit that the dealer turns up when he has dealt.\n\n", n+1)
	}
	if got := fmt.Sprint(numbersOf(b.String(), "en")); got != "[1 2 3 4 5 6 7 8]" {
		t.Errorf("numbers %s", got)
	}
}

// A list of short lines is no stanza with the name that stands in the middle above it.
func TestNameAboveAList(t *testing.T) {
	full := "   Take of each as much as will lie on a shilling, & let\nthem stand together in a warm place for three days, and\nstrain them through a cloth before they are given out.\n\n"
	var b strings.Builder
	for _, name := range []string{"Aqua Liberans", "Aqua Limacum", "Bolus Emeticus"} {
		fmt.Fprintf(&b, "%s%s.\n\n   Fol. Plantag.\n\n   Rad. Liquorit.\n\n   Sem. Coriand.\n\n   Cons. Ros. rub.\n\n%s%s%s%s", strings.Repeat(" ", 20), name, full, full, full, full)
	}
	if heads := headsOf(b.String(), "en"); fmt.Sprint(heads) != "[Aqua Liberans Aqua Limacum Bolus Emeticus]" {
		t.Errorf("headings %q", heads)
	}
}
