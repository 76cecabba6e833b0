package split

import (
	"strings"
	"testing"

	"quinola/corpus/page"
	"quinola/corpus/restore"
)

// A note at the foot of a leaf is a clause of its own, and the sentence that the leaf cuts
// goes on after it.
func TestNotesAtTheFootOfALeaf(t *testing.T) {
	const above, below = "The dealer gives nine cards to each of the players %, and\nturns up the last of them, which is the trump of the", "hand, unless all of them agree to play without one.\n"
	for _, tt := range []struct{ name, at, note string }{
		{"a star", "*", "* That is, he who sits on the right of the eldest, as\nwas said above."},
		{"a star apart", " *", "* That is, he who sits on the right of the eldest."},
		{"a dagger", "†", "† That is, he who sits on the right of the eldest."},
		{"a letter", " (a)", "(a) See what was said of the players above."},
		{"a figure in brackets", " (1)", "(1) See what was said of the players above."},
		{"figures that count the notes of a book", " (117)", "(117) See what was said of the players above."},
		{"a small letter first", " (b)", "(b) that is, of those who have staked."},
	} {
		for _, parted := range []string{"\n\n", "\n"} {
			for _, numbered := range []bool{false, true} {
				one, two := "", ""
				if numbered {
					one, two = "5. ", "6. "
				}
				src := "THE LAWS OF THE GAME.\n\n"
				if numbered {
					for _, n := range []string{"1", "2", "3", "4"} {
						src += n + ". Each of them pays a counter to the pool before he sees\nhis cards.\n\n"
					}
				}
				src += one + strings.Replace(above, " %", tt.at, 1) + parted + tt.note + "\n\f" + below + "\n" + two + "The eldest hand leads, and the others must follow suit\nif they are able.\n\f"
				src += "The last trick counts double, and who takes it deals\nthe next hand.\n"
				leaves := page.Leaves([]byte(src))
				r := Text([]byte(src), "en", restore.Tokens([]byte(src), "en", leaves), leaves)
				sentence, note := "", ""
				for _, it := range r.Items {
					words := []byte(src[it.Span.Start:it.Span.End])
					for _, h := range it.Holes {
						for i := h.Start; i < h.End; i++ {
							words[i-it.Span.Start] = ' '
						}
					}
					text := strings.Join(strings.Fields(string(words)), " ")
					switch {
					case strings.Contains(text, "dealer gives"):
						sentence = text
					case strings.Contains(strings.Join(strings.Fields(tt.note), " "), text):
						note = text
					}
				}
				want := strings.Join(strings.Fields(one+strings.Replace(above, " %", tt.at, 1)+" "+below), " ")
				if sentence != want || note != strings.Join(strings.Fields(tt.note), " ") {
					t.Errorf("%s, numbered %v, parted %q\nsentence %q\nwant     %q\nnote     %q", tt.name, numbered, parted, sentence, want, note)
				}
			}
		}
	}
}

// What begins with such a sign but is referred to nowhere, or is followed by text, is none.
func TestWhatIsNoNote(t *testing.T) {
	for _, src := range []string{
		"The dealer gives nine cards to each of the players.\n\n(a) the eldest leads, and the others follow.\n\fThe last trick counts double.\n",
		"A player pays as under (a) and (b), unless all agree\notherwise, as in (c).\n\n(a) A revoke costs a counter.\n\n(b) A misdeal costs two.\n\n(c) A card shown is played.\n\fThe last trick counts double.\n",
		"The players (a) and the dealer agree on the stakes.\n\n(a) the eldest leads, and the others follow.\n\nThe last of them deals.\n\fThe last trick counts double.\n",
	} {
		leaves := page.Leaves([]byte(src))
		v := viewOf([]byte(src), "en", leaves)
		v.markNotes()
		for n, l := range v.lines {
			if l.foot {
				t.Errorf("line %d of %q is taken for a note", n, src)
			}
		}
	}
}
