package index

import (
	"slices"
	"strings"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/keyword"
	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/registry"

	"quinola/corpus/lang"
)

// Languages that texts may be in, each with its analyzer. The page is given the same
// list (Script).
var Languages = lang.Codes()

// The analyzers are Words itself, one for each language, so that the index
// holds exactly the forms that the vocabulary lists.
func init() {
	for _, code := range Languages {
		registry.RegisterAnalyzer("quinola_"+code, func(map[string]any, *registry.Cache) (analysis.Analyzer, error) {
			return analyzer{code}, nil
		})
	}
}

// analyzer makes Bleve split a reading as Words does.
type analyzer struct{ lang string }

func (a analyzer) Analyze(input []byte) analysis.TokenStream {
	words := Words(a.lang, string(input))
	stream := make(analysis.TokenStream, len(words))
	for i, w := range words {
		stream[i] = &analysis.Token{Term: []byte(w.Form), Start: w.Start, End: w.End, Position: i + 1, Type: analysis.AlphaNumeric}
	}
	return stream
}

// newMapping describes clauses to Bleve: the words of each field, by the analyzer of
// the language in which the clause has it, and the values for filters. Clauses whose
// fields are in the same languages are of one type.
func newMapping(docs []Doc, fields []*field) mapping.IndexMapping {
	m := bleve.NewIndexMapping()
	m.StoreDynamic, m.IndexDynamic, m.DocValuesDynamic = false, false, false
	for i := range docs {
		langs := langsOf(&docs[i], fields)
		kind := strings.Join(langs, " ")
		if m.TypeMapping[kind] != nil || slices.ContainsFunc(langs, func(code string) bool { return !slices.Contains(Languages, code) }) {
			continue
		}
		d := bleve.NewDocumentStaticMapping()
		for k, f := range fields {
			words := bleve.NewTextFieldMapping()
			words.Analyzer = "quinola_" + langs[k]
			words.Store, words.IncludeInAll, words.DocValues = true, false, false
			d.AddFieldMappingsAt(f.name, words)
		}
		for name := range filterable(&docs[i]) {
			f := bleve.NewTextFieldMapping()
			f.Analyzer = keyword.Name
			f.Store, f.IncludeInAll, f.DocValues, f.IncludeTermVectors = false, false, false, false
			d.AddFieldMappingsAt(name, f)
		}
		m.AddDocumentMapping(kind, d)
	}
	return m
}

// langsOf returns the languages of a clause's fields.
func langsOf(d *Doc, fields []*field) []string {
	langs := make([]string, len(fields))
	for i, f := range fields {
		langs[i], _ = f.of(d)
	}
	return langs
}

// filterable returns the values by which clauses are filtered.
func filterable(d *Doc) map[string]any {
	return map[string]any{"Text": d.Text, "Lang": d.Lang, "Game": d.Game, "Kind": d.Kind, "Rules": d.Rules}
}

// document returns a clause as a document for Bleve.
func document(d *Doc, fields []*field) map[string]any {
	document := filterable(d)
	document["_type"] = strings.Join(langsOf(d, fields), " ")
	for _, f := range fields {
		_, document[f.name] = f.of(d)
	}
	return document
}
