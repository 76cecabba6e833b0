package comete

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// These questions have the ids of package parts, since other games of stops would
// ask the same; so far only this family does.

// How a run has ended: N of a FactRunEnds.
const (
	endTop   = iota // no card can follow the last
	endStuck        // a card could, and nobody plays it
	endHoc          // a card could, but a rule bars it
)

// runs returns a phase in which players play cards in sequence: the leader plays
// a card and goes on as long as able, then the others in turn. Rules say who
// leads, which card follows, who is asked next and who may pass. The play ends
// when somebody has won or nobody leads.
//
// Players who hold no card that could follow are passed over; only a player
// with a choice passes.
func runs() *table.Phase {
	return &table.Phase{
		Word: "stop", Acts: engine.Acts(table.ActPlay, table.ActPass),
		Begin: func(s *State) {
			s.Note(table.FactPlaying, cards.NoSeat)
			s.Speaker = s.Leader()
		},
		Turn: func(s *State) cards.Seat {
			if s.Told(table.FactWon) {
				return cards.NoSeat
			}
			return s.Speaker
		},
		May: mayRun,
		Fits: func(s *State, a *engine.Act) string {
			switch {
			case a.Kind == table.ActPass && !running(s):
				return "the player who leads plays a card"
			case a.N[0] < 0 || a.N[0] > cards.King:
				return "a card stands for an ace (1) up to a king (13)"
			}
			return ""
		},
		Do:  carryOn,
		End: parts.Ended,
	}
}

// mayRun offers what the player may try in a run: any card and, after the
// lead, to pass. A card that may stand for any other is an act of its own, at
// a lead one act per face.
func mayRun(s *State, seat cards.Seat, o *table.Options) {
	wild := s.Hand[seat] & wilds(s)
	o.Offer(table.ActPlay, s.Hand[seat]&^wild)
	on := running(s)
	if on {
		o.Add(table.ActPass)
	}
	for ; wild != 0; wild = wild.Without() {
		c := wild.First()
		if on {
			o.AddCard(table.ActPlay, c)
			continue
		}
		for face := int16(cards.Ace); face <= cards.King; face++ {
			o.AddCard(table.ActPlay, c, face)
		}
	}
}

// carryOn lays a card on the run, or passes, and finds who is next.
func carryOn(s *State, a *engine.Act) {
	if a.Kind == table.ActPass {
		s.Spoken |= a.Seat.Bit()
	} else {
		lay(s, a, a.Card, stands(s, a))
	}
	goOn(s)
}

// lay lays the card or cards of an act on the run; c is the one that stands for a face.
func lay(s *State, a *engine.Act, c cards.Card, face int32) {
	s.Hand[a.Seat] &^= a.Cards | c.Bit()
	s.Spoken = 0
	said := s.Tell(table.FactPlayed, a.Seat)
	said.Card, said.N, said.Cards = c, face, a.Cards
	s.Conclude()
}

// goOn finds who is next, unless the hand is won.
func goOn(s *State) {
	if !s.Told(table.FactWon) {
		s.Speaker = nextPlayer(s)
	}
}

// stands returns the face for which the card of an act stands.
func stands(s *State, a *engine.Act) int32 {
	switch {
	case !wilds(s).Has(a.Card):
	case running(s):
		return s.Seen(table.FactWanted).N
	case a.N[0] > 0:
		return int32(a.N[0])
	}
	return int32(a.Card.Face())
}

// nextPlayer returns the player who may carry the run on, or else leads anew.
func nextPlayer(s *State) cards.Seat {
	last, how := s.Last(table.FactPlayed), int32(endTop)
	if f := s.Seen(table.FactWanted); f != nil && f.N == 0 && f.Card == last.Card {
		how = endHoc
	}
	if set := wanted(s); set != 0 {
		set |= wilds(s)
		how = endStuck
		round := s.Seen(table.FactRound)
		seat := last.Seat
		for range s.N {
			if s.Hand[seat]&set != 0 && !s.Spoken.Has(seat) {
				return seat
			}
			if round == nil || round.N == 0 {
				break
			}
			if round.N > 0 {
				seat = s.Right(seat)
			} else {
				seat = cards.Left(s.N, seat)
			}
		}
	}
	s.Tell(table.FactRunEnds, last.Seat).With(last.Card, how)
	s.Conclude()
	if running(s) {
		return cards.NoSeat
	}
	leader := s.Who(table.FactLeads)
	for range s.N {
		if s.Hand[leader] != 0 {
			return leader
		}
		leader = s.Right(leader)
	}
	return cards.NoSeat
}

// running reports whether a run is on, which the next card must carry on; if
// not, the player leads.
func running(s *State) bool {
	last := s.Last(table.FactPlayed)
	leads := s.Seen(table.FactLeads)
	return last != nil && (leads == nil || leads.Clock < last.Clock)
}

// wanted returns the cards that follow the last of the run; none at a lead.
func wanted(s *State) cards.Set {
	if f := s.Seen(table.FactWanted); f != nil && running(s) && f.Card == s.Last(table.FactPlayed).Card {
		return f.Cards
	}
	return 0
}

// wilds returns the cards that may stand for any other.
func wilds(s *State) cards.Set {
	if f := s.Seen(table.FactWild); f != nil {
		return f.Cards
	}
	return 0
}

// runFirst is the question who begins the play of runs.
var runFirst = Maker{Question: game.Question{ID: "parts/run.first", Asks: "Who plays first, and which card?",
	Answer: "{leader} plays first, any card.", Roles: []part{{Name: "leader", Means: "who plays first"}}}, Head: "The play",
	Make: func(t *game.Terms) *Rule {
		return &Rule{Hears: table.FactPlaying.Bit(), On: parts.Leads(t), Judges: table.ActPlay.Bit(), Refuse: outOfRun(table.FactPlaying, 0)}
	}}

// outOfRun returns a refusal of cards led by another player than the one named
// upon a fact of that kind with that N.
func outOfRun(upon engine.FactKind, n int32) func(*State, *engine.Act) bool {
	return func(s *State, a *engine.Act) bool {
		f := s.Seen(table.FactLeads)
		if a.Seat == s.Speaker || f == nil || f.Cause < 0 || running(s) {
			return false
		}
		cause := &s.Facts[f.Cause]
		return cause.Kind == upon && cause.N == n
	}
}

// runNext is the question which card follows another.
var runNext = Maker{Question: game.Question{ID: "parts/run.next", Asks: "Which card follows another?",
	Answer: "Each card is followed by the next above it[suit=0: , of whatever suit, up to the king][suit=1:  of its suit, up to the highest].", Figures: []part{{Name: "suit", Means: "1 where it must be of the same suit, 0 where the suit is of no matter"}}},
	Rule: &Rule{Hears: table.FactPlayed.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
		if set := wanted(s); set != 0 {
			return hand &^ set &^ wilds(s)
		}
		return 0
	}}, On: func(s *State, f *engine.Fact, suit int32) {
		face := above(s, uint8(f.N))
		if face == 0 {
			return
		}
		set := cards.Face(face)
		if suit == 1 {
			set &= cards.Lane(f.Card.Suit())
		}
		said := s.Tell(table.FactWanted, cards.NoSeat)
		said.Card, said.N, said.Cards = f.Card, int32(face), set
	}}

// above returns the next higher face; 0 above the highest, the king or, where a rule
// ranks it first, the ace.
func above(s *State, face uint8) uint8 {
	ace := s.Height(cards.Of(cards.Spades, cards.Ace)) > s.Height(cards.Of(cards.Spades, cards.King))
	switch {
	case face == cards.King && ace:
		return cards.Ace
	case face == cards.King, face == cards.Ace && ace:
		return 0
	}
	return face + 1
}

// runRound is the question who is asked when a player does not have the next card.
var runRound = Maker{Question: game.Question{ID: "parts/run.round", Asks: "Who plays the next card where a player has it not?",
	Answer: "Whoever has not the next card leaves it to the player on the {next}, and so on to the first who has it.", Roles: []part{{Name: "next", Means: "who is asked next"}}},
	Make: func(t *game.Terms) *Rule {
		return &Rule{Hears: table.FactPlaying.Bit(), On: parts.GoesRound(t),
			Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Speaker && running(s) }}
	}}

// runHolder is the question that lets the holder of the next card of a suit play
// it, wherever that player sits.
var runHolder = Maker{Question: game.Question{ID: "parts/run.holder", Asks: "Who plays the next card of the suit where a player has it not?",
	Answer: "Whoever has not the next card names it, and the player who has it plays it."},
	Rule: &Rule{Hears: table.FactPlaying.Bit(), On: func(s *State, _ *engine.Fact) { s.Tell(table.FactRound, cards.NoSeat).N = 1 }, Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Speaker && running(s) }}}

// runDuty is the question whether the holder of the next card must play it.
var runDuty = Maker{Question: game.Question{ID: "parts/run.duty", Asks: "Must the next card be played by whoever has it?",
	Answer: "Whoever has the next card, and whose turn it is, goes on."},
	Rule: &Rule{Judges: table.ActPass.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return s.Hand[a.Seat]&wanted(s) != 0
	}}}

// runTop is the question who leads when no card can follow.
var runTop = Maker{Question: game.Question{ID: "parts/run.top", Asks: "Who plays after the highest card?",
	Answer: "Whoever comes to the highest card plays anew, any card."}, Rule: &Rule{
	Hears: table.FactRunEnds.Bit(), Only: 1 << endTop, On: parts.Tells(table.FactLeads),
	Judges: table.ActPlay.Bit(), Refuse: outOfRun(table.FactRunEnds, endTop)}}

// runStuck is the question who leads when nobody has the next card.
var runStuck = Maker{Question: game.Question{ID: "parts/run.stuck", Asks: "Who plays where nobody has the next card?",
	Answer: "Where nobody has the next card, the player who stopped there plays anew, any card."}, Rule: &Rule{
	Hears: table.FactRunEnds.Bit(), Only: 1 << endStuck, On: parts.Tells(table.FactLeads),
	Judges: table.ActPlay.Bit(), Refuse: outOfRun(table.FactRunEnds, endStuck)}}

// runStuckPaid is the question what a player is paid whose last card nobody can follow.
var runStuckPaid = Maker{Question: game.Question{ID: "parts/run.stuck.paid", Asks: "What is paid where nobody has the next card?",
	Answer: "Where nobody has the next card, each other player pays {each amount} to the one who stopped there.", Figures: []part{{Name: "each", Means: "from each other player"}}},
	Owes: "nobody has the card that follows {card}", Rule: &Rule{Hears: table.FactRunEnds.Bit(), Only: 1 << endStuck},
	On: func(s *State, f *engine.Fact, each int32) { parts.FromEach(s, table.DueCard, f.Seat, each) }}

// runOut is the question who wins: the player who has no card left.
var runOut = Maker{Question: game.Question{ID: "parts/run.out", Asks: "Who wins?",
	Answer: "Whoever is the first to have played every card wins."}, Head: "The game", Says: "{seat} has no card left, and wins", Rule: &Rule{
	Hears: table.FactPlayed.Bit(), On: func(s *State, f *engine.Fact) {
		if s.Hand[f.Seat] == 0 && !s.Told(table.FactWon) {
			s.Tell(table.FactWon, f.Seat)
		}
	}}}

// left is the question what the cards cost that players are left with.
var left = Maker{Question: game.Question{ID: "parts/left.paid", Asks: "What do the cards cost that players are left with?",
	Answer: "[each=0: Everybody else pays the winner as much as the cards count that are left: [ace: an ace {ace}, ][king: a king {king}, ][queen: a queen {queen}, ][knave: a knave {knave}, ][ten: a ten {ten}, ][nine: a nine {nine}, ][eight: an eight {eight}, ][seven: a seven {seven}, ][pips=1: each other card its pips]][each!=0: Everybody else pays the winner {each amount} for each card that is left].", Figures: append([]part{{Name: "each", Means: "for each card, whatever it counts; 0 where cards are paid by what they count"}}, parts.Worths...)},
	Owes: "{seat} wins", Make: func(t *game.Terms) *Rule {
		worth, each := table.Worths(t), t.N("each")
		return &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				sum := int32(0)
				for set := s.Hand[seat]; set != 0; set = set.Without() {
					if each != 0 {
						sum += each
					} else {
						sum += worth[set.First().Face()]
					}
				}
				s.Owe(table.DueCard, table.Account(seat), table.Account(f.Seat), sum)
			}
		}}
	}}

// leftMost is the question what the player left with the most cards pays besides.
var leftMost = Maker{Question: q("left.most", "What does it cost to be left with the most cards?", "Whoever is left with more cards than anybody else pays each other player as many counters as these are."), Owes: "{seat} wins, and the most cards are left",
	Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
		loser, most := cards.NoSeat, 0
		for _, seat := range s.Round {
			switch n := s.Hand[seat].Len(); {
			case n > most:
				loser, most = seat, n
			case n == most:
				loser = cards.NoSeat
			}
		}
		if loser != cards.NoSeat {
			s.Pay(table.DueCard, loser, game.ToEach, int32(most), f)
		}
	}}}
