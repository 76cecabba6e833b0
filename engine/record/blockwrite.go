package record

import (
	"strings"

	"quinola/engine/cards"
)

// Block writes the record in the notation of a play block, without its fence
// and its name.
func (r *Record) Block() string {
	var b strings.Builder
	line := func(word, rest string) {
		b.WriteString(word)
		for i := len(word); i < 8 && rest != ""; i++ {
			b.WriteByte(' ')
		}
		if len(word) >= 8 && rest != "" {
			b.WriteByte(' ')
		}
		b.WriteString(rest)
		b.WriteByte('\n')
	}
	if r.Rules != "" {
		line("rules", r.Rules)
	}
	for _, s := range r.Settings {
		line("set", s.Figure+" "+itoa(int(s.Value)))
	}
	if r.Dealer != cards.NoSeat {
		line("dealer", r.Dealer.String())
	}
	if len(r.Pools) == 1 && r.Pools[0].Name == "" {
		line("pool", itoa(int(r.Pools[0].Amount)))
	} else if len(r.Pools) > 0 {
		var words []string
		for _, p := range r.Pools {
			words = append(words, p.Name, itoa(int(p.Amount)))
		}
		line("pool", strings.Join(words, " "))
	}
	for _, x := range r.Beasts {
		text := x.By.String() + " " + itoa(int(x.Amount))
		if x.InPlay {
			text += " in play"
		}
		line("beast", text)
	}
	if r.Position {
		line("trick", itoa(r.Trick))
		if r.Taken != [cards.Seats]Taken{} {
			line("taken", perSeat(func(s cards.Seat) string {
				t := r.Taken[s]
				if t == (Taken{}) {
					return ""
				}
				text := itoa(t.Tricks)
				if t.Points > 0 {
					text += " (" + itoa(t.Points) + ")"
				}
				return text
			}))
		}
	}
	if r.Leader != cards.NoSeat {
		line("leader", r.Leader.String())
	}
	if r.Players > 0 {
		word := "deal"
		if r.Position {
			word = "hands"
		}
		line(word, perSeat(func(s cards.Seat) string { return Suited(r.Hands[s]) }))
	}
	if r.Talon != nil {
		line("talon", signs(r.Talon))
	}
	if r.Exchange != [cards.Seats]Exchange{} {
		line("exchange", perSeat(func(s cards.Seat) string {
			if e := r.Exchange[s]; e.Done {
				return e.Out.Sign()
			}
			return ""
		}))
	}
	if r.Swap != [cards.Seats]cards.Card{} {
		line("swap", perSeat(func(s cards.Seat) string {
			if c := r.Swap[s]; c != cards.None {
				return c.Sign()
			}
			return ""
		}))
	}
	if r.Discards != nil {
		line("discards", signs(r.Discards))
	}
	r.blockPlay(line)
	for _, a := range r.Acts {
		at, ok := moments[a.At]
		if !ok {
			at = itoa(a.At)
		}
		line("act", at+" "+a.body())
	}
	if len(r.Unclaimed) > 0 {
		var words []string
		for _, word := range r.Unclaimed {
			if c, ok := cards.CardOf(word); ok {
				word = c.Sign()
			}
			words = append(words, word)
		}
		line("unclaimed", strings.Join(words, " "))
	}
	for i := range r.Expects {
		text := r.Expects[i].String()
		if k := r.Expects[i].Kind; k != Refuse && k != Allow {
			text = "expect  " + text
		} else {
			word, rest, _ := strings.Cut(text, " ")
			text = word
			for len(text) < 8 {
				text += " "
			}
			text += rest
		}
		line(text, "")
	}
	if r.Open {
		line("...", "")
	}
	return b.String()
}

func (r *Record) blockPlay(line func(word, rest string)) {
	var words []string
	for i, p := range r.Plays {
		if i > 0 && p.Trick != r.Plays[i-1].Trick {
			line("play", strings.Join(words, "  "))
			words = nil
		}
		word := p.Card.Sign()
		if p.Seat != cards.NoSeat {
			word = p.Seat.String() + " " + word
		}
		words = append(words, word)
	}
	if words != nil {
		line("play", strings.Join(words, "  "))
	}
}

// Suited is a hand as a block writes it, "♠K2 ♥3".
func Suited(hand cards.Set) string {
	text := ""
	suit := cards.Suit(9)
	for _, c := range cards.Ranked(hand) {
		if c.Suit() != suit {
			suit = c.Suit()
			if text != "" {
				text += " "
			}
			text += suit.Sign()
		}
		text += string(cards.FaceLetter(c.Face()))
	}
	return text
}

func perSeat(item func(cards.Seat) string) string {
	var words []string
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if text := item(seat); text != "" {
			words = append(words, seat.String()+" "+text)
		}
	}
	return strings.Join(words, "   ")
}
