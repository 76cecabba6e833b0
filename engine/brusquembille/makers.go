package brusquembille

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	list := []*Maker{&parts.Players, &parts.Pack, &parts.Partners, &parts.Rank, &parts.Hidden, &showPartner, &stake,
		&parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.Exposed, &parts.Passes, &parts.Turned,
		&parts.LeadFirst, &parts.LeadNext}
	for i := range free {
		list = append(list, &free[i])
	}
	list = append(list, &parts.EarlyStays, &parts.PlayFinal, &parts.TakerTrump, &parts.TakerLed, &drawAfter, &drawTurned, &parts.Value)
	for _, own := range [...][]Maker{dues, won, match, laws} {
		for i := range own {
			list = append(list, &own[i])
		}
	}
	return list
}

var (
	showPartner = parts.ShowPartner(q("partners.show", "May partners see each other's cards?",
		"Partners may show each other their cards."), "parts/hand.hidden")
	stake = parts.Stake(q("stake", "What does everybody put down?",
		"Everybody puts down {each amount}, whenever nothing lies there."), "everybody puts down", 0, table.DueStake)
)

// free is the freedom of the game, and the custom from which it departs.
var free = []Maker{
	{Question: q("custom.follow", "What does custom ask of a player who can follow suit?",
		"By the custom of other games whoever holds a card of the suit led plays one."), Head: "The play", Rule: parts.Follow.Rule},
	{Question: q("custom.head", "What does custom ask of a player who can beat the card played?",
		"By the custom of other games whoever follows suit beats the best card of the trick, if able."), Rule: &Rule{Bars: parts.Heads}},
	freeFrom(q("follow.free", "Need the suit led be followed?",
		"Any card may be played, whatever is led."), "custom.follow"),
	freeFrom(q("head.free", "Need a card that was played be beaten?",
		"Nobody need beat a card that was played."), "custom.head"),
}

// freeFrom lifts a custom for every card.
func freeFrom(question game.Question, custom string) Maker {
	return Maker{Question: question, Rule: &Rule{Lifts: []string{family + "/" + custom}, When: func(s *State, a *engine.Act) bool { return true }}}
}

// dues is what is paid for aces and tens in the hand.
var dues = []Maker{
	{Question: q("brusquembille", "Which cards are brusquembilles?",
		"The aces and the tens are brusquembilles."), Head: "The dues",
		Rule: &Rule{Hears: table.FactTrick.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Cards&(cards.Face(cards.Ace)|cards.Face(cards.Ten)) == 0 {
				return
			}
			for _, seat := range s.Round {
				if c := s.Table.Cards[seat]; c.Face() == cards.Ace || c.Face() == cards.Ten {
					said := s.Tell(factBrusquembille, seat)
					said.Leader, said.Taker, said.Card = f.Leader, f.Seat, c
				}
			}
		}}},
	{Question: q("ace.trump", "What does the ace of trumps receive?",
		"Whoever plays the ace of trumps receives {each amount} from each other player.", eachOther), Owes: "{seat} played the ace of trumps",
		Rule: &Rule{Hears: table.FactPlayed.Bit(), Given: table.FactTrump.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			if f.Card.Face() != cards.Ace || !s.Trumps().Has(f.Card) {
				return
			}
			for _, other := range s.Round {
				received(s, f.Seat, other, n)
			}
		}},
	{Question: q("ace.won", "What does another ace receive?",
		"Whoever plays another ace, and takes the trick, receives {each amount} from each other player.", eachOther), Owes: "{seat} takes the trick with {card}",
		Make: forCard(cards.Ace, func(s *State, f *engine.Fact) bool { return f.Seat == f.Taker && !s.Trumps().Has(f.Card) }, received)},
	{Question: q("ace.lost", "What does an ace cost that does not take the trick?",
		"Whoever plays an ace, and does not take the trick, pays {each amount} to each other player.", eachOther), Owes: "{seat} loses {card}",
		Make: forCard(cards.Ace, func(s *State, f *engine.Fact) bool { return f.Seat != f.Taker }, paid)},
	{Question: q("ten.won", "What does a ten receive?",
		"Whoever plays a ten, and takes the trick, receives {each amount} from each other player.", eachOther), Owes: "{seat} takes the trick with {card}",
		Make: forCard(cards.Ten, func(s *State, f *engine.Fact) bool { return f.Seat == f.Taker }, received)},
	{Question: q("ten.lost", "What does a ten cost that does not take the trick?",
		"Whoever plays a ten, and does not take the trick, pays {each amount} to each other player.", eachOther), Owes: "{seat} loses {card}",
		Make: forCard(cards.Ten, func(s *State, f *engine.Fact) bool { return f.Seat != f.Taker }, paid)},
	{Question: q("dues.party", "Are aces and tens paid for in a party?",
		"In a party, one against one or two against two, nothing is paid for aces and tens."), Voids: "in a party nothing is paid for {card}",
		Rule: &Rule{Dues: table.DueCard.Bit(), Annul: func(s *State, d *engine.Due) bool { return true }}},
}

// eachOther is what each other player pays or receives.
var eachOther = fig("each", "by each other player")

// forCard makes a rule by which the player of a brusquembille receives or pays.
func forCard(face uint8, when func(*State, *engine.Fact) bool, pay func(s *State, seat, other cards.Seat, n int32)) func(*game.Terms) *Rule {
	return func(t *game.Terms) *Rule {
		n := t.N("each")
		return &Rule{Hears: factBrusquembille.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Card.Face() != face || !when(s, f) {
				return
			}
			for _, other := range s.Round {
				pay(s, f.Seat, other, n)
			}
		}}
	}
}

func received(s *State, seat, other cards.Seat, n int32) {
	s.Owe(table.DueCard, table.Account(other), table.Account(seat), n)
}

func paid(s *State, seat, other cards.Seat, n int32) { received(s, other, seat, n) }

// won is what wins the game, and what is won.
var won = []Maker{
	// Before the points: whoever has left cannot win by them.
	{Question: q("match.quit", "What becomes of a player who leaves before the end?",
		"Whoever leaves the game before it is over loses it."), Head: "The game", Says: "{seat} leaves, and loses the game",
		Rule: &Rule{
			Hears: table.FactAct.Bit(), Only: 1 << table.ActQuit, On: parts.Tells(table.FactLost),
			Asked: table.AskGame.Bit(), While: table.FactLost.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				if s.Side(seat).Has(s.Who(table.FactLost)) {
					return 0
				}
				return 1
			},
		}},
	{Question: q("game.points", "Who wins the game?",
		"Whoever has the most points in the tricks taken wins the game."),
		Rule: &Rule{Asked: table.AskGame.Bit(), Reads: table.Points.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return int(s.SideTally(table.Points, seat))
		}}},
	{Question: q("game.won", "What does the winner draw?",
		"The winner draws what everybody put down; partners draw half each."), Says: "{seat} wins the game", Owes: "{seat} wins the game",
		Rule: &Rule{Hears: engine.Facts(table.FactFirst, table.FactWon), On: func(s *State, f *engine.Fact) {
			if f.Kind == table.FactWon {
				s.Owe(table.DueGame, engine.Pool, table.Account(f.Seat), s.PoolAt(0, table.FactWon)/int32(s.Side(f.Seat).Len()))
				return
			}
			if f.Seat == cards.NoSeat {
				return // several have equally many points
			}
			side := s.Side(f.Seat)
			for _, seat := range s.Round {
				if !side.Has(seat) {
					continue
				}
				won := s.Tell(table.FactWon, seat)
				if s.Told(table.FactSide) {
					won.RestOn(table.FactSide.Bit())
				}
			}
		}}},
	{Question: q("count.late", "What becomes of points that are told too late?",
		"Whoever has told fewer points than there are, and speaks of the others when the cards are mixed, has no more than those told."),
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actAccuse, Reads: table.Points.Bit(), On: func(s *State, f *engine.Fact) {
			s.Count(table.Points, f.Seat, min(f.Amount-s.SideTally(table.Points, f.Seat), 0))
		}}},
}

// match is how long is played.
var match = []Maker{
	{Question: q("match.hands", "How many hands are played?",
		"[hands=0: Nothing is agreed on how many hands are played.][hands!=0: [hands=1: One hand is][hands!=1: {hands word} hands are] played.]", fig("hands", "the hands agreed on; 0 where nothing is agreed")), Head: "The match",
		Of: func(n int32) *Rule { return parts.Exactly(table.ActEnd, n) }},
	{Question: q("match.free", "When may players leave where nothing is agreed?",
		"Where nothing is agreed players may leave after any hand."),
		Rule: &Rule{Lifts: []string{family + "/match.hands"}, When: func(s *State, a *engine.Act) bool {
			t, ok := s.Law().Terms(family + "/match.hands")
			return ok && t.N("hands") == 0
		}}},
}

// laws is what follows on irregular acts.
var laws = []Maker{
	{Question: q("pack.short", "What becomes of a hand played with a pack that lacks a card?",
		"A hand played with a pack that lacks a card is worth nothing: nobody wins the game."), Head: "The laws", Says: "the pack lacks a card: nobody can win the game", Voids: "the pack lacked a card",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actShort, On: func(s *State, _ *engine.Fact) { s.Tell(factNone, cards.NoSeat) }, Review: factNone.Bit(), While: factNone.Bit(), Dues: table.DueCard.Bit(), Annul: func(s *State, d *engine.Due) bool { return true }}},
	{Question: q("pack.short.paid", "What becomes of what was paid with such a pack?",
		"What was paid in such a hand stands."),
		Rule: &Rule{Lifts: []string{family + "/pack.short"}, Dues: table.DueCard.Bit(), Spare: func(s *State, d *engine.Due) bool { return true }}},
	{Question: q("pack.twins", "What becomes of a hand in whose pack two cards are alike?",
		"Where two cards of the pack are alike the hand ends as soon as it is seen."), Says: "two cards are alike: the hand is played no further",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actTwins, On: parts.Tells(table.FactVoid)}},
	{Question: q("pack.twins.late", "What if it is seen only when the hand is over?",
		"If the hand is over it stands."),
		Rule: &Rule{Judges: actTwins.Bit(), While: table.FactEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool { return true }}},
	drawEarly(q("draw.early", "What does it cost to draw before one's turn, and to join the card to one's hand?",
		"Whoever draws before the turn, and joins the card to the hand, pays the player who was to draw it one part in {of word} of what lies in the pool."), "{seat} drew before the turn", actJoin),
	drawBack(q("draw.back", "What becomes of a card that was drawn before the turn?",
		"The card goes back to the player who was to draw it."), actJoin),
	parts.Fine(q("draw.seen", "What does it cost to see another's card before it is drawn?",
		"Whoever only sees the card that another is to draw pays {payee him} {fine amount}."), "{seat} saw another's card", table.ActLook),
	parts.Fine(q("draw.second", "What does it cost to see a second card in drawing?",
		"Whoever sees a second card in drawing pays {payee him} {fine amount}."), "{seat} saw a second card", actSecond),
	{Question: q("look.restart", "What may partners do of whom an opponent sees a card?",
		"Partners of whom an opponent has seen a card that goes to one of them may have the game begun again."), Says: "{seat}'s side has the game begun again",
		Rule: &Rule{Hears: engine.Facts(table.FactSaid, table.FactAct), Only: 1 << actRestart, On: func(s *State, f *engine.Fact) {
			parts.Again(s, f.Seat)
		}}},
	{Question: q("look.own", "And if the card seen goes to the player who saw it, or a partner?",
		"Where the card seen goes to the player who saw it, or a partner, the game goes on."),
		Rule: &Rule{Judges: actRestart.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return parts.Where(s, table.FactAct, func(f *engine.Fact) bool {
				return f.Trick == s.Trick && (f.N == int32(table.ActLook) || f.N == int32(actSecond) || f.N == int32(actJoin)) &&
					f.Leader >= 0 && s.Side(a.Seat).Has(f.Leader) && !s.Side(a.Seat).Has(f.Seat)
			}) == nil
		}}},
}
