package index

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
)

// lexicon is a tiny lexicon of the words the tests use.
type lexicon struct{}

var modernWords = map[string]string{"étoit": "était", "hvar": "var", "tems": "temps"}

func (lexicon) Known(lang, word string) bool {
	return !strings.Contains(word, "í") && word != "Efpagnoktte" && word != "Quinoia"
}

func (lexicon) Dictionary(lang string) bool { return lang == "fr" }

func (lexicon) Modern(lang, word string) string {
	if m, ok := modernWords[strings.ToLower(word)]; ok {
		return m
	}
	return word
}

var docs = []Doc{
	{ID: "a:1", Text: "a-1785", Lang: "fr", Kind: "rule", Number: 1, Label: "I", Reading: "L'Espagnolette a le droit de renoncer; le Quinola étoit placé."},
	{ID: "a:2", Text: "a-1785", Lang: "fr", Kind: "rule", Number: 2, Label: "II", Reading: "Si l'Efpagnoktte force le Quinoia, il en tire la consolation."},
	{ID: "a:18", Text: "a-1785", Lang: "fr", Kind: "rule", Number: 18, Label: "XVIII", Reading: "On fait la bête au panier, toutes les fois que l'on renonce."},
	{ID: "b:1", Text: "b-1809", Lang: "sv", Kind: "rule", Number: 1, Label: "1", Reading: "Hvar och en som gifvit quinola får åter sin fisk.", Gloss: map[string]string{"en": "Each payer gets his stake back."}, Rules: []string{"reversis/quinola.placed"}},
}

func open(t testing.TB) *Index {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "x")
	if err := Build(dir, Contents{Docs: docs}, lexicon{}); err != nil {
		t.Fatal(err)
	}
	x, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { x.Close() })
	return x
}

func TestSearch(t *testing.T) {
	x := open(t)
	for _, c := range []struct{ query, want string }{
		{"espagnolette", "a:1 a:2"}, // the second is misread
		{"quinola", "a:1 b:1 a:2"},
		{"était", "a:1"},        // modern for old
		{"var", "b:1"},          // hvar
		{"BETE", "a:18"},        // accent and case
		{"åter", "b:1"},         // å is a letter
		{"ater", ""},            // and no a
		{"renonce", "a:18 a:1"}, // stem
		{`"faire la bête"`, ""},
		{`"fait la bête"`, "a:18"},
		{"quinola -étoit", "b:1 a:2"},
		{"quinola lang:sv", "b:1"},
		{"quinola text:a", "a:1 a:2"},
		{"rule:reversis/quinola.placed quinola", "b:1"},
		{"espagnol*", "a:1"},
		{"stake in:gloss", "b:1"},
		{"XVIII", "a:18"},
		{"a 2", "a:2"},
		{"b:1", "b:1"},
		{"", ""},
		{"zzz", ""},
	} {
		res, err := x.Search(context.Background(), c.query, Options{})
		if err != nil {
			t.Errorf("%s: %v", c.query, err)
			continue
		}
		var ids []string
		for _, h := range res.Hits {
			ids = append(ids, h.ID)
		}
		if got := strings.Join(ids, " "); got != c.want {
			t.Errorf("%s: %q, want %q (%v)", c.query, got, c.want, res.Widened)
		}
	}
}

// What the editors say is found as it is told to the reader; in English where they
// say nothing of it in the reader's language, and of a clause of which they do not.
func TestWhatTheEditorsSayIsFoundInTheReadersLanguage(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "x")
	if err := Build(dir, Contents{Docs: []Doc{
		{ID: "a:1", Text: "a", Lang: "fr", Reading: "Quinola", Gloss: map[string]string{"en": "Whoever revokes pays.", "fr": "Qui renonce paie à l’Été.", "sv": "Den som inte bekänner betalar."}},
		{ID: "a:2", Text: "a", Lang: "fr", Reading: "Espagnolette", Gloss: map[string]string{"en": "The king is called.", "sv": "Kungen kallas."}},
		{ID: "a:3", Text: "a", Lang: "fr", Reading: "rien"},
	}}, lexicon{}); err != nil {
		t.Fatal(err)
	}
	x, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for _, c := range []struct{ query, reader, hits, langs, told string }{
		{"renonce in:gloss", "fr", "a:1", "fr", "fr"},
		{"ete in:gloss", "fr", "a:1", "fr", "fr"},
		{"bekänner", "sv", "a:1", "sv", "sv"},
		{"bekanner in:gloss", "sv", "", "", "sv"},                   // å ä ö are letters
		{"king in:gloss", "fr", "a:2", "en", "fr"},                  // of which nothing is told in French
		{"king in:gloss", "sv", "a:2", "en", "en"},                  // for which Swedish has no such word
		{"revokes", "fr", "a:1", "en", "en"},                        // nor the texts
		{"revokes in:gloss", "", "a:1", "en", "en"},                 // nobody said who reads
		{"revokes in:gloss", "de", "a:1", "en", "en"},               // in which nothing is told
		{"renonce in:gloss", "en", "", "", "en"},                    // and what others are told is not searched
		{"Quinola", "sv", "a:1", "fr", ""},                          // the texts have it
		{"in:gloss lang:fr", "fr", "a:1 a:2 a:3", "fr en en", "fr"}, // as far as the filters pass
	} {
		res, err := x.Search(context.Background(), c.query, Options{Gloss: true, Lang: c.reader})
		if err != nil {
			t.Fatal(err)
		}
		var ids, langs []string
		for _, h := range res.Hits {
			ids, langs = append(ids, h.ID), append(langs, h.Lang)
		}
		if hits, in := strings.Join(ids, " "), strings.Join(langs, " "); hits != c.hits || in != c.langs || res.Told != c.told {
			t.Errorf("%s, asked by a reader of %q: %s in %s, told in %s; want %s in %s, told in %s", c.query, c.reader, hits, in, res.Told, c.hits, c.langs, c.told)
		}
		if gloss := len(res.Hits) > 0 && res.Told != "" && !strings.Contains(c.query, "in:gloss"); res.Gloss != gloss {
			t.Errorf("%s: that the texts have nothing is %v", c.query, res.Gloss)
		}
	}
}

func TestSnippetMarksTheWord(t *testing.T) {
	res, err := open(t).Search(context.Background(), "bête", Options{})
	if err != nil || len(res.Hits) != 1 {
		t.Fatal(res, err)
	}
	h := res.Hits[0]
	if len(h.Matches) != 1 || h.Snippet[h.Matches[0][0]:h.Matches[0][1]] != "bête" {
		t.Errorf("marks %v of %q", h.Matches, h.Snippet)
	}
}

// A pair with two costs would cost now this, now that.
func TestEachConfusionHasOneCost(t *testing.T) {
	seen := map[[2]rune]bool{}
	for _, list := range tables.Scan.Pairs {
		for _, p := range list {
			r := []rune(p)
			if len(r) != 2 || seen[[2]rune{r[0], r[1]}] || seen[[2]rune{r[1], r[0]}] {
				t.Errorf("the pair %q is none, or stands twice", p)
			}
			seen[[2]rune{r[0], r[1]}] = true
		}
	}
}

// A clause is found by its place as the pages write it, and as a reader types that.
func TestAClauseGoesByItsPlace(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "index")
	all := Contents{
		Books: []Book{{Text: "academie", Names: []string{"academie", "academie des jeux"}}, {Text: "reglor-1809", Names: []string{"reglor 1809", "upsala 1809"}}},
		Docs: []Doc{
			{ID: "academie:quadrille.loix.26", Text: "academie", Lang: "fr", Label: "XXVI", Number: 26, Reading: "Celui"},
			{ID: "academie:quadrille.c2.p26", Text: "academie", Lang: "fr", Reading: "Celui"},
			{ID: "academie:piquet.c1.p3", Text: "academie", Lang: "fr", Reading: "Celui"},
			{ID: "academie:piquet.c2.p3", Text: "academie", Lang: "fr", Reading: "Celui"},
			{ID: "academie:piquet.c1.p3b", Text: "academie", Lang: "fr", Reading: "Celui"},
			{ID: "academie:homme-d-auvergne.8", Text: "academie", Lang: "fr", Label: "VIII", Number: 8, Reading: "Celui"},
			{ID: "academie:mediateur.s4.c2.a3.p3", Text: "academie", Lang: "fr", Reading: "Celui"},
			{ID: "reglor-1809:reversy.2.29", Text: "reglor-1809", Lang: "sv", Label: "29", Number: 29, Reading: "Den"},
			{ID: "reglor-1809:lombre.p29", Text: "reglor-1809", Lang: "sv", Label: "29", Number: 29, Reading: "Den"},
		},
	}
	if err := Build(dir, all, lexicon{}); err != nil {
		t.Fatal(err)
	}
	x, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	for query, want := range map[string]string{
		"Académie, Quadrille, Loix, XXVI":                     "academie:quadrille.loix.26",
		"Le Jeu de Quadrille, Loix du Jeu de Quadrille, XXVI": "academie:quadrille.loix.26",
		"quadrille laws 26":                                   "academie:quadrille.loix.26",
		"quadrille 26":                                        "academie:quadrille.loix.26",
		"piquet 1 ¶ 3":                                        "academie:piquet.c1.p3",
		"Piquet 1, ¶\u202f3b":                                 "academie:piquet.c1.p3b",
		"piquet ¶3":                                           "academie:piquet.c1.p3 academie:piquet.c2.p3",
		"Homme d'Auvergne, VIII":                              "academie:homme-d-auvergne.8",
		"Médiateur 4.2.3, ¶ 3":                                "academie:mediateur.s4.c2.a3.p3",
		"upsala reversy 2 29":                                 "reglor-1809:reversy.2.29",
		"reglor reversy 2.29":                                 "reglor-1809:reversy.2.29",
		"upsala 29":                                           "reglor-1809:reversy.2.29 reglor-1809:lombre.p29",
		"article 26":                                          "academie:quadrille.loix.26",
		"les 26":                                              "",
		"mail 26":                                             "",
		"quadrille ¶":                                         "",
	} {
		var ids []string
		for _, n := range x.named(query) {
			ids = append(ids, x.clauses[n].id)
		}
		if got := strings.Join(ids, " "); got != want {
			t.Errorf("%q names %q, want %q", query, got, want)
		}
	}
}

func TestRoman(t *testing.T) {
	for s, want := range map[string]int{"XLVIII": 48, "lvii": 57, "IIII": 0, "VX": 0, "": 0, "mix": 0, "C": 100} {
		if got := Roman(s); got != want {
			t.Errorf("Roman(%q) = %d, want %d", s, got, want)
		}
	}
}

// FuzzSearch asks that no query fails, panics or reads past a reading.
func FuzzSearch(f *testing.F) {
	for _, s := range []string{`"`, `-"`, "*", "text:", "a:b:c", "<script>", "\x00\xff", strings.Repeat("é ", 9000), "-- -", `"l'on`, "quin* -*"} {
		f.Add(s)
	}
	x := open(f)
	f.Fuzz(func(t *testing.T, s string) {
		res, err := x.Search(context.Background(), s, Options{Limit: 3})
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range res.Hits {
			for _, m := range h.Matches {
				_ = h.Snippet[m[0]:m[1]]
			}
		}
	})
}

// A word that stands nowhere as it is typed, but does with a long s for an f, is searched
// as that word; one that does stand is searched as it is.
func TestALongSMayBeTypedAsAnF(t *testing.T) {
	x := open(t)
	for query, want := range map[string]string{
		"confolation":            "consolation: a:2",
		"fifk":                   "fisk: b:1",
		"toutes lef foif panier": "toutes les fois panier: a:18",
		`"lef foif panier"`:      ": ", // a phrase is suggested without its quotation marks
		"fait":                   ": a:18",
		"panierr":                ": ",
	} {
		res, err := x.Search(context.Background(), query, Options{})
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, h := range res.Hits {
			ids = append(ids, h.ID)
		}
		if got := res.Read + ": " + strings.Join(ids, " "); got != want {
			t.Errorf("%s is read %q, want %q", query, got, want)
		}
	}
}
