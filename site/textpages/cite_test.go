package textpages

import (
	"encoding/json"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/site/export"
	"quinola/site/felt"
	"quinola/site/joined"
	"quinola/site/page"
	"quinola/site/sitetest"
)

// citing is the pages of a corpus that is published at an address.
func citing(c *corpus.Corpus, host string) *Pages {
	return New(&felt.Table{Edition: &joined.Edition{Corpus: c, Host: host, Line: page.EditionLine{Title: c.Edition.Title, Version: c.Edition.Version, Date: c.Edition.Date}}})
}

func TestEveryCitationCarriesEditionAndCaveat(t *testing.T) {
	for name, c := range map[string]*corpus.Corpus{"a scan": sitetest.Small(), "hostile": sitetest.Hostile()} {
		e := citing(c, "")
		for _, text := range c.Texts {
			cite := e.cite(text.Clauses[0])
			forms := map[string]string{"text": string(cite.Text.English)}
			for _, f := range cite.Forms {
				forms[f.Name] = f.Text
			}
			for form, got := range forms {
				if !strings.Contains(strings.ReplaceAll(got, "’", "'"), export.CaveatOf(text)) || !strings.Contains(got, c.Edition.Date) && !strings.Contains(got, "2026/11/21") && form != "CSL-JSON" {
					t.Errorf("%s: %s lacks the caveat or the date:\n%s", name, form, got)
				}
			}
			if !json.Valid([]byte(forms["CSL-JSON"])) {
				t.Errorf("%s: the CSL-JSON is none:\n%s", name, forms["CSL-JSON"])
			}
			for line := range strings.Lines(forms["RIS"]) {
				if len(line) < 6 || line[2:6] != "  - " {
					t.Errorf("%s: %q is no line of RIS", name, line)
				}
			}
			if strings.Count(forms["BibTeX"], "{")-strings.Count(forms["BibTeX"], `\{`) != strings.Count(forms["BibTeX"], "}")-strings.Count(forms["BibTeX"], `\}`) {
				t.Errorf("%s: the braces do not match:\n%s", name, forms["BibTeX"])
			}
		}
	}
}

func TestRIS(t *testing.T) {
	c := sitetest.Small()
	e := citing(c, "")
	c.Edition.Address = "https://example.org/quinola/"
	want := `TY  - CHAP
ID  - quinola:hague-1785:18
TI  - Règles du jeu de Reversis: De la Remise du Quinola, XVIII (leaf 1 of the file)
T2  - Quinola: old rules of card games
ET  - 0.1
PY  - 2026
DA  - 2026/11/21
OP  - The Hague, P. F. Gosse, 1785
LA  - fr
UR  - https://example.org/quinola/hague-1785/18/
N1  - Clause hague-1785:18. Reading of a machine-read text; no page image was consulted.
ER  - `
	if got := e.cite(c.Clause("hague-1785:18")).Forms[1].Text; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestTheAddressIsThatOfTheBuild(t *testing.T) {
	for base, want := range map[string]string{
		"":                         "https://example.org/quinola/",
		"https://cards.example/q":  "https://cards.example/q/",
		"http://localhost:8080/":   "https://example.org/quinola/",
		"http://127.0.0.1:8080/":   "https://example.org/quinola/",
		"http://[::]:8080/":        "https://example.org/quinola/",
		"https://cards.example/q/": "https://cards.example/q/",
	} {
		c := sitetest.Small()
		c.Edition.Address = "https://example.org/quinola/"
		e := citing(c, base)
		cite := e.cite(c.Clause("hague-1785:18"))
		for form, text := range map[string]string{"text": string(cite.Text.English), "BibTeX": cite.Forms[0].Text, "RIS": cite.Forms[1].Text, "CSL-JSON": cite.Forms[2].Text} {
			if !strings.Contains(text, want+"hague-1785/18/") {
				t.Errorf("-base %q: %s has not the address %s:\n%s", base, form, want, text)
			}
		}
	}
}

// A reader is told how to cite in the language of the interface; what the book calls
// itself stays in the book's.
func TestACitationIsInTheReadersLanguage(t *testing.T) {
	c := sitetest.Small()
	for _, in := range citing(c, "").cite(c.Clause("hague-1785:18")).Text.Also {
		want := map[string]string{
			"fr": `<span lang="fr">Règles du jeu de Reversis</span>, The Hague, P. F. Gosse, 1785` + "\u202f" + `: <span lang="fr">De la Remise du Quinola, XVIII</span> (feuillet 1 du fichier). Dans` + "\u202f" + `: Quinola, édition 0.1 (2026-11-21), hague-1785:18. Lecture d’un texte lu par machine` + "\u202f" + `; aucune image de page n’a été consultée.`,
			"sv": `<span lang="fr">Règles du jeu de Reversis</span>, The Hague, P. F. Gosse, 1785: <span lang="fr">De la Remise du Quinola, XVIII</span> (filens blad 1). I: Quinola, utgåva 0.1 (2026-11-21), hague-1785:18. Läsning av en maskinläst text; ingen bild av sidorna har konsulterats.`,
		}[in.Lang]
		if strings.ReplaceAll(string(in.Text), "\u00a0", "\u202f") != want {
			t.Errorf("in %s\n%s\nwant\n%s", in.Lang, in.Text, want)
		}
	}
}

// A clause that goes on overleaf is cited with both pages.
func TestACitationTellsFromPageToPage(t *testing.T) {
	c := sitetest.Edited(t).Corpus
	e := citing(c, "")
	for id, want := range map[string]string{
		"hague-1785:35": "XXXV</span>, pp. 8–9 (leaves 8–9 of the file)",
		"hague-1785:36": "XXXVI</span>, p. 9 (leaf 9 of the file)",
	} {
		if got := string(e.cite(c.Clause(id)).Text.English); !strings.Contains(got, want) {
			t.Errorf("%s: %s", id, got)
		}
	}
}
