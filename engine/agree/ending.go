package agree

import (
	"slices"

	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/table"
)

// ending returns a record with one more act at its end, or nil where it is not an act that a
// record has by itself.
func (w *walk) ending(r *record.Record, st record.Step) *record.Record {
	so, players := *r, len(names(w.begun))
	if law, ok := w.law.(*table.Law); ok && law.Game().Exchanges && st.Phase != "play" {
		return exchanged(&so, st)
	}
	trick, lie := 1, 0
	if n := len(r.Plays); n > 0 {
		for trick = r.Plays[n-1].Trick; lie < n && r.Plays[n-1-lie].Trick == trick; {
			lie++
		}
		if lie == players {
			trick, lie = trick+1, 0
		}
	}
	switch n := len(r.Steps); {
	case st.Act == "done", n > 0 && r.Steps[n-1].Act == "out" && r.Steps[n-1].Seat == st.Seat && st.Act != "out":
		return nil // whoever has put out cards is done
	case st.Phase == "draw" && adds(r.Steps, &st): // cards are put out all at once
		so.Steps = slices.Clone(r.Steps)
		last := &so.Steps[len(r.Steps)-1]
		last.Cards = append(slices.Clone(last.Cards), st.Cards...)
	case st.Phase != "play":
		so.Steps = append(slices.Clone(r.Steps), st)
	case len(st.Cards) == 1 && (st.Act == "" || st.Act == "play"):
		so.Plays = append(slices.Clone(r.Plays), record.Play{Trick: trick, Seat: st.Seat, Card: st.Cards[0]})
	case len(st.Cards) == 0:
		so.Acts = append(slices.Clone(r.Acts), record.Act{At: trick, After: lie, Seat: st.Seat, Act: st.Act, To: cards.NoSeat})
	default:
		return nil
	}
	return &so
}

// exchanged notes an act before the play in a record that has lines of its own for it.
func exchanged(r *record.Record, st record.Step) *record.Record {
	c := cards.None
	if len(st.Cards) > 0 {
		c = st.Cards[0]
	}
	switch st.Phase {
	case "exchange":
		r.Exchange[st.Seat] = record.Exchange{Done: true, Out: c}
	case "swap":
		r.Swap[st.Seat] = c
	default:
		return nil
	}
	return r
}

// adds reports whether a card is put out beside others of the last step.
func adds(steps []record.Step, st *record.Step) bool {
	n := len(steps)
	return n > 0 && len(st.Cards) > 0 && steps[n-1].Seat == st.Seat && steps[n-1].Act == st.Act
}
