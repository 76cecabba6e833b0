package commere

import (
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// fewest and most is how many may play Commerce.
const (
	fewest, most = 3, 12
	usual        = 6
)

// rounds returns how many rounds so many players play: five where they are twelve,
// and in proportion where they are fewer.
func rounds(seats int) int32 { return int32(5 * most / seats) }

// commerceBooks returns the ruleset of the Académie for six, and its variants for the
// other numbers of players that it names.
func commerceBooks(g *table.Game) []*game.Ruleset {
	six := &game.Ruleset{
		ID: "commerce", Text: "academie", Division: "commerce", Game: g, Name: "Le Commerce, Académie", Unit: "jetton", Seats: usual,
		Irregular: []string{"misdeal", "exposed", "false-pack"},
		Settings:  []string{"parts/match.rounds#rounds 1.."},
		Answers:   commerceAcademie,
	}
	for seats := fewest; seats <= most; seats++ {
		if seats == usual {
			continue
		}
		rs := parts.ForPlayers(six, seats, "commerce.p2", game.Answer{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", rounds(seats)}}, Ruling: "rounds"})
		if seats == most {
			rs.Answers[1].Ruling = ""
		}
		six.Variants = append(six.Variants, rs)
	}
	return []*game.Ruleset{six}
}

// commerceAcademie is the answers of the Académie, commerce.p1 to p26.
var commerceAcademie = []game.Answer{
	// p1 to p4, p11, p16, p24b.
	{Rule: "parts/players", Figures: game.Figures{{"number", usual}}},
	{Rule: "parts/pack.whole", Figures: game.Figures{{"cards", 52}}},
	{Rule: "parts/rank", Figures: game.Figures{{"ace", 1}}},
	{Rule: "parts/deal.first", Figures: game.Figures{{"face", 0}, {"highest", 0}}, Ruling: "deal-first"},
	{Rule: "parts/cut", Roles: game.Roles{{"by", game.ToLeft}}},
	{Rule: "parts/deal.count", Figures: game.Figures{{"each", 3}}},
	{Rule: "parts/deal.packets", Figures: game.Figures{{"a", 111}, {"b", 3}}},
	{Rule: "parts/turned.none"},
	{Rule: "parts/deal.passes", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/deal.misdeal.again"},
	{Rule: "parts/deal.exposed", Figures: game.Figures{{"stands", 0}}},
	{Rule: "parts/pack.false"},
	{Rule: "parts/pack.false.again"},
	{Rule: "stake", Figures: game.Figures{{"each", 1}}},

	// The trade, p12 to p15.
	{Rule: "parts/trade.first", Roles: game.Roles{{"leader", game.Eldest}}},
	{Rule: "parts/trade.round", Roles: game.Roles{{"next", game.ToRight}}},
	{Rule: "parts/trade.back"},
	{Rule: "parts/trade.other", Ruling: "same-card"},
	{Rule: "trade.duty"},
	{Rule: "change.fee", Figures: game.Figures{{"each", 1}, {"barter", 0}, {"banker", 0}}, Roles: game.Roles{{"payee", game.Dealer}}},
	{Rule: "bank.card"},
	{Rule: "bank.under"},
	{Rule: "parts/lay.need"},
	{Rule: "lay.after"},
	{Rule: "lay.stops"},

	// The hands, p6 to p9, p19: the best first, for rules are asked in the order of
	// the book.
	{Rule: "hand.tricon"},
	{Rule: "hand.sequence", Figures: game.Figures{{"suited", 1}}},
	{Rule: "hand.point", Figures: game.Figures{{"cards", 2}, {"pips", 1}, {"ace", 11}, {"king", 10}, {"queen", 10}, {"knave", 10}}},
	{Rule: "best.banker"},
	{Rule: "parts/best.eldest", Ruling: "equal"},

	// What is won, p16, p20, p22, p23, and the match, p26.
	{Rule: "pool.won"},
	{Rule: "banker.wins", Figures: game.Figures{{"each", 1}}},
	{Rule: "banker.loses", Figures: game.Figures{{"amount", 1}}},
	{Rule: "banker.beaten", Figures: game.Figures{{"each", 1}}, Roles: game.Roles{{"payer", game.Dealer}}},
	{Rule: "parts/match.rounds", Figures: game.Figures{{"rounds", 5 * most / usual}}, Ruling: "rounds"},
}

// commerceUnsaid is what the book leaves open: see table.Game.
type commerceUnsaid struct{}

// Silences returns the same of every ruleset.
func (commerceUnsaid) Silences(*game.Ruleset) []game.Silence { return commerceSilences }

// commerceSilences is what the Académie leaves open about Commerce.
var commerceSilences = []game.Silence{
	{Name: "deal-first", Question: "Who deals the first hand?", Ruling: "Whoever draws the lowest card.",
		From: "the words \"Aprés avoir vû qui donnera\" name no lot", Rules: []string{"parts/deal.first"}, Clauses: []string{"commerce.p3"},
		Others: "Any lot that the players agree on."},
	{Name: "stake-when", Question: "When does each put in the jetton?", Ruling: "At every hand; where a hand was void the pool still lies there, and nobody puts in another.",
		From: "the words \"en y entrant\", and that the winner of every hand draws the pool (commerce.p16, p19)", Rules: []string{"commere/stake"}, Clauses: []string{"commerce.p4"},
		Others: "Once, when a player sits down."},
	{Name: "pass", Question: "May a player whose turn it is change no card?", Ruling: "No: the player changes one, with the bank or with the neighbour, or lays the hand open.",
		From: "the words \"cela dépend de lui\", which leave the choice between the two, and \"chacun des Joueurs [...] commerce jusqu'à ce qu'il ait trouvé\" (commerce.p14)", Rules: []string{"commere/trade.duty"}, Clauses: []string{"commerce.p12", "commerce.p14"},
		Others: "Yes, for the banker asks \"qui veut commercer\"."},
	{Name: "unseen", Question: "Does a player see the card of the talon before giving one for it?", Ruling: "No: one card is given, and another received for it.",
		From: "the words \"une carte du talon à la place d'une autre carte qu'il lui donne\"", Rules: []string{"commere/bank.card"}, Clauses: []string{"commerce.p13"},
		Others: "Yes, as at Ma commère, where each first takes up a fourth card (ma-commere.p13)."},
	{Name: "barter-duty", Question: "May the neighbour refuse to barter?", Ruling: "No.",
		From: "the words \"il doit aussi fournir\", which are said of the banker (commerce.p20b)", Rules: []string{"parts/trade.back"}, Clauses: []string{"commerce.p14"},
		Others: "Yes, unless it is the banker."},
	{Name: "same-card", Question: "Who chooses the card that is given back, and may it be the one received?", Ruling: "The neighbour chooses, and gives another.",
		From: "the words \"changer une carte\"; at Ma commère the neighbour gives back the least useful card (ma-commere.p10)", Rules: []string{"parts/trade.other"}, Clauses: []string{"commerce.p14"},
		Others: "Each draws from the other's hand unseen."},
	{Name: "figures", Question: "What do king, queen and knave count in a point?", Ruling: "Ten each.",
		From: "at Manille the court cards are worth ten each (manille.p7b); the words \"valeur naturelle\" do not tell", Rules: []string{"commere/hand.point"}, Clauses: []string{"commerce.p1"},
		Others: "Thirteen, twelve and eleven, as their places are."},
	{Name: "once", Question: "How many cards may a player change in one turn?", Ruling: "One: then it is the neighbour's turn.",
		From: "the words \"une carte\", and \"recommencent le tour\" (commerce.p15)", Rules: []string{"parts/trade.round"}, Clauses: []string{"commerce.p13", "commerce.p14"},
		Others: "As many as the player likes, one after another."},
	{Name: "stand", Question: "Must a player who has a point lay it open?", Ruling: "No: a player may go on to look for something better.",
		From: "the words \"un certain point auquel il veut se tenir\"", Rules: []string{"commere/lay.after"}, Clauses: []string{"commerce.p15"}},
	{Name: "own-turn", Question: "May a hand be laid open before its player's turn has come?", Ruling: "No: when the turn has come, before changing a card or just after.",
		From: "the words \"Si celui-là étoit premier\", and that whoever has received the neighbour's card speaks next", Rules: []string{"commere/lay.after"}, Clauses: []string{"commerce.p15"},
		Others: "Yes, as soon as a player has met with one of the three."},
	{Name: "turn-left", Question: "May those who have not yet changed a card in a round do so when somebody lays a hand open after a change?", Ruling: "No: whoever lays a hand open stops the game.",
		From: "the words \"Lorsque l'un des joueurs a arrêté le jeu\" (commerce.p16)", Rules: []string{"commere/lay.stops"}, Clauses: []string{"commerce.p15", "commerce.p16"},
		Others: "They may, for that is forbidden to those alone who come after one who laid a hand open before changing."},
	{Name: "equal", Question: "Who wins where the points of two who are not the banker, or two sequences, are equal?", Ruling: "The player who is first in hand.",
		From: "Ma commère (ma-commere.p11)", Rules: []string{"parts/best.eldest"}, Clauses: []string{"commerce.p19"}},
	{Name: "both", Question: "Does a banker whose hand is beaten pay the winner a second jetton?", Ruling: "Yes: one because the pool is not the banker's, and one as to every player.",
		From: "commerce.p22 and p23, of which neither makes an exception of the other", Rules: []string{"commere/banker.loses", "commere/banker.beaten"}, Clauses: []string{"commerce.p22", "commerce.p23"},
		Others: "No: the jetton that each receives is the winner's, too."},
	{Name: "not-higher", Question: "Does a banker pay each player whose sequence is equal to that of the winner?", Ruling: "No: such a banker pays the winner alone.",
		From: "the words \"parce qu'un autre joueur l'auroit plus haut\"", Rules: []string{"commere/banker.beaten"}, Clauses: []string{"commerce.p22", "commerce.p23"}},
	{Name: "false-late", Question: "What becomes of what was paid before the pack is found false, and of a hand that somebody has won?", Ruling: "Both stand: the banker keeps what was paid for cards of the bank.",
		From: "the words \"on refait\", which are said of the deal; at Ma commère, too, a hand that was won before counts (ma-commere.p15)", Rules: []string{"parts/pack.false"}, Clauses: []string{"commerce.p24b"},
		Others: "All is given back."},
	{Name: "rounds", Question: "How many rounds do fewer than twelve play?", Ruling: "As many as make about sixty hands, as five rounds of twelve do: ten where they are six.",
		From: "the words \"& à proportion\", and that a match lasts about an hour", Rules: []string{"parts/match.rounds"}, Clauses: []string{"commerce.p26"}, Setting: "parts/match.rounds#rounds",
		Others: "Fewer rounds, the fewer they are."},
}
