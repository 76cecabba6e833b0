// Package score tells how good a reading of a scan is, beside a careful
// transcription: how many letters were wrong before and after, how many words
// that the scan had right were spoilt, and how many that it had wrong were
// mended.
//
// Texts are compared by their words in small letters; accents (but in Swedish),
// marks, white space, the long s and the line ends of a transcription do not count. A
// word is right if the best alignment of words keeps it.
package score

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"

	"quinola/corpus/lang"
)

// Tally sums what readings did.
type Tally struct {
	Letters       int // of the transcriptions, white space between words included
	Before, After int // edits between them and the scan, and them and the reading
	Right         int // words that the scan had right
	Spoilt        int // … and the reading has wrong
	Aside         int // … and the reading has not, since it takes them for furniture
	Wrong         int // words that the scan had wrong
	Mended        int // … and the reading has right
	Lost          []string

	// Of the right words, those with a figure, and those with a capital within a
	// sentence, which are mostly names; and how many of each were spoilt.
	Figures, FiguresSpoilt int
	Names, NamesSpoilt     int
}

// Add scores one passage. whole is the reading with its furniture, which some
// transcriptions leave out and others keep; where nothing is known of furniture
// it is the reading.
func (t *Tally) Add(gold, raw, reading, whole, lang string) {
	gold = broken.ReplaceAllString(gold, "$1$2")
	want, of := Fold(gold, lang), kinds(gold, lang)
	before, inRaw := compare(want, Fold(raw, lang))
	after, inGot := compare(want, Fold(reading, lang))
	inWhole := inGot
	if whole != reading {
		_, inWhole = compare(want, Fold(whole, lang))
	}
	t.Letters += len([]rune(strings.Join(want, " ")))
	t.Before += before
	t.After += after
	for i := range want {
		switch {
		case inRaw[i]:
			t.Right++
			spoilt := 0
			switch {
			case inGot[i]:
			case inWhole[i]:
				t.Aside++
			default:
				spoilt = 1
				t.Spoilt++
				t.Lost = append(t.Lost, want[i])
			}
			switch of[i] {
			case figure:
				t.Figures++
				t.FiguresSpoilt += spoilt
			case name:
				t.Names++
				t.NamesSpoilt += spoilt
			}
		default:
			t.Wrong++
			if inGot[i] {
				t.Mended++
			}
		}
	}
}

// Sum adds another tally.
func (t *Tally) Sum(o Tally) {
	t.Letters += o.Letters
	t.Before += o.Before
	t.After += o.After
	t.Right += o.Right
	t.Spoilt += o.Spoilt
	t.Aside += o.Aside
	t.Wrong += o.Wrong
	t.Mended += o.Mended
	t.Figures += o.Figures
	t.FiguresSpoilt += o.FiguresSpoilt
	t.Names += o.Names
	t.NamesSpoilt += o.NamesSpoilt
	t.Lost = append(t.Lost, o.Lost...)
}

// Percent is n of a hundred of all; 0 of none.
func Percent(n, all int) float64 { return 100 * float64(n) / float64(max(all, 1)) }

// broken is a word that a transcription breaks where the line of print does, in small
// letters or in capitals.
var broken = regexp.MustCompile(`(\pL)[-¬⸗\x{ad}][ \t]*\r?\n[ \t„“”«»"]*(\p{Ll}|\p{Lu}{2})`)

var notWord = regexp.MustCompile(`[^0-9a-zà-öø-ÿ&']+`)

// Fold is a text as it is compared: its words in small letters, without accents
// unless the language has them for letters of their own.
func Fold(s, code string) []string {
	s = lang.Even(s, lang.Of(code).Marked())
	return strings.Fields(notWord.ReplaceAllString(norm.NFC.String(s), " "))
}

// compare is the edits between the letters of two texts, and which words of the
// first the best alignment keeps. Long texts are parted where both have the same
// words, once each.
func compare(want, got []string) (int, []bool) {
	kept := make([]bool, 0, len(want))
	edits := 0
	for _, s := range stretches(want, got) {
		a, b := want[s.a0:s.a1], got[s.b0:s.b1]
		_, k := align(a, b)
		kept = append(kept, k...)
		n, _ := align([]rune(strings.Join(a, " ")), []rune(strings.Join(b, " ")))
		edits += n
	}
	return edits, kept
}

type stretch struct{ a0, a1, b0, b1 int }

// shortest is the words below which a stretch is not parted.
const shortest = 400

// stretches parts two texts alike.
func stretches(a, b []string) []stretch {
	if len(a) < shortest {
		return []stretch{{0, len(a), 0, len(b)}}
	}
	const n = 3
	places := func(w []string) map[[n]string]int {
		m := map[[n]string]int{}
		for i := 0; i+n <= len(w); i++ {
			k := [n]string(w[i : i+n])
			if _, ok := m[k]; ok {
				m[k] = -1
			} else {
				m[k] = i
			}
		}
		return m
	}
	inA, inB := places(a), places(b)
	type pair struct{ i, j int }
	var common []pair
	for k, i := range inA {
		if j, ok := inB[k]; ok && i >= 0 && j >= 0 {
			common = append(common, pair{i, j})
		}
	}
	slices.SortFunc(common, func(x, y pair) int { return x.i - y.i })
	var out []stretch
	last := pair{}
	for _, p := range increasing(common, func(p pair) int { return p.j }) {
		if p.i-last.i >= shortest/4 && p.j > last.j {
			out = append(out, stretch{last.i, p.i, last.j, p.j})
			last = p
		}
	}
	return append(out, stretch{last.i, len(a), last.j, len(b)})
}

// increasing is the longest part of a list whose values increase.
func increasing[T any](list []T, value func(T) int) []T {
	var ends []int // of runs of each length, the one with the least last value
	prev := make([]int, len(list))
	for i, x := range list {
		n, _ := slices.BinarySearchFunc(ends, value(x), func(e, v int) int { return value(list[e]) - v })
		prev[i] = -1
		if n > 0 {
			prev[i] = ends[n-1]
		}
		ends = append(ends[:n], append([]int{i}, ends[min(n+1, len(ends)):]...)...)
	}
	if len(ends) == 0 {
		return nil
	}
	var out []T
	for i := ends[len(ends)-1]; i >= 0; i = prev[i] {
		out = append(out, list[i])
	}
	slices.Reverse(out)
	return out
}

// align is the edit distance, and which of a's elements the alignment keeps.
func align[T comparable](a, b []T) (int, []bool) {
	width := len(b) + 1
	d := make([]int32, (len(a)+1)*width)
	for i := range len(a) + 1 {
		d[i*width] = int32(i)
	}
	for j := range width {
		d[j] = int32(j)
	}
	for i := range a {
		for j := range b {
			c := int32(1)
			if a[i] == b[j] {
				c = 0
			}
			d[(i+1)*width+j+1] = min(d[i*width+j]+c, d[i*width+j+1]+1, d[(i+1)*width+j]+1)
		}
	}
	kept := make([]bool, len(a))
	for i, j := len(a), len(b); i > 0 && j > 0; {
		here := d[i*width+j]
		switch {
		case a[i-1] == b[j-1] && here == d[(i-1)*width+j-1]:
			kept[i-1] = true
			i, j = i-1, j-1
		case here == d[(i-1)*width+j-1]+1:
			i, j = i-1, j-1
		case here == d[(i-1)*width+j]+1:
			i--
		default:
			j--
		}
	}
	return int(d[len(a)*width+len(b)]), kept
}
