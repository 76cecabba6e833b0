package sitting

import (
	"cmp"
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// A sitting is saved as text: a few lines that say how it was set up, and then every
// hand, from a line "hand" to a line "settled" once it is settled. A past hand is a
// play block, which quinola replay reads, too. The last hand is a play block of what
// was dealt, and a line "did" for each act, in order, so that acts can be undone. A
// sitting that an older program saved keeps its cards.

// Save writes the sitting.
func (s *Sitting) Save() string { return s.save(0) }

// SaveHand writes a sitting of this hand alone, with what lay on the table before it.
func (s *Sitting) SaveHand() string {
	past := len(s.Past)
	if s.st != nil {
		past--
	}
	return s.save(past)
}

// save writes the sitting from a hand on.
func (s *Sitting) save(from int) string {
	var b []byte
	line := func(words ...string) { b = append(append(b, ascii.Join(words, " ")...), '\n') }
	line("# A game of " + s.Law.Book().Game.Name() + ". quinola play -resume FILE goes on with it.")
	line("game", s.Rules)
	line("seed", decimal(s.Seed))
	first := s.Options.Dealer
	people := "nobody"
	for seat := range cards.Seat(cards.Seats) {
		if s.Person(seat) {
			people = ascii.After(people, "nobody") + seat.String()
		}
	}
	if from > 0 {
		first = s.rec.Dealer
	}
	line("first", first.String())
	line("people", people)
	line("bots", s.Bots.String(), ascii.Itoa(s.Deals))
	if s.Ask {
		line("claims", "asked")
	}
	for _, a := range s.Settings {
		line("set", a.Figure, ascii.Itoa(int(a.Value)))
	}
	past := s.Past
	if s.st != nil {
		past = past[:len(past)-1]
	}
	for i, h := range past[from:] {
		line("\nhand", ascii.Itoa(i+1))
		b = append(b, h.Record.Block()...)
		line("settled")
	}
	line("\nhand", ascii.Itoa(len(past)-from+1))
	b = append(b, s.rec.Block()...)
	for i := range s.acts {
		a := &s.acts[i]
		word := "did"
		if a.person {
			word = "chose"
		}
		line(word, a.Phase, a.Text())
	}
	if s.st != nil {
		line("settled")
	}
	if s.ended {
		line("\nended")
	}
	return string(b)
}

// decimal writes a number that may exceed the largest int.
func decimal(n uint64) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return decimal(n/10) + string(rune('0'+n%10))
}

// Resume reads a saved sitting. Its errors name the line.
func Resume(text string) (*Sitting, error) {
	p := reader{lines: ascii.Split(text, "\n")}
	o, err := p.options()
	if err != nil {
		return nil, err
	}
	s, err := begin(o)
	if err != nil {
		return nil, p.wrong(err.Error())
	}
	for p.word() == "hand" {
		if s.rec != nil && s.st == nil {
			return nil, p.wrong("the hand before this one is not settled; play it to its end, or take this one out")
		}
		if err := p.hand(s); err != nil {
			return nil, err
		}
	}
	if p.word() == "ended" && s.st != nil {
		s.End()
		p.at++
	}
	if word := p.word(); word != "" {
		return nil, p.wrong("a hand, or the end of the file, is wanted here, not \"" + word + "\"")
	}
	switch {
	case s.rec == nil:
		err = s.deal(nil)
	case s.hand == nil:
		err = s.Next()
	}
	return s, err
}

// reader reads a saved sitting line by line.
type reader struct {
	lines []string
	at    int
}

func (p *reader) wrong(text string) error {
	return game.Fault("line " + ascii.Itoa(p.at+1) + ": " + text)
}

// word returns the first word of the next line that is not empty, "" at the end.
func (p *reader) word() string {
	for ; p.at < len(p.lines); p.at++ {
		if words := ascii.Fields(p.lines[p.at]); len(words) > 0 && !ascii.Begins(words[0], "#") {
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
		rest := append(ascii.Fields(p.lines[p.at])[1:], "", "")
		ok := true
		switch word {
		case "game":
			o.Rules = rest[0]
		case "seed":
			o.Seed, ok = number(rest[0])
		case "first":
			o.Dealer, ok = cards.SeatOf(rest[0])
		case "people":
			for i := range ascii.After(rest[0], "nobody") {
				seat, known := cards.SeatOf(rest[0][i : i+1])
				ok = ok && known
				o.People |= seat.Bit()
			}
		case "bots":
			o.Bots, ok = KindOf(rest[0])
			if ok && rest[1] != "" {
				o.Deals, ok = ascii.Number(rest[1])
				ok = ok && o.Deals >= 0 && o.Deals <= 1<<20
			}
		case "claims":
			o.Ask = rest[0] == "asked"
			ok = o.Ask
		case "set":
			var n int
			n, ok = ascii.Number(rest[1])
			ok = ok && n <= 1<<20
			o.Settings = append(o.Settings, record.Setting{Figure: rest[0], Value: int32(n)})
		default:
			return o, p.wrong("unknown word \"" + word + "\" in a saved game; there are game, seed, first, people, bots, claims, set, hand, did, chose, settled and ended")
		}
		if !ok {
			return o, p.wrong("\"" + word + "\" cannot be \"" + ascii.Trim(ascii.Join(rest, " ")) + "\"")
		}
		p.at++
	}
}

// number reads a number that may exceed the largest int.
func number(text string) (n uint64, ok bool) {
	for i := range len(text) {
		d := uint64(text[i] - '0')
		if d > 9 || n > (1<<64-1-d)/10 {
			return 0, false
		}
		n = n*10 + d
	}
	return n, text != ""
}

// hand plays one hand of the file.
func (p *reader) hand(s *Sitting) error {
	head := p.at
	p.at++
	from, to := p.at, -1 // the play block
	settled := false
	var acts []act
scan:
	for ; p.at < len(p.lines); p.at++ {
		word, rest, _ := ascii.Cut(ascii.Trim(p.lines[p.at]), " ")
		switch word {
		case "settled", "hand", "ended":
			settled = word == "settled"
			break scan
		case "did", "chose":
			phase, step, _ := ascii.Cut(rest, " ")
			list, err := record.ParseSteps(phase, step)
			if err != nil || len(list) != 1 {
				return p.wrong("\"" + word + "\" is a phase, a seat and what is done: " + word + " play S ♠K")
			}
			if to < 0 {
				to = p.at
			}
			acts = append(acts, act{list[0], word == "chose"})
		}
	}
	if to < 0 {
		to = p.at
	}
	r, err := record.ParseBlock("", ascii.Join(p.lines[from:to], "\n"))
	if err != nil {
		if at, ok := err.(*record.Error); ok {
			p.at = from + max(at.Line, 1) - 1
			err = game.Fault(at.Text)
		}
		return p.wrong(err.Error())
	}
	end := p.at
	p.at = head
	if err := s.goesOn(r, acts, settled); err != nil {
		return p.wrong(err.Error())
	}
	if p.at = end; settled {
		p.at++
	}
	return nil
}

// lying returns what lies on the table before a hand, without what is zero.
func lying(r *record.Record) string {
	var b record.Record
	for _, p := range r.Pools {
		if p.Amount != 0 {
			b.Pools = append(b.Pools, p)
		}
	}
	for _, it := range r.State {
		if it.N != 0 {
			b.State = append(b.State, it)
		}
	}
	slices.SortStableFunc(b.State, func(x, y record.Item) int { return cmp.Compare(x.Name, y.Name) })
	b.Dealer, b.Leader, b.Beasts = cards.NoSeat, cards.NoSeat, r.Beasts
	return ascii.Join(ascii.Fields(b.Block()), " ")
}

// goesOn adds a hand to those before it: a past hand, or the last with its acts.
func (s *Sitting) goesOn(r *record.Record, acts []act, settled bool) error {
	if r.Rules != s.Law.Book().ID {
		return game.Fault("this hand is by " + r.Rules + ", and the game by " + s.Law.Book().ID + "; a file is of one game")
	}
	if !slices.Equal(r.Settings, s.set) {
		return game.Fault("in this hand something else is agreed on than in the game; its lines \"set\" are those at the head of the file")
	}
	if s.rec == nil {
		if !slices.Contains(cards.Round(s.Law.Book().Seats), r.Dealer) {
			return game.Fault("this hand does not say which of the players deals; add a line dealer")
		}
		s.match = game.NewMatch(s.Law, r)
	} else {
		s.match = s.next
		switch left := s.match.Begin(); {
		case s.match.Over():
			return game.Fault("the match was over before this hand; take it out, or begin another file")
		case left.Dealer != r.Dealer:
			return game.Fault("this hand does not follow the one before, after which " + left.Dealer.String() + " deals")
		case lying(left) != lying(r):
			return game.Fault("this hand does not follow the one before, which left \"" + lying(left) + "\", not \"" + lying(r) + "\"")
		}
	}
	if played := len(r.Steps) + len(r.Plays) + len(r.Acts); settled && len(acts) == 0 && played > 0 {
		next, st, err := s.match.After(r)
		if err != nil {
			return err
		}
		s.hand, s.rec, s.next, s.st, s.Past = nil, r, next, st, append(s.Past, Hand{r, st.Net})
		return nil
	}
	if err := s.deal(r); err != nil {
		return err
	}
	if err := s.again(acts); err != nil {
		return err
	}
	if settled != (s.st != nil) {
		return game.Fault("this hand and the line \"settled\" do not agree: it follows a hand that is played to its end, and no other")
	}
	return nil
}
