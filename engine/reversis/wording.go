package reversis

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Wording is how what a rule does is told, in one language: a table that can
// be translated, and that the page reads too. Names in braces stand for what
// the hand fills in: {seat}, {leader}, {taker}, {card}, {n}.
type Wording struct {
	Rules []Words
	Pays  PayWords
	Card  string // what a card is called that a record leaves open
}

// Words is what is told when a rule says a fact, has something paid, or has a
// payment fall away. A rule that says a fact without words is not told of.
type Words struct {
	Rule              string // its id without the prefix
	Says, Owes, Voids string
	Not               string // told where the rule says that it is not so
}

// Of is the words for a rule, by its id without the prefix.
func (w *Wording) Of(rule string) Words {
	for i := range w.Rules {
		if w.Rules[i].Rule == rule {
			return w.Rules[i]
		}
	}
	return Words{}
}

// PayWords are the sentences of payments: as they are made, as they are
// returned, and as they are not made at all.
type PayWords struct {
	Made, Returned, Nothing Payment
	Pool                    string // the only pool
	Named                   []NamedPool
}

// Payment is the sentences of one payment, by where it comes from and where it
// goes: {from}, {to}, {amount}, {pool}. Back is given where it is returned.
type Payment struct {
	Pays  string // one player to another
	Puts  string // a player to a pool
	Takes string // a player from a pool
	Owes  string // a player owes a beast on the sheet
	Gets  string // a player receives a beast of the sheet
}

// NamedPool is what a pool is called where there are several.
type NamedPool struct{ Pool, Words string }

// English is the wording of events in English.
var English = Wording{
	Rules: []Words{
		{Rule: "deal.passes", Says: "{seat} deals next"},
		{Rule: "deal.exposed", Says: "the hand is void: {card} was turned up in dealing"},
		{Rule: "deal.exposed.agreed", Says: "the players let the hand stand"},
		{Rule: "deal.misdeal", Says: "the hand is void: {seat} dealt wrongly"},
		{Rule: "deal.misdeal.again", Says: "the hand is dealt again"},
		{Rule: "deal.buyback", Owes: "{seat} redeems his deal"},
		{Rule: "deal.misdeal.late", Says: "the hand is void", Owes: "{seat} dealt wrongly, and it was noticed only after the discard"},
		{Rule: "deal.twice", Says: "the hand is void: {seat} dealt twice running"},
		{Rule: "pool.fund", Owes: "the first fund"},
		{Rule: "pool.dealer", Owes: "the dealer's stake"},
		{Rule: "pool.each", Owes: "the stakes"},
		{Rule: "exchange.grabbed", Says: "the hand is void", Owes: "{seat} took several cards of the talon"},
		{Rule: "exchange.untaken", Says: "the hand is void: {seat} took a card and had put none out"},
		{Rule: "exchange.error", Says: "the hand is void: the discard is wrong", Voids: "the hand goes for nothing"},
		{Rule: "exchange.hidden", Says: "the play is at an end", Owes: "{seat} hid the Quinola in the talon"},
		{Rule: "exchange.retaken", Says: "{seat} took back a card that he had put out: he loses the party"},
		{Rule: "exchange.retaken.quinola", Owes: "a card was taken back while the Quinola was in hand or in the discard"},
		{Rule: "turn.fine", Owes: "{seat} played before his turn"},
		{Rule: "turn.unpaid", Voids: "{card} was thrown out of turn"},
		{Rule: "trick.warned", Says: "{seat} points out that the trick was wrongly gathered"},
		{Rule: "espagnolette", Says: "{seat} holds an Espagnolette"},
		{Rule: "espagnolette.renounce", Says: "{seat} throws {card} though he could follow suit"},
		{Rule: "espagnolette.used", Says: "{seat} has used the right of the Espagnolette"},
		{Rule: "espagnolette.ends", Says: "a trick stays with {seat}: his right is at an end"},
		{Rule: "espagnolette.follows", Says: "{seat} has undertaken the Reversis: he must follow suit like anybody"},
		{Rule: "espagnolette.loses", Says: "{seat} has lost his Espagnolette"},
		{Rule: "espagnolette.loses.party", Says: "a lost Espagnolette loses the party"},
		{Rule: "espagnolette.wins", Says: "{seat} wins the party as Espagnolette"},
		{Rule: "espagnolette.loses.pool", Owes: "the lost Espagnolette makes the Remise"},
		{Rule: "espagnolette.loses.own", Voids: "the lost Espagnolette returns what he was paid for {card}"},
		{Rule: "espagnolette.loses.aces", Owes: "the lost Espagnolette returns what was paid for {card}"},
		{Rule: "espagnolette.unpaid", Voids: "{card} forced from an Espagnolette brings nothing in a Reversis"},
		{Rule: "card.placed", Says: "{seat} places {card}"},
		{Rule: "card.forced", Says: "{leader} forces {card} from {seat}", Not: "{seat} had another card of the suit: {card} is neither forced nor placed"},
		{Rule: "card.led", Says: "{seat} leads {card}"},
		{Rule: "quinola.placed", Owes: "{card} placed draws the pool"},
		{Rule: "quinola.forced", Owes: "{card} forced costs a Remise"},
		{Rule: "quinola.led", Owes: "{card} led costs a Remise"},
		{Rule: "quinola.gift", Owes: "{card} placed"},
		{Rule: "quinola.consolation", Owes: "{card} forced"},
		{Rule: "quinola.gorged", Owes: "{card} led"},
		{Rule: "ace.placed", Owes: "{card} placed"},
		{Rule: "ace.forced", Owes: "{card} forced"},
		{Rule: "ace.led", Owes: "{card} led"},
		{Rule: "claim.led", Voids: "{card} was not asked for"},
		{Rule: "claim.all", Voids: "{card} was not asked for"},
		{Rule: "claim.false", Owes: "{seat} asked in the winner's stead"},
		{Rule: "party.claim", Voids: "the party was not asked for"},
		{Rule: "pool.claim", Voids: "the pool was not asked for"},
		{Rule: "party.value", Says: "the party is worth {n}"},
		{Rule: "party.price", Says: "the party is worth {n}"},
		{Rule: "party.heap", Says: "the {n} cards of the discard all count"},
		{Rule: "party.payment", Owes: "the party"},
		{Rule: "party.winner.trickless", Says: "{seat} wins the party: he has no trick"},
		{Rule: "party.winner.points", Says: "{seat} wins the party: he has the fewest points"},
		{Rule: "party.winner.tricks", Says: "{seat} wins the party: he has the fewest tricks at equal points"},
		{Rule: "party.winner.placed", Says: "{seat} wins the party: he is better placed"},
		{Rule: "party.loser.points", Says: "{seat} loses the party: he has the most points"},
		{Rule: "party.loser.tricks", Says: "{seat} loses the party: he has the most tricks at equal points"},
		{Rule: "party.loser.placed", Says: "{seat} loses the party: he is worse placed"},
		{Rule: "party.mixed", Says: "{seat} mixed up his tricks: he loses the party"},
		{Rule: "party.judged", Says: "the winner judges that {seat} has lost the party"},
		{Rule: "reversis.made", Says: "{seat} makes the Reversis"},
		{Rule: "reversis.undertaken", Says: "{seat} has undertaken the Reversis"},
		{Rule: "reversis.broken", Says: "{seat} breaks the Reversis of {leader}"},
		{Rule: "reversis.ends", Says: "the rest of the tricks need not be played"},
		{Rule: "reversis.party", Says: "there is no party: a Reversis was undertaken"},
		{Rule: "reversis.cancels", Voids: "no payment for {card} stands in a Reversis"},
		{Rule: "reversis.refund", Voids: "the maker of the Reversis pays nothing for {card}"},
		{Rule: "reversis.pool", Voids: "in a Reversis the pool is neither drawn nor paid for {card}"},
		{Rule: "reversis.stops", Voids: "the Reversis is broken: {card} counts for nothing any more"},
		{Rule: "reversis.draws", Owes: "the maker of the Reversis takes the pool"},
		{Rule: "reversis.quinola.made", Owes: "the maker of the Reversis had played {card} in time: he draws the pool"},
		{Rule: "reversis.quinola.broken", Owes: "the broken undertaker had played {card} in time: he makes the Remise"},
		{Rule: "reversis.quinola.fine", Owes: "the broken undertaker had led {card}"},
		{Rule: "reversis.quinola.refund", Voids: "the payment for {card}, forced at the first lead, is returned"},
		{Rule: "reversis.late", Voids: "after a Reversis was undertaken {card} is a mere court card"},
		{Rule: "reversis.own", Voids: "the maker of the Reversis pays no Remise for {card}"},
		{Rule: "reversis.placed", Voids: "a Reversis is made: {card} wins nothing"},
		{Rule: "reversis.aces", Owes: "the broken undertaker had led {card}"},
		{Rule: "reversis.payment", Owes: "the Reversis is made"},
		{Rule: "reversis.forfeit", Owes: "the Reversis is broken"},
		{Rule: "barred.peek", Says: "{seat} saw his card of the talon and then discarded"},
		{Rule: "barred.twelve", Says: "{seat} took a card and put none out"},
		{Rule: "barred.party", Says: "{seat} wins the party"},
		{Rule: "barred.pool", Voids: "{seat} may not place his Quinola"},
		{Rule: "barred.reversis", Voids: "{seat} may not make the Reversis"},
		{Rule: "barred.breaks", Voids: "{seat} is not paid for breaking the Reversis"},
		{Rule: "barred.forces", Voids: "{seat} is not paid for forcing the Quinola"},
		{Rule: "barred.payments", Voids: "{seat} put no card out: he has a right to nothing"},
		{Rule: "short", Says: "{seat} put out two cards", Voids: "{seat} put out two cards: he has a right to no payment"},
		{Rule: "twelve.party", Says: "{seat} plays with twelve cards: he pays the party"},
		{Rule: "twelve.unpaid", Voids: "{seat} plays with twelve cards: he wins nothing"},
		{Rule: "seen.party", Says: "{seat} saw a card that was not his"},
		{Rule: "seen.reversis", Voids: "a Reversis is not paid to a player who saw a discard"},
		{Rule: "revoke.fine", Owes: "{seat} revoked"},
		{Rule: "revoke.barred", Says: "{seat} revoked", Voids: "{seat} revoked: he is paid nothing"},
		{Rule: "revoke.party", Says: "{seat} revoked: he pays the party"},
		{Rule: "revoke.gift", Owes: "he who revoked pays for {card}", Voids: "he who revoked pays for {card} instead"},
		{Rule: "revoke.quinola", Says: "{seat} revoked with the Quinola", Owes: "{seat} revoked with the Quinola", Voids: "{seat} revoked with the Quinola"},
		{Rule: "thrown.tricks", Says: "{seat} threw down his hand: the rest of the tricks are his"},
		{Rule: "thrown.pays", Owes: "{card} given to a hand thrown down"},
		{Rule: "thrown.breaks", Says: "{seat} has the hand taken up again"},
		{Rule: "beast.sheet", Owes: "a beast is noted on the sheet"},
		{Rule: "game.division", Owes: "the pool is divided"},
		{Rule: "beast.won", Owes: "the beast in play is won"},
	},
	Card: "a card",
	Pays: PayWords{
		Made: Payment{
			Pays: "{from} pays {to} {amount}", Puts: "{from} pays {amount} to {pool}", Takes: "{to} takes {amount} from {pool}",
			Owes: "{from} owes a beast of {amount}", Gets: "{to} receives {amount}",
		},
		Returned: Payment{
			Pays: "{from} returns {amount} to {to}", Puts: "{from} returns {amount} to {pool}", Takes: "{to} has {amount} back from {pool}",
			Owes: "{from} gives {amount} back, and the beast stands", Gets: "{to} owes no beast of {amount} any more",
		},
		Nothing: Payment{
			Pays: "{from} pays {to} nothing", Puts: "{from} pays nothing to {pool}", Takes: "{to} takes nothing from {pool}",
			Owes: "{from} owes no beast", Gets: "{to} receives nothing",
		},
		Pool: "the pool", Named: []NamedPool{{"great", "the great pool"}, {"little", "the little pool"}},
	},
}

// sign is how a card is named.
func (w *Wording) sign(c cards.Card) string {
	if !c.Valid() {
		return w.Card
	}
	return c.Sign()
}

// fill puts values in the places of a sentence.
func fill(sentence string, values ...string) string {
	for i := 0; i+1 < len(values); i += 2 {
		sentence = ascii.Replace(sentence, "{"+values[i]+"}", values[i+1])
	}
	return sentence
}

// Sentence tells a payment: one that is made, or goes back, or is not made.
func (w *PayWords) Sentence(p Pay, back, none bool) string {
	forms := &w.Made
	switch {
	case none:
		forms = &w.Nothing
	case back:
		forms = &w.Returned
	}
	form, pool := forms.Pays, ""
	switch {
	case p.To == sheet:
		form = forms.Owes
	case p.From == sheet:
		form = forms.Gets
	case !seatLetter(p.To):
		form, pool = forms.Puts, p.To
	case !seatLetter(p.From):
		form, pool = forms.Takes, p.From
	}
	name := w.Pool
	for _, n := range w.Named {
		if n.Pool == pool {
			name = n.Words
		}
	}
	return fill(form, "from", p.From, "to", p.To, "amount", ascii.Itoa(int(p.Amount)), "pool", name)
}

// sheet is the account of beasts, in payments.
const sheet = "sheet"

func seatLetter(account string) bool { return len(account) == 1 }
