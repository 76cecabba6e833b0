package parts

import (
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Players asks how many may sit down.
var Players = Maker{Question: game.Question{ID: "parts/players", Asks: "How many play?",
	Answer: "[seats: {seats} may play; {number word} where nothing else is said.][!seats: {number word} play.]", Figures: []part{{Name: "number", Means: "the players"}}}, Head: "The table and the pack",
	Of: func(n int32) *Rule { return Exactly(table.ActPlayers, n) }}

// Purse asks with how many counters the players sit down.
var Purse = Maker{Question: game.Question{ID: "parts/purse", Asks: "With how much does each player sit down?",
	Answer: "Each player sits down with {amount amount}.", Figures: []part{{Name: "amount", Means: "of each player"}}},
	Of: func(n int32) *Rule { return Exactly(table.ActBuy, n) }}

// Unbounded is what a player has where no book says with how much all sit down.
const Unbounded = 1 << 20

// SitsWith returns with how much each player sits down.
func SitsWith(s *State) int32 {
	if t, ok := s.Law().Terms(Purse.ID); ok {
		return t.N("amount")
	}
	return Unbounded
}

// PackWhole keeps the pack whole: no card is taken out.
var PackWhole = Maker{Question: game.Question{ID: "parts/pack.whole", Asks: "How many cards are in the pack?",
	Answer: "The whole pack of {cards} cards is used.", Figures: []part{{Name: "cards", Means: "in the pack"}}},
	Of: func(n int32) *Rule { return Exactly(table.ActPack, n) }}

// Pack asks which cards are in the pack.
var Pack = Maker{Question: game.Question{ID: "parts/pack", Asks: "Which cards are taken out of the pack?",
	Answer: "[lowest=0: No card is taken out.][lowest!=0: [highest=3: [lowest=2: The {lowest ranks} and the {highest ranks} are taken out.][lowest=1: The {lowest ranks}, twos and {highest ranks} are taken out.]][highest!=3: The cards from the {lowest ranks} to the {highest ranks} are taken out.]][twice=1:  The cards of one colour are in the pack, each twice.][out:  The {out card}][another:  and the {another card}][out:  too.][lone:  Of the suit of the {lone card} that card alone stays.][red:  Of hearts and diamonds the {red faces} are taken out.][black:  Of spades and clubs the {black faces} are taken out.][suit:  The {suit suits} are taken out, too.]", Figures: []part{{Name: "lowest", Means: "the lowest face taken out; 0 for none"}, {Name: "highest", Means: "the highest face taken out"}, {Name: "twice", Means: "1 where the cards of one colour are in the pack, each twice"}, {Name: "out", Means: "a single card taken out: 16 for each suit before its own in the order ♠ ♥ ♦ ♣, and its face"}, {Name: "another", Means: "another card taken out, by the same number"},
		{Name: "lone", Means: "the card, by the same number, that alone stays of its suit"}, {Name: "red", Means: "the faces taken out of hearts and diamonds, a digit for each"}, {Name: "black", Means: "those taken out of spades and clubs"}, {Name: "suit", Means: "a suit of which every card is taken out, 1 for hearts"}}},
	Make: func(t *game.Terms) *Rule {
		out := cards.Full &^ table.PackOf(*t)
		return &Rule{Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Cards&out != 0 }}
	}}

// Rank asks for the order of the cards in a suit. The king is first and the ace last,
// unless the figures say otherwise. The higher card takes.
var Rank = Maker{Question: game.Question{ID: "parts/rank", Asks: "Which card takes which?",
	Answer: "The king takes the queen, the queen the knave, and so on down[ace: ; the ace is the {ace ordinal} from the top][ten: ; the ten is the {ten ordinal}].", Figures: []part{{Name: "ace", Means: "the ace's place from the top; 13 below the two"}, {Name: "ten", Means: "the ten's place"}}},
	Make: func(t *game.Terms) *Rule {
		ace, ten := t.N("ace"), t.N("ten")
		return &Rule{
			Hears: table.FactSeated.Bit(), On: func(s *State, f *engine.Fact) {
				if ace > 0 {
					s.Tell(table.FactOrder, cards.NoSeat).With(cards.Of(cards.Spades, cards.Ace), ace)
				}
				if ten > 0 {
					s.Tell(table.FactOrder, cards.NoSeat).With(cards.Of(cards.Spades, cards.Ten), ten)
				}
			},
			Asked: table.AskTaker.Bit(), Those: func(s *State, _ engine.Question, of cards.SeatSet) cards.SeatSet { return s.Highers(of) },
		}
	}}

// Count asks how many cards each player is dealt.
var Count = Maker{Question: game.Question{ID: "parts/deal.count", Asks: "How many cards does each receive?",
	Answer: "Each receives {each word} card[each!=1: s].", Figures: []part{{Name: "each", Means: "to each player"}}}, Head: "The deal",
	Rule: &Rule{Judges: table.ActDeal.Bit()}, Refuse: func(s *State, a *engine.Act, each int32) bool { return a.Cards.Len() != int(each) }}

// Packets asks in which packets the cards are dealt.
var Packets = Maker{Question: game.Question{ID: "parts/deal.packets", Asks: "In what packets are the cards dealt?",
	Answer: "The cards are dealt in packets of [a: {a packets}][b:  or {b packets}][c:  or {c packets}][d:  or {d packets}][most: {least word} to {most word}].", Figures: []part{{Name: "a", Means: "one way of dealing, a digit for each packet"}, {Name: "b", Means: "another"}, {Name: "c", Means: "a third"}, {Name: "d", Means: "a fourth"}, {Name: "least", Means: "the smallest packet"}, {Name: "most", Means: "the greatest"}}},
	Make: func(t *game.Terms) *Rule {
		var ways []int32
		for _, f := range t.Figures {
			if len(f.Name) == 1 {
				ways = append(ways, f.Value)
			}
		}
		least, most := int16(t.N("least")), int16(t.N("most"))
		return &Rule{Judges: table.ActPackets.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			for _, n := range a.N {
				if n > 0 && most > 0 && (n < least || n > most) {
					return true
				}
			}
			return ways != nil && !slices.Contains(ways, table.InPackets(a))
		}}
	}}

// PacketsKeep makes dealers keep, through a match, to the packets in which the cards
// were first dealt.
var PacketsKeep = Maker{Question: game.Question{ID: "parts/deal.packets.keep", Asks: "May the packets change within a match?",
	Answer: "As the cards are first dealt, so they are dealt all through the match."},
	Rule: &Rule{Judges: table.ActPackets.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		was, as := s.Carried(Dealing, cards.NoSeat), table.InPackets(a)
		first := was
		for first > 9999 { // an act holds four packets
			first /= 10
		}
		return was > 0 && as != first && wholeDeal(as, s.Law().Each()) != was
	}}}

// Dealing is the name under which a record says how cards were first dealt in
// a match: a digit for each packet.
const Dealing = "packets"

// Dealt carries the packets from hand to hand.
var Dealt = table.Carried{Name: Dealing}

// DealtIn returns in what packets the cards were dealt, as far as the record says it of
// this hand; else as was carried from an earlier one. It is 0 where that is not known.
func DealtIn(s *State) int32 {
	if f := s.Did(table.ActPackets, s.Dealer); f != nil {
		return wholeDeal(f.Amount, s.Law().Each())
	}
	return s.Carried(Dealing, cards.NoSeat)
}

// wholeDeal returns the packets in which each player is dealt so many cards, of which an
// act holds the first four: those after them are as large as the last of these, and what is
// left at the end makes one more. It is 0 where a record could not say them, or where they
// come to more cards.
func wholeDeal(packets int32, each int) int32 {
	const most = 99_999_999 // a digit more is still a number of a record
	left := each
	for n := packets; n > 0; n /= 10 {
		left -= int(n % 10)
	}
	for n := int(packets % 10); n > 0 && left > 0 && packets <= most; {
		n = min(n, left)
		packets, left = packets*10+int32(n), left-n
	}
	if left != 0 {
		return 0
	}
	return packets
}

// KeepDealt leaves for the next hand of a match in what packets the cards are dealt.
func KeepDealt(s *State) []record.Item {
	if s.Told(table.FactMatch) {
		return nil
	}
	return Leave(nil, Dealing, cards.NoSeat, DealtIn(s))
}

// UnfitPackets returns why packets cannot be those of an earlier deal.
func UnfitPackets(s *State) string {
	n, sum := s.Carried(Dealing, cards.NoSeat), 0
	for left := n; left > 0; left /= 10 {
		sum += int(left % 10)
	}
	if n > 0 && sum != s.Law().Each() {
		return Dealing + " " + ascii.Itoa(int(n)) + ": a digit for each packet; together they are the " + ascii.Itoa(s.Law().Each()) + " cards that each is dealt"
	}
	return ""
}

// First asks who deals the first hand.
var First = Maker{Question: game.Question{ID: "parts/deal.first", Asks: "Who deals the first hand?",
	Answer: "[face!=0: Whoever draws a {face rank} deals first.][face=0: Whoever draws the [highest=1: highest][highest=0: lowest][!highest: lowest] card deals first.]", Figures: []part{{Name: "face", Means: "who draws this face; 0 for the highest or lowest card"}, {Name: "highest", Means: "1 for the highest card, 0 for the lowest"}}},
	Says: "{seat} deals first", Make: func(t *game.Terms) *Rule {
		face, highest := uint8(t.N("face")), t.N("highest") == 1
		return &Rule{Asked: table.AskDealer.Bit(), Reads: 0, Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			c := Drawn(s, seat)
			switch {
			case face > 0 && c.Face() == face:
				return 1
			case face > 0:
				return 0
			case c == cards.None:
				return -100
			case highest:
				return int(s.Height(c))
			}
			return -int(s.Height(c))
		}}
	}}

// Drawn returns the card that a player drew for the deal, or None.
func Drawn(s *State, seat cards.Seat) cards.Card {
	if f := s.Did(table.ActDraw, seat); f != nil {
		return f.Card
	}
	return cards.None
}

// Passes asks who deals the next hand.
var Passes = Maker{Question: game.Question{ID: "parts/deal.passes", Asks: "Who deals the next hand?",
	Answer: "The deal passes to the player on the {next}.", Roles: []part{{Name: "next", Means: "who deals next"}}},
	Says: "{seat} deals next", Make: func(t *game.Terms) *Rule {
		next := t.Role("next")
		return &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) {
			if !s.Told(table.FactSame) {
				s.Tell(table.FactNextDealer, s.SeatOf(next, f))
			}
		}}
	}}

// Cut asks who cuts.
var Cut = Maker{Question: game.Question{ID: "parts/cut", Asks: "Who cuts the cards?",
	Answer: "The player on the dealer's {by} cuts.", Roles: []part{{Name: "by", Means: "who cuts"}}},
	Make: func(t *game.Terms) *Rule { return onlyAt(t.Role("by"), table.ActCut) }}

// Served asks with whom the dealer begins; then each is served in turn, after To.
var Served = Maker{Question: game.Question{ID: "parts/deal.round", Asks: "To whom are the first cards dealt?",
	Answer: "The cards are dealt round, first to the player on the dealer's {first}.", Roles: []part{{Name: "first", Means: "who is given the first cards"}}},
	Make: func(t *game.Terms) *Rule {
		r := onlyAt(t.Role("first"), table.ActServed)
		first := r.Refuse
		r.Refuse = func(s *State, a *engine.Act) bool {
			if a.To != cards.NoSeat {
				return a.Seat != s.Right(a.To)
			}
			return first(s, a)
		}
		return r
	}}

// onlyAt lets nobody do something at the deal but a player seen from the dealer.
func onlyAt(who game.Role, kind engine.ActKind) *Rule {
	return &Rule{Judges: kind.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return a.Seat != s.SeatOf(who, &engine.Fact{Seat: s.Dealer})
	}}
}

// TurnedNone says that no card of the talon is turned up.
var TurnedNone = Maker{Question: game.Question{ID: "parts/turned.none", Asks: "Is a card of the talon turned up?",
	Answer: "No card of the talon is turned up: there is no trump."},
	Rule: &Rule{Judges: table.ActTurn.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}}

// TalonUnseen lets nobody see the cards that are left over.
var TalonUnseen = Maker{Question: game.Question{ID: "parts/talon.unseen", Asks: "May the cards be seen that are left over from the deal?",
	Answer: "The cards that are left over from the deal stay on the table unseen."},
	Rule: &Rule{Judges: table.ActLook.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return a.Card != cards.None && InTalon(s, a.Card)
	}}}

// InTalon reports whether a card lies in the talon.
func InTalon(s *State, c cards.Card) bool { return Rest(s).Has(c) }

// Rest returns the cards that are left in the talon.
func Rest(s *State) cards.Set { return cards.SetOf(s.Talon[s.Top:s.Bottom]) }

// Turned turns up the first card of the talon, which makes trumps; if no talon is left
// that the game needs, the dealer's last card.
var Turned = Maker{Question: game.Question{ID: "parts/trump.turned", Asks: "Which card makes trumps?",
	Answer: "[own=0: The first card of the talon is turned, and makes trumps.][own=1: A card of the dealer's own hand is turned, and makes trumps.]", Figures: []part{{Name: "own", Means: "1 where it is the dealer's own last card"}}},
	Says: "{card} is turned", Rule: &Rule{Hears: table.FactDealt.Bit()}, On: func(s *State, f *engine.Fact, own int32) {
		c := s.Turned
		if own != 1 && s.Left() > 0 && !InTalon(s, c) {
			c = s.Talon[s.Top]
		}
		if c == cards.None {
			return
		}
		s.Turned = c
		s.Tell(table.FactTurned, s.Dealer).Card = c
		s.Tell(table.FactTrump, cards.NoSeat).Card = c
	}}

// FromEach makes each other player pay an amount to one player.
func FromEach(s *State, class engine.DueClass, to cards.Seat, amount int32) {
	for _, seat := range s.Round {
		s.Owe(class, table.Account(seat), table.Account(to), amount)
	}
}

// GoesRound says in which direction players follow one another, by who is next in
// terms.
func GoesRound(t *game.Terms) func(*State, *engine.Fact) {
	n := int32(0)
	switch t.Role("next") {
	case game.ToRight:
		n = 1
	case game.ToLeft:
		n = -1
	}
	return func(s *State, _ *engine.Fact) {
		s.Tell(table.FactRound, cards.NoSeat).N = n
	}
}
