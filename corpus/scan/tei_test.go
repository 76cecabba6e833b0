package scan

import (
	"slices"
	"strings"
	"testing"
)

// TEI says what every line is: pages, headings, verse, notes, tables, and what no printer set.
func TestTEI(t *testing.T) {
	const book = `<?xml version="1.0"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><title>not printed</title></teiHeader>
<text><front><titlePage><docTitle><titlePart>LE JEU<lb/>DE PIQUET</titlePart></docTitle></titlePage></front>
<body><pb n="1"/><fw type="header">PIQUET. 1</fw>
<div><head>CHAPITRE PREMIER.<lb/>De la donne.</head>
<p>On donne <hi>douze</hi> cartes<note place="margin">Voyez p. 3.</note> à cha<lb break="no"/>cun,
 &amp; l'on <choice><sic>rerourne</sic><corr>retourne</corr></choice> la der-<pb n="2"/><fw type="head">2 PIQUET.</fw>niere.<note>Une note.</note></p>
<lg><l>Qui donne bien,</l><l>N'a jamais rien.</l></lg>
<table><row><cell>As</cell><cell>11</cell></row><row><cell>Roi</cell><cell>10</cell></row></table></div>
</body></text></TEI>`
	b, err := Parse("piquet.xml", []byte(book))
	if err != nil {
		t.Fatal(err)
	}
	const want = "LE JEU\nDE PIQUET\n\f" +
		"PIQUET. 1\n\nCHAPITRE PREMIER.\nDe la donne.\n\nOn donne douze cartes à chacun, & l'on rerourne la der-\n\f" +
		"2 PIQUET.\n\nniere.\n\nVoyez p. 3.\n\nUne note.\n\nQui donne bien,\nN'a jamais rien.\n\nAs      11\n\nRoi      10\n"
	if got := string(b.Text); got != want {
		t.Errorf("the text is\n%q, want\n%q", got, want)
	}
	var told []string
	for _, s := range slices.Concat(b.Evidence.Headings, b.Evidence.Furniture, b.Evidence.Notes) {
		told = append(told, string(b.Text[s.Start:s.End]))
	}
	if want := []string{"CHAPITRE PREMIER.\nDe la donne.", "PIQUET. 1", "2 PIQUET.", "Voyez p. 3."}; !slices.Equal(told, want) {
		t.Errorf("told are %q, want %q", told, want)
	}
	if !b.Evidence.Told {
		t.Error("furniture is looked for, though all of it is told")
	}
}

// TEI without a text says so, and one that breaks off says where.
func TestUnsoundTEI(t *testing.T) {
	for src, want := range map[string]string{
		`<?xml version="1.0"?><TEI><teiHeader/></TEI>`:                                                          "has no page in it",
		`<?xml version="1.0"?><TEI><text><body><p>On donne`:                                                     "breaks off here",
		`<?xml version="1.0"?><TEI><text><body><p>On <note>a <note>b</note></note>joue</p></body></text></TEI>`: "",
	} {
		_, err := Parse("a.xml", []byte(src))
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v, want %q", src, err, want)
		}
	}
}
