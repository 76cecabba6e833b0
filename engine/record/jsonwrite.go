package record

import "quinola/engine/cards"

// AppendJSON writes the record in the notation of replay, on one line.
func (r *Record) AppendJSON(b []byte) []byte {
	if r.Then != nil {
		return r.appendRun(b)
	}
	o := &Writer{B: b}
	o.Open('{')
	r.writeTable(o)
	if len(r.Pools) > 0 {
		o.Pools(r.Pools)
	}
	if len(r.Beasts) > 0 {
		o.Beasts(r.Beasts)
	}
	if len(r.State) > 0 {
		o.Key("state").State(r.State)
	}
	r.writePosition(o)
	r.writeDealt(o)
	r.writeSteps(o)
	r.writePlay(o)
	r.writeActs(o)
	if len(r.Unclaimed) > 0 {
		o.Key("unclaimed").Texts(r.Unclaimed)
	}
	if len(r.Expects) > 0 {
		o.Key("expect").Open('[')
		for i := range r.Expects {
			o.Text(r.Expects[i].String())
		}
		o.Close(']')
	}
	if r.Open {
		o.Key("open").Truth(true)
	}
	o.Close('}')
	return o.B
}

// writeTable writes what is known before a card is dealt.
func (r *Record) writeTable(o *Writer) {
	if r.Name != "" {
		o.Key("name").Text(r.Name)
	}
	o.Key("rules").Text(r.Rules)
	if len(r.Settings) > 0 {
		o.Key("settings").Open('{')
		for _, s := range r.Settings {
			o.Key(s.Figure).Number(int(s.Value))
		}
		o.Close('}')
	}
	if r.Pack != "" {
		o.Key("pack").Text(r.Pack)
	}
	o.named("dealer", r.Dealer)
	o.named("leader", r.Leader)
}

// writePosition writes at which trick a position is, and what was taken.
func (r *Record) writePosition(o *Writer) {
	if !r.Position {
		return
	}
	o.Key("trick").Number(r.Trick)
	if r.Taken != [cards.Seats]Taken{} {
		o.seats("taken", func(s cards.Seat) bool { return r.Taken[s] != (Taken{}) }, func(s cards.Seat) {
			o.Open('{')
			o.Key("tricks").Number(r.Taken[s].Tricks)
			o.Key("points").Number(r.Taken[s].Points)
			o.Close('}')
		})
	}
}

// writeDealt writes where the cards lie before the play.
func (r *Record) writeDealt(o *Writer) {
	if r.Players > 0 {
		key := "deal"
		if r.Position {
			key = "hands"
		}
		o.seats(key, func(s cards.Seat) bool { return r.Hands[s] != 0 }, func(s cards.Seat) { o.Text(r.dotted(r.Hands[s])) })
	}
	if r.Talon != nil {
		o.Key("talon").Cards(r.printed(r.Talon))
	}
	if r.Turned != cards.None {
		o.Key("turned").Text(r.Turned.String())
	}
	if r.Discards != nil {
		o.Key("discards").Cards(r.Discards)
	}
	if r.Exchange != [cards.Seats]Exchange{} {
		o.seats("exchange", func(s cards.Seat) bool { return r.Exchange[s].Done }, func(s cards.Seat) { o.Text(r.Exchange[s].Out.String()) })
	}
	if r.Swap != [cards.Seats]cards.Card{} {
		o.seats("swap", func(s cards.Seat) bool { return r.Swap[s] != cards.None }, func(s cards.Seat) { o.Text(r.Swap[s].String()) })
	}
}

func (r *Record) writePlay(o *Writer) {
	if len(r.Plays) == 0 {
		return
	}
	o.Key("play").Open('[')
	for i, p := range r.Plays {
		if i == 0 || p.Trick != r.Plays[i-1].Trick {
			if i > 0 {
				o.Close(']')
			}
			o.Open('[')
		}
		text := p.Card.String()
		if p.Seat != cards.NoSeat {
			text = p.Seat.String() + ":" + text
		}
		o.Text(text)
	}
	o.Close(']')
	o.Close(']')
}

func (r *Record) writeActs(o *Writer) {
	if len(r.Acts) == 0 {
		return
	}
	o.Key("acts").Open('[')
	for i := range r.Acts {
		a := &r.Acts[i]
		o.Open('{')
		if o.Key("at"); a.At > 0 && a.After == 0 {
			o.Number(a.At)
		} else {
			o.Text(a.Moment())
		}
		o.named("seat", a.Seat)
		o.Key("act").Text(a.Act)
		if a.Card != cards.None {
			o.Key("card").Text(a.Card.String())
		}
		o.named("to", a.To)
		if a.N != nil {
			o.Key("n").numbers(a.N)
		}
		if a.Cards != nil {
			o.Key("cards").Cards(a.Cards)
		}
		o.Close('}')
	}
	o.Close(']')
}

// Pools is a member that is what lies in one pool without a name, or in several.
func (o *Writer) Pools(list []Pool) {
	if len(list) == 1 && list[0].Name == "" {
		o.Key("pool").Number(int(list[0].Amount))
		return
	}
	o.Key("pools").Open('{')
	for _, p := range list {
		o.Key(p.Name).Number(int(p.Amount))
	}
	o.Close('}')
}

// Beasts is a member that is the debts on the sheet.
func (o *Writer) Beasts(list []Beast) {
	o.Key("beasts").Open('[')
	for _, x := range list {
		o.Open('{')
		o.Key("by").Text(x.By.String())
		o.Key("amount").Number(int(x.Amount))
		o.Key("inPlay").Truth(x.InPlay)
		o.Close('}')
	}
	o.Close(']')
}

// named is a member that is a seat, where one is named.
func (o *Writer) named(key string, s cards.Seat) {
	if s != cards.NoSeat {
		o.Key(key).Text(s.String())
	}
}

// numbers is a list of numbers.
func (o *Writer) numbers(list []int) {
	o.Open('[')
	for _, n := range list {
		o.Number(n)
	}
	o.Close(']')
}

// seats is an object with a member for each seat that has a value, in order of
// play.
func (o *Writer) seats(key string, has func(cards.Seat) bool, value func(cards.Seat)) {
	o.Key(key).Open('{')
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if has(seat) {
			o.Key(seat.String())
			value(seat)
		}
	}
	o.Close('}')
}

func quoted(s string) string { return string(AppendQuoted(nil, s)) }
