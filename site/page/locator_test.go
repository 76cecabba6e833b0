package page

import (
	"testing"

	"quinola/corpus"
	opened "quinola/corpus/edition"
)

// TestClauseNames: no two clauses of a text have one name, and some names are as
// a person would write them.
func TestClauseNames(t *testing.T) {
	c, err := opened.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]string{}
	for _, text := range c.Texts {
		is := map[string]string{}
		for _, cl := range text.Clauses {
			name := ClauseName(cl)
			if other, ok := is[name]; ok {
				t.Errorf("%s and %s are both called %q", other, cl.ID, name)
			}
			is[name], named[cl.ID] = cl.ID, name
		}
	}
	for id, want := range map[string]string{
		"hague-1785:35":                                 "XXXV",
		"two-quinolas:laws.9":                           "Laws, IX",
		"academie:quadrille.loix.26":                    "Quadrille, Loix, XXVI",
		"academie:mediateur.s4.c2.a3.p3":                "Médiateur 4.2.3, ¶\u202f3",
		"academie:mediateur.s3.c2.b.2.p2":               "Médiateur 3.2.B.2, ¶\u202f2",
		"academie:mediateur.s3.c1.a1.explication.12.p2": "Médiateur 3.1.1, Explication 12, ¶\u202f2",
		"academie:imperiale.loix.19":                    "Impériale, Regles du Jeu de l'Impériale, XIX",
		"academie:comete.a-trois.p2b":                   "Comete, À trois, ¶\u202f2b",
		"academie:homme-d-auvergne.8":                   "Homme d'Auvergne, VIII",
		"academie:hombre.coups.trefle-sans-prendre.p1":  "Hombre, Coups, L'Hombre joue sans prendre en Trefle, ¶\u202f1",
		"reglor-1809:reversy.2.29":                      "Reversy 2, 29",
		"salon:9.1":                                     "9.1",
	} {
		if named[id] != want {
			t.Errorf("%s is called %q, want %q", id, named[id], want)
		}
	}
}

// Clauses that are named one after the other are each told by what parts it from the one
// before; what stands within that one keeps its whole name.
func TestNamesOneAfterTheOther(t *testing.T) {
	for _, c := range [][3]string{
		{"Piquet 4, ¶ 13b", "Piquet 4, ¶ 13c", "¶ 13c"},
		{"Hombre, Jouer, 1", "Hombre, Jouer, 2", "2"},
		{"Hombre, Jouer, 1", "Hombre, Coups, L'Hombre joue sans prendre en Trefle, ¶ 1", "Coups, L'Hombre joue sans prendre en Trefle, ¶ 1"},
		{"Hombre, Jouer, 1", "Quadrille, Loix, I", "Quadrille, Loix, I"},
		{"5", "5, ¶ 2", "5, ¶ 2"},
		{"5, ¶ 2", "5", "5"},
		{"XXXV", "XXXVI", "XXXVI"},
	} {
		if got := NameAfter(c[0], c[1]); got != c[2] {
			t.Errorf("after %q, %q is called %q, want %q", c[0], c[1], got, c[2])
		}
	}
}

// TestNeighbours: a neighbour under the same heading is called by its number.
func TestNeighbours(t *testing.T) {
	text := &corpus.Text{ID: "academie"}
	clause := func(id string) *corpus.Clause {
		return &corpus.Clause{ID: "academie:" + id, Text: text, Division: []string{"Le Jeu du Mail", "De la passe"}}
	}
	from := clause("mail.passe.p2")
	for id, want := range map[string]string{"mail.passe.p1": "¶\u202f1", "mail.debut.p4": "Mail, De la passe, ¶\u202f4"} {
		if got := Neighbour(Place{}, clause(id), from).Text; got != want {
			t.Errorf("beside %s, %s is called %q, want %q", from.ID, id, got, want)
		}
	}
}

func TestLocator(t *testing.T) {
	text := &corpus.Text{ID: "academie"}
	for _, c := range []struct {
		id, label string
		division  []string
		want      string
	}{
		{"academie:quadrille.loix.26", "XXVI.", []string{"Le Jeu de Quadrille", "Loix"}, "Le Jeu de Quadrille, Loix, XXVI"},
		{"academie:quadrille.c1.p4", "", []string{"Le Jeu de Quadrille", "Chapitre premier, qui donne une idée du Jeu"}, "Le Jeu de Quadrille, Chapitre premier, ¶\u202f4"},
		{"academie:belle.p12b", "", []string{"Le Jeu de la Belle, du Flux & du Trente-un"}, "Le Jeu de la Belle, du Flux & du Trente-un, ¶\u202f12b"},
		{"academie:loix", "", []string{"Loix."}, "Loix, loix"},
	} {
		if got := Locator(&corpus.Clause{ID: c.id, Text: text, Label: c.label, Division: c.division}); got != c.want {
			t.Errorf("%s is at %q, want %q", c.id, got, c.want)
		}
	}
}
