package piquet

import (
	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Piquet à écrire: two hands, each player dealing one, make a tour; the player
// who has made less in both hands is marked the difference. Where more than two
// sit at the table two play a tour, and the others wait; then marks may be
// collected, and divided among all at the end of the match.

// The questions by which a book is known to be written, and to have columns.
const (
	toursID  = family + "/write.rois"
	columnID = family + "/society.column"
)

// ten is the unit in which marks are made and divided: a jetton.
const ten = 10

// The pools in which marks lie until the match is over.
const (
	poolColumns   = "columns"
	poolCorbillon = "corbillon"
)

// The names of what is carried from hand to hand.
const (
	nameColumn = "column" // what a player was marked in the match
	nameWins   = "wins"   // at the end: how much less it was than a share of the whole
	nameLoses  = "loses"  // or how much more
)

// Further classes of due.
const (
	dueJetton = dueMark + 1 + iota // paid by the marked player to the one who marks and to those who wait
	dueShare                       // paid at the end for what was marked
)

// written lists the questions about Piquet à écrire.
var written = []Maker{
	{Question: q("write.coup", "What is counted of a hand?",
		"What both have made is set against each other: only what one has made more counts."), Owes: "what both have made is weighed against each other",
		Rule: &Rule{Hears: table.FactDecided.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				s.CountUpon(table.Points.Bit(), seat.Bit())
				tours.Weigh(s, seat, s.Tally(table.Points, seat))
			}
		}}},
	{Question: q("write.rois", "When does the match end?",
		"[tours=1: One tour makes][tours!=1: {tours word} tours make] a match; one that is played again is none.", fig("tours", "the tours agreed, of which two are a roi")), Head: "The match", Says: "the last tour is played",
		Of: func(tours int32) *Rule { return parts.MatchOf(table.FactMarked, tours, 1) }},
}

// society lists the questions about Piquet à écrire among more than two.
var society = []Maker{
	{Question: q("society.relieved", "Who makes room for those who wait?",
		"Whoever is marked plays on; whoever marks is relieved by the player who has waited longest."), Says: "{taker} takes the place of {seat}",
		Rule: &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) { tours.Relieve(s, f.Taker, cards.AllSeats) }}},
	{Question: q("society.column", "What becomes of what a player is marked?",
		"What a player is marked is written in that player's column, or put into the corbillon."),
		Rule: &Rule{Dues: table.DueGame.Bit(), Goes: func(s *State, d *engine.Due) engine.Account { return engine.Pool }}},
	{Question: q("society.jettons", "What else does the marked player pay?",
		"Whoever is marked pays {marker} to the player who marks, and {others} to each of the others.", fig("marker", "to the player who marks"), fig("others", "to each other player")), Owes: "{seat} is marked",
		Make: func(t *game.Terms) *Rule {
			marker, others := t.N("marker"), t.N("others")
			return &Rule{Hears: table.FactMarked.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Seats() {
					amount := others
					if seat == f.Taker {
						amount = marker
					}
					s.Owe(dueJetton, table.Account(f.Seat), table.Account(seat), amount)
				}
			}}
		}},
	{Question: q("society.share", "What becomes of the marks when the match is over?",
		"When the match is over, what all were marked is divided among them by tens: each wins what is lacking to a share, or loses what is over it."), Owes: "the match is over",
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			share := s.Pool(0) / int32(s.N) / ten * ten
			for _, seat := range s.Seats() {
				s.Owe(dueShare, engine.Pool, table.Account(seat), share)
			}
		}}},
	{Question: q("society.surplus", "Who has what cannot be divided?",
		"What cannot be divided goes to whoever has lost most."), Owes: "what cannot be divided",
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			if left := s.Pool(0) % (int32(s.N) * ten); left > 0 {
				s.Owe(dueShare, engine.Pool, table.Account(heaviest(s)), left)
			}
		}}},
}

// keeps returns what a hand leaves for the next: how the cards are dealt and,
// in Piquet à écrire, the state of the tour and of the match.
func keeps(s *State) []record.Item {
	var list []record.Item
	if s.Law().Book().Answer(toursID) != nil {
		list = append(tours.KeepTours(s), sheet(s)...)
	}
	changed := s.Did(actWarn, cards.NoSeat) != nil && s.Did(table.ActPackets, s.Dealer) == nil // to what is not said
	if !s.Told(factFresh) && !changed {
		list = parts.Leave(list, parts.Dealing, cards.NoSeat, parts.DealtIn(s))
	}
	return list
}

// column returns what a player was marked in the match, this hand included.
func column(s *State, seat cards.Seat) int32 {
	return s.Carried(nameColumn, seat) + parts.Paid(s, table.DueGame, table.Account(seat), engine.Pool)
}

// heaviest returns the player who was marked most; at a tie, the first to the
// right of the dealer.
func heaviest(s *State) cards.Seat {
	most := cards.Right(s.N, s.Dealer)
	for seat := cards.Right(s.N, most); seat != cards.Right(s.N, s.Dealer); seat = cards.Right(s.N, seat) {
		if column(s, seat) > column(s, most) {
			most = seat
		}
	}
	return most
}

// sheet returns what a hand leaves of the line and the columns, and at the end
// of the match what each player wins or loses.
func sheet(s *State) (list []record.Item) {
	if s.Law().Book().Hands == 0 {
		return nil
	}
	list = tours.KeepLine(s)
	for _, seat := range s.Seats() {
		list = parts.Leave(list, nameColumn, seat, column(s, seat))
	}
	if s.Law().Book().Answer(columnID) == nil || !s.Told(table.FactMatch) {
		return list
	}
	for i, name := range [...]string{nameWins, nameLoses} {
		for _, seat := range s.Seats() {
			list = parts.Leave(list, name, seat, (parts.Paid(s, dueShare, engine.Pool, table.Account(seat))-column(s, seat))*int32(1-2*i))
		}
	}
	return list
}

// unfitWritten returns why the carried state cannot be left by a hand of Piquet à
// écrire in a match of at most so many tours, or "".
func unfitWritten(s *State, most int32) string {
	if played := s.Carried(game.Tours, cards.NoSeat); played >= most {
		return ascii.Itoa(int(played)) + " tours are played: the match was over before this hand; say fewer"
	}
	columns := int32(0)
	for _, seat := range s.Seats() {
		columns += s.Carried(nameColumn, seat)
	}
	if wrong := tours.UnfitLine(s); wrong != "" {
		return wrong
	}
	switch pooled := s.Law().Book().Answer(columnID) != nil; {
	case pooled && columns != s.Pool(0):
		return "the columns come to " + ascii.Itoa(int(columns)) + ", and what was marked to " + ascii.Itoa(int(s.Pool(0)))
	case !pooled && columns > 0:
		return "nothing is written in columns under " + s.Law().Book().ID
	}
	return ""
}
