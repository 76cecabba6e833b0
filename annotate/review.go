package annotate

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/BurntSushi/toml"

	"quinola/annotate/quote"
	"quinola/corpus"
)

// Review records in a clause's note, under the folder dir that holds notes/, that the
// editor has read it against the words as they are now. It changes only the line
// `reviewed`, and writes the file whole or not at all. It returns the name of the file.
func Review(dir string, clause *corpus.Clause) (string, error) {
	file := filepath.Join(dir, "notes", clause.Text.ID, clause.Path()+".md")
	data, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		return file, fmt.Errorf("%s: %s has no note yet; write it first", file, clause.ID)
	}
	if err != nil {
		return file, fmt.Errorf("%s: the note cannot be read: %w", file, err)
	}
	text, err := setReviewed(string(data), quote.Of(clause.Tokens()).Hash())
	if err != nil {
		return file, fmt.Errorf("%s: %w", file, err)
	}
	if text == string(data) {
		return file, nil
	}
	return file, replaceFile(file, text)
}

// setReviewed gives the text of a note another hash. If the note has no such line, it
// is added after the gloss, where an editor would put it. A line that TOML allows but
// nobody writes ("reviewed" in quotes, or its value on several lines) is refused and
// not guessed at.
func setReviewed(text, hash string) (string, error) {
	var list Problems
	f := parseFront(text, report{"", &list})
	if f == nil {
		return "", list.err()
	}
	eol := "\n"
	if strings.Contains(text, "\r\n") {
		eol = "\r\n"
	}
	line := `reviewed = "` + hash + `"`
	rows := strings.SplitAfter(text, "\n")
	if at, ok := f.lines["reviewed"]; ok {
		old := strings.TrimRight(rows[at-1], "\r\n")
		if _, comment, ok := strings.Cut(old, "#"); ok {
			line += " #" + comment
		}
		rows[at-1] = line + rows[at-1][len(old):]
		return confirmed(strings.Join(rows, ""), hash)
	}
	at := 1
	if gloss, ok := f.lines["gloss"]; ok {
		at = gloss
		if strings.Count(rows[gloss-1], `"""`) == 1 || strings.Count(rows[gloss-1], "'''") == 1 {
			at = 1 // a gloss of several lines: the line goes before it
		}
	}
	rows[at-1] += line + eol
	return confirmed(strings.Join(rows, ""), hash)
}

// confirmed returns the text if its hash can be read back.
func confirmed(text, hash string) (string, error) {
	var list Problems
	r := report{"", &list}
	var facts struct {
		Reviewed string `toml:"reviewed"`
	}
	f := parseFront(text, r)
	if f == nil {
		return "", list.err()
	}
	if _, err := toml.Decode(f.toml, &facts); err != nil || facts.Reviewed != hash {
		return "", fmt.Errorf("the line `reviewed` cannot be found; write reviewed = %q on a line of its own", hash)
	}
	return text, nil
}

// replaceFile replaces the content of a file in one step.
func replaceFile(file, text string) error {
	mode := os.FileMode(0o644)
	if info, err := os.Stat(file); err == nil {
		mode = info.Mode().Perm()
	}
	t, err := os.CreateTemp(filepath.Dir(file), ".note-*")
	if err != nil {
		return fmt.Errorf("%s: the note cannot be written: %w", file, err)
	}
	defer os.Remove(t.Name())
	_, err = t.WriteString(text)
	if err == nil {
		err = t.Chmod(mode)
	}
	if closed := t.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(t.Name(), file)
	}
	if err != nil {
		return fmt.Errorf("%s: the note cannot be written: %w", file, err)
	}
	return nil
}
