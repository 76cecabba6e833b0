package split

import (
	"fmt"
	"strings"
	"testing"

	"quinola/corpus"
)

// told is a text split: a line a clause, the innermost heading above it, its kind, and how it
// begins.
func told(src, lang string) []string {
	var out []string
	for _, it := range Split([]byte(src), lang, nil, nil) {
		head := ""
		if n := len(it.Division); n > 0 {
			head = it.Division[n-1]
		}
		text := strings.Join(strings.Fields(src[it.Span.Start:it.Span.End]), " ")
		out = append(out, fmt.Sprintf("%s | %s | %.24s", head, it.Kind, text))
	}
	return out
}

// In a play each speech is a clause that its speaker's name begins, under the scene with who is
// on the stage; a name that is said once is one, too.
func TestPlayInVerse(t *testing.T) {
	const play = `ACTE PREMIER.

SCENE PREMIERE.
ORONTE, VALERE.

ORONTE.
Le jeu n'est qu'un plaisir, Monsieur, quand on y gagne;
Mais qui perd tous les jours n'a plus que la campagne.
VALERE.
Je perds sans murmurer.
ORONTE.
Vous perdez sans compter.
VALERE, bas.
Il faut dissimuler, & ne rien disputer.

UN LAQUAIS.
Monsieur, votre Notaire est là-bas qui demande.
ORONTE.
Qu'il entre.
VALERE & ORONTE.
De ses soins la dépense est trop grande.

SCENE SECONDE.
VALERE, ORONTE, LE NOTAIRE.

VALERE.
Il vient.
ORONTE.
Il est venu, Monsieur, & je l'attends.
VALERE.
Je n'ai plus que faire ici de perdre mon tems.
`
	want := []string{
		"SCENE PREMIERE. ORONTE, VALERE | verse | ORONTE. Le jeu n'est qu'",
		"SCENE PREMIERE. ORONTE, VALERE | verse | VALERE. Je perds sans mu",
		"SCENE PREMIERE. ORONTE, VALERE | verse | ORONTE. Vous perdez sans",
		"SCENE PREMIERE. ORONTE, VALERE | verse | VALERE, bas. Il faut dis",
		"SCENE PREMIERE. ORONTE, VALERE | verse | UN LAQUAIS. Monsieur, vo",
		"SCENE PREMIERE. ORONTE, VALERE | verse | ORONTE. Qu'il entre.",
		"SCENE PREMIERE. ORONTE, VALERE | verse | VALERE & ORONTE. De ses ",
		"SCENE SECONDE. VALERE, ORONTE, LE NOTAIRE | verse | VALERE. Il vient.",
		"SCENE SECONDE. VALERE, ORONTE, LE NOTAIRE | verse | ORONTE. Il est venu, Mon",
		"SCENE SECONDE. VALERE, ORONTE, LE NOTAIRE | verse | VALERE. Je n'ai plus que",
	}
	if got := told(play, "fr"); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
}

// A play in prose, without scenes: its names change with one another.
func TestPlayInProse(t *testing.T) {
	var b strings.Builder
	b.WriteString("A DIALOGUE ON GAMING.\n\n")
	for i := range 10 {
		fmt.Fprintf(&b, "%s.\n\nI have told you %d times, Sir, that he who deals the cards\nought never to look at them before the others have seen\ntheirs.\n\n", []string{"PHILANDER", "EUGENIUS"}[i%2], i+2)
	}
	items := Split([]byte(b.String()), "en", nil, nil)
	if len(items) != 10 || items[3].Kind != corpus.KindNarrative && items[3].Kind != corpus.KindRule {
		t.Fatalf("%d clauses: %v", len(items), told(b.String(), "en"))
	}
	if got := told(b.String(), "en")[3]; !strings.HasPrefix(got, "A DIALOGUE ON GAMING |") || !strings.Contains(got, "EUGENIUS.") {
		t.Error(got)
	}
}

// A line wider than print is a paragraph, and names nobody, be it in capitals from end to end.
func TestParagraphInCapitals(t *testing.T) {
	src := strings.Repeat("ORONTE VALERE ", 20) + "\n"
	v := viewOf([]byte(src), "fr", nil)
	if names := v.namesOf(0); names != nil {
		t.Errorf("it names %q", names)
	}
}

// What returns above parts of a book by itself, or now one and now another of many, is no speaker.
func TestNoPlay(t *testing.T) {
	var one, many strings.Builder
	for i := range 12 {
		const text = "The dealer gives nine cards to each of the players, and turns\nup the last of them.\n\n"
		fmt.Fprintf(&one, "EXAMPLE.\n\n%s", text)
		fmt.Fprintf(&many, "GAME OF THE %s.\n\n%s", strings.Repeat(string(rune('A'+i)), 4), text)
	}
	for _, src := range []string{one.String(), many.String()} {
		for _, got := range told(src, "en") {
			if strings.HasPrefix(got, " |") {
				t.Errorf("no heading above %s", got)
			}
		}
	}
}

// What heads the same parts of each game, or of each problem, is no speaker, though it returns
// and changes as names do; nor are the games and the problems, each of which is named once.
func TestSameHeadingsInEachPart(t *testing.T) {
	const text = "The dealer gives nine cards to each of the players, and turns\nup the last of them; and whoever leads may lead what he will.\n\n"
	book := func(parts string, heads ...string) string {
		var b strings.Builder
		for part := range strings.FieldsSeq(parts) {
			for _, head := range heads {
				fmt.Fprintf(&b, "%s.\n\n%s", strings.Replace(head, "*", part, 1), text)
			}
		}
		return b.String()
	}
	for _, tt := range []struct{ lang, src string }{
		{"en", book("PIQUET OMBRE WHIST QUADRILLE BREBIS LOTO", "THE GAME OF *", "THE DEAL", "THE REVOKE", "THE SCORE")},
		{"fr", book("PIQUET HOMBRE REVERSIS BOSTON WHIST BREBIS", "LE JEU DE *", "REGLES DU JEU", "TABLE DES PAYEMENS", "DES FAUTES")},
		{"en", book("I II III IV V VI VII VIII IX X", "PROBLEM *", "SOLUTION", "COROLLARY")},
		{"fr", book("I II III IV V VI", "EXEMPLE", "REMARQUE", "OBSERVATION")},
	} {
		for _, got := range told(tt.src, tt.lang) {
			if head, _, _ := strings.Cut(got, " | "); head == "" || !strings.HasSuffix(got, "| The dealer gives nine ca") {
				t.Errorf("%s: no heading above %s", tt.lang, got)
			}
		}
	}
}
