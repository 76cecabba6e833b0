package mend

import (
	"strings"
	"testing"

	"quinola/corpus/lang"
)

// In a scan with the long s an f of a word that no lexicon has is one too, where
// the letters beside it say so; and what the scan says in other forms it has said.
func TestUnheard(t *testing.T) {
	toy := &lang.Language{Code: "x-toy", Name: "Toy", FunctionWords: "lu su", Endings: "n s os o"}
	words := "alfo\t40\t0\ngolfo\t35\t0\nkasto\t40\t0\nlu\t300\t0\nmisura\t30\t0\npasas\t50\t0\nrosto\t45\t2\nsu\t250\t0\n"
	x, err := New(toy, Counts{words, "lu\tkasto=30 rosto=30\nsu\tpasas=25\n"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	scan := strings.Repeat("lu kafto fu pafas lu rofto fu pafas lu mifura fu kafto ", 3) + "Zamafto Dumalfo zarbok Zarboks dirbos"
	p := x.Fit(Words(scan, toy), nil)
	for word, want := range map[string]string{"Zamafto": "Zamasto", "Dumalfo": "Dumalfo", "zarbof": "zarbof", "Farmufto": "Farmusto"} {
		got := p.Read([]Token{{Text: "lu"}, {Text: word, Gap: Space}})
		if last := got[len(got)-1].Text; last != want {
			t.Errorf("%s is read %s, want %s", word, last, want)
		}
	}
	if clean := x.Fit(Words(strings.ReplaceAll(scan, "f", "s"), toy), nil); clean.LongS >= longSLeast {
		t.Errorf("a scan with a round s has so much long s: %.2f", clean.LongS)
	} else if _, ok := clean.unheard("Zamafto"); ok {
		t.Error("an f is ſ in a scan with a round s")
	}
	for word, want := range map[string]int{"zarbok": 1, "Zarboks": 2, "zarbon": 0, "dirbos": 1, "kafto": 6} {
		if got := p.said(word); got != want {
			t.Errorf("%s is said %d times, want %d", word, got, want)
		}
	}
}

// Where every noun has a capital, what has one is no name.
func TestSaidByNouns(t *testing.T) {
	toy := &lang.Language{Code: "x-toy", Name: "Toy", Endings: "n s"}
	x, err := New(toy, Counts{"lu\t300\t0\n", ""}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for scan, want := range map[string]int{"lu zarbok lu Zarboks lu Zarbok lu": 3, "lu zarbok lu Zarboks lu Zarbok" + strings.Repeat(" lu", 20): 1} {
		if got := x.Fit(Words(scan, toy), nil).said("zarbok"); got != want {
			t.Errorf("%q says zarbok %d times, want %d", scan, got, want)
		}
	}
}

// A letter that the language lacks may be a ſ; a name in another language keeps it.
func TestAccentForS(t *testing.T) {
	l := lang.Of("en")
	scan := strings.Repeat("he firft fet himfelf to ufe the beft of his cards, becaufe he muft. ", 4)
	p := For(l, nil).Fit(Words(scan, l), nil)
	for word, want := range map[string]string{"himéelf": "himself", "Orléans": "Orléans", "café": "café"} {
		got := p.Read([]Token{{Text: "and"}, {Text: word, Gap: Space}})
		if last := got[len(got)-1].Text; last != want {
			t.Errorf("%s is read %s, want %s", word, last, want)
		}
	}
}

// Accents where no word of the language has them are specks; those that the time
// wrote, and what the scan says again and again, stay.
func TestBent(t *testing.T) {
	l := lang.Of("fr")
	scan := strings.Repeat("il faut que les autres en aient pour lui & zänto en cas de péril, mais ", 4)
	p := For(l, nil).Fit(Words(scan, l), nil)
	for word, want := range map[string]string{
		"mäis": "mais", "pàs": "pas", "léur": "leur", "connoïssances": "connoissances", "môt": "mot",
		"plûpart": "plûpart", "veuë": "veuë", "poëme": "poëme", "celuÿ": "celuÿ", "voïez": "voïez", "écüeil": "écüeil", "dèja": "dèja", "quatriesmè": "quatriesmè", "adjoustöient": "adjoustoient", "zänto": "zänto", "Zürich": "Zürich",
	} {
		got := p.Read([]Token{{Text: "dans"}, {Text: word, Gap: Space}, {Text: "les", Gap: Space}})
		if got[1].Text != want {
			t.Errorf("%s is read %s, want %s", word, got[1].Text, want)
		}
	}
}

// What a scan says again and again is its own word, where a letter stands in it that is
// seldom shown for ſ: the article lous is no sous; what f stands in may be.
func TestSeldomShown(t *testing.T) {
	l := lang.Of("fr")
	scan := strings.Repeat("il eft venu fous la maifon de fon pere & les foldats font dans la ville auec luy ", 8) +
		strings.Repeat("entre lous dets ", 4)
	p := For(l, nil).Fit(Words(scan, l), nil)
	for word, want := range map[string]string{"lous": "lous", "fous": "sous"} {
		got := p.Read([]Token{{Text: "venu"}, {Text: word, Gap: Space}, {Text: "la", Gap: Space}})
		if got[1].Text != want {
			t.Errorf("%s is read %s, want %s", word, got[1].Text, want)
		}
	}
}
