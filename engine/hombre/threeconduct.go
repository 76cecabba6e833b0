package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// How the defenders of the pool of l'Hombre may behave: when one lets the
// other's card pass, and when that is fair; and who leaves a hand.

// How gano is declined: N of the act.
const (
	declinesNeed  = 1 + iota // without this trick there would be none
	declinesMany             // the hand is good for three or four tricks
	declinesDoubt            // gano is wrongly asked for
)

// excused is N of an act by which a match is left for a good reason.
const excused = 1

// lately returns the act of a kind in this trick by another than but, or nil.
// The player must be by, unless that is NoSeat.
func lately(s *State, kind engine.ActKind, by, but cards.Seat) *engine.Fact {
	return parts.Deed(s, kind, func(f *engine.Fact) bool {
		return f.Trick == s.Trick && f.Seat != but && (f.Seat == by || by == cards.NoSeat)
	})
}

// overGano returns the cards of a hand that take a trick for which the other
// defender has asked gano, if others may be played.
func overGano(s *State, seat cards.Seat, hand cards.Set) cards.Set {
	at, asked := player(s), lately(s, actGano, cards.NoSeat, seat)
	if asked == nil || seat == at || asked.Seat == at {
		return 0
	}
	c := s.Table.Cards[asked.Seat]
	if c == cards.None || s.Best() != c {
		return 0
	}
	may, over := takers(s, hand, c)
	if over == may {
		return 0
	}
	return over
}

// takers returns the cards of a hand that may be played to the trick on the
// table, and those of them that take a card.
func takers(s *State, hand cards.Set, c cards.Card) (may, over cards.Set) {
	if may = hand & s.Lanes(s.Lane(s.Table.Led)); may == 0 {
		may = hand
	}
	for set := may; set != 0; set = set.Without() {
		if s.Beats(set.First(), c) {
			over |= set.First().Bit()
		}
	}
	return may, over
}

// declines returns a rule by which gano may be declined for a reason, where
// that can be so.
func declines(reason int32, can func(s *State, seat cards.Seat) bool) *Rule {
	return &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/gano.duty"}, When: func(s *State, a *engine.Act) bool {
		f := lately(s, actDecline, a.Seat, cards.NoSeat)
		return f != nil && f.Amount == reason && can(s, a.Seat)
	}}
}

// fourSure reports whether a defender has n tricks, counting those of which
// the hand is sure.
func fourSure(s *State, seat cards.Seat, n int32) bool {
	return seat != player(s) && s.Tally(table.Tricks, seat)+sure(s, seat) >= n
}

// quits returns the act by which the player has left the hand, or has said that
// it is a remise; or nil.
func quits(s *State) *engine.Fact {
	at := player(s)
	if at == cards.NoSeat {
		return nil
	}
	if f := s.Did(actAbandon, at); f != nil {
		return f
	}
	return s.Did(actConcede, at)
}

// resumed reports whether the player has left a hand that is played out at the
// wish of another.
func resumed(s *State) bool {
	f := quits(s)
	return f != nil && f.Leader != cards.NoSeat
}

// conduct lists the questions about gano, and about a hand that is left.
var conduct = []*Maker{
	{Question: q("gano.duty", "Must gano be made?",
		"Whoever of the defenders is asked for gano lets the other's card pass, with a card that does not take it."), Head: "The play",
		Rule: &Rule{While: table.FactAct.Bit(), Bars: overGano}},
	{Question: q("gano.need", "Must gano be made by a defender who would take no trick?",
		"A defender who has no trick, and expects none but this, need not make gano."),
		Rule: declines(declinesNeed, func(s *State, seat cards.Seat) bool { return s.Tally(table.Tricks, seat) == 0 })},
	{Question: q("gano.many", "Must gano be made by a defender with a good hand?",
		"A defender who may make {tricks word} tricks or more, so that it is a remise, need not make gano.", fig("tricks", "which that defender may still reach")),
		Of: func(n int32) *Rule {
			return declines(declinesMany, func(s *State, seat cards.Seat) bool {
				reach := s.Tally(table.Tricks, seat) + int32(s.Hand[seat].Len())
				return reach >= max(n, s.Tally(table.Tricks, player(s)))
			})
		}},
	{Question: q("gano.doubt", "Must gano be made that is asked for wrongly?",
		"A defender who believes that gano is asked for wrongly need not make it."),
		Rule: declines(declinesDoubt, func(*State, cards.Seat) bool { return true })},
	{Question: q("gano.sure", "May a defender ask for gano who is sure of the codille?",
		"A defender who is sure of {tricks word} tricks may not ask for gano, nor for support; but there is no penalty.", fig("tricks", "that are taken or sure")),
		Rule: &Rule{Judges: engine.Acts(actGano, actSupport)}, Refuse: func(s *State, a *engine.Act, n int32) bool { return fourSure(s, a.Seat, n) }},
	agreed(1, "1 where players have agreed that it is left", &Maker{Question: q("codille.honest", "Is a codille drawn that was won by gano without need?",
		"[agreed=0: Whoever was sure of four tricks, and has won codille by gano, draws it all the same.]"+
			"[agreed=1: Whoever was sure of four tricks, and has won codille by a gano that could be declined, leaves it: it is a remise.]"), Says: "the codille is left: it is a remise",
		Rule: &Rule{Hears: engine.Facts(table.FactAct, table.FactTrick, table.FactLost), Given: engine.Facts(table.FactAct, table.FactUndertakes), Reads: table.Tricks.Bit(),
			On: func(s *State, f *engine.Fact) {
				switch {
				case f.Kind == table.FactAct:
					if f.N == int32(actGano) && fourSure(s, f.Seat, 4) {
						s.Tell(factSure, f.Seat)
					}
				case f.Kind == table.FactTrick:
					granted(s, f)
				case unfair(s):
					s.Tell(factRemise, f.Seat)
				}
			}, Lifts: []string{"hombre/codille.won", "hombre/codille.parted"}, Hush: func(s *State, f *engine.Fact) bool { return unfair(s) }}}),
	fault(q("hand.quit", "What does it cost a defender to leave the hand?",
		"Whoever else leaves the hand and shows it makes a bête, and may still win codille."), "{seat} leaves the hand, and makes a bête", actAbandon,
		func(s *State, f *engine.Fact) bool { return f.Seat != player(s) }),
	{Question: q("hand.resumed", "Must whoever has left the hand take it up again?",
		"A defender who has left the hand must take it up again, and play it out, if another wishes it."),
		Rule: &Rule{While: table.FactAct.Bit(), Judges: actAbandon.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat != player(s) && parts.Deed(s, actAbandon, func(f *engine.Fact) bool { return f.Seat == a.Seat && f.Leader != cards.NoSeat }) != nil
		}}},
	{Question: q("left.shared", "What becomes of a hand that the player leaves?",
		"Where the player leaves the hand, or says that it is a remise, the others share what lies there, unless one of them wishes that it be played."), Owes: "the player has left the hand, and the others share what lies there",
		Rule: &Rule{Hears: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if f.Seat != player(s) || f.N != int32(actAbandon) && f.N != int32(actConcede) || f.Leader != cards.NoSeat {
				return
			}
			rivals := s.Rivals(f.Seat)
			drawsAll(s, rivals, 0)
			s.Tell(table.FactOver, f.Seat)
		}}},
	{Question: q("left.claimed", "What if one of the others wishes it to be played?",
		"Whoever wishes a hand to be played that the player has left, and does not win codille, makes a bête."), Owes: "whoever wished it to be played has not won codille, and makes a bête",
		Rule: &Rule{Hears: engine.Facts(table.FactWon, factRemise, factCodille), Given: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
			if q := quits(s); resumed(s) && !(f.Kind == factCodille && f.Seats.Has(q.Leader)) {
				betesOf(s, q.Leader, 1)
			}
		}}},
	{Question: q("left.kept", "Does a player draw what lies there who has left the hand and wins it?",
		"A player who has left the hand, and wins it where it is played out, draws nothing: what lies there stays."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/pool.won", "hombre/vole.betes", "hombre/poule.counted"}, Hush: func(s *State, f *engine.Fact) bool { return resumed(s) }}},
	{Question: q("left.once", "Does a player make another bête who loses the hand that was left?",
		"A player who has left the hand makes no bête besides for losing it."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/bete"}, Hush: func(s *State, f *engine.Fact) bool { return resumed(s) }}},
	agreed(1, "1 where players have agreed that it does", fault(q("early.agreed", "May players agree that playing out of turn costs a bête?",
		"[agreed=0: A card played out of turn costs nothing where it harms nobody.][agreed=1: Whoever plays a card out of turn makes a bête.]"),
		"{seat} plays out of turn, and makes a bête", table.ActEarly, func(s *State, f *engine.Fact) bool { return !harmsPlayer(s, f) })),
	{Question: q("card.laid", "May a card be taken back that was played?",
		"A card that lies on the table may not be taken back, unless it revokes."),
		Rule: &Rule{Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			c := a.Card
			if c == cards.None || s.Table.Cards[a.Seat] != c || lately(s, actFalse, a.Seat, cards.NoSeat) != nil { // for that card there is trump.kept
				return false
			}
			led := s.Lanes(s.Lane(s.Table.Led))
			return led.Has(c) || s.Hand[a.Seat]&led == 0
		}}},
	{Question: q("revoke.folded", "May it be taken back when another has led to the next trick?",
		"A card that does not follow suit may be taken back, too, when the trick is over, or another has led to the next, if it is not folded and its player has not played to the next."),
		Rule: &Rule{Lifts: []string{"hombre/revoke.done"}, When: liesUnfolded}},
	{Question: q("bete.chosen", "May a player have two bêtes go apart?",
		"A player who loses, and has revoked besides, may have the two bêtes go one after another."), Owes: "the bête of the game goes by itself",
		Rule: &Rule{Hears: table.FactClosing.Bit(), Given: engine.Facts(table.FactAct, table.FactLost), On: func(s *State, f *engine.Fact) {
			lost := lossBete(s)
			if !chooses(s) || lost == 0 {
				return
			}
			rest := s.Pool(boxMade) - lost
			s.Owe(table.DueNext, engine.Box(boxMade), engine.Waiting, lost)
			s.Owe(table.DueNext, engine.Box(boxMade), engine.Waiting, rest)
		}, Lifts: []string{"hombre/bete.together"}, Hush: func(s *State, f *engine.Fact) bool { return chooses(s) && lossBete(s) > 0 }}},
	{Question: q("contre.same", "Who plays contre where two would?",
		"Of two who would play contre the earlier does, unless that one has passed."),
		Rule: &Rule{Lifts: []string{"hombre/bid.rank"}, When: func(s *State, a *engine.Act) bool {
			_, ok := bid(s, a.Seat)
			return a.Kind == actContre && standing(s) == actContre && ok && speaksBefore(s, a.Seat, highest(s))
		}}},
	{Question: q("quit.excused", "What does it cost to leave for a good reason?",
		"Whoever must leave for something unforeseen, or another lawful reason, pays nothing: the match may be finished another time."),
		Rule: func() *Rule {
			r := upon(table.ActQuit, func(s *State, f *engine.Fact) {
				if f.Amount == excused {
					s.Tell(table.FactOver, f.Seat)
				}
			})
			r.Lifts, r.Hush = []string{"hombre/quit", "hombre/quit.cards"}, func(s *State, f *engine.Fact) bool {
				return f.N == int32(table.ActQuit) && f.Amount == excused
			}
			return r
		}()},
	{Question: q("match.grace", "Are hands played when the pools are?",
		"[hands=0: When the pools agreed on are played nobody is bound to play on.][hands!=0: When the pools agreed on are played, {hands word} hands more are played for each player, or until the first bête.]", fig("hands", "for each player; 0 where none are agreed on")), Head: "The match", Says: "the hands that were agreed on besides are played",
		Of: func(hands int32) *Rule {
			return &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) {
				if hands > 0 && graceful(s) && !s.Told(table.FactVoid) && (s.Carried(graces, cards.NoSeat)+1 >= hands*int32(s.N) || beteMade(s)) {
					s.Tell(table.FactMatch, cards.NoSeat)
				}
			}, Lifts: []string{"hombre/match.poules"}, Hush: func(*State, *engine.Fact) bool { return hands > 0 }}
		}},
}

// granted notes that a defender who was sure of the codille took a trick by
// gano, which the other, who played after, could have declined.
func granted(s *State, f *engine.Fact) {
	sure := parts.Where(s, factSure, func(o *engine.Fact) bool { return o.Seat == f.Seat && int32(o.Trick) == f.N })
	for other := s.Right(f.Seat); sure != nil && other != s.Table.Leader; other = s.Right(other) {
		_, over := takers(s, s.Hand[other]|s.Table.Cards[other].Bit(), s.Table.Cards[f.Seat])
		if over != 0 && other != player(s) {
			s.Tell(factGranted, f.Seat)
		}
	}
}

// unfair reports whether the player with most tricks took one by such a gano.
func unfair(s *State) bool {
	if !s.Told(factGranted) {
		return false
	}
	most, alone := mostTricks(s)
	return alone && parts.Where(s, factGranted, func(f *engine.Fact) bool { return s.Tally(table.Tricks, f.Seat) == most }) != nil
}

// chooses reports whether the player wants two bêtes to go apart.
func chooses(s *State) bool { return player(s) != cards.NoSeat && s.Did(actApart, player(s)) != nil }

// lossBete returns the bête that the player makes for losing, if there is
// one for a revoke, too; else 0.
func lossBete(s *State) (lost int32) {
	revoked := false
	for i := range s.Dues {
		d := &s.Dues[i]
		if d.Class != table.DueBete || !d.Stands() || d.From != table.Account(player(s)) {
			continue
		}
		switch f := s.Fact(d); {
		case f == nil:
		case f.Kind == table.FactLost:
			lost = d.Amount
		case f.N == int32(table.ActRevoke):
			revoked = true
		}
	}
	if !revoked {
		return 0
	}
	return lost
}

// graces is the name under which a record says how many hands were played after
// the pools agreed on.
const graces = "graces"

// graceful reports whether the pools agreed on have been played.
func graceful(s *State) bool {
	t, ok := s.Law().Terms("hombre/match.poules")
	return ok && s.Carried(poules, cards.NoSeat) >= t.N("poules")
}

// beteMade reports whether anybody has made a bête on this hand.
func beteMade(s *State) bool {
	for i := range s.Dues {
		if d := &s.Dues[i]; d.Class == table.DueBete && d.Stands() {
			return true
		}
	}
	return false
}
