package edition

import (
	"fmt"
	"strings"
	"testing"

	"quinola/corpus"
)

// The rows of numbers that the books print, by division: "1-57" if every
// number is there, "1-12 without 4" where the scan has lost one with its words.
var rows = map[string]string{
	"hague-1785":                              "1-57",
	"two-quinolas espagnolette":               "1-3",
	"two-quinolas laws":                       "1-12",
	"reglor-1809 lomber":                      "1-12",
	"reglor-1809 lombre":                      "1-32",
	"reglor-1809 quadrille":                   "1-26",
	"reglor-1809 reversy.2":                   "1-42",
	"reglor-1809 reversy.3":                   "1-10",
	"reglor-1809 reversy.4":                   "1-8",
	"academie quadrille.roi-rendu":            "1-5",
	"academie quadrille.loix":                 "1-60",
	"academie mediateur.s2.c1":                "1-8",
	"academie mediateur.s2.c2":                "1-4",
	"academie mediateur.s3.c1.a1":             "1-24 without 4", // between leaves 79 and 80
	"academie mediateur.s3.c1.a1.explication": "1-24",
	"academie mediateur.s3.c1.a2":             "5-8", // the first four are told without numbers
	"academie mediateur.s3.c2":                "1-6",
	"academie mediateur.s3.c2.b":              "1-3",
	"academie mediateur.s3.c3.a1":             "1-12",
	"academie mediateur.s3.c3.a1.b":           "1-19",
	"academie mediateur.s3.c3.a1.c":           "1-12 without 4", // IV stands in brackets in III
	"academie mediateur.s3.c3.a1.d":           "1-18",
	"academie hombre.jouer":                   "1-4",
	"academie hombre.loix":                    "1-80",
	"academie piquet.loix":                    "1-26",
	"academie imperiale.loix":                 "1-20",
	"academie reversis":                       "1-18",
	"academie papillon":                       "1-15",
	"academie ambigu.loix":                    "1-14",
	"academie guimbarde.loix":                 "1-12",
	"academie triomphe":                       "1-9",
	"academie homme-d-auvergne":               "1-10",
	"academie romestecq.loix":                 "1-10 without 9",
	"academie sizette.loix":                   "1-16",
	"academie guinguette.loix":                "1-12",
	"academie sixte.loix":                     "1-10",
	"academie brusquembille":                  "1-10",
	"academie mail.generales":                 "1-15",
	"academie mail.debut":                     "1-8",
	"academie mail.grands-coups":              "1-5",
	"academie mail.boules-sorties":            "1-11",
	"academie mail.tournant":                  "1-5",
	"academie mail.passe":                     "1-28",
	"academie mail.partie":                    "1-6",
	"academie mail.maitre":                    "1-2",
}

// TestEveryNumber holds the pins to the numbers that the books print: every
// numbered item found, none invented.
func TestEveryNumber(t *testing.T) {
	c, err := Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][]int{}
	total := 0
	for _, text := range c.Texts {
		if text.Restated {
			continue
		}
		for _, cl := range text.Clauses {
			if cl.Label == "" && cl.Kind != corpus.KindVerse {
				continue
			}
			key := text.ID
			if i := strings.LastIndexByte(cl.Path(), '.'); i >= 0 {
				key += " " + cl.Path()[:i]
			}
			got[key] = append(got[key], cl.Number)
			total++
		}
	}
	for key, want := range rows {
		if g := describe(got[key]); g != want {
			t.Errorf("%s: %s, want %s", key, g, want)
		}
	}
	for key, numbers := range got {
		if _, ok := rows[key]; !ok {
			t.Errorf("%s: %s, where the book has no numbers", key, describe(numbers))
		}
	}
	t.Logf("%d numbered items", total)
}

// describe tells a row of numbers as rows does.
func describe(n []int) string {
	if len(n) == 0 {
		return "nothing"
	}
	s := fmt.Sprintf("%d-%d", n[0], n[len(n)-1])
	at := n[0]
	var lost []string
	for i, k := range n {
		for ; at < k; at++ {
			lost = append(lost, fmt.Sprint(at))
		}
		if i > 0 && k <= n[i-1] {
			return fmt.Sprint(n)
		}
		at = k + 1
	}
	if len(lost) > 0 {
		s += " without " + strings.Join(lost, ", ")
	}
	return s
}
