package record

import "quinola/engine/cards"

// Twice returns an error if a card comes twice among those of a step or an act, where
// the pack has it once. It is asked of hands that a person writes: the page makes its
// records itself, and its module need not hold this.
func (r *Record) Twice() error {
	for _, hand := range r.Run() {
		if hand.Pack != "" {
			continue
		}
		for i := range hand.Steps {
			if c := again(hand.Steps[i].Cards); c != cards.None {
				return unfit(hand.Steps[i].Phase + " " + hand.Steps[i].Text() + ": the card " + c.Sign() + " comes twice; leave one out")
			}
		}
		for i := range hand.Acts {
			if c := again(hand.Acts[i].Cards); c != cards.None {
				return unfit("act " + hand.Acts[i].Moment() + " " + hand.Acts[i].Act + ": the card " + c.Sign() + " comes twice; leave one out")
			}
		}
	}
	return nil
}

// again returns a card that comes twice in a list, or none.
func again(list []cards.Card) cards.Card {
	for i, c := range list {
		if c != cards.None && cards.SetOf(list[:i]).Has(c) {
			return c
		}
	}
	return cards.None
}
