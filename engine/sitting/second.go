package sitting

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Second returns an event as the player hears it whom it is about: of South "S has the
// point, and wins: S marks 5" is "You have the point, and win: you mark 5", "N pays 5 to S"
// ends "to you", and "the hand of S" is "your hand". A text in which that does not come out
// right stays as it is.
func Second(text string, seat cards.Seat) string {
	h := hearer{me: seat.String()}
	parts := ascii.Split(text, ": ")
	for i, part := range parts {
		words := ascii.Split(part, " ")
		if !h.hear(words, i+1 < len(parts)) {
			return text
		}
		parts[i] = ascii.Join(slices.DeleteFunc(words, func(word string) bool { return word == "" }), " ")
	}
	if !h.spoken {
		return text
	}
	said := ascii.Join(parts, ": ")
	if said[0] == 'y' && text[0] != 'y' {
		said = "Y" + said[1:]
	}
	return said
}

// hearer puts what is told of a player into the words in which the player is spoken to.
type hearer struct {
	me     string // the player's letter
	spoken bool   // something was put so
}

// hear puts a part of a text, and reports whether it comes out right. A part of one word
// may stand before another: "S: an imperial".
func (h *hearer) hear(words []string, more bool) bool {
	mine := false // the verbs that come next are the player's
	for at, word := range words {
		bare, after := cut(word)
		before := ""
		if at > 0 {
			before, _ = cut(words[at-1])
		}
		does := at == 0 || ascii.Ends(words[at-1], ",") || slices.Contains(opens, before)
		switch {
		case bare == h.me && slices.Contains(toward, before):
			words[at] = "you" + after
		case bare == h.me && before == "of" && at > 2 && words[at-3] == "the": // "the hand of S"
			words[at-3], words[at-2], words[at-1], words[at] = "your", words[at-2]+after, "", ""
		case bare == h.me+"'s":
			words[at] = "your"
		case bare == h.me && len(words) == 1 && more:
			words[at] = "you"
		case bare == h.me && at+1 < len(words) && words[at+1] == "and", bare == h.me && before == "and" && isSeat(words[0]) && at == 2:
			words[at] = "you" // with another, so that the verb is that of several
		case bare == h.me && does && after == "" && bases(words[at+1:]):
			words[at], mine = "you", true
		case bare == h.me:
			return false
		case isSeat(bare):
			mine = mine && !does
			continue
		case mine && (before == "and" || before == "so") && !slices.Contains(plain, bare):
			bases(words[at:]) // what it does not know is no verb, or in the past
		default:
			continue
		}
		h.spoken = true
	}
	return true
}

// cut returns a word without the comma that ends it, and the comma.
func cut(word string) (bare, after string) {
	if ascii.Ends(word, ",") {
		return word[:len(word)-1], ","
	}
	return word, ""
}

func isSeat(word string) bool {
	_, ok := cards.SeatOf(word)
	return ok
}

var (
	toward = []string{"to", "from", "by", "for", "with", "pays", "pay"} // the player to whom something is done
	opens  = []string{"and", "that", "what"}                            // something that the player does
	plain  = []string{"cards", "its", "kings"}                          // after "and", what ends as a verb does and is none
)

// bases puts a verb, the first word, if it is one that is known, into the form in which it
// is said to the player.
func bases(words []string) bool {
	for len(words) > 0 && slices.Contains(between, words[0]) {
		words = words[1:]
	}
	if len(words) == 0 {
		return false
	}
	verb, after := cut(words[0])
	for _, v := range [...][2]string{{"has", "have"}, {"is", "are"}, {"was", "were"}, {"does", "do"}, {"goes", "go"}} {
		if v[0] == verb {
			words[0] = v[1] + after
			return true
		}
	}
	switch {
	case slices.Contains(same, verb):
	case ascii.Ends(verb, "sses") || ascii.Ends(verb, "shes") || ascii.Ends(verb, "ches"):
		words[0] = verb[:len(verb)-2] + after
	case len(verb) > 3 && ascii.Ends(verb, "s"):
		words[0] = verb[:len(verb)-1] + after
	default:
		return false
	}
	return true
}

// between may stand before a verb.
var between = []string{"alone", "no", "longer"}

// same are verbs that are the same whoever is spoken of.
var same = []string{"asked", "broke", "can", "cheated", "could", "dealt", "did", "drew", "forced", "had", "hid", "joined", "led",
	"may", "mixed", "must", "owed", "placed", "played", "put", "returned", "revoked", "saw", "threw", "took", "trumped", "turned", "undertook"}
