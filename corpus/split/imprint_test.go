package split

import (
	"slices"
	"strings"
	"testing"
)

// What a title page says besides the title heads nothing, and neither does the name of who
// signs a letter or the end of the book.
func TestNoHeadings(t *testing.T) {
	const text = "It has been the fate of this work to be read by many, and\nto be understood by few of them, as every reader may find\nwho looks into what follows with a mind that is free.\n\n"
	for _, c := range []struct {
		name, src, lang string
		want            []string
	}{
		{"a title page", "THE ART OF WALKING.\n\nBY MRS. WRIGHT, MIDWIFE.\n\nTHE SECOND EDITION.\n\nVOL. I.\n\nMDCCXC.\n\nPREFACE TO THE SECOND EDITION.\n\n" + text, "en", []string{"THE ART OF WALKING", "PREFACE TO THE SECOND EDITION"}},
		{"a damaged year", "THE ART OF WALKING.\n\nA. DCCC XL\n\nPREFACE.\n\n" + text, "en", []string{"THE ART OF WALKING", "PREFACE"}},
		{"ends", "THE FIRST BOOK.\n\n" + text + "THE END OF THE FIRST BOOK.\n\nTHE SECOND BOOK.\n\n" + text + "FINIS.\n", "en", []string{"THE FIRST BOOK", "THE SECOND BOOK"}},
		{"volumes", "VOLUME THE FIRST.\n\n" + text + "VOLUME THE SECOND.\n\n" + text, "en", []string{"VOLUME THE FIRST", "VOLUME THE SECOND"}},
		{"letters", "LETTER I.\n\n" + text + "FRANCES STRAFFON.\n\nLETTER II.\n\n" + text + "LUCY WOODVILLE.\n\nLETTER III.\n\n" + text + "FRANCES STRAFFON.\n\nLETTER IV.\n\n" + text + "GEORGE SEYMOUR.\n", "en", []string{"LETTER I", "LETTER II", "LETTER III", "LETTER IV"}},
		{"a dedication", "TO THE QUEEN.\n\n" + text + "YOUR MAJESTY's\nmost humble, most dutiful,\nmost obliged Servant,\n\nVOLTAIRE.\n\nTHE FIRST SONG.\n\n" + text, "en", []string{"TO THE QUEEN", "THE FIRST SONG"}},
		{"a French one", "AU ROY.\n\n" + text + "DE VOTRE MAJESTÉ\nLe très-humble & très-obéissant Serviteur.\n\nPREMIERE PARTIE.\n\n" + text, "fr", []string{"AU ROY", "PREMIERE PARTIE"}},
		{"who plays", "ACTEURS.\n\nATYS, Parent de Sangaride.\nLE DIEU DU FLEUVE SANGAR, Pere de\nSangaride, et les autres Fleuves.\n\nACTE PREMIER.\n\n" + text, "fr", []string{"ACTEURS", "ACTE PREMIER"}},
		{"what a machine made of an ornament", "THE DEAL.\n\n" + text + "USE-? \"·..«« «.«.'; I\n\n" + text, "en", []string{"THE DEAL"}},
		{"French", "TRAITÉ DU JEU.\n\nPAR M. D'AUBERVAL.\n\nNOUVELLE ÉDITION.\n\nTOME PREMIER.\n\nAVIS AU LECTEUR.\n\n" + text + "FIN DU PREMIER TOME.\n", "fr", []string{"TRAITÉ DU JEU", "AVIS AU LECTEUR"}},
	} {
		var got []string
		for _, h := range Text([]byte(c.src), c.lang, nil, nil).Headings {
			got = append(got, h.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: headings %q, want %q", c.name, got, c.want)
		}
	}
}

// A line in the middle of the measure is a title, if it stands by itself and is no part of a
// sentence; what is signed, dated or quoted is none.
func TestCentredTitles(t *testing.T) {
	const text = "  It has been the fate of this work to be read by\nmany, and to be understood by few of them, as every\nreader may find who looks into what follows here.\n\n"
	mid := func(line string) string { return strings.Repeat(" ", (50-len(line))/2) + line + "\n" }
	const first = "THE WORK.\n\n" + text + text + text + text
	for _, c := range []struct {
		src  string
		want []string
	}{
		{first + mid("Objections to mercurial ointment.") + "\n" + text, []string{"Objections to mercurial ointment"}},
		{first + mid("Rules necessary to be observed in taking") + mid("the several medicines.") + "\n" + text, []string{"Rules necessary to be observed in taking the several medicines"}},
		{first + mid("The cure.") + "\n" + text + mid("The regimen.") + "\n" + text, []string{"The cure", "The regimen"}},
		{first + strings.Repeat(" ", 30) + "Your humble servant.\n\n" + text, nil},
		{first + mid("\"And sings above the waking corn.\"") + "\n" + text, nil},
		{first + mid("And sings above the waking corn,") + "\n" + text, nil},
		{first + "  He said no word.\n\n" + text, nil},
		{first[:len(first)-3] + ", and\n\n" + mid("Of arms and the man.") + "\n" + text, nil},
	} {
		var got []string
		for _, h := range Text([]byte(c.src), "en", nil, nil).Headings[1:] {
			got = append(got, h.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s\nheadings %q, want %q", c.src[len(first)-60:], got, c.want)
		}
	}
}

// The number above a stanza is its own.
func TestNumberedStanzas(t *testing.T) {
	lines := []string{"How just thou prov'st to injured merit,\nWhen courts neglect it, hence we find;\nThrough thee does Pope fame's hill inherit,\nAnd circling bays his temples bind.\n\n",
		"In Chevy-chace, so famed in story,\nThou taught'st the unerring shafts to fly;\nWhen, fatal to the Scotish glory,\nThy down imbibed the purple dye.\n\n"}
	for _, n := range []int{3, 7} {
		var b strings.Builder
		b.WriteString("ON A FEATHER.\n\n")
		var want []string
		for i := range n {
			numeral := []string{"I", "II", "III", "IV", "V", "VI", "VII"}[i]
			b.WriteString(numeral + ".\n\n" + lines[i%2])
			want = append(want, numeral)
		}
		var got []string
		for _, it := range Split([]byte(b.String()), "en", nil, nil) {
			got = append(got, it.Label)
			if it.Kind != "verse" || it.Number != len(got) {
				t.Errorf("stanza %d is %q, number %d", len(got), it.Kind, it.Number)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("of %d stanzas the numbers are %q", n, got)
		}
	}
}

// An entry of a dictionary in capitals that sends to another heads nothing; a title that sees does.
func TestEntriesThatRefer(t *testing.T) {
	const entry = "\n\nis a town of Persia, which lies near the mouth of a river, and\nhas a market.\n\n"
	for _, tt := range []struct {
		lang, line string
		head       bool
	}{
		{"en", "ABUTTALS. See BUTTALS.", false}, {"en", "ACARI, See ACARUS.", false}, {"en", "AMALGAMA, in chemistry. See MERCURY.", false}, {"fr", "ABATTEUR, Voyez ABATIS.", false},
		{"en", "OF WHAT YE SEE IN PERSIA", true}, {"en", "THE HOLY SEE", true},
	} {
		got := headingsAbove("It is said above."+entry+tt.line+entry, tt.lang)
		if last := got[len(got)-1]; (last != "") != tt.head {
			t.Errorf("%s: below %q", tt.line, last)
		}
	}
}
