package lang

import (
	"slices"
	"strings"
	"testing"
)

// Two spellings of a word have one key.
func TestKey(t *testing.T) {
	for _, c := range []struct{ lang, a, b string }{
		{"fr", "vne", "une"}, {"fr", "estoit", "étoit"}, {"fr", "étoit", "était"}, {"fr", "luy", "lui"}, {"fr", "auec", "avec"},
		{"fr", "tousiours", "tousjours"}, {"fr", "évenement", "euenement"}, {"fr", "sçavoir", "savoir"},
		{"fr", "quatriesme", "quatrième"}, {"fr", "fault", "faut"}, {"fr", "droicts", "droits"}, {"fr", "void", "voit"},
		{"fr", "treuue", "trouve"}, {"fr", "desseings", "desseins"}, {"fr", "cognoissance", "connoissance"}, {"fr", "filz", "fils"},
		{"fr", "prinses", "prises"}, {"fr", "tiltres", "titres"}, {"fr", "seicher", "sécher"}, {"fr", "esvanouis", "évanouis"},
		{"en", "call'd", "called"}, {"en", "vpon", "upon"}, {"en", "musick", "music"}, {"en", "honour", "honor"}, {"en", "monopolize", "monopolise"}, {"en", "commaund", "command"},
		{"sv", "hwad", "hvad"}, {"sv", "hvad", "vad"}, {"sv", "öfwer", "öfver"}, {"sv", "haffuer", "hafver"}, {"sv", "hoos", "hos"}, {"sv", "vnder", "under"}, {"sv", "huar", "hvar"},
		{"sv", "euangelium", "evangelium"}, {"sv", "menniskior", "menniskor"}, {"sv", "samptycke", "samtycke"}, {"sv", "jw", "ju"},
		{"sv", "skiäligt", "skäligt"}, {"sv", "grämia", "gräma"}, {"sv", "wiße", "wisse"}, {"sv", "myckit", "mycket"}, {"sv", "feck", "fick"}, {"sv", "epter", "efter"},
	} {
		l := Of(c.lang)
		if l.Key(c.a) != l.Key(c.b) {
			t.Errorf("%s: %q has the key %q, %q %q", c.lang, c.a, l.Key(c.a), c.b, l.Key(c.b))
		}
	}
}

// An ending is taken off where later times had it otherwise, and never put on.
func TestLater(t *testing.T) {
	for _, c := range []struct{ lang, word, want string }{
		{"en", "soule", "soul"}, {"en", "bookes", "books"}, {"en", "madnes", "madness"}, {"en", "matchlesse", "matchless"},
		{"en", "soul", "soul"}, {"en", "he", "he"}, {"fr", "table", "table"},
	} {
		if got := Of(c.lang).Later(c.word); got != c.want {
			t.Errorf("%s: %q was later %q, want %q", c.lang, c.word, got, c.want)
		}
	}
}

// A language of which nothing is known leaves words alone.
func TestNone(t *testing.T) {
	var l *Language
	if l.Key("vne") != "vne" || l.Function("vne") || l.Likelier(strings.Fields("der die das")) != nil {
		t.Error("no language knows something")
	}
}

// Accents come off letters of any alphabet, and of no other: a ligature is taken
// apart by Bare alone.
func TestBare(t *testing.T) {
	for _, c := range []struct{ in, unmarked, bare string }{
		{"Étés où l'on mêla ça", "Etes ou l'on mela ca", "Etes ou l'on mela ca"},
		{"Œuvres ſur la Straße", "Œuvres ſur la Straße", "OEuvres sur la Strasse"},
		{"vår Ærlighet, šach ẽ ĩ ũ", "var Ærlighet, sach e i u", "var AErlighet, sach e i u"},
		{"e\u0301te\u0301 ждёт", "ete ждет", "ete ждет"},
		{"각 øre", "각 øre", "각 øre"},
	} {
		if got := Unmarked(c.in); got != c.unmarked {
			t.Errorf("Unmarked(%q) = %q, want %q", c.in, got, c.unmarked)
		}
		if got := Bare(c.in); got != c.bare {
			t.Errorf("Bare(%q) = %q, want %q", c.in, got, c.bare)
		}
	}
}

// Ligatures stand for their letters, those of transcriptions too; other characters of
// private use are nobody's.
func TestParted(t *testing.T) {
	for in, want := range map[string]string{
		"la di\ueba6ention": "la diſſention", "redu\ueec5ion": "reduction", "\uf502e\uf4f9e": "chelle", "ﬁn, oﬃce & reﬅe": "fin, office & reſte",
		"œuvre & Straße": "œuvre & Straße", "f\ue72br": "fuͤr", "\uf161": "\uf161",
	} {
		if got := Parted(in); got != want {
			t.Errorf("%q is parted as %q, want %q", in, got, want)
		}
	}
	for r, want := range map[rune]bool{'\uf161': true, '\ueba6': false, 'ſ': false, 'ﬁ': false, '\ufffd': false} {
		if Private(r) != want {
			t.Errorf("%q is of private use: %v", r, !want)
		}
	}
}

// The future and the past of a verb are forms of it.
func TestFormsOfVerbs(t *testing.T) {
	for form, verb := range map[string]string{"cautionneront": "cautionner", "allongera": "allonger", "faillira": "faillir", "rendrons": "rendre", "adjousterent": "adjouster"} {
		if !slices.Contains(slices.Collect(Of("fr").Stems(form)), verb) {
			t.Errorf("%s is no form of %s", form, verb)
		}
	}
}

// By these words one speaks of oneself or to another, in each language.
func TestAddresses(t *testing.T) {
	for code, words := range map[string]string{"en": "i you thou", "fr": "je vous tu", "sv": "jag ni du", "de": "ich du euch", "nl": "ik gij", "la": "ego tu vos", "it": "io tu voi", "es": "yo tu vos usted"} {
		for _, w := range strings.Fields(words) {
			if !Of(code).Addresses(w) {
				t.Errorf("%s: %s speaks of nobody", code, w)
			}
		}
	}
	if Of("en").Addresses("they") || Of("fr").Addresses("on") {
		t.Error("what is told of others speaks to somebody")
	}
}
