package session

import (
	"strconv"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis/bot"
)

// A game is saved as text: a few lines that say how it was set up, and then
// every hand as a play block, headed "hand" and closed by "settled" once it
// is. So a hand can be cut out and given to replay, and a game that was saved
// by an older program deals the same cards.

// Save writes the game.
func (s *Session) Save() string {
	var b strings.Builder
	line := func(words ...string) { b.WriteString(strings.Join(words, " ") + "\n") }
	line("# A game of Reversis. quinola play -resume FILE goes on with it.")
	line("game", s.Rules)
	line("seed", strconv.FormatUint(s.Seed, 10))
	line("first", s.Options.Dealer.String())
	people := "nobody"
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if s.Person(seat) {
			people = strings.TrimPrefix(people, "nobody") + seat.String()
		}
	}
	line("people", people)
	line("bots", s.Bots.String(), strconv.Itoa(s.Deals))
	if s.Ask {
		line("claims", "asked")
	}
	hands := s.Past
	if s.phase != Settled {
		hands = append(hands[:len(hands):len(hands)], Hand{Record: s.rec})
	}
	for i, h := range hands {
		line("\nhand", strconv.Itoa(i+1))
		b.WriteString(h.Record.Block())
		if i < len(s.Past) {
			line("settled")
		}
	}
	if s.ended {
		line("\nended")
	}
	return b.String()
}

// Resume reads a game that was saved. Its errors name the line.
func Resume(text string) (*Session, error) {
	p := reader{lines: strings.Split(text, "\n")}
	o, err := p.options()
	if err != nil {
		return nil, err
	}
	s, err := begin(o)
	if err != nil {
		return nil, p.wrong(err.Error())
	}
	for p.word() == "hand" {
		if s.rec != nil && s.phase != Settled {
			return nil, p.wrong("the hand before this one is not settled")
		}
		if err := p.hand(s); err != nil {
			return nil, err
		}
	}
	if p.word() == "ended" && s.phase == Settled {
		s.End()
		p.at++
	}
	if word := p.word(); word != "" {
		return nil, p.wrong("a hand, or the end of the file, is wanted here, not \"" + word + "\"")
	}
	if s.rec == nil {
		err = s.deal(nil)
	}
	return s, err
}

// reader reads a saved game line by line.
type reader struct {
	lines []string
	at    int
}

func (p *reader) wrong(text string) error {
	return fault("line " + strconv.Itoa(p.at+1) + ": " + text)
}

// word is the first word of the next line that says something, "" at the end.
func (p *reader) word() string {
	for ; p.at < len(p.lines); p.at++ {
		if words := strings.Fields(p.lines[p.at]); len(words) > 0 && !strings.HasPrefix(words[0], "#") {
			return words[0]
		}
	}
	return ""
}

func (p *reader) options() (o Options, err error) {
	o.Dealer = cards.NoSeat
	for {
		word := p.word()
		if word == "hand" || word == "" {
			if o.Rules == "" {
				return o, p.wrong("this is no saved game: it does not begin with a line \"game RULES\"")
			}
			return o, nil
		}
		rest := strings.Fields(p.lines[p.at])[1:]
		if len(rest) == 0 {
			rest = []string{""}
		}
		ok := true
		switch word {
		case "game":
			o.Rules = rest[0]
		case "seed":
			o.Seed, err = strconv.ParseUint(rest[0], 10, 64)
			ok = err == nil
		case "first":
			o.Dealer, ok = cards.SeatOf(rest[0])
		case "people":
			for _, letter := range strings.Split(strings.TrimPrefix(rest[0], "nobody"), "") {
				seat, known := cards.SeatOf(letter)
				if ok = ok && known; known {
					o.People |= 1 << seat
				}
			}
		case "bots":
			o.Bots, ok = bot.KindOf(rest[0])
			if ok && len(rest) > 1 {
				o.Deals, err = strconv.Atoi(rest[1])
				ok = err == nil && o.Deals >= 0
			}
		case "claims":
			o.Ask = rest[0] == "asked"
			ok = o.Ask
		default:
			return o, p.wrong("unknown word \"" + word + "\" in a saved game")
		}
		if !ok {
			return o, p.wrong("\"" + word + "\" cannot be \"" + strings.Join(rest, " ") + "\"")
		}
		p.at++
	}
}

// hand plays one hand of the file.
func (p *reader) hand(s *Session) error {
	head := p.at
	p.at++
	from, settled := p.at, false
	for ; p.at < len(p.lines); p.at++ {
		word, _, _ := strings.Cut(strings.TrimSpace(p.lines[p.at]), " ")
		if word == "settled" || word == "hand" || word == "ended" {
			settled = word == "settled"
			break
		}
	}
	r, err := record.ParseBlock("", strings.Join(p.lines[from:p.at], "\n"))
	if err != nil {
		if at, ok := err.(*record.Error); ok {
			p.at = from + max(at.Line, 1) - 1
			err = fault(at.Text)
		}
		return p.wrong(err.Error())
	}
	end := p.at
	p.at = head
	if err := s.follows(r, settled); err != nil {
		return p.wrong(err.Error())
	}
	p.at = end
	if settled {
		p.at++
	}
	return nil
}

// follows deals the cards of a record and does what it tells.
func (s *Session) follows(r *record.Record, settled bool) error {
	if r.Dealer != s.Game.Dealer || r.Rules != s.Law.ID {
		return fault("this hand does not follow the one before: " + s.Game.Dealer.String() + " deals under " + s.Law.ID)
	}
	if err := s.dealt(r); err != nil {
		return err
	}
	if err := s.deal(r); err != nil {
		return err
	}
	for s.phase == Exchange {
		e := r.Exchange[s.hand.Turn]
		if !e.Done {
			break
		}
		if err := s.Do(e.Out); err != nil {
			return err
		}
	}
	for s.phase == Swap && r.Swap[s.hand.Turn] != cards.None {
		if err := s.Do(r.Swap[s.hand.Turn]); err != nil {
			return err
		}
	}
	for _, play := range r.Plays {
		if s.phase != Play {
			return fault("a card is left over: " + play.Card.Sign())
		}
		if err := s.Do(play.Card); err != nil {
			return err
		}
	}
	if settled && s.phase == Claim {
		if err := s.Unclaim(r.Unclaimed...); err != nil {
			return err
		}
	}
	if settled != (s.phase == Settled) {
		return fault("this hand is not played to its end, or it is and the file does not say that it was settled")
	}
	return nil
}

// dealt checks that a record deals the whole pack as the rules have it.
func (s *Session) dealt(r *record.Record) error {
	var all cards.Set
	n := 0
	for _, seat := range cards.Round(s.Law.Seats) {
		hand := r.Hands[seat]
		if want := s.Law.Tricks + b2i(seat == r.Dealer); hand.Len() != want {
			return fault(seat.String() + " has " + strconv.Itoa(hand.Len()) + " cards; he is dealt " + strconv.Itoa(want))
		}
		all |= hand
		n += hand.Len()
	}
	for _, c := range r.Talon {
		all |= c.Bit()
		n++
	}
	if all != s.Law.Pack() || n != all.Len() {
		return fault("the deal is not the whole pack")
	}
	return nil
}
