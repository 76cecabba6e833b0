package auvergne

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

var q, fig = game.Asking(family), parts.Fig

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.Pack, &parts.Rank, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.Passes, &parts.Turned},
		parts.Own(kings), []*Maker{&parts.SpeakPlay, &parts.SpeakFinal}, parts.Own(rejoice),
		[]*Maker{&parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.Trump, &parts.Overtrump, &parts.TakerTrump, &parts.TakerLed},
		parts.Own(decides), parts.Own(laws),
		[]*Maker{&parts.MisdealAgain, &parts.FalsePack, &parts.FalsePackPlayed, &parts.FalsePackAgain, &parts.Exposed, &parts.Target, &parts.MatchOver})
}

// rejoice is the questions about the bottom card.
var rejoice = []Maker{
	rejoicing.MayBe(q("rejoice", "What may be done when all have passed?", "When all have passed the players may rejoice: have the bottom card turned.")),
	rejoicing.Trumps(q("rejoice.trump", "Which card makes trumps when all have passed?", "The bottom card is turned in place of the one before, and makes trumps; players speak anew."), "the bottom card is {card}, and makes trumps"),
	rejoicing.Most(q("rejoice.most", "How many bottom cards may be turned?", "No more than {cards word} [cards=1: card][cards!=1: cards] may be turned so.")),
}

// king says that a player has a king for which games are marked, and marks them:
// in a later position they are marked already.
func king(s *State, seat cards.Seat, c cards.Card, other, n int32) {
	s.Tell(factKing, seat).With(c, other)
	if s.First() == 1 {
		games.GainFor(s, c, seat, n)
	}
}

// fromBottom reports whether a card was turned from the bottom of the talon.
func fromBottom(s *State, f *engine.Fact) bool {
	return f.Cause >= 0 && s.Facts[f.Cause].Kind == factWent
}

// held has whoever holds the king of a suit that is turned, from the top or from
// the bottom, mark for it.
func held(bottom bool) func(t *game.Terms) *Rule {
	return func(t *game.Terms) *Rule {
		n := t.N("games")
		return &Rule{Hears: table.FactTurned.Bit(), On: func(s *State, f *engine.Fact) {
			if c := cards.Of(f.Card.Suit(), cards.King); fromBottom(s, f) == bottom {
				if seat := parts.Holder(s, c); seat != cards.NoSeat {
					king(s, seat, c, 0, n)
				}
			}
		}}
	}
}

// kings is the questions about kings that are turned and held.
var kings = []Maker{
	parts.Headed("The kings", games.Turned(q("king.turned", "What does the dealer mark for the card turned?", "Whoever turns [face=13: a king][face!=13: a card of the face {face}] for trumps marks {games word}."))),
	{Question: q("king.held", "What is marked for the king of the suit turned?", "Whoever holds the king of the suit turned marks {games word}.", fig("games", "marked by the holder")), Says: "{seat} has {card}",
		Make: held(false)},
	{Question: q("king.bottom", "What is marked for the king of the suit turned from the bottom?", "Whoever holds the king of a suit turned from the bottom marks {games word}.", fig("games", "marked by the holder")), Says: "{seat} has {card}",
		Make: held(true)},
	{Question: q("king.once", "Is the king of another trump marked by a player who has marked before?", "A player who has marked for a king of trumps in this hand marks nothing for that of a later one."),
		Rule: &Rule{Lifts: []string{family + "/king.bottom"}, Hush: func(s *State, f *engine.Fact) bool {
			seat := parts.Holder(s, cards.Of(f.Card.Suit(), cards.King))
			return seat != cards.NoSeat && fromBottom(s, f) && s.Is(factKing, seat)
		}}},
	{Question: q("king.others", "What is marked for other kings beside that of trumps?", "With the king of trumps {games word} [games=1: is][games!=1: are] marked for each other king.", fig("games", "marked for each")), Says: "{seat} has {card}, too",
		Rule: &Rule{Hears: factKing.Bit(), Only: 1}, On: func(s *State, f *engine.Fact, n int32) {
			seat, trump := f.Seat, f.Card
			for set := s.Dealt[seat] & cards.Face(cards.King) &^ trump.Bit(); set != 0; set = set.Without() {
				king(s, seat, set.First(), 1, n)
			}
		}},
	{Question: q("king.taken", "What does it cost to lose a king that was marked?", "Whoever takes a trick with a king that another has marked for marks {games word}, which the other loses.", fig("games", "from the one to the other")), Says: "{card} is lost to a trick",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: factKing.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			taker := f.Seat
			for i, last := s.From(factKing), len(s.Facts); i < last; i++ {
				if k := s.Facts[i]; k.Kind == factKing && k.Seat != taker && s.Table.Cards[k.Seat] == k.Card {
					games.LoseFor(s, k.Card, k.Seat, n)
					games.GainFor(s, k.Card, taker, n)
				}
			}
		}},
}

// decides is the questions about what is won and lost.
var decides = []Maker{
	parts.Headed("The game", parts.WinnerMakes(q("game.won", "How many tricks win the game?", "{tricks word} tricks win the game."))),
	parts.WinnerFirst(q("game.tie", "Who wins where two players make two tricks each?", "Where nobody makes so many, the first to make two wins.")),
	{Question: q("game.player", "Does the player win or lose?", "The player wins who is the first to make what the game asks; else the player loses."),
		Rule: &Rule{Hears: table.FactEnd.Bit(), Given: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			parts.Ends(s, s.Who(table.FactUndertakes))
		}}},
	{Question: q("game.marked", "What is a game worth?", "A player who wins the game marks {games word}.", fig("games", "marked by the winner")), Says: "{seat} marks the game",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, n int32) { games.Gain(s, f.Seat, n) }},
	{Question: q("game.lost", "What does it cost to play and lose?", "A player who loses the game loses {games word}.", fig("games", "lost by the player")), Says: "{seat} loses the game",
		Rule: &Rule{Hears: table.FactLost.Bit()}, On: func(s *State, f *engine.Fact, n int32) { games.Lose(s, f.Seat, n) }},
	{Question: q("game.profit", "Who marks what the player loses?", "Whoever has won instead marks {games word}.", fig("games", "marked by the other")), Says: "{seat} has won against the player",
		Rule: &Rule{Hears: table.FactLost.Bit(), Given: table.FactFirst.Bit()},
		On:   func(s *State, f *engine.Fact, n int32) { games.Gain(s, s.Who(table.FactFirst), n) }},
	games.Marked(q("marked", "Who has the games that are won?", "The games that are won are marked in the match.")),
	games.Redeems(q("debt.first", "What becomes of games that are won by a player who owes some?", "A player who owes games marks none that are won until those are made good."), family+"/marked"),
	games.Lost(q("loss.own", "How are games lost?", "Games that are lost are taken from those that the player has.")),
	games.Indebts(q("loss.debt", "Are games owed that are to be lost and are not there?", "As many as are lacking are owed.")),
}

// laws is the questions about what is irregular.
var laws = []Maker{
	parts.Headed("The laws", parts.Costs(q("fault.misdeal", "What does it cost to deal wrongly?", "Whoever deals wrongly loses {games word}.", fig("games", "lost")), "{seat} dealt wrongly", games.Lose, table.ActMisdeal)),
	parts.Costs(q("fault.early", "What does it cost to play out of turn?", "Whoever plays out of turn loses {games word}.", fig("games", "lost")), "{seat} played out of turn", games.Lose, table.ActEarly),
	{Question: q("revoke.barred", "What does it cost to revoke?", "Whoever revokes can no longer win the match, and marks nothing more in it."), Says: "{seat} revoked, and can no longer win the match",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActRevoke, On: parts.Tells(factBarred), Lifts: []string{family + "/marked", family + "/debt.first"}, Hush: func(s *State, f *engine.Fact) bool { return isBarred(s, f.Seat) }}},
	{Question: q("revoke.last", "Who wins a match that nobody else can win?", "Where only one player is left who can win the match, that player has won it."), Says: "{seat} alone can still win the match, and has won it",
		Rule: &Rule{Hears: factBarred.Bit(), On: func(s *State, f *engine.Fact) {
			left := cards.NoSeat
			for _, seat := range s.Round {
				switch {
				case isBarred(s, seat):
				case left != cards.NoSeat:
					return
				default:
					left = seat
				}
			}
			if left != cards.NoSeat {
				s.Tell(table.FactMatch, left)
			}
		}}},
	games.Unmarks(q("void.unmarked", "What becomes of games that were marked in a hand that is void?", "What was marked and lost in a hand that is void falls away, but for what a fault cost.")),
}
