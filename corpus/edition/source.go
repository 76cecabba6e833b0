package edition

import (
	"bytes"
	"fmt"
	"io/fs"
	"strings"

	"quinola/corpus"
	"quinola/corpus/scan"
)

// readSource reads a file that people have put into a corpus: a plain file
// that holds text.
func readSource(fsys fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(fsys, name)
	if err == nil && !info.Mode().IsRegular() {
		return nil, &Error{File: name, What: "is no plain file", Cure: "put the text there, as it was received"}
	}
	src, err := fs.ReadFile(fsys, name)
	if err != nil {
		return nil, &Error{File: name, What: "cannot be read: " + cause(err), Cure: "put the text there, as it was received"}
	}
	if line, what, cure := NoText(src); what != "" {
		return nil, &Error{File: name, Line: line, What: what, Cure: cure}
	}
	return src, nil
}

// NoText tells what makes a file something other than text, on which line,
// and what to do; "" where it may be text.
func NoText(src []byte) (line int, what, cure string) {
	if what, cure := scan.Foreign(src); what != "" {
		return 0, what, cure
	}
	if zero := bytes.IndexByte(src, 0); zero >= 0 {
		return 1 + bytes.Count(src[:zero], []byte("\n")), "a zero byte: this is no text", "name a plain text file; where it is UTF-16, add -encoding utf-16"
	}
	return 0, "", ""
}

// sourced reports whether the head of a file of pins is that of the source.
// If not, it tells the editor what happened to the source, and never to pin
// it as it is: pins that follow an altered source hide what was altered.
func sourced(file, line string, t *corpus.Text) error {
	first := strings.TrimSuffix(line, "\r")
	if first == head(t.Source) && first == line {
		return nil
	}
	name := "texts/" + t.ID + "/source.txt"
	if t.Restated {
		name = "texts/" + t.ID + "/restated.txt"
	}
	unix := bytes.ReplaceAll(t.Source, []byte("\r\n"), []byte("\n"))
	windows := bytes.ReplaceAll(unix, []byte("\n"), []byte("\r\n"))
	if first != line || first == head(unix) || first == head(windows) {
		return &Error{File: name, What: "its line ends, or those of its pins, are not those it was pinned with; git changes them where core.autocrlf is set",
			Cure: "commit your work, and check the files out as they are: git config core.autocrlf false && git rm -r --cached -q . && git reset --hard; a line \"* -text\" in .gitattributes, committed after that, spares other clones"}
	}
	if !strings.HasPrefix(first, "# quinola pins 1\t") {
		return &Error{File: file, Line: 1, What: "these are no pins that this quinola reads", Cure: "take the file back as it was committed"}
	}
	return &Error{File: name, What: fmt.Sprintf("this is not the source that %s was pinned with", file),
		Cure: "a source never changes: take it back as it was committed; a new scan is a new text, with an id of its own"}
}
