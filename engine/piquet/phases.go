package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// phases returns the phases of a hand: exchange, what is left of the talon,
// hands without figures; eldest hand asks, shows and leads; the other shows,
// and the play goes on.
func phases() []*table.Phase {
	lead := parts.Tricks(nil)
	lead.Turn = func(s *State) cards.Seat {
		if s.Table.N > 0 {
			return cards.NoSeat
		}
		return s.Table.Turn
	}
	lead.End = nil
	play := parts.Tricks(nil)
	play.Begin = nil
	play.Turn = func(s *State) cards.Seat {
		if s.Table.N == 0 && (s.Hand[s.Round[0]] == 0 || s.Hand[s.Round[1]] == 0) {
			return cards.NoSeat // a player has no card: there are no more tricks
		}
		return s.Table.Turn
	}
	play.End = parts.Ended
	elder, younger := func(s *State) cards.Seat { return s.Eldest }, func(s *State) cards.Seat { return other(s, s.Eldest) }
	return []*table.Phase{
		parts.Exchange(nil, parts.Everybody, taken), talonLeft(), blanches(), asking(),
		showing("meld", elder, nil), lead, showing("meld", younger, nil), showing("choose", elder, comesBackAgain), play,
	}
}

// taken returns how many cards a player draws from the talon: as many as were
// put out, less what a rule takes away.
func taken(s *State, seat cards.Seat) int {
	n := s.Out[seat].Len()
	if f := s.Last(factFewer); f != nil && f.Seat == seat {
		n = max(n-int(f.N), 0)
	}
	if s.Did(actShort, seat) != nil {
		n--
	}
	return n
}

// talonLeft returns the phase after the exchange in which the second player may
// look at the cards left in the talon, and then eldest hand by naming a suit; eldest
// hand also where the second player has mixed them unseen with the discard (c2.p4).
func talonLeft() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: engine.Acts(table.ActLook, table.ActPass, actName),
		Opens: func(s *State) bool { return s.Left() > 0 },
		Begin: func(s *State) { s.Speaker = other(s, s.Eldest) },
		Turn: func(s *State) cards.Seat {
			if s.Spoken != 0 && s.Said.Kind != table.ActLook && s.Did(actMix, other(s, s.Eldest)) == nil {
				return cards.NoSeat
			}
			return s.Speak(parts.Everybody(s))
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			if seat == s.Eldest {
				for suit := range int16(4) {
					o.Add(actName, suit)
				}
			} else {
				o.Add(table.ActLook)
			}
			o.Add(table.ActPass)
		},
	}
}

// blanches returns the phase in which a hand dealt without figures is shown.
func blanches() *table.Phase {
	has := func(s *State) cards.SeatSet { return s.Those(func(seat cards.Seat) bool { return bare(s, seat) }) }
	return &table.Phase{
		Word: "meld", Acts: engine.Acts(actBlanches, table.ActDone),
		Opens: func(s *State) bool { return has(s) != 0 },
		Turn:  func(s *State) cards.Seat { return s.Speak(has(s)) },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.AddCards(actBlanches, s.Dealt[seat], 0)
			o.Add(table.ActDone)
		},
		Fits: func(s *State, a *engine.Act) string {
			if a.Kind == actBlanches && a.Cards != s.Dealt[a.Seat] {
				return "the whole hand is shown, as it was dealt"
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			if a.Kind == actBlanches {
				show(s, a.Seat, kindBlanches, a.Cards)
			}
			s.Spoke(a.Seat)
		},
	}
}

// bare reports whether a player was dealt a whole hand without a figure.
func bare(s *State, seat cards.Seat) bool {
	return surplus(s, seat) >= 0 && s.Dealt[seat]&cards.Courts == 0
}

// show records that a player has shown cards of a kind. The fact rests on what
// lets the player count them.
func show(s *State, seat cards.Seat, kind int32, set cards.Set) {
	f := s.TellBy(engine.NoRule, s.Index(s.LastWith(factStands, seat, kind)), table.FactMeld, seat)
	f.Cards, f.Card, f.N, f.Amount = set, s.Highest(set), kind, rankOf(s, seat, kind, set)
}

// melding appends every meld that a hand holds, with its rank: a point per suit,
// runs and cards alike from two up. Those that do not count have the rank nothing.
func melding(s *State, hand cards.Set, list []parts.Meld) []parts.Meld {
	list = parts.Suits(list, hand, 1, parts.Meld{Act: actPoint, Kind: kindPoint})
	list = parts.Run(s, list, hand, 2, parts.Meld{Act: actRun, Kind: kindRun})
	list = parts.Alike(s, list, hand, 2, parts.Meld{Act: actSet, Kind: kindSet})
	worth := s.Law().Worths("piquet/point.card")
	for i := range list {
		switch m := &list[i]; {
		case m.Kind == kindPoint:
			m.Rank = parts.Sum(worth, m.Cards)
		case m.Cards.Len() < 3 || m.Kind == kindSet && !counting(m.Cards.First().Face(), leastAlike(s)):
			m.Rank = nothing
		}
	}
	return list
}

// kindOf returns the kind that an act declares; 0 for none.
func kindOf(act engine.ActKind) int32 {
	if act >= actPoint && act <= actSet {
		return kindPoint + int32(act-actPoint)
	}
	return 0
}

// meldOf returns the meld of a kind that a player has in exactly these cards, or nil.
func meldOf(s *State, seat cards.Seat, kind int32, set cards.Set) *parts.Meld {
	list := s.Found(parts.Held(s, seat), melding)
	for i := range list {
		if list[i].Kind == kind && list[i].Cards == set {
			return &list[i]
		}
	}
	return nil
}

// rankOf returns the rank of that meld, or nothing.
func rankOf(s *State, seat cards.Seat, kind int32, set cards.Set) int32 {
	if m := meldOf(s, seat, kind, set); m != nil {
		return m.Rank
	}
	return nothing
}

// openQuestion returns the last question that was asked and not yet answered, or nil.
func openQuestion(s *State) *engine.Fact {
	asked, answered := s.Last(factAccused), s.Last(factAnswered)
	if asked == nil || answered != nil && answered.Clock > asked.Clock {
		return nil
	}
	return asked
}

// asking returns the phase in which eldest hand asks, once per kind, and the other answers.
func asking() *table.Phase {
	return &table.Phase{
		Word: "bid", Acts: engine.Acts(actPoint, actRun, actSet, actGood, actEqual, actBad, table.ActDone), Quiet: true, Secret: true,
		Turn: func(s *State) cards.Seat {
			switch {
			case openQuestion(s) != nil:
				return other(s, s.Eldest)
			case !s.Spoken.Has(s.Eldest):
				return s.Eldest
			}
			return cards.NoSeat
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			if seat != s.Eldest {
				o.Add(actGood)
				o.Add(actEqual)
				o.Add(actBad)
				return
			}
			kinds := ^uint32(0)
			for f := s.Last(factAccused); f != nil; f = s.Prior(f) {
				kinds &^= 1 << f.N
			}
			announce(s, seat, kinds, o, false)
			o.Add(table.ActDone)
		},
		Fits: func(s *State, a *engine.Act) string {
			kind := kindOf(a.Kind)
			switch {
			case a.Kind == table.ActDone && openQuestion(s) != nil:
				return a.Seat.String() + " has not answered what was asked"
			case kind == 0 && a.Kind != table.ActDone && openQuestion(s) == nil:
				return "nothing was asked that is to be answered"
			case kind == 0:
				return ""
			case s.LastWith(factAccused, a.Seat, kind) != nil:
				return a.Seat.String() + " has asked before"
			case meldOf(s, a.Seat, kind, a.Cards) == nil:
				return a.Seat.String() + " does not hold that; name what the hand has"
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			switch kind := kindOf(a.Kind); {
			case kind != 0:
				ask(s, a.Seat, kind, a.Cards)
			case a.Kind == table.ActDone:
				s.Spoke(a.Seat)
			default:
				f := openQuestion(s)
				said := s.TellBy(engine.NoRule, s.Index(s.LastWith(table.FactBest, cards.NoSeat, f.N)), factAnswered, a.Seat)
				said.Leader, said.N, said.Amount, said.Cards = f.Seat, f.N, int32(a.Kind-actGood), f.Cards
			}
		},
		End: func(s *State) { s.Note(table.FactDeclared, s.Eldest) },
	}
}

// ask records that a player asks whether cards of a kind are good, and has
// the rules find who has the best of that kind.
func ask(s *State, seat cards.Seat, kind int32, set cards.Set) {
	said := s.Tell(factAccused, seat)
	said.N, said.Cards, said.Card, said.Amount = kind, set, s.Highest(set), rankOf(s, seat, kind, set)
	s.AskAll([...]engine.Question{table.AskPoint, askRun, askSet}[kind-kindPoint], s.All, engine.Fact{Kind: table.FactBest, N: kind})
}

// best returns the rank of what a player has asked for of a kind or, if nothing
// was asked, of the best that the hand has; less than 0 for none.
func best(s *State, seat cards.Seat, kind int32) int32 {
	if f := s.LastWith(factAccused, seat, kind); f != nil {
		return f.Amount
	}
	return strongest(s, seat, kind)
}

// strongest returns the rank of the best of a kind that a hand has; less than 0 for none.
func strongest(s *State, seat cards.Seat, kind int32) int32 {
	most := int32(-1)
	for _, m := range s.Found(parts.Held(s, seat), melding) {
		if m.Kind == kind {
			most = max(most, m.Rank)
		}
	}
	return most
}

// showing returns a phase in which a player shows what that player may count.
func showing(word string, who func(*State) cards.Seat, opens func(*State) bool) *table.Phase {
	return &table.Phase{
		Word: word, Acts: engine.Acts(actPoint, actRun, actSet, table.ActDone), Opens: opens, Quiet: true,
		Turn: func(s *State) cards.Seat { return s.Speak(who(s).Bit()) },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			announce(s, seat, standing(s, seat), o, true)
			o.Add(table.ActDone)
		},
		Fits: func(s *State, a *engine.Act) string {
			kind := kindOf(a.Kind)
			switch {
			case kind == 0:
				return ""
			case meldOf(s, a.Seat, kind, a.Cards) == nil:
				return a.Seat.String() + " does not hold that; name what the hand has"
			case alreadyShown(s, a.Seat, kind, a.Cards):
				return "this was shown before"
			}
			return ""
		},
		Do: func(s *State, a *engine.Act) {
			if kind := kindOf(a.Kind); kind != 0 {
				show(s, a.Seat, kind, a.Cards)
				return
			}
			s.Spoke(a.Seat)
		},
		End: func(s *State) {
			seat := who(s)
			again := s.Is(factShown, seat)
			s.Tell(factShown, seat).N = int32(engine.Int(again))
			s.Conclude()
		},
	}
}

// alreadyShown reports whether a meld was shown before; of the kind point, any point.
func alreadyShown(s *State, seat cards.Seat, kind int32, set cards.Set) bool {
	if kind == kindPoint {
		set = 0
	}
	return parts.Declared(s, seat, kind, set) != nil
}

// comesBackAgain reports whether eldest hand may still show something that was
// answered "bad", the other having shown nothing better.
func comesBackAgain(s *State) bool {
	return comesBack(s, kindPoint) || comesBack(s, kindRun) || comesBack(s, kindSet)
}

// comesBack reports the same of one kind.
func comesBack(s *State, kind int32) bool {
	f := s.LastWith(factStands, s.Eldest, kind)
	return f != nil && f.Cause >= 0 && s.Facts[f.Cause].Kind == factShown
}

// announce offers the melds of some kinds, each with the number announced: for a
// point its sum, for a sequence or set how many cards. Three alike add their face
// ("si trois valets sont bons", loix.12), as do four where they must be named.
// With fresh, melds shown before are left out.
func announce(s *State, seat cards.Seat, kinds uint32, o *table.Options, fresh bool) {
	if kinds == 0 {
		return
	}
	fresh = fresh && s.Told(table.FactMeld)
	list := s.Found(parts.Held(s, seat), melding)
	for i := range list {
		m := &list[i]
		if kinds>>m.Kind&1 == 0 || fresh && alreadyShown(s, seat, m.Kind, m.Cards) {
			continue
		}
		n := int32(m.Cards.Len())
		switch {
		case m.Kind == kindPoint:
			n = m.Rank
		case m.Kind == kindSet && (n == 3 || n == 4 && mustName(s, seat)):
			n += faces * int32(m.Cards.First().Face())
		}
		o.AddCards(m.Act, m.Cards, int16(n))
	}
}

// faces is the factor of the face in the number announced for a set.
const faces = 10
