package site

import (
	"html/template"
	"strings"
	"testing"

	"quinola/corpus"
)

// asTemplates writes the layers as html/template does: slow, and beyond doubt.
var asTemplates = template.Must(template.New("").Parse(`
{{define "modern"}}{{range .Modern}}{{if .Lit}}<mark data-q="{{.Lit}}">{{end}}{{range .Runs}}{{if .N}}<a class="w" href="#m{{.N}}">{{.Text}}</a>{{else if .Why}}<i class="w" title="{{.Why}}">{{.Text}}</i>{{else}}{{.Text}}{{end}}{{end}}{{if .Lit}}</mark>{{end}}{{end}}{{end}}
{{define "reading"}}{{range .Passages}}{{if .Lit}}<mark data-q="{{.Lit}}">{{end}}{{range .Runs}}{{if .Leaf}}<span class="leaf"{{if .Anchor}} id="leaf-{{.Leaf}}"{{end}} title="leaf {{.Leaf}} of the file">{{.Leaf}}</span>{{end}}{{if .Furniture}}{{else if gt .N 0}}{{if .Reading}}<a class="w{{if .Doubt}} doubt{{end}}" href="#a{{.N}}"{{if .First}} id="w{{.N}}"{{end}}>{{.Reading}}</a>{{end}}{{else if .N}}<i class="w{{if .Doubt}} doubt{{end}}">{{.Reading}}</i>{{else}}{{.Reading}}{{end}}{{end}}{{if .Lit}}</mark>{{end}}{{end}}{{end}}
{{define "source"}}{{range .Passages}}{{if .Lit}}<mark data-q="{{.Lit}}">{{end}}{{range .Runs}}{{if .Furniture}}<span class="furniture">{{.Source}}</span>{{else if gt .N 0}}<a class="w{{if .Doubt}} doubt{{end}}" href="#a{{.N}}">{{.Source}}</a>{{else if .N}}<i class="w{{if .Doubt}} doubt{{end}}">{{.Source}}</i>{{else}}{{.Source}}{{end}}{{end}}{{if .Lit}}</mark>{{end}}{{end}}{{end}}`))

// sameAsTemplates holds the three layers to what html/template makes of them.
func sameAsTemplates(t *testing.T, l Layers) {
	t.Helper()
	for name, got := range map[string]template.HTML{"source": sourceLayer(l), "reading": readingLayer(l, "leaf %d of the file"), "modern": modernLayer(l)} {
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
	for _, c := range []*corpus.Corpus{small(), hostile()} {
		e := &edition{emendations: map[*corpus.Text][]placed{}}
		for _, text := range c.Texts {
			quotes := []quoted{{0, 9, 1}, {5, 30, 2}}
			for _, cl := range text.Clauses {
				sameAsTemplates(t, e.layersOf(text, cl.Tokens(), quotes, true))
			}
			blocks := []Block{{tokens: text.Tokens}}
			blocks[0].Layers = e.layersOf(text, text.Tokens, quotes, false)
			markLeaves(text, blocks)
			sameAsTemplates(t, blocks[0].Layers)
		}
	}
}

func FuzzRuns(f *testing.F) {
	f.Add(evil, evil, evil, evil, 1, 3, true, false, true, false)
	f.Add("Cceur", "Coeur", "1 2", "", -1, 0, false, true, false, true)
	f.Fuzz(func(t *testing.T, source, reading, lit, why string, n, leaf int, first, doubt, furniture, anchor bool) {
		run := Run{Source: source, Reading: reading, N: n, First: first && n > 0, Doubt: doubt, Furniture: furniture, Leaf: leaf, Anchor: anchor}
		sameAsTemplates(t, Layers{
			Passages: []Passage{{Lit: lit, Runs: []Run{run, {Source: reading, Reading: source}}}},
			Modern:   []ModernPassage{{Lit: lit, Runs: []ModernRun{{Text: reading, Why: why, N: n}}}},
		})
	})
}
