package naive

import (
	"encoding/json"
	"strings"

	"quinola/engine/agree"
)

// onlooker is somebody who watches a hand and knows all cards.
type onlooker struct {
	Hand
	text  string            // academie for all the games of the Académie
	seats []string          // to the right, from a seat that the table begins with
	order []string          // to the right, from eldest hand; the dealer is the last
	held  map[string][]card // what each holds now
	took  []string          // who has taken each trick
	right map[string]bool   // who may renounce
	asked []string          // what has been asked for
	said  *agree.Reading    // what is read
}

// Lawful reads what may be done in a hand of Reversis, by whichever book it is played.
func Lawful(data []byte, seats []string) (r agree.Reading, err error) {
	var more struct {
		Said []string `json:"said"`
	}
	o := &onlooker{seats: seats, held: map[string][]card{}, right: map[string]bool{}, said: &r}
	if o.Hand, err = Parse(data); err != nil {
		return r, err
	}
	if err := json.Unmarshal(data, &more); err != nil {
		return r, err
	}
	o.asked = more.Said
	o.text, o.order = o.Rules, agree.After(seats, o.Dealer)
	if strings.HasPrefix(o.Rules, "academie") {
		o.text = "academie"
	}
	for _, trick := range o.Play { // a hand that goes on tells whose each card is
		for i, c := range trick {
			trick[i] = c[strings.IndexByte(c, ':')+1:]
		}
	}
	for _, s := range seats {
		if o.held[s], err = readHand(o.Deal[s]); err != nil {
			return r, err
		}
	}
	if r.Seat, err = o.exchanges(); r.Seat != "" || err != nil {
		return r, err
	}
	if r.Seat, err = o.swaps(); r.Seat != "" || err != nil {
		return r, err
	}
	for s, hand := range o.held {
		o.right[s] = o.privileged(hand)
	}
	if r.Seat, err = o.plays(); r.Seat != "" || err != nil {
		return r, err
	}
	return r, o.claims()
}

// opens lets a player use some of the cards held.
func (o *onlooker) opens(hand []card, may func(card) bool, clauses func(card) string) {
	for _, c := range hand {
		if may(c) {
			o.said.Open = append(o.said.Open, c.String())
		} else if by := clauses(c); by != "" {
			o.said.Bar(by, c.String())
		}
	}
}

// exchanges is who has to put out a card or to keep the hand, and what may be put out.
func (o *onlooker) exchanges() (string, error) {
	var talon []card
	for _, s := range o.Talon {
		c, err := readCard(s)
		if err != nil {
			return "", err
		}
		talon = append(talon, c)
	}
	for i, s := range o.order { // hague 49, academie p4, reglor 2.11, salon 4: eldest hand first
		if s != o.Dealer && i >= len(talon) { // of five players at the Académie; p4: a card is put out for one of the talon
			continue
		}
		out, done := o.Exchange[s]
		if !done {
			o.mayPutOut(s)
			return s, nil
		}
		if out == "-" {
			continue
		}
		c, err := readCard(out)
		if err != nil {
			return "", err
		}
		if o.held[s] = without(o.held[s], c); s != o.Dealer {
			o.held[s] = append(o.held[s], talon[i])
		}
	}
	return "", nil
}

// dealerPuts is the clauses by which the dealer, who has a card more, must put one out.
var dealerPuts = map[string]string{
	"hague-1785": "4", "two-quinolas": "play.p4", "academie": "reversis.p4b", "reglor-1809": "reversy.2.11", "salon": "4.p2", "salon-3": "4.p2",
}

// mayPutOut is which cards a player may put out, and whether the hand may be kept.
func (o *onlooker) mayPutOut(s string) {
	great, little := o.pools()
	switch {
	case s == o.Dealer:
		o.said.Bar(dealerPuts[o.text], "keep")
	case o.text == "two-quinolas" && great < 100 && little < 50: // play.p4
		o.said.Bar("play.p4", "keep")
	default:
		o.said.Open = append(o.said.Open, "keep")
	}
	hand := o.held[s]
	bare := true // academie p7: no heart but the king or the queen
	for _, c := range hand {
		bare = bare && (c.suit != 'H' || c.rank == 'K' || c.rank == 'Q')
	}
	o.opens(hand, func(c card) bool {
		switch {
		case o.text == "academie":
			return c.suit != 'H' || bare // 14
		case o.text == "two-quinolas" && c == knaveOfHearts:
			return great >= 100 // quinolas.p1
		case o.text == "two-quinolas" && c == queenOfHearts:
			return little >= 50 // quinolas.p2
		}
		return true
	}, func(c card) string {
		switch {
		case o.text == "academie":
			return "reversis.14"
		case c == knaveOfHearts:
			return "quinolas.p1"
		}
		return "quinolas.p2"
	})
}

// pools is what lies in the pools of two-quinolas, the stakes of this deal among it.
func (o *onlooker) pools() (great, little int) {
	great, little = o.Pools["great"], o.Pools["little"]
	if great < 26 { // payments.p1, quinolas.p1
		great += 4 * 6
	}
	if little < 13 { // quinolas.p2
		little += 4 * 3
	}
	return great + 2, little + 1
}

// swaps is who has still to give a card to the opposite player. In what order they choose one
// the words (play.p5) do not say: it is asked of them as they put out theirs.
func (o *onlooker) swaps() (string, error) {
	if o.text != "two-quinolas" {
		return "", nil
	}
	given := map[string]card{}
	for _, s := range o.order {
		c, done := o.Swap[s]
		if !done {
			for _, c := range o.held[s] {
				o.said.Open = append(o.said.Open, c.String())
			}
			return s, nil
		}
		var err error
		if given[s], err = readCard(c); err != nil {
			return "", err
		}
	}
	for i, s := range o.seats {
		o.held[s] = append(without(o.held[s], given[s]), given[o.seats[(i+2)%4]])
	}
	return "", nil
}
