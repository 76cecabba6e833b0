package split

import (
	"strings"
	"testing"
)

// An ordinance announces its first article, and numbers the others alone. Where the word
// returns with the next number, it heads divisions, which have rows of their own.
func TestOrdinances(t *testing.T) {
	french := []string{"Les joueurs qui auront la main joueront les premiers.", "Celui qui renonce paiera la bête, sans rien prétendre aux autres.", "Le donneur qui donne mal refera, et paiera une fiche à chacun."}
	english := []string{"The elder hand shall lead, and the others shall follow.", "Who revokes shall pay the bete, and claim nothing of the others.", "The dealer who misdeals shall deal again, and pay a fish to each."}
	for _, tt := range []struct {
		lang   string
		labels []string
		words  []string
	}{
		{"fr", []string{"ARTICLE PREMIER.\n\n", "II.\n\n", "III.\n\n"}, french},
		{"fr", []string{"ARTICLE PREMIER.\n", "II.\n", "III.\n"}, french},
		{"fr", []string{"Article premier.\n\n", "II. ", "III. "}, french},
		{"en", []string{"RULE I.\n\n", "II.\n\n", "III.\n\n"}, english},
		{"en", []string{"ARTICLE THE FIRST.\n\n", "2.\n\n", "3.\n\n"}, english},
	} {
		src := map[string]string{"fr": "ORDONNANCE SUR LES JEUX.\n\n", "en": "RULES OF THE CLUB.\n\n"}[tt.lang]
		for i, label := range tt.labels {
			src += label + tt.words[i] + "\n\n"
		}
		items := Split([]byte(src), tt.lang, nil, nil)
		if len(items) != len(tt.labels) {
			t.Errorf("%q: %d items", tt.labels, len(items))
			continue
		}
		for i, it := range items {
			if it.Number != i+1 || len(it.Division) != 1 || !strings.HasPrefix(strings.TrimSpace(src[it.Body:]), tt.words[i]) {
				t.Errorf("%q: item %d is number %d below %q, %q", tt.labels, i+1, it.Number, it.Division, src[it.Body:it.Span.End])
			}
		}
	}
	divided := "ARTICLE PREMIER.\n\nDu nombre des joueurs.\n\nII. " + french[0] + "\n\nIII. " + french[1] + "\n\nARTICLE II.\n\nDe la donne.\n\nI. " + french[2] + "\n\nII. " + french[0] + "\n\nIII. " + french[1] + "\n\n"
	for _, it := range Split([]byte(divided), "fr", nil, nil) {
		if len(it.Division) == 0 {
			t.Errorf("number %d stands below no article", it.Number)
		}
	}
}

// A quotation of prose has its mark before every line; verse has a capital behind it.
func TestQuotedLines(t *testing.T) {
	prose := "„On croit que celui qui a la\n„main doit jouer le premier, &\n„que les autres le suivent, par\n„ordre, chacun à son tour, à la\n„table ; mais je n'en crois rien,\n„& personne ne l'a jamais vû.\n\n"
	verse := "„Celui qui tient la main du jeu,\n„Doit commencer avec le feu,\n„Et tous les autres, peu à peu,\n„Lui laissent gagner son enjeu.\n\n"
	text := strings.Repeat("Les joueurs tirent les places au sort, & le plus haut fait le jeu.\nLes autres le suivent à leur tour, & fournissent de la couleur.\n\n", 6)
	for src, want := range map[string]bool{prose: false, verse: true} {
		is := false
		for _, it := range Split([]byte(text+src+text), "fr", nil, nil) {
			is = is || it.Kind == "verse"
		}
		if is != want {
			t.Errorf("%q is verse: %v", src, is)
		}
	}
}

// Sections that have their titles on their lines are divisions where paragraphs stand below,
// in lines of print or in a line each, and the first of these is none of the title.
func TestTitledSections(t *testing.T) {
	long := "The roots of plants are bulbous or fibrous, and the parts of them may be seen in any that is cut across, if it be held against the light of a window, and still better under a glass."
	long += " " + long
	src := "PART I.\n\nOf Vegetation.\n\n"
	for i, title := range []string{"Of Seeds.", "Of the Root.", "Of the Trunk.", "Of the Leaves.", "Of the Flower."} {
		src += "Sect. " + []string{"I", "II", "III", "IV", "V"}[i] + ". " + title + "\n\nIt is well known what this part is.\n\n" + long + "\n\n" + long + "\n\n"
	}
	res := Text([]byte(src), "en", nil, nil)
	var got []string
	for _, h := range res.Headings[max(0, len(res.Headings)-5):] {
		got = append(got, h.Text)
	}
	if want := "Sect. I. Of Seeds|Sect. II. Of the Root|Sect. III. Of the Trunk|Sect. IV. Of the Leaves|Sect. V. Of the Flower"; strings.Join(got, "|") != want {
		t.Errorf("headings %q", got)
	}
	if len(res.Items) != 15 {
		t.Errorf("%d clauses", len(res.Items))
	}
}

// The argument below the title of such a section belongs to the heading, as below any other; it
// is told by the great initial behind it. So does a title that goes on without a blank line.
func TestTitledSectionsWithArguments(t *testing.T) {
	const line = "The parts of them may be seen in any that is cut across, if held up.\n"
	text := "THe first who wrote of this was Pliny, who says that roots are bulbous.\n\n" + strings.Repeat(strings.Repeat(line, 5)+"\n", 3)
	for below, want := range map[string]string{
		"Sect. %. Of Manures.\n\nTheir sorts; their uses; their price.\n\n": "Sect. V. Of Manures. Their sorts; their uses; their price",
		"Sect. %. Of the Garden of Mr.\nEvelyn, with Remarks upon it.\n\n":  "Sect. V. Of the Garden of Mr. Evelyn, with Remarks upon it",
	} {
		src := "A TREATISE.\n\n"
		for _, n := range []string{"I", "II", "III", "IV", "V"} {
			src += strings.Replace(below, "%", n, 1) + text
		}
		headings := Text([]byte(src), "en", nil, nil).Headings
		if last := headings[len(headings)-1].Text; last != want {
			t.Errorf("got %q, want %q", last, want)
		}
	}
}
