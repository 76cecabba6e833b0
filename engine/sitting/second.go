package sitting

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Second returns an event as the player hears it whom it is about: of South "S has the
// point: S marks 5" is "You have the point: you mark 5", and "N pays 5 to S" ends "to you".
// A text in which that does not come out right, as it speaks of the player's own things or
// of what several do, stays as it is.
func Second(text string, seat cards.Seat) string {
	parts := ascii.Split(text, ": ")
	spoken, about := false, false
	for i, part := range parts {
		words := ascii.Split(part, " ")
		if about && words[0] == "he" { // who is who the part before is about
			words[0] = seat.String()
		}
		about = words[0] == seat.String()
		named := slices.Contains(words, seat.String())
		for at, word := range words {
			bare, after := word, ""
			if ascii.Ends(word, ",") {
				bare, after = word[:len(word)-1], ","
			}
			switch {
			case ascii.Begins(bare, seat.String()+"'") || slices.Contains(unspoken, bare):
				return text
			case bare == "and" && named && (at+1 == len(words) || !slices.Contains(notSeats, words[at+1])):
				return text
			case bare != seat.String():
				continue
			case at > 0 && slices.Contains(toward, words[at-1]):
				words[at] = "you" + after
			case len(words) == 1 && after == "" && i+1 < len(parts): // "S: an imperial"
				words[at] = "You"
			case (at == 0 || ascii.Ends(words[at-1], ",")) && after == "" && len(words) > at+1 && bases(words[at:]):
				words[at] = "you"
				if i == 0 && at == 0 {
					words[at] = "You"
				}
			default:
				return text
			}
			spoken = true
		}
		parts[i] = ascii.Join(words, " ")
	}
	if !spoken {
		return text
	}
	return ascii.Join(parts, ": ")
}

// unspoken are words beside which the player is spoken of, not to: what the player owns.
// So it is with "and" after the player, for a second verb would have to change, too, unless
// what comes after it is said of others.
var (
	unspoken = []string{"he", "his", "him", "himself", "who", "own"}
	notSeats = []string{"cards", "kings", "the"}
)

// toward are the words before whom something is done to.
var toward = []string{"to", "from", "by", "for", "pays", "pay"}

// bases puts the verb after a player, the second word, if it is one that is known, into the
// form in which it is said to the player.
func bases(words []string) bool {
	verb, after := words[1], ""
	if ascii.Ends(verb, ",") {
		verb, after = verb[:len(verb)-1], ","
	}
	for _, v := range [...][2]string{{"has", "have"}, {"is", "are"}, {"was", "were"}, {"does", "do"}, {"goes", "go"}} {
		if v[0] == verb {
			words[1] = v[1] + after
			return true
		}
	}
	switch {
	case slices.Contains(past, verb):
	case ascii.Ends(verb, "sses") || ascii.Ends(verb, "shes") || ascii.Ends(verb, "ches"):
		words[1] = verb[:len(verb)-2] + after
	case len(verb) > 3 && ascii.Ends(verb, "s"):
		words[1] = verb[:len(verb)-1] + after
	default:
		return false
	}
	return true
}

// past are verbs that are the same whoever is spoken of.
var past = []string{"placed", "dealt", "took", "played", "forced", "led", "asked", "saw", "may", "put", "revoked", "threw", "drew", "could", "turned", "did", "owed", "undertook", "had", "returned", "trumped", "must"}
