package tei

import (
	"sort"
	"strconv"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"quinola/corpus"
)

// header writes what a library catalogues the document by, and how it was made.
func (b Book) header(m *markup, layer string) {
	m.open("teiHeader")
	m.line()
	b.fileDesc(m, layer)
	b.encodingDesc(m, layer)
	m.open("profileDesc")
	m.open("langUsage")
	m.element("language", languageName(b.Text.Meta.Lang), attr{"ident", b.Text.Meta.Lang})
	m.close("langUsage")
	m.close("profileDesc")
	m.line()
	m.close("teiHeader")
	m.line()
}

func (b Book) fileDesc(m *markup, layer string) {
	t, ed := b.Text, b.Edition
	m.open("fileDesc")
	m.open("titleStmt")
	m.element("title", oneLine(t.Meta.Title), attr{"xml:lang", t.Meta.Lang})
	m.element("title", "machine-readable "+layer, attr{"type", "sub"})
	m.open("respStmt", attr{"xml:id", "editors"})
	m.element("resp", "read, emended and divided by")
	m.element("name", "the editors of "+or(ed.Title, "this edition"))
	m.close("respStmt")
	m.close("titleStmt")
	m.open("editionStmt")
	m.open("edition", attr{"n", ed.Version})
	m.text("Edition " + or(ed.Version, "not numbered"))
	if ed.Date != "" {
		m.text(", ")
		m.element("date", ed.Date, attr{"when", ed.Date})
	}
	m.close("edition")
	m.close("editionStmt")
	m.open("extent")
	m.text(strconv.Itoa(len(t.Clauses)) + " clauses")
	if n := len(t.Leaves); n > 0 {
		leaves := " leaves"
		if n == 1 {
			leaves = " leaf"
		}
		m.text(" on " + strconv.Itoa(n) + leaves)
	}
	m.close("extent")
	m.open("publicationStmt")
	m.element("publisher", or(ed.Title, "Quinola"))
	m.optional("date", ed.Date, attr{"when", ed.Date})
	m.element("idno", t.ID, attr{"type", "text"})
	if ed.Address != "" {
		m.element("idno", strings.TrimSuffix(ed.Address, "/")+"/"+t.ID+"/", attr{"type", "URL"})
	}
	m.open("availability")
	if ed.Licence == "" {
		m.element("p", or(t.Meta.Rights, "The rights in this text are not stated."))
	} else { // a licence and other words exclude each other in TEI
		m.open("licence", attr{"target", ed.Licence})
		m.element("p", "What is the editors' own is offered under this licence.")
		m.optional("p", t.Meta.Rights)
		m.close("licence")
	}
	m.close("availability")
	m.close("publicationStmt")
	m.open("notesStmt")
	m.element("note", b.Caveat, attr{"type", "caveat"})
	m.close("notesStmt")
	m.open("sourceDesc")
	m.open("bibl")
	m.element("title", oneLine(t.Meta.Title), attr{"xml:lang", t.Meta.Lang})
	m.optional("pubPlace", corpus.Known(t.Meta.Place))
	m.optional("publisher", corpus.Known(t.Meta.Printer))
	year, exact := t.Meta.YearOf()
	cert := ""
	if year != "" && !exact {
		cert = "medium"
	}
	m.optional("date", corpus.Known(t.Meta.Year), attr{"when", year}, attr{"cert", cert})
	m.optional("note", t.Meta.Certainty, attr{"type", "dating"})
	m.optional("note", t.Meta.Provenance, attr{"type", "provenance"})
	m.close("bibl")
	if !t.Restated {
		m.open("listWit")
		m.element("witness", "what was printed, as far as it can be restored", attr{"xml:id", "print"})
		m.element("witness", "the machine reading as received: "+or(t.Meta.Scan, "nothing more is known of it"), attr{"xml:id", "scan"})
		m.close("listWit")
	}
	m.close("sourceDesc")
	m.close("fileDesc")
	m.line()
}

func (b Book) encodingDesc(m *markup, layer string) {
	m.open("encodingDesc")
	m.open("editorialDecl")
	m.element("p", "The spelling of the print is kept; a long s is written s. Readings restore what was printed, the printer's own faults included. An emendation is sure (cert high), likely (medium) or a guess (low).")
	if layer == "apparatus" {
		m.element("p", "The document follows the source file byte for byte. Outside apparatus entries the print is as the scan; fw holds what is no part of the text; label holds the numbers of clauses.")
	}
	m.close("editorialDecl")
	m.open("refsDecl")
	m.empty("citeStructure", attr{"unit", "clause"}, attr{"match", "//body//*[@xml:id][not(@part) or @part = 'I']"}, attr{"use", "substring-after(@xml:id, 'c.')"})
	m.close("refsDecl")
	if unheld := b.unheld(); len(unheld) > 0 {
		m.open("charDecl")
		for _, r := range unheld {
			m.open("char", attr{"xml:id", charID(r)})
			m.empty("localProp", attr{"name", "code-point"}, attr{"value", strings.TrimPrefix(charID(r), "char-")})
			m.close("char")
		}
		m.close("charDecl")
	}
	m.close("encodingDesc")
	m.line()
}

// unheld returns the characters of source and reading that XML cannot hold.
func (b Book) unheld() []rune {
	seen := map[rune]bool{}
	for _, t := range b.Text.Tokens() {
		for _, s := range []string{string(b.Text.Source[t.Start:t.End]), t.Reading} {
			for _, r := range s {
				if !held(r) {
					seen[r] = true
				}
			}
		}
	}
	var list []rune
	for r := range seen {
		list = append(list, r)
	}
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

func or(s, other string) string {
	if strings.TrimSpace(s) == "" {
		return other
	}
	return s
}

// languageName returns a language by its code, in English, or the code itself.
func languageName(code string) string {
	tag, err := language.Parse(code)
	if err != nil {
		return code
	}
	return display.English.Languages().Name(tag)
}
