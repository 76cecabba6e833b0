package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// AppendJSON writes the record in the notation of replay, on one line.
func (r *Record) AppendJSON(b []byte) []byte {
	if r.Then != nil {
		return r.appendRun(b)
	}
	o := object{b: append(b, '{')}
	r.writeTable(&o)
	r.writePools(&o)
	r.writeState(&o)
	r.writePosition(&o)
	r.writeDealt(&o)
	r.writeSteps(&o)
	r.writePlay(&o)
	r.writeActs(&o)
	if len(r.Unclaimed) > 0 {
		o.list("unclaimed", len(r.Unclaimed), func(i int) string { return quoted(r.Unclaimed[i]) })
	}
	if len(r.Expects) > 0 {
		o.list("expect", len(r.Expects), func(i int) string { return quoted(r.Expects[i].String()) })
	}
	if r.Open {
		o.key("open")
		o.b = append(o.b, "true"...)
	}
	return append(o.b, '}')
}

// writeTable writes what is known before a card is dealt.
func (r *Record) writeTable(o *object) {
	if r.Name != "" {
		o.text("name", r.Name)
	}
	o.text("rules", r.Rules)
	if len(r.Settings) > 0 {
		o.key("settings")
		o.b = append(o.b, '{')
		for i, s := range r.Settings {
			o.sep(i)
			o.b = append(AppendQuoted(o.b, s.Figure), ':')
			o.b = ascii.AppendInt(o.b, int(s.Value))
		}
		o.b = append(o.b, '}')
	}
	if r.Pack != "" {
		o.text("pack", r.Pack)
	}
	o.seat("dealer", r.Dealer)
	o.seat("leader", r.Leader)
}

// writePosition writes at which trick a position is, and what was taken.
func (r *Record) writePosition(o *object) {
	if !r.Position {
		return
	}
	o.number("trick", r.Trick)
	if r.Taken != [cards.Seats]Taken{} {
		o.seats("taken", func(s cards.Seat) string {
			if t := r.Taken[s]; t != (Taken{}) {
				return `{"tricks":` + ascii.Itoa(t.Tricks) + `,"points":` + ascii.Itoa(t.Points) + `}`
			}
			return ""
		})
	}
}

// writeDealt writes where the cards lie before the play.
func (r *Record) writeDealt(o *object) {
	if r.Players > 0 {
		key := "deal"
		if r.Position {
			key = "hands"
		}
		o.seats(key, func(s cards.Seat) string {
			if r.Hands[s] == 0 {
				return ""
			}
			return quoted(r.dotted(r.Hands[s]))
		})
	}
	if r.Talon != nil {
		o.cards("talon", r.printed(r.Talon))
	}
	if r.Turned != cards.None {
		o.key("turned")
		o.b = AppendQuoted(o.b, r.Turned.String())
	}
	if r.Discards != nil {
		o.cards("discards", r.Discards)
	}
	if r.Exchange != [cards.Seats]Exchange{} {
		o.seats("exchange", func(s cards.Seat) string {
			if e := r.Exchange[s]; e.Done {
				return quoted(e.Out.String())
			}
			return ""
		})
	}
	if r.Swap != [cards.Seats]cards.Card{} {
		o.seats("swap", func(s cards.Seat) string {
			if c := r.Swap[s]; c != cards.None {
				return quoted(c.String())
			}
			return ""
		})
	}
}

func (r *Record) writePools(o *object) {
	switch {
	case len(r.Pools) == 1 && r.Pools[0].Name == "":
		o.number("pool", int(r.Pools[0].Amount))
	case len(r.Pools) > 0:
		o.key("pools")
		o.b = append(o.b, '{')
		for i, p := range r.Pools {
			o.sep(i)
			o.b = append(AppendQuoted(o.b, p.Name), ':')
			o.b = ascii.AppendInt(o.b, int(p.Amount))
		}
		o.b = append(o.b, '}')
	}
	if len(r.Beasts) > 0 {
		o.list("beasts", len(r.Beasts), func(i int) string {
			x := r.Beasts[i]
			return `{"by":"` + x.By.String() + `","amount":` + ascii.Itoa(int(x.Amount)) + `,"inPlay":` + string(ascii.AppendBool(nil, x.InPlay)) + `}`
		})
	}
}

func (r *Record) writePlay(o *object) {
	if len(r.Plays) == 0 {
		return
	}
	o.key("play")
	o.b = append(o.b, '[')
	for i, p := range r.Plays {
		if i == 0 || p.Trick != r.Plays[i-1].Trick {
			if i > 0 {
				o.b = append(o.b, "],"...)
			}
			o.b = append(o.b, '[')
		} else {
			o.b = append(o.b, ',')
		}
		if p.Seat != cards.NoSeat {
			o.b = AppendQuoted(o.b, p.Seat.String()+":"+p.Card.String())
		} else {
			o.b = AppendQuoted(o.b, p.Card.String())
		}
	}
	o.b = append(o.b, "]]"...)
}

func (r *Record) writeActs(o *object) {
	if len(r.Acts) == 0 {
		return
	}
	o.key("acts")
	o.b = append(o.b, '[')
	for i, a := range r.Acts {
		o.sep(i)
		p := object{b: append(o.b, '{')}
		if a.At > 0 && a.After == 0 {
			p.number("at", a.At)
		} else {
			p.text("at", a.Moment())
		}
		p.seat("seat", a.Seat)
		p.text("act", a.Act)
		if a.Card != cards.None {
			p.text("card", a.Card.String())
		}
		p.seat("to", a.To)
		if a.N != nil {
			p.list("n", len(a.N), func(i int) string { return ascii.Itoa(a.N[i]) })
		}
		if a.Cards != nil {
			p.cards("cards", a.Cards)
		}
		o.b = append(p.b, '}')
	}
	o.b = append(o.b, ']')
}

// object appends the members of a JSON object.
type object struct {
	b    []byte
	more bool
}

//go:noinline
func (o *object) key(name string) {
	if o.more {
		o.b = append(o.b, ',')
	}
	o.more = true
	o.b = append(AppendQuoted(o.b, name), ':')
}

//go:noinline
func (o *object) sep(i int) {
	if i > 0 {
		o.b = append(o.b, ',')
	}
}

//go:noinline
func (o *object) text(key, s string) {
	o.key(key)
	o.b = AppendQuoted(o.b, s)
}

//go:noinline
func (o *object) number(key string, n int) {
	o.key(key)
	o.b = ascii.AppendInt(o.b, n)
}

//go:noinline
func (o *object) seat(key string, s cards.Seat) {
	if s != cards.NoSeat {
		o.text(key, s.String())
	}
}

//go:noinline
func (o *object) list(key string, n int, item func(int) string) {
	o.key(key)
	o.b = append(o.b, '[')
	for i := range n {
		o.sep(i)
		o.b = append(o.b, item(i)...)
	}
	o.b = append(o.b, ']')
}

//go:noinline
func (o *object) cards(key string, list []cards.Card) {
	o.list(key, len(list), func(i int) string { return quoted(list[i].String()) })
}

// seats writes a member for each seat that has a value, in order of play.
//
//go:noinline
func (o *object) seats(key string, item func(cards.Seat) string) {
	o.key(key)
	o.b = append(o.b, '{')
	more := false
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		text := item(seat)
		if text == "" {
			continue
		}
		if more {
			o.b = append(o.b, ',')
		}
		more = true
		o.b = append(AppendQuoted(o.b, seat.String()), ':')
		o.b = append(o.b, text...)
	}
	o.b = append(o.b, '}')
}

func quoted(s string) string { return string(AppendQuoted(nil, s)) }
