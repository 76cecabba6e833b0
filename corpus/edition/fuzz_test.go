package edition

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"quinola/corpus"
)

// Whatever stands in an emendation file, it is read or named as wrong.
func FuzzEmendations(f *testing.F) {
	f.Add([]byte("# form\n1 | ace | deuce | sure | sense\n"))
	f.Add([]byte("1|a|b|likely|c|d\n\n2 | \xff | x | guess | y"))
	f.Add([]byte("||||\n| | | | |"))
	f.Add([]byte(`1 | par \|fonne \\\| | ¶ personne ¶ ne | sure | a stroke | or two`))
	f.Fuzz(func(t *testing.T, data []byte) {
		ems, err := ParseEmendations("a.txt", data)
		if err != nil {
			if s := err.Error(); !strings.HasPrefix(s, "a.txt:") || strings.Contains(s, "\n") {
				t.Fatalf("%q is no clear line", s)
			}
			return
		}
		for _, e := range ems {
			if e.Leaf < 1 || e.Quote == "" || e.Line < 1 {
				t.Fatalf("%+v", e)
			}
			again, err := ParseEmendations("a.txt", []byte(e.String()))
			if err != nil || len(again) != 1 || again[0].Quote != e.Quote || again[0].Reading != e.Reading || again[0].Evidence != e.Evidence {
				t.Fatalf("%q is read back as %+v, %v", e, again, err)
			}
		}
	})
}

// Whatever emendations say, the tokens go on tiling the source.
func FuzzEmend(f *testing.F) {
	f.Add("LAWS.\n\nI. The deal goes round.\n\nII. The ace is high.\n", "goes round", "goes to the right", "The", "the")
	f.Add("fa-\nvoir les As 4, les\tRois", "voir les", "voir", "4,", "3,")
	f.Add("a b c d", "b c", "x", "c d", "y z w")
	f.Add("LAWS.\n\nI. The deal goes round. The ace is high.\n\nII. The king.\n", "round. The", "round.¶The", "king.", "¶king.")
	// Lexicons are read once, and not on an input's time.
	if err := build(&corpus.Text{ID: "t", Source: []byte("I. The deal.\n"), Meta: corpus.Meta{Lang: "en"}}, nil); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, src, q1, r1, q2, r2 string) {
		if len(src) == 0 || len(src) > 500 || !utf8.ValidString(src) {
			return // what is no UTF-8 is refused before it is built
		}
		text := &corpus.Text{ID: "t", Source: []byte(src), Meta: corpus.Meta{Lang: "en"}}
		for _, e := range [][2]string{{q1, r1}, {q2, r2}} {
			reading, ok := paragraphs(e[1])
			if q := oneLine(e[0]); q != "" && ok {
				text.Emendations = append(text.Emendations, corpus.Emendation{File: "a", Line: 1, Leaf: 1, Quote: q, Reading: reading, Cert: "sure"})
			}
		}
		if err := build(text, nil); err != nil {
			return
		}
		tiles(t, text)
		again := &corpus.Text{ID: "t", Source: []byte(src)}
		if err := readReading("r", writeReading(text), again, &corpus.Shelf{}); err != nil {
			t.Fatal(err)
		}
		if err := readClauses("c", writeClauses(text), again); err != nil {
			t.Fatal(err)
		}
		if writeReading(again) != writeReading(text) || writeClauses(again) != writeClauses(text) {
			t.Fatal("pins do not come back as they were written")
		}
		if !reflect.DeepEqual(again.Tokens(), text.Tokens()) {
			t.Fatal("tokens do not come back from pins")
		}
	})
}

// Whatever stands in the pins, they are read or named as wrong.
func FuzzPins(f *testing.F) {
	src := "LAWS.\n\nI. The deal goes round.\n"
	f.Add("@1\t0\n5\t2\t3=I.;label\n19\n", "t:1\t7\t28\t10\trule\tI\t1\t-\t-\tLAWS\n")
	f.Add("@1\tx\n", "t:1\t7\n")
	f.Add("5=a\\;b;long-s;c\t24", "t:1\t7\t2\t10\trule\t-\t0\tlost\t1-2,x\t\n")
	f.Fuzz(func(t *testing.T, reading, clauses string) {
		text := &corpus.Text{ID: "t", Source: []byte(src)}
		if err := readReading("r", head(text.Source)+"\n"+reading, text, &corpus.Shelf{}); err == nil {
			tiles(t, text)
		}
		text.Clauses = nil
		if err := readClauses("c", head(text.Source)+"\n"+clauses, text); err == nil {
			for _, c := range text.Clauses {
				c.Reading()
				c.Raw()
			}
		}
	})
}

// Whatever stands in a restatement, it is read or named as wrong.
func FuzzRestated(f *testing.F) {
	f.Add([]byte("# remark\n§ 1  Players\n\nFour.\n\na | b\nc | d\n\n§ 1.1  More\n\nFive.\n"))
	f.Add([]byte("§ 1\n"))
	f.Fuzz(func(t *testing.T, src []byte) {
		text := &corpus.Text{ID: "t", Source: src, Restated: true}
		if restated(text) == nil && len(src) > 0 {
			tiles(t, text)
		}
	})
}

// Whatever stands in the files of TOML of a text, or in moved.tsv, the text is
// opened or the file named in one line.
func FuzzFacts(f *testing.F) {
	files := []string{"edition.toml", "texts/t/text.toml", "texts/t/kinds.toml", "texts/t/tables.toml", "texts/t/moved.tsv"}
	f.Add(uint8(0), "version = \"1\"\ntexts = [\"t\"]\n")
	f.Add(uint8(1), goodText+"[[division]]\nheading = \"THE LAWS\"\nslug = \"laws\"\n[[lacuna]]\nafter = 1\n[[passage]]\nfrom = \"I. The\"\n")
	f.Add(uint8(2), "\"laws.1\" = \"advice\"\n")
	f.Add(uint8(3), "[[table]]\nleaf = 1\nfrom = \"The deal\"\nto = \"right.\"\nrows = [[\"The deal\", \"goes round\"], [\"^\", \"to the right.\"]]\n")
	f.Add(uint8(4), "# once\tnow\nlaws.9\tlaws.1\n")
	f.Add(uint8(4), "a\tb\na\tc\n")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		fsys := fstest.MapFS{
			"edition.toml":               {Data: []byte("version = \"1\"\n")},
			"texts/t/text.toml":          {Data: []byte(goodText)},
			"texts/t/source.txt":         {Data: []byte(goodSource)},
			files[int(which)%len(files)]: {Data: []byte(text)},
		}
		c, err := Open(fsys)
		if err != nil {
			if strings.Contains(err.Error(), "\n") && !strings.Contains(err.Error(), "texts/") {
				t.Errorf("%q: %v", text, err)
			}
			return
		}
		for _, text := range c.Texts {
			tiles(t, text)
		}
	})
}

// Whatever a scan is written in, it becomes UTF-8 or is refused with its name,
// and what is UTF-8 already is kept byte for byte.
func FuzzEncodings(f *testing.F) {
	names := append(Encodings(), "", "utf-8", "morse")
	f.Add(uint8(0), []byte("L'\xe9cart"))
	f.Add(uint8(len(names)-3), []byte("L'écart"))
	f.Add(uint8(len(names)-4), []byte("\xff\xfeL\x00\xe9\x00"))
	f.Add(uint8(len(names)-3), []byte("%PDF-1.4"))
	file := filepath.Join(f.TempDir(), "scan")
	f.Fuzz(func(t *testing.T, which uint8, data []byte) {
		s := Scan{ID: "t", File: file, Lang: "fr", Encoding: names[int(which)%len(names)]}
		if err := os.WriteFile(s.File, data, 0o644); err != nil {
			t.Fatal(err)
		}
		src, err := readScan(s)
		switch {
		case err != nil && !strings.HasPrefix(err.Error(), s.File):
			t.Errorf("%q: %v", data, err)
		case err == nil && (!utf8.Valid(src) || len(bytes.TrimSpace(src)) == 0):
			t.Errorf("%q becomes %q", data, src)
		case err == nil && (s.Encoding == "" || s.Encoding == "utf-8") && !bytes.Equal(src, data):
			t.Errorf("%q becomes %q", data, src)
		}
	})
}
