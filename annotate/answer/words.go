package answer

import (
	"strconv"
	"strings"

	"quinola/engine/game"
)

// The words for figures, by the figure.
var (
	cardinals = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"}
	ordinals  = []string{"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"}
	times     = []string{"", "once", "twice", "three times", "four times"}
	ranks     = []string{"", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen", "king"}
	suits     = []string{"spade", "heart", "diamond", "club"}
)

// pick is the word for a figure, or the figure where there is no word.
func pick(words []string, n int) string {
	if n >= 0 && n < len(words) && words[n] != "" {
		return words[n]
	}
	return strconv.Itoa(n)
}

func plural(word string) string {
	if strings.HasSuffix(word, "x") {
		return word + "es"
	}
	return word + "s"
}

// Amount is an amount with its counter, and how many of the larger counter it
// is where that comes out even: "20 jettons (2 fiches)".
func Amount(rs *game.Ruleset, n int) string {
	said := strconv.Itoa(n) + " " + counters(rs.Unit, n)
	if worth := int(rs.Larger.Worth); worth > 0 && n >= worth && n%worth == 0 {
		said += " (" + strconv.Itoa(n/worth) + " " + counters(rs.Larger.Name, n/worth) + ")"
	}
	return said
}

// counters is what n counters of a kind are called.
func counters(unit string, n int) string {
	if n == 1 || unit == "fish" {
		return unit
	}
	return plural(unit)
}

// roles is what the players that a role names are called, as subject and as
// object.
var roles = map[string][2]string{
	"taker":      {"he who takes the trick", "him who takes the trick"},
	"holder":     {"its holder", "its holder"},
	"leader":     {"he who led to the trick", "him who led to the trick"},
	"winner":     {"the winner of the party", "the winner of the party"},
	"loser":      {"the loser of the party", "the loser of the party"},
	"each":       {"each other player", "each other player"},
	"breaker":    {"he who breaks it", "him who breaks it"},
	"undertaker": {"he who undertook it", "him who undertook it"},
	"eldest":     {"eldest hand", "eldest hand"},
	"dealer":     {"the dealer", "the dealer"},
	"pool":       {"the pool", "the pool"},
}

func role(name, as string) string {
	words, ok := roles[name]
	switch {
	case !ok:
		return name // a side: right, left
	case as == "him":
		return words[1]
	}
	return words[0]
}
