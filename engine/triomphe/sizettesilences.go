package triomphe

import "quinola/engine/game"

// sizetteSilences lists what the Académie leaves open about la Sizette.
var sizetteSilences = []game.Silence{
	{Name: "match-score", Question: "How many games make a match?", Ruling: "Five, unless the players agree otherwise.",
		From: "la Triomphe (triomphe.p6): the length of a match is nowhere said here", Rules: []string{"parts/match.target"}, Clauses: []string{"sizette.loix.15"}, Setting: "parts/match.target#score"},
	{Name: "match-over", Question: "Is the hand played out in which the match is won?", Ruling: "No: with the last game the match is over.",
		From: "a match is of so many games", Rules: []string{"parts/match.over"}, Clauses: []string{"sizette.loix.15"}},
	{Name: "ace", Question: "Where does the ace stand?", Ruling: "Below the knave and above the ten.",
		From: "the pack of thirty-six, which goes from the king to the six and has an ace in it; la Bête (bete.p5) and la Triomphe have it so", Rules: []string{"parts/rank"}, Clauses: []string{"sizette.p3"},
		Others: "The ace lowest, below the six."},
	{Name: "lead-next", Question: "Who leads to the next trick?", Ruling: "Whoever took the last.",
		From: "every game of tricks in the book", Rules: []string{"parts/lead.next"}, Clauses: []string{"sizette.p6"}},
	{Name: "taker", Question: "Who takes a trick that nobody trumps?", Ruling: "The highest card of the suit led.",
		From: "the duty to follow suit", Rules: []string{"parts/trick.taker"}, Clauses: []string{"sizette.p6"}},
	{Name: "overtrump", Question: "Must a trump that lies there be beaten by whoever trumps?", Ruling: "No: nobody need trump.",
		From: "the seventh rule, by which nobody need head or trump", Rules: []string{"parts/overtrump.duty"}, Clauses: []string{"sizette.p6", "sizette.loix.7"}},
	{Name: "bete", Question: "What does it cost to play and lose?", Ruling: "Nothing: the side that wins marks a game.",
		From: "p6, which knows games alone", Rules: []string{"bete.put"}, Clauses: []string{"sizette.p6"}},
	{Name: "two-two", Question: "Who wins where two make two tricks each?", Ruling: "That decides nothing: of six tricks a side makes three, and the first to do so wins.",
		From: "p6", Rules: []string{"game.tie"}, Clauses: []string{"sizette.p6"}},
	{Name: "misdeal-again", Question: "What becomes of a hand that was dealt wrongly?", Ruling: "It is dealt again by the same player.",
		From: "the second, fourth and fifth rules", Rules: []string{"parts/deal.misdeal.again"}, Clauses: []string{"sizette.loix.3"}},
	{Name: "false-next", Question: "Who deals after a hand with a false pack?", Ruling: "The next player, as after every hand.",
		From: "the first rule, which does not say that the cards are dealt again, as the second, fourth and fifth do", Rules: []string{"parts/pack.false", "parts/deal.passes"}, Clauses: []string{"sizette.loix.1"},
		Others: "The same player."},
	{Name: "fault-void", Question: "Does a fault cost anything in a hand that is void?", Ruling: "Yes: what it costs is lost, whatever becomes of the hand.",
		From: "the fourth and fifth rules, by which a game is lost in a hand that is dealt again", Rules: []string{"parts/pack.false"}, Clauses: []string{"sizette.loix.1", "sizette.loix.4", "sizette.loix.5"}},
	{Name: "exposed-own", Question: "What does it cost to turn up a card of one's own side?", Ruling: "Nothing: the hand is dealt again.",
		From: "the fifth rule, which speaks of the opponents' cards", Rules: []string{"exposed.lost", "parts/deal.exposed"}, Clauses: []string{"sizette.loix.2", "sizette.loix.5"}},
	{Name: "governor", Question: "Must the side play as its governor says?", Ruling: "That is between the players: the rules judge the card that is played.",
		From: "p5 and p6, which tell how a side agrees", Rules: []string{"talk.turn"}, Clauses: []string{"sizette.p5", "sizette.p6"}},
}
