package split

import (
	"slices"
	"sort"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"quinola/corpus/lang"
	"quinola/corpus/page"
)

// style is how the numbers of a row are printed.
type style uint8

const (
	roman style = iota
	arabic
)

// A guess is one number that damaged letters may stand for.
type guess struct {
	number int
	style  style
	cost   float64
}

// maxNumber is the highest number searched for, unless a row of written-out
// labels goes further.
const maxNumber = 199

// maxCost is the damage beyond which letters are not taken for a label;
// farCost is the same where the neighbours confirm the number.
const (
	maxCost = 2.0
	farCost = 3.2
)

// damageEach is the average damage that a letter of a label may have.
const damageEach = .6

// misread is the cost of reading the inner Roman numeral letter where the
// scan shows the outer letter. Pairs that are not listed cost otherLetter.
var misread = map[rune]map[rune]float64{
	'I': {'I': 0, 'L': .6, 'X': .9, 'V': .9},
	'i': {'I': .08}, 'l': {'I': .08, 'L': .2}, '1': {'I': .08, 'L': .4}, 'í': {'I': .1}, 'Í': {'I': .1}, 'ï': {'I': .2},
	'!': {'I': .2}, '|': {'I': .2}, 'j': {'I': .15}, 'J': {'I': .15, 'L': .5}, '¡': {'I': .25}, '/': {'I': .3, 'V': .4},
	't': {'I': .5, 'L': .6}, 'T': {'I': .4}, 'r': {'I': .6}, 'f': {'I': .6}, '£': {'L': .4},
	'V': {'V': 0, 'X': .8}, 'v': {'V': .08}, 'Y': {'V': .2, 'X': .6}, 'y': {'V': .25}, 'U': {'V': .5}, 'u': {'V': .5},
	'¥': {'V': .3}, 'N': {'V': .7, 'X': .7}, '^': {'V': .5, 'X': .4}, '<': {'V': .5}, 'W': {'V': .6}, '■': {'V': .6, 'X': .6, 'L': .6},
	'X': {'X': 0, 'V': .9}, 'x': {'X': .08}, 'K': {'X': .4}, 'k': {'X': .4}, '&': {'X': .6}, 'Z': {'X': .5}, '*': {'X': .6}, '%': {'X': .5}, 'A': {'X': .8},
	'L': {'L': 0, 'I': .35}, 'É': {'L': .5}, 'E': {'L': .5, 'I': .8}, 'e': {'C': .5}, 'C': {'C': 0}, 'c': {'C': .08}, 'G': {'C': .3},
}

// double is the cost of letters of the scan that stand for two or three letters.
var double = map[rune]map[string]float64{
	'U': {"II": .3}, 'u': {"II": .35}, 'n': {"II": .4}, 'H': {"II": .3}, 'N': {"II": .6, "IV": .6}, 'ü': {"II": .4},
	'M': {"III": .5}, 'm': {"III": .4}, 'W': {"VI": .5}, 'L': {"II": .7}, 'K': {"IX": .8}, 'Y': {"IV": .7}, 'D': {"IX": 1},
}

const (
	otherLetter = 1.3
	lostLetter  = 1.2
	strayLetter = 1.0
	strayMark   = .3
	shownFigure = .4 // a letter for a digit: l for 1, o for 0
	noFigure    = .5 // no digit is shown as a digit
)

// sureCost is the damage up to which a label alone on its line is clear.
const sureCost = .6

// numerals lists the Roman numerals of all numbers.
var numerals = func() []string {
	n := make([]string, page.MaxNumber+1)
	for i := range n {
		n[i] = lang.Roman(i)
	}
	return n
}()

// guesses returns the numbers that the letters s may stand for, the cheapest
// first. Results are kept, as a text repeats the same letters.
func (v *view) guesses(s string) []guess {
	if g, ok := v.labels[s]; ok {
		return g
	}
	var out []guess
	letters := []rune(s)
	if len(letters) <= 12 {
		if n, cost, ok := arabicNumber(letters, v.highest); ok {
			out = append(out, guess{n, arabic, cost})
		}
		known := costsOf(letters)
		for n := 1; n <= v.highestRoman; n++ {
			if c := numeralCost(known, numerals[n], farCost); c <= farCost {
				out = append(out, guess{n, roman, c})
			}
		}
		sort.SliceStable(out, func(i, j int) bool { return out[i].cost < out[j].cost })
		if len(out) > 14 {
			out = out[:14]
		}
	}
	v.labels[s] = out
	return out
}

// arabicNumber reads letters as a number in digits.
func arabicNumber(letters []rune, highest int) (n int, cost float64, ok bool) {
	digits := 0
	for _, r := range letters {
		d := -1
		switch {
		case r >= '0' && r <= '9':
			d = int(r - '0')
			digits++
		case strings.ContainsRune("lIi|!", r):
			d, cost = 1, cost+shownFigure
		case r == 'o' || r == 'O':
			d, cost = 0, cost+shownFigure
		}
		if d < 0 || n > highest {
			return 0, 0, false
		}
		n = n*10 + d
	}
	if digits == 0 {
		cost += noFigure
	}
	return n, cost, n > 0 && n <= highest && letters[0] != '0'
}

// costs holds the cost of one letter of the scan as each numeral letter, and
// as several of them.
type costs struct {
	as    ['X' + 1]float64
	multi []multiple
	stray float64
}

// multiple is several numeral letters shown as one, and the cost.
type multiple struct {
	letters string
	cost    float64
}

// letterCosts holds the costs of every letter that numerals are known to be
// misread as.
var letterCosts = func() map[rune]*costs {
	all := map[rune]*costs{}
	get := func(r rune) *costs {
		if all[r] == nil {
			all[r] = newCosts(r)
		}
		return all[r]
	}
	for r, as := range misread {
		for n, c := range as {
			get(r).as[n] = c
		}
	}
	for r, as := range double {
		for l, c := range as {
			get(r).multi = append(get(r).multi, multiple{l, c})
		}
	}
	return all
}()

// newCosts returns the costs of a letter that no numeral is known to be misread as.
func newCosts(r rune) *costs {
	c := &costs{stray: strayLetter}
	if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
		c.stray = strayMark
	}
	for i := range c.as {
		c.as[i] = otherLetter
	}
	return c
}

// costsOf returns the costs of letters, one by one.
func costsOf(letters []rune) []*costs {
	out := make([]*costs, len(letters))
	for i, r := range letters {
		if out[i] = letterCosts[r]; out[i] == nil {
			out[i] = newCosts(r)
		}
	}
	return out
}

// numeralCost returns the least cost of reading letters as the numeral want: an
// edit distance weighted by typical misreadings. Above limit it may return any
// cost above limit.
func numeralCost(letters []*costs, want string, limit float64) float64 {
	if float64(len(want)-3*len(letters))*lostLetter > limit {
		return limit + 1
	}
	var rows [2][16]float64
	prev, cur := &rows[0], &rows[1]
	for j := range prev {
		prev[j] = float64(j) * lostLetter
	}
	for _, l := range letters {
		least := prev[0] + l.stray
		cur[0] = least
		for j := 1; j <= len(want); j++ {
			c := min(prev[j]+l.stray, prev[j-1]+l.as[want[j-1]], cur[j-1]+lostLetter)
			for _, m := range l.multi {
				if k := len(m.letters); j >= k && want[j-k:j] == m.letters {
					c = min(c, prev[j-k]+m.cost)
				}
			}
			cur[j] = c
			least = min(least, c)
		}
		if least > limit {
			return limit + 1
		}
		prev, cur = cur, prev
	}
	return prev[len(want)]
}

// prefixes may stand before a number; the longest come first.
var prefixes = sync.OnceValue(func() []string {
	list := []string{"§"}
	for _, l := range lang.All() {
		list = append(list, strings.Fields(l.Prefixes)...)
	}
	slices.SortStableFunc(list, func(a, b string) int { return len(b) - len(a) })
	return list
})

// prefixLen returns how many bytes of s, with the stop after them, only
// announce a number ("Art."); 0 for none.
func prefixLen(s string) int {
	for _, p := range prefixes() {
		if n := len(p); len(s) >= n && strings.EqualFold(s[:n], p) {
			if strings.HasPrefix(s[n:], ".") {
				n++
			} else if p != "§" && n < len(s) {
				if r, _ := utf8.DecodeRuneInString(s[n:]); unicode.IsLower(r) && !strings.ContainsRune("ivxlc", r) {
					continue
				}
			}
			return n
		}
	}
	return 0
}
