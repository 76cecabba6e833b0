package mend

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// damagedPage is a page of about 1650 on which n is shown for u and c for e, and words run
// together.
const damagedPage = `il fut fi bien receu de tous ccux qui cftoient dansla maifon du Roy qu'il ne fçauoit que dire
Senlement il pria fon pere deluy donner la grace qu'il anoit tant de fois demandéc auec vne fi grande faueur
Car il eftoit ven dans cette ville pourla guerre & non pour la paix queles princes auoient iurée dcuant Dieu
Et toutle peuple qui fut prefent ence lieu difoit que iamais on n'anoit veu vne fi belle chofe en France
Mais ccux qui le virent en cet eftat ne voulurent point croire que ce fut luy & s'en allcrent fansluy parler`

// read reads the page, whose lines are lines of print, with some words of it for others, as
// one of a machine that errs as others do.
func read(t *testing.T, words ...string) string {
	t.Helper()
	l := lang.Of("fr")
	page := strings.NewReplacer(words...).Replace(damagedPage)
	p := For(l, nil).Fit(Words(page, l), nil)
	p.errs = true
	var tokens []Token
	for line := range strings.Lines(page) {
		gap := Line
		for _, w := range Words(line, l) {
			tokens = append(tokens, Token{Text: w, Gap: gap, Mark: w == "&"})
			gap = Space
		}
	}
	var out []string
	for _, f := range p.Read(tokens) {
		out = append(out, f.Text)
		for _, r := range f.Rest {
			out = append(out, r.Text)
		}
	}
	return strings.Join(out, " ")
}

// reads wants words of the page, with another for paix, to be read as is said.
func reads(t *testing.T, table [][2]string) {
	t.Helper()
	for _, c := range table {
		got := strings.ReplaceAll(read(t, "la paix", c[0]), "queles", "que les")
		if !strings.Contains(got, "pour "+c[1]+" que les") {
			t.Errorf("%s is not read as %q in\n%s", c[0], c[1], got)
		}
	}
}

// Words that have run together are parted and mended at once; a name stays.
func TestRunTogether(t *testing.T) {
	reads(t, [][2]string{
		{"receucauec", "receut auec"},
		{"quciamais", "que iamais"},
		{"toutlapeuplc", "tout le peuple"},
		{"Nabandonar", "Nabandonar"},
		{"donnelavie & donnelavie", "donne la vie & donne la vie"}, // said again, it is no word for that
	})
}

// In a scan that errs, a word that one text alone says, or none but by a rare spelling, is as
// likely a damaged one or several; a common word stays.
func TestHardly(t *testing.T) {
	reads(t, [][2]string{{"luy demes amis", "luy de mes amis"}, {"entte nous", "entre nous"},
		{"dire quedes gens", "dire que des gens"}, {"estre commeeux", "estre comme eux"}, {"dames", "dames"}, {"les masures", "les masures"}, {"leurs assizes", "leurs assizes"}})
}

// In verse a capital at the beginning of a line is that of the line.
func TestVerse(t *testing.T) {
	tokens := []Token{{Text: "Vous", Gap: Break}, {Text: "Senlement", Gap: Line}, {Text: "Et", Gap: Line}, {Text: "ie", Gap: Line}}
	if verses(tokens[:3]) || !verses(tokens) {
		t.Error("verse is not told by its capitals")
	}
	tokens[2].Text, tokens[0].Text = "et", "vous"
	if verses(tokens) {
		t.Error("prose is told to be verse")
	}
}
