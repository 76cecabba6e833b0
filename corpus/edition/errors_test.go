package edition

import (
	"os"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/restore"
)

const goodText = "title = \"Mine\"\nlang = \"en\"\n"
const goodSource = "THE LAWS.\n\nI. The deal goes round to the right.\n\nII. The ace takes the king.\n\nIII. Who revokes pays two counters.\n"

// Each case breaks one file of a small corpus; the message must name it, its
// line, what is wrong and what to do.
func TestBadCorpus(t *testing.T) {
	for _, tt := range []struct {
		name  string
		files map[string]string
		want  string
	}{
		{"no edition.toml", map[string]string{"edition.toml": "-"}, "edition.toml: cannot be read: "},
		{"broken edition.toml", map[string]string{"edition.toml": "version = \"1\"\ntitle = oops\n"}, "edition.toml:2: "},
		{"a text that is not there", map[string]string{"edition.toml": "texts = [\"mine\", \"yours\"]\n"}, "texts/yours: there is no such folder; make it with quinola new text"},
		{"no text.toml", map[string]string{"texts/mine/text.toml": "-"}, "texts/mine/text.toml: cannot be read: "},
		{"broken text.toml", map[string]string{"texts/mine/text.toml": "title = \"Mine\nlang = \"en\"\n"}, "texts/mine/text.toml:1: "},
		{"text.toml not UTF-8", map[string]string{"texts/mine/text.toml": "title = \"Mine\"\nlang = \"en\"\nplace = \"Orl\xe9ans\"\n"}, "texts/mine/text.toml:3: bytes that are not UTF-8; save the file as UTF-8"},
		{"unknown language", map[string]string{"texts/mine/text.toml": "title = \"Mine\"\nlang = \"xx\"\n"}, `texts/mine/text.toml: lang is "xx"; write one of fr, en, sv, de`},
		{"unknown key", map[string]string{"texts/mine/text.toml": goodText + "yaer = \"1785\"\n"}, `texts/mine/text.toml:3: the key "yaer" means nothing here; strike it`},
		{"division not found", map[string]string{"texts/mine/text.toml": goodText + "[[division]]\nheading = \"PAYMENTS\"\nslug = \"payments\"\n"}, `texts/mine/text.toml: the heading "PAYMENTS" is not found`},
		{"bad slug", map[string]string{"texts/mine/text.toml": goodText + "[[division]]\nheading = \"THE LAWS\"\nslug = \"The Laws\"\n"}, "division 1 has heading"},
		{"a kind of no clause", map[string]string{"texts/mine/kinds.toml": "\"laws.9\" = \"advice\"\n"}, "texts/mine/kinds.toml: the kind of laws.9 is given, and it is no clause; strike it, or name the clause that holds its words now"},
		{"a kind that is none", map[string]string{"texts/mine/kinds.toml": "\"laws.1\" = \"advise\"\n"}, `texts/mine/kinds.toml: laws.1 is of the unknown kind "advise"; a kind is `},
		{"no source", map[string]string{"texts/mine/source.txt": "-"}, "texts/mine/source.txt: cannot be read: "},
		{"emendation with three fields", map[string]string{"texts/mine/emendations/a.txt": "# form\n1 | ace | knave\n"}, "texts/mine/emendations/a.txt:2: 3 fields instead of 5; an emendation is: leaf | quoted source"},
		{"emendation nowhere", map[string]string{"texts/mine/emendations/a.txt": "1 | the queen | the king | sure | sense\n"}, `texts/mine/emendations/a.txt:1: "the queen" is not on leaf 1; quote the source as it is`},
		{"emendation twice", map[string]string{"texts/mine/emendations/a.txt": "1 | The | Thé | sure | sense\n"}, `texts/mine/emendations/a.txt:1: "The" is on leaf 1 2 times; quote more words`},
		{"emendation without evidence", map[string]string{"texts/mine/emendations/a.txt": "1 | ace | deuce | sure |\n"}, "texts/mine/emendations/a.txt:1: no evidence is given; say what the reading rests on"},
		{"emendation with an empty paragraph", map[string]string{"texts/mine/emendations/a.txt": "1 | ace | deuce ¶ | sure | sense\n"}, "texts/mine/emendations/a.txt:1: a ¶ without a word after it; write ¶ before the word"},
		{"emendation unsure how", map[string]string{"texts/mine/emendations/a.txt": "1 | ace | deuce | maybe | sense\n"}, `texts/mine/emendations/a.txt:1: "maybe" is no certainty; write sure, likely or guess`},
		{"emendation off the leaves", map[string]string{"texts/mine/emendations/a.txt": "7 | ace | deuce | sure | sense\n"}, "texts/mine/emendations/a.txt:1: leaf 7 of a text of 1 leaves"},
		{"one pin without the other", map[string]string{"texts/mine/clauses.tsv": "# quinola pins 1\n"}, "texts/mine/reading.tsv: is missing, though clauses.tsv is there; run quinola pin mine"},
		{"pins of another source", map[string]string{"texts/mine/clauses.tsv": "# quinola pins 1\n", "texts/mine/reading.tsv": "# quinola pins 1\t3\t0\n"}, "texts/mine/source.txt: this is not the source that texts/mine/reading.tsv was pinned with; a source never changes"},
		{"pins of another program", map[string]string{"texts/mine/clauses.tsv": "x\n", "texts/mine/reading.tsv": "x\n"}, "texts/mine/reading.tsv:1: these are no pins that this quinola reads; take the file back"},
		{"a source that is a picture", map[string]string{"texts/mine/source.txt": "\x89PNG\r\n"}, "texts/mine/source.txt: is a picture; let a program read it first"},
		{"a source that is none", map[string]string{"texts/mine/source.txt": "I. Deal.\n\x00"}, "texts/mine/source.txt:2: a zero byte: this is no text"},
		{"restated without a section", map[string]string{"texts/mine/text.toml": goodText + "restated = true\n", "texts/mine/restated.txt": "# remark\nFour play.\n"}, "texts/mine/restated.txt:2: words before the first section"},
		{"restated twice the same section", map[string]string{"texts/mine/text.toml": goodText + "restated = true\n", "texts/mine/restated.txt": "§ 1  A\n\nFour.\n\n§ 1  B\n"}, "texts/mine/restated.txt:5: a second § 1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			write(t, dir, "edition.toml", "version = \"1\"\n")
			write(t, dir, "texts/mine/text.toml", goodText)
			write(t, dir, "texts/mine/source.txt", goodSource)
			for name, text := range tt.files {
				if text == "-" {
					os.Remove(dir + "/" + name)
				} else {
					write(t, dir, name, text)
				}
			}
			_, err := Open(os.DirFS(dir))
			if err == nil {
				t.Fatal("no error")
			}
			if got := err.Error(); !strings.Contains(got, tt.want) || strings.Contains(got, "\n") {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// An emendation that the restorer reads unaided settles a doubt.
func TestSettled(t *testing.T) {
	src := []byte("Celui qui a pris la bafte ne la fait point")
	for _, c := range []struct{ quote, reading string }{{"", ""}, {"bafte", "baste"}, {"la bafte ne", "la baste ne"}} {
		r := &ribbon{src: src, tokens: restore.Tokens(src, "fr", nil)}
		for i := range r.tokens {
			if r.tokens[i].Reading == "baste" {
				r.tokens[i].Rivals = []string{"basse"}
			}
		}
		if c.quote != "" {
			span, _ := fold(src, corpus.Span{End: len(src)}).find(c.quote)
			r.emend([]located{{Emendation: corpus.Emendation{Quote: c.quote, Reading: c.reading}, span: span}})
		}
		rivals := 0
		for _, k := range r.tokens {
			rivals += len(k.Rivals)
		}
		if want := map[bool]int{true: 1, false: 0}[c.quote == ""]; rivals != want {
			t.Errorf("%q: %d rivals, want %d", c.quote, rivals, want)
		}
	}
}

// A label that only an editor sets, in one with the first word, is no part of
// the reading.
func TestUnlabelled(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText)
	write(t, dir, "texts/mine/source.txt", "THE LAWS.\n\nI. The deal goes round to the right.\n\nIIThe ace takes the king.\n\nIII. Who revokes pays two counters.\n")
	write(t, dir, "texts/mine/emendations/a.txt", "1 | IIThe ace | II. The ace | sure | the number between I and III\n")
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, cl := range c.Texts[0].Clauses {
		got = append(got, cl.Label+": "+cl.Reading())
	}
	want := "I: The deal goes round to the right.\nII: The ace takes the king.\nIII: Who revokes pays two counters."
	if strings.Join(got, "\n") != want {
		t.Errorf("got %q", got)
	}
}

// Bytes that are not UTF-8 in a source are kept: the tokens still tile it.
func TestSourceNotUTF8(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText)
	write(t, dir, "texts/mine/source.txt", strings.Replace(goodSource, "ace", "\xff\xfe", 1))
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	tiles(t, c.Texts[0])
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	c, err = Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	tiles(t, c.Texts[0])
	if c.Clause("mine:the-laws.2") == nil {
		t.Error("law II is not found")
	}
}

// A reader's own scan: new text, clauses, pin.
func TestNewText(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "scan.txt", goodSource)
	taken, err := Take(dir, Scan{ID: "my-laws", File: dir + "/scan.txt", Lang: "en"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(dir + "/texts"); err == nil {
		t.Error("a scan that is only read is written")
	}
	if err := taken.Write(); err != nil {
		t.Fatal(err)
	}
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	law := c.Clause("my-laws:the-laws.3")
	if law == nil || law.Reading() != "Who revokes pays two counters." || law.Label != "III" || law.Leaf != 1 {
		t.Errorf("law III is %+v", law)
	}
	if err := Pin(dir, Pinning{}); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ id, text, lang, want string }{
		{"my-laws", goodSource, "en", "texts/my-laws: is there already"},
		{"My Laws", goodSource, "en", "cannot name a text"},
		{"other", goodSource, "xx", `no language "xx"`},
		{"other", " \n", "en", "is empty"},
		{"other", "a\nb\xe9c", "fr", `scan.txt:2: bytes that are not UTF-8, near "béc"; say what it is written in, most likely -encoding windows-1252`},
		{"other", "\xff\xfea\x00b\x00", "fr", "scan.txt: is UTF-16; add -encoding utf-16"},
		{"other", "%PDF-1.4\n", "fr", "is a PDF; take its text out first: pdftotext"},
		{"other", "II*\x00\xd8W", "fr", "is a picture; let a program read it first: tesseract"}, // TIFF
		{"other", "AT&TFORM\x00\x01", "fr", "is a DjVu book; take its text out first: djvutoxml"},
		{"other", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00", "fr", "is a document of Word; save it as plain text"},
		{"other", "7z\xbc\xaf\x27\x1c\x00\x04", "fr", "is an archive; unpack it first"},
		{"other", "RIFF\x10\x00\x00\x00WEBPVP8 ", "fr", "is a picture"},
		{"other", "BZh91AY&SY\x00", "fr", "is an archive"},
		{"other", "BM, as the printer says, is no picture.\n", "xx", `no language "xx"`},
		{"other", `{\rtf1\ansi Rules}`, "en", "is RTF of a word processor and no plain text; save it as plain text"},
		{"other", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", "fr", "is a pointer of Git LFS and not the file itself; fetch that with git lfs pull"},
		{"other", "/annex/objects/MD5E-s100--0a1b.txt\n", "fr", "is a pointer of git-annex"},
		{"other", "\ufeff\n", "fr", "is empty"},
		{"other", "a\nb\x00c", "fr", "scan.txt:2: a zero byte"},
	} {
		write(t, dir, "scan.txt", tt.text)
		_, err := NewText(dir, Scan{ID: tt.id, File: dir + "/scan.txt", Lang: tt.lang})
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("new text %s: got %v, want %s", tt.id, err, tt.want)
		}
	}
	// What is not UTF-8 is turned into it, if one says what it is.
	for enc, data := range map[string]string{"windows-1252": "R\xc8GLE.\n\nOn joue \x93seul\x94.\n", "utf-16": "\xff\xfeR\x00\xc8\x00G\x00L\x00E\x00.\x00\n\x00\n\x00O\x00n\x00 \x00j\x00o\x00u\x00e\x00.\x00"} {
		other := t.TempDir()
		write(t, other, "scan.txt", data)
		if _, err := NewText(other, Scan{ID: "regle", File: other + "/scan.txt", Lang: "fr", Encoding: enc}); err != nil {
			t.Fatal(err)
		}
		src, _ := os.ReadFile(other + "/texts/regle/source.txt")
		if !strings.HasPrefix(string(src), "RÈGLE.\n\nOn joue") {
			t.Errorf("%s is read as %q", enc, src)
		}
	}
	entries, _ := os.ReadDir(dir + "/texts")
	if len(entries) != 1 {
		t.Errorf("%d folders of texts, want 1", len(entries))
	}
	// A listed corpus gets the new text on its list.
	write(t, dir, "edition.toml", "version = \"1\"\ntexts = [\"my-laws\"]\n")
	write(t, dir, "scan.txt", goodSource)
	if _, err := NewText(dir, Scan{ID: "second", File: dir + "/scan.txt", Lang: "en"}); err != nil {
		t.Fatal(err)
	}
	if c, err = Open(os.DirFS(dir)); err != nil || c.Text("second") == nil {
		t.Errorf("the new text is not opened: %v", err)
	}
}
