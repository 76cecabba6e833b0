package parts

import "testing"

// A record says how a hand was dealt by its first packets; what is carried to the next hand
// are packets of the whole hand, which that hand accepts.
func TestWholeDeal(t *testing.T) {
	for _, tt := range []struct {
		packets int32
		each    int
		want    int32
	}{
		{2222, 12, 222222},
		{3333, 12, 3333},
		{2323, 12, 23232}, // the last packet is what is left
		{3332, 12, 33321},
		{2, 12, 222222},
		{23, 5, 23},
		{221, 5, 221},
		{1111, 13, 0}, // no number of a record has so many digits
		{9999, 12, 0}, // more cards than each is dealt
		{0, 5, 0},
	} {
		if got := wholeDeal(tt.packets, tt.each); got != tt.want {
			t.Errorf("%d of %d cards: %d, want %d", tt.packets, tt.each, got, tt.want)
		}
	}
}
