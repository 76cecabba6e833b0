package naive

import (
	"encoding/json"
	"slices"
	"strings"

	"quinola/engine/agree"
)

// LawfulTriomphe reads what may be done in a hand of any of the three manners.
func LawfulTriomphe(data []byte, order []string) (r agree.Reading, err error) {
	var hand struct {
		Marked
		Done []string `json:"done"`
	}
	if err := json.Unmarshal(data, &hand); err != nil {
		return r, err
	}
	m := &marker{Marked: hand.Marked, order: order, trump: hand.Talon[0][1]} // p3
	m.aces = strings.HasPrefix(m.Rules, "triomphe.as")
	m.alone = m.aces || strings.HasPrefix(m.Rules, "triomphe.seconde")
	holds := map[string][]string{}
	for _, s := range order {
		holds[s] = agree.Held(m.Deal[s])
	}
	if r.Seat = m.robs(&r, holds, hand.Done); r.Seat != "" {
		return r, nil
	}
	offers, answers := 0, len(m.Choices)
	for _, a := range m.Acts {
		if a.Act == "give" {
			offers++
		}
	}
	switch {
	case offers > answers: // p4b: the other side takes the game, or will not; nobody is said to speak for a side
		return agree.Reading{Seat: agree.Anybody, Open: []string{"accept", "refuse-it"}}, nil
	case answers > 0 && m.Choices[answers-1].Act == "accept":
		return r, nil // p4b: the game is won
	}
	m.plays(&r, holds)
	return r, nil
}

// robs is who takes the card turned up and those of its suit below it, and what that
// player puts under the talon for them (autre.p1b to p2b).
func (m *marker) robs(r *agree.Reading, holds map[string][]string, done []string) string {
	who := m.Marked.Dealer
	if m.Talon[0][0] != 'A' {
		who = ""
		for s, held := range holds {
			if slices.Contains(held, "A"+string(m.trump)) {
				who = s
			}
		}
	}
	if !m.aces || who == "" {
		return ""
	}
	out, own := m.Draw[who].Out, holds[who]
	var taken []string
	for len(taken) < len(m.Talon) && m.Talon[len(taken)][1] == m.trump {
		taken = append(taken, m.Talon[len(taken)])
	}
	left := slices.DeleteFunc(slices.Clone(own), func(card string) bool { return slices.Contains(out, card) })
	holds[who] = append(left, taken[:min(len(out), len(taken))]...)
	if slices.Contains(done, who) || len(m.Play) > 0 {
		return ""
	}
	acts := func(cards []string) (list []string) {
		for _, card := range cards {
			list = append(list, "out "+card)
		}
		return list
	}
	r.Bar("triomphe.autre.p2", acts(taken)...) // other cards of his own, for those taken
	switch {
	case len(out) < len(taken):
		r.Open, r.Silent = acts(left), []string{"done"} // whether it must be done
	default: // so that nobody has more cards than are needed
		r.Bar("triomphe.autre.p1b triomphe.autre.p2 triomphe.autre.p2b", acts(left)...)
		r.Open = []string{"done"}
	}
	return who
}

// plays is what may be played, or said before it. When a game may be given, or a vole be
// undertaken, the words do not say (p4b, law 3).
func (m *marker) plays(r *agree.Reading, holds map[string][]string) {
	t := agree.OnTable(m.Play, agree.After(m.order, m.Marked.Dealer), holds, m.taker)
	if t.Whole == 5 {
		return
	}
	r.Seat, r.Silent = t.Seat, []string{"give", "vole"}
	led, trumps := t.Led(), agree.Suited(t.Hand, m.trump)
	if led == "" {
		r.Open = append(r.Open, t.Hand...)
		return
	}
	switch suit := agree.Suited(t.Hand, led[1]); {
	case len(suit) > 0: // p4, law 5: head the trick if that can be, which is not where it is trumped
		r.Heads(t.Hand, suit, t.Above(suit), "triomphe.p4", "triomphe.p4 triomphe.5")
	case len(trumps) > 0: // p4; law 6: a lower trump, too
		r.Only(t.Hand, trumps, "triomphe.p4 triomphe.6")
	default:
		r.Open = append(r.Open, t.Hand...)
	}
}
