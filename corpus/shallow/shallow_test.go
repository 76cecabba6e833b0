package shallow

import (
	"errors"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

func TestDecode(t *testing.T) {
	deep := strings.Repeat
	for _, c := range []struct {
		name, text string
		line       int // on which it is too deep; 0 where it is not
	}{
		{"plain", "a = 1\n[b]\nc = [[1, 2], [3.5, 4.5, 5.5]]\nd = {e = {f = 1}}\n", 0},
		{"many numbers", "a = [" + deep("1.5, ", 500) + "]\n", 0},
		{"many rows", "a = [\n" + deep("  [\"x.y\", \"[[[\"], # [[[[\n", 500) + "]\n", 0},
		{"brackets in strings", "a = \"" + deep("[", 500) + "\"\nb = '" + deep("{", 500) + "'\nc = \"\"\"\n" + deep("[\\\"\n", 50) + "\"\"\"\nd = '''" + deep("[", 99) + "'''\n", 0},
		{"many tables", deep("[[a]]\nb = 1.0\n", 500), 0},
		{"arrays", "x = 1\na = " + deep("[", 50000), 2},
		{"tables in a line", "x = 1\n\na = " + deep("{a = ", 50000), 3},
		{"a head of many parts", "x = 1\n[" + deep("a.", 50000) + "a]", 2},
		{"a key of many parts", deep("a.", 50000) + "a = 1", 1},
		{"heads that grow", grows(), 17},
	} {
		var v any
		_, err := Decode(c.text, &v)
		var pe toml.ParseError
		switch {
		case c.line == 0 && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.line > 0 && (!errors.As(err, &pe) || pe.Position.Line != c.line || !strings.Contains(pe.Message, "within one another")):
			t.Errorf("%s: %v, line %d; want line %d", c.name, err, pe.Position.Line, c.line)
		}
	}
}

// grows is tables, each in the one before.
func grows() string {
	var b strings.Builder
	for i := range 30 {
		b.WriteString("[" + strings.Repeat("a.", i) + "a]\n")
	}
	return b.String()
}

// Whatever is written is decoded or named as wrong, and what the decoder takes
// and is not deep is never refused.
func FuzzDecode(f *testing.F) {
	f.Add("a = 1\n[b]\nc = [[1, 2]]\nd = {e = \"\\\"\"}\n")
	f.Add("a = '''\n[[[''' # x\n")
	f.Add("a = \"\"\"x\\")
	f.Add("[[a.\"b.c\"]]\n'd' = 1.5\n")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<12 {
			return
		}
		var v any
		if _, err := Decode(text, &v); err != nil {
			var pe toml.ParseError
			if errors.As(err, &pe) && strings.Contains(pe.Message, "within one another") && strings.Count(text, "[")+strings.Count(text, "{")+strings.Count(text, ".") < Most {
				t.Fatalf("%q is no deeper than %d and is refused: %v", text, Most, err)
			}
		}
	})
}
