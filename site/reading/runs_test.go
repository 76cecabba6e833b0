package reading

import (
	"html/template"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// asTemplates writes the layers as html/template does: slow, and beyond doubt.
var asTemplates = template.Must(template.New("").Funcs(template.FuncMap{"set": set, "roman": func(p Passage) Passage { p.Italic = false; return p }}).Parse(`
{{define "set"}}{{range $i, $p := set .}}{{if $i}}<span class="lacuna" lang="en" title="words are lost here">[…]</span>{{end}}{{$p}}{{end}}{{end}}
{{define "open"}}{{with .Place}}<span class="{{.}}">{{end}}{{if .Lit}}<mark data-q="{{.Lit}}">{{end}}{{if .Italic}}<em>{{end}}{{if .Ref}}<a class="ref" href="{{.Ref}}">{{end}}{{end}}
{{define "close"}}{{if .Ref}}</a>{{end}}{{if .Italic}}</em>{{end}}{{if .Lit}}</mark>{{end}}{{if .Place}}</span>{{end}}{{end}}
{{define "td"}}<td{{if .Class}} class="{{.Class}}"{{end}}{{if gt .Span 1}} colspan="{{.Span}}"{{end}}>{{end}}
{{define "th"}}<th scope="col"{{if .Class}} class="{{.Class}}"{{end}}{{if gt .Span 1}} colspan="{{.Span}}"{{end}}>{{end}}
{{define "modern-cell"}}{{range .Modern}}{{template "open" .}}{{range .Runs}}{{if .N}}<i class="w" data-entry="m{{.N}}">{{template "set" .Text}}</i>{{else if .Why}}<i class="w" title="{{.Why}}">{{template "set" .Text}}</i>{{else}}{{template "set" .Text}}{{end}}{{end}}{{template "close" .}}{{end}}{{end}}
{{define "reading-cell"}}{{range .Passages}}{{template "open" .}}{{$ref := .Ref}}{{range .Runs}}{{if .Leaf}}<span class="leaf" lang="en" role="doc-pagebreak"{{if .Anchor}} id="leaf-{{.Leaf}}"{{end}} title="leaf {{.Leaf}} of the file">{{.Leaf}}</span>{{end}}{{if .Furniture}}{{else if and (gt .N 0) (not .Reading)}}{{else if .N}}<i class="w{{if .Doubt}} doubt{{end}}"{{if gt .N 0}} data-entry="a{{.N}}"{{end}}>{{template "set" .Reading}}</i>{{else}}{{template "set" .Reading}}{{end}}{{with .Note}}{{if $ref}}<span class="note" id="r{{.}}">{{.}}</span>{{else}}<a class="note" id="r{{.}}" href="#e{{.}}">{{.}}</a>{{end}}{{end}}{{end}}{{template "close" .}}{{end}}{{end}}
{{define "modern"}}{{if not .Rows}}{{template "modern-cell" .}}{{else if eq .Kind "verse"}}{{range .Rows}}<span class="line">{{range .Cells}}{{template "modern-cell" .}}{{end}}</span>{{end}}{{else}}<table><tbody>{{range .Rows}}<tr>{{$head := .Head}}{{range .Cells}}{{if $head}}{{template "th" .}}{{template "modern-cell" .}}</th>{{else}}{{template "td" .}}{{template "modern-cell" .}}</td>{{end}}{{end}}</tr>{{end}}</tbody></table>{{end}}{{end}}
{{define "reading"}}{{if not .Rows}}{{template "reading-cell" .}}{{else if eq .Kind "verse"}}{{range .Rows}}<span class="line">{{range .Cells}}{{template "reading-cell" .}}{{end}}</span>{{end}}{{else}}<table><tbody>{{range .Rows}}<tr>{{$head := .Head}}{{range .Cells}}{{if $head}}{{template "th" .}}{{template "reading-cell" .}}</th>{{else}}{{template "td" .}}{{template "reading-cell" .}}</td>{{end}}{{end}}</tr>{{end}}</tbody></table>{{end}}{{end}}
{{define "source-cell"}}{{range .Passages}}{{template "open" roman .}}{{range .Runs}}{{if .Furniture}}<span class="furniture">{{.Source}}</span>{{else if .N}}<i class="w{{if .Doubt}} doubt{{end}}"{{if gt .N 0}} data-entry="a{{.N}}"{{end}}>{{.Source}}</i>{{else}}{{.Source}}{{end}}{{end}}{{template "close" roman .}}{{end}}{{end}}
{{define "source"}}{{template "source-cell" .}}{{range .Rows}}<span class="line">{{range .Cells}}{{template "source-cell" .}}{{end}}</span>{{end}}{{end}}`))

// set is a reading with the apostrophe of the printer, parted where words are
// lost.
func set(s string) []string {
	return strings.Split(strings.ReplaceAll(s, "'", "’"), corpus.LacunaMark)
}

// sameAsTemplates holds the three layers to what html/template makes of them.
func sameAsTemplates(t *testing.T, l Layers) {
	t.Helper()
	for name, got := range map[string]template.HTML{"source": SourceHTML(l), "reading": ReadingHTML(l, "leaf %d of the file"), "modern": ModernHTML(l)} {
		var want strings.Builder
		if err := asTemplates.ExecuteTemplate(&want, name, l); err != nil {
			t.Fatal(err)
		}
		if string(got) != want.String() {
			t.Errorf("the %s layer is\n%s\nand not\n%s", name, got, want.String())
		}
	}
}

func TestTheLayersAreWrittenAsTemplatesWriteThem(t *testing.T) {
	for _, c := range []*corpus.Corpus{sitetest.Small(), sitetest.Hostile()} {
		for _, text := range c.Texts {
			quotes, refs := []Quoted{{0, 9, 1}, {5, 30, 2}}, []Referring{{7, 20, "../1/index.html"}}
			for _, kind := range []corpus.Kind{corpus.KindRule, corpus.KindVerse, corpus.KindTable} {
				for _, cl := range text.Clauses {
					l := Of(text, cl.Tokens(), Setting{Kind: kind, Quotes: quotes, Refs: refs, Apparatus: true})
					l.Addressed = false
					sameAsTemplates(t, l)
					noted := func(s corpus.Span) int { return s.Len() % 3 }
					sameAsTemplates(t, Of(text, cl.Tokens(), Setting{Kind: kind, Refs: refs, Noted: noted}))
				}
				l := Of(text, text.Tokens(), Setting{Kind: kind, Quotes: quotes})
				l.Anchors(map[int]bool{})
				sameAsTemplates(t, l)
			}
		}
	}
}

func FuzzRuns(f *testing.F) {
	f.Add(sitetest.Evil, sitetest.Evil, sitetest.Evil, sitetest.Evil, sitetest.Evil, 1, 3, true, false, true, false)
	f.Add("ü", "[…] il", "", "", "", 1, 0, true, false, false, false)
	f.Add("", "", "", "å b/c?\"d\"", "", 1, 0, true, false, false, false)
	f.Add("Cceur", "Coeur", "1 2", "", "", -1, 0, false, true, false, true)
	f.Fuzz(func(t *testing.T, source, reading, lit, ref, why string, n, leaf int, first, doubt, furniture, anchor bool) {
		run := Run{Source: source, Reading: reading, N: n, First: first && n > 0, Doubt: doubt, Furniture: furniture, Leaf: leaf, Anchor: anchor}
		cell := Cell{
			Passages: []Passage{{Manner: Manner{Place: SetAside, Lit: lit, Ref: "../" + page.Segment(ref), Italic: anchor}, Runs: []Run{run, {Source: reading, Reading: source}}}},
			Modern:   []ModernPassage{{Manner: Manner{Lit: lit}, Runs: []ModernRun{{Text: reading, Why: why, N: n}}}},
		}
		sameAsTemplates(t, Layers{Passages: cell.Passages, Modern: cell.Modern})
		sameAsTemplates(t, Layers{Kind: corpus.KindTable, Rows: []Row{{[]Cell{cell, {Class: "figures", Span: 2}}, anchor}}})
	})
}
