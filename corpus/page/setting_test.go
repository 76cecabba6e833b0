package page

import (
	"strings"
	"testing"
)

// A text is given in lines, in paragraphs or in one line, whatever it is written in.
func TestSettingOf(t *testing.T) {
	print := "The dealer gives three cards to each of them,\nand turns up the next, which is the trump of\nthe hand.\n"
	for _, c := range []struct {
		name, text string
		want       Setting
	}{
		{"lines of print", strings.Repeat(print, 5), InLines},
		{"lines of print, each with a blank line after it", strings.ReplaceAll(strings.Repeat(print, 5), "\n", "\n\n"), InLines},
		{"long paragraphs", strings.Repeat(strings.ReplaceAll(print, "\n", " ")+"\n\n", 5), InParagraphs},
		{"short ones", "Ten are passed over.\n\nThen eleven.\n\nThen twelve.\n\nAt last thirteen.", InParagraphs},
		{"one line", strings.Repeat(strings.ReplaceAll(print, "\n", " "), 9), Run},
		{"nothing", "", InLines},
	} {
		if got := SettingOf([]byte(c.text)); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}
