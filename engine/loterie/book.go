package loterie

import (
	"quinola/engine/ascii"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fewest and greatest is how many may play.
const (
	fewest, greatest = 4, 20
	usual            = 10
)

// books returns the ruleset of the Académie for ten, and its variants for the other
// numbers of players.
func books(g *table.Game) []*game.Ruleset {
	ten := &game.Ruleset{
		ID: "loterie", Text: "academie", Division: "loterie", Game: g, Name: "La Loterie, Académie", Unit: "jetton", Seats: usual,
		Pools: []string{"fund", "lots"}, Apart: true,
		Settings: settings(usual),
		Answers:  academie,
	}
	for seats := fewest; seats <= greatest; seats++ {
		if seats == usual {
			continue
		}
		rs := parts.ForPlayers(ten, seats, "loterie.p1")
		if seats != fewest && seats != 5 && seats != 12 { // the book names these
			rs.Answers[0].Ruling = "players"
		}
		rs.Settings = settings(seats)
		ten.Variants = append(ten.Variants, rs)
	}
	return []*game.Ruleset{ten}
}

// settings returns what so many players may agree on: how many counters each puts in,
// and one to four tickets for each, as far as their pack goes.
func settings(seats int) []string {
	tickets := "loterie/tickets#each 1"
	for n := 2; n <= 4 && n*seats <= 52; n++ {
		tickets += " " + ascii.Itoa(n)
	}
	return []string{"parts/purse#amount 1..", tickets}
}

// academie is the answers of the Académie, loterie.p1 to p11.
var academie = []game.Answer{
	// p1 to p5.
	{Rule: "parts/players", Figures: game.Figures{{"number", usual}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "packs"},
	{Rule: "parts/purse", Figures: game.Figures{{"amount", 12}}, Ruling: "purse"},
	{Rule: "stake"},

	// The lots, p6.
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 1}}},
	{Rule: "deal.stays"},
	{Rule: "lot.covered"},
	{Rule: "lot.amount", Ruling: "amount"},
	{Rule: "lot.put"},
	{Rule: "lot.unequal", Ruling: "equal"},

	// The tickets, p7 and p11, and the match, p9 and p10.
	{Rule: "tickets", Figures: game.Figures{{"each", 1}}},
	{Rule: "tickets.round", Ruling: "rounds"},
	{Rule: "lot.turned"},
	{Rule: "lot.drawn"},
	{Rule: "lot.paid"},
	{Rule: "lot.left"},
	{Rule: "match.over"},
}

// unsaid is what the books leave open: see table.Game.
type unsaid struct{}

// Silences returns the same of every ruleset.
func (unsaid) Silences(*game.Ruleset) []game.Silence { return silences }

// silences is what the Académie leaves open about la Loterie.
var silences = []game.Silence{
	{Name: "players", Question: "How many play at most?", Ruling: "Twenty; the book names four, five, ten and twelve, and every number between four and twenty may play.",
		From: "the words \"dix ou douze, ou davantage même si l'on peut\", and le Coucou, at which twenty may play (coucou.p1)", Rules: []string{"parts/players"}, Clauses: []string{"loterie.p1"},
		Others: "As many as there are cards in the pack of the tickets."},
	{Name: "purse", Question: "With how many jettons does each sit down?", Ruling: "Twelve, unless the players agree on another number.",
		From: "la Tontine, which names twelve first (tontine.p2b); here the book says \"c'est à la volonté des joueurs\"", Rules: []string{"parts/purse"}, Clauses: []string{"loterie.p3"}, Setting: "parts/purse#amount"},
	{Name: "dealers", Question: "Who are the two who deal?", Ruling: "Any two: it makes no difference. The dealer of the record is who deals the lots.",
		From: "the words \"il n'importe pas à qui le donnera\" (p5)", Rules: []string{"deal.stays"}, Clauses: []string{"loterie.p5", "loterie.p6", "loterie.p7"}},
	{Name: "order", Question: "In what order are counters put on the lots?", Ruling: "In turn, from the dealer's right.",
		From: "the custom of the book, as its other games have it", Rules: []string{"lot.amount"}, Clauses: []string{"loterie.p6"},
		Others: "Each when that player likes."},
	{Name: "amount", Question: "How much may lie on a lot, and how little?", Ruling: "One counter at least, and no more than lie in the fund.",
		From: "the words \"le nombre de jettons que bon lui semble\", which are a number of jettons, and the fund of which they are: what is not drawn is added to it again (p9)", Rules: []string{"lot.amount", "lot.put"}, Clauses: []string{"loterie.p6", "loterie.p9"},
		Others: "Nothing, too; or the players agree on a bound."},
	{Name: "fund", Question: "What if the fund does not suffice for a lot of each?", Ruling: "Whose turn it is when nothing is left in it puts nothing on the lot, which is drawn for nothing.",
		From: "the words \"jusqu'à ce que le fond de la lotterie soit tout tiré\" (p10), by which it is used up, and not left over", Rules: []string{"lot.amount", "lot.paid"}, Clauses: []string{"loterie.p6", "loterie.p10"},
		Others: "What is left is divided among all; or fewer lots are dealt."},
	{Name: "equal", Question: "When may two lots be equal?", Ruling: "Where no other amount can be put: the fund holds none that lies on no lot.",
		From: "the words \"le moins qu'on pourra\"", Rules: []string{"lot.unequal"}, Clauses: []string{"loterie.p6"},
		Others: "Whenever a player likes: it is advice."},
	{Name: "rounds", Question: "In what order are several tickets dealt?", Ruling: "One to everybody, then another to everybody, and so on.",
		From: "the words \"l'une aprés l'autre\"", Rules: []string{"tickets.round"}, Clauses: []string{"loterie.p11"},
		Others: "All of one player's after one another."},
	{Name: "tickets", Question: "How many tickets may each have where the pack of the tickets has not four for everybody?", Ruling: "As many as it has for all alike: three for fourteen to seventeen players, two for more.",
		From: "the fifty-two cards of the pack (p2)", Rules: []string{"tickets"}, Clauses: []string{"loterie.p11"}, Setting: "loterie/tickets#each"},
	{Name: "longer", Question: "When does a match go on too long?", Ruling: "The players agree on it before a hand: it is a figure that they set.",
		From: "the words \"suivant qu'on veut faire durer la partie\"", Rules: []string{"tickets"}, Clauses: []string{"loterie.p11"}, Setting: "loterie/tickets#each"},
	{Name: "own", Question: "May whoever set a lot draw it?", Ruling: "Yes: whoever has the ticket draws the lot, whosever it is.",
		From: "the words \"celui ou ceux qui auroient leur carte pareille\", which except nobody", Rules: []string{"lot.drawn"}, Clauses: []string{"loterie.p7b"}},
	{Name: "keeper", Question: "Who is it that draws the lottery, and must keep and answer for the money of the prises?", Ruling: "Whoever deals the tickets. No hand shows who keeps it, and what each withdraws does not depend on it.",
		From: "p7 and p8, by which the lots are drawn with the tickets", Rules: []string{"match.over"}, Clauses: []string{"loterie.p10"},
		Others: "Whoever deals the lots; or whoever draws the last of them."},
}
