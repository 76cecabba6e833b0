package split

import (
	"slices"
	"strings"
	"testing"
)

// Whether chapters hold sections or sections chapters, the book shows: the numbers of what
// is held begin anew, or it stands right below the other.
func TestDivisionsRankAsTheBookHasThem(t *testing.T) {
	words := map[string]string{
		"en": "The dealer gives nine cards to each of the players,\nand turns up the last of them.",
		"fr": "Celui qui donne distribue neuf cartes à chacun des\njoueurs, & retourne la derniere.",
		"sv": "Den som gifver delar ut nio kort åt hvar och en af\nspelarne, och vänder upp det sista.",
		"de": "Der Geber giebt einem jeden von den Spielern neun\nKarten, und schlägt die letzte um.",
		"nl": "De gever geeft aan een ieder van de speelers negen\nkaarten, en keert de laatste om.",
		"la": "Qui chartas distribuit, unicuique ludentium novem\ndat, et ultimam invertit.",
	}
	for _, tt := range []struct {
		name, lang string
		lines      []string // headings, and - for a paragraph
		want       []string // of each paragraph, the headings above it
	}{
		{"sections in chapters", "en", []string{"CHAP. I.", "SECT. I.", "-", "SECT. II.", "-", "CHAP. II.", "SECT. I.", "-", "SECT. II.", "-"},
			[]string{"CHAP. I/SECT. I", "CHAP. I/SECT. II", "CHAP. II/SECT. I", "CHAP. II/SECT. II"}},
		{"a word before each", "en", []string{"CHAPTER I.", "-", "SECTION I.", "-", "SECTION II.", "-", "CHAPTER II.", "-", "SECTION I.", "-"},
			[]string{"CHAPTER I", "CHAPTER I/SECTION I", "CHAPTER I/SECTION II", "CHAPTER II", "CHAPTER II/SECTION I"}},
		{"chapters in sections", "fr", []string{"SECTION PREMIERE.", "CHAPITRE PREMIER.", "-", "CHAPITRE SECOND.", "-", "SECTION SECONDE.", "CHAPITRE PREMIER.", "-"},
			[]string{"SECTION PREMIERE/CHAPITRE PREMIER", "SECTION PREMIERE/CHAPITRE SECOND", "SECTION SECONDE/CHAPITRE PREMIER"}},
		{"sections that run on", "fr", []string{"CHAPITRE I.", "-", "SECTION I.", "-", "SECTION II.", "-", "CHAPITRE II.", "-", "SECTION III.", "-"},
			[]string{"CHAPITRE I", "CHAPITRE I/SECTION I", "CHAPITRE I/SECTION II", "CHAPITRE II", "CHAPITRE II/SECTION III"}},
		{"books, chapters and sections", "en", []string{"BOOK I.", "-", "CHAPTER I.", "-", "SECTION I.", "-", "SECTION II.", "-", "CHAPTER II.", "-", "SECTION I.", "-", "BOOK II.", "-", "CHAPTER I.", "-"},
			[]string{"BOOK I", "BOOK I/CHAPTER I", "BOOK I/CHAPTER I/SECTION I", "BOOK I/CHAPTER I/SECTION II", "BOOK I/CHAPTER II", "BOOK I/CHAPTER II/SECTION I", "BOOK II", "BOOK II/CHAPTER I"}},
		{"Swedish", "sv", []string{"CAPITLET I.", "AFDELNING I.", "-", "AFDELNING II.", "-", "CAPITLET II.", "AFDELNING I.", "-"},
			[]string{"CAPITLET I/AFDELNING I", "CAPITLET I/AFDELNING II", "CAPITLET II/AFDELNING I"}},
		{"German", "de", []string{"KAPITEL I.", "ABSCHNITT I.", "-", "ABSCHNITT II.", "-", "KAPITEL II.", "ABSCHNITT I.", "-"},
			[]string{"KAPITEL I/ABSCHNITT I", "KAPITEL I/ABSCHNITT II", "KAPITEL II/ABSCHNITT I"}},
		{"Dutch", "nl", []string{"HOOFDSTUK I.", "AFDEELING I.", "-", "AFDEELING II.", "-", "HOOFDSTUK II.", "AFDEELING I.", "-"},
			[]string{"HOOFDSTUK I/AFDEELING I", "HOOFDSTUK I/AFDEELING II", "HOOFDSTUK II/AFDEELING I"}},
		{"Latin", "la", []string{"CAPUT I.", "SECTIO I.", "-", "SECTIO II.", "-", "CAPUT II.", "SECTIO I.", "-"},
			[]string{"CAPUT I/SECTIO I", "CAPUT I/SECTIO II", "CAPUT II/SECTIO I"}},
		{"games in figures", "en", []string{"Game the 1st.", "-", "-", "Game the 2d.", "-", "-", "Game the 3d.", "-", "-", "Game the 4th.", "-", "-"},
			[]string{"Game the 1st", "Game the 1st", "Game the 2d", "Game the 2d", "Game the 3d", "Game the 3d", "Game the 4th", "Game the 4th"}},
		{"letters", "fr", []string{"Lettre premiere.", "-", "-", "Lettre seconde.", "-", "-", "Lettre troisieme.", "-", "-", "Lettre quatrieme.", "-", "-"},
			[]string{"Lettre premiere", "Lettre premiere", "Lettre seconde", "Lettre seconde", "Lettre troisieme", "Lettre troisieme", "Lettre quatrieme", "Lettre quatrieme"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			src := strings.ReplaceAll(strings.Join(tt.lines, "\n\n"), "-", words[tt.lang]) + "\n"
			if got := headingsAbove(src, tt.lang); !slices.Equal(got, tt.want) {
				t.Errorf("%s\ngot  %q\nwant %q", src, got, tt.want)
			}
		})
	}
}

// A chapter keeps its own number, however high, and in words, with the ending that it has. An
// article before the word is no number.
func TestNumbersOfChapters(t *testing.T) {
	for _, tt := range []struct{ lang, line, want string }{
		{"en", "CHAPTER XIII.", "CHAPTER XIII"}, {"en", "CHAPTER XXIV.", "CHAPTER XXIV"}, {"en", "CHAPTER 31.", "CHAPTER 31"},
		{"fr", "CHAPITRE TREIZIÈME.", "CHAPITRE TREIZIEME"}, {"fr", "CHAPITRE VINGTIÈME.", "CHAPITRE VINGTIÈME"}, {"fr", "CHAPITRE VINGT-QUATRIÈME.", "CHAPITRE VINGT-QUATRIÈME"},
		{"sv", "FÖRSTA BOKEN.", "FORSTA BOKEN"}, {"de", "Zweytes Kapitel.", "ZWEYTES KAPITEL"}, {"de", "Erster Theil.", "ERSTER THEIL"},
		{"la", "CAPUT SECUNDUM.", "CAPUT SECUNDUM"}, {"la", "PARS TERTIA.", "PARS TERTIA"}, {"fr", "CHAPITRE SECOMD.", "CHAPITRE SECOND"},
		{"fr", "LA PARTIE.", "LA PARTIE"}, {"fr", "LE LIVRE.", "LE LIVRE"}, {"fr", "LE CHAPITRE.", "LE CHAPITRE"},
		{"sv", "CAPITLET XVII.", "CAPITLET XVII"}, {"de", "KAPITEL XXI.", "KAPITEL XXI"},
		{"de", "Sechzigstes haubtstück.", "Sechzigstes haubtstück"}, {"de", "Sechzehntes haubtstück.", "SECHZEHNTES HAUPTSTUCK"},
		{"en", "CHAPTER LX.", "CHAPTER LX"}, {"fr", "CHAPITRE SOIXANTIÈME.", "CHAPITRE SOIXANTIÈME"}, {"en", "CHAPTER 71.", "CHAPTER 71"},
	} {
		src := tt.line + "\n\nThe dealer gives nine cards to each of the players,\nand turns up the last of them.\n"
		if got := strings.Join(headingsAbove(src, tt.lang), "|"); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.line, got, tt.want)
		}
	}
}

// Sections that have a title below their number, in small letters or not, are divisions; a
// list of contents does not hold the book; an imprint is no title; a canto is no chapter.
func TestWhatDividesABook(t *testing.T) {
	const long = "The dealer gives nine cards to each of the players,\nand turns up the last of them, which is the trump of\nthe hand, unless all of them agree to play without one.\n\n"
	sections := ""
	for i, title := range []string{"NOVELTY.", "The difference between the removal of PAIN and positive\nPLEASURE.", "Of Beauty.", "Of the passions which belong to SOCIETY, and those of the\nsexes."} {
		sections += "SECT. " + []string{"I", "II", "III", "IV"}[i] + ".\n\n" + title + "\n\n" + long + long
	}
	if got := headingsAbove(sections, "en"); strings.Contains(strings.Join(got, "|"), "PLEASURE") || !strings.HasPrefix(got[0], "SECT. I") || !strings.HasPrefix(got[len(got)-1], "SECT. IV") {
		t.Errorf("sections: %q", got)
	}
	contents := "THE CONTENTS.\n\nCHAPTER I.\n\nOf the deal, page 1.\n\nCHAPTER II.\n\nOf the play, page 9.\n\n" +
		"CHAPTER I.\n\n" + long + "CHAPTER II.\n\n" + strings.ReplaceAll(long, "The dealer", "Whoever deals")
	if got := headingsAbove(contents, "en"); !slices.Equal(got, []string{"THE CONTENTS", "CHAPTER I", "CHAPTER II"}) {
		t.Errorf("contents: %q", got)
	}
	if got := headingsAbove("LONDON: Printed for J. NOURSE, MDCCLXXI.\n\n"+long, "en"); got[len(got)-1] != "" {
		t.Errorf("imprint: %q", got)
	}
	for _, title := range []string{"LE LIBRAIRE AU LECTEUR", "AVIS DE L'IMPRIMEUR"} {
		if got := headingsAbove(title+".\n\n"+long, "fr"); got[0] != title {
			t.Errorf("%s: %q", title, got)
		}
	}
	if got := headingsAbove("CHANT PREMIER.\n\n"+long, "fr"); got[0] != "CHANT PREMIER" {
		t.Errorf("canto: %q", got)
	}
}
