package split

import (
	"strings"
	"testing"

	"quinola/corpus"
)

// What a scan tells to be a heading is one, however it is set; a number with its title is one
// heading, and a number or an initial alone none. Where it tells several, others are not looked
// for but those that are numbered.
func TestToldHeadings(t *testing.T) {
	const src = "Of the deal,\nand the pool\nEach deals in his turn, and the pool is his.\n\nI.\nThe stakes are even.\n\nCHAPTER II.\n\nof play\n\nThe elder hand leads, and the others follow.\n\nTHE LAST CARD\n\nIt takes the pool.\n\nCHAPTER III.\n\nThe end of it is told here.\n"
	told := func(texts ...string) *corpus.Evidence {
		e := &corpus.Evidence{}
		for _, s := range texts {
			at := strings.Index(src, s)
			e.Headings = append(e.Headings, corpus.Span{Start: at, End: at + len(s)})
		}
		return e
	}
	var got []string
	for _, h := range With([]byte(src), "en", nil, nil, told("Of the deal,\nand the pool", "I.", "CHAPTER II.", "of play")).Headings {
		got = append(got, h.Text)
	}
	if want := "Of the deal, and the pool|CHAPTER II. of play|CHAPTER III"; strings.Join(got, "|") != want {
		t.Errorf("got %q", got)
	}
}

// Numbers that a scan tells to be headings are those of what they stand above, however long
// they are, and so is a label that announces the first of them.
func TestToldNumbers(t *testing.T) {
	src := "ORDINANCE OF THE CLUB.\n\n"
	e := &corpus.Evidence{Headings: []corpus.Span{{Start: 0, End: len(src) - 2}}}
	for i, label := range []string{"Paragraphus I.", "II.", "III.", "IV.", "V.", "VI.", "VII.", "VIII."} {
		e.Headings = append(e.Headings, corpus.Span{Start: len(src), End: len(src) + len(label)})
		src += label + "\n\n" + []string{"The elder hand leads", "Who revokes pays", "Nobody speaks of the cards"}[i%3] + " before the others have played.\n\n"
	}
	var got []string
	for _, it := range With([]byte(src), "en", nil, nil, e).Items {
		got = append(got, it.Label)
	}
	if want := "I II III IV V VI VII VIII"; strings.Join(got, " ") != want {
		t.Errorf("got %q, want %s", got, want)
	}
}

// A line that the boxes of a scan put in the middle is a title where white space would make it
// one.
func TestPlacedTitles(t *testing.T) {
	text := strings.Repeat("The cards are dealt by three and three to each of the players,\nand who has the hand begins to play whatever card he will.\n\n", 8)
	src := text + "Of the discard\n\n" + text
	at := strings.Index(src, "Of the discard")
	heads := func(e *corpus.Evidence) int { return len(With([]byte(src), "en", nil, nil, e).Headings) }
	src = strings.Replace(src, "Of the discard", "When one throws", 1)
	if heads(nil) != 0 {
		t.Error("it is a heading without its place")
	}
	if heads(&corpus.Evidence{Middle: []corpus.Span{{Start: at, End: at + len("When one throws")}}}) != 1 {
		t.Error("it is no heading although it stands in the middle")
	}
}
