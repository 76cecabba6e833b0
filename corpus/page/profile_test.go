package page

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// What is furniture is told by the page, and by no language.
func TestFurniture(t *testing.T) {
	para := "He that deals gives nine cards to each, and turns up the last for the trump suit of that deal, as is usual, and has the choice of the first exchange besides.\n\n"
	for _, c := range []struct {
		name, src string
		want      []string
	}{
		{"folios between the halves of a word", "on declaring his inten-\n\n850\n\n850a\n\ntion, permission", []string{"850", "850a"}},
		{"... on one line", "on declaring his inten-\n850 850a\ntion, permission", []string{"850 850a"}},
		{"a folio and a signature between them", "on declaring his inten-\n\n12\n\nA 3\n\ntion, permission", []string{"12", "A 3"}},
		{"a figure between words is read", "the winner has\n\n12\n\ncounters, & the last six.\n", nil},
		{"a catchword on its line", "all that he\nhas.\n\nhas in hand", []string{"has."}},
		{"a catchword at the end of a line", "all that he has\n\nhas in hand", []string{"has"}},
		{"two words that are all of the next line", "the trick is won by him who\nholds the ace.\n\nTHE ORDER\fTHE ORDER\n\nOF THE CARDS.", []string{"THE ORDER"}},
		{"a catchword before a paragraph", "the trick is won.\n\nGiv-\n\nGiving the ace is dear.", []string{"Giv-"}},
		{"a word broken in two that are alike", "il faut cher-\n\ncher la carte", nil},
		{"a title that the text takes up", "the trick is won.\n\nBoston.\n\nBoston is played by four.", nil},
		{"a title in capitals", "the trick is won.\n\nBOSTON\n\nBOSTON is played by four.", nil},
		{"a signature in small Roman numerals", "one two\nthree four\nfive six\nseven eight\nã iiij\n\f nine ten", []string{"ã iiij"}},
		{"a number at the end of a page", "one two\nthree four\nfive six\njusqu'\nà vj.\n\f nine ten", nil},
		{"... after a small letter", "one two\nthree four\nfive six\nil y\na 5.\n\f nine ten", nil},
		{"a signature with a stop", "one two\nthree four\nfive six\nseven eight\nAa.ij.\n\f nine ten", []string{"Aa.ij."}},
		{"a signature at the foot", "one two\nthree four\nfive six\nseven eight\nK 6\n\f nine ten", []string{"K 6"}},
		{"... beside that of the volume", "one two\nthree four\nfive six\nseven eight\nTome II. A iij\n\f nine ten", []string{"Tome II. A iij"}},
		{"the volume alone", "one two\nthree four\nfive six\nseven eight\nBd. II.\n\f nine ten", []string{"Bd. II."}},
		{"a title", "one two\nthree four\nfive six\nseven eight\nTOME II.\n\f nine ten", nil},
		{"the volume in capitals, signed", "one two\nthree four\nfive six\nseven eight\nTOM. II. B\n\f nine ten", []string{"TOM. II. B"}},
		{"the volume in capitals, twice", "one two\nthree four\nfive six\nseven eight\nVOL. II.\n\f nine ten\neleven twelve\nthirteen fourteen\nfifteen sixteen\nVOL. II.\n\f seventeen", []string{"VOL. II.", "VOL. II."}},
		{"the volume that a text cites", "one two\nthree four\nfive six\nas is said in\nTome II. page 3\n\f nine ten", nil},
		{"... with debris below it", "one two\nthree four\nfive six\nseven eight\n\nM.\n\n/\n\f nine ten", []string{"M.", "/"}},
		{"... of a page in the midst of a leaf", "one two\nthree four\n\nK  6\n\n\n\nnine ten\neleven twelve", []string{"K  6"}},
		{"a running title with its folio in small numerals", "PRÉLIMINAIRE. vij\nand takes\nthe trick\nthat was\nplayed first", []string{"PRÉLIMINAIRE. vij"}},
		{"notes that are alike", strings.Repeat("Of this more is said * where the play of the hand is told, and\nwhat each of them must do about it when his turn comes to play.\n\n* Part 1. sect. 3.\n\f", 4) + "The rest is as before.\n", nil},
		{"a running title with its folio", "GAME OF OMBRE 12\nand takes\nthe trick\nthat was\nplayed first", []string{"GAME OF OMBRE 12"}},
		{"a running title without one", strings.Repeat("The Royal Game\n\nplays as he\nlikes and so that\n\f", 4), []string{"The Royal Game", "The Royal Game", "The Royal Game", "The Royal Game"}},
		{"a running title of two leaves", "12 The Royal Game.\n\nand takes\nthe trick\nthat was\n\f The Royal Game. 13\n\nplayed first\nand so on\n", []string{"12 The Royal Game.", "The Royal Game. 13"}},
		{"... of pages in one", "12 The Royal Game.\n\nand takes\nthe trick that\n\nThe Royal Game. 13\n\nwas played first\nand so on\n", []string{"12 The Royal Game.", "The Royal Game. 13"}},
		{"lines of a count at the head of leaves", "Counters 12\n\nand takes\nthe trick\n\fCounters 20\n\nplayed first\nand so on\n", nil},
		{"headings that count on", "Hand 1\n\nHe takes the trick.\n\nHand 2\n\nHe leads again.\n", nil},
		{"a word said twice", "four, four; of five, five, and so of four,\n\nfour.\n", nil},
		{"a figure put in among paragraphs", para + "gives nine cards to each\n\n850\n\nand turns up the last.", []string{"850"}},
		{"a stamp", "the trick is won.\n\n\n\nUniversity\nLibrary\n\n\n\nThe dealer deals.", []string{"University\nLibrary"}},
		{"folios in brackets", "gives nine\ncards to each\nand\n\f(12)\nturns up the\nlast for trumps\nand\n\f(13)\nleads a card.\nThe next plays\nafter.\n", []string{"(12)", "(13)"}},
		{"a folio one of whose brackets is shown as a letter", "t 77 ]\n\ngives nine\ncards to each\nand\n\f[ 78 J\nturns up the\nlast for trumps\nand leads\n", []string{"t 77 ]", "[ 78 J"}},
		{"a short word between the lines of a title", "LE JEU\n\nDE\n\nPIQUET.\n\n" + para, nil},
		{"the last note of a leaf", "gives nine cards to each (16) and turns\nup the last (17), which is\nthe trump.\n(16) Kun. B. Fl. 3.\n(17) Kun. B. FI. 4.\n", nil},
		{"labels in brackets, one of which opens a leaf", "(9) Nine cards\nare dealt.\n(10) The last is\nturned up.\n(11) The eldest leads.\n\f(12) The next follows.\n(13) The best\ncard wins.\n", nil},
		{"the cells of a table", "three   4\nfive    6\nseven   8\n", nil},
	} {
		var got []string
		for _, f := range Of([]byte(c.src), nil, nil).All() {
			got = append(got, strings.TrimSpace(c.src[f.Start:f.End]))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// What line ends and blank lines stand for is told by the lines.
func TestSetting(t *testing.T) {
	wide := strings.Repeat("the dealer gives nine cards to each, ", 5)
	for _, c := range []struct {
		name, src string
		want      Setting
	}{
		{"double-spaced lines of print", strings.Repeat("the dealer gives nine\n\ncards to each of them\n\n", 4), Spaced},
		{"lines of print in paragraphs", strings.Repeat("The dealer gives nine\ncards to each of them.\n\n", 4), Lined},
		{"too few blank lines to tell", "The dealer gives nine\ncards to each of them.\n\nThe eldest leads.\n", Spaced},
		{"paragraphs on a line each", strings.Repeat(wide+"\n\n", 4), Unbroken},
		{"no line ends", wide, Unbroken},
	} {
		if got := Of([]byte(c.src), nil, nil).Setting; got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// Pages that a machine dreamt say what a later one says; laws that are alike are
// no dream.
func TestDreamt(t *testing.T) {
	a := "The great one is six the great one counter and eight counters and twenty counters each of the four and fish, so that the reader may see it.\n\n"
	b := "The great one is six the great one counter and eight counters and twenty counters each of the four and fish, with what the dealer puts down besides.\n\n"
	if got := Of([]byte(a+b), nil, nil).All(); len(got) != 0 {
		t.Errorf("two paragraphs that are alike: %v", got)
	}
	if got := Of([]byte(a+"850\n\n"+b), nil, nil).All(); len(got) == 0 || got[0].Start != 0 {
		t.Errorf("a page said twice: %v", got)
	}
}

func TestLeaves(t *testing.T) {
	for _, c := range []struct {
		src  string
		want []string
	}{
		{"", nil},
		{"one leaf\n", []string{"one leaf\n"}},
		{"first leaf\fsecond\fthird", []string{"first leaf\f", "second\f", "third"}},
		{"<|LEAF_MARK-1|>a<|LEAF_MARK-1|>b", []string{"<|LEAF_MARK-1|>a", "<|LEAF_MARK-1|>b"}},
		{"De la Partie. VII.  ( 3 ) VII. Celui", []string{"De la Partie. VII.  ", "( 3 ) VII. Celui"}},
	} {
		var got []string
		for _, l := range Leaves([]byte(c.src)) {
			got = append(got, c.src[l.Start:l.End])
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("leaves of %q: %q, want %q", c.src, got, c.want)
		}
	}
	academie, err := os.ReadFile("../texts/academie/source.txt")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(Leaves(academie)); n != 358 {
		t.Errorf("the Académie has %d leaves, want 358", n)
	}
}

// Printer's flowers are no words.
func TestOrnament(t *testing.T) {
	for line, want := range map[string]bool{
		"xxxxxxxx xxxxxxxxxxxxxxxx": true, "J k J k J k ■ *% J k J k": true, "O O O O O O O O O": false,
		"X X X I I I.": false, "on ne nomme nonne": false, "22 4 252 280 308": false,
	} {
		if got := ornament(line); got != want {
			t.Errorf("%q: %v, want %v", line, got, want)
		}
	}
}

// The words of a chapter's title stand again in its first paragraph, below the number of that:
// that is no page that a machine saw twice.
func TestTitleThatItsChapterRepeats(t *testing.T) {
	const src = "Jorda Balk.\n\nI. Cap.\n\nOm laga fång å jord, hus och grund, å landet, och i staden.\n\n1. §.\n\nTHesse äro laga fång, therigenom man jord, hus och grund, å landet och i staden, förwärfwa må: ett är arf, om lagliga ärfdt är; annar är skifte, om lagliga skift är; tridie är kiöp, om lagliga kiöpt är; fierde är gåfwa, om lagliga gifwit är; femte är pant.\n\n2. §. Kiöp, skifte, och gåfwa skola skrifteliga ske med twägga manna witne, och the wilkor theri sättas, hwar å samma kiöp, skifte, eller gåfwa sig grundar, och sedan lagföljas å then ort, ther hwarthera är belägit.\n"
	for _, f := range Of([]byte(src), nil, nil).All() {
		t.Errorf("furniture: %q", src[f.Start:f.End])
	}
}

// In text without form feeds the signature of a sheet stands above the catchword, with a blank
// line between the two or without one.
func TestSignatureAboveItsCatchword(t *testing.T) {
	for _, between := range []string{"\n", "\n\n"} {
		src := "It is not permitted to deal the cards after any other manner.\n\nObserve that, to call a queen, you must\nD. 5" + between + "have\n\nhave the four kings; so that if you want the king of trumps,\nyou are obliged to call one of those kings, or to pass.\n"
		var got []string
		for _, f := range Of([]byte(src), nil, nil).All() {
			got = append(got, src[f.Start:f.End])
		}
		if strings.Join(got, "|") != "D. 5|have" {
			t.Errorf("furniture %q", got)
		}
	}
}
