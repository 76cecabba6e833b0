package sitting

import "testing"

// What an act is called depends on its phase where the same word means another thing there.
func TestWhatIsKept(t *testing.T) {
	for _, c := range []struct{ phase, act, said, label string }{
		{"exchange", "keep", "keep the hand", "Keep your hand"},
		{"choose", "keep", "keep it", "Keep it"}, // the hand that was dealt, or the king that was called
		{"", "keep", "keep the marks", "Keep the marks"},
		{"choose", "pick ♠A", "keep ♠A", "Keep ♠A"},
		{"claim", "ask ♠A", "ask ♠A", "Ask for ♠A"},
		{"bid", "ask E", "question E", "Question E"},
		{"bid", "little-misere-open", "little misère open", "Little misère open"},
		{"", "swap E", "exchange a card with E", "Exchange a card with E"},
		{"", "swap ♦9 E", "exchange ♦9 with E", "Exchange ♦9 with E"},
	} {
		if said, label := calledIn(c.phase, c.act); said != c.said || label != c.label {
			t.Errorf("%s: %q is called %q, and %q on a button", c.phase, c.act, said, label)
		}
	}
}
