package index

import (
	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/keyword"
	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/registry"

	"quinola/corpus/lang"
)

// Languages that texts may be in, each with its analyzer. The page has the same
// list (templates/script/search/tables.ts).
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

// analyzer makes Bleve see a reading as Words sees it.
type analyzer struct{ lang string }

func (a analyzer) Analyze(input []byte) analysis.TokenStream {
	words := Words(a.lang, string(input))
	stream := make(analysis.TokenStream, len(words))
	for i, w := range words {
		stream[i] = &analysis.Token{Term: []byte(w.Form), Start: w.Start, End: w.End, Position: i + 1, Type: analysis.AlphaNumeric}
	}
	return stream
}

// newMapping describes a clause to Bleve: the words of its reading by the
// analyzer of its language, the gloss in English, and what can be filtered.
func newMapping() mapping.IndexMapping {
	m := bleve.NewIndexMapping()
	m.StoreDynamic, m.IndexDynamic, m.DocValuesDynamic = false, false, false
	for _, code := range Languages {
		d := bleve.NewDocumentStaticMapping()
		for name, analyzer := range map[string]string{"Reading": code, "Gloss": "en"} {
			words := bleve.NewTextFieldMapping()
			words.Analyzer = "quinola_" + analyzer
			words.Store, words.IncludeInAll, words.DocValues = true, false, false
			d.AddFieldMappingsAt(name, words)
		}
		for _, name := range []string{"Text", "Lang", "Game", "Kind", "Rules", "Label"} {
			f := bleve.NewTextFieldMapping()
			f.Analyzer = keyword.Name
			f.Store, f.IncludeInAll, f.DocValues, f.IncludeTermVectors = false, false, false, false
			d.AddFieldMappingsAt(name, f)
		}
		m.AddDocumentMapping(code, d)
	}
	return m
}

// BleveType names the mapping of a document: its language.
func (d Doc) BleveType() string { return d.Lang }
