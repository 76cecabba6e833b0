package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// reader is a hand of Piquet as it goes.
type reader struct {
	*clerk
	done  map[string]int // how often each has said so: of the exchange, of asking, of showing
	named string         // the colour that eldest hand has said to lead, "" of none
	left  int            // the cards left in the talon
	holds map[string][]string
}

// Lawful reads what may be done in a hand of Piquet.
func Lawful(data []byte, _ []string) (r agree.Reading, err error) {
	var more struct {
		Done    []string `json:"done"`
		Choices []struct {
			Act string `json:"act"`
			N   any    `json:"n"`
		} `json:"choices"`
	}
	c, err := opened(data)
	if err != nil {
		return r, err
	}
	if err := json.Unmarshal(data, &more); err != nil {
		return r, err
	}
	p := &reader{clerk: c, done: map[string]int{}, holds: map[string][]string{}, left: 8}
	for _, s := range more.Done {
		p.done[s]++
	}
	for _, choice := range more.Choices {
		if n, _ := choice.N.(float64); choice.Act == "name" {
			p.named = "SHDC"[int(n):][:1]
		}
	}
	switch {
	case p.exchanges(&r, p.elder, 5), p.exchanges(&r, p.younger, 8), p.looks(&r):
		return r, nil
	}
	for _, s := range []string{p.elder, p.younger} {
		if p.holds[s] = p.hand(s); p.blanches(&r, s) {
			return r, nil
		}
	}
	p.shown = map[string]map[string][][]string{p.elder: {}, p.younger: {}}
	for _, d := range p.Declare {
		p.shown[d.Seat][d.What] = append(p.shown[d.Seat][d.What], d.Cards)
	}
	t := agree.OnTable(p.Play, []string{p.elder, p.younger}, p.holds, taker)
	switch {
	case p.asks(&r), p.shows(&r, p.elder, 2), len(p.Play) > 0 && (p.shows(&r, p.younger, 1) || p.comesBack(&r)):
	case t.Whole < 12:
		p.plays(&r, t)
	}
	return r, nil
}

// exchanges has a player put out cards: one at least, five at most or what is left (c2.p2b
// to p4).
func (p *reader) exchanges(r *agree.Reading, seat string, most int) bool {
	out := p.Draw[seat].Out
	most = min(most, p.left)
	p.left -= len(out)
	if p.done[seat] > 0 {
		return false
	}
	r.Seat = seat
	var acts []string
	for _, card := range agree.Held(p.Deal[seat]) {
		if !slices.Contains(out, card) {
			acts = append(acts, "out "+card)
		}
	}
	if len(out) < most {
		r.Open = acts
	} else {
		r.Bar("piquet.c2.p2b piquet.c2.p3 piquet.c1.p3e", acts...)
	}
	if len(out) > 0 {
		r.Open = append(r.Open, "done")
	}
	r.Bar("piquet.c2.p3 piquet.c2.p4", "done")
	return true
}

// looks lets youngest hand see the cards that he leaves, and eldest hand those that the
// other has seen, for naming the colour that he will lead (c2.p4, law 21). Those that
// eldest hand leaves he may look at (c2.p3); it is nothing that is said.
func (p *reader) looks(r *agree.Reading) bool {
	looked := false
	for _, c := range p.Choices {
		if looked = looked || c.Act == "look"; c.Seat == p.elder || c.Act != "look" {
			return false
		}
	}
	switch {
	case p.left == 0:
		return false
	case looked:
		r.Seat, r.Open = p.elder, []string{"name", "pass"}
	default:
		r.Seat, r.Open = p.younger, []string{"look", "pass"}
	}
	return true
}

// blanches has a player show a hand that was dealt without figures, when the other has
// put out his cards (c2.p2c).
func (p *reader) blanches(r *agree.Reading, seat string) bool {
	if strings.ContainsAny(p.Deal[seat], "KQJ") || slices.ContainsFunc(p.Declare, func(d Said) bool { return d.Seat == seat && d.What == "blanches" }) {
		return false
	}
	if p.done[seat] > 1 {
		p.done[seat]--
		return false
	}
	r.Seat, r.Open, r.Silent = seat, []string{sortedAct("blanches", agree.Held(p.Deal[seat]))}, []string{"done"}
	return true
}

// answers are what youngest hand says to what the other asks.
var answers = []string{"good", "equal", "bad"}

// asks has eldest hand ask whether what he has is good (c3.p2, c4.p2 to p5), in the order
// in which it is counted, and the other answer truly.
func (p *reader) asks(r *agree.Reading) bool {
	if n := len(p.Bids); n%2 == 1 {
		asked := p.Bids[n-1]
		theirs, mine := height(asked.Cards, asked.Bid), 0
		for _, held := range has(p.holds[p.younger], asked.Bid) {
			mine = max(mine, height(held, asked.Bid))
		}
		r.Seat = p.younger
		r.Bar("piquet.c3.p2 piquet.c4.p2 piquet.c3.huitiemes.p3 piquet.c2.p8", answers...)
		switch { // law 12: "Cela est bon" may be said in error
		case mine < theirs:
			r.Open = []string{"good"}
		case mine == theirs:
			r.Open, r.Silent = []string{"equal"}, []string{"good"}
		default:
			r.Open, r.Silent = []string{"bad"}, []string{"good"}
		}
		return true
	}
	if p.done[p.elder] > 1 {
		return false
	}
	r.Seat, r.Silent = p.elder, []string{"done"} // law 5: who forgets to count counts nothing
	for i, stage := range stages[1:] {
		switch said := p.asked(stages[1:][i:]); {
		case said == "":
			p.may(r, p.elder, stage)
		case said != stage: // the point, then tierces, then quatorze
			r.Bar("piquet.c4.p2 piquet.c1.p11 piquet.c4.p4", p.all(p.elder, stage)...)
		}
	}
	return true
}

// asked returns the first of some stages of which eldest hand has asked, or "".
func (p *reader) asked(of []string) string {
	for _, stage := range of {
		if slices.ContainsFunc(p.Bids, func(s Said) bool { return s.Bid == stage }) {
			return stage
		}
	}
	return ""
}

// shows has a player lay open what is good, when he has said that often that he was
// done before. That eldest hand has asked of nothing, or another thing than he shows, and
// what youngest hand may then count, is left open but for c4.p3.
func (p *reader) shows(r *agree.Reading, seat string, times int) bool {
	if p.done[seat] > times {
		return false
	}
	r.Seat, r.Silent = seat, []string{"done"}
	for _, stage := range stages[1:] {
		asked, lost := p.asked([]string{stage}) != "", len(p.shown[p.elder][stage]) == 0
		switch {
		case len(p.shown[seat][stage]) > 0 && stage == "point":
		case seat == p.elder && p.said(stage, "good"), seat == p.younger && (!asked || p.said(stage, "bad") || p.said(stage, "good") && lost):
			p.may(r, seat, stage)
		default: // what is less, or as much, is not counted
			r.Silent = append(r.Silent, p.all(seat, stage)...)
		}
	}
	if seat == p.elder {
		p.asksLess(r)
	}
	for _, d := range p.Declare {
		if act := sortedAct(d.What, d.Cards); d.Seat == seat {
			r.Open = slices.DeleteFunc(r.Open, func(open string) bool { return open == act })
		}
	}
	return true
}

// asksLess has eldest hand not count what is better than what he has asked about: of
// quatorze and threes expressly, of tierces where he asked of a much lower one, and of the
// point as most have it (law 12).
func (p *reader) asksLess(r *agree.Reading) {
	for _, b := range p.Bids {
		for _, held := range p.each(p.elder, b.Bid) {
			act := sortedAct(b.Bid, held)
			if !slices.Contains(stages, b.Bid) || height(held, b.Bid) <= height(b.Cards, b.Bid) {
				continue
			}
			r.Open = slices.DeleteFunc(r.Open, func(open string) bool { return open == act })
			if b.Bid == "set" {
				r.Bar("piquet.loix.12", act)
			} else {
				r.Silent = append(r.Silent, act)
			}
		}
	}
}

// may lets a player name or show what he has of a stage: of points that of the colour of
// which he has most (c4.p2), of two the greater.
func (p *reader) may(r *agree.Reading, seat, stage string) {
	best, most := 0, 0
	for _, held := range p.each(seat, stage) {
		best, most = max(best, height(held, stage)), max(most, len(held))
	}
	for _, held := range p.each(seat, stage) {
		act := sortedAct(stage, held)
		switch {
		case stage == "point" && len(held) < most:
			r.Bar("piquet.c4.p2", act)
		case height(held, stage) == best || stage != "point" && seat == p.elder:
			r.Open = append(r.Open, act)
		default:
			r.Silent = append(r.Silent, act)
		}
	}
	for _, suit := range []byte("SHDC") { // parts of a sequence
		held := agree.Suited(p.holds[seat], suit)
		for i := range held {
			for _, j := range []int{i + 2, i + 3} {
				if stage == "run" && j <= len(held) && j-i == 2 {
					r.Bar("piquet.c3.tierces.p1", sortedAct("run", held[i:j]))
				}
			}
		}
	}
	for _, face := range "AKQJT987" {
		var held []string
		for _, card := range p.holds[seat] {
			if card[0] == byte(face) {
				held = append(held, card)
			}
		}
		if stage == "set" && (len(held) == 2 || len(held) > 2 && strings.ContainsRune("987", face)) {
			r.Bar("piquet.c2.p8 piquet.c4.p4 piquet.c4.p5", sortedAct("set", held))
		}
	}
}

// each returns all that a player has of a stage: of points one of each colour.
func (p *reader) each(seat, stage string) (list [][]string) {
	if stage != "point" {
		return has(p.holds[seat], stage)
	}
	for _, suit := range []byte("SHDC") {
		if held := agree.Suited(p.holds[seat], suit); len(held) > 0 {
			list = append(list, held)
		}
	}
	return list
}

// all returns all that a player could name of a stage.
func (p *reader) all(seat, stage string) (acts []string) {
	for _, held := range p.each(seat, stage) {
		acts = append(acts, sortedAct(stage, held))
	}
	return acts
}

// sortedAct returns an act with its cards in order.
func sortedAct(stage string, held []string) string {
	return stage + " " + strings.Join(slices.Sorted(slices.Values(held)), " ")
}

// comesBack lets eldest hand count, until his second card, what was told to be bad and was not
// shown to be (law 6).
func (p *reader) comesBack(r *agree.Reading) bool {
	if p.done[p.elder] > 3 {
		return false
	}
	for _, stage := range stages[1:] {
		if p.bad(stage) && !p.better(stage) {
			r.Seat, r.Silent = p.elder, append(r.Silent, "done")
			p.may(r, p.elder, stage)
		}
	}
	p.asksLess(r)
	for _, c := range p.Choices {
		counted := sortedAct(c.Act, c.Cards)
		r.Open = slices.DeleteFunc(r.Open, func(act string) bool { return act == counted || c.Act == "point" && strings.HasPrefix(act, "point") })
	}
	return r.Seat != ""
}

// taker is who takes a trick: no colour is trumps (c4.p10).
func taker(trick []string) string {
	lead, card, _ := strings.Cut(trick[0], ":")
	if len(trick) < 2 {
		return lead
	}
	second, reply, _ := strings.Cut(trick[1], ":")
	if reply[1] == card[1] && strings.IndexByte(order, reply[0]) > strings.IndexByte(order, card[0]) {
		return second
	}
	return lead
}

// plays is what may be played: the colour that was named (c2.p4, law 19), and what follows
// suit (c4.p7, c4.p11, law 18). Whether it must be higher if it can, c4.p7 says in passing,
// as a thing that is done.
func (p *reader) plays(r *agree.Reading, t *agree.Trick) {
	r.Seat = t.Seat
	led := t.Led()
	switch {
	case led == "" && len(p.Play) == 0 && p.named != "":
		r.Only(t.Hand, agree.Suited(t.Hand, p.named[0]), "piquet.c2.p4 piquet.c2.p5 piquet.loix.19")
	case led == "" || len(agree.Suited(t.Hand, led[1])) == 0:
		r.Open = append(r.Open, t.Hand...)
	default:
		suit := agree.Suited(t.Hand, led[1])
		above := t.Above(suit)
		if len(above) == 0 {
			above = suit
		}
		r.Only(t.Hand, above, "piquet.c4.p7 piquet.c4.p11 piquet.loix.18")
		r.Silent = append(r.Silent, suit...)
	}
	if len(r.Open) == 0 { // a colour that he has not
		r.Silent = append(r.Silent, t.Hand...)
	}
}
