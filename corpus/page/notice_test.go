package page

import (
	"strings"
	"testing"
)

// What those who scan a book say in its file is no part of it, and all of the book is.
func TestNotices(t *testing.T) {
	const (
		before = "A propos de ce livre\n\nCeci est une copie numérique d'un ouvrage conservé dans une bibliothèque.\n\n+ Rester dans la légalité\n\nVous pouvez le lire en ligne à l'adresse\nhttp : / /books .google. com\n"
		asked  = "Rappel de votre demande:\n\nTitre : Le jeu\n\nIdentifiant : ark:/12148/bpt6k0\n\nLe texte a été généré par un programme (OCR).\n"
		made   = "Produced by A. B. and Distributed\nProofreaders\n"
		after  = "\nEnd of the Project Gutenberg EBook\n\nYou may copy it, give it away or re-use it.\n\nSection 1. Terms\n\nAll of it.\n\nSection 2. Use\n\nNone of it.\n\nSection 3. Gifts\n\nSee www.gutenberg.org\n"
	)
	mark := func(int) string { return "Digitized by Google" }
	said := func(int) string {
		return "Generated on 2012-01-02 / https://hdl.example.net/2027/1\nPublic Domain / http://www.example.org/use"
	}
	none := func(int) string { return "" }
	upper := func(int) string { return "Digitized by VjOOQlC" }
	// Where the book is short, its licence may begin before the last third.
	long := after
	for _, of := range strings.Fields("copies fees donations royalties warranties damages volunteers foundations trademarks formats refunds") {
		long += "\nOf " + of + " you are told what follows, and agree to it:\nno " + of + " are asked for but by www.gutenberg.org,\nwhich says so at its own place.\n"
	}
	for _, c := range []struct {
		name, before, after string
		mark                func(int) string
	}{
		{"a notice on the first leaf", before + "\f", "", none},
		{"... with marks at the foot of pages", before + "\f", "", mark},
		{"... that the machine garbled", before + "\f", "", upper},
		{"what was asked for, and no leaves", asked + "\n", "", none},
		{"who made it, on two lines", made + "\n", "", none},
		{"a notice at the end", "", after, none},
		{"... as long as the book itself", "", long, none},
		{"addresses at the foot of every page", "", "", said},
	} {
		for _, parted := range []string{"\f", "\n"} {
			src := c.before + pages(parted, none, c.mark) + c.after
			rest := []byte(src)
			for _, s := range Of(rest, nil, nil).All() {
				for i := s.Start; i < s.End; i++ {
					rest[i] = ' '
				}
			}
			got := strings.Join(strings.Fields(string(rest)), " ")
			want := strings.Join(strings.Fields(pages(" ", none, none)), " ")
			if got != want {
				t.Errorf("%s, pages parted by %q: %q\nis left of the book, and not %q", c.name, parted, got, want)
			}
		}
	}
}

// A page that is set in short lines is text, though a mark stands at its foot.
func TestMarkBelowShortLines(t *testing.T) {
	for _, mark := range []string{"Digitized by Google", "Digitized by VjOOQlC"} {
		src := strings.Repeat("EPITAPHIVM\nD. O. M.\nCAROLO\nTERTIO\n\n"+mark+"\n\f", 3)
		for _, s := range Of([]byte(src), nil, nil).All() {
			if got := strings.TrimSpace(src[s.Start:s.End]); strings.Contains(got, "CAROLO") {
				t.Errorf("%s: %q is furniture", mark, got)
			}
		}
	}
}
