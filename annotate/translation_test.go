package annotate

import (
	"path"
	"strings"
	"testing"
	"testing/fstest"
)

// TestTheEditorsSpeakThreeLanguages: what the editors say of the corpus a reader of French
// or Swedish finds in that language, every gloss, title, case, commentary, reason, ruling
// and remark, and by what it says now.
func TestTheEditorsSpeakThreeLanguages(t *testing.T) {
	a, err := published()
	if err != nil {
		t.Fatal(err)
	}
	sayings := a.Sayings()
	for _, s := range sayings {
		got := map[string]string{}
		for _, in := range a.Translations(s.Text, s.English) {
			got[in.Lang] = in.Text
		}
		file := path.Join("terms", translationsFile)
		if s.Text != "" {
			file = path.Join("notes", s.Text, "…"+translationsFile)
		}
		for _, lang := range []string{"fr", "sv"} {
			if got[lang] == "" {
				t.Errorf("%s, %s: this is not put into %q; add a line to %s that begins with it: %s", s.At, s.Kind, lang, file, s.English)
				continue
			}
			for _, mark := range []string{"*", "`", "[["} {
				if strings.Count(got[lang], mark) != strings.Count(s.English, mark) {
					t.Errorf("%s, %s: in %q %s marks other words than in English: %s", s.At, s.Kind, lang, mark, got[lang])
				}
			}
		}
	}
	if len(sayings) < 12_000 {
		t.Errorf("the editors say %d things; that cannot be all", len(sayings))
	}
	for _, p := range a.StaleTranslations() {
		t.Error(p)
	}
}

func TestReadTranslations(t *testing.T) {
	for _, c := range []struct{ name, file, problem string }{
		{"as it should be", "en\tfr\nWho wins\tQui gagne ?\n\n", ""},
		{"other languages", "fr\ten\n", "translations.tsv:1: the first line names the languages"},
		{"an unknown language", "en\tqq\n", "translations.tsv:1: the first line names the languages"},
		{"a language twice", "en\tfr\ten\n", "translations.tsv:1: the first line names the languages"},
		{"a cell too few", "en\tfr\nWho wins\n", "translations.tsv:2: the line has not one text for each of en, fr"},
		{"an empty cell", "en\tfr\nWho wins\t \n", "translations.tsv:2: the line has not"},
		{"a line that stands twice", "en\tfr\nWho wins\tA\nWho wins\tB\n", "translations.tsv:3: \"Who wins\" stands in line 2 already"},
	} {
		t.Run(c.name, func(t *testing.T) {
			fsys := fstest.MapFS{"notes/book/translations.tsv": &fstest.MapFile{Data: []byte(c.file)}}
			a := &Annotations{source: Source{fsys, "x"}, translations: map[string]translations{}}
			var all Problems
			a.readTranslations("notes/book", "book", &all)
			if c.problem == "" {
				got := a.Translations("book", "Who wins")
				if len(all) > 0 || len(got) != 1 || got[0] != (Translation{"fr", "Qui gagne\u202f?"}) {
					t.Errorf("%v, %v", got, all)
				}
				return
			}
			if len(all) != 1 || !strings.Contains(all[0].String(), c.problem) {
				t.Errorf("the problems are %v; want one that says %q", all, c.problem)
			}
		})
	}
}

// TestTranslationsOfADivision: the notes of one division may have a file of their own; what
// is said in several divisions stands once, in the file of the text.
func TestTranslationsOfADivision(t *testing.T) {
	fsys := fstest.MapFS{
		"notes/book/piquet.translations.tsv":   {Data: []byte("en\tfr\nRepic\tRepic\nWho wins\tQui gagne\n")},
		"notes/book/translations.tsv":          {Data: []byte("en\tsv\nWho deals\tVem ger\nWho wins\tVem vinner\n")},
		"notes/book/mistranslations.tsv":       {Data: []byte("any")},
		"notes/book/.#piquet.translations.tsv": {Data: []byte("any")}, // of an editor that has it open
	}
	a := &Annotations{source: Source{fsys, "x"}, translations: map[string]translations{}}
	var all Problems
	a.readTranslations("notes/book", "book", &all)
	for english, want := range map[string]Translation{"Repic": {"fr", "Repic"}, "Who deals": {"sv", "Vem ger"}, "Who wins": {"fr", "Qui gagne"}} {
		if got := a.Translations("book", english); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %v; want %v", english, got, want)
		}
	}
	const want = `x/notes/book/translations.tsv:3: "Who wins" stands in x/notes/book/piquet.translations.tsv:3 already; remove one`
	if len(all) != 1 || all[0].Error() != want {
		t.Errorf("the problems are %v; want %s", all, want)
	}
}

// FuzzTranslations: of a file of translations each line is read or told by its
// number, in one line, and nothing that is read is blank.
func FuzzTranslations(f *testing.F) {
	f.Add("en\tfr\tsv\nWho wins\tQui gagne ?\tVem vinner\n\n")
	f.Add("\ufeffen\tfr\r\nWho wins\tA\r\nWho wins\tB\r\n")
	f.Add("fr\ten\n")
	f.Add("en\tfr\nWho wins\n\t\n")
	f.Fuzz(func(t *testing.T, file string) {
		fsys := fstest.MapFS{"notes/book/translations.tsv": &fstest.MapFile{Data: []byte(file)}}
		a := &Annotations{source: Source{fsys, "x"}, translations: map[string]translations{}}
		var all Problems
		a.readTranslations("notes/book", "book", &all)
		for _, p := range all {
			if said := p.Error(); strings.Contains(said, "\n") || !strings.HasPrefix(said, "x/notes/book/translations.tsv:") {
				t.Errorf("%q: %q", file, said)
			}
		}
		lines := strings.Count(file, "\n") + 1
		if len(a.translations["book"]) == 0 && len(all) == 0 && strings.Contains(strings.TrimSpace(file), "\n") {
			t.Errorf("%q is neither read nor refused", file)
		}
		for english, row := range a.translations["book"] {
			if strings.TrimSpace(english) == "" || row.line < 2 || row.line > lines || len(row.in) == 0 {
				t.Errorf("%q: %q is read as %+v", file, english, row)
			}
			for _, in := range a.Translations("book", english) {
				if strings.TrimSpace(in.Text) == "" || in.Lang == "" || in.Lang == "en" {
					t.Errorf("%q: %q in %q is %q", file, english, in.Lang, in.Text)
				}
			}
		}
	})
}
