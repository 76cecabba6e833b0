package edition

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"

	"quinola/corpus/scan"
)

// nameScan is what to do where a file is no scan.
const nameScan = "name a file of plain text, " + scan.Placed + ", or a folder or a zip of such pages"

// encodings are those that old scans come in besides UTF-8.
var encodings = map[string]encoding.Encoding{
	"latin1":       charmap.ISO8859_1,
	"latin9":       charmap.ISO8859_15,
	"windows-1252": charmap.Windows1252,
	"macintosh":    charmap.Macintosh,
	"cp437":        charmap.CodePage437,
	"cp850":        charmap.CodePage850,
	"utf-16":       unicode.UTF16(unicode.LittleEndian, unicode.UseBOM),
}

// Encodings names what a scan may be written in besides UTF-8.
func Encodings() []string { return slices.Sorted(maps.Keys(encodings)) }

// readScan reads a file as text.
func readScan(s Scan) ([]byte, error) {
	if info, err := os.Stat(s.File); err == nil && !info.Mode().IsRegular() {
		return nil, &Error{File: s.File, What: "is no plain file", Cure: nameScan}
	}
	src, err := os.ReadFile(s.File)
	if err != nil {
		return nil, &Error{File: s.File, What: "cannot be read: " + cause(err), Cure: nameScan}
	}
	if src, err = Written(s.File, src, s.Encoding); err != nil {
		return nil, err
	}
	if len(bytes.TrimSpace(bytes.TrimPrefix(src, []byte("\ufeff")))) == 0 {
		return nil, &Error{File: s.File, What: "is empty", Cure: "name a file that holds the text"}
	}
	return src, nil
}

// Written returns what a file of plain text holds, in UTF-8. It is written in the given
// encoding, "" for UTF-8; what is none of it is an error, and so is no text at all:
// a byte that nobody can read would take the letter with it.
func Written(file string, src []byte, encoding string) ([]byte, error) {
	line, what, cure := NoText(src)
	if what != "" && line == 0 {
		return nil, &Error{File: file, What: what, Cure: cure}
	}
	if encoding != "" && encoding != "utf-8" {
		e, ok := encodings[encoding]
		if !ok {
			return nil, &Error{File: file, What: fmt.Sprintf("no encoding %q", encoding), Cure: "say -encoding " + strings.Join(Encodings(), ", ")}
		}
		var err error
		if src, err = e.NewDecoder().Bytes(src); err != nil {
			return nil, &Error{File: file, What: "is not written in " + encoding, Cure: "try another -encoding: " + strings.Join(Encodings(), ", ")}
		}
	}
	line, what, cure = NoText(src)
	utf16 := bytes.HasPrefix(src, []byte{0xff, 0xfe}) || bytes.HasPrefix(src, []byte{0xfe, 0xff})
	switch {
	case utf16:
		return nil, &Error{File: file, What: "is UTF-16", Cure: "add -encoding utf-16"}
	case what != "":
		return nil, &Error{File: file, Line: line, What: what, Cure: cure}
	case !utf8.Valid(src):
		line := badLine(src)
		cure := "say what it is written in, most likely -encoding windows-1252; then look whether its accents are right"
		if good, bad := letters(src); good > bad {
			cure = fmt.Sprintf("all else of it is UTF-8: mend %s in an editor, or take them out", count(bad, "such byte", "such bytes"))
		}
		return nil, &Error{File: file, Line: line, What: fmt.Sprintf("bytes that are not UTF-8, near %q", around(src, line)), Cure: cure}
	}
	return src, nil
}

// letters counts the letters of UTF-8 that are more than a byte, and the bytes
// that are none.
func letters(src []byte) (good, bad int) {
	for len(src) > 0 {
		r, n := utf8.DecodeRune(src)
		switch {
		case r == utf8.RuneError && n == 1:
			bad++
		case n > 1:
			good++
		}
		src = src[n:]
	}
	return good, bad
}

// around returns the beginning of a line as Windows would show it.
func around(src []byte, line int) string {
	for ; line > 1; line-- {
		_, src, _ = bytes.Cut(src, []byte("\n"))
	}
	l, _, _ := bytes.Cut(src, []byte("\n"))
	bad := 0
	for bad < len(l) {
		r, n := utf8.DecodeRune(l[bad:])
		if r == utf8.RuneError && n == 1 {
			break
		}
		bad += n
	}
	shown, err := charmap.Windows1252.NewDecoder().Bytes(l[max(0, bad-12):min(len(l), bad+12)])
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(shown))
}
