package page

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestSegment(t *testing.T) {
	for _, c := range []struct{ id, want string }{
		{"18", "18"}, {"reversy.2.29", "reversy.2.29"}, {"..", "~2e~2e"}, {".git", "~2egit"}, {"a/b", "a~2fb"},
		{"l'as", "l~27as"}, {"", "~"}, {"å", "å"}, {"\u202e", "~e2~80~ae"}, {"<b>", "~3cb~3e"},
	} {
		if got := Segment(c.id); got != c.want {
			t.Errorf("segment(%q) = %q, want %q", c.id, got, c.want)
		}
	}
}

func TestQuoted(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{`the words "s'il jouoit" (or "jouât")`, `the words “s’il jouoit” (or “jouât”)`},
		{`"All" of it`, `“All” of it`}, {"none", "none"}, {"", ""},
	} {
		if got := Quoted(c.line); got != c.want {
			t.Errorf("Quoted(%q) = %q, want %q", c.line, got, c.want)
		}
	}
}

// A folder's name never leads anywhere else, and two ids never share one.
func FuzzSegment(f *testing.F) {
	f.Add("reversy.2.29", "..")
	f.Add("~2e", ".")
	f.Fuzz(func(t *testing.T, a, b string) {
		name := Segment(a)
		if name == "" || name[0] == '.' || strings.ContainsAny(name, "/\\:\x00 ") {
			t.Errorf("segment(%q) = %q", a, name)
		}
		if a != b && utf8.ValidString(a) && utf8.ValidString(b) && Segment(b) == name {
			t.Errorf("segment(%q) = segment(%q) = %q", a, b, name)
		}
	})
}
