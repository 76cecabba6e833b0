package record

import "quinola/engine/cards"

// Phases returns what a record has that only games with phases of their own know: the
// word of the line, or "".
func (r *Record) Phases() string {
	switch {
	case len(r.Steps) > 0:
		return r.Steps[0].Phase
	case len(r.State) > 0:
		return "state"
	case r.Pack != "":
		return "pack"
	case r.Turned != cards.None:
		return "turned"
	}
	return ""
}

// Exchanged returns what a record has that only Reversis and its like know: the word
// of the line, or "".
func (r *Record) Exchanged() string {
	switch {
	case r.Exchange != [cards.Seats]Exchange{}:
		return "exchange"
	case r.Swap != [cards.Seats]cards.Card{}:
		return "swap"
	case len(r.Beasts) > 0:
		return "beast"
	case len(r.Unclaimed) > 0:
		return "unclaimed"
	}
	return ""
}
