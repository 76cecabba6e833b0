package triomphe

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
)

// mannerSilences returns what the Académie leaves open, or contradicts, about
// a manner of la Triomphe.
func mannerSilences(id string) []game.Silence {
	third := ascii.Begins(id, "triomphe.as")
	list := []game.Silence{
		{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
			From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"triomphe.p3"}},
		{Name: "lead-next", Question: "Who leads to the next trick?", Ruling: "Whoever took the last.",
			From: "la Bête, which is told after it (bete.p13), and every game of tricks in the book", Rules: []string{"parts/lead.next"}, Clauses: []string{"triomphe.p4"}},
		{Name: "taker", Question: "Who takes a trick that nobody trumps?", Ruling: "The highest card of the suit led.",
			From: "the duty to follow suit and to head the trick", Rules: []string{"parts/trick.taker"}, Clauses: []string{"triomphe.p4"}},
		{Name: "overtrump", Question: "Must a trump that lies there be beaten?", Ruling: "No: whoever cannot follow must trump, high or low.",
			From: "the sixth rule, which has a player trump even under a higher trump and asks for no higher one", Rules: []string{"parts/overtrump.duty"}, Clauses: []string{"triomphe.p4", "triomphe.6"},
			Others: "Whoever can must trump higher, as at la Bête."},
		{Name: "bete", Question: "What does it cost to play and lose?", Ruling: "Nothing: whoever wins marks a game.",
			From: "p4, which knows games alone", Rules: []string{"bete.put"}, Clauses: []string{"triomphe.p4"}},
		{Name: "vole-until", Question: "Until when may the vole be undertaken?", Ruling: "Until the first card is played; it is said aloud.",
			From: "what is undertaken is undertaken before the play", Rules: []string{"vole.until", "fault.vole"}, Clauses: []string{"triomphe.3"}},
		{Name: "vole-both", Question: "Does a side that undertakes the vole and fails mark the game that it wins?", Ruling: "Yes: it marks one for three tricks, and loses two.",
			From: "the clauses say both, and neither makes an exception of the other", Rules: []string{"fault.vole", "game.marked"}, Clauses: []string{"triomphe.p4", "triomphe.3"}},
		{Name: "misdeal-again", Question: "What becomes of a hand that was dealt wrongly?", Ruling: "It is dealt again by the same player.",
			From: "the first rule, by which a hand with a card turned up is dealt again", Rules: []string{"parts/deal.misdeal.again"}, Clauses: []string{"triomphe.1", "triomphe.2"}},
		{Name: "match-over", Question: "Is the hand played out in which the match is won?", Ruling: "No: with the last game the match is over.",
			From: "a match is of five games", Rules: []string{"parts/match.over"}, Clauses: []string{"triomphe.p6"}},
		{Name: "match-score", Question: "How many games make a match?", Ruling: "Five, unless the players agree otherwise.",
			From: "the word \"ordinairement\", and autre.p2b", Rules: []string{"parts/match.target"}, Clauses: []string{"triomphe.p6", "triomphe.autre.p2b"}, Setting: "parts/match.target#score"},
	}
	if !third && !ascii.Begins(id, "triomphe.seconde") {
		return append(list,
			game.Silence{Name: "two-two", Question: "Who wins where two make two tricks each?", Ruling: "That decides nothing: of two sides one makes three of the five tricks.",
				From: "p4", Rules: []string{"game.tie"}, Clauses: []string{"triomphe.p4"}},
			game.Silence{Name: "fault-none", Question: "What if whoever commits a fault has no game to lose?", Ruling: "The other side marks what is lacking, whatever the fault.",
				From: "the second rule, on a wrong deal, and seconde.p2, which has it otherwise where everybody plays alone", Rules: []string{"loss.rivals"}, Clauses: []string{"triomphe.2", "triomphe.seconde.p2"}},
			game.Silence{Name: "fault-void", Question: "Does a fault cost anything in a hand that is void?", Ruling: "Yes: what it costs is lost, whatever becomes of the hand.",
				From: "the second rule, by which a wrong deal costs a game", Rules: []string{"parts/pack.false"}, Clauses: []string{"triomphe.1", "triomphe.2"}},
			game.Silence{Name: "gift-until", Question: "Until when may a game be given?", Ruling: "Until the player who gives it has played a card, and once in a hand; not when that player's side has undertaken the vole.",
				From: "it is given for a bad hand, which is seen before the play", Rules: []string{"gift.until"}, Clauses: []string{"triomphe.p4b"}},
			game.Silence{Name: "gift-both", Question: "Does a side that refuses the game and wins it without the vole mark it?", Ruling: "Yes: it marks one for three tricks, and loses two.",
				From: "the clauses say both, and neither makes an exception of the other", Rules: []string{"gift.refused", "game.marked"}, Clauses: []string{"triomphe.p4", "triomphe.p4b"}},
			game.Silence{Name: "fault-both", Question: "What if both sides lose games at once?", Ruling: "Each loses of what it had marked before, and the other marks what is lacking.",
				From: "the third rule and p4b, which know one side's loss", Rules: []string{"gift.refused", "fault.vole", "loss.rivals"}, Clauses: []string{"triomphe.3", "triomphe.p4b"}},
			game.Silence{Name: "hidden", Question: "May a player show others his cards?", Ruling: "No, but to a partner.",
				From: "the words \"bien entendu ceux d'un même parti\"", Rules: []string{"parts/hand.hidden"}, Clauses: []string{"triomphe.p3"}})
	}
	list = append(list,
		game.Silence{Name: "one-two", Question: "Who wins where one player makes two tricks and each other one?", Ruling: "The player with two.",
			From: "two tricks made first win where another makes two as well", Rules: []string{"game.tie"}, Clauses: []string{"triomphe.seconde.p1"}},
		game.Silence{Name: "all-one", Question: "Who wins where five players make a trick each?", Ruling: "Nobody.",
			From: "the words, which speak of two tricks", Rules: []string{"game.tie"}, Clauses: []string{"triomphe.seconde.p1"},
			Others: "Whoever made the first, as at la Sixte."},
		game.Silence{Name: "gift-many", Question: "May a game be given where everybody plays alone?", Ruling: "No: there is no other side.",
			From: "the clause speaks of two sides", Rules: []string{"game.marked"}, Clauses: []string{"triomphe.p4b", "triomphe.seconde.p1"}},
		game.Silence{Name: "deals-many", Question: "Who of several deals the first hand?", Ruling: "Whoever draws the lowest card.",
			From: "whoever draws the highest has another deal, since to deal is a disadvantage", Rules: []string{"parts/deal.first"}, Clauses: []string{"triomphe.p3", "triomphe.seconde.p1"}})
	if third {
		list = append(list, game.Silence{Name: "rob-may", Question: "Must whoever may rob do so?", Ruling: "Yes.",
			From: "the words, which say that he robs", Rules: []string{"rob.turned", "rob.held"}, Clauses: []string{"triomphe.autre.p1b", "triomphe.autre.p2b"}})
	}
	return list
}
