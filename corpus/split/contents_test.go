package split

import (
	"slices"
	"strings"
	"testing"
)

// A list of contents is a division of its own at the front of a book and at its end, and no
// part of the last chapter; the chapters that it lists are headed where they stand. A book that
// begins its numbers anew in each part is no list.
func TestListsOfContents(t *testing.T) {
	const long = "Whoever deals gives nine cards to each of the players,\nand turns up the last of them, which is the trump of\nthe hand, unless all of them agree to play without one,\nand then nobody has any trump until the hand has ended\nand the cards have been counted by the one who won it.\n\n"
	const book = "CHAPTER I.\n\nOF THE DEAL.\n\n" + long + "CHAPTER II.\n\nOF THE PLAY.\n\n" + long
	const list = "CHAPTER I.\n\nOf the deal, page 1.\n\nCHAPTER II.\n\nOf the play, page 9.\n\n"
	const one, two = "CHAPTER I. OF THE DEAL", "CHAPTER II. OF THE PLAY"
	for _, c := range []struct {
		name, src string
		want      []string
	}{
		{"front", "CONTENTS.\n\n" + list + book, []string{"CONTENTS", one, two}},
		{"end", book + "THE CONTENTS.\n\n" + list, []string{one, two, "THE CONTENTS"}},
		{"end, in rows", book + "CONTENTS.\n\nOf the deal . . . . 1\nOf the play . . . . 9\nOf the end . . . . 12\n", []string{one, two, "CONTENTS"}},
		{"parts", "CONTENTS.\n\nOf the deal . . . . 1\nOf the play . . . . 9\nOf the end . . . . 12\n\nPART I.\n\n" + book + "PART II.\n\n" + book,
			[]string{"CONTENTS", "PART I/" + one, "PART I/" + two, "PART II/" + one, "PART II/" + two}},
	} {
		if got := slices.Compact(headingsAbove(c.src, "en")); !slices.Equal(got, c.want) {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, strings.Join(got, "|"), strings.Join(c.want, "|"))
		}
	}
}
