package split

import (
	"os"
	"slices"
	"strings"
	"testing"

	"quinola/corpus/page"
	"quinola/corpus/restore"
)

// A chapter that has its number and its title on one line, in capitals or not,
// with blank lines about it or none, is a division; a sentence that begins with the
// word, or speaks of a chapter, is not.
func TestTitledDivisions(t *testing.T) {
	for _, c := range []struct{ lang, file, want string }{
		{"en", "en.txt", "CHAPTER I. Of the Deal: 1 2\nCHAPTER II. Of the Play: 1 2\nChapter III. Of the reckoning: 1 2\n"},
		{"fr", "fr.txt", "Chapitre premier. De la donne: 1 2\nChapitre second. Des enchères: 1 2\n"},
	} {
		src, err := os.ReadFile("testdata/titled/" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		tight := strings.ReplaceAll(string(src), "\n\n", "\n")
		for _, s := range []string{string(src), tight} {
			leaves := page.Leaves([]byte(s))
			var b strings.Builder
			last := ""
			for _, it := range Split([]byte(s), c.lang, restore.Tokens([]byte(s), c.lang, leaves), leaves) {
				if d := strings.Join(it.Division, " / "); d != last {
					if last != "" {
						b.WriteByte('\n')
					}
					b.WriteString(d + ":")
					last = d
				}
				b.WriteString(" " + strings.Trim(it.Label, ". "))
			}
			if got := b.String() + "\n"; got != c.want {
				t.Errorf("%s is split into\n%swant\n%s", c.file, got, c.want)
			}
		}
	}
}

// A chapter may be announced by the beginning of the word, if a title follows its
// number and white space stands about the line.
func TestChaptersCutShort(t *testing.T) {
	for _, c := range []struct{ lang, line, want string }{
		{"en", "CHAP. II. Of Paternal and Regal Power.", "CHAP. II. Of Paternal and Regal Power"},
		{"en", "Chap. 12. Of the Cards.", "Chap. 12. Of the Cards"},
		{"fr", "CHAP. IV. De la donne des cartes.", "CHAP. IV. De la donne des cartes"},
		{"en", "Chas. II. Of England.", ""},
		{"en", "Chap. II. of the other book has the rest.", ""},
	} {
		src := []byte("The first of them has said enough of this.\n\n" + c.line + "\n\nThe dealer gives nine cards to each of the\nplayers, and turns up the last of them.\n")
		items := Split(src, c.lang, restore.Tokens(src, c.lang, nil), page.Leaves(src))
		got := strings.Join(items[len(items)-1].Division, " / ")
		if got != c.want {
			t.Errorf("%q: division %q, want %q", c.line, got, c.want)
		}
	}
}

// A book by chapters whose word is cut short, with what each contains below its number,
// under a title of several lines. It is told by the words of its own language alone.
func TestChaptersWithTheirWordCutShort(t *testing.T) {
	src := "A SHORT\n\nTREATISE\n\nON THE GAME OF\n\nWHIST.\n\n" +
		"CHAP. I.\n\nSome general RULES to be observed by\nBEGINNERS.\n\n1. WHEN you lead, begin with the best suit in\nyour hand.\n\n2. If you have five of a suit, lead the ace.\n\n3. In a sequence lead the highest.\n\n" +
		"CHAP. II.\n\nSome particular RULES to be observed.\n\n1. If you have four small trumps, you must play\nthree rounds of trumps.\n\n2. If you have a good suit, trump out with the king.\n\n" +
		"CHAP. III.\n\nSuppose the adversary to lead a suit of which you\nhave ace and queen, put on the queen.\n"
	const book = "A SHORT TREATISE ON THE GAME OF WHIST/"
	one, two, three := book+"CHAP. I. Some general RULES to be observed by BEGINNERS", book+"CHAP. II. Some particular RULES to be observed", book+"CHAP. III"
	want := []string{one, one, one, two, two, three}
	if got := headingsAbove(src, "en"); !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	src = "KORT-SPELS BOK.\n\n1 Kap.\n\nOm Prefference.\n\n§ 1.\n\nSpelet spelas af tre personer.\n\n§ 2.\n\nGifvaren gifver hvarje spelare tio kort.\n\n§ 3.\n\nDen som ej bekänner färg, betalar en bet.\n\n" +
		"2 Kap.\n\nOm Knack.\n\n§ 1.\n\nKnack spelas af tre till sju personer.\n\n§ 2.\n\nHvar och en får tre kort.\n\n§ 3.\n\nDen som knackar utan att vinna betalar dubbelt.\n"
	one, two = "KORT-SPELS BOK/1 Kap. Om Prefference", "KORT-SPELS BOK/2 Kap. Om Knack"
	want = []string{one, one, one, two, two, two}
	if got := headingsAbove(src, "sv"); !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
