package modern

import "testing"

func TestWord(t *testing.T) {
	for _, c := range []struct{ lang, in, want string }{
		{"fr", "étoit", "était"}, {"fr", "Étoient", "Étaient"}, {"fr", "feroit", "ferait"}, {"fr", "aurois", "aurais"},
		{"fr", "doit", "doit"}, {"fr", "droit", "droit"}, {"fr", "trois", "trois"}, {"fr", "soient", "soient"}, {"fr", "croit", "croit"}, {"fr", "endroit", "endroit"},
		{"fr", "croyoit", "croyait"}, {"fr", "tems", "temps"}, {"fr", "sçavoir", "savoir"}, {"fr", "sçait", "sait"}, {"fr", "sçauroit", "saurait"},
		{"fr", "connoître", "connaître"}, {"fr", "connoissance", "connaissance"}, {"fr", "paroît", "paraît"}, {"fr", "paroissent", "paraissent"}, {"fr", "foible", "faible"},
		{"fr", "apeller", "appeler"}, {"fr", "apellé", "appelé"}, {"fr", "apelle", "appelle"}, {"fr", "apelloit", "appelait"}, {"fr", "jetter", "jeter"}, {"fr", "jetté", "jeté"}, {"fr", "jette", "jette"}, {"fr", "Jettons", "Jetons"},
		{"fr", "premiére", "première"}, {"fr", "troisiéme", "troisième"}, {"fr", "régle", "règle"}, {"fr", "aprés", "après"}, {"fr", "espéce", "espèce"}, {"fr", "réglée", "réglée"},
		{"fr", "enfans", "enfants"}, {"fr", "différens", "différents"}, {"fr", "instrumens", "instruments"}, {"fr", "dans", "dans"}, {"fr", "moyens", "moyens"}, {"fr", "anciens", "anciens"}, {"fr", "gens", "gens"},
		{"fr", "païer", "payer"}, {"fr", "moïen", "moyen"}, {"fr", "aiant", "ayant"}, {"fr", "aïant", "ayant"}, {"fr", "paie", "paie"}, {"fr", "joie", "joie"}, {"fr", "suposer", "supposer"}, {"fr", "raport", "rapport"}, {"fr", "aprendre", "apprendre"},
		{"fr", "étre", "être"}, {"fr", "Téte", "Tête"}, {"fr", "agrément", "agrément"}, {"fr", "aisément", "aisément"}, {"fr", "différent", "différent"}, {"fr", "précédent", "précédent"}, {"fr", "conséquent", "conséquent"},
		{"fr", "achetérent", "achetèrent"}, {"fr", "adhérent", "adhérent"}, {"fr", "lévent", "lèvent"}, {"fr", "léveroit", "lèverait"}, {"fr", "leveroit", "lèverait"}, {"fr", "achéveroit", "achèverait"}, {"fr", "espéroit", "espérait"},
		{"fr", "connoitre", "connaître"}, {"fr", "connoissoit", "connaissait"}, {"fr", "reconnoitroit", "reconnaîtrait"}, {"fr", "paroit", "paraît"}, {"fr", "refuseroïent", "refuseraient"}, {"fr", "desireroit", "désirerait"}, {"fr", "precisément", "précisément"},
		{"fr", "poulans", "poulans"}, {"fr", "cent{fans", "cent{fans"}, {"fr", "payemens", "paiements"}, {"fr", "sol", "sol"},
		{"fr", "Roi", "Roi"}, {"fr", "carte", "carte"}, {"fr", "&", "et"}, {"fr", "ROY", "ROI"}, {"fr", "Quinola", "Quinola"}, {"fr", "emploient", "emploient"},
		{"sv", "hvar", "var"}, {"sv", "Hvarken", "Varken"}, {"sv", "af", "av"}, {"sv", "öfver", "över"}, {"sv", "sjelf", "själv"}, {"sv", "hjerter", "hjärter"}, {"sv", "at", "att"}, {"sv", "til", "till"},
		{"sv", "tilkänna", "tillkänna"}, {"sv", "beqvämt", "bekvämt"}, {"sv", "godt", "gott"}, {"sv", "romperadt", "romperat"}, {"sv", "midt", "mitt"}, {"sv", "qvinola", "quinola"}, {"sv", "blif", "bli"}, {"sv", "efter", "efter"}, {"sv", "straff", "straff"}, {"sv", "tolf", "tolv"}, {"sv", "gifvit", "givit"}, {"sv", "quadrille", "quadrille"},
		{"en", "chusing", "choosing"}, {"en", "payed", "paid"}, {"en", "trick", "trick"}, {"en", "quinola", "quinola"},
		{"xx", "étoit", "étoit"},
	} {
		got, why := Word(c.lang, c.in)
		if got != c.want {
			t.Errorf("%s %s: %s, want %s", c.lang, c.in, got, c.want)
		}
		if (why != "") != (got != c.in) {
			t.Errorf("%s %s → %s: why %q", c.lang, c.in, got, why)
		}
	}
}

func TestAfter(t *testing.T) {
	for _, c := range []struct{ before, in, want string }{
		{"vous", "comptez", "comptez"}, {"les", "joignez", "joignez"}, {"j'", "aye", "aie"}, {"qu'il", "aye", "ait"}, {"sont", "comptez", "comptés"}, {"est", "assez", "assez"},
	} {
		if got, _ := After("fr", c.before, c.in); got != c.want {
			t.Errorf("%s %s: %s, want %s", c.before, c.in, got, c.want)
		}
	}
}

// No word may crash the rules, and a modern spelling stays as it is.
func FuzzWord(f *testing.F) {
	for _, w := range []string{"étoit", "sçû", "aï", "oïe", "'", "ens", "é", "hv", "dt", "ïe"} {
		f.Add(w)
	}
	f.Fuzz(func(t *testing.T, w string) {
		for _, lang := range []string{"fr", "sv", "en"} {
			Word(lang, w)
		}
	})
}
