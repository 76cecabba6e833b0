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

// whole returns the beginning of a file without the part of a letter in UTF-8 in which it ends.
func whole(head []byte) []byte {
	for n := len(head); n > 0 && n > len(head)-utf8.UTFMax; n-- {
		if utf8.RuneStart(head[n-1]) {
			if !utf8.FullRune(head[n-1:]) {
				return head[:n-1]
			}
			break
		}
	}
	return head
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
	e := utf16Of(data)
	if e == nil {
		return data
	}
	out, err := e.NewDecoder().Bytes(data)
	if err != nil {
		return data
	}
	return out
}

// narrowing is narrowed for what is not held as a whole, of which head is the beginning.
func narrowing(head []byte, in io.Reader) io.Reader {
	if e := utf16Of(head); e != nil {
		return e.NewDecoder().Reader(in)
	}
	return in
}

// utf16Of returns the encoding of what begins as UTF-16 does; nil if it does not.
func utf16Of(data []byte) encoding.Encoding {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xfe")), bytes.HasPrefix(data, []byte("\xfe\xff")), bytes.HasPrefix(data, []byte("<\x00")):
		return unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
	case bytes.HasPrefix(data, []byte("\x00<")):
		return unicode.UTF16(unicode.BigEndian, unicode.UseBOM)
	}
	return nil
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
