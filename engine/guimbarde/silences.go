package guimbarde

import "quinola/engine/game"

// unsaid implements table.Game.Unsaid: what the books leave open.
type unsaid struct{}

// Silences returns the same list for every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences lists what the Académie leaves open, or contradicts, about la
// Guimbarde.
var silences = []game.Silence{
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "la Triomphe, where the highest card has another deal: here, too, it is better to be the first to play", Rules: []string{"parts/deal.first"}, Clauses: []string{"guimbarde.p5"}},
	{Name: "deal-passes", Question: "Who deals the next hand?", Ruling: "The deal passes to the right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"parts/deal.passes"}, Clauses: []string{"guimbarde.p5"}},
	{Name: "pack", Question: "Which cards are taken out for five and six players?", Ruling: "Those from the two to the six, the six among them: 32 are left, and a talon of seven or two.",
		From: "the words \"jusques aux six\", as la Guinguette has \"jusqu'aux cinq\" of a pack of 36, from which the fives are gone; with the sevens out six players could not be dealt five each", Rules: []string{"parts/pack"}, Clauses: []string{"guimbarde.p1b", "guinguette.p2"}, Setting: "parts/pack#highest",
		Others: "The sixes stay, and 36 are left; or, for five players, the sevens go too, and 28 are left."},
	{Name: "pack-seven", Question: "Which pack do seven players use?", Ruling: "The whole one.",
		From: "the words, which take cards out for five or six players only", Rules: []string{"parts/pack"}, Clauses: []string{"guimbarde.p1b"}},
	{Name: "stakes", Question: "Does everybody put into the boxes before every hand?", Ruling: "Yes: what was not drawn stays, and everybody adds to it.",
		From: "p12, where what was not won is left for the next hand", Rules: []string{"stake"}, Clauses: []string{"guimbarde.p5", "guimbarde.p12"},
		Others: "Only into boxes that are empty."},
	{Name: "stake-again", Question: "Does everybody put into the boxes again where a hand is void?", Ruling: "No: what was put down is returned, and is put down once for the hand that counts.",
		From: "the tenth rule, by which the dealer alone pays for a wrong deal, and the eleventh, by which a hand with a false pack is worth nothing", Rules: []string{"parts/stake.back"}, Clauses: []string{"guimbarde.loix.10", "guimbarde.loix.11"},
		Others: "What was put down stays in the boxes, and as much is put to it."},
	{Name: "fault-void", Question: "Does a fault cost anything in a hand that is void?", Ruling: "Yes: what it costs is lost, whatever becomes of the hand.",
		From: "the tenth rule, by which a jetton is paid to each for a hand that is dealt again", Rules: []string{"void.back"}, Clauses: []string{"guimbarde.loix.10", "guimbarde.loix.11"},
		Others: "No: nothing of the hand counts."},
	{Name: "false-next", Question: "Who deals after a hand with a false pack?", Ruling: "The next player, as after every hand.",
		From: "the eleventh rule: the hand does not count, and nobody is said to deal again, as the dealer is by the tenth", Rules: []string{"parts/pack.false", "parts/deal.passes"}, Clauses: []string{"guimbarde.loix.11"},
		Others: "The same player."},
	{Name: "point-worth", Question: "How is a point counted?", Ruling: "By the sum of its cards: the ace and the figures ten each, other cards their pips.",
		From: "la Mouche (mouche.p11), which has the same order of cards", Rules: []string{"point.best"}, Clauses: []string{"guimbarde.p7"},
		Others: "The ace eleven, as at Piquet; or the number of cards first."},
	{Name: "fund-always", Question: "Is the fund put in where nobody has a point?", Ruling: "Yes: and the stakes of the point stay in the box, for the next.",
		From: "p14: everybody plays for the fund", Rules: []string{"fund", "fund.paid"}, Clauses: []string{"guimbarde.p11", "guimbarde.p14"}},
	{Name: "overtrump", Question: "Must a trump that lies there be beaten by whoever trumps?", Ruling: "No: whoever cannot follow must trump, high or low.",
		From: "la Triomphe, by whose play this game goes (triomphe.6)", Rules: []string{"parts/overtrump.duty"}, Clauses: []string{"guimbarde.p14", "guimbarde.loix.9"},
		Others: "\"Pouvant forcer\" of the ninth rule is said of trumps, too."},
	{Name: "bete", Question: "What does it cost to play and lose?", Ruling: "Nothing: the boxes are won, and nobody plays against the others.",
		From: "p10 and p12, which know the boxes alone", Rules: []string{"triomphe/bete.put"}, Clauses: []string{"guimbarde.p10", "guimbarde.p12"}},
	{Name: "lead-next", Question: "Who leads to the next trick?", Ruling: "Whoever took the last.",
		From: "la Triomphe, by whose play this game goes, and every game of tricks in the book", Rules: []string{"parts/lead.next"}, Clauses: []string{"guimbarde.p14"}},
	{Name: "taker", Question: "Who takes a trick that nobody trumps?", Ruling: "The highest card of the suit led.",
		From: "la Triomphe, by whose play this game goes", Rules: []string{"parts/trick.taker"}, Clauses: []string{"guimbarde.p14"}},
	{Name: "raised", Question: "Do the king and queen of hearts and the knave of diamonds follow their own suit where it is not trumps?", Ruling: "No: they are trumps, and need not be played to a lead of their suit.",
		From: "p13, by which they are always trumps", Rules: []string{"trump.order"}, Clauses: []string{"guimbarde.p13"}},
	{Name: "king-first", Question: "Is a marriage made where the king falls on the queen?", Ruling: "No: the queen falls on the king.",
		From: "p15 and the seventh rule, where the king is played and the queen falls", Rules: []string{"mariage.fall"}, Clauses: []string{"guimbarde.p15", "guimbarde.loix.6", "guimbarde.loix.7"},
		Others: "Either may fall on the other: \"l'une sur l'autre\"."},
	{Name: "king-led", Question: "Must the king be led?", Ruling: "No: whoever plays it, the queen makes a marriage who falls on it at once.",
		From: "the sixth rule, which asks for no more", Rules: []string{"mariage.fall"}, Clauses: []string{"guimbarde.loix.6"}},
	{Name: "held-when", Question: "When is a marriage in the hand paid?", Ruling: "When the first of the two is played; the other is then shown.",
		From: "the words \"en jouant les cartes\" of the fourth rule", Rules: []string{"mariage.held"}, Clauses: []string{"guimbarde.loix.1", "guimbarde.loix.4"},
		Others: "When the boxes are drawn."},
	{Name: "trumped-by", Question: "Is a marriage of trumps won by a trump?", Ruling: "Only where a third card takes it: its own king does not trump it.",
		From: "the third rule, which speaks of a card that trumps a marriage", Rules: []string{"mariage.trumped"}, Clauses: []string{"guimbarde.loix.2", "guimbarde.loix.3"}},
	{Name: "only-three", Question: "What if a player has only trumps that may not trump a marriage?", Ruling: "Such a player may throw any other card, and one who has no other plays one of the three.",
		From: "the third rule goes before the ninth: it says which cards may not be used", Rules: []string{"mariage.spared"}, Clauses: []string{"guimbarde.loix.3", "guimbarde.loix.9"}},
	{Name: "queen-duty", Question: "Which goes first, the duty to play the queen or that to head, to trump and to follow?", Ruling: "The queen goes before heading and trumping; but the suit led must be followed.",
		From: "the seventh rule, which obliges the player, beside the eighth on revoking", Rules: []string{"mariage.duty"}, Clauses: []string{"guimbarde.loix.7", "guimbarde.loix.8", "guimbarde.loix.9"}},
	{Name: "fou-paid", Question: "Who is paid for the fou, and when?", Ruling: "Each other player pays whoever takes a trick with it.",
		From: "the first rule, by which each pays one for a marriage; and the words \"il ne gagne rien\" of a fou that is taken", Rules: []string{"fou.paid"}, Clauses: []string{"guimbarde.loix.5"},
		Others: "One counter in all."},
}
