package record

import (
	"unicode/utf8"

	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// ParseBlock reads one record in the notation of a play block: a name, if the
// first line has no word of the notation, and then a line for each thing that
// is known. A word may come more than once.
func ParseBlock(name, text string) (*Record, error) {
	p := blockParser{rec: blank(), expect: parseExpect}
	return p.read(name, text)
}

// ParsePlay reads a record without what is expected to follow and without the rules
// that are expected to answer, for those who only play it. What it asks of the rules is
// read.
func ParsePlay(text string) (*Record, error) {
	p := blockParser{rec: blank()}
	return p.read("", text)
}

func (p *blockParser) read(name, text string) (*Record, error) {
	if !utf8.ValidString(text) || !utf8.ValidString(name) {
		return nil, &Error{0, "the block is not UTF-8; save it as such"}
	}
	p.rec.Name = ascii.Join(ascii.Fields(name), " ")
	if err := p.lines(ascii.Split(text, "\n")); err != nil {
		return nil, err
	}
	return p.rec, nil
}

func (p *blockParser) lines(lines []string) error {
	for i, line := range lines {
		p.line++
		word, rest, _ := ascii.Cut(ascii.Trim(line), " ")
		if word == "" || ascii.Begins(word, "#") {
			continue
		}
		if word == "then" {
			if err := p.finish(); err != nil {
				return err
			}
			return p.then(lines[i+1:])
		}
		if err := p.take(word, ascii.Trim(rest)); err != nil {
			return &Error{p.line, err.Error()}
		}
	}
	return p.finish()
}

type blockParser struct {
	rec   *Record
	line  int
	trick int  // play lines so far
	whole bool // it said "deal"
	at    bool // it said at which trick
	said  [len(once)]bool

	twice   [cards.Seats]cards.Set // the cards that come twice in a hand
	twiceAt int                    // the last line that has such

	expect func(text string) (Expect, error) // nil where nothing is expected
}

// once are the words that a block says but once.
var once = [...]string{"rules", "pack", "dealer", "leader", "pool", "trick", "turned"}

// brackets returns a word less the brackets it stands in.
func brackets(s string) string {
	s = ascii.After(s, "(")
	if n := len(s); n > 0 && s[n-1] == ')' {
		s = s[:n-1]
	}
	return s
}

// wrong says that a line is not as a block is written, and how it is.
type wrong string

func (w wrong) Error() string { return string(w) }

// unfit returns the error that cards cannot lie as a record says. It is not called wrong,
// as the modules of the page leave out what wrong is told, and a reader who has moved a
// card is to be told this.
func unfit(text string) error { return wrong(text) }

// take reads a line: a word, and what it says.
func (p *blockParser) take(word, rest string) error {
	for i, w := range once {
		if w != word {
			continue
		}
		if p.said[i] {
			return wrong("the word \"" + word + "\" comes twice; leave one out")
		}
		p.said[i] = true
	}
	switch word {
	case "rules", "pack", "dealer", "leader", "pool", "beast", "set", "trick", "taken", "state":
		return p.table(word, rest)
	case "deal", "hands", "talon", "turned", "exchange", "swap", "discards":
		return p.dealt(word, rest)
	}
	return p.course(word, rest)
}

// table reads what is known before a card is dealt, or of a position.
func (p *blockParser) table(word, rest string) error {
	rec := p.rec
	switch word {
	case "rules":
		rec.Rules = rest
	case "pack":
		rec.Pack = rest
		if rest != Black && rest != Red {
			return wrong("a pack of doubles is black or red, not \"" + rest + "\"")
		}
	case "dealer":
		return seatIn(rest, &rec.Dealer)
	case "leader":
		p.at = true
		return seatIn(rest, &rec.Leader)
	case "pool":
		return p.pools(rest)
	case "beast":
		return p.beast(rest)
	case "set":
		name, n, _ := ascii.Cut(rest, " ")
		v, err := number(n)
		rec.Settings = append(rec.Settings, Setting{name, int32(v)})
		return err
	case "trick":
		n, err := number(rest)
		rec.Trick, p.at = n, true
		return err
	case "taken":
		p.at = true
		return p.taken(rest)
	case "state":
		return p.state(rest)
	}
	return nil
}

// dealt reads where the cards lie before the play.
func (p *blockParser) dealt(word, rest string) error {
	rec := p.rec
	switch word {
	case "deal", "hands":
		p.whole = p.whole || word == "deal"
		return p.perSeat(rest, func(seat cards.Seat, list []cards.Card) error {
			if rec.Hands[seat] == 0 && len(list) > 0 {
				rec.Players++
			}
			for _, c := range list {
				switch {
				case !rec.Hands[seat].Has(c):
					rec.Hands[seat] |= c.Bit()
				case p.twice[seat].Has(c):
					return unfit("the card " + c.Sign() + " comes three times in the hand of " + seat.String())
				default:
					p.twice[seat] |= c.Bit()
					p.twiceAt = p.line
				}
			}
			return nil
		})
	case "talon":
		list, err := cardList(rest)
		rec.Talon = append(rec.Talon, list...)
		return err
	case "discards":
		list, err := cardList(rest)
		if rec.Discards == nil {
			rec.Discards = []cards.Card{}
		}
		rec.Discards = append(rec.Discards, list...)
		return err
	case "exchange":
		return p.perSeat(rest, func(seat cards.Seat, list []cards.Card) error {
			if len(list) > 1 {
				return wrong(seat.String() + " puts out one card; a second is an act: act exchange " + seat.String() + " discard-2 " + list[1].Sign())
			}
			rec.Exchange[seat] = Exchange{Done: true, Out: one(list)}
			return nil
		})
	case "swap":
		return p.perSeat(rest, func(seat cards.Seat, list []cards.Card) error {
			if len(list) != 1 {
				return wrong(seat.String() + " gives one card: swap " + seat.String() + " ♠2")
			}
			rec.Swap[seat] = list[0]
			return nil
		})
	case "turned":
		list, err := cardList(rest)
		if err == nil && len(list) != 1 {
			return wrong("one card lies turned up: turned ♠7")
		}
		rec.Turned = one(list)
		return err
	}
	return nil
}

// course reads what the players did, and what is expected of it.
func (p *blockParser) course(word, rest string) error {
	rec := p.rec
	switch word {
	case "play":
		return p.play(rest)
	case "act":
		a, err := parseAct(rest)
		rec.Acts = append(rec.Acts, a)
		return err
	case "unclaimed":
		return p.unclaimed(rest)
	case "expect", "refuse", "allow":
		if p.expect == nil { // the act that is asked about is read; what answer is expected is not, and any kind will do
			if word == "expect" {
				return nil
			}
			said, _, _ := ascii.Cut(rest, " by ")
			a, err := parseAct("end " + said)
			a.At = 0
			rec.Expects = append(rec.Expects, Expect{Kind: Refuse, Act: a})
			return err
		}
		text := word + " " + rest
		if word == "expect" {
			text = rest
		}
		e, err := p.expect(text)
		e.Line = p.line
		rec.Expects = append(rec.Expects, e)
		return err
	case "...":
		rec.Open = true
	default:
		if phaseOf(word) != nil {
			return p.steps(word, rest)
		}
		return wrong("unknown word \"" + word + "\"; a line begins with rules, pack, dealer, leader, pool, beast, set, trick, taken, state, deal, hands, talon, turned, exchange, swap, discards, bid, draw, meld, bet, choose, trade, stop, play, act, unclaimed, expect, refuse, allow, then or ...")
	}
	return nil
}

// finish decides whether the block was a whole hand or a position, and numbers
// its tricks.
func (p *blockParser) finish() error {
	rec := p.rec
	rec.Position = !(p.whole && rec.Players > 0) && (p.at || rec.Players > 0 && rec.Talon == nil || rec.Players == 0 && (len(rec.Plays) > 0 || rec.Discards != nil))
	if rec.Position && !p.at {
		rec.Trick = 1
		if len(rec.Plays) == 0 && (rec.Exchange != [cards.Seats]Exchange{}) {
			rec.Trick = 0
		}
	}
	if !rec.Position {
		rec.Trick = 0
	}
	for i := range rec.Plays {
		rec.Plays[i].Trick += max(rec.Trick, 1)
	}
	if err := rec.pair(&p.twice); err != nil {
		return &Error{p.twiceAt, err.Error()}
	}
	return nil
}

func (p *blockParser) pools(rest string) error {
	words := ascii.Fields(rest)
	if len(words) == 1 {
		n, err := number(words[0])
		p.rec.Pools = []Pool{{"", int32(n)}}
		return err
	}
	if len(words)%2 != 0 || len(words) == 0 {
		return wrong("a pool is a number, or two pools are great 26 little 13")
	}
	for i := 0; i < len(words); i += 2 {
		n, err := number(words[i+1])
		if err != nil {
			return err
		}
		p.rec.Pools = append(p.rec.Pools, Pool{words[i], int32(n)})
	}
	return nil
}

func (p *blockParser) beast(rest string) error {
	words := ascii.Fields(rest)
	if len(words) != 2 && !(len(words) == 4 && words[2] == "in" && words[3] == "play") {
		return wrong("a beast is a seat, an amount and perhaps \"in play\"")
	}
	b := Beast{InPlay: len(words) == 4}
	if err := seatIn(words[0], &b.By); err != nil {
		return err
	}
	n, err := number(words[1])
	b.Amount = int32(n)
	p.rec.Beasts = append(p.rec.Beasts, b)
	return err
}

// taken reads "N 3 (12)   W 4 (9)".
func (p *blockParser) taken(rest string) error {
	words := ascii.Fields(rest)
	for i := 0; i < len(words); {
		var seat cards.Seat
		if err := seatIn(words[i], &seat); err != nil {
			return err
		}
		if i+1 >= len(words) {
			return wrong("how many tricks " + seat.String() + " has taken is missing: taken " + seat.String() + " 3")
		}
		n, err := number(words[i+1])
		if err != nil {
			return err
		}
		t := Taken{Tricks: n}
		i += 2
		if i < len(words) && ascii.Begins(words[i], "(") {
			t.Points, err = number(brackets(words[i]))
			if err != nil {
				return err
			}
			i++
		}
		p.rec.Taken[seat] = t
	}
	return nil
}

func (p *blockParser) play(rest string) error {
	seat, words := cards.NoSeat, ascii.Fields(rest)
	for _, word := range words {
		if s, ok := cards.SeatOf(word); ok && seat == cards.NoSeat {
			seat = s
			continue
		}
		list, err := cardList(word)
		if err != nil {
			return err
		}
		if len(list) != 1 {
			return wrong("a player plays one card to a trick, not " + word)
		}
		p.rec.Plays = append(p.rec.Plays, Play{Trick: p.trick, Seat: seat, Card: list[0]})
		seat = cards.NoSeat
	}
	if seat != cards.NoSeat || len(words) == 0 {
		return wrong("a player plays one card to a trick, not none")
	}
	p.trick++
	return nil
}

func (p *blockParser) unclaimed(rest string) error {
	for _, word := range ascii.Fields(rest) {
		if word == "party" || word == "pool" {
			p.rec.Unclaimed = append(p.rec.Unclaimed, word)
			continue
		}
		list, err := cardList(word)
		if err != nil {
			return wrong("what is unclaimed is a card, party or pool, not \"" + word + "\"")
		}
		for _, c := range list {
			p.rec.Unclaimed = append(p.rec.Unclaimed, c.String())
		}
	}
	return nil
}

// perSeat reads "N ♠K2 ♥3   W ♠54" and calls f for each seat with its cards.
func (p *blockParser) perSeat(rest string, f func(cards.Seat, []cards.Card) error) error {
	seat := cards.NoSeat
	var list []cards.Card
	flush := func() error {
		if seat == cards.NoSeat {
			return nil
		}
		return f(seat, list)
	}
	for _, word := range ascii.Fields(rest) {
		if s, ok := cards.SeatOf(word); ok {
			if err := flush(); err != nil {
				return err
			}
			seat, list = s, nil
			continue
		}
		if seat == cards.NoSeat || len(word) == 1 && word != "-" { // no card is a letter alone
			return seatIn(word, &seat)
		}
		if word == "-" {
			continue
		}
		more, err := cardList(word)
		if err != nil {
			return err
		}
		list = append(list, more...)
	}
	return flush()
}

// cardList reads "♠K2 ♥3", or "KS 2S 3H".
func cardList(text string) ([]cards.Card, error) {
	var list []cards.Card
	for _, word := range ascii.Fields(text) {
		if c, ok := cards.CardOf(word); ok {
			list = append(list, c)
			continue
		}
		suit, signs := cards.Suit(0), 0
		for s := cards.Spades; s <= cards.Clubs; s++ {
			if ascii.Begins(word, s.Sign()) {
				suit, signs = s, len(s.Sign())
			}
		}
		if signs == 0 || signs == len(word) {
			return list, wrong("unknown card \"" + word + "\"; a card is a suit and a face, such as ♣7")
		}
		for i := signs; i < len(word); i++ {
			face := cards.FaceOf(word[i])
			if face == 0 {
				return list, wrong("unknown card \"" + word + "\"; a card is a suit and a face, such as ♣7")
			}
			list = append(list, cards.Of(suit, face))
		}
	}
	return list, nil
}

func one(list []cards.Card) cards.Card {
	if len(list) == 0 {
		return cards.None
	}
	return list[0]
}

func seatIn(text string, seat *cards.Seat) error {
	s, ok := cards.SeatOf(text)
	if !ok {
		return wrong("unknown seat \"" + text + "\"; " + cards.SeatsAre)
	}
	*seat = s
	return nil
}

func tooLarge(digits string) string {
	return "too large: " + digits + "; no number may be above 999999999"
}

func allDigits(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return true
}

func number(text string) (int, error) {
	n, ok := ascii.Number(ascii.Trim(text))
	if !ok {
		if text = ascii.Trim(text); len(text) > 9 && allDigits(text) {
			return 0, wrong(tooLarge(text))
		}
		return 0, wrong("not a whole number: \"" + text + "\"; write digits alone")
	}
	return n, nil
}

// parseAct reads "3 W revoke", "exchange E peek ♣7" or "deal S packets 4 4 4".
func parseAct(text string) (Act, error) {
	a := Act{Seat: cards.NoSeat, To: cards.NoSeat}
	words := ascii.Fields(text)
	if len(words) < 2 {
		return a, wrong("an act is a moment (draw, deal, exchange, a trick or end), a seat and what was done")
	}
	if !a.moment(words[0]) {
		return a, wrong("an act is at draw, deal, exchange, a phase such as bid, the number of a trick, or end, not \"" + words[0] + "\"")
	}
	return a, a.what(words[1:])
}

// manyCards is the acts that are done with several cards: they are dealt, put
// out, declared or taken with others. Each has a space about it.
const manyCards = " deal done meld imperial point run set blanches pair change together "

// takesMany reports whether an act may be done with several cards at once.
func (a *Act) takesMany() bool { return a.Act == "out" || ascii.Find(manyCards, " "+a.Act+" ") >= 0 }

// what reads the seat, the name and the particulars of an act.
func (a *Act) what(words []string) error {
	if s, ok := cards.SeatOf(words[0]); ok {
		a.Seat, words = s, words[1:]
	}
	if len(words) == 0 {
		return wrong("what was done is missing: act 3 W revoke")
	}
	a.Act = words[0]
	if list, err := cardList(a.Act); err == nil && len(list) == 1 {
		a.Act, a.Card = "play", list[0]
		words = words[1:]
	} else {
		words = words[1:]
	}
	for _, word := range words {
		if s, ok := cards.SeatOf(word); ok {
			a.To = s
			continue
		}
		if n, err := number(word); err == nil {
			a.N = append(a.N, n)
			continue
		}
		list, err := cardList(word)
		if err != nil {
			return err
		}
		if a.Act == "out" && (len(list) > 1 || a.Card != cards.None || a.Cards != nil) {
			if a.Card != cards.None {
				a.Cards, a.Card = append(a.Cards, a.Card), cards.None
			}
			a.Cards = append(a.Cards, list...)
			continue
		}
		if a.Act != "out" && a.takesMany() {
			a.Cards = append(a.Cards, list...)
			continue
		}
		if len(list) != 1 || a.Card != cards.None {
			return wrong("one card is enough in the act " + a.Act)
		}
		a.Card = list[0]
	}
	return nil
}
