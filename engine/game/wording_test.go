package game

import "testing"

// What everybody pays alike is one sentence; what some pay, or not all the same, is told
// one by one, and so is what goes back.
func TestWhatEverybodyPaysIsOneSentence(t *testing.T) {
	words := PayWords{Made: Payment{Pays: "{from} pays {to} {amount}", Puts: "{from} puts {amount} into {pool}", Every: "everybody puts {amount} into each"},
		Returned: Payment{Pays: "{from} gives {to} {amount} back"}, Pool: "the pool"}
	for _, c := range []struct {
		players int
		pays    []Pay
		back    bool
		want    string
	}{
		{3, []Pay{{"S", "pool", 2}, {"E", "pool", 2}, {"N", "pool", 2}}, false, "each puts 2 into the pool"},
		{3, []Pay{{"S", "pool", 2}, {"E", "pool", 2}}, false, "S puts 2 into the pool, E puts 2 into the pool"},
		{3, []Pay{{"S", "pool", 2}, {"E", "pool", 2}, {"N", "pool", 1}}, false, "S puts 2 into the pool, E puts 2 into the pool, N puts 1 into the pool"},
		{3, []Pay{{"S", "pool", 2}, {"S", "pool", 2}, {"E", "pool", 2}, {"N", "pool", 2}}, false, "S puts 2 into the pool, S puts 2 into the pool, E puts 2 into the pool, N puts 2 into the pool"},
		{3, []Pay{{"S", "one", 1}, {"S", "two", 1}, {"E", "one", 1}, {"E", "two", 1}, {"N", "one", 1}, {"N", "two", 1}}, false, "everybody puts 1 into each"},
		{3, []Pay{{"S", "N", 3}, {"E", "N", 3}}, false, "every other player pays N 3"},
		{4, []Pay{{"S", "N", 3}, {"E", "N", 3}}, false, "S pays N 3, E pays N 3"},
		{3, []Pay{{"S", "N", 3}, {"E", "S", 3}}, false, "S pays N 3, E pays S 3"},
		{3, []Pay{{"S", "N", 3}}, false, "S pays N 3"},
		{3, []Pay{{"S", "N", 3}, {"E", "N", 3}}, true, "S gives N 3 back, E gives N 3 back"},
	} {
		if got := words.all(c.pays, c.back, false, c.players); got != c.want {
			t.Errorf("%v: %q, want %q", c.pays, got, c.want)
		}
	}
}
