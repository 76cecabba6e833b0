package reversis

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
)

// Heads is the heads under which a reader finds the questions, in the order in
// which a player needs them.
func (Reversis) Heads() []game.Head {
	words := ascii.Fields
	return []game.Head{
		{Name: "Players and cards", Choose: words("players"), Sit: true,
			Rules: words("players pack rank quinola quinola.little points")},
		{Name: "Deal", Alike: true,
			Rules: words("deal.first deal.cut deal.order deal.count deal.packets deal.passes")},
		{Name: "Stakes", Choose: words("pool.fund pool.each"), Alike: true,
			Rules: words("pool.fund pool.renewal pool.beast pool.dealer pool.each pool.answers pool.owned game.rounds game.round")},
		{Name: "Discard", Sit: true,
			Rules: words("exchange exchange.optional exchange.dealer talon.order exchange.look exchange.left" +
				" discard.hearts discard.bare discard.unforced discard.quinola game.forced exchange.final swap")},
		{Name: "Play", Sit: true,
			Rules: words("lead.first lead.hearts follow-suit trick.taker lead.next turn")},
		{Name: "Aces and Quinolas", Sit: true,
			Rules: words("card.placed card.forced card.led ace.placed ace.forced ace.led quinola.gift quinola.consolation" +
				" quinola.gorged double.opposite double.first double.last claim.led claim.unasked claim.all claim.false")},
		{Name: "Pool", Sit: true,
			Rules: words("quinola.placed quinola.forced quinola.led pool.claim beast.sheet beast.size beast.won beast.next" +
				" game.beasts game.beasts.revoked game.together")},
		{Name: "Party", Sit: true,
			Rules: words("party.winner.points party.winner.trickless party.winner.tricks party.winner.placed" +
				" party.loser.points party.loser.tricks party.loser.placed placed.order party.value party.price" +
				" party.heap party.payment party.opposite party.claim")},
		{Name: "Reversis", Sit: true,
			Rules: words("reversis.undertaken reversis.made reversis.broken reversis.ends reversis.payment" +
				" reversis.forfeit reversis.party reversis.cancels reversis.refund reversis.stops reversis.aces" +
				" reversis.late reversis.own reversis.placed reversis.draws reversis.pool reversis.quinola.made" +
				" reversis.quinola.broken reversis.quinola.fine reversis.quinola.refund")},
		{Name: "Espagnolette",
			Rules: words("espagnolette espagnolette.renounce espagnolette.used espagnolette.ends espagnolette.follows" +
				" espagnolette.wins espagnolette.loses espagnolette.loses.party espagnolette.loses.pool" +
				" espagnolette.loses.aces espagnolette.loses.own espagnolette.pays.made espagnolette.pays.broken" +
				" espagnolette.unpaid")},
		{Name: "Looking and asking",
			Rules: words("look.others look.own look.last ask tell")},
		{Name: "Faults in dealing",
			Rules: words("deal.exposed deal.exposed.agreed deal.misdeal deal.misdeal.mended deal.misdeal.again" +
				" deal.buyback deal.misdeal.late deal.twice deal.twice.led")},
		{Name: "Faults in discarding",
			Rules: words("exchange.retaken exchange.retaken.quinola exchange.early exchange.answered exchange.untaken exchange.error" +
				" exchange.grabbed exchange.hidden exchange.hidden.ends barred.peek barred.twelve barred.party" +
				" barred.pool barred.reversis barred.breaks barred.forces barred.payments short short.breaks" +
				" short.forces twelve.party twelve.unpaid seen.party seen.reversis")},
		{Name: "Faults in play",
			Rules: words("turn.fine turn.unpaid turn.overtaken revoke.takes revoke.fine revoke.barred revoke.party" +
				" revoke.gift revoke.quinola trick.gathered trick.warned party.mixed party.assumed party.judged" +
				" thrown.tricks thrown.pays thrown.breaks thrown.directed")},
		{Name: "End of the game",
			Rules: words("game.settled game.ranked game.chooses game.goes-on game.division game.agreed")},
	}
}

// Emblems is the Quinolas.
func (Reversis) Emblems(rs *Ruleset) []cards.Card {
	list := []cards.Card{cards.Of(cards.Hearts, cards.Knave)}
	if rs.Answer(rs.Full("quinola.little")) != nil {
		list = append(list, cards.Of(cards.Hearts, cards.Queen))
	}
	return list
}
