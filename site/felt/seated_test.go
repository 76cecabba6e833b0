package felt

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"testing"
)

// Players sit around the felt of an example as around that of a whole game, whose
// script tells the places of all but who plays there, at South.
func TestSeatsAreThoseOfWholeGames(t *testing.T) {
	script, err := os.ReadFile("../../templates/script/game/felt.ts")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile(`(?m)^  (\d): \[(.*)\],$`).FindAllStringSubmatch(string(script), -1)
	if len(rows) != 7 {
		t.Errorf("felt.ts seats %d tables, from two players to eight", len(rows))
	}
	for _, row := range rows {
		others, err := strconv.Atoi(row[1])
		if err != nil {
			t.Fatal(err)
		}
		want := []string{"S"}
		for _, place := range regexp.MustCompile(`"(\w+)"`).FindAllStringSubmatch(row[2], -1) {
			want = append(want, place[1])
		}
		if got := around[others+1]; !slices.Equal(got, want) {
			t.Errorf("%d players sit at %v, and in a whole game at %v", others+1, got, want)
		}
	}
}
