package index

import (
	_ "embed"
	"encoding/json"
	"unicode"
	"unicode/utf8"
)

// tablesJSON is the one table of foldings, levels, costs and weights. The page
// reads the same file, so that both understand a word alike.
//
//go:embed tables.json
var tablesJSON []byte

// Tables is the content of tables.json.
type Tables struct {
	Fold       map[string]string `json:"fold"`    // folded letters → the letters they stand for
	Letters    map[string]string `json:"letters"` // language → letters that are no accents there
	Levels     []Level           `json:"levels"`  // in the order in which a word is widened
	Scan       ScanCosts         `json:"scan"`
	Skeleton   []string          `json:"skeleton"`   // classes of letters that are confused: see strays.go
	Saturation []int             `json:"saturation"` // weight of 0, 1, 2 ... occurrences; the last holds for more
	Length     []int             `json:"length"`     // divisor for a clause of n words, by the number of bits of n
	Asking     []Asking          `json:"asking"`     // of each language in which a question is known
	Within     []string          `json:"within"`     // folded, what before the name of a game says that something happens in it
	Sounds     [][2]string       `json:"sounds"`     // letters that sound alike, in the order in which they are replaced: see sound.go
	Today      map[string]string `json:"today"`      // folded, a word by which readers of today look for what the books call otherwise
	Worth      map[string]string `json:"worth"`      // language → words by which questions of a payment are found or asked besides their own

	Named map[string]map[string]string `json:"named"` // a word of a question's id → language → words by which it is found besides its own
}

// Level is one way in which a form may answer a word of the query.
type Level struct {
	Name   string `json:"name"`
	Weight int    `json:"weight"`
}

// ScanCosts weighs what machine reading confuses: see widen.go.
type ScanCosts struct {
	Shortest   int                 `json:"shortest"` // words with fewer letters are never widened
	Start      int                 `json:"start"`    // the cost allowed is Start + PerHalf × letters / 2,
	PerHalf    int                 `json:"perHalf"`
	Most       int                 `json:"most"` // but never more than Most
	Substitute int                 `json:"substitute"`
	Insert     int                 `json:"insert"`
	Delete     int                 `json:"delete"`
	Pairs      map[string][]string `json:"pairs"`  // cost → pairs of letters
	Groups     map[string][]string `json:"groups"` // cost → "rn=m"
}

var tables = func() Tables {
	var t Tables
	if err := json.Unmarshal(tablesJSON, &t); err != nil {
		panic("index: tables.json: " + err.Error())
	}
	return t
}()

var foldings = func() map[rune]string {
	m := map[rune]string{}
	for to, from := range tables.Fold {
		for _, r := range from {
			m[r] = to
		}
	}
	return m
}()

// Word is one word of a reading as the index sees it.
type Word struct {
	Form       string // folded
	Start, End int    // bytes of the reading
}

// Words cuts a reading in lang into folded words. An apostrophe or a hyphen
// parts words (l'on is l and on); a combining accent belongs to its letter; a
// joiner makes one word of what it stands between.
func Words(lang, reading string) []Word {
	var words []Word
	var form []byte
	start, end := -1, 0
	left := 0 // marks and spaces that may still follow a joiner
	flush := func() {
		if start >= 0 {
			words = append(words, Word{string(form), start, end})
		}
		start, form, left = -1, form[:0], 0
	}
	for i, r := range reading {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if start < 0 {
				start = i
			}
			form = appendFolded(form, lang, r)
			end, left = i+utf8.RuneLen(r), 0
		case start < 0:
		case unicode.Is(unicode.Mn, r) && end == i: // an accent of its own: folded away
			end = i + utf8.RuneLen(r)
		case r == joiner:
			left = gap
		case left > 0:
			left--
		default:
			flush()
		}
	}
	flush()
	return words
}

// Fold returns the folded form of a single word in lang.
func Fold(lang, word string) string {
	var form []byte
	for _, r := range word {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			form = appendFolded(form, lang, r)
		}
	}
	return string(form)
}

// appendFolded folds by the table, not by lang.Bare: the page, which has no
// Unicode tables, must fold alike, and å, ä and ö are letters in Swedish.
func appendFolded(form []byte, lang string, r rune) []byte {
	r = unicode.ToLower(r)
	if r < utf8.RuneSelf {
		return append(form, byte(r))
	}
	for _, l := range tables.Letters[lang] {
		if l == r {
			return utf8.AppendRune(form, r)
		}
	}
	if to, ok := foldings[r]; ok {
		return append(form, to...)
	}
	return utf8.AppendRune(form, r)
}
