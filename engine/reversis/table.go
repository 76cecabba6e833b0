package reversis

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The table, the pack and the deal.

// sitting lists the questions about the players and the cards.
var sitting = []Maker{
	{Question: q("players", "How many play?",
		"[seats: {seats} may play; {number word} where nothing else is said.][!seats: {number word} play.]", fig("number", "the players")), Head: "Players and cards",
		Of: func(number int32) *Rule { return parts.Exactly(table.ActPlayers, number) }},
	{Question: q("pack", "Which cards are taken out of the pack?",
		"[lowest=0: No card is taken out.][lowest=highest: [lowest!=0: The {lowest ranks} are taken out.]][lowest!=highest: The cards from the {lowest ranks} to the {highest ranks} are taken out.]", fig("lowest", "the lowest face taken out"), fig("highest", "the highest face taken out")),
		Make: parts.Pack.Make},
	{Question: q("rank", "Is the ace above the king?", "The ace is above the king, the king above the queen, and so on down."),
		Rule: &Rule{Asked: 1 << table.AskTaker, Those: func(s *State, _ engine.Question, _ cards.SeatSet) cards.SeatSet {
			ace := cards.Of(s.Table.Led.Suit(), cards.Ace)
			if !s.Table.All.Has(ace) {
				return 0
			}
			return s.Table.By(ace).Bit()
		}}},
	{Question: q("quinola", "Which card is the Quinola?", "The {face rank} of hearts is the Quinola.", fig("face", "its face in hearts")),
		Make: func(t *game.Terms) *Rule { return quinola(t, 0) }},
	{Question: q("quinola.little", "Which card is the little Quinola?",
		"The {face rank} of hearts is the little Quinola.", fig("face", "its face in hearts")),
		Make: func(t *game.Terms) *Rule { return quinola(t, 1) }},
	{Question: q("points", "What do the cards count in tricks?",
		"In tricks an ace counts {ace}, a king {king}, a queen {queen}, a knave {knave}.", fig("ace", "an ace"), fig("king", "a king"), fig("queen", "a queen"), fig("knave", "a knave")),
		Make: func(t *game.Terms) *Rule {
			worth := table.Worths(t)
			return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
				for _, face := range [...]uint8{cards.Ace, cards.King, cards.Queen, cards.Knave} {
					s.Tell(table.FactWorth, cards.NoSeat).With(cards.Of(cards.Spades, face), worth[face])
				}
			}}
		}},
}

// dealing lists the questions about the deal.
var dealing = []Maker{
	{Question: q("deal.first", "Who deals the first hand?",
		"Whoever draws [face=0: a {suit suit}][face!=0: the {face rank} of {suit suits}] deals first.", fig("suit", "of the card drawn: 0 spades, 1 hearts, 2 diamonds, 3 clubs"), fig("face", "of the card drawn; 0 for any")), Head: "Deal",
		Make: func(t *game.Terms) *Rule {
			suit, face := cards.Suit(t.N("suit")), uint8(t.N("face"))
			return &Rule{Asked: 1 << table.AskDealer, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				for f := s.Last(table.FactAct); f != nil; f = s.Prior(f) {
					if f.N == int32(table.ActDraw) && f.Seat == seat && f.Card.Suit() == suit && (face == 0 || f.Card.Face() == face) {
						return 1
					}
				}
				return 0
			}}
		}},
	{Question: q("deal.cut", "How is the pack cut before the deal?",
		"The player on the {cutter} cuts the pack[least: ; neither part may have fewer than {least word} cards].", fig("least", "the fewest cards in either part")).WithRoles(fig("cutter", "who cuts")),
		Make: func(t *game.Terms) *Rule {
			least, cutter := int(t.N("least")), t.Role("cutter")
			return &Rule{Judges: table.ActCut.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				lifted := int(a.N[0])
				return a.Seat != s.SeatOf(cutter, &engine.Fact{Seat: s.Dealer}) || lifted < least || s.Law().Pack().Len()-lifted < least
			}}
		}},
	parts.Served,
	{Question: q("deal.count", "How many cards does each receive?",
		"Each receives {each word} cards, the dealer {dealer word}[talon: ; {talon word} are left over].", fig("each", "to each other player"), fig("dealer", "to the dealer"), fig("talon", "left over")),
		Make: func(t *game.Terms) *Rule {
			each, dealer := t.N("each"), t.N("dealer")
			return &Rule{Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				if a.Seat == s.Dealer {
					return int32(a.Cards.Len()) != dealer
				}
				return int32(a.Cards.Len()) != each
			}}
		}},
	// Of packets of one size the last may be smaller.
	{Question: q("deal.packets", "In what packets are the cards dealt?",
		"[size: The cards are dealt {size word} at a time.][!size: The cards are dealt {long word} at a time and {short word} in one round[first=0: , whichever it is][first=1: , the first]; the dealer takes {own word} at a time.]", fig("short", "the short packet"), fig("long", "the other packets"), fig("own", "the dealer's own packets"), fig("first", "in which round the short packet must come; 0 for any"), fig("size", "the one size of all packets")),
		Make: func(t *game.Terms) *Rule {
			if size := int16(t.N("size")); size > 0 {
				return &Rule{Judges: table.ActPackets.Bit(), Refuse: func(s *State, a *engine.Act) bool {
					for i := 0; i+1 < len(a.N); i++ {
						if a.N[i] != size && a.N[i+1] != 0 || a.N[i] > size {
							return true
						}
					}
					return a.N[len(a.N)-1] > size
				}}
			}
			short, long, own, first := int16(t.N("short")), int16(t.N("long")), int16(t.N("own")), t.N("first")
			return &Rule{Judges: table.ActPackets.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				if a.Seat == s.Dealer {
					return a.N != [4]int16{own, own, own}
				}
				for round := int32(1); round <= 3; round++ {
					packets := [4]int16{long, long, long}
					packets[round-1] = short
					if a.N == packets && (first == 0 || first == round) {
						return false
					}
				}
				return true
			}}
		}},
	{Question: q("deal.passes", "Who deals the next hand?",
		"The deal passes to the player on the {next}.").WithRoles(fig("next", "who deals next")), Says: "{seat} deals next",
		Make: parts.Passes.Make},
}

// quinola returns a rule that names the card to which a pool belongs.
func quinola(t *game.Terms, pool int32) *Rule {
	card := cards.Of(cards.Hearts, uint8(t.N("face")))
	return &Rule{Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
		s.Tell(factQuinolaNamed+engine.FactKind(pool), cards.NoSeat).With(card, pool)
	}}
}
