package index

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"
)

func unpack(t *testing.T, data []byte) string {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestShardsAreTheSameForTheSameTexts(t *testing.T) {
	a, err := Shards(Contents{Docs: docs}, lexicon{})
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		b, err := Shards(Contents{Docs: docs}, lexicon{})
		if err != nil {
			t.Fatal(err)
		}
		for name := range a {
			if !bytes.Equal(a[name], b[name]) {
				t.Errorf("%s differs from one time to the next", name)
			}
		}
	}
}

func TestAFamilyLiesTogether(t *testing.T) {
	files, err := Shards(Contents{Docs: docs}, lexicon{})
	if err != nil {
		t.Fatal(err)
	}
	words := unpack(t, files["w/0.gz"])
	if !strings.Contains(words, "\nhvar\t2\t1\t1\t3E\nvar\t2\t1\t1\t\n") {
		t.Errorf("hvar and var do not share a family in\n%s", words)
	}
	if strays := unpack(t, files["start.gz"]); !strings.Contains(strays, "\nefpagnoktte\t8\t\t\t1E\n") {
		t.Errorf("the misread word is not in the first file:\n%s", strays)
	}
}

// A clause of which nothing is told in a language has its English there, marked so.
func TestShardsNameTheLanguageOfWhatIsNotTranslated(t *testing.T) {
	files, err := Shards(Contents{Docs: []Doc{
		{ID: "a:1", Text: "a", Lang: "fr", Reading: "un", Gloss: map[string]string{"en": "One.", "fr": "Un."}},
		{ID: "a:2", Text: "a", Lang: "fr", Reading: "deux", Gloss: map[string]string{"en": "Two."}},
		{ID: "a:3", Text: "a", Lang: "fr", Reading: "trois"},
	}}, lexicon{})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"g/fr/t/0.gz": "1\t\tUn.\n2\t\tTwo.\ten\n3\t\t\n", "g/en/t/0.gz": "1\t\tOne.\n2\t\tTwo.\n3\t\t\n", "t/0.gz": "1\t\tun\n2\t\tdeux\n3\t\ttrois\n",
	} {
		if got := unpack(t, files[name]); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if files["g/sv/start.gz"] != nil {
		t.Error("there are files in a language that nothing is told in")
	}
	for name, want := range map[string]string{"start.gz": "", "w/0.gz": "", "g/en/w/0.gz": "", "g/fr/start.gz": "g/fr/", "g/sv/k/0.gz": "g/sv/"} {
		if got := FolderOf(name); got != want {
			t.Errorf("%s lies in %q, want %q", name, got, want)
		}
	}
}

func TestMendJoinsWhatTheScanCut(t *testing.T) {
	list := []Doc{
		{Lang: "fr", Reading: strings.Repeat("valet ", 30) + strings.Repeat("couleur ", 30) + "parla"},
		{Lang: "fr", Reading: "le va let, la cou-leur, va au jeu; par-la il leur plaît. cou leur. leur cou, le cou, un cou"},
	}
	mend(list)
	if got := strings.ReplaceAll(list[1].Reading, string(joiner), "|"); got != "le va| let, la cou|-leur, va au jeu; par-la il leur plaît. cou| leur. leur cou, le cou, un cou" {
		t.Errorf("mended as %q", got)
	}
	var forms []string
	for _, w := range Words("fr", list[1].Reading) {
		forms = append(forms, w.Form)
	}
	if got := strings.Join(forms, " "); !strings.HasPrefix(got, "le valet la couleur va au jeu par la il leur plait") {
		t.Errorf("the words are %s", got)
	}
	if text, marks := plain("le va"+string(joiner)+" let", [][2]int{{3, 12}}); text != "le va let" || marks[0] != [2]int{3, 9} {
		t.Errorf("shown as %q with %v", text, marks)
	}
}

func TestSuggestAndOffer(t *testing.T) {
	x := open(t)
	x.concepts = []Concept{
		{ID: "panier", Name: "Panier", Names: []Name{{"fr", "Panier"}, {"en", "pool"}, {"en", "basket"}}, See: []string{"remise"}},
		{ID: "remise", Name: "Remise", Names: []Name{{"fr", "Remise"}}},
	}
	var got []string
	for _, o := range x.offers(Parse("baskets")) {
		got = append(got, o.Lang+" "+o.Form)
	}
	if s := strings.Join(got, ", "); s != "fr Panier, en pool, fr Remise" {
		t.Errorf("baskets offers %s", s)
	}
	if s := strings.Join(x.readings.vocabulary.suggest(Parse("panierr consolatoin")), ", "); s != "panier consolation" {
		t.Errorf("suggests %q", s)
	}
	if s := x.readings.vocabulary.suggest(Parse("quinola")); len(s) != 0 {
		t.Errorf("suggests %q for a word that is there", s)
	}
}
