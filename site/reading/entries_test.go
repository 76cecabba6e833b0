package reading

import (
	"html/template"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// entriesAsTemplate writes the apparatus as html/template does.
var entriesAsTemplate = template.Must(template.New("").Funcs(template.FuncMap{"join": strings.Join, "printed": page.Printed}).Parse(`{{$lang := .Lang}}{{range .Entries}}<li id="a{{.N}}" data-word="{{.Word}}"{{with .Line}} data-line="{{.}}"{{end}}>{{with .Word}}<a class="back" href="#w{{.}}" aria-label="word {{.}}">{{.}}</a> {{end}}{{if .Reading}}<b lang="{{$lang}}">{{printed .Reading}}</b>{{else}}<b>not read</b>{{end}}: scan <q class="scan" lang="{{$lang}}">{{.Scan}}</q>{{range .Reasons}}; {{printed .}}{{end}}{{if .Cert}} ({{.Cert}}){{end}}{{with .Evidence}}. <span class="evidence" lang="en">{{printed .}}</span>{{end}}{{if .Rivals}}. Not ruled out: <i lang="{{$lang}}">{{join .Rivals ", "}}</i>{{end}}</li>{{end}}`))

func sameEntries(t *testing.T, l Layers) {
	t.Helper()
	var want strings.Builder
	if err := entriesAsTemplate.Execute(&want, l); err != nil {
		t.Fatal(err)
	}
	if got := EntriesHTML(l, "word", "not read", "scan", "Not ruled out"); string(got) != want.String() {
		t.Errorf("the entries are\n%s\nand not\n%s", got, want.String())
	}
}

func TestTheApparatusIsWrittenAsTemplatesWriteIt(t *testing.T) {
	for _, c := range []*corpus.Corpus{sitetest.Small(), sitetest.Hostile()} {
		for _, text := range c.Texts {
			for _, cl := range text.Clauses {
				sameEntries(t, Of(text, cl.Tokens(), Setting{Emendations: text.PlacedEmendations(), Apparatus: true}))
			}
		}
	}
	sameEntries(t, Layers{Lang: sitetest.Evil, Entries: []Entry{
		{N: 1, Scan: sitetest.Evil}, {N: 2, Word: 7, Scan: sitetest.Evil, Reading: sitetest.Evil, Reasons: []string{sitetest.Evil, sitetest.Evil}, Cert: sitetest.Evil, Evidence: sitetest.Evil, Rivals: []string{sitetest.Evil, sitetest.Evil}, Line: sitetest.Evil},
	}})
}
