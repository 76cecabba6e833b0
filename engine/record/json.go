package record

import (
	"unicode/utf8"

	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// ParseJSON reads one record in the notation of replay.
func ParseJSON(data []byte) (*Record, error) {
	if !utf8.Valid(data) {
		return nil, &Error{0, "the record is not UTF-8; save it as such"}
	}
	r := reader{s: string(data), line: 1}
	v, err := r.value(0)
	if err != nil {
		return nil, err
	}
	if r.space(); r.i < len(r.s) {
		return nil, r.fail("something follows the record; one object is a hand")
	}
	if v.kind != '{' {
		return nil, &Error{v.line, "a record is an object: {\"rules\": ..., \"deal\": ...}"}
	}
	d := decoder{rec: blank()}
	if run := v.get("hands"); run != nil && run.kind == '[' && len(run.list) > 0 {
		d.apart(&v, &run.list[0])
	}
	for i, key := range v.keys {
		d.member(key, &v.list[i])
	}
	if d.err != nil {
		return nil, d.err
	}
	if !d.ran {
		d.number(&v)
	}
	return d.rec, d.err
}

// blank returns an empty record: no seat is named.
func blank() *Record { return &Record{Dealer: cards.NoSeat, Leader: cards.NoSeat} }

// decoder turns JSON into a record; the first error stands.
type decoder struct {
	rec *Record
	err error
	ran bool // it was a run of hands

	twice [cards.Seats]cards.Set // the cards that come twice in a hand
}

func (d *decoder) fail(v *value, text string) {
	if d.err == nil {
		d.err = &Error{v.line, text}
	}
}

// member reads one member of a record.
func (d *decoder) member(key string, v *value) {
	switch key {
	case "name", "rules", "pack", "dealer", "leader", "pool", "pools", "beasts", "settings", "trick", "taken", "state":
		d.table(key, v)
	case "deal", "hands", "talon", "turned", "exchange", "swap", "discards":
		d.dealt(key, v)
	default:
		d.course(key, v)
	}
}

// table reads what is known before a card is dealt, or of a position.
func (d *decoder) table(key string, v *value) {
	rec := d.rec
	switch key {
	case "name":
		rec.Name = d.text(key, v)
	case "rules":
		rec.Rules = d.text(key, v)
	case "pack":
		if rec.Pack = d.text(key, v); rec.Pack != Black && rec.Pack != Red {
			d.fail(v, "a pack of doubles is \"black\" or \"red\", not \""+rec.Pack+"\"")
		}
	case "dealer":
		rec.Dealer = d.seat(key, v)
	case "leader":
		rec.Leader = d.seat(key, v)
	case "pool":
		rec.Pools = []Pool{{"", int32(d.count(key, v))}}
	case "pools":
		d.each(key, v, func(name string, v *value) {
			rec.Pools = append(rec.Pools, Pool{name, int32(d.count(key, v))})
		})
	case "beasts":
		d.all(key, v, func(v *value) { rec.Beasts = append(rec.Beasts, d.beast(v)) })
	case "settings":
		d.each(key, v, func(name string, v *value) {
			rec.Settings = append(rec.Settings, Setting{name, int32(d.count(key, v))})
		})
	case "trick":
		rec.Position, rec.Trick = true, d.count(key, v)
	case "taken":
		rec.Position = true
		d.seats(key, v, func(seat cards.Seat, v *value) {
			t := Taken{}
			d.each(key, v, func(name string, v *value) {
				switch name {
				case "tricks":
					t.Tricks = d.count(name, v)
				case "points":
					t.Points = d.count(name, v)
				default:
					d.fail(v, "unknown key \""+name+"\" in taken; there are tricks, points")
				}
			})
			rec.Taken[seat] = t
		})
	case "state":
		d.state(v)
	}
}

// dealt reads where the cards lie before the play.
func (d *decoder) dealt(key string, v *value) {
	rec := d.rec
	switch key {
	case "deal", "hands":
		if v.kind == '[' && len(v.list) > 0 && key == "hands" {
			d.run(v)
			return
		}
		rec.Position = rec.Position || key == "hands"
		d.seats(key, v, func(seat cards.Seat, v *value) {
			rec.Hands[seat] = d.hand(seat, v)
			if rec.Hands[seat] != 0 {
				rec.Players++
			}
		})
	case "talon":
		rec.Talon = d.cards(key, v)
	case "discards":
		rec.Discards = d.cards(key, v)
		if rec.Discards == nil {
			rec.Discards = []cards.Card{}
		}
	case "exchange":
		d.seats(key, v, func(seat cards.Seat, v *value) {
			e := Exchange{Done: true}
			if v.kind != '"' || v.text != "-" {
				e.Out = d.card(key, v)
			}
			rec.Exchange[seat] = e
		})
	case "swap":
		d.seats(key, v, func(seat cards.Seat, v *value) { rec.Swap[seat] = d.card(key, v) })
	case "turned":
		rec.Turned = d.card(key, v)
	}
}

// course reads what the players did, and what is expected of it.
func (d *decoder) course(key string, v *value) {
	rec := d.rec
	switch key {
	case "play":
		if v.kind == '[' && len(v.list) > 0 && v.list[0].kind == '{' {
			d.steps(phaseOf("stop"), v)
			return
		}
		d.play(v)
	case "acts":
		d.all(key, v, func(v *value) { rec.Acts = append(rec.Acts, d.act(v)) })
	case "unclaimed":
		d.all(key, v, func(v *value) { rec.Unclaimed = append(rec.Unclaimed, d.claim(v)) })
	case "expect":
		d.all(key, v, func(v *value) {
			e, err := parseExpect(d.text(key, v))
			if err != nil {
				d.fail(v, err.Error())
			}
			e.Line = 0
			rec.Expects = append(rec.Expects, e)
		})
	case "open":
		rec.Open = d.truth(key, v)
	default:
		for i := range phases {
			if phases[i].key == key {
				d.steps(&phases[i], v)
				return
			}
		}
		d.fail(v, "unknown key \""+key+"\" in a record; there are "+keys())
	}
}

// keys returns the keys of a record, for whoever has mistaken one.
func keys() string {
	text := "name, rules, pack, dealer, leader, pool, pools, beasts, settings, trick, taken, state, deal, hands, talon, turned, exchange, swap, discards, "
	for i := range phases {
		text += phases[i].key + ", "
	}
	return text + "acts, unclaimed, expect, open"
}

// number gives every play its trick, once it is known where play begins.
func (d *decoder) number(v *value) {
	first := 1
	if d.rec.Position {
		first = max(d.rec.Trick, 1)
	}
	for i := range d.rec.Plays {
		d.rec.Plays[i].Trick += first
	}
	if err := d.rec.pair(&d.twice); err != nil {
		d.fail(v, err.Error())
	}
}

func (d *decoder) play(v *value) {
	trick, empty := 0, 0
	d.all("play", v, func(v *value) {
		before := len(d.rec.Plays)
		d.all("play", v, func(v *value) {
			p := Play{Trick: trick, Seat: cards.NoSeat}
			text := d.text("play", v)
			if len(text) > 2 && text[1] == ':' {
				seat, ok := cards.SeatOf(text[:1])
				if !ok {
					d.fail(v, "trick "+ascii.Itoa(trick+1)+": unknown seat \""+text[:1]+"\"; "+cards.SeatsAre)
				}
				p.Seat, text = seat, text[2:]
			}
			c, ok := cards.CardOf(text)
			if !ok {
				d.fail(v, "trick "+ascii.Itoa(trick+1)+": unknown card \""+text+"\"; a card is a face and a suit, such as 7C")
			}
			p.Card = c
			d.rec.Plays = append(d.rec.Plays, p)
		})
		if trick++; len(d.rec.Plays) == before {
			empty = trick
		} else if empty > 0 {
			d.fail(v, "trick "+ascii.Itoa(empty)+" has no card, and trick "+ascii.Itoa(trick)+" has; note its cards, or leave it out")
		}
	})
}

func (d *decoder) beast(v *value) (b Beast) {
	d.each("beasts", v, func(name string, v *value) {
		switch name {
		case "by":
			b.By = d.seat(name, v)
		case "amount":
			b.Amount = int32(d.count(name, v))
		case "inPlay":
			b.InPlay = d.truth(name, v)
		default:
			d.fail(v, "unknown key \""+name+"\" in a beast; there are by, amount, inPlay")
		}
	})
	return b
}

func (d *decoder) act(v *value) Act {
	a := Act{Seat: cards.NoSeat, To: cards.NoSeat}
	timed := false
	d.each("acts", v, func(name string, v *value) {
		switch name {
		case "at":
			d.moment(&a, v)
			timed = true
		case "seat":
			if v.kind != 'n' {
				a.Seat = d.seat(name, v)
			}
		case "act":
			a.Act = d.word(name, v, isName)
		case "card":
			if v.kind != 'n' && (v.kind != '"' || v.text != "") {
				a.Card = d.card(name, v)
			}
		case "to":
			a.To = d.seat(name, v)
		case "n":
			d.all(name, v, func(v *value) { a.N = append(a.N, d.count(name, v)) })
		case "cards":
			a.Cards = d.cards(name, v)
		default:
			d.fail(v, "unknown key \""+name+"\" in an act; there are at, seat, act, card, cards, n, to")
		}
	})
	if a.Act == "" {
		d.fail(v, "an act needs its name: \"act\"")
	}
	if !timed {
		d.fail(v, "an act needs its moment: \"at\"")
	}
	if len(a.Cards) > 0 && !a.takesMany() {
		d.fail(v, "one card is enough in the act "+a.Act+": give it as \"card\"")
	}
	return a
}

func (d *decoder) moment(a *Act, v *value) {
	if v.kind == '0' && v.num > 0 {
		a.At = v.num
		return
	}
	if v.kind != '"' || !a.moment(v.text) {
		d.fail(v, "an act is at \"draw\", \"deal\", \"exchange\", a phase such as \"bid\", the number of a trick, or \"end\"")
	}
}

// moments are the words for what comes after the tricks, and before them.
var moments = [...]string{0: "end", AtDraw - AtEnd: "draw", AtDeal - AtEnd: "deal", AtExchange - AtEnd: "exchange"}

// momentOf returns the moment that a word names.
func momentOf(word string) (int, bool) {
	for i := range moments {
		if moments[i] == word {
			return AtEnd + i, true
		}
	}
	return 0, false
}

// wordOf returns the word for a moment before the tricks or after them.
func wordOf(at int) (string, bool) {
	if i := at - AtEnd; i >= 0 && i < len(moments) {
		return moments[i], true
	}
	return "", false
}

func (d *decoder) claim(v *value) string {
	text := d.text("unclaimed", v)
	if text == "party" || text == "pool" {
		return text
	}
	c, ok := cards.CardOf(text)
	if !ok {
		d.fail(v, "what is unclaimed is a card, \"party\" or \"pool\", not \""+text+"\"")
	}
	return c.String()
}

// hand reads "AK3.Q84.975.A92".
func (d *decoder) hand(seat cards.Seat, v *value) cards.Set {
	text := d.text("hand", v)
	var set cards.Set
	suit, sound := cards.Spades, true
	for i := 0; i < len(text); i++ {
		if text[i] == '.' {
			suit++
			continue
		}
		face := cards.FaceOf(text[i])
		if sound = face != 0 && suit <= cards.Clubs; !sound {
			break
		}
		c := cards.Of(suit, face)
		switch {
		case d.twice[seat].Has(c):
			d.fail(v, "the card "+c.Sign()+" comes three times in a hand")
		case set.Has(c):
			d.twice[seat] |= c.Bit()
		}
		set |= c.Bit()
	}
	if !sound || suit != cards.Clubs {
		d.fail(v, "a hand is four suits of faces, such as AK3.Q84.975.A92, not \""+text+"\"")
	}
	return set
}

func (d *decoder) text(key string, v *value) string {
	if v.kind != '"' {
		d.fail(v, "\""+key+"\" wants a string")
	}
	return v.text
}

// word reads the name of an act, which a block has between blanks.
func (d *decoder) word(key string, v *value, fits func(string) bool) string {
	text := d.text(key, v)
	if !fits(text) || text == "to" {
		d.fail(v, "\""+key+"\" wants a word of small letters, such as pass, not \""+text+"\"")
	}
	return text
}

func (d *decoder) truth(key string, v *value) bool {
	if v.kind != 't' {
		d.fail(v, "\""+key+"\" wants true or false")
	}
	return v.text == "true"
}

func (d *decoder) count(key string, v *value) int {
	if v.kind != '0' || v.num < 0 {
		d.fail(v, "\""+key+"\" wants a whole number, 0 or more")
		return 0
	}
	return v.num
}

func (d *decoder) seat(key string, v *value) cards.Seat {
	seat, ok := cards.SeatOf(d.text(key, v))
	if !ok {
		d.fail(v, "unknown seat \""+v.text+"\" in \""+key+"\"; "+cards.SeatsAre)
	}
	return seat
}

func (d *decoder) card(key string, v *value) cards.Card {
	c, ok := cards.CardOf(d.text(key, v))
	if !ok {
		d.fail(v, "unknown card \""+v.text+"\" in \""+key+"\"; a card is a face and a suit, such as 7C")
	}
	return c
}

func (d *decoder) cards(key string, v *value) (list []cards.Card) {
	d.all(key, v, func(v *value) { list = append(list, d.card(key, v)) })
	return list
}

func (d *decoder) all(key string, v *value, f func(*value)) {
	if v.kind != '[' {
		d.fail(v, "\""+key+"\" wants a list")
		return
	}
	for i := range v.list {
		f(&v.list[i])
	}
}

func (d *decoder) each(key string, v *value, f func(string, *value)) {
	if v.kind != '{' {
		d.fail(v, "\""+key+"\" wants an object")
		return
	}
	for i := range v.list {
		f(v.keys[i], &v.list[i])
	}
}

func (d *decoder) seats(key string, v *value, f func(cards.Seat, *value)) {
	d.each(key, v, func(name string, v *value) {
		seat, ok := cards.SeatOf(name)
		if !ok {
			d.fail(v, "unknown seat \""+name+"\" in \""+key+"\"; "+cards.SeatsAre)
			return
		}
		f(seat, v)
	})
}
