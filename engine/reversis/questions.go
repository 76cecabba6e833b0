package reversis

// Question is a named question of the game. A text's ruleset answers it, with
// figures and roles of its own; a text that is silent leaves it out.
type Question struct {
	ID      string // "reversis/quinola.placed"
	Asks    string // the question, in one sentence
	Figures []Part // the numbers in an answer
	Roles   []Part // the players in an answer
}

// Part is one figure or role of a question: `reversis/ID#Name`.
type Part struct{ Name, Means string }

// Questions is every question that the Reversis texts answer, in the order of
// a hand.
var Questions = []Question{
	// The table and the pack.
	{ID: "reversis/players", Asks: "How many play?", Figures: []Part{{"number", "the players"}}},
	{ID: "reversis/pack", Asks: "Which cards are taken out of the pack?", Figures: []Part{{"lowest", "the lowest face taken out"}, {"highest", "the highest face taken out"}}},
	{ID: "reversis/rank", Asks: "Is the ace above the king?"},
	{ID: "reversis/follow-suit", Asks: "Must the suit led be followed?"},
	{ID: "reversis/quinola", Asks: "Which card is the Quinola?", Figures: []Part{{"face", "its face in hearts"}}},
	{ID: "reversis/quinola.little", Asks: "Which card is the little Quinola?", Figures: []Part{{"face", "its face in hearts"}}},

	// The deal.
	{ID: "reversis/deal.first", Asks: "Who deals the first hand?", Figures: []Part{{"suit", "of the card drawn: 0 spades, 1 hearts, 2 diamonds, 3 clubs"}, {"face", "of the card drawn; 0 for any"}}},
	{ID: "reversis/deal.passes", Asks: "Who deals the next hand?", Roles: []Part{{"next", "who deals next"}}},
	{ID: "reversis/deal.count", Asks: "How many cards does each receive?", Figures: []Part{{"each", "to each other player"}, {"dealer", "to the dealer"}, {"talon", "left over"}}},
	{ID: "reversis/deal.packets", Asks: "In what packets are the cards dealt?", Figures: []Part{{"short", "the short packet"}, {"long", "the other packets"}, {"own", "the dealer's own packets"}, {"first", "in which round the short packet must come; 0 for any"}, {"size", "the one size of all packets"}}},
	{ID: "reversis/deal.exposed", Asks: "What follows when a card is turned up in dealing?"},
	{ID: "reversis/deal.exposed.agreed", Asks: "May a hand with a card turned up stand?"},
	{ID: "reversis/deal.misdeal", Asks: "What does it cost to misdeal?"},
	{ID: "reversis/deal.misdeal.again", Asks: "Is the hand dealt again after a misdeal?"},
	{ID: "reversis/deal.buyback", Asks: "What does it cost to keep a deal that was lost?", Figures: []Part{{"fee", "to the pool"}}},
	{ID: "reversis/deal.misdeal.late", Asks: "What does a misdeal cost that is noticed after the discard?", Figures: []Part{{"fine", "to the pool"}}},
	{ID: "reversis/deal.twice", Asks: "What follows when a player deals twice running?"},

	// The stakes.
	{ID: "reversis/pool.fund", Asks: "What does each put into the pool at the first deal?", Figures: []Part{{"each", "each other player's stake"}, {"dealer", "the dealer's"}, {"little.each", "the same, in the little pool"}, {"little.dealer", "the dealer's, in the little pool"}}},
	{ID: "reversis/pool.renewal", Asks: "When is the first fund paid again?", Figures: []Part{{"below", "when the pool holds less than this"}, {"little", "the same, of the little pool"}}},
	{ID: "reversis/pool.dealer", Asks: "What does the dealer add at every later deal?", Figures: []Part{{"amount", "to the pool"}, {"little", "to the little pool"}}},
	{ID: "reversis/pool.each", Asks: "What does everybody put in at every deal?", Figures: []Part{{"amount", "each"}}},
	{ID: "reversis/pool.answers", Asks: "Who answers for a stake that was not put in?", Roles: []Part{{"payer", "who pays it"}}},

	// The talon and the discard.
	{ID: "reversis/talon.order", Asks: "Which card of the talon is whose?"},
	{ID: "reversis/exchange", Asks: "Does every player put out a card and take one?"},
	{ID: "reversis/exchange.optional", Asks: "May a player keep the hand he was dealt?", Figures: []Part{{"least", "what the pool must hold for it"}, {"little", "the same, of the little pool"}}},
	{ID: "reversis/exchange.dealer", Asks: "What does the dealer put out and take?"},
	{ID: "reversis/exchange.look", Asks: "May a player look at his card of the talon?"},
	{ID: "reversis/exchange.left", Asks: "May he who keeps his hand see the card he leaves?"},
	{ID: "reversis/exchange.final", Asks: "May a card put out be taken back?"},
	{ID: "reversis/exchange.retaken", Asks: "What does it cost to take back a card put out?"},
	{ID: "reversis/exchange.early", Asks: "May a card led before the discard is complete be taken back?"},
	{ID: "reversis/exchange.untaken", Asks: "What follows when a card is taken and none put out?"},
	{ID: "reversis/exchange.error", Asks: "What follows when the discard is found wrong at the end?"},
	{ID: "reversis/exchange.retaken.quinola", Asks: "What does it cost besides where the Quinola is in question?"},
	{ID: "reversis/exchange.grabbed", Asks: "What does it cost to take two or three cards of the talon?", Figures: []Part{{"fine", "to the pool"}}},
	{ID: "reversis/exchange.hidden", Asks: "What does it cost to hide the Quinola in the talon?", Figures: []Part{{"price", "to him who is best placed"}}},
	{ID: "reversis/discard.hearts", Asks: "May hearts be discarded?"},
	{ID: "reversis/discard.bare", Asks: "Which hearts may be discarded nevertheless?"},
	{ID: "reversis/discard.unforced", Asks: "May the Quinola be discarded where it is not played forced?"},
	{ID: "reversis/discard.quinola", Asks: "May the Quinola be discarded?", Figures: []Part{{"least", "what its pool must hold for it"}, {"little", "the same, of the little Quinola"}}},
	{ID: "reversis/swap", Asks: "Which card do opposite players give each other?"},

	// The play of the cards.
	{ID: "reversis/turn", Asks: "Who plays after whom?"},
	{ID: "reversis/turn.fine", Asks: "What does it cost to play before one's turn?", Figures: []Part{{"fine", "to each payee"}}, Roles: []Part{{"payee", "who receives it"}}},
	{ID: "reversis/turn.unpaid", Asks: "What is an ace or Quinola worth that was thrown out of turn?"},
	{ID: "reversis/lead.first", Asks: "Who leads to the first trick?", Roles: []Part{{"leader", "who leads"}}},
	{ID: "reversis/lead.next", Asks: "Who leads to the next trick?", Roles: []Part{{"leader", "who leads"}}},
	{ID: "reversis/lead.hearts", Asks: "What must the first lead be?"},
	{ID: "reversis/trick.taker", Asks: "Who takes a trick?"},
	{ID: "reversis/trick.gathered", Asks: "Whose is a trick that another gathers?"},
	{ID: "reversis/trick.warned", Asks: "Until when may a trick wrongly gathered be set right?"},
	{ID: "reversis/look.own", Asks: "Which tricks may a player look at?"},
	{ID: "reversis/look.last", Asks: "May the last trick made be looked at?"},
	{ID: "reversis/look.others", Asks: "May the tricks of others be looked at?"},
	{ID: "reversis/ask", Asks: "When may one ask how the cards were played?"},
	{ID: "reversis/tell", Asks: "May one point out the cards to a player who has not asked?"},

	// How an ace or a Quinola falls.
	{ID: "reversis/card.placed", Asks: "When is an ace or a Quinola placed?"},
	{ID: "reversis/card.forced", Asks: "When is an ace or a Quinola forced?", Figures: []Part{{"ace", "1 where an ace is, though its holder could have played another card of the suit"}, {"quinola", "1 where a Quinola is, though its holder could have played another heart"}}},
	{ID: "reversis/card.led", Asks: "When is an ace or a Quinola led?"},

	// Points, and the party.
	{ID: "reversis/points", Asks: "What do the cards count in tricks?", Figures: []Part{{"ace", "an ace"}, {"king", "a king"}, {"queen", "a queen"}, {"knave", "a knave"}}},
	{ID: "reversis/party.value", Asks: "What is the party worth?", Figures: []Part{{"fixed", "added to the points of the discard"}, {"diamonds", "the ace of diamonds in the discard"}, {"quinola", "the Quinola in the discard"}}},
	{ID: "reversis/party.heap", Asks: "What is the party worth when the discard has a card too many or too few?"},
	{ID: "reversis/party.price", Asks: "At what fixed price is the party paid?", Figures: []Part{{"price", "what it is worth"}}},
	{ID: "reversis/party.payment", Asks: "Who pays the party to whom?", Roles: []Part{{"payer", "who pays"}, {"payee", "who receives"}}},
	{ID: "reversis/party.loser.points", Asks: "Who loses the party?"},
	{ID: "reversis/party.loser.tricks", Asks: "Who loses among players of equal points?"},
	{ID: "reversis/party.loser.placed", Asks: "Who loses among players of equal points and tricks?"},
	{ID: "reversis/party.winner.trickless", Asks: "Does he who has no trick come before one whose trick is blank?"},
	{ID: "reversis/party.winner.points", Asks: "Who wins the party?"},
	{ID: "reversis/party.winner.tricks", Asks: "Who wins among players of equal points?"},
	{ID: "reversis/party.winner.placed", Asks: "Who wins among players of equal points and tricks?"},
	{ID: "reversis/placed.order", Asks: "Who is best placed?", Roles: []Part{{"best", "who is best placed"}, {"then", "on which side the next best sits"}}},
	{ID: "reversis/party.opposite", Asks: "What is the party worth between players who sit opposite?", Figures: []Part{{"times", "how many times its worth"}}},
	{ID: "reversis/party.claim", Asks: "Until when may the party be asked for?"},
	{ID: "reversis/party.mixed", Asks: "What does it cost to mix up one's tricks?"},
	{ID: "reversis/party.judged", Asks: "Who judges when two have mixed up their tricks?"},

	// Payments for aces and Quinolas.
	{ID: "reversis/ace.placed", Asks: "Who pays whom what for an ace that is placed?", Figures: []Part{{"ace", "for any ace"}, {"diamonds", "for the ace of diamonds"}, {"hearts", "for the ace of hearts"}}, Roles: []Part{{"payer", "who pays"}, {"payee", "who receives"}}},
	{ID: "reversis/ace.forced", Asks: "Who pays whom what for an ace that is forced?", Figures: []Part{{"ace", "for any ace"}, {"diamonds", "for the ace of diamonds"}, {"hearts", "for the ace of hearts"}}, Roles: []Part{{"payer", "who pays"}, {"payee", "who receives"}}},
	{ID: "reversis/ace.led", Asks: "Who pays whom what for an ace that is led?", Figures: []Part{{"ace", "for any ace"}, {"diamonds", "for the ace of diamonds"}, {"hearts", "for the ace of hearts"}}, Roles: []Part{{"payer", "who pays"}, {"payee", "who receives"}}},
	{ID: "reversis/quinola.gift", Asks: "Who pays whom what for a Quinola that is placed?", Figures: []Part{{"fee", "for the Quinola"}, {"little", "for the little Quinola"}, {"last", "for the Quinola in the last trick"}}, Roles: []Part{{"payer", "who pays"}, {"payee", "who receives"}}},
	{ID: "reversis/quinola.consolation", Asks: "Who pays whom what for a Quinola that is forced?", Figures: []Part{{"holder", "its holder's payment"}, {"others", "each other player's payment"}, {"little.holder", "the same, for the little Quinola"}, {"little.others", "the same, for the little Quinola"}}, Roles: []Part{{"payer", "who pays most"}, {"payee", "who receives"}}},
	{ID: "reversis/quinola.gorged", Asks: "Who pays whom what for a Quinola that is led?", Figures: []Part{{"fee", "for the Quinola"}, {"little", "for the little Quinola"}}, Roles: []Part{{"payer", "who pays"}, {"payee", "who receives"}}},
	{ID: "reversis/double.opposite", Asks: "What do payments come to between players who sit opposite?", Figures: []Part{{"times", "how many times"}}},
	{ID: "reversis/double.first", Asks: "What do payments come to at the first trick?", Figures: []Part{{"times", "how many times"}}},
	{ID: "reversis/double.last", Asks: "What do payments come to at the last trick?", Figures: []Part{{"times", "how many times"}}},
	{ID: "reversis/claim.led", Asks: "Is a led ace or Quinola paid without being asked for?"},
	{ID: "reversis/claim.all", Asks: "Are aces and Quinolas paid without being asked for?"},
	{ID: "reversis/claim.false", Asks: "What does it cost to ask for led aces and Quinolas in the winner's stead?"},

	// The pool.
	{ID: "reversis/quinola.placed", Asks: "Who takes what from the pool when a Quinola is placed?", Figures: []Part{{"most", "at most"}, {"little", "at most, from the little pool"}}, Roles: []Part{{"taker", "who takes it"}}},
	{ID: "reversis/quinola.forced", Asks: "Who pays what into the pool when a Quinola is forced?", Figures: []Part{{"most", "at most"}, {"little", "at most, into the little pool"}}, Roles: []Part{{"payer", "who pays it"}}},
	{ID: "reversis/quinola.led", Asks: "Who pays what into the pool when a Quinola is led?", Figures: []Part{{"most", "at most"}, {"little", "at most, into the little pool"}}, Roles: []Part{{"payer", "who pays it"}}},
	{ID: "reversis/pool.claim", Asks: "Until when may the pool be drawn?"},
	{ID: "reversis/beast.sheet", Asks: "Is a beast paid into the pool or noted on the sheet?"},
	{ID: "reversis/beast.size", Asks: "How great is a beast when another is in play?"},
	{ID: "reversis/beast.won", Asks: "Who receives the beast in play?"},
	{ID: "reversis/beast.next", Asks: "Which beast is put into play next?"},

	// The Reversis.
	{ID: "reversis/reversis.made", Asks: "When is the Reversis made?"},
	{ID: "reversis/reversis.undertaken", Asks: "When is the Reversis undertaken?", Figures: []Part{{"tricks", "the tricks taken first"}}},
	{ID: "reversis/reversis.broken", Asks: "Who breaks a Reversis?"},
	{ID: "reversis/reversis.ends", Asks: "Are the tricks played out after a Reversis is broken?"},
	{ID: "reversis/reversis.payment", Asks: "What is the Reversis worth?", Figures: []Part{{"each", "from each other player"}, {"opposite", "from him who sits opposite"}}, Roles: []Part{{"payee", "who receives"}}},
	{ID: "reversis/reversis.forfeit", Asks: "What does a broken Reversis cost?", Figures: []Part{{"amount", "what is paid"}}, Roles: []Part{{"payer", "who pays"}, {"payee", "who receives"}}},
	{ID: "reversis/reversis.party", Asks: "Is there a party when a Reversis is undertaken?"},
	{ID: "reversis/reversis.cancels", Asks: "Which payments for aces and Quinolas stand when a Reversis is undertaken?"},
	{ID: "reversis/reversis.refund", Asks: "What does the maker of a Reversis get back?", Figures: []Part{{"placed", "1 where only what he paid for cards placed"}, {"fines", "1 where fines, too"}}},
	{ID: "reversis/reversis.late", Asks: "What is a Quinola worth that falls after a Reversis was undertaken?"},
	{ID: "reversis/reversis.own", Asks: "Does the maker of a Reversis pay the pool for the Quinola he played?"},
	{ID: "reversis/reversis.placed", Asks: "What does a Quinola win that was placed in a hand in which a Reversis is made?"},
	{ID: "reversis/reversis.pool", Asks: "Who draws and pays the pool when a Reversis is undertaken?"},
	{ID: "reversis/reversis.quinola.made", Asks: "When does the maker of a Reversis draw the pool by his Quinola?", Figures: []Part{{"before", "the first trick that is too late"}, {"most", "at most"}, {"little", "at most, of the little pool"}}},
	{ID: "reversis/reversis.quinola.broken", Asks: "When does a broken undertaker pay the pool by his Quinola?", Figures: []Part{{"before", "the first trick that is too late"}, {"most", "at most"}, {"little", "at most, of the little pool"}}},
	{ID: "reversis/reversis.quinola.fine", Asks: "What does a broken undertaker pay besides for the Quinola he led?", Figures: []Part{{"fee", "to the breaker"}, {"before", "the first trick that is too late"}}, Roles: []Part{{"payee", "who receives"}}},
	{ID: "reversis/reversis.quinola.refund", Asks: "What becomes of the payment for a Quinola forced at the first lead, if its holder makes the Reversis?"},
	{ID: "reversis/reversis.aces", Asks: "What does a broken undertaker pay for the aces he led?", Figures: []Part{{"ace", "for any ace"}, {"diamonds", "for the ace of diamonds"}}},
	{ID: "reversis/reversis.stops", Asks: "What stops when a Reversis is broken?"},
	{ID: "reversis/reversis.draws", Asks: "What does the maker of a Reversis take from the pool?"},

	// The Espagnolette.
	{ID: "reversis/espagnolette", Asks: "Which hands are the Espagnolette?", Figures: []Part{{"aces", "the aces it needs"}, {"with", "the aces it needs beside a Quinola"}, {"both", "the aces it needs beside both Quinolas"}}},
	{ID: "reversis/espagnolette.renounce", Asks: "How long may the Espagnolette renounce?", Figures: []Part{{"until", "the last trick in which he may"}}},
	{ID: "reversis/espagnolette.used", Asks: "When has the Espagnolette used his right?"},
	{ID: "reversis/espagnolette.ends", Asks: "What ends the right of the Espagnolette?", Figures: []Part{{"until", "the last trick that ends it by staying with him"}}},
	{ID: "reversis/espagnolette.follows", Asks: "Must the Espagnolette follow suit once he has undertaken a Reversis?"},
	{ID: "reversis/espagnolette.wins", Asks: "Does the Espagnolette win the party before others?"},
	{ID: "reversis/espagnolette.loses", Asks: "When has the Espagnolette lost?", Figures: []Part{{"from", "the first trick that he must not take"}}},
	{ID: "reversis/espagnolette.loses.party", Asks: "Who pays the party when the Espagnolette has lost?"},
	{ID: "reversis/espagnolette.loses.pool", Asks: "What does a lost Espagnolette pay into the pool?", Figures: []Part{{"most", "at most"}, {"little", "at most, into the little pool"}}},
	{ID: "reversis/espagnolette.loses.aces", Asks: "What does a lost Espagnolette return for aces and Quinolas?", Figures: []Part{{"times", "how many times what was paid"}}},
	{ID: "reversis/espagnolette.loses.own", Asks: "What does a lost Espagnolette return of what he was paid?"},
	{ID: "reversis/espagnolette.pays.made", Asks: "Who pays when another makes the Reversis against an Espagnolette?", Figures: []Part{{"used", "0 where it is enough to hold the aces"}}},
	{ID: "reversis/espagnolette.pays.broken", Asks: "Who pays when others undertake and break a Reversis beside an Espagnolette?"},
	{ID: "reversis/espagnolette.unpaid", Asks: "What is a Quinola forced from an Espagnolette worth in a Reversis?"},

	// The laws.
	{ID: "reversis/barred.peek", Asks: "What does he lose who looks at his card of the talon and then discards?"},
	{ID: "reversis/barred.twelve", Asks: "What does he lose who takes a card and puts none out?"},
	{ID: "reversis/barred.party", Asks: "May a player who is barred win the party?"},
	{ID: "reversis/barred.pool", Asks: "May a player who is barred place his Quinola?"},
	{ID: "reversis/barred.reversis", Asks: "May a player who is barred make the Reversis?"},
	{ID: "reversis/barred.breaks", Asks: "Is a player who is barred paid for breaking a Reversis?"},
	{ID: "reversis/barred.forces", Asks: "Is a player who is barred paid for forcing the Quinola?"},
	{ID: "reversis/barred.payments", Asks: "Is a player who is barred paid anything at all?"},
	{ID: "reversis/short", Asks: "What does he lose who put out two cards?"},
	{ID: "reversis/short.breaks", Asks: "Is he who put out two cards paid for breaking a Reversis?"},
	{ID: "reversis/short.forces", Asks: "Is he who put out two cards paid for forcing the Quinola?"},
	{ID: "reversis/twelve.party", Asks: "Who pays the party when a player holds twelve cards?"},
	{ID: "reversis/twelve.unpaid", Asks: "What does a player with twelve cards win?"},
	{ID: "reversis/seen.party", Asks: "What does it cost to see another's discard or card?"},
	{ID: "reversis/seen.reversis", Asks: "Is a Reversis paid to a player who saw a discard?"},
	{ID: "reversis/revoke.fine", Asks: "What does a revoke cost?", Figures: []Part{{"fine", "to each payee"}}, Roles: []Part{{"payee", "who receives it"}}},
	{ID: "reversis/revoke.barred", Asks: "Is a player who revoked paid anything in that hand?"},
	{ID: "reversis/revoke.party", Asks: "Who pays the party when a player revoked?"},
	{ID: "reversis/revoke.takes", Asks: "What must a player do whose revoke is noticed at once?"},
	{ID: "reversis/revoke.gift", Asks: "Who pays for a Quinola that was placed in a hand with a revoke?"},
	{ID: "reversis/revoke.quinola", Asks: "What does a revoke cost a player who holds the Quinola?"},
	{ID: "reversis/thrown.tricks", Asks: "Whose are the tricks that remain when a player throws down his hand?"},
	{ID: "reversis/thrown.pays", Asks: "Who pays for aces and Quinolas placed on tricks of a hand thrown down?"},
	{ID: "reversis/thrown.breaks", Asks: "May a hand thrown down be called back to break a Reversis?"},

	// The game.
	{ID: "reversis/game.rounds", Asks: "How many rounds make a game?", Figures: []Part{{"rounds", "the rounds"}}},
	{ID: "reversis/game.forced", Asks: "In which rounds must the Quinola be kept?", Figures: []Part{{"rounds", "the first rounds"}}},
	{ID: "reversis/game.division", Asks: "What becomes of the pool at the end?"},
	{ID: "reversis/game.beasts", Asks: "In which order are beasts put in?", Figures: []Part{{"greatest", "1 where the greatest comes first, 0 where the first"}}},
}

// QuestionOf is the question with that id, or nil.
func QuestionOf(id string) *Question {
	for i := range Questions {
		if Questions[i].ID == id {
			return &Questions[i]
		}
	}
	return nil
}
