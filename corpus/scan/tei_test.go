package scan

import (
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
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

// A word that a line parts, a note on a heading, and one that goes on overleaf, as editors
// write them.
func TestWaysOfTEI(t *testing.T) {
	for _, c := range []struct{ name, src, want, heading string }{
		{"a hyphen that is kept", `<p>On donne dou-<lb break="no"/>ze cartes</p>`, "On donne dou-\nze cartes\n", ""},
		{"a line that is set apart", "<p>On donne dou\n  <lb break=\"no\"/>\n  ze cartes</p>", "On donne douze cartes\n", ""},
		{"a note on a heading", `<head>DE LA DONNE<note place="foot">Voyez plus bas.</note></head><p>On donne.</p>`, "DE LA DONNE\n\nVoyez plus bas.\n\nOn donne.\n", "DE LA DONNE"},
		{"letters that are lost", `<p>Ein an<gap reason="illegible" unit="chars" quantity="1"/>er<gap><desc>torn</desc></gap> soll <gap/> gehen.</p>`, "Ein an[…]er[…] soll […] gehen.\n", ""},
		{"a word that is lost", `<p>On donne<GAP DESC="illegible" EXTENT="1 word"/>cartes,<gap reason="duplicate" extent="2 pages"/> et <gap extent="1 word"/> joue.</p>`, "On donne […] cartes, et […] joue.\n", ""},
		{"a note that goes on overleaf", `<p>On donne<note>Voyez<pb/><fw>2 PIQUET.</fw>plus bas.</note> douze cartes.</p>`, "\f2 PIQUET.\n\nOn donne douze cartes.\n\nVoyez\nplus bas.\n", ""},
	} {
		b, err := Parse("a.xml", []byte("<TEI><text><body>"+c.src+"</body></text></TEI>"))
		if err != nil {
			t.Fatal(c.name, err)
		}
		if got := string(b.Text); got != c.want {
			t.Errorf("%s: the text is\n%q, want\n%q", c.name, got, c.want)
		}
		heading := ""
		for _, s := range b.Evidence.Headings {
			heading += string(b.Text[s.Start:s.End])
		}
		if heading != c.heading {
			t.Errorf("%s: %q is a heading, want %q", c.name, heading, c.heading)
		}
	}
}

// What a list of contents names is no heading there, only what stands above the list is.
func TestContentsOfTEI(t *testing.T) {
	const book = `<TEI><text><front><div type="contents"><head>CONTENTS.</head><list><item>CHAPTER I. Of the deal, 1</item><item>CHAPTER II. Of the play, 9</item></list></div></front>
<body><div><head>CHAPTER I.</head><p>Deal twelve cards.</p></div></body></text></TEI>`
	b, err := Parse("a.xml", []byte(book))
	if err != nil {
		t.Fatal(err)
	}
	said := func(spans []corpus.Span) (list []string) {
		for _, s := range spans {
			list = append(list, string(b.Text[s.Start:s.End]))
		}
		return list
	}
	if heads, rows := said(b.Evidence.Headings), said(b.Evidence.Tables); !slices.Equal(heads, []string{"CONTENTS.", "CHAPTER I."}) || len(rows) != 1 || !strings.HasSuffix(rows[0], "Of the play, 9") {
		t.Errorf("headings %q, rows %q", heads, rows)
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

// What a header says of the book, and what the title page says where the header is silent.
func TestFactsOfTEI(t *testing.T) {
	const text = `<text><front><titlePage><docTitle><titlePart>LE JEU</titlePart></docTitle>
<docImprint><pubPlace>A ROUEN,</pubPlace> chez <publisher>la Veuve</publisher>, <docDate>M. DCC. XXX. 1730.</docDate></docImprint></titlePage></front><body><p>On donne.</p></body></text>`
	for _, c := range []struct {
		name, src string
		want      Facts
	}{
		{"P5", `<TEI xml:lang="en"><teiHeader><fileDesc>
<titleStmt><title>Le jeu de <hi>piquet</hi>.</title><title type="sub">Une édition</title><author>Anonyme<idno>Q1</idno></author></titleStmt>
<publicationStmt><publisher>A library</publisher><pubPlace>Ann Arbor</pubPlace><date when="2008-09">2008</date>
<availability><p>Free: <ref target="https://creativecommons.org/publicdomain/zero/1.0/">CC0</ref>.</p></availability></publicationStmt>
<sourceDesc><biblFull><titleStmt><title>Le jeu</title></titleStmt><publicationStmt><publisher>Machuel,</publisher><pubPlace>[Rouen] :</pubPlace><date>[1731?]</date></publicationStmt></biblFull></sourceDesc></fileDesc>
<profileDesc><langUsage><language ident="fre">French</language></langUsage></profileDesc></teiHeader>` + text + `</TEI>`,
			Facts{Title: "Le jeu de piquet", Author: "Anonyme", Place: "[Rouen]", Printer: "Machuel", Year: "1731",
				Rights: "Free: https://creativecommons.org/publicdomain/zero/1.0/ CC0.", Lang: "fr"}},
		{"in another language than its header", `<TEI xml:lang="en"><teiHeader><profileDesc><langUsage><language ident="en"/><language ident="fr"/></langUsage></profileDesc></teiHeader><text xml:lang="fr"><body><p>On donne.</p></body></text></TEI>`,
			Facts{Lang: "fr"}},
		{"silent", `<TEI xml:lang="fr"><teiHeader/>` + text + `</TEI>`, Facts{Place: "A ROUEN", Printer: "la Veuve", Year: "1730", Lang: "fr"}},
	} {
		b, err := Parse("a.xml", []byte(c.src))
		if err != nil {
			t.Fatal(err)
		}
		if b.Facts != c.want {
			t.Errorf("%s: told are\n%+v, want\n%+v", c.name, b.Facts, c.want)
		}
	}
}

// The Text Creation Partnership's own files have the names of elements in capitals, as SGML had.
func TestTEIInCapitals(t *testing.T) {
	const book = `<?xml version="1.0"?>
<ETS><TEMPHEAD><REVDESCR><P>Not printed.</P></REVDESCR></TEMPHEAD><EEBO>
<TEXT LANG="eng"><BODY><PB REF="1"/><DIV1><HEAD>CHAP. I. Of the Deal.</HEAD><P>Deal twelve cards<NOTE PLACE="marg">See p. 3.</NOTE> to each.</P>
<FIGURE><HEAD>A card.</HEAD><FIGDESC>not printed</FIGDESC></FIGURE></DIV1></BODY></TEXT></EEBO></ETS>`
	b, err := Parse("piquet.xml", []byte(book))
	if err != nil {
		t.Fatal(err)
	}
	const want = "CHAP. I. Of the Deal.\n\nDeal twelve cards to each.\n\nSee p. 3.\n\nA card.\n"
	if got := string(b.Text); got != want || b.Facts.Lang != "en" || len(b.Evidence.Headings) != 1 || len(b.Evidence.Notes) != 1 {
		t.Errorf("the text is\n%q, want\n%q; %+v %+v", got, want, b.Facts, b.Evidence)
	}
}
