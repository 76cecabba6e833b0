// Package smallest has the hands with which a book just lets one play, and what the
// bots make of each. They were dealt and played once and are pinned.
package smallest

import (
	"bufio"
	_ "embed"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/play"
	"quinola/engine/record"
)

// smallestListed are the smallest hands that a book lets one play with;
// smallestPlayed is what Write found of them. It is pinned because
// dealing and playing them takes longer than building all pages.
//
//go:embed smallest.tsv
var smallestListed string

//go:embed smallestplayed.tsv
var smallestPlayed string

// Each hand is dealt so often, from this seed on.
const (
	smallestDeals = 480 // as often in each seat, at tables of three and of four
	Seed          = 1785
)

// Hand is one hand that a book lets one play with.
type Hand struct {
	Clause, Rules, bid string
	suit               cards.Suit // of trumps
	trumps             cards.Set  // all that are held
	Rest               []string   // what the book wants besides, each of another suit
	call               string     // whose king is called: a suit's sign, Q of the guarded queen, or - as the bot likes
	Words, Remark      string
	Groups             []string // what the hands played so are called in black, and in red
	Sum                string   // of the row: what was played is held to it
}

// cameTo is what the deals of one hand came to.
type cameTo struct{ Won, Remise, Codille int }

// Hands are the hands of the list, and what their deals came to.
type Hands struct {
	List  []Hand
	Deals int // of each
	Came  map[string]cameTo
}

// Find returns the hands of the list whose clauses there are, with what was
// found of them.
func Find(has func(clause string) bool) (s Hands, err error) {
	list, err := smallHands(smallestListed)
	if err != nil {
		return s, err
	}
	if s.Came, s.Deals, err = playedSmallest(smallestPlayed); err != nil {
		return s, err
	}
	for _, h := range list {
		if _, played := s.Came[h.Sum]; played && has(h.Clause) && games.Find(h.Rules) != nil {
			s.List = append(s.List, h)
		}
	}
	return s, nil
}

var trumpNames = map[string]cards.Suit{"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3}

// smallHands reads the list of hands.
func smallHands(table string) (list []Hand, err error) {
	line := 0
	groups := map[[2]string][]string{}
	for row := range strings.Lines(table) {
		line++
		row = strings.TrimSuffix(row, "\n")
		if row == "" || row[0] == '#' {
			continue
		}
		f := strings.Split(row, "\t")
		if f[0] == "group" && len(f) == 5 {
			groups[[2]string(f[1:3])] = f[3:]
			continue
		}
		if len(f) != 9 {
			return nil, fmt.Errorf("site/smallest/smallest.tsv:%d: %d fields, not 9", line, len(f))
		}
		suit, ok := trumpNames[f[3]]
		h := Hand{Clause: f[0], Rules: f[1], bid: f[2], suit: suit, call: f[6], Words: f[7], Groups: groups[[2]string(f[1:3])]}
		for name := range strings.FieldsSeq(f[4]) {
			c, known := trumpCalled(suit, name)
			ok = ok && known && !h.trumps.Has(c)
			h.trumps |= c.Bit()
		}
		if !ok || h.Groups == nil {
			return nil, fmt.Errorf("site/smallest/smallest.tsv:%d: %q is no hand and bid", line, row)
		}
		if f[5] != "-" {
			h.Rest = strings.Fields(f[5])
		}
		if f[8] != "-" {
			h.Remark = f[8]
		}
		sum := fnv.New32a()
		_, _ = io.WriteString(sum, strings.Join(f[:7], "\t"))
		h.Sum = fmt.Sprintf("%08x", sum.Sum32())
		list = append(list, h)
	}
	return list, nil
}

// trumpCalled returns the trump of a suit that has a name: S, M, B and P are
// espadille, manille, baste and ponte.
func trumpCalled(suit cards.Suit, name string) (cards.Card, bool) {
	red := suit == 1 || suit == 2
	switch name {
	case "S":
		return cards.Of(0, cards.Ace), true
	case "B":
		return cards.Of(3, cards.Ace), true
	case "M":
		if red {
			return cards.Of(suit, 7), true
		}
		return cards.Of(suit, 2), true
	case "P":
		return cards.Of(suit, cards.Ace), red
	}
	face := cards.FaceOf(name[0])
	return cards.Of(suit, face), len(name) == 1 && face > cards.Ace
}

// forty is the pack of both games.
const forty = cards.Full &^ (0x0001_0001_0001_0001 << 8) &^ (0x0001_0001_0001_0001 << 9) &^ (0x0001_0001_0001_0001 << 10)

// trumpsOf returns every trump where a suit is.
func trumpsOf(suit cards.Suit) cards.Set {
	return cards.Lane(suit) | cards.Of(0, cards.Ace).Bit() | cards.Of(3, cards.Ace).Bit()
}

// Write deals each of the smallest hands with so many random rests, has
// the bots play them, and writes what they came to.
func Write(w io.Writer) error {
	list, err := smallHands(smallestListed)
	if err != nil {
		return err
	}
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "# What the bots make of the hands of site/smallest/smallest.tsv, each with %d random rests from the seed %d on:\n# quinola rates -smallest FILE writes it. The sum is of the hand's row: one that was changed is to be played anew.\n# clause, sum, deals, won, lost by remise, lost by codille\n", smallestDeals, Seed)
	for i := range list {
		h := &list[i]
		law, err := games.Find(h.Rules).Compile()
		if err != nil {
			return err
		}
		c, err := h.played(law, smallestDeals, Seed)
		if err != nil {
			return fmt.Errorf("%s: %w", h.Clause, err)
		}
		fmt.Fprintf(b, "%s\t%s\t%d\t%d\t%d\t%d\n", h.Clause, h.Sum, smallestDeals, c.Won, c.Remise, c.Codille)
	}
	return b.Flush()
}

// played returns what so many deals of a hand come to.
func (h *Hand) played(law game.Law, deals int, seed uint64) (cameTo, error) {
	var c cameTo
	for i := range deals {
		src := chance.Source(seed + uint64(i)<<16)
		// The hand goes round the table: it leads, sits between, and comes last.
		seats := cards.Round(law.Book().Seats)
		at := seats[i%len(seats)]
		hand, err := play.Sit(law, h.dealt(law, at, &src), 0)
		if err != nil {
			return c, err
		}
		for moment := uint64(0); hand.Turn() != cards.NoSeat; moment++ {
			st, ok := h.does(hand, at, src.Next()+moment)
			if !ok {
				return c, game.Fault("a player can do nothing that the rules let")
			}
			if err := hand.Do(st); err != nil {
				return c, err
			}
		}
		so := hand.Settlement()
		to := func(what string) bool {
			return slices.ContainsFunc(so.Outcomes, func(o game.Outcome) bool { return o.What == what })
		}
		switch {
		case to("remise"):
			c.Remise++
		case to("codille"):
			c.Codille++
		case to("winner"):
			c.Won++
		default:
			return c, fmt.Errorf("deal %d was neither won nor lost: %v", i, so.Outcomes)
		}
	}
	return c, nil
}

// dealt returns the hand in a seat, and to the others what is left.
func (h *Hand) dealt(law game.Law, at cards.Seat, src *chance.Source) *record.Record {
	rs := law.Book()
	r := game.NewMatch(law, &record.Record{Dealer: cards.South}).Begin()
	var pack []cards.Card
	for set := forty &^ h.trumps; set != 0; set = set.Without() {
		pack = append(pack, set.First())
	}
	seats := cards.Round(rs.Seats)
	each := (len(pack) + h.trumps.Len()) / len(seats)
	if rs.Seats == 3 {
		each = 9
	}
	for {
		src.Shuffle(pack)
		src.Next()
		r.Hands[at] = h.trumps
		n := h.trumps.Len()
		rest := slices.Clone(pack)
		for i := 0; i < len(rest) && n < each; {
			c := rest[i]
			if trumpsOf(h.suit).Has(c) {
				i++
				continue
			}
			r.Hands[at] |= c.Bit()
			rest = slices.Delete(rest, i, i+1)
			n++
		}
		if !h.fits(r.Hands[at] &^ h.trumps) {
			continue
		}
		for _, seat := range seats {
			if seat != at {
				r.Hands[seat] = 0
				for _, c := range rest[:each] {
					r.Hands[seat] |= c.Bit()
				}
				rest = rest[each:]
			}
		}
		r.Players, r.Talon = len(seats), rest
		return r
	}
}

// fits reports whether the cards that are no trumps are what the book wants.
func (h *Hand) fits(rest cards.Set) bool {
	kings := 0
	for _, want := range h.Rest {
		if want == "K" {
			kings++
		}
	}
	return (rest&cards.Face(cards.King)).Len() == kings && h.each(rest, 0, 0)
}

// each reports whether what is wanted from the nth on is found, each in a suit
// of its own that is not among those used.
func (h *Hand) each(rest cards.Set, n int, used uint8) bool {
	if n == len(h.Rest) {
		return true
	}
	for suit := range cards.Suit(4) {
		if suit != h.suit && used>>suit&1 == 0 && hasOf(rest&cards.Lane(suit), suit, h.Rest[n]) && h.each(rest, n+1, used|1<<suit) {
			return true
		}
	}
	return false
}

// hasOf reports whether the cards of one suit are what is wanted of it.
func hasOf(have cards.Set, suit cards.Suit, want string) bool {
	queen, knave := have.Has(cards.Of(suit, cards.Queen)), have.Has(cards.Of(suit, cards.Knave))
	king := have.Has(cards.Of(suit, cards.King))
	switch want {
	case "K":
		return king
	case "Qx", "Qxx":
		return queen && !king && have.Len() >= len(want)
	case "Jx":
		return knave && !king && have.Len() >= 2
	case "QJ":
		return queen && knave && !king
	case "void":
		return have == 0
	case "xxx":
		return have.Len() == 3
	}
	return strings.Repeat(suit.Sign(), have.Len()) == want
}

// does returns what whoever's turn it is does: the hand is bid, its trumps are named
// and its king is called as the book says, the others pass, and everything else
// is left to the bots.
func (h *Hand) does(hand game.Hand, at cards.Seat, seed uint64) (record.Step, bool) {
	for _, o := range hand.May() {
		if o.Refused {
			continue
		}
		switch {
		case o.Phase == "bid" && hand.Turn() == at && o.Act == h.bid,
			o.Phase == "bid" && hand.Turn() != at && o.Act == "pass",
			o.Phase == "choose" && trumpNames[o.Act] == h.suit && (h.suit != 0 || o.Act == "spades"),
			o.Phase == "choose" && o.Act == "call" && h.calls(hand.View(at).Hand, o.Cards[0]):
			return o.Step, true
		}
	}
	list := hand.Advise(0, seed)
	if len(list) == 0 {
		return record.Step{}, false
	}
	return list[0].Step, true
}

// calls reports whether the book says that this king is called.
func (h *Hand) calls(held cards.Set, king cards.Card) bool {
	if h.call == "Q" {
		return king.Suit() != h.suit && hasOf(held&cards.Lane(king.Suit())&^h.trumps, king.Suit(), "Qx")
	}
	return h.call == king.Suit().Sign()
}

// playedSmallest reads what was pinned: by the sum of the hand's row.
func playedSmallest(table string) (map[string]cameTo, int, error) {
	came, deals, line := map[string]cameTo{}, 0, 0
	for row := range strings.Lines(table) {
		line++
		row = strings.TrimSpace(row)
		if row == "" || row[0] == '#' {
			continue
		}
		f := strings.Split(row, "\t")
		var n [4]int
		if len(f) != 6 {
			return nil, 0, fmt.Errorf("site/smallest/smallestplayed.tsv:%d: %d fields, not 6; write it anew with quinola rates -smallest site/smallest/smallestplayed.tsv", line, len(f))
		}
		for i := range n {
			var err error
			if n[i], err = strconv.Atoi(f[2+i]); err != nil || n[i] < 0 {
				return nil, 0, fmt.Errorf("site/smallest/smallestplayed.tsv:%d: %q is no count; write it anew with quinola rates -smallest site/smallest/smallestplayed.tsv", line, f[2+i])
			}
		}
		if n[0] == 0 || n[1]+n[2]+n[3] != n[0] {
			return nil, 0, fmt.Errorf("site/smallest/smallestplayed.tsv:%d: %d + %d + %d is not %d deals", line, n[1], n[2], n[3], n[0])
		}
		came[f[1]], deals = cameTo{n[1], n[2], n[3]}, n[0]
	}
	return came, deals, nil
}

// Wilson returns the 95 % interval of a share of which k of n cases are, in whole
// per cent.
func Wilson(k, n int) (low, high int) {
	const z = 1.96
	p, m := float64(k)/float64(n), float64(n)
	mid, half := p+z*z/(2*m), z*math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	of := func(x float64) int { return int(math.Round(100 * x / (1 + z*z/m))) }
	return of(mid - half), of(mid + half)
}
