package openapi

import (
	"encoding/json"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"quinola/annotate"
	"quinola/site/export"
	"quinola/site/sitetest"
)

// TestEveryClauseFits holds the description to OpenAPI, and every clause of the
// edition to the description.
func TestEveryClauseFits(t *testing.T) {
	doc, err := openapi3.NewLoader().LoadFromData(JSON)
	if err != nil {
		t.Fatal(err)
	}
	if err := doc.Validate(t.Context()); err != nil {
		t.Fatal(err)
	}
	schema := doc.Components.Schemas["Clause"].Value
	whole := sitetest.Edited(t)
	c, notes := whole.Corpus, whole.Notes
	report, err := notes.Check(t.Context(), annotate.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range c.Texts {
		for _, clause := range text.Clauses {
			line, err := export.NewEntry(notes, report, c.Edition, clause).JSON()
			if err != nil {
				t.Fatal(err)
			}
			var v any
			if err := json.Unmarshal(line, &v); err != nil {
				t.Fatal(err)
			}
			if err := schema.VisitJSON(v); err != nil {
				t.Fatalf("%s: %v", clause.ID, err)
			}
		}
	}
}
