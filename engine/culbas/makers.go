package culbas

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	list := []*Maker{&parts.Players, &parts.PackWhole, &parts.First, &parts.Count, &parts.Packets, &parts.TalonUnseen, &parts.Passes}
	return append(list, parts.Own(own)...)
}

// own is the questions of the family, of which le Papillon asks some, too.
var own = []Maker{
	{Question: q("stake", "What does everybody put in?", "Before every deal everybody puts in {each amount}.", fig("each", "from every player")), Owes: "everybody puts in",
		Of: parts.EachPuts(table.FactStakes, table.DueStake, 0)},
	{Question: q("four.changed", "What may a player do who is dealt four cards of a kind?", "Whoever is dealt four cards of a kind may put them out, and be given as many others."),
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(table.FactOpens, cards.NoSeat).N = phaseChanging }, Judges: actChange.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Cards != fours(s.Hand[a.Seat]) }}},
	{Question: q("spread", "How many cards are laid out?", "The top {cards word} cards of the talon are laid out on the table.", fig("cards", "laid out")),
		Of: parts.Announces(table.FactDealt, factSpread)},
	{Question: q("take.first", "Who is the first to take a card?", "{leader} is the first to take a card, and the dealer the last.", fig("leader", "who is first")), Head: "The taking",
		Make: func(t *game.Terms) *Rule {
			return &Rule{Hears: engine.Facts(table.FactPlaying, factSpent), On: parts.Leads(t)}
		}},
	{Question: q("take.round", "Who is next?", "Each in turn to the {next} takes or lays down.", fig("next", "who is next")),
		Make: func(t *game.Terms) *Rule {
			return &Rule{Hears: table.FactPlaying.Bit(), On: parts.GoesRound(t),
				Judges: engine.Acts(actPair, actLay), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Turn() }}
		}},
	{Question: q("take.like", "Which card takes which?", "A card takes one of the same kind that lies on the table; neither can be taken again."),
		Rule: &Rule{Judges: actPair.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			taken := a.Cards &^ s.Hand[a.Seat]
			return taken&^lying(s) != 0 || a.Cards&^cards.Face(a.Cards.First().Face()) != 0
		}}},
	{Question: q("take.one", "How many cards may be taken in a turn?", "One card is taken in a turn, with one."),
		Rule: &Rule{Judges: actPair.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Cards.Len() > 2 }}},
	{Question: q("take.three.held", "What of several cards of a kind in hand?", "Whoever holds {cards word} cards of a kind may take with all of them the one that lies there.", fig("cards", "of the kind, in hand")),
		Make: func(t *game.Terms) *Rule {
			n := int(t.N("cards"))
			return &Rule{Lifts: []string{family + "/take.one"}, When: func(s *State, a *engine.Act) bool {
				own := a.Cards & s.Hand[a.Seat]
				return own.Len() == n && a.Cards.Len() == n+1
			}}
		}},
	{Question: q("take.three.lying", "What of several cards of a kind on the table?", "Where {cards word} cards of a kind lie there, whoever holds the fourth may take all of them with it.", fig("cards", "of the kind, on the table")),
		Of: func(n int32) *Rule {
			return &Rule{Lifts: []string{family + "/take.one"}, When: func(s *State, a *engine.Act) bool {
				own := a.Cards & s.Hand[a.Seat]
				return own.Len() == 1 && a.Cards.Len() == int(n)+1 && a.Cards&^cards.Face(own.First().Face()) == 0
			}}
		}},
	{Question: q("lay.hand", "What must a player do who can take no card?", "Whoever can take no card lays the whole hand open, and has none left to play."), Says: "{seat} lays the hand open", Head: "The hand laid open",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actLay, On: func(s *State, f *engine.Fact) {
			said := s.Tell(table.FactMeld, f.Seat)
			said.Cards, said.N = s.Hand[f.Seat], kindLaid
		}}},
	{Question: q("lay.forced", "May a player lay down who can take a card?", "Nobody lays down who can take a card."),
		Rule: &Rule{Judges: actLay.Bit(), Refuse: func(s *State, a *engine.Act) bool { return able(s, a.Seat) }}},
	{Question: q("lay.used", "May cards be taken that a player has laid open?", "Cards that a player has laid open may be taken like those of the talon."),
		Rule: &Rule{Hears: table.FactMeld.Bit(), Only: 1 << kindLaid, On: func(s *State, f *engine.Fact) {
			said := s.Tell(table.FactMeld, cards.NoSeat)
			said.Cards, said.N = f.Cards, kindTable
		}}},
	{Question: q("out", "Who wins?", "Whoever is the first to have got rid of every card by taking wins."), Head: "The game", Says: "{seat} has no card left, and wins",
		Rule: &Rule{Hears: factTakes.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Hand[f.Seat] == 0 {
				s.Tell(table.FactWon, f.Seat)
			}
		}}},
	parts.TakeBox(q("pool.won", "What does the winner draw?", "The winner draws what everybody has put in."), "{seat} takes the pool", table.FactWon, 0, table.DueGame),
	{Question: q("left.held", "What do the cards cost that are left in hand?", "Each of the others gives the winner {each amount} for each card in hand.", fig("each", "for each card")), Owes: "{seat} wins, and cards are left",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			for _, seat := range s.Round {
				s.Owe(table.DueCard, table.Account(seat), table.Account(f.Seat), each*int32(s.Hand[seat].Len()))
			}
		}},
	{Question: q("left.laid", "What do the cards cost that were laid open?", "Whoever has laid down gives the winner {each amount} for each card that was laid open.", fig("each", "for each card")), Owes: "{seat} wins, and cards were laid open",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: table.FactMeld.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			for _, seat := range s.Round {
				s.Owe(table.DueCard, table.Account(seat), table.Account(f.Seat), each*laid(s, seat))
			}
		}},
}
