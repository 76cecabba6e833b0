package edition

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"quinola/corpus/restore"
	"quinola/corpus/split"
)

// NewText makes the folder texts/ID of a corpus in dir for a text of the
// reader's own: the file as source.txt, byte for byte, a text.toml to fill
// in with the divisions that were found, and an empty folder for emendations.
// A dir that is no corpus yet becomes one. Nothing is left behind on failure.
func NewText(dir, id, from, lang string) (err error) {
	if !plainID.MatchString(id) {
		return &Error{File: id, What: "cannot name a text", Cure: "use small letters, digits and hyphens, such as amsterdam-1762"}
	}
	switch lang {
	case "fr", "en", "sv":
	default:
		return &Error{File: from, What: fmt.Sprintf("no language %q", lang), Cure: "say -lang fr, en or sv"}
	}
	src, err := os.ReadFile(from)
	if err != nil {
		return &Error{File: from, What: "cannot be read: " + cause(err), Cure: "name a plain text file"}
	}
	if len(bytes.TrimSpace(src)) == 0 {
		return &Error{File: from, What: "is empty", Cure: "name a file that holds the text"}
	}
	if !utf8.Valid(src) {
		return &Error{File: from, Line: badLine(src), What: "bytes that are not UTF-8", Cure: "convert it, for instance with iconv -f latin1 -t utf-8"}
	}
	if bytes.IndexByte(src, 0) >= 0 {
		return &Error{File: from, Line: 1 + bytes.Count(src[:bytes.IndexByte(src, 0)], []byte("\n")), What: "a zero byte: this is no text", Cure: "name a plain text file"}
	}
	target := filepath.Join(dir, "texts", id)
	if _, err := os.Lstat(target); err == nil {
		return &Error{File: "texts/" + id, What: "is there already", Cure: "choose another id, or take the folder away"}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.MkdirAll(filepath.Join(dir, "texts"), 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp(filepath.Join(dir, "texts"), ".new-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.RemoveAll(tmp)
		}
	}()
	if err := os.Chmod(tmp, 0o755); err != nil {
		return err
	}
	if err := os.Mkdir(filepath.Join(tmp, "emendations"), 0o755); err != nil {
		return err
	}
	for name, data := range map[string]string{
		"source.txt":                  string(src),
		"text.toml":                   template(id, from, src, lang),
		"emendations/emendations.txt": "# leaf | quoted source | reading | sure, likely or guess | evidence\n",
	} {
		if err := os.WriteFile(filepath.Join(tmp, name), []byte(data), 0o644); err != nil {
			return err
		}
	}
	if err := enlist(dir, id); err != nil {
		return err
	}
	return os.Rename(tmp, target)
}

// enlist makes sure that edition.toml is there and names the text, where it
// names any.
func enlist(dir, id string) error {
	path := filepath.Join(dir, "edition.toml")
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return os.WriteFile(path, []byte("version = \"0.1\"\ndate    = \"\"\ntitle   = \"My corpus\"\n# Without a list such as  texts = [\"one\", \"two\"]  all folders of texts are read.\n"), 0o644)
	}
	if err != nil {
		return err
	}
	_, ids, err := readEdition(os.DirFS(dir))
	if err != nil {
		return err
	}
	for _, have := range ids {
		if have == id {
			return nil
		}
	}
	lines := strings.Split(string(data), "\n")
	for i, l := range lines {
		k, _, ok := strings.Cut(l, "=")
		if ok && strings.TrimSpace(k) == "texts" && strings.HasSuffix(strings.TrimSpace(l), "]") {
			l = strings.TrimRight(l, " \t\r")
			lines[i] = l[:len(l)-1] + fmt.Sprintf(", %q]", id)
			return writeAll([]file{{path, strings.Join(lines, "\n")}})
		}
	}
	return nil // no list: every folder is read
}

// template is a text.toml to fill in.
func template(id, from string, src []byte, lang string) string {
	leaves := restore.Leaves(src)
	res := split.Text(src, lang, restore.Tokens(src, lang, leaves), leaves)
	numbered := 0
	for _, it := range res.Items {
		if it.Number > 0 && it.Label != "" {
			numbered++
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# What this text is. Fill in what you know; then\n#   quinola clauses %s     shows what was found,\n#   quinola pin %s         pins it, once you are content.\n", id, id)
	fmt.Fprintf(&b, "title      = %q\n", strings.TrimSuffix(filepath.Base(from), filepath.Ext(from)))
	fmt.Fprintf(&b, "short      = %q\n", id)
	fmt.Fprintf(&b, "lang       = %q\n", lang)
	for _, k := range []struct{ key, why string }{
		{"place", ""}, {"printer", ""}, {"year", ""}, {"certainty", "how the year is known"},
		{"scan", "what made the text: a program, a library, your own hand"}, {"provenance", "where the file comes from"},
		{"rights", "what others may do with it"}, {"divided", "how the book is divided, in a sentence"}, {"game", ""},
	} {
		fmt.Fprintf(&b, "%-10s = \"\"", k.key)
		if k.why != "" {
			b.WriteString(" # " + k.why)
		}
		b.WriteByte('\n')
	}
	b.WriteString("# through  = true    # if the items are numbered through all divisions\n")
	fmt.Fprintf(&b, "\n# Found: %d headings, %d numbered items, %d clauses in all, on %d leaves.\n", len(res.Headings), numbered, len(res.Items), max(1, len(leaves)))
	b.WriteString("# A division may be given a name of your own and a slug, which is its part of\n# the ids of its clauses. Strike the # before those you want; what you leave\n# out gets a slug from its words. plain = true takes a heading for none.\n")
	seen := map[string]int{}
	for i, h := range res.Headings {
		if i == 40 {
			fmt.Fprintf(&b, "# ... and %d more\n", len(res.Headings)-40)
			break
		}
		s := slug(h.Text)
		if seen[s]++; seen[s] > 1 {
			s = fmt.Sprintf("%s-%d", s, seen[s])
		}
		fmt.Fprintf(&b, "#\n# [[division]]\n# heading = %q\n# slug    = %q\n", h.Text, s)
	}
	return b.String()
}
