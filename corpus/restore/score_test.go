package restore

import (
	"regexp"
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"
)

// tally sums the errors of readings against careful transcriptions.
type tally struct {
	letters, wrong int // letters, and edits between them: folded
	words, spoilt  int // words that the scan had right, and of them those read wrong
}

var notWord = regexp.MustCompile(`[^0-9a-zà-öø-ÿ&']+`)

// fold is a text as the score compares it: words in lower case, without accents
// but in Swedish, without marks.
func fold(s, lang string) []string {
	s = strings.NewReplacer("œ", "oe", "æ", "ae", "ſ", "s", "’", "'", "*", " ").Replace(strings.ToLower(s))
	if lang != "sv" {
		s = strings.Map(func(r rune) rune {
			if r >= 0x300 && r < 0x370 {
				return -1
			}
			return r
		}, norm.NFD.String(s))
	}
	return strings.Fields(notWord.ReplaceAllString(norm.NFC.String(s), " "))
}

// edits is the edit distance, and which of b's elements an alignment keeps.
func edits[T comparable](a, b []T) (int, []bool) {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := range a {
		for j := range b {
			c := 0
			if a[i] != b[j] {
				c = 1
			}
			d[i+1][j+1] = min(d[i][j]+c, d[i][j+1]+1, d[i+1][j]+1)
		}
	}
	kept := make([]bool, len(a))
	for i, j := len(a), len(b); i > 0 && j > 0; {
		switch {
		case a[i-1] == b[j-1] && d[i][j] == d[i-1][j-1]:
			kept[i-1] = true
			i, j = i-1, j-1
		case d[i][j] == d[i-1][j-1]+1:
			i, j = i-1, j-1
		case d[i][j] == d[i-1][j]+1:
			i--
		default:
			j--
		}
	}
	return d[len(a)][len(b)], kept
}

// add scores the reading of a passage.
func (t *tally) add(p passage, reading string) {
	want, got, raw := fold(p.Gold, p.Lang), fold(reading, p.Lang), fold(p.Raw, p.Lang)
	n, _ := edits([]rune(strings.Join(want, " ")), []rune(strings.Join(got, " ")))
	t.letters += len([]rune(strings.Join(want, " ")))
	t.wrong += n
	_, inRaw := edits(want, raw)
	_, inGot := edits(want, got)
	for i := range want {
		if inRaw[i] {
			t.words++
			if !inGot[i] {
				t.spoilt++
			}
		}
	}
}

func (t *tally) rate() float64   { return 100 * float64(t.wrong) / float64(t.letters) }
func (t *tally) spoils() float64 { return 100 * float64(t.spoilt) / float64(t.words) }

// floors are what the restorer reached on testdata/gold-dev.jsonl: letters wrong
// in a hundred, and right words spoilt in a hundred. They may only be lowered.
var floors = map[string]struct{ wrong, spoilt float64 }{
	"academie":    {1.00, 0.3},
	"hague-1785":  {0.25, 0},
	"reglor-1809": {0.12, 0},
}

func TestAccuracy(t *testing.T) {
	sums := map[string]*tally{}
	for _, p := range passages(t, "testdata/gold-dev.jsonl") {
		if sums[p.Text] == nil {
			sums[p.Text] = &tally{}
		}
		sums[p.Text].add(p, Reading(Tokens([]byte(p.Raw), p.Lang, nil)))
	}
	for text, floor := range floors {
		s := sums[text]
		t.Logf("%s: %.2f%% of %d letters wrong, %.2f%% of %d right words spoilt", text, s.rate(), s.letters, s.spoils(), s.words)
		if s.rate() > floor.wrong {
			t.Errorf("%s: %.2f%% of the letters are wrong, and %.2f%% was reached", text, s.rate(), floor.wrong)
		}
		if s.spoils() > floor.spoilt {
			t.Errorf("%s: %.2f%% of the right words are spoilt, and %.2f%% was reached", text, s.spoils(), floor.spoilt)
		}
	}
}

// A careful transcription, restored, stays as it is.
func TestCleanText(t *testing.T) {
	var all tally
	for _, p := range passages(t, "testdata/gold-dev.jsonl") {
		p.Raw = p.Gold
		got := Reading(Tokens([]byte(p.Raw), p.Lang, nil))
		var one tally
		one.add(p, got)
		all.add(p, got)
		if one.spoilt > 0 {
			t.Logf("%s: %s", p.ID, got)
		}
	}
	if all.spoils() > 0.25 {
		t.Errorf("%.2f%% of %d right words are spoilt", all.spoils(), all.words)
	}
}

// Rare words, new spellings and all accents of a text that was typed are its own.
func TestTyped(t *testing.T) {
	for _, typed := range []struct{ lang, text string }{
		{"fr", "une cave"},
		{"fr", "la cave est vide"},
		{"fr", "Il y a maldonne, et l'on refait."},
		{"fr", "Où l'on dit qu'il a été sûr de là où il était."},
		{"sv", "Båd' för vinsten och din heder"},
		{"sv", "den som spelar l'hombre begär partiet, hvarefter honorer betalas"},
		{"en", "He that hath the Quinola leadeth; he's safe."},
	} {
		if got := Reading(Tokens([]byte(typed.text), typed.lang, nil)); got != typed.text {
			t.Errorf("%q is read as %q", typed.text, got)
		}
	}
}
