package felt

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/sitting"
	"quinola/engine/stage"
	"quinola/site/page"
	"quinola/site/pictures"
	"quinola/templates/phrases"
)

// Seated is a player: where he sits, what he holds, what he has taken.
type Seated struct {
	Letter, Name string
	Place        string // on the felt: S, or where the order of play leads from there
	Dealer       bool
	Cards        []Card
	Holds        string // the cards in words
	Taken        string
}

// Card is a card's picture.
type Card struct {
	Code, Src, Name, Sign string
	Red                   bool
	Lazy                  bool // it is not seen at first
}

// seatNames is what the players are called, in the order of the seats.
var seatNames = [cards.Seats]string{"South", "East", "North", "West", "The fifth", "The sixth", "The seventh", "The eighth", "The ninth", "The tenth",
	"The eleventh", "The twelfth", "The thirteenth", "The fourteenth", "The fifteenth", "The sixteenth", "The seventeenth", "The eighteenth", "The nineteenth", "The twentieth"}

// SeatName returns what a player is called, "" for nobody.
func SeatName(seat cards.Seat) string {
	if seat == cards.NoSeat {
		return ""
	}
	return seatNames[seat]
}

// aSeat is the letter of a player in a sentence, or what only looks like one: a
// card's rank after its suit.
var aSeat = regexp.MustCompile(`[♠♥♦♣]?\b[SENWTUVXYZBCDFGHLM]\b`)

// aLetterSeat is the letter of one of the players whose letters are words, too, as
// names.ts knows them: after a word that goes on, or before what a player does.
var aLetterSeat = regexp.MustCompile(`([a-z,] )([AI])\b|(^|[^♠♥♦♣\w])([AI])( (?:has|is|puts|pays|takes|draws|gives|receives|deals|wins|loses|lives|stays|holds|raises|plays|passes)\b)`)

// Spoken returns a line of the ledger with the players' names for their letters.
func Spoken(line string) string { return page.Capital(named(line)) }

// named returns words with the players' names for their letters.
func named(words string) string {
	words = aLetterSeat.ReplaceAllStringFunc(words, func(found string) string {
		m := aLetterSeat.FindStringSubmatch(found)
		return m[1] + m[3] + seatWithin(m[2]+m[4]) + m[5]
	})
	return aSeat.ReplaceAllStringFunc(words, seatWithin)
}

// titled returns a title with the names of the players of a table for their letters: at
// no table of l'Hombre is the L of "L'Hombre" one.
func titled(words string, table cards.SeatSet) string {
	return page.Capital(aSeat.ReplaceAllStringFunc(words, func(letter string) string {
		if seat, ok := cards.SeatOf(letter); ok && table.Has(seat) {
			return seatWithin(letter)
		}
		return letter
	}))
}

// seatWithin returns a player's name within a sentence, by the letter.
func seatWithin(letter string) string {
	seat, ok := cards.SeatOf(letter)
	if !ok {
		return letter
	}
	return strings.Replace(SeatName(seat), "The", "the", 1)
}

// saidBy returns whose an act of a record is, and what: of "E put-out ♦9" East, and
// "put out ♦9". Of an act of the whole table who is "".
func saidBy(act string) (who, what string) {
	letter, rest, _ := strings.Cut(act, " ")
	if seat, ok := cards.SeatOf(letter); ok {
		who, act = SeatName(seat), rest
	}
	if ofTable.MatchString(act) {
		who = ""
	}
	return who, named(called(act))
}

// called returns what an act of a record is called; a word that the table of phrases has
// with its hyphen alone, as the name of a thing, keeps it.
func called(act string) string {
	if said := sitting.Called(act); phrases.Known(said) || !phrases.Known(act) {
		return said
	}
	return act
}

// ofTable are acts of the whole table and no one player's.
var ofTable = regexp.MustCompile(`^(players|pack|end) \d+$`)

// done returns an act of a record in words, with its card. Its numbers, further cards and
// whom it concerns are told where there are words for them.
func done(a *record.Act) string {
	act, more := strings.TrimSpace(a.Act+" "+sign(a.Card)), ""
	for _, n := range a.N {
		more += " " + strconv.Itoa(n)
	}
	for _, c := range a.Cards {
		more += " " + c.Sign()
	}
	if a.To != cards.NoSeat {
		more += " " + a.To.String()
	}
	if whole := called(act + more); whole != called(act)+more {
		return named(whole)
	}
	return called(act)
}

// around is where players sit on the felt, in the order of play from South, by how
// many they are, as in whole games (templates/script/game/felt.ts); those of a larger
// table sit in a row.
var around = map[int][]string{
	2: {"S", "N"},
	3: {"S", "E", "W"},
	4: {"S", "E", "N", "W"},
	5: {"S", "E", "NE", "NW", "W"},
	6: {"S", "E", "NE", "N", "NW", "W"},
	7: {"S", "SE", "E", "NE", "NW", "W", "SW"},
	8: {"S", "SE", "E", "NE", "N", "NW", "W", "SW"},
}

// placed returns the ith of so many players' place on the felt.
func placed(i, of int) string {
	if list := around[of]; list != nil {
		return list[i]
	}
	return "row"
}

// Lay puts the cards on the table as they are when the first is played. Those
// of a table that is not seen at first are fetched when it is.
func (e *Table) Lay(at page.Place, v *Example, on *stage.Stage) {
	r := on.Record
	v.Engine = e.engineOf(at, on.Law.Book())
	counted := slices.ContainsFunc(on.Whole.Seats, func(seat cards.Seat) bool { return r.Taken[seat].Points > 0 })
	switch n := len(on.Whole.Seats); {
	case around[n] == nil:
		v.Table = "crowd"
	case n > 4:
		v.Table = "five"
	}
	hands := shown(on)
	for i, seat := range on.Whole.Seats {
		s := Seated{Letter: seat.String(), Place: placed(i, len(on.Whole.Seats)), Name: SeatName(seat), Dealer: seat == r.Dealer}
		var names []string
		for _, c := range cards.Ranked(hands[seat]) {
			card := Picture(at, c)
			card.Lazy = v.Later
			s.Cards = append(s.Cards, card)
			names = append(names, card.Name)
		}
		v.Many = v.Many || len(s.Cards) > 5
		v.Dealt = v.Dealt || len(s.Cards) > 0
		s.Holds = strings.Join(names, ", ")
		if t := r.Taken[seat]; t.Tricks > 0 {
			s.Taken = page.Count(t.Tricks, "trick")
			if counted {
				s.Taken += ", " + page.Count(t.Points, "point")
			}
		}
		v.Seats = append(v.Seats, s)
	}
	called := &on.Law.Book().Game.Wording().Pays
	for _, p := range r.Pools {
		v.Pools = append(v.Pools, NamedFigure{page.Capital(called.Called(p.Name)), int(p.Amount)})
	}
	if len(r.Talon) > 0 {
		v.Talon = listed(r.Talon)
		v.Facts = append(v.Facts, page.NamedText{Name: "Talon", Text: v.Talon})
	}
	if len(r.Discards) > 0 {
		v.Facts = append(v.Facts, page.NamedText{Name: "Under the pool", Text: listed(r.Discards)})
	}
	for _, a := range r.Acts {
		v.Facts = append(v.Facts, page.NamedText{Name: moment(a.At), Text: SeatName(a.Seat) + ": " + done(&a)})
	}
}

// shown returns the hands that a page shows before its script is asked for any: those
// with which the record begins or, where nobody has a card yet, those that somebody
// comes to hold by what is done.
func shown(on *stage.Stage) [cards.Seats]cards.Set {
	if on.Start == ([cards.Seats]cards.Set{}) {
		for _, d := range slices.Backward(on.Deeds()) {
			if d.Hands != on.Start {
				return d.Hands
			}
		}
	}
	return on.Start
}

// Picture returns the picture of a card, from a page.
func Picture(at page.Place, c cards.Card) Card {
	code := c.String()
	return Card{Code: code, Src: at.Root() + pictures.File(code[0], code[1]), Name: pictures.Name(code[0], code[1]), Sign: c.Sign(), Red: code[1] == 'H' || code[1] == 'D'}
}

func sign(c cards.Card) string {
	if !c.Valid() {
		return ""
	}
	return c.Sign()
}

func listed(list []cards.Card) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = c.Sign()
	}
	return strings.Join(words, " ")
}

func moment(at int) string {
	switch at {
	case record.AtDraw:
		return "At the draw"
	case record.AtDeal:
		return "At the deal"
	case record.AtExchange:
		return "At the exchange"
	case record.AtEnd:
		return "After the last card"
	}
	return fmt.Sprintf("Trick %d", at)
}
