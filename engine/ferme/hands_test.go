package ferme

import (
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// In every random hand of la Belle what lies in a box is everybody's alike.
func TestRandomHandsOfBelle(t *testing.T) {
	agree.Holds(t, Belle(), func(r *record.Record, st *game.Settlement) string {
		for _, p := range st.Pools {
			if int(p.Amount)%len(st.Seats) != 0 {
				return "what lies in the " + p.Name + " was not put there by everybody alike"
			}
		}
		return ""
	})
}

func TestMutantsOfBelleComeApart(t *testing.T) { agree.Mutants(t, Belle(), 20_000) }

// In every random hand of la Ferme whoever wins has the most points of those who
// have not passed sixteen, and where all have passed it nobody does.
func TestRandomHandsOfFerme(t *testing.T) {
	agree.Holds(t, Ferme(), func(r *record.Record, st *game.Settlement) string {
		winner := st.Who(game.Won)
		for _, seat := range st.Seats {
			switch n := st.Points[seat]; {
			case n == 0 || n > 16:
			case winner == cards.NoSeat:
				return "nobody wins, and " + seat.String() + " has not passed sixteen"
			case n > st.Points[winner]:
				return seat.String() + " has more points than whoever wins"
			}
		}
		return ""
	})
}

func TestMutantsOfFermeComeApart(t *testing.T) {
	agree.Mutants(t, Ferme(), 20_000, "ferme/farm.bid", "ferme/farmer.apart")
}

// The table of a record is found by who is dealt cards: where the farmer waits they
// all sit there, and there are as many as a variant deals to.
func TestWhichTableARecordIsOf(t *testing.T) {
	for _, test := range []struct {
		game  game.Game
		seats string
		want  string
	}{
		{Ferme(), "SENWT", "ferme"}, {Ferme(), "ENWTU", "ferme"},
		{Ferme(), "EW", "ferme.3"}, {Ferme(), "SENT", "ferme.5"}, {Ferme(), "SENWTUVXYZA", "ferme.12"},
		{Ferme(), "EN", "ferme"},    // at a table of three nobody sits at N
		{Ferme(), "SENWZ", "ferme"}, // nor at Z at one of six
		{Belle(), "SEW", "belle.3"}, {Belle(), "SENWT", "belle"}, {Belle(), "SEN", "belle"},
	} {
		r := &record.Record{Dealer: cards.South, Players: len(test.seats)}
		for i, s := range test.seats {
			seat, ok := cards.SeatOf(string(s))
			if !ok {
				t.Fatalf("no seat %c", s)
			}
			r.Hands[seat] = cards.Of(cards.Hearts, uint8(2+i)).Bit()
		}
		if got := test.game.Rulesets()[0].Fit(r).ID; got != test.want {
			t.Errorf("%s: %s, want %s", test.seats, got, test.want)
		}
	}
}
