package ascii

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// What is done here by hand is what the library does, where texts are ASCII.
func TestAsTheLibraryDoes(t *testing.T) {
	texts := []string{"", " ", "a", " a  b\tc\n", "a,b,,c", "{seat} pays {seat}", "♠K2  ♥3", ",", "aaa"}
	for _, s := range texts {
		if got, want := Fields(s), strings.Fields(s); !slices.Equal(got, want) {
			t.Errorf("Fields(%q) is %q, want %q", s, got, want)
		}
		if got, want := Trim(s), strings.TrimSpace(s); got != want {
			t.Errorf("Trim(%q) is %q, want %q", s, got, want)
		}
		for _, part := range []string{",", "a", "{seat}", "aa", " "} {
			if got, want := Find(s, part), strings.Index(s, part); got != want {
				t.Errorf("Find(%q, %q) is %d, want %d", s, part, got, want)
			}
			if got, want := Split(s, part), strings.Split(s, part); !slices.Equal(got, want) {
				t.Errorf("Split(%q, %q) is %q, want %q", s, part, got, want)
			}
			if got, want := Replace(s, part, "N"), strings.ReplaceAll(s, part, "N"); got != want {
				t.Errorf("Replace(%q, %q) is %q, want %q", s, part, got, want)
			}
			if got, want := Ends(s, part), strings.HasSuffix(s, part); got != want {
				t.Errorf("Ends(%q, %q) is %v", s, part, got)
			}
			if got, want := After(s, part), strings.TrimPrefix(s, part); got != want {
				t.Errorf("After(%q, %q) is %q, want %q", s, part, got, want)
			}
		}
	}
	for _, n := range []int{0, 7, -1, 10, 4096, math.MaxInt, math.MinInt} {
		if got, want := Itoa(n), strconv.Itoa(n); got != want {
			t.Errorf("Itoa is %s, want %s", got, want)
		}
	}
	for _, s := range []string{"", "-1", "1x", "1234567890", "007"} {
		got, ok := Number(s)
		if want, err := strconv.Atoi(s); ok != (s == "007") || ok && (err != nil || got != want) {
			t.Errorf("Number(%q) is %d, %v", s, got, ok)
		}
	}
}
