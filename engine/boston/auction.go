package boston

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The auction: players speak in turn until nobody bids more. A player who has
// passed speaks no more; one who was outbid speaks again.

// auction returns the phase of the bids.
func auction() *table.Phase {
	return &table.Phase{
		Word: "bid", Acts: bids.all.With(table.ActPass.Bit()), Turn: turn,
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(table.ActPass)
			o.AddEach(bids.list)
		},
		End: func(s *State) {
			if at, kind := standing(s); at != cards.NoSeat {
				s.Tell(table.FactUndertakes, at).N = int32(kind)
				s.Conclude()
				return
			}
			s.Note(table.FactPassed, cards.NoSeat)
		},
	}
}

// standing returns the last bid and its player, or NoSeat.
func standing(s *State) (at cards.Seat, kind engine.ActKind) { return s.LastSaid(bids.all) }

// turn returns who speaks next: the first player after the last speaker who has not
// passed and whose bid does not stand, or NoSeat.
func turn(s *State) cards.Seat {
	at, _ := standing(s)
	out := s.SaidBy(table.ActPass) | at.Bit()
	seat := s.Speaker
	for range s.N {
		if !out.Has(seat) {
			return seat
		}
		seat = s.Right(seat)
	}
	return cards.NoSeat
}

// bidding reports whether the auction is going on.
func bidding(s *State) bool { return s.Phase() != nil && s.Phase().Word == "bid" }

// ranks returns the rank of each game, from the figures of an answer.
func ranks(t *game.Terms) (rank [contracts]int32) {
	for i, name := range named {
		rank[i] = t.N(name)
	}
	return rank
}

// auctioning lists the questions about the auction, and how a player finds a partner.
var auctioning = []*Maker{
	{Question: q("bid.turn", "Who speaks first, and who next?",
		"Forehand says first whether to pass or to play, then the second hand, and so on."), Head: "The auction",
		Rule: &Rule{Judges: bids.all.With(table.ActPass.Bit()), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Turn() && bidding(s) }}},
	{Question: q("bid.rank", "Which game goes before which?", rankings, rankParts()...),
		Make: func(t *game.Terms) *Rule {
			rank := ranks(t)
			return &Rule{Judges: bids.all, While: table.FactSaid.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				at, kind := standing(s)
				return at != cards.NoSeat && rank[gameOf(a.Kind)] < rank[gameOf(kind)]
			}}
		}},
	{Question: q("bid.equal", "Which of two equal games goes first?",
		"Of equal games in suits that are worth as much, forehand's always goes first."),
		Rule: &Rule{Judges: bids.all, While: table.FactSaid.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			at, kind := standing(s)
			return at != cards.NoSeat && gameOf(a.Kind) == gameOf(kind) && (worthOf(s, a.Kind) != worthOf(s, kind) || s.FirstOf(at.Bit()|a.Seat.Bit()) != a.Seat)
		}}},
	{Question: q("bid.preference", "Does a preference go before an equal game?",
		"A game in a preference goes before the equal game of an earlier hand in a plain suit or in the lesser preference."),
		Rule: &Rule{Lifts: []string{"boston/bid.equal"}, When: func(s *State, a *engine.Act) bool {
			at, kind := standing(s)
			return at != cards.NoSeat && worthOf(s, a.Kind) > worthOf(s, kind)
		}}},
	{Question: q("bid.final", "May a player bid who has passed?",
		"Whoever has passed may not bid."),
		Rule: &Rule{Judges: bids.all, While: table.FactSaid.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.SaidBy(table.ActPass).Has(a.Seat) }}},
	{Question: q("trump.bid", "Which suit is trumps?",
		"The suit in which the player has bid is trumps; in a misère there is none."), Says: "{seat} plays, and the suit that was bid is trumps",
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if suit, ok := trump(s); ok {
				s.Tell(table.FactTrump, f.Seat).N = int32(suit)
			}
		}}},
	{Question: q("whist.boston", "May the others offer to whist in Boston?",
		"In Boston each of the others says in turn whether to whist."),
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if played(s) == boston {
				s.Tell(table.FactOpens, f.Seat).N = phaseWhist
			}
		}}},
	{Question: q("whist.independence", "May the others whist in independence?",
		"In independence they say so where the player asks for whist."),
		Rule: &Rule{Hears: table.FactSaid.Bit(), On: func(s *State, f *engine.Fact) {
			if f.N == int32(actAsk) {
				s.Tell(table.FactOpens, f.Seat).N = phaseWhist
			}
		}}},
	{Question: q("whist.turn", "In what order do they offer to whist?",
		"They say so in the order in which the game goes round."),
		Rule: &Rule{Judges: engine.Acts(actWhist, table.ActPass), Refuse: func(s *State, a *engine.Act) bool {
			return s.Phase() != nil && s.Phase().Acts.Has(actWhist) && a.Seat != s.Turn()
		}}},
	{Question: q("whist", "With whom does whoever whists play?",
		"Whoever whists plays with the player."), Says: "{seat} whists, and plays with the player",
		Rule: &Rule{Hears: table.FactSaid.Bit(), On: func(s *State, f *engine.Fact) {
			if f.N == int32(actWhist) {
				s.Tell(table.FactSide, f.Seat).Seats = f.Seat.Bit() | player(s).Bit()
			}
		}}},
	{Question: q("misere.away", "What is done before a little misère?",
		"Whoever plays a little misère lays one card away, face down, and plays with the others."),
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			if played(s).away() {
				s.Tell(table.FactOpens, f.Seat).N = phaseAway
			}
		}}},
	{Question: q("misere.kept", "May a card be laid away in a great misère?",
		"In a great misère the player must keep all the cards."),
		Rule: &Rule{Judges: table.ActOut.Bit(), Refuse: func(s *State, a *engine.Act) bool { return played(s).misere() && !played(s).away() }}},
	{Question: q("misere.shown", "What is done in an open misère?",
		"In an open misère the player shows the others the cards that are played with."), Says: "{seat} lays the hand open",
		Rule: &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, f *engine.Fact) {
			if at := player(s); played(s).open() {
				s.Tell(factShown, at)
				said := s.Tell(table.FactKnows, at)
				said.Seats, said.Cards = parts.Everybody(s), s.Hand[at]
			}
		}}},
}

// rankings states the order of the games.
const rankings = "The games go one before another by these numbers: Boston {boston}, little misère {little}, independence {independence}, seven tricks {seven}, great misère {great}, " +
	"eight {eight}, open little misère {littleopen}, nine {nine}, open great misère {greatopen}, ten {ten}, eleven {eleven}, twelve {twelve}, thirteen {thirteen}."

// rankParts lists the figures of the question about the order of the games.
func rankParts() []part {
	var list []part
	for _, name := range named {
		list = append(list, part{Name: name, Means: "its place, 1 the least"})
	}
	return list
}
