package sitting

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// called is what an act of a record is called, in English: a key of the table of phrases,
// which has the other languages. In act, # is a number, + are numbers, @ is a player and
// * anything or nothing; said and label have the same. An act of a phase alone begins with
// the phase and a colon, one that no phase has with the colon.
type called struct {
	act   string
	said  string // as it is told of the player who does it
	label string // on a button; "" where that is the same
}

// acts lists the acts whose word alone does not say what is done, at the table and in
// examples. The first that an act is like counts; any other is its word, with spaces for
// hyphens.
var acts = [...]called{
	// What players do by turns.
	{"exchange:keep", "keep the hand", "Keep your hand"},
	{"choose:keep", "keep it", ""},    // the hand that was dealt, or the king that was called
	{"trade:give", "give a card", ""}, // which nobody else sees
	{"exchange:leave *", "leave in the talon *", "Leave *"},
	{"exchange:take *", "take of the talon *", "Take *"},
	{"claim:ask *", "ask *", "Ask for *"},
	{"ask @", "question @", ""}, // whether the player has what is asked for
	{"ask-goes", "ask whether the game goes", ""},
	{"ask-party *", "ask for the party *", ""},
	{"ask-pool *", "ask for what the pool gives *", ""},
	{"waive-party *", "let the party lapse *", ""},
	{"waive-pool *", "let lapse what the pool gives *", ""},
	{"waive *", "let lapse *", ""},
	{"card", "ask for a card", ""},
	{"bind", "have all keep their cards", ""},
	{"card 1", "ask for a card", ""},
	{"card #", "ask for # cards", ""},
	{"cave", "put more down", ""},
	{"done", "that is enough", ""},
	{"fold *", "give up *", ""},
	{"give", "give the game", ""}, // which the other side may refuse
	{"have", "have it", ""},       // what is asked for
	{"have-not", "do not have it", ""},
	{"lay *", "lay the hand open *", ""},
	{"lift #", "cut at #", ""},
	{"meld *", "declare *", ""},
	{"open *", "open *", "Open with *"},
	{"out", "put a card out", "Put out"},
	{"out *", "put out *", ""},
	{"pick", "keep a card", ""}, // which nobody else sees
	{"pick *", "keep *", ""},
	{"put", "put nothing", ""},
	{"raise *", "raise *", "Raise by *"},
	{"refuse-it *", "refuse *", ""},
	{"return", "return the king", ""}, // that was called
	{"silent", "keep silent", ""},
	{"spread", "lay the hand open", ""},
	{"stir", "stir the cotillon", ""},
	{"together *", "lay together *", ""},

	// Games that are bid, with the accents that no word of a record has.
	{"entree", "entrée", ""},
	{"tourne", "tourné", ""},
	{"touromatte-tourne", "touromatte tourné", ""},
	{"little-misere", "little misère", ""},
	{"great-misere", "great misère", ""},
	{"little-misere-open", "little misère open", ""},
	{"great-misere-open", "great misère open", ""},

	// What a record tells of the whole table.
	{"players 1", "1 player", ""},
	{"players #", "# players", ""},
	{"pack #", "a pack of # cards", ""},
	{"end #", "the end after #", ""},

	// What may happen at any time. How it was done, a record tells by a number at the end.
	{"again * 1", "again *, the cards are mixed", ""},
	{"again * 2", "again *, though it has done no harm", ""},
	{"back * 1", "take back *, of the trick before", ""},
	{"back *", "take back *", ""},
	{"blanches *", "a hand without figures *", ""},
	{"change 1 #", "put out 1 card and draw #", ""},
	{"change # #", "put out # cards and draw #", ""},
	{"demi-septier *", "demi-septier *", ""},
	{"deal", "deal", ""},
	{"deal *", "is dealt *", ""},
	{"divide +", "divide at +", ""},
	{"draw *", "draws *", ""},
	{"equal *", "it is equal *", ""},
	{"feign #", "feign, with # tricks that are sure", ""},
	{"join-bete # 1", "join the bête with one of #, as was agreed", ""},
	{"join-bete #", "join the bête with one of #", ""},
	{"look", "look", ""},
	{"look #", "look at trick #", ""},
	{"look @", "look at the cards of @", ""},
	{"look *", "look at *", ""},
	{":keep", "keep the marks", ""},
	{"mend * 1", "mend *, with the cards put out", ""},
	{"mistaken 1", "mistaken, and puts it right in time", ""},
	{"order", "order", ""},
	{"order *", "give the deal to *", ""},
	{"packets +", "packets of +", ""},
	{"play-on +", "play on at +", ""},
	{"pull-out @", "pull a card out of the hand of @", ""},
	{"put-back * 1", "put back *, though it was seen", ""},
	{"put-out * #", "put out *, in round #", ""},
	{"quit * 1", "leave before the end *, for a good reason", ""},
	{"quit *", "leave before the end *", ""},
	{"rank +", "rank at +", ""},
	{"redo * 1", "redo *, the draw was seen", ""},
	{"redo * 2", "redo *, the draw is in the hand", ""},
	{"short *", "take a card less *", ""},
	{"show @", "show the hand to @", ""},
	{"shuffle *", "shuffle the talon *", ""},
	{"swap @", "exchange a card with @", ""},
	{"swap * @", "exchange * with @", ""},
	{"swap *", "exchange a card", ""},
	{"take # 1", "take #, a hand later", ""},
	{"take-missing * 1", "take missing *, of what was thrown away", ""},
	{"take-missing * 2", "take missing *, of the own discard", ""},
	{"take-pulled * 1", "take pulled *, though it was seen", ""},
	{"tell 1", "count aloud what has gone", ""},
	{"tell @", "tell it to @", ""},
	{"turn", "turn up a card", ""},
	{"turn *", "turn up *", ""},
	{"unnamed * 1", "unnamed *, and lets another lead", ""},
	{"unnamed * 2", "unnamed *, and leads", ""},
}

// does is the words with which begins what a player does, and does not only say: it is told
// in the third person, "E keeps a card".
var does = []string{"accept", "ask", "borrow", "call", "change", "cut", "declare", "do", "give", "have", "hide", "hold", "keep", "lay", "lead",
	"leave", "let", "look", "open", "pair", "pass", "play", "propose", "put", "question", "raise", "receive", "refuse", "rejoice", "return",
	"scatter", "show", "stand", "stir", "take", "turn", "whist"}

// third returns a verb as it is said of one who is not spoken to.
func third(verb string) string {
	switch {
	case verb == "have":
		return "has"
	case verb == "do" || ascii.Ends(verb, "ss") || ascii.Ends(verb, "sh") || ascii.Ends(verb, "ch"):
		return verb + "es"
	}
	return verb + "s"
}

// Called returns what an act of a record is called, with what follows its word: "look E"
// is "look at the cards of E".
func Called(act string) string {
	said, _ := calledIn("", act)
	return said
}

// calledIn returns what an act is called in a phase, said and on a button.
func calledIn(phase, act string) (said, label string) {
	words := ascii.Fields(act)
	for i := range acts {
		c := &acts[i]
		in, pattern, ok := ascii.Cut(c.act, ":")
		if !ok {
			in, pattern = phase, c.act
		}
		if filled, ok := like(ascii.Fields(pattern), words); ok && in == phase {
			said, label = fill(c.said, filled), fill(c.label, filled)
			break
		}
	}
	if said == "" {
		word, _, _ := ascii.Cut(act, " ")
		said = ascii.Replace(word, "-", " ") + act[len(word):]
	}
	if label == "" {
		label = capital(said)
	}
	return said, label
}

func capital(text string) string { return string(text[0]-'a'+'A') + text[1:] }

// like reports whether the words of an act are like a pattern, and what stands in its
// places.
func like(pattern, words []string) (filled []string, ok bool) {
	at := 0
	for i, sign := range pattern {
		end := at + 1
		if sign == "*" || sign == "+" {
			end = len(words) - (len(pattern) - 1 - i)
		}
		if end < at || end > len(words) {
			return nil, false
		}
		part, between := words[at:end], " "
		switch at = end; sign {
		case "*":
		case "#", "+":
			if len(part) == 0 {
				return nil, false
			}
			for _, word := range part {
				if _, ok := ascii.Number(word); !ok {
					return nil, false
				}
			}
			between = "+"
		case "@":
			if _, ok := cards.SeatOf(part[0]); !ok {
				return nil, false
			}
		default:
			if part[0] != sign {
				return nil, false
			}
			continue
		}
		filled = append(filled, ascii.Join(part, between))
	}
	return filled, at == len(words)
}

// fill puts what stands in the places of a pattern into those of a text.
func fill(text string, filled []string) string {
	var b []byte
	for i := range len(text) {
		switch c := text[i]; {
		case c != '*' && c != '#' && c != '+' && c != '@':
			b = append(b, c)
		case filled[0] == "":
			b, filled = b[:len(b)-1], filled[1:] // nor the space before it
		default:
			b, filled = append(b, filled[0]...), filled[1:]
		}
	}
	return string(b)
}
