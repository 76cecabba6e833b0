package scan

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
)

// charset reads XML that says it is written in something other than UTF-8. What
// says so of UTF-16 in bytes that could be read so far is UTF-16 no more.
func charset(label string, in io.Reader) (io.Reader, error) {
	if strings.HasPrefix(strings.ToLower(label), "utf-16") {
		return in, nil
	}
	e, err := written(label)
	if err != nil {
		return nil, err
	}
	return e.NewDecoder().Reader(in), nil
}

// surely reports whether a file is in UTF-8 whatever it says of itself: it holds
// letters beyond ASCII, and no other encoding makes sound UTF-8 of them.
func surely(data []byte) bool {
	return slices.ContainsFunc(data, func(b byte) bool { return b >= utf8.RuneSelf }) && utf8.Valid(data)
}

func written(label string) (encoding.Encoding, error) {
	e, err := htmlindex.Get(label)
	if err != nil {
		return nil, fmt.Errorf("its encoding %q is not known", label)
	}
	return e, nil
}

// narrowed returns a file as it is, or in UTF-8 if it begins as UTF-16 does: with its
// mark, or with the < of XML.
func narrowed(data []byte) []byte {
	order := unicode.LittleEndian
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")), bytes.HasPrefix(data, []byte("<\x00")):
	case bytes.HasPrefix(data, []byte("\x00<")):
		order = unicode.BigEndian
	default:
		return data
	}
	out, err := unicode.UTF16(order, unicode.UseBOM).NewDecoder().Bytes(data)
	if err != nil {
		return data
	}
	return out
}

// declared matches where XML or HTML says what it is written in.
var declared = regexp.MustCompile(`(?i)^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)|<meta\b[^>]*\bcharset\s*=\s*["']?([\w.:-]+)`)

// declaredWithin is how far into a file it is asked what it is written in.
const declaredWithin = 4 << 10

// inUTF8 returns an HTML file in UTF-8, whatever it says that it is written in.
func inUTF8(name string, data []byte) ([]byte, error) {
	if m := declared.FindSubmatch(data[:min(len(data), declaredWithin)]); m != nil && !surely(data) {
		in, err := charset(string(m[1])+string(m[2]), bytes.NewReader(data))
		if err == nil {
			data, err = io.ReadAll(in)
		}
		if err != nil {
			return nil, &Error{File: name, Line: 1, What: err.Error(), Cure: "export the scan again, in UTF-8"}
		}
	}
	if at := invalid(data); at >= 0 {
		return nil, &Error{File: name, Line: 1 + bytes.Count(data[:at], []byte("\n")), What: "bytes that are not UTF-8, and nothing that says what they are", Cure: "export the scan again, in UTF-8"}
	}
	return data, nil
}

// invalid is where the first byte stands that is no UTF-8, or -1.
func invalid(data []byte) int {
	if utf8.Valid(data) {
		return -1
	}
	for at := 0; ; {
		r, size := utf8.DecodeRune(data[at:])
		if r == utf8.RuneError && size <= 1 {
			return at
		}
		at += size
	}
}
