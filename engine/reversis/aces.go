package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Payments between players for aces and Quinolas.

// consoling lists the questions about how aces and Quinolas fall and are paid.
var consoling = []Maker{
	{Question: q("card.placed", "When is an ace or a Quinola placed?", "An ace or a Quinola thrown on another suit is placed."), Says: "{seat} places {card}", Head: "Aces and Quinolas",
		Rule: &Rule{Hears: factWatchedThrown.Bit(), On: func(s *State, f *engine.Fact) { called(s, f, factPlaced) }}},
	{Question: q("card.forced", "When is an ace or a Quinola forced?",
		"[ace=1: [quinola=1: An ace or a Quinola that follows the suit led is forced, whether or not its holder could have played another card.]][ace=1: [quinola=0: An ace that follows the suit led is forced; a Quinola only where its holder has no other heart, and else it is neither forced nor placed.]][ace=0: [quinola=0: An ace or a Quinola that follows the suit led is forced where its holder has no other card of the suit; else it is neither forced nor placed.]]", fig("ace", "1 where an ace is, though its holder could have played another card of the suit"), fig("quinola", "1 where a Quinola is, though its holder could have played another heart")), Says: "{leader} forces {card} from {seat}", Not: "{seat} had another card of the suit: {card} is neither forced nor placed",
		Make: func(t *game.Terms) *Rule {
			ace, quinola := t.N("ace") == 1, t.N("quinola") == 1
			return &Rule{Hears: factWatchedFollows.Bit(), On: func(s *State, f *engine.Fact) {
				chosen := quinola
				if f.Card.Face() == cards.Ace {
					chosen = ace
				}
				if chosen || f.N == 0 {
					called(s, f, factForced)
				} else {
					called(s, f, factNotForced)
				}
			}}
		}},
	{Question: q("card.led", "When is an ace or a Quinola led?", "An ace or a Quinola that its holder plays first to a trick is led."), Says: "{seat} leads {card}",
		Rule: &Rule{Hears: factWatchedLed.Bit(), On: func(s *State, f *engine.Fact) { called(s, f, factLed) }}},
	{Question: q("ace.placed", "Who pays whom what for an ace that is placed?",
		"For an ace that is placed {payer} pays {payee him} {ace amount}[diamonds: , for the ace of diamonds {diamonds amount}][hearts: , for the ace of hearts {hearts amount}].", ofAces...).WithRoles(payers...), Owes: "{card} placed",
		Make: func(t *game.Terms) *Rule { return ace(t, factPlaced, dueAcePlaced) }},
	{Question: q("ace.forced", "Who pays whom what for an ace that is forced?",
		"For an ace that is forced {payer} pays {payee him} {ace amount}[diamonds: , for the ace of diamonds {diamonds amount}][hearts: , for the ace of hearts {hearts amount}].", ofAces...).WithRoles(payers...), Owes: "{card} forced",
		Make: func(t *game.Terms) *Rule { return ace(t, factForced, dueAceForced) }},
	// It is paid when the party is decided. A book that says it pays nothing gives no roles.
	{Question: q("ace.led", "Who pays whom what for an ace that is led?",
		"[ace=0: An ace that is led is neither paid for nor pays.][ace!=0: For an ace that was led {payer} pays {payee him} {ace amount}[diamonds: , for the ace of diamonds {diamonds amount}][hearts: , for the ace of hearts {hearts amount}].]", ofAces...).WithRoles(payers...), Owes: "{card} led",
		Make: func(t *game.Terms) *Rule {
			return &Rule{Hears: table.FactWon.Bit(), On: forLed(dueAceLed, roleOr(t, "payer", game.Holder), roleOr(t, "payee", game.Winner), price(t))}
		}},
	{Question: q("quinola.gift", "Who pays whom what for a Quinola that is placed?",
		"For a Quinola that is placed {payer} pays {payee him} {fee amount}[little: , for the little one {little amount}][last: , in the last trick {last amount}].", fig("fee", "for the Quinola"), fig("little", "for the little Quinola"), fig("last", "for the Quinola in the last trick")).WithRoles(payers...), Owes: "{card} placed",
		Make: func(t *game.Terms) *Rule {
			fee := [2]int32{t.N("fee"), t.N("little")}
			last := t.Or("last", fee[0])
			payer, payee := t.Role("payer"), t.Role("payee")
			return &Rule{Hears: factPlaced.Bit(), On: func(s *State, f *engine.Fact) {
				i := quinolaOf(s, f.Card)
				if i < 0 {
					return
				}
				amount := fee[i]
				if i == 0 && f.Trick == lastTrick(s) {
					amount = last
				}
				s.Owe(dueGift, accountOf(s, payer, f), accountOf(s, payee, f), amount)
			}}
		}},
	{Question: q("quinola.consolation", "Who pays whom what for a Quinola that is forced?",
		"For a Quinola that is forced {payer} pays {payee him} [holder: {holder amount}[others=0: , and nobody else pays][others!=0: , and each other player {others amount}]][!holder: {others amount}[little.others: , for the little one {little.others amount}]].", fig("holder", "its holder's payment"), fig("others", "each other player's payment"), fig("little.holder", "the same, for the little Quinola"), fig("little.others", "the same, for the little Quinola")).WithRoles(fig("payer", "who pays most"), fig("payee", "who receives")), Owes: "{card} forced",
		Make: func(t *game.Terms) *Rule {
			holder := [2]int32{t.N("holder"), t.N("little.holder")}
			others := [2]int32{t.N("others"), t.N("little.others")}
			payer, payee := t.Role("payer"), t.Role("payee")
			return &Rule{Hears: factForced.Bit(), On: func(s *State, f *engine.Fact) {
				if i := quinolaOf(s, f.Card); i >= 0 {
					allPay(s, dueForced, accountOf(s, payee, f), others[i], seatOf(s, payer, f), holder[i])
				}
			}}
		}},
	// It is paid when the party is decided.
	{Question: q("quinola.gorged", "Who pays whom what for a Quinola that is led?",
		"For a Quinola that was led {payer} pays {payee him} {fee amount}[little: , for the little one {little amount}].", fig("fee", "for the Quinola"), fig("little", "for the little Quinola")).WithRoles(payers...), Owes: "{card} led",
		Make: func(t *game.Terms) *Rule {
			fee := [2]int32{t.N("fee"), t.N("little")}
			return &Rule{Hears: table.FactWon.Bit(), On: forLed(dueGorged, t.Role("payer"), t.Role("payee"), func(s *State, f *engine.Fact) int32 {
				if i := quinolaOf(s, f.Card); i >= 0 {
					return fee[i]
				}
				return -1
			})}
		}},
	{Question: q("double.opposite", "What do payments come to between players who sit opposite?",
		"Between players who sit opposite aces and Quinolas are paid {times times}.", fig("times", "how many times")),
		Of: multiplied(consolations, sitOpposite)},
	{Question: q("double.first", "What do payments come to at the first trick?",
		"In the first trick aces and Quinolas are paid {times times}.", fig("times", "how many times")),
		Of: multiplied(consolations, func(s *State, d *engine.Due) bool { return fell(s, d) == 1 })},
	{Question: q("double.last", "What do payments come to at the last trick?",
		"In the last trick aces and Quinolas are paid {times times}.", fig("times", "how many times")),
		Of: multiplied(consolations, func(s *State, d *engine.Due) bool { return fell(s, d) == lastTrick(s) })},
	{Question: q("claim.led", "Is a led ace or Quinola paid without being asked for?", "A led ace or Quinola is paid only if the winner asks for it."), Voids: "{card} was not asked for",
		Rule: &Rule{Dues: consolations, Annul: notAsked}},
	{Question: q("claim.unasked", "Are placed and forced cards paid though nobody asks?", "Aces and Quinolas that were placed or forced are paid though nobody asks for them."),
		Rule: &Rule{Lifts: []string{"reversis/claim.led"}, Dues: consolations &^ (1<<dueAceLed | 1<<dueGorged), Spare: everyDue}},
	{Question: q("claim.all", "Are aces and Quinolas paid without being asked for?", "An ace or a Quinola is paid only if it is asked for."), Voids: "{card} was not asked for",
		Rule: &Rule{Dues: consolations, Annul: notAsked}},
	// The card then counts as asked for, even if the winner never asks.
	{Question: q("claim.false", "What does it cost to ask for led aces and Quinolas in the winner's stead?", "Whoever asks for a led ace or Quinola in the winner’s stead pays instead of the player who would have had to."), Owes: "{seat} asked in the winner's stead",
		Rule: &Rule{
			While: table.FactAct.Bit(), Dues: 1<<dueAceLed | 1<<dueGorged, Bears: func(s *State, d *engine.Due) engine.Account {
				if f := claimed(s, d); f != nil {
					return table.Account(f.Seat)
				}
				return engine.NoAccount
			},
			Lifts: []string{"reversis/claim.led"}, Spare: func(s *State, d *engine.Due) bool { return claimed(s, d) != nil },
		}},
}

// ofAces is the figures of what is paid for an ace.
var ofAces = []part{{"ace", "for any ace"}, {"diamonds", "for the ace of diamonds"}, {"hearts", "for the ace of hearts"}}

// called says how a card fell.
func called(s *State, f *engine.Fact, kind engine.FactKind) {
	said := s.Tell(kind, f.Seat)
	said.Leader, said.Taker, said.Card, said.N, said.Trick = f.Leader, f.Taker, f.Card, f.N, f.Trick
	said.RestOn(f.Rests)
}

// price returns what gives the price of the card of a fact: that of an ace, by its suit,
// and less than nothing for another card.
func price(t *game.Terms) func(*State, *engine.Fact) int32 {
	any := t.N("ace")
	p := [...]int32{cards.Spades: any, cards.Hearts: t.Or("hearts", any), cards.Diamonds: t.Or("diamonds", any), cards.Clubs: any}
	return func(_ *State, f *engine.Fact) int32 {
		if f.Card.Face() != cards.Ace {
			return -1
		}
		return p[f.Card.Suit()]
	}
}

// ace returns a rule by which an ace that falls so is paid for.
func ace(t *game.Terms, how engine.FactKind, class engine.DueClass) *Rule {
	p, payer, payee := price(t), t.Role("payer"), t.Role("payee")
	return &Rule{Hears: how.Bit(), On: func(s *State, f *engine.Fact) {
		if payer == game.ToEach {
			parts.FromEach(s, class, seatOf(s, payee, f), p(s, f))
			return
		}
		s.Owe(class, accountOf(s, payer, f), accountOf(s, payee, f), p(s, f))
	}}
}

// forLed returns what makes a due for each ace or Quinola that was led, of its price if
// that is not less than nothing.
func forLed(class engine.DueClass, payer, payee game.Role, price func(*State, *engine.Fact) int32) func(*State, *engine.Fact) {
	return func(s *State, _ *engine.Fact) {
		for i := s.From(factLed); i < len(s.Facts); i++ {
			if f := &s.Facts[i]; f.Kind == factLed {
				s.OweFor(int16(i), class, accountOf(s, payer, f), accountOf(s, payee, f), price(s, f))
			}
		}
	}
}

// roleOr returns the role of that name or, where the text has none, another.
func roleOr(t *game.Terms, name string, other game.Role) game.Role {
	if r := t.Role(name); r != game.NoRole {
		return r
	}
	return other
}

// multiplied returns what makes a rule that multiplies dues of some classes of which
// something holds.
func multiplied(dues engine.DueClasses, so func(*State, *engine.Due) bool) func(times int32) *Rule {
	return func(times int32) *Rule {
		return &Rule{Dues: dues, Scale: func(s *State, d *engine.Due) int32 {
			if so(s, d) {
				return times
			}
			return 1
		}}
	}
}

// notAsked reports whether the card of a due was not asked for.
func notAsked(s *State, d *engine.Due) bool { return unclaimed(s).Has(cardOf(s, d)) }

// claimed returns the act of the player who asked for a led card in the
// winner's place, or nil.
func claimed(s *State, d *engine.Due) *engine.Fact {
	return parts.Deed(s, actClaim, func(f *engine.Fact) bool {
		return (f.Card == cards.None || f.Card == cardOf(s, d)) && f.Trick >= fell(s, d) && f.Seat != d.To.Seat()
	})
}
