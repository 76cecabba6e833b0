package piquet

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// inHand returns what a player has counted of the kinds up to upTo, less what
// the other player has struck out.
func inHand(s *State, seat cards.Seat, upTo int32) (sum int32) {
	for f := s.Last(factCounts); f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.N <= upTo && !struckOut(s, f) {
			sum += f.Amount
		}
	}
	return sum
}

// struckOut reports whether the other player has struck out a count by showing
// better. Counts made after the other was refused all counting stand.
func struckOut(s *State, f *engine.Fact) bool {
	rival := other(s, f.Seat)
	return revised(s, rival, f.N) && !(s.Is(factMute, rival) && s.Index(s.SeenOf(factMute, rival)) < s.Index(f))
}

// comesTo reports whether a player has reached so many points in play before the
// other counted anything in play.
func comesTo(s *State, seat cards.Seat, points int32) bool {
	sum, played := int32(0), false
	for i := s.From(factCounts); i < len(s.Facts); i++ {
		f := &s.Facts[i]
		switch {
		case f.Kind != factCounts || f.N > kindPlay || struckOut(s, f):
			continue
		case f.Seat == seat:
			sum += f.Amount
			played = played || f.N == kindPlay
		case f.N == kindPlay:
			return false
		}
		if played && sum >= points {
			return true
		}
	}
	return false
}

// parries reports whether a player has counted, or may still show, something in
// hand of a kind up to upTo.
func parries(s *State, seat cards.Seat, upTo int32) bool {
	return !s.Is(factMute, seat) && inHand(s, seat, upTo) > 0 || mayShow(s, seat, upTo)
}

// mayShow reports whether a player may still show something in hand of a kind
// up to upTo.
func mayShow(s *State, seat cards.Seat, upTo int32) bool {
	switch {
	case s.Is(factMute, seat) || s.Trick > 1 || s.LastWith(factShown, seat, 1) != nil || played(s, other(s, s.Eldest)) > 0:
		return false
	case s.Is(factShown, seat):
		return mayComeBack(s, seat, upTo)
	}
	for kind := kindPoint; kind <= min(upTo, kindSet); kind++ {
		if stands(s, seat, kind) && best(s, seat, kind) >= 0 {
			return true
		}
	}
	return false
}

// mayForget reports whether a player has not yet shown something, of a kind up to
// upTo, that the other counts if the player forgets it.
func mayForget(s *State, seat cards.Seat, upTo int32) bool {
	for kind := kindPoint; kind <= upTo && !s.Is(factShown, seat); kind++ {
		if stands(s, seat, kind) && behind(s, seat, kind) {
			return true
		}
	}
	return false
}

// mayComeBack reports whether eldest hand was told that something, of a kind up to
// upTo, is not good, and may still count it because the other has not shown better.
func mayComeBack(s *State, seat cards.Seat, upTo int32) bool {
	for kind := kindPoint; kind <= min(upTo, kindSet); kind++ {
		f := s.LastWith(factAnswered, other(s, seat), kind)
		if f != nil && f.Amount == isBad && parts.Declared(s, f.Seat, kind, 0) == nil && played(s, seat) < 2 {
			return true
		}
	}
	return false
}

// counted lists the questions about the hazards and the play.
var counted = []Maker{
	{Question: q("repic", "What does Repic count?",
		"Whoever counts {at} in hand before the other counts anything counts {more} more: Repic.", fig("at", "counted in hand"), fig("more", "counted besides")), Head: "The hazards", Owes: "{seat} makes a Repic",
		Make: func(t *game.Terms) *Rule {
			at, more := t.N("at"), t.N("more")
			return &Rule{Hears: engine.Facts(factCounts, factShown, factMute), Only: 1 | 1<<kindBlanches | 1<<kindPoint | 1<<kindRun | 1<<kindSet, On: func(s *State, f *engine.Fact) {
				seat, from := f.Seat, kindBlanches
				switch f.Kind {
				case factCounts: // else what was good might have been forgotten until now,
					from = f.N
				case factMute: // or the other player might have parried
					seat = other(s, f.Seat)
				}
				if s.Tally(table.Points, seat) < at || s.LastWith(factCounts, seat, kindRepic) != nil || f.Kind == factShown && f.N > 0 {
					return
				}
				for kind := from; kind <= kindSet; kind++ {
					if inHand(s, seat, kind) >= at && !parries(s, other(s, seat), kind) && !mayForget(s, seat, kind) {
						hazard(s, seat, kindRepic, more)
						return
					}
				}
			}}
		}},
	{Question: q("pic", "What does Pic count?",
		"Whoever comes to {at} in play before the other counts anything counts {more} more: Pic.", fig("at", "counted in hand and in play"), fig("more", "counted besides")), Owes: "{seat} makes a Pic",
		Make: func(t *game.Terms) *Rule {
			at, more := t.N("at"), t.N("more")
			// A count in hand after the first card may complete the Pic, too.
			return &Rule{Hears: engine.Facts(factCounts, factShown, factMute), Only: 1 | 1<<kindBlanches | 1<<kindPoint | 1<<kindRun | 1<<kindSet | 1<<kindPlay, On: func(s *State, f *engine.Fact) {
				seat, rival := f.Seat, other(s, f.Seat)
				if f.Kind != factCounts { // the other player might have parried until now, or has
					seat, rival = rival, seat
				}
				if s.Tally(table.Points, seat) < at || s.Tally(table.Points, rival) > 0 && !s.Is(factMute, rival) || s.LastWith(factCounts, seat, kindPic) != nil {
					return
				}
				if parries(s, rival, kindSet) || !comesTo(s, seat, at) {
					return
				}
				hazard(s, seat, kindPic, more)
			}}
		}},
	{Question: q("play.marks", "Which cards count in play?",
		"Aces, kings, queens, knaves and {low ranks} count one in play.", low), Head: "The counting in play",
		Rule: &Rule{Hears: table.FactSeated.Bit()}, On: func(s *State, f *engine.Fact, low int32) {
			for face := uint8(cards.Ace); face <= cards.King; face++ {
				if counting(face, low) {
					s.Tell(table.FactWorth, cards.NoSeat).With(cards.Of(cards.Spades, face), 1)
				}
			}
		}},
	{Question: q("play.lead", "What does a card count that is led?",
		"A card led that counts counts one."), Owes: "{seat} leads a card that counts",
		Rule: &Rule{Hears: table.FactPlayed.Bit(), Only: 1 << 1, Given: table.FactWorth.Bit(), On: func(s *State, f *engine.Fact) {
			if n := s.WorthOf(f.Card); n > 0 {
				count(s, f.Seat, kindPlay, n)
			}
		}}},
	{Question: q("play.take", "What does a card count that takes a trick?",
		"A card that counts and takes what the other has led counts one."), Owes: "{seat} takes with a card that counts",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: table.FactWorth.Bit(), On: func(s *State, f *engine.Fact) {
			if n := s.WorthOf(s.Table.Cards[f.Seat]); n > 0 && f.Leader != f.Seat {
				count(s, f.Seat, kindPlay, n)
			}
		}}},
	{Question: q("trick.last", "What does the last trick count?",
		"The last trick counts {more} more than its card does.", fig("more", "to its taker")), Owes: "{seat} takes the last trick",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Only: 1<<tricks | 1<<(tricks-1)}, On: func(s *State, f *engine.Fact, more int32) {
			if f.N == lastTrick(s) {
				count(s, f.Seat, kindPlay, more)
			}
		}},
	{Question: q("cards", "What do the cards count?",
		"Whoever has more tricks counts {points} for the cards; of as many [equal=0: nobody does][equal!=0: each counts {equal}].", fig("points", "counted"),
		fig("equal", "counted by each where both have as many tricks")), Owes: "{seat} has the cards",
		Make: func(t *game.Terms) *Rule { return mostTricks(t.N("points"), t.N("equal"), false) }},
	{Question: q("capot", "What does Capot count?",
		"Whoever takes every trick counts {points} instead: Capot.", fig("points", "counted")), Owes: "{seat} makes a Capot",
		Make: func(t *game.Terms) *Rule {
			rule := mostTricks(t.N("points"), 0, true)
			rule.Lifts, rule.Hush = []string{"piquet/cards"}, func(s *State, _ *engine.Fact) bool { return tookAll(s, s.Round[0]) || tookAll(s, s.Round[1]) }
			return rule
		}},
	{Question: q("match.order", "What is counted first where both are near the end of the match?",
		"Where both are near the end of the match a hand without figures is counted first, whosever it is, then the point, the sequences and the sets, then what is made in play, and the cards last."), Head: "The match", Voids: "the match was won before this was counted",
		Rule: &Rule{Lifts: []string{"piquet/match.mark"}, While: factWaits.Bit(), Hush: func(s *State, f *engine.Fact) bool {
			return s.Last(factWaits).Cause == s.Index(f) // this rule comes first, and has just said so
		},
			Hears: engine.Facts(factCounts, factShown, table.FactTrick, table.FactMatch), On: func(s *State, f *engine.Fact) {
				switch {
				case f.Kind == table.FactMatch:
					uncount(s)
				case s.Trick > 1 && !s.Told(factWaits): // nothing waits, and nothing can be shown any more
				case f.Kind != factCounts:
					markInOrder(s)
				case waits(s, f):
					said := s.Tell(factWaits, f.Seat)
					said.N, said.Amount = f.N, f.Amount
				}
			},
			Review: table.FactMatch.Bit(), Dues: dueMark.Bit(), Annul: tooSlow}},
	{Question: q("match.mark", "When is it marked what a player has made?",
		"What each makes is marked, and added to what each had, until the match ends."), Head: "The match",
		Rule: &Rule{Hears: factCounts.Bit(), On: func(s *State, f *engine.Fact) { s.Count(table.Score, f.Seat, f.Amount) }}},
}

// tookAll reports whether a player has taken every trick.
func tookAll(s *State, seat cards.Seat) bool {
	return s.Tally(table.Tricks, seat) == lastTrick(s)
}

// lastTrick returns the number of the last trick: one less where each player has a card
// too few.
func lastTrick(s *State) int32 {
	if s.Did(actShort, s.Round[0]) != nil && s.Did(actShort, s.Round[1]) != nil {
		return tricks - 1
	}
	return tricks
}

// mostTricks returns a rule that counts points for the player with more tricks
// (every: with all tricks), and equal points for each player at a tie.
func mostTricks(points, equal int32, every bool) *Rule {
	kind := kindCards + int32(engine.Int(every))
	return &Rule{Hears: engine.Facts(table.FactEnd, table.FactBest), Only: 1 | 1<<kind, On: func(s *State, f *engine.Fact) {
		if f.Kind == table.FactBest {
			for _, seat := range s.Round {
				if f.Seat == seat {
					count(s, seat, kind, points)
				} else if f.Seat == cards.NoSeat && equal > 0 {
					count(s, seat, kind, equal)
				}
			}
			return
		}
		a, b := s.Round[0], s.Round[1]
		switch n := s.Tally(table.Tricks, a) - s.Tally(table.Tricks, b); {
		case n < 0:
			a = b
		case n == 0:
			a = cards.NoSeat
		}
		if every && (a == cards.NoSeat || !tookAll(s, a)) {
			return
		}
		if a != cards.NoSeat {
			s.CountUpon(table.Tricks.Bit(), a.Bit())
		}
		s.Tell(table.FactBest, a).N = kind
	}}
}

// waits reports whether a count that would win the match must wait: the other
// player may still show, or has waiting, something that is counted before it.
func waits(s *State, f *engine.Fact) bool {
	if f.Kind != factCounts || f.N < kindPoint || f.N > kindPlay {
		return false
	}
	if wins := s.Law().Wins(); wins == 0 || s.Score(f.Seat)+f.Amount < wins {
		return false
	}
	if mayShow(s, other(s, f.Seat), f.N) {
		return true
	}
	for kind := kindPoint; kind <= f.N; kind++ {
		if waiting(s, other(s, f.Seat), kind) > 0 {
			return true
		}
	}
	return false
}

// waiting returns what a player has counted of a kind, not struck out, that is
// not marked yet.
func waiting(s *State, seat cards.Seat, kind int32) (n int32) {
	if !s.Told(factWaits) || s.Is(factMute, seat) {
		return 0
	}
	for f := s.Last(factWaits); f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.N == kind && !struckOut(s, f) {
			n += f.Amount
		}
	}
	return n
}

// markInOrder marks the waiting counts in the order of their kinds until the
// match is won, once nothing more can be shown.
func markInOrder(s *State) {
	if !s.Told(factWaits) || mayShow(s, s.Eldest, kindSet) || mayShow(s, other(s, s.Eldest), kindSet) {
		return
	}
	for kind := kindPoint; kind <= kindPlay; kind++ {
		for _, seat := range [...]cards.Seat{s.Eldest, other(s, s.Eldest)} {
			n := waiting(s, seat, kind)
			if n == 0 || s.Told(table.FactMatch) {
				continue
			}
			said := s.Tell(factWaits, seat)
			said.N, said.Amount = kind, -n // no longer
			s.Count(table.Score, seat, n)
		}
	}
}

// tooSlow reports whether a due was still waiting to be marked when the match was
// won.
func tooSlow(s *State, d *engine.Due) bool {
	f := s.Fact(d)
	if f == nil || !s.Told(table.FactMatch) {
		return false
	}
	kind := kindPlay
	if f.Kind == table.FactMeld {
		kind = f.N
	} else if f.Kind != table.FactPlayed && f.Kind != table.FactTrick {
		return false
	}
	return waiting(s, d.To.Seat(), kind) > 0
}

// uncount takes back the counts whose dues were annulled.
func uncount(s *State) {
	for _, seat := range s.Round {
		standing := parts.Paid(s, dueMark, engine.Bank, table.Account(seat))
		s.Count(table.Points, seat, min(standing-made(s, table.Points, seat), 0))
		for kind := kindPoint; kind <= kindPlay && !s.Told(table.FactMatch); kind++ {
			standing -= waiting(s, seat, kind)
		}
		s.Count(table.Score, seat, min(standing-made(s, table.Score, seat), 0))
	}
}

// made returns what rules have counted for a player in this hand.
func made(s *State, tally engine.Tally, seat cards.Seat) (sum int32) {
	for i := range s.Entries {
		if e := &s.Entries[i]; e.Tally == tally && e.Seat == seat && e.Rule != engine.NoRule {
			sum += e.N
		}
	}
	return sum
}
