package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Block writes the record in the notation of a play block, without its fence
// and its name.
func (r *Record) Block() string {
	var b []byte
	line := func(word, rest string) {
		b = append(b, word...)
		for i := len(word); i < 8 && rest != ""; i++ {
			b = append(b, ' ')
		}
		if len(word) >= 8 && rest != "" {
			b = append(b, ' ')
		}
		b = append(b, rest...)
		b = append(b, '\n')
	}
	r.blockTable(line)
	r.blockState(line)
	r.blockPosition(line)
	r.blockDealt(line)
	r.blockSteps(line)
	r.blockPlay(line)
	r.blockEnd(line)
	return string(b) + r.blockRun()
}

// blockTable writes what is known before a card is dealt.
func (r *Record) blockTable(line func(word, rest string)) {
	if r.Rules != "" {
		line("rules", r.Rules)
	}
	for _, s := range r.Settings {
		line("set", s.Figure+" "+ascii.Itoa(int(s.Value)))
	}
	if r.Pack != "" {
		line("pack", r.Pack)
	}
	if r.Dealer != cards.NoSeat {
		line("dealer", r.Dealer.String())
	}
	if len(r.Pools) == 1 && r.Pools[0].Name == "" {
		line("pool", ascii.Itoa(int(r.Pools[0].Amount)))
	} else if len(r.Pools) > 0 {
		var words []string
		for _, p := range r.Pools {
			words = append(words, p.Name, ascii.Itoa(int(p.Amount)))
		}
		line("pool", ascii.Join(words, " "))
	}
	for _, x := range r.Beasts {
		text := x.By.String() + " " + ascii.Itoa(int(x.Amount))
		if x.InPlay {
			text += " in play"
		}
		line("beast", text)
	}
}

// blockPosition writes at which trick a position is, and what was taken.
func (r *Record) blockPosition(line func(word, rest string)) {
	if !r.Position {
		return
	}
	line("trick", ascii.Itoa(r.Trick))
	if r.Taken != [cards.Seats]Taken{} {
		line("taken", perSeat(func(s cards.Seat) string {
			t := r.Taken[s]
			if t == (Taken{}) {
				return ""
			}
			text := ascii.Itoa(t.Tricks)
			if t.Points > 0 {
				text += " (" + ascii.Itoa(t.Points) + ")"
			}
			return text
		}))
	}
}

// blockDealt writes where the cards lie before the play.
func (r *Record) blockDealt(line func(word, rest string)) {
	if r.Leader != cards.NoSeat {
		line("leader", r.Leader.String())
	}
	if r.Players > 0 {
		word := "deal"
		if r.Position {
			word = "hands"
		}
		line(word, perSeat(func(s cards.Seat) string { return r.suited(r.Hands[s]) }))
	}
	if r.Talon != nil {
		line("talon", signs(r.printed(r.Talon)))
	}
	if r.Turned != cards.None {
		line("turned", r.Turned.Sign())
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
}

// blockEnd writes what was done beside the play, and what is expected.
func (r *Record) blockEnd(line func(word, rest string)) {
	for _, a := range r.Acts {
		line("act", a.Moment()+" "+a.Did())
	}
	if len(r.Unclaimed) > 0 {
		var words []string
		for _, word := range r.Unclaimed {
			if c, ok := cards.CardOf(word); ok {
				word = c.Sign()
			}
			words = append(words, word)
		}
		line("unclaimed", ascii.Join(words, " "))
	}
	for i := range r.Expects {
		text := r.Expects[i].String()
		if k := r.Expects[i].Kind; k != Refuse && k != Allow {
			text = "expect  " + text
		} else {
			word, rest, _ := ascii.Cut(text, " ")
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
}

func (r *Record) blockPlay(line func(word, rest string)) {
	var words []string
	for i, p := range r.Plays {
		if i > 0 && p.Trick != r.Plays[i-1].Trick {
			line("play", ascii.Join(words, "  "))
			words = nil
		}
		word := r.Printed(p.Card).Sign()
		if p.Seat != cards.NoSeat {
			word = p.Seat.String() + " " + word
		}
		words = append(words, word)
	}
	if words != nil {
		line("play", ascii.Join(words, "  "))
	}
}

func perSeat(item func(cards.Seat) string) string {
	var words []string
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if text := item(seat); text != "" {
			words = append(words, seat.String()+" "+text)
		}
	}
	return ascii.Join(words, "   ")
}
