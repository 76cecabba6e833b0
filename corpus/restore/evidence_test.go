package restore

import (
	"strings"
	"testing"

	"quinola/corpus"
)

// What is known of a scan is not guessed: its furniture, whatever it looks like,
// the words of the book, and what its machine was not sure of.
func TestEvidence(t *testing.T) {
	const src = "The cards are dealt by three and by two, and the dealer puts three counters\n850\ninto the pool before he deals.\n\nReverie pays the whole of it, fig. 3, to Mr. Lantcrloo and his fide.\n"
	at := func(s string) corpus.Span {
		i := strings.Index(src, s)
		return corpus.Span{Start: i, End: i + len(s)}
	}
	e := &corpus.Evidence{Told: true, Furniture: []corpus.Span{at("850")}, Words: []string{"Lanterloo", "fide"}, Unsure: []corpus.Unsure{{Span: at("Reverie"), Others: []string{"Reversis"}}, {Span: at("whole")}}}
	tokens := With([]byte(src), "en", nil, e)
	reading := Reading(tokens)
	if want := "counters into the pool"; !strings.Contains(reading, want) {
		t.Errorf("read %q, want %q", reading, want)
	}
	if want := "Mr. Lanterloo and his fide."; !strings.Contains(reading, want) {
		t.Errorf("read %q, want %q", reading, want)
	}
	rivals := map[string]string{}
	for _, k := range tokens {
		if len(k.Rivals) > 0 {
			rivals[k.Reading] = strings.Join(k.Rivals, " ")
		}
	}
	if len(rivals) != 2 || rivals["Reverie"] != "Reversis" || rivals["whole"] != corpus.LacunaMark {
		t.Errorf("in doubt: %q", rivals)
	}
	end := 0
	for _, k := range tokens {
		if k.Start != end {
			t.Fatalf("a token begins at %d, after %d", k.Start, end)
		}
		end = k.End
	}
	if end != len(src) {
		t.Errorf("the tokens end at %d of %d", end, len(src))
	}
}

// A scan whose furniture is told keeps every line that is none.
func TestToldFurniture(t *testing.T) {
	src := []byte("850\n\nHe who plays first\n\n850a\n\nleads a card.\n")
	got := Reading(With(src, "en", nil, &corpus.Evidence{Told: true}))
	if !strings.Contains(got, "850a") || !strings.Contains(got, "850 ") && !strings.Contains(got, "850\n") {
		t.Errorf("read %q", got)
	}
}
