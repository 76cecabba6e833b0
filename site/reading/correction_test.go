package reading

import (
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/sitetest"
)

// A correction must be a line that the editors' own notation takes: its
// quotation stands on the leaf once.
func TestACorrectionQuotesWhatStandsOnce(t *testing.T) {
	text := sitetest.Small().Texts[0]
	l := Of(text, text.Clauses[1].Tokens(), Setting{Apparatus: true})
	for _, c := range []struct{ scan, line string }{
		{"Cceur", "Cceur | Coeur | likely | "},
		{"touc", "touc | tout | likely | "},
		{"eft", "eft attachée | est attachée | likely | "}, // eft alone stands there twice
	} {
		found := false
		for _, x := range l.Entries {
			if x.Scan == c.scan && strings.HasSuffix(x.Line, " | "+c.line) {
				found = true
			}
		}
		if !found {
			t.Errorf("no entry of %q offers %q", c.scan, c.line)
		}
	}
}

// A stroke of the scan would end the field.
func TestACorrectionEscapesStrokes(t *testing.T) {
	text := sitetest.Mint(corpus.Text{ID: "a", Meta: corpus.Meta{Lang: "fr"}}, "1 I aidé par {Xonne|personne|letters} .")
	text.Source = []byte(strings.Replace(string(text.Source), "Xonne", "|onne", 1))
	tokens := text.Clauses[0].Tokens()
	for i, k := range tokens {
		if k.Reading == "personne" {
			if got, want := correction(text, tokens, i, i), `1 | \|onne | personne | likely | `; got != want {
				t.Errorf("offers %q, want %q", got, want)
			}
			return
		}
	}
	t.Fatalf("no such word in %+v", tokens)
}

func TestModernSpellsEachWordWithItsReason(t *testing.T) {
	text := sitetest.Mint(corpus.Text{ID: "a", Meta: corpus.Meta{Lang: "fr"}}, "1 I Il {étoit|étoit|} & il {étoit|étoit|} .")
	l := Of(text, text.Clauses[0].Tokens(), Setting{Apparatus: true})
	if len(l.Spelt) != 1 || l.Spelt[0].Modern != "était" || l.Spelt[0].Why == "" {
		t.Errorf("the spellings are %+v", l.Spelt)
	}
}
