package page

import (
	"slices"
	"strings"
	"testing"
)

// song is a leaf of verse, of which a line or two are given.
func song(head, inner string, n int) string {
	lines := []string{
		"The lark she rises from the furrow,", "And sings above the waking corn;",
		"The shepherd leaves his cot of sorrow,", "To meet the mistress of the morn.",
		"His flock around him gently feeding,", "The dewy grass upon the lea;",
		"No other care or counsel heeding,", "Than what his own true love shall be.",
	}
	var b strings.Builder
	if head != "" {
		b.WriteString(head + "\n\n")
	}
	for stanza := range 3 {
		for k := range 4 {
			b.WriteString(lines[(n+2*stanza+k)%len(lines)] + "\n")
		}
		b.WriteString("\n")
		if inner != "" {
			b.WriteString(inner + "\n\n")
		}
	}
	return b.String()
}

// TestRefrains tells refrains from the heads of pages, lists from such heads, and what
// is sung again and again from printer's flowers.
func TestRefrains(t *testing.T) {
	leaves := func(head, inner string) string {
		var all []string
		for n := range 6 {
			all = append(all, song(strings.ReplaceAll(head, "#", string(rune('1'+n))), inner, n))
		}
		return strings.Join(all, "\f")
	}
	const refrain = "Then hey, my bonny, bonny lass."
	for _, c := range []struct {
		name, src string
		want      []string // furniture, each once
	}{
		{"at the head of each page", leaves(refrain, ""), nil},
		{"within pages", leaves("", refrain), nil},
		{"one word", leaves("", "Derry down!"), nil},
		{"no pages", strings.ReplaceAll(leaves("", refrain), "\f", ""), nil},
		{"a title", leaves("A Collection of Songs.", ""), []string{"A Collection of Songs."}},
		{"a title in capitals", leaves("CHANSONS POPULAIRES", refrain), []string{"CHANSONS POPULAIRES"}},
		{"cries", "The dog he ran about the house,\nAnd what he said was this:\nBow wow, bow wow, bow wow.\nThen home he went again.\n", nil},
		{"flowers", "The dog he ran about the house,\nAnd what he said was this:\nmnnmnm mmnmnnm nmnm\nThen home he went again.\n", []string{"mnnmnm mmnmnnm nmnm"}},
		{"a list", "INTRODUCTION. 1\nChap. I. Of the game. 23\nChap. II. Of the cards. 41\nChap. III. Of the table. 60\n", nil},
		{"a head above a list", "THE CONTENTS. 245\nChap. I. Of the game. 23\nChap. II. Of the cards. 41\nChap. III. Of the table. 60\n", []string{"THE CONTENTS. 245"}},
		{"a year", "These are the laws of the game, as they were\nplayed at the court, and written down there\nfor all that would know them well. Done\nat Antwerp this 16. of July\n1630.\n", nil},
	} {
		var got []string
		for _, s := range Of([]byte(c.src), nil, nil).All() {
			if line := strings.TrimSpace(c.src[s.Start:s.End]); line != "" && !slices.Contains(got, line) {
				got = append(got, line)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: furniture %q, want %q", c.name, got, c.want)
		}
	}
}

// TestIndexLetters keeps the letters above the entries of an index, and not those by which
// sheets are signed.
func TestIndexLetters(t *testing.T) {
	index := "INDEX.\n\nA\n\nAbbies, where they stand, 12.\nAsh, a tree, 40.\n\nB\n\nBark of trees, 17.\nBirch, 20.\n\nD.\n\nDeer, where kept, 30.\nDartmoor, 8.\n\nE\n\nElms, 41.\n"
	leaf := "It has been the fate of this work to be read by\nmany, and to be understood by few of them, as\nevery reader may find who looks into what is\nsaid of it by\n\n"
	sheets := leaf + "A\n\f" + leaf + "B\n\f" + leaf + "C\n\f" + leaf
	for _, c := range []struct {
		name, src string
		want      []string
	}{{"an index", index, nil}, {"sheets", sheets, []string{"A", "B", "C"}}} {
		var got []string
		for _, s := range Of([]byte(c.src), nil, nil).All() {
			if line := strings.TrimSpace(c.src[s.Start:s.End]); line != "" {
				got = append(got, line)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: furniture %q, want %q", c.name, got, c.want)
		}
	}
}

// TestCountedHeads tells the heads and catchwords of a text that has lost its leaves and
// its blank lines, from headings that count on.
func TestCountedHeads(t *testing.T) {
	page := func(head, first, caught string) string {
		return head + "\n" + first + " the first the Father had Power to\ndispose or sell his Children, and whence we\nfind that at the first reckoning up of Goods\nthey were numbred among the rest of his\n" + caught + "\n"
	}
	pages := page("20 Of Civil-Government.", "at", "prefe-") + page("Of Civil-Government. 21", "prescription", "Egypt,") +
		page("22 Of Civil-Government.", "Egypt, and", "of") + page("Of Civil-Government. 23", "of", "and")
	want := []string{"20 Of Civil-Government.", "prefe-", "Of Civil-Government. 21", "Egypt,", "22 Of Civil-Government.", "of", "Of Civil-Government. 23"}
	headings := page("Treatise 20", "at", "") + page("Treatise 21", "as", "") + page("Treatise 22", "of", "") + page("Treatise 23", "in", "")
	for _, c := range []struct {
		name, src string
		want      []string
	}{{"heads", pages, want}, {"headings", headings, nil}} {
		var got []string
		for _, s := range Of([]byte(c.src), nil, nil).All() {
			for line := range strings.Lines(c.src[s.Start:s.End]) {
				got = append(got, strings.TrimSpace(line))
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: furniture %q, want %q", c.name, got, c.want)
		}
	}
}
