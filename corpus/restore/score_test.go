package restore

import (
	"testing"

	"quinola/corpus/restore/score"
)

// floors are what the restorer reached on testdata/gold-dev.jsonl: letters wrong
// in a hundred, and right words spoilt in a hundred. They may only be lowered.
var floors = map[string]struct{ wrong, spoilt float64 }{
	"academie":    {1.00, 0.3},
	"hague-1785":  {0.25, 0},
	"reglor-1809": {0.12, 0},
}

func TestAccuracy(t *testing.T) {
	sums := map[string]*score.Tally{}
	for _, p := range passages(t, "testdata/gold-dev.jsonl") {
		if sums[p.Text] == nil {
			sums[p.Text] = &score.Tally{}
		}
		got := Reading(Tokens([]byte(p.Raw), p.Lang, nil))
		sums[p.Text].Add(p.Gold, p.Raw, got, got, p.Lang)
	}
	for text, floor := range floors {
		s := sums[text]
		wrong, spoilt := score.Percent(s.After, s.Letters), score.Percent(s.Spoilt, s.Right)
		t.Logf("%s: %.2f%% of %d letters wrong, %.2f%% of %d right words spoilt", text, wrong, s.Letters, spoilt, s.Right)
		if wrong > floor.wrong {
			t.Errorf("%s: %.2f%% of the letters are wrong, and %.2f%% was reached", text, wrong, floor.wrong)
		}
		if spoilt > floor.spoilt {
			t.Errorf("%s: %.2f%% of the right words are spoilt, and %.2f%% was reached", text, spoilt, floor.spoilt)
		}
	}
}

// A careful transcription, restored, stays as it is.
func TestCleanText(t *testing.T) {
	var all score.Tally
	for _, p := range passages(t, "testdata/gold-dev.jsonl") {
		before := all.Spoilt
		got := Reading(Tokens([]byte(p.Gold), p.Lang, nil))
		all.Add(p.Gold, p.Gold, got, got, p.Lang)
		if all.Spoilt > before {
			t.Logf("%s: %s", p.ID, got)
		}
	}
	if spoilt := score.Percent(all.Spoilt, all.Right); spoilt > 0.25 {
		t.Errorf("%.2f%% of %d right words are spoilt", spoilt, all.Right)
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

// A transcription may break words where the lines of print do: they are whole words.
func TestLineEndsOfATranscription(t *testing.T) {
	var s score.Tally
	s.Add("il eut le bon-\nheur de vivre, l'a-\nme & le Port-\nRoyal", "il eut le bon-\nheur de vivre, l'a-\nme & le Port-\nRoyal", "il eut le bonheur de vivre, l'ame & le Port-Royal", "il eut le bonheur de vivre, l'ame & le Port-Royal", "fr")
	if s.Spoilt != 0 || s.Mended != 2 || s.After != 0 {
		t.Errorf("%d words are spoilt, %d mended, and %d letters wrong", s.Spoilt, s.Mended, s.After)
	}
}
