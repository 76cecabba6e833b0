package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Step is what a player does in a phase that is not the play of tricks: a bid,
// a card put out, a declaration, a card of a run.
type Step struct {
	Phase string // the word of the line: "bid"
	Seat  cards.Seat
	Act   string       // "pass"; "" for what is usual in the phase
	Cards []cards.Card // that it is about
	N     []int
	To    cards.Seat // the other player, or NoSeat
}

// NewStep returns what a player does in a phase, with or to no other.
func NewStep(phase string, seat cards.Seat) Step {
	return Step{Phase: phase, Seat: seat, To: cards.NoSeat}
}

// Item is something that lay there before the hand, and is neither a pool nor
// a card: a bête that waits, a score, whose round it is.
type Item struct {
	Name string
	Seat cards.Seat // whose it is, or NoSeat
	N    int32
}

// phase is how a phase of a hand is written: the word of its lines in a block,
// its key in JSON, and the key of what is done.
type phase struct{ word, key, act string }

// phases are those that a record may have lines for, in the order in which
// JSON has them.
var phases = [...]phase{
	{"bid", "bids", "bid"}, {"draw", "draw", "act"}, {"meld", "declare", "what"}, {"bet", "bets", "act"},
	{"choose", "choices", "act"}, {"trade", "trades", "act"}, {"stop", "play", "act"},
}

func phaseOf(word string) *phase {
	for i := range phases {
		if phases[i].word == word {
			return &phases[i]
		}
	}
	return nil
}

// steps reads "S pass  E play  N call ♥K to W  W raise 3".
func (p *blockParser) steps(word, rest string) error {
	var list []Step
	to := false
	for _, w := range ascii.Fields(rest) {
		n := len(list)
		if seat, ok := cards.SeatOf(w); ok {
			if to {
				list[n-1].To, to = seat, false
				continue
			}
			list = append(list, NewStep(word, seat))
			continue
		}
		if n == 0 {
			return wrong("a " + word + " begins with a seat, not with \"" + w + "\"")
		}
		s := &list[n-1]
		switch number, isNumber := ascii.Number(w); {
		case w == "to":
			to = true
		case isNumber:
			s.N = append(s.N, number)
		case s.Act == "" && s.Cards == nil && isWord(w):
			s.Act = w
		default:
			more, err := cardList(w)
			if err != nil {
				return err
			}
			s.Cards = append(s.Cards, more...)
		}
	}
	if to || len(list) == 0 {
		return wrong("a " + word + " is a seat and what is said or done: " + word + " S pass")
	}
	p.rec.Steps = append(p.rec.Steps, list...)
	return nil
}

// isWord reports whether a word may be the name of an act: small letters and
// hyphens.
func isWord(w string) bool {
	for i := range len(w) {
		if c := w[i]; (c < 'a' || c > 'z') && c != '-' {
			return false
		}
	}
	return true
}

// isName reports whether w may name an act that is done at any time: a word, or a word
// with a number at its end, as "keep-12".
func isName(w string) bool {
	for i := range len(w) {
		if i > 0 && w[i] >= '0' && w[i] <= '9' {
			return isWord(w[:i]) && allDigits(w[i:])
		}
	}
	return isWord(w)
}

// state reads "waiting 22 11   score S 3 E 2".
func (p *blockParser) state(rest string) error {
	name, seat := "", cards.NoSeat
	for _, w := range ascii.Fields(rest) {
		if s, ok := cards.SeatOf(w); ok && name != "" {
			seat = s
			continue
		}
		if n, ok := ascii.Number(w); ok && name != "" {
			p.rec.State = append(p.rec.State, Item{name, seat, int32(n)})
			continue
		}
		if !isWord(w) {
			return wrong("what lay there before is a name and numbers, such as waiting 22 11 or score S 3 E 2, not \"" + w + "\"")
		}
		name, seat = w, cards.NoSeat
	}
	if len(p.rec.State) == 0 {
		return wrong("what lay there before is missing: a name and numbers, such as score S 3")
	}
	return nil
}

// blockSteps writes the steps, a line a phase.
func (r *Record) blockSteps(line func(word, rest string)) {
	for i := 0; i < len(r.Steps); {
		word, text := r.Steps[i].Phase, ""
		for ; i < len(r.Steps) && r.Steps[i].Phase == word; i++ {
			if text != "" {
				text += "  "
			}
			text += r.Steps[i].Text()
		}
		line(word, text)
	}
}

// ParseSteps reads what follows the word of a phase in a block: "S pass  E raise 3".
func ParseSteps(word, text string) ([]Step, error) {
	p := &blockParser{rec: &Record{}}
	if err := p.steps(word, text); err != nil {
		return nil, err
	}
	return p.rec.Steps, nil
}

// Text returns a step as a block has it after the word of its phase.
func (s *Step) Text() string {
	text := s.Seat.String()
	if s.Act != "" {
		text += " " + s.Act
	}
	if len(s.Cards) > 0 {
		text += " " + signs(s.Cards)
	}
	for _, n := range s.N {
		text += " " + ascii.Itoa(n)
	}
	if s.To != cards.NoSeat {
		text += " to " + s.To.String()
	}
	return text
}

// blockState writes what lay there before.
func (r *Record) blockState(line func(word, rest string)) {
	text, name, seat := "", "", cards.NoSeat
	for _, it := range r.State {
		if it.Name != name {
			if text != "" {
				text += "   "
			}
			name, seat = it.Name, cards.NoSeat
			text += name
		}
		if it.Seat != seat {
			seat = it.Seat
			text += " " + seat.String()
		}
		text += " " + ascii.Itoa(int(it.N))
	}
	if text != "" {
		line("state", text)
	}
}

// steps reads the steps of a phase: a list, or what each seat puts out and how
// many cards it takes, which is a list where a seat does several things.
func (d *decoder) steps(p *phase, v *value) {
	if p.word == "draw" {
		d.seats(p.key, v, func(seat cards.Seat, v *value) {
			if v.kind != '[' {
				d.draw(p, seat, v)
				return
			}
			d.all(p.key, v, func(v *value) { d.draw(p, seat, v) })
		})
		return
	}
	d.all(p.key, v, func(v *value) {
		s := NewStep(p.word, cards.NoSeat)
		d.each(p.key, v, func(name string, v *value) {
			switch name {
			case "seat":
				s.Seat = d.seat(name, v)
			case p.act:
				s.Act = d.word(name, v, isWord)
			case "card":
				s.Cards = append(s.Cards, d.card(name, v))
			case "cards":
				s.Cards = append(s.Cards, d.cards(name, v)...)
			case "n", "amount":
				if v.kind != '[' {
					s.N = append(s.N, d.count(name, v))
					return
				}
				d.all(name, v, func(v *value) { s.N = append(s.N, d.count(name, v)) })
			case "to":
				s.To = d.seat(name, v)
			case "suit":
				s.N = append(s.N, d.suit(v))
			default:
				d.fail(v, "unknown key \""+name+"\" in \""+p.key+"\"; there are seat, "+p.act+", card, cards, n, amount, to, suit")
			}
		})
		if s.Seat == cards.NoSeat {
			d.fail(v, "\""+p.key+"\" needs a seat: {\"seat\": \"E\", \""+p.act+"\": ...}")
		}
		d.rec.Steps = append(d.rec.Steps, s)
	})
}

// draw reads what a seat does in an exchange.
func (d *decoder) draw(p *phase, seat cards.Seat, v *value) {
	s := NewStep(p.word, seat)
	d.each(p.key, v, func(name string, v *value) {
		switch name {
		case "out":
			s.Cards = d.cards(name, v)
		case "n":
			s.N = []int{d.count(name, v)}
		case "act":
			s.Act = d.word(name, v, isWord)
		case "to":
			s.To = d.seat(name, v)
		default:
			d.fail(v, "unknown key \""+name+"\" in \"draw\"; there are act, out, n, to")
		}
	})
	d.rec.Steps = append(d.rec.Steps, s)
}

// suit reads the letter of a suit as its number.
func (d *decoder) suit(v *value) int {
	for s := cards.Spades; s <= cards.Clubs; s++ {
		if c := cards.Of(s, cards.Ace).String(); v.text == c[1:] {
			return int(s)
		}
	}
	d.fail(v, "a suit is S, H, D or C, not \""+v.text+"\"")
	return 0
}

// state reads {"waiting": [22, 11], "score": {"S": 3}, "tour": 2}.
func (d *decoder) state(v *value) {
	add := func(name string, seat cards.Seat, v *value) {
		d.rec.State = append(d.rec.State, Item{name, seat, int32(d.count(name, v))})
	}
	d.each("state", v, func(name string, v *value) {
		if name == "" || !isWord(name) {
			d.fail(v, "a name in \"state\" is of small letters, not \""+name+"\"")
			return
		}
		switch v.kind {
		case '[':
			d.all(name, v, func(v *value) { add(name, cards.NoSeat, v) })
		case '{':
			d.seats(name, v, func(seat cards.Seat, v *value) { add(name, seat, v) })
		default:
			add(name, cards.NoSeat, v)
		}
	})
}

// writeSteps writes the steps, a key a phase.
func (r *Record) writeSteps(o *Writer) {
	for i := range phases {
		p := &phases[i]
		of := func(seat cards.Seat) (list []*Step) {
			for k := range r.Steps {
				if s := &r.Steps[k]; s.Phase == p.word && (seat == cards.NoSeat || s.Seat == seat) {
					list = append(list, s)
				}
			}
			return list
		}
		all := of(cards.NoSeat)
		switch {
		case len(all) == 0:
		case p.word == "draw":
			o.seats(p.key, func(seat cards.Seat) bool { return len(of(seat)) > 0 }, func(seat cards.Seat) {
				if list := of(seat); len(list) == 1 {
					list[0].write(o, p)
				} else {
					o.steps(list, p)
				}
			})
		default:
			o.Key(p.key).steps(all, p)
		}
	}
}

// steps is a list of steps of a phase.
func (o *Writer) steps(list []*Step, p *phase) {
	o.Open('[')
	for _, s := range list {
		s.write(o, p)
	}
	o.Close(']')
}

func (s *Step) write(o *Writer, p *phase) {
	o.Open('{')
	cardsKey := "cards"
	if p.word == "draw" {
		cardsKey = "out"
	} else {
		o.Key("seat").Seat(s.Seat)
	}
	if s.Act != "" {
		o.Key(p.act).Text(s.Act)
	}
	if s.Cards != nil {
		o.Key(cardsKey).Cards(s.Cards)
	}
	if len(s.N) == 1 {
		o.Key("n").Number(s.N[0])
	} else if len(s.N) > 1 {
		o.Key("n").numbers(s.N)
	}
	o.named("to", s.To)
	o.Close('}')
}

// State is what lay there, or lies there, as an object: a list where it is
// nobody's, an object where it is the players'. What goes by one name is told
// together, where the first of it stands.
func (o *Writer) State(items []Item) {
	o.Open('{')
	for i, first := range items {
		if named(items[:i], first.Name) {
			continue
		}
		brackets := "[]"
		if first.Seat != cards.NoSeat {
			brackets = "{}"
		}
		o.Key(first.Name).Open(brackets[0])
		for _, x := range items[i:] {
			if x.Name != first.Name {
				continue
			}
			if x.Seat != cards.NoSeat {
				o.Key(x.Seat.String())
			}
			o.Number(int(x.N))
		}
		o.Close(brackets[1])
	}
	o.Close('}')
}

// named reports whether an item goes by a name.
func named(items []Item, name string) bool {
	for i := range items {
		if items[i].Name == name {
			return true
		}
	}
	return false
}

// moment reads the moment of an act: "draw", "deal", "exchange", the word of a
// phase or the number of a trick, and after a point how many acts of it, or
// cards of the trick, come before.
func (a *Act) moment(text string) bool {
	at, after, cut := ascii.Cut(text, ".")
	if cut {
		n, ok := ascii.Number(after)
		if !ok || n < 1 {
			return false
		}
		a.After = n
	}
	if m, ok := momentOf(at); ok {
		a.At = m
		return true
	}
	if phaseOf(at) != nil {
		a.Phase = at
		return true
	}
	n, ok := ascii.Number(at)
	a.At = n
	return ok && n > 0
}

// Moment returns the moment of an act as a record writes it.
func (a *Act) Moment() string {
	text, ok := a.Phase, a.Phase != ""
	if !ok {
		text, ok = wordOf(a.At)
	}
	if !ok {
		text = ascii.Itoa(a.At)
	}
	if a.After > 0 {
		text += "." + ascii.Itoa(a.After)
	}
	return text
}
