package triomphe

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
)

// unsaid implements table.Game.Unsaid: what the books leave open.
type unsaid struct{}

// Silences returns what a ruleset of the family leaves open.
func (unsaid) Silences(rs *game.Ruleset) []game.Silence {
	switch rs.Game.ID() {
	case "bete":
		return beteSilences
	case "triomphe":
		return mannerSilences(rs.ID)
	case "sixte":
		return sixteSilences
	case "sizette":
		return sizetteSilences
	}
	if ascii.Begins(rs.ID, "pamphile") {
		return append(append([]game.Silence{}, moucheSilences...), pamphileSilences...)
	}
	return moucheSilences
}

// beteSilences lists what the Académie leaves open, or contradicts, about la
// Bête.
var beteSilences = []game.Silence{
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"bete.p6"}},
	{Name: "rounds", Question: "How many rounds make a match?", Ruling: "Five, unless the players agree otherwise.",
		From: "the players agree on it before they begin", Rules: []string{"parts/match.rounds"}, Clauses: []string{"bete.p6"}, Setting: "parts/match.rounds#rounds"},
	{Name: "taker", Question: "Who takes a trick that nobody trumps?", Ruling: "The highest card of the suit led.",
		From: "the duty to follow suit, and every game of tricks in the book", Rules: []string{"parts/trick.taker"}, Clauses: []string{"bete.p5", "bete.p12d"}},
	{Name: "head", Question: "Must the best card of the trick be beaten?", Ruling: "No: whoever follows suit may play any card of it.",
		From: "p12d, which asks whoever can to follow suit, and nothing more; la Mouche, which asks for more, says so (mouche.p15)", Rules: []string{"parts/overtake.duty"}, Clauses: []string{"bete.p12d"},
		Others: "Whoever can must head it, as at la Triomphe."},
	{Name: "one-contre", Question: "May two players play contre?", Ruling: "No: contre is against all, so there is one.",
		From: "the words \"contre tous\"", Rules: []string{"counter.one"}, Clauses: []string{"bete.p12c"}},
	{Name: "fiche", Question: "How much is a fiche worth?", Ruling: "Five jettons: the example of eleven for five players has one fiche in it.",
		From: "the sum of p8b and the words \"une fiche seulement\"", Rules: []string{"stake.fiche", "fiche.paid", "bete.put", "devole.paid", "revoke.bete"}, Clauses: []string{"bete.p8", "bete.p8b", "bete.p11"},
		Others: "One jetton, all five fiches being drawn: the sum is the same."},
	{Name: "both", Question: "Who wins where one plays and another plays contre?", Ruling: "Whichever makes three tricks, or the first two where nobody makes three; the other makes the bête.",
		From: "what wins the game", Rules: []string{"counter.game"}, Clauses: []string{"bete.p12", "bete.p12c"}},
	{Name: "contre-plays", Question: "Does what is said of whoever has the hand played hold for whoever plays contre?", Ruling: "Yes: contre makes the vole and the devole, and leaves the king's jettons where it holds the king and loses.",
		From: "p12c: contre is to play, against all", Rules: []string{"vole", "devole", "king.stays"}, Clauses: []string{"bete.p9", "bete.p12c", "bete.p18"},
		Others: "No: these are said of \"celui qui fait jouer\"."},
	{Name: "unplayed", Question: "Does everybody put down for the game again where a hand was not played?", Ruling: "No: what was put down stays, and only the dealer adds.",
		From: "p17: the game stays as it is", Rules: []string{"stake.game"}, Clauses: []string{"bete.p8", "bete.p17"}},
	{Name: "void-stays", Question: "What becomes of what was put down for a hand that is void?", Ruling: "It stays, and only the dealer of the next hand adds a jetton, also a dealer who deals again.",
		From: "p11, where the dealer always puts a jetton and jettons lie there \"par les Donnes\", and p17, where the game stays as it is", Rules: []string{"stake.game", "stake.dealer", "parts/deal.misdeal.again", "parts/pack.false"}, Clauses: []string{"bete.p11", "bete.p17", "bete.p23"},
		Others: "It is returned, as at la Mouche, so that a wrong deal costs no more than the jetton to each."},
	{Name: "false-next", Question: "Who deals after a hand with a false pack?", Ruling: "The next player, as after every hand.",
		From: "p23: the hand does not count, and nobody is said to deal again, as whoever deals wrongly is", Rules: []string{"parts/pack.false", "parts/deal.passes"}, Clauses: []string{"bete.p23"},
		Others: "The same player."},
	{Name: "devole-doubles", Question: "What is doubled by the devole?", Ruling: "What lies there: the bête stands for the game, the bêtes that go and a fiche; the other fiches and what lies for the king are put down once more, and a bête made for each that waits.",
		From: "the words \"double tout ce qui est sur le jeu\"", Rules: []string{"devole.paid"}, Clauses: []string{"bete.p18"},
		Others: "What lies for the king is not doubled: it is none of the game, and p9 and p17 tell apart who draws it."},
	{Name: "vole-made", Question: "Does the vole draw a bête that was made in the same hand?", Ruling: "No: it goes with those of the hands that follow.",
		From: "the words \"les Bêtes qui ne vont pas sur le coup\" of p18: those that others have made before, and that wait", Rules: []string{"vole.paid"}, Clauses: []string{"bete.p18", "bete.p23"},
		Others: "It draws it, too: such a bête does not go on the hand, either."},
	{Name: "vole-king", Question: "Does the vole draw the king's jettons where the dealer turned the king?", Ruling: "No: the dealer has drawn them. It draws them where nobody else does.",
		From: "the words \"tout ce qui est à l'assiette\" of p18, where p17 has the king's jettons lie, beside p17 on the dealer who turns a king", Rules: []string{"vole.paid"}, Clauses: []string{"bete.p17", "bete.p18"},
		Others: "The vole draws them before the dealer; or they are no part of what it draws."},
	{Name: "curieuse-king", Question: "Does anybody draw the king's jettons who turns a king en curieuse?", Ruling: "No: it is not the dealer who turns it.",
		From: "p17 speaks of the card that the dealer turns", Rules: []string{"king.turned"}, Clauses: []string{"bete.p15b", "bete.p17"}},
}
