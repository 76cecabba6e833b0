package reading

import (
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/sitetest"
)

func TestLayersGiveBackTheSourceAndTheReading(t *testing.T) {
	c := sitetest.Small()
	for _, text := range c.Texts {
		for _, cl := range text.Clauses {
			var source, reading strings.Builder
			for _, p := range Of(text, cl.Tokens(), Setting{Apparatus: true}).Passages {
				for _, r := range p.Runs {
					source.WriteString(r.Source)
					reading.WriteString(r.Reading)
				}
			}
			if want := string(text.Source[cl.Body:cl.Span.End]); source.String() != want {
				t.Errorf("%s: the source layer is %q, want %q", cl.ID, source.String(), want)
			}
			if strings.TrimSpace(reading.String()) != cl.Reading() {
				t.Errorf("%s: the reading layer is %q, want %q", cl.ID, reading.String(), cl.Reading())
			}
		}
	}
}

func TestTheApparatusExplainsEachWord(t *testing.T) {
	c := sitetest.Small()
	text := c.Texts[0]
	text.Emendations = []corpus.Emendation{{Leaf: 1, Quote: "touc", Reading: "tout", Cert: "sure", Evidence: "sense"}}
	l := Of(text, text.Clauses[1].Tokens(), Setting{Emendations: text.PlacedEmendations(), Apparatus: true})
	var got []string
	for _, x := range l.Entries {
		got = append(got, x.Scan+" → "+x.Reading+": "+strings.Join(x.Reasons, ", ")+" "+x.Cert+" "+x.Evidence)
	}
	want := []string{
		"eft → est: long s, which the scan takes for another letter  ",
		"Cceur → Coeur: a ligature  ",
		"Qui- nola. → Quinola: a word that the scan breaks  ",
		"eft → est: long s, which the scan takes for another letter  ",
		"dc → de: letters misread  ",
		"touc → tout: an editor's emendation sure sense",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Of what looks the same in scan and reading the apparatus says nothing.
func TestWhatLooksAlikeIsNoDifference(t *testing.T) {
	for _, c := range []struct {
		source, reading string
		why             corpus.Why
		rivals          []string
		alike           bool
	}{
		{"qu’", "qu'", corpus.Apostrophe, nil, true},
		{"& ", "&", corpus.Ligature, nil, true},
		{"T", "l'", corpus.Apostrophe, nil, false},
		{"l ’", "l'", corpus.Apostrophe, nil, false},
		{"qu’", "qu'", corpus.Apostrophe, []string{"quoi"}, false},
		{"qu’", "qu'", corpus.Emended, nil, false},
		{",", ", ", corpus.Split, nil, false},
	} {
		if got := alike(corpus.Token{Reading: c.reading, Why: c.why, Rivals: c.rivals}, c.source); got != c.alike {
			t.Errorf("%q read %q (%s) is alike: %v", c.source, c.reading, c.why, got)
		}
	}
}
