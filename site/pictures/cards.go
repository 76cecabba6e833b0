// Package pictures draws the playing cards of the edition: one SVG file for each card,
// 120 wide and 168 high, without script, style sheet or typeface, so that a page shows
// it as a plain image from any folder.
package pictures

import (
	"fmt"
	"strings"
)

// Ranks are the ranks of a pack, lowest first; T is the ten, which most of the
// books leave out.
const Ranks = "23456789TJQKA"

// Suits are the four suits, in the order in which the books name them.
const Suits = "SHDC"

var rankNames = map[byte]string{
	'2': "two", '3': "three", '4': "four", '5': "five", '6': "six", '7': "seven",
	'8': "eight", '9': "nine", 'T': "ten", 'J': "knave", 'Q': "queen", 'K': "king", 'A': "ace",
}

// Name returns what a reader who does not see the card is told: "king of spades".
func Name(rank, suit byte) string {
	r, s := rankNames[rank], suits[suit].name
	if r == "" || s == "" {
		return "card"
	}
	return r + " of " + s
}

// File is where the site has the picture of a card.
func File(rank, suit byte) string { return "cards/" + string([]byte{rank, suit}) + ".svg" }

// The pips of each rank, in a field of three columns and seven rows. Those
// below the middle are turned.
var pips = map[byte][][2]int{
	'A': {{1, 3}},
	'2': {{1, 0}, {1, 6}},
	'3': {{1, 0}, {1, 3}, {1, 6}},
	'4': {{0, 0}, {2, 0}, {0, 6}, {2, 6}},
	'5': {{0, 0}, {2, 0}, {1, 3}, {0, 6}, {2, 6}},
	'6': {{0, 0}, {2, 0}, {0, 3}, {2, 3}, {0, 6}, {2, 6}},
	'7': {{0, 0}, {2, 0}, {1, 1}, {0, 3}, {2, 3}, {0, 6}, {2, 6}},
	'8': {{0, 0}, {2, 0}, {1, 1}, {0, 3}, {2, 3}, {1, 5}, {0, 6}, {2, 6}},
	'9': {{0, 0}, {2, 0}, {0, 2}, {2, 2}, {1, 3}, {0, 4}, {2, 4}, {0, 6}, {2, 6}},
	'T': {{0, 0}, {2, 0}, {1, 1}, {0, 2}, {2, 2}, {0, 4}, {2, 4}, {1, 5}, {0, 6}, {2, 6}},
}

const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 168">`

// languages are those that have letters of their own for court cards. The picture of such a
// card has a view in each, by the name of the language: KS.svg#fr has an R. The scripts
// write the same letters in sentences (templates/script/indices.ts).
var languages = []struct {
	name    string
	letters map[byte]string
}{
	{"fr", map[byte]string{'K': "R", 'Q': "D", 'J': "V"}},
	{"sv", map[byte]string{'Q': "D", 'J': "Kn"}},
}

// Card returns the face of one card.
func Card(rank, suit byte) []byte {
	var b strings.Builder
	s := suits[suit]
	b.WriteString(open)
	fmt.Fprintf(&b, `<defs><path id="s" d="%s"/>`, s.path)
	index(&b, "i", string(rank), s.ink)
	court := strings.IndexByte("JQK", rank) >= 0
	if !court {
		fmt.Fprintf(&b, `</defs>%s`, blank)
		value(&b, rank, s.ink)
		b.WriteString(twice("i") + `</svg>`)
		return []byte(b.String())
	}
	// The half of the frame that belongs to the upper figure.
	fmt.Fprintf(&b, `<clipPath id="h"><path d="M31 10H89V75L31 93Z"/></clipPath><g id="c" clip-path="url(#h)"><g transform="translate(4.2 2.5) scale(.93)" stroke="%s" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">%s</g></g>`, black, bust(rank, suit))
	fmt.Fprintf(&b, `<g id="b">%s<rect x="31" y="10" width="58" height="148" fill="#fdf9f0"/><use href="#c"/><use href="#c" transform="rotate(180 60 84)"/><path d="M31 93L89 75" stroke="%s" stroke-width="1.2"/><rect x="31" y="10" width="58" height="148" fill="none" stroke="%s" stroke-width="1.4"/>`, blank, black, black)
	fmt.Fprintf(&b, `<g fill="%s" stroke="#fdf9f0" stroke-width="8" paint-order="stroke"><use href="#s" transform="translate(34 13) scale(.14)"/><use href="#s" transform="rotate(180 60 84) translate(34 13) scale(.14)"/></g></g>`, s.ink)
	// The other languages lie beside the first, out of sight unless they are asked for.
	beside := `</defs><use href="#b"/>` + twice("i")
	for n, l := range languages {
		letter := l.letters[rank]
		if letter == "" {
			continue
		}
		index(&b, "i"+l.name, letter, s.ink)
		beside += fmt.Sprintf(`<view id="%s" viewBox="%d 0 120 168"/><g transform="translate(%d)"><use href="#b"/>%s</g>`, l.name, 120*(n+1), 120*(n+1), twice("i"+l.name))
	}
	b.WriteString(beside + `</svg>`)
	return []byte(b.String())
}

// blank is a card without anything on it.
var blank = fmt.Sprintf(`<rect x=".75" y=".75" width="118.5" height="166.5" rx="7" fill="%s" stroke="#8d8371" stroke-width="1.5"/>`, paper)

// index defines a letter or figure with the suit below it, by the name under which it is used.
func index(b *strings.Builder, name, letter, ink string) {
	fmt.Fprintf(b, `<g id="%s" fill="%s"><path d="%s" transform="translate(16 10) scale(%s)" stroke="%s" stroke-width="5"/><use href="#s" transform="translate(6.5 44) scale(.19)"/></g>`, name, ink, outlines[letter], squeeze(letter), ink)
}

// twice is an index at the head and, turned, at the foot.
func twice(name string) string {
	return fmt.Sprintf(`<use href="#%s"/><use href="#%s" transform="rotate(180 60 84)"/>`, name, name)
}

// value draws the pips of a card.
func value(b *strings.Builder, rank byte, ink string) {
	if rank == 'A' {
		fmt.Fprintf(b, `<use href="#s" fill="%s" transform="translate(36 60) scale(.48)"/>`, ink)
		return
	}
	fmt.Fprintf(b, `<g fill="%s">`, ink)
	for _, p := range pips[rank] {
		x, y := 42+18*p[0], 28+p[1]*112/6
		turn := ""
		if p[1] > 3 {
			turn = fmt.Sprintf("rotate(180 %d %d) ", x, y)
		}
		fmt.Fprintf(b, `<use href="#s" transform="%stranslate(%d %d) scale(.24)"/>`, turn, x-12, y-12)
	}
	b.WriteString(`</g>`)
}

// squeeze fits an index into the margin: the letters are wider than the
// figures, and the tails of J and Q must not reach the suit below them.
func squeeze(letter string) string {
	switch letter {
	case "J":
		return ".25 .22"
	case "Q":
		return ".195 .22"
	case "T":
		return ".19 .27"
	case "K", "A", "R", "D", "V":
		return ".215 .28"
	case "Kn":
		return ".145 .28"
	}
	return ".3 .29"
}

// Back returns the back of every card: a field of lozenges in a double frame.
func Back() []byte {
	var b strings.Builder
	b.WriteString(open)
	fmt.Fprintf(&b, `<defs><pattern id="p" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="translate(4 0)"><path d="M7 0L14 7L7 14L0 7Z" fill="none" stroke="%s" stroke-width="1"/><path d="M7 3.5Q8 6 10.5 7Q8 8 7 10.5Q6 8 3.5 7Q6 6 7 3.5Z" fill="%s"/></pattern></defs>`, blue, blue)
	fmt.Fprintf(&b, `<rect x=".75" y=".75" width="118.5" height="166.5" rx="7" fill="%s" stroke="#8d8371" stroke-width="1.5"/><rect x="8" y="8" width="104" height="152" rx="2" fill="url(#p)" stroke="%s" stroke-width="1.6"/><rect x="5.5" y="5.5" width="109" height="157" rx="3.5" fill="none" stroke="%s" stroke-width=".7"/></svg>`, paper, blue, blue)
	return []byte(b.String())
}

// Icon returns the sign of the edition: a heart on a card.
func Icon() []byte {
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="14" y="2" width="72" height="96" rx="9" fill="%s" stroke="#8d8371" stroke-width="3"/><path d="%s" fill="%s" transform="translate(24 24) scale(.52)"/></svg>`, paper, suits['H'].path, red)
}
