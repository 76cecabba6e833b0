package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// The laws on irregular acts: a fault costs a bête, or what the player would
// have been paid.

// What is asked for too late, or wrongly: N of an act.
const (
	claimAlone = 1 + iota
	claimMatadors
	claimGame
	claimConsolation
	claimDevant
	claimBete
)

// single reports whether nobody can help the player, who plays without a king, or
// has called a king of his own.
func single(s *State) bool {
	called := s.Seen(factCalled)
	return alone(s) || called != nil && parts.Held(s, called.Seat).Has(called.Card)
}

// won reports whether the game is won, as far as package table knows.
func won(s *State) bool { return 2*s.SideTricks(player(s)) > int32(s.Law().Each()) }

// betesOf makes a player make n bêtes.
func betesOf(s *State, seat cards.Seat, n int) {
	for range n {
		s.Owe(table.DueBete, table.Account(seat), engine.Box(boxMade), atStake(s))
	}
}

// fault returns a maker by which an act costs its player a bête, where a condition holds.
func fault(question game.Question, owes string, kind engine.ActKind, where func(s *State, f *engine.Fact) bool) *Maker {
	return &Maker{Question: question, Owes: owes,
		Rule: upon(kind, func(s *State, f *engine.Fact) {
			if where(s, f) {
				betesOf(s, f.Seat, 1)
			}
		})}
}

// upon returns a rule that hears an irregular act of a kind.
func upon(kind engine.ActKind, on func(s *State, f *engine.Fact)) *Rule {
	if kind < 64 { // Only has no bits for other kinds
		return &Rule{Hears: table.FactAct.Bit(), Only: 1 << kind, On: on}
	}
	return &Rule{Hears: table.FactAct.Bit(), On: func(s *State, f *engine.Fact) {
		if f.N == int32(kind) {
			on(s, f)
		}
	}}
}

// spares returns a maker by which a law does not apply to a player who plays alone.
func spares(question game.Question, laws ...string) *Maker {
	return &Maker{Question: question,
		Rule: &Rule{Lifts: laws,
			When: func(s *State, a *engine.Act) bool { return a.Seat == player(s) && unaided(s) },
			Hush: func(s *State, f *engine.Fact) bool { return f.Seat == player(s) && unaided(s) }}}
}

// agreed returns a maker whose rule holds only if the figure of the players' agreement
// equals on: 1 if they have agreed, as means says, 0 if not.
func agreed(on int32, means string, m *Maker) *Maker {
	rule := m.Rule
	m.Rule, m.Question.Figures = nil, []part{{Name: "agreed", Means: means}}
	m.Make = func(t *game.Terms) *Rule {
		if t.N("agreed") == on {
			return rule
		}
		return &Rule{}
	}
	return m
}

// otherwise lists rules of a ruleset that change nothing as they stand.
func otherwise(rs string, ids ...string) (list []game.Alike) {
	for _, id := range ids {
		list = append(list, game.Alike{Ruleset: rs, ID: id, What: "off", Why: "the rule is there for players who agree otherwise than it stands"})
	}
	return list
}

// forbids returns a maker by which some acts may not be done.
func forbids(question game.Question, kinds engine.ActKinds) *Maker {
	return &Maker{Question: question,
		Rule: &Rule{Judges: kinds, Refuse: func(*State, *engine.Act) bool { return true }}}
}

// loses returns a maker by which an act keeps a side from undertaking the vole.
func loses(question game.Question, where func(s *State) bool) *Maker {
	return &Maker{Question: question,
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: undertakings, Hush: func(s *State, f *engine.Fact) bool { return undertakes(s, f) && where(s) }}}
}

// encouraged reports whether one of those who have the hand played has encouraged the
// other.
func encouraged(s *State) bool {
	for _, seat := range s.Round {
		if s.Side(player(s)).Has(seat) && s.Did(actEncourage, seat) != nil {
			return true
		}
	}
	return false
}

// voleSettled reports whether no vole is left to be undertaken: the card is led to the
// trick after those that win.
func voleSettled(s *State) bool {
	next := s.Law().Each()/2 + 2
	return int(s.Trick) > next || int(s.Trick) == next && s.Table.N > 0
}

// barsVole reports whether a player may lay the cards down against those who would
// undertake the vole next, because one of them has encouraged the other.
func barsVole(s *State, seat cards.Seat) bool {
	return s.Rivals(player(s)).Has(seat) && won(s) && takesAll(s) && encouraged(s)
}

// tells reports whether a card reveals the friend: a matador, or the card
// called.
func tells(s *State, c cards.Card) bool {
	called := s.Seen(factCalled)
	return c != cards.None && (s.Trumps().Has(c) && s.Height(c) >= matador || called != nil && called.Card == c)
}

// unaided reports whether the player has no friend: nobody can help, or the friend
// has returned the king.
func unaided(s *State) bool { return single(s) || returned(s) != nil }

// hasCalled reports whether a player is the friend: has the card called by
// another, and has not returned it.
func hasCalled(s *State, seat cards.Seat) bool {
	called := s.Seen(factCalled)
	return called != nil && called.Seat != seat && returned(s) == nil && parts.Held(s, seat).Has(called.Card)
}

// early reports whether the friend, whom nobody knew yet, has been revealed by playing
// out of turn.
func early(s *State) bool {
	side := s.Seen(table.FactSide)
	return parts.Deed(s, table.ActEarly, func(f *engine.Fact) bool {
		return f.Seat == friend(s) && tells(s, f.Card) && f.Clock < side.Clock
	}) != nil
}

// How a revoke comes to light: N of its act. 0: it is pointed out.
const (
	seenLate = 1 + iota // only when the cards are played
	selfTold            // the player who revoked says so
)

// gone is N of an act by which what has gone is counted aloud.
const gone = 1

// A revoke that may not be played again: N of the act.
const (
	mixed    = 1 + iota // the cards are mixed
	harmless            // it has done no harm
)

// onlyCard returns the cards of a hand barred because one must be played: all
// others, if that one is held and follows suit.
func onlyCard(s *State, hand cards.Set, c cards.Card) cards.Set {
	if c == cards.None || !hand.Has(c) {
		return 0
	}
	if suit := hand & s.Lanes(s.Lane(s.Table.Led)); s.Table.N > 0 && suit != 0 && !suit.Has(c) {
		return 0
	}
	return hand &^ c.Bit()
}

// bound returns the cards of a hand that were shown and may be played now, if the mark
// that the record gives them binds.
func bound(s *State, seat cards.Seat, hand cards.Set, binds func(mark int32) bool) (set cards.Set) {
	parts.Deed(s, table.ActShow, func(f *engine.Fact) bool {
		if f.Seat == seat && binds(f.Amount) && onlyCard(s, hand, f.Card) != 0 {
			set |= f.Card.Bit()
		}
		return false
	})
	return set
}

// mustPlay returns a maker whose rule has a player play a card that was shown, if the mark
// that the record gives it binds. Of several cards that bind, be it for different
// reasons, any one may be played.
func mustPlay(question game.Question, binds func(mark int32) bool) *Maker {
	return &Maker{Question: question,
		Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if bound(s, seat, hand, binds) == 0 {
				return 0
			}
			return hand &^ bound(s, seat, hand, func(mark int32) bool { return mark != idle })
		}}}
}

// lastDeed returns the last act of a kind, by or to a player, about a card of
// a hand; or nil.
func lastDeed(s *State, kind engine.ActKind, by, to cards.Seat, hand cards.Set) (last *engine.Fact) {
	for i := s.From(table.FactAct); i < len(s.Facts); i++ {
		f := &s.Facts[i]
		if f.Kind == table.FactAct && f.N == int32(kind) && (f.Seat == by || by == cards.NoSeat) && (f.Leader == to || to == cards.NoSeat) &&
			f.Card != cards.None && hand.Has(f.Card) {
			last = f
		}
	}
	return last
}

// lastPlayed returns the card that a player played last, or None.
func lastPlayed(s *State, seat cards.Seat) cards.Card {
	for f := s.Last(table.FactPlayed); f != nil; f = s.Prior(f) {
		if f.Seat == seat {
			return f.Card
		}
	}
	return cards.None
}

// unfolded is N of an act by which a card is taken back from a trick not yet folded.
const unfolded = 1

// liesUnfolded reports whether a card is taken back of the last trick, which is not folded,
// by a player who has not played since.
func liesUnfolded(s *State, a *engine.Act) bool {
	return a.N[0] == unfolded && a.Card != cards.None && s.Table.Cards[a.Seat] == cards.None && lastPlayed(s, a.Seat) == a.Card
}

// revokes returns how many revokes were seen.
func revokes(s *State) int32 {
	return total(s, table.FactAct, func(f *engine.Fact) int32 { return int32(engine.Int(f.N == int32(table.ActRevoke))) })
}

func everyTime(*State, *engine.Fact) bool { return true }

// dealing lists the laws on the deal.
var dealing = []*Maker{
	&parts.StakeBack,
	{Question: q("bete.void", "What becomes of a bête made for a fault when the pack is false?",
		"A bête that was made for a fault is not due where the hand is void for a false pack."), Voids: "the hand is void, and its bêtes are not due",
		// Where a hand is dealt again for the fault itself its bête is due.
		Rule: &Rule{Review: table.FactVoid.Bit(), While: table.FactVoid.Bit(), Dues: table.DueBete.Bit(), Annul: func(s *State, _ *engine.Due) bool {
			return parts.Where(s, table.FactVoid, func(f *engine.Fact) bool {
				return f.Cause >= 0 && s.Facts[f.Cause].N == int32(table.ActFalsePack)
			}) != nil
		}}},
}

// faults lists the laws on the play.
var faults = []*Maker{
	{Question: q("trump.first", "What if a player names two suits?",
		"The suit first named is trumps: nobody may name another."),
		Rule: &Rule{While: table.FactTrump.Bit(), Judges: naming, Refuse: func(*State, *engine.Act) bool { return true }}},
	forbids(q("gano", "May a player ask a friend for gano, or for support?",
		"Nobody may ask a friend to let a trick pass, or to put in a high card."), engine.Acts(actGano, actSupport)),
	forbids(q("speech", "May anything be said about the game?",
		"Nothing may be said about the game, not even how many tricks one has."), actTell.Bit()),
	{Question: q("speech.counted", "May what has gone be counted aloud?",
		"But whoever is to play may count aloud what has gone."),
		Rule: &Rule{Lifts: []string{"hombre/speech"}, When: func(s *State, a *engine.Act) bool {
			return a.Kind == actTell && a.N[0] == gone && s.Table.Turn == a.Seat
		}}},
	loses(q("speech.vole", "What does it cost to encourage a friend?",
		"Those one of whom has encouraged the other may not undertake the vole."), encouraged),
	{Question: q("speech.laid", "What may the defenders do where a friend was encouraged?",
		"Where those one of whom has encouraged the other have won the game with every trick, each of the others may lay the cards down, which ends the play."),
		Rule: &Rule{Lifts: []string{"hombre/hand.laid"}, When: func(s *State, a *engine.Act) bool { return barsVole(s, a.Seat) }}},
	fault(q("speech.bete", "What does it cost to hold a friend back from the vole?",
		"Whoever speaks so as to hold a friend back from the vole makes a bête, until the card is led that would undertake it."), "{seat} holds a friend back from the vole, and makes a bête", actDissuade,
		func(s *State, f *engine.Fact) bool {
			return (hasCalled(s, f.Seat) || f.Seat == player(s) && !unaided(s)) && !voleSettled(s)
		}),
	loses(q("early.vole", "May the vole be undertaken when the friend has played out of turn to be known?",
		"A friend whom nobody knows yet, and who plays a matador, or the king called, out of turn to be known, cannot have the vole."), early),
	fault(q("early.bete", "What does it cost to play out of turn in bad faith?",
		"A friend whom nobody knows yet, and who plays a matador, or the king called, out of turn in bad faith, makes a bête."), "{seat} has played out of turn in bad faith, and makes a bête", table.ActEarly,
		func(s *State, f *engine.Fact) bool {
			return f.Amount == 1 && hasCalled(s, f.Seat) && !s.Told(table.FactSide) && tells(s, f.Card)
		}),
	mustPlay(q("card.shown", "Must a card be played that was shown?",
		"A card that was drawn from the hand and shown must be played, if it may be, where it could do harm, being kept."),
		func(mark int32) bool { return mark != idle && mark != telling }),
	mustPlay(q("card.tells", "Must a card be played that was shown, and could do no harm?",
		"A card that was shown and could do no harm must be played all the same, if it may be, where it could tell the friend something, being kept."),
		func(mark int32) bool { return mark == telling }),
	spares(q("card.shown.alone", "Must a card be played that was shown by whoever plays alone?",
		"Whoever plays alone need not play a card that was shown."), "hombre/card.shown", "hombre/card.tells"),
	fault(q("hand.shown", "What does it cost to show one's hand?",
		"Whoever shows a hand before the game is won makes a bête."), "{seat} shows a hand, and makes a bête", table.ActShow,
		func(s *State, f *engine.Fact) bool { return f.Card == cards.None && (!won(s) || declares(s)) }),
	spares(q("hand.shown.alone", "What does it cost to show one's hand where one plays alone?",
		"Whoever plays alone may show the hand."), "hombre/hand.shown"),
	{Question: q("tricks.seen", "When may the tricks be looked at?",
		"The tricks that were taken may be looked at by whoever is to play, and by nobody else."),
		Rule: &Rule{Judges: table.ActLook.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.To == cards.NoSeat && s.Table.Turn != a.Seat }}},
	fault(q("tricks.seen.bete", "What does it cost to look at the tricks out of turn?",
		"Whoever looks at the tricks out of turn makes a bête."), "{seat} looks at the tricks out of turn, and makes a bête", table.ActLook,
		func(s *State, f *engine.Fact) bool {
			return f.Leader == cards.NoSeat && f.Card == cards.None && s.Table.Turn != f.Seat
		}),
	{Question: q("hand.seen", "What does it cost to turn up another's hand?",
		"Whoever turns up another's hand makes half of a bête, and that other the other half."), Owes: "another's hand was turned up: both make half of a bête",
		Rule: upon(table.ActLook, func(s *State, f *engine.Fact) {
			if f.Leader != cards.NoSeat {
				halfBetes(s, f)
			}
		})},
	{Question: q("hand.hidden", "May a player see another's hand?",
		"Nobody may see another's hand, not even a friend's when the vole is undertaken."),
		Rule: &Rule{Judges: table.ActLook.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.To != cards.NoSeat }}},
	fault(q("revoke.bete", "What does it cost to revoke?",
		"Whoever revokes makes a bête, as often as it is pointed out."), "{seat} revoked, and makes a bête", table.ActRevoke,
		func(s *State, f *engine.Fact) bool { return f.Amount != seenLate }),
	fault(q("revoke.late", "What do several revokes cost that are seen only at the end?",
		"Whoever has revoked more than once makes one bête, where it is seen only when the cards are played."), "{seat} is seen to have revoked, and makes a bête", table.ActRevoke,
		func(s *State, f *engine.Fact) bool {
			return f.Amount == seenLate && parts.Deed(s, table.ActRevoke, func(o *engine.Fact) bool { return o.Seat == f.Seat && o.Amount == seenLate }).Clock == f.Clock
		}),
	{Question: q("revoke.done", "Until when may a card be taken back that does not follow suit?",
		"A card that does not follow suit may be taken back until the trick is turned, or its player has played to the next."),
		Rule: &Rule{Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return s.Table.Cards[a.Seat] != a.Card || a.Card == cards.None
		}}},
	{Question: q("revoke.told", "What if whoever revoked says so?",
		"Whoever revoked makes no bête, and takes the card back of a trick that is not folded, though the next card is led, by saying so at once, before playing again."),
		Rule: &Rule{Lifts: []string{"hombre/revoke.done", "hombre/revoke.bete"},
			When: liesUnfolded,
			Hush: func(s *State, f *engine.Fact) bool { return f.Amount == selfTold }}},
	{Question: q("revoke.again", "Is the hand played again from a revoke?",
		"While the hand is not over, the cards are taken back and played again from the trick of the revoke, where it has done harm."),
		Rule: &Rule{Judges: actAgain.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			first := s.Did(table.ActRevoke, cards.NoSeat)
			return first == nil || s.Told(table.FactEnd) || a.N[0] == harmless ||
				parts.Where(s, table.FactPlayed, func(f *engine.Fact) bool { return f.Card == a.Card && f.Trick < first.Trick }) != nil
		}}},
	{Question: q("revoke.several", "Is it played again when all the cards are played?",
		"After several revokes the hand may be played again, though all the cards are played."),
		Rule: &Rule{While: table.FactEnd.Bit(), Lifts: []string{"hombre/revoke.again"}, When: func(s *State, a *engine.Act) bool { return revokes(s) > 1 && a.N[0] != harmless }}},
	{Question: q("revoke.mixed", "Is it played again when the cards are mixed?",
		"When the cards are mixed nothing is played again."),
		Rule: &Rule{Judges: actAgain.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.N[0] == mixed }}},
	{Question: q("revoke.same", "What do the others play when a hand is played again?",
		"Whoever has not revoked plays the same cards as before."),
		Rule: &Rule{While: table.FactAct.Bit(), Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			f := lastDeed(s, actAgain, seat, cards.NoSeat, hand)
			if f == nil || s.Did(table.ActRevoke, seat) != nil {
				return 0
			}
			return onlyCard(s, hand, f.Card)
		}}},
	fault(q("trump.false", "What does it cost to trump with what is no trump?",
		"Whoever trumps with a suit that is not trumps, without having asked which is, makes a bête."), "{seat} trumps with what is no trump, and makes a bête", actFalse, everyTime),
	{Question: q("trump.asked", "What if it was asked which suit is trumps?",
		"Whoever asked which suit is trumps, and was told wrongly, makes no bête."),
		Rule: &Rule{Lifts: []string{"hombre/trump.false"}, Hush: func(s *State, f *engine.Fact) bool { return f.Amount == 1 }}},
	{Question: q("trump.kept", "May the card be taken back by which one trumped so?",
		"The card by which one trumped so cannot be taken back: whoever is to have the trick has it."),
		Rule: &Rule{While: table.FactAct.Bit(), Judges: table.ActBack.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			told := func(f *engine.Fact) bool { return f.Seat == a.Seat && f.Amount == 1 && f.Trick == s.Trick }
			return a.Card != cards.None && s.Table.Cards[a.Seat] == a.Card && parts.Deed(s, actFalse, told) != nil
		}}},
	{Question: q("vole.binding", "May the vole be given up that was undertaken?",
		"A vole that was undertaken cannot be given up before it is missed."),
		Rule: &Rule{While: factTried.Bit(), Judges: table.ActLay.Bit(), Refuse: func(s *State, a *engine.Act) bool { return takesAll(s) }}},
}

// claims lists the laws on what must be asked for.
var claims = []*Maker{
	{Question: q("claim.late", "Until when may payments be asked for?",
		"What is not asked for before the cards are cut for the next hand is not paid."), Head: "The payments", Voids: "it was asked for too late",
		Rule: &Rule{While: table.FactAct.Bit(), Dues: claimable, Annul: func(s *State, d *engine.Due) bool {
			return claimed(s, d)
		}}},
	{Question: q("claim.kept", "Which payments may be asked for later?",
		"The game, the consolation, the devant and the bête may be asked for several hands later."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/claim.late"}, Dues: claimable &^ (1<<dueAlone | 1<<dueMatadors), Spare: func(*State, *engine.Due) bool { return true }}},
	{Question: q("claim.hasty", "What if the cards were cut too soon?",
		"Where the others have cut in haste, and have not paid the game, all may still be asked for."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/claim.late"}, Spare: cutInHaste}},
	{Question: q("claim.friend", "May one be paid for what the friend alone has asked for?",
		"Where the player or the friend has asked for the matadors, both are paid."),
		Rule: &Rule{While: engine.Facts(table.FactAct, table.FactSide), Lifts: []string{"hombre/claim.late"}, Dues: 1 << dueMatadors, Spare: func(s *State, d *engine.Due) bool {
			with := s.Friend(d.To.Seat())
			return with != cards.NoSeat && !tooLate(s, &engine.Due{Class: dueMatadors, To: table.Account(with)})
		}}},
	{Question: q("claim.mistaken", "What if one payment is asked for in place of another?",
		"Whoever asks for matadors in place of sans prendre, or for that in place of matadors, is paid neither."), Voids: "one was asked for in place of the other",
		Rule: &Rule{While: table.FactAct.Bit(), Dues: 1<<dueAlone | 1<<dueMatadors, Annul: func(s *State, d *engine.Due) bool {
			return d.To.Seat() == player(s) && s.Did(actMistaken, d.To.Seat()) != nil
		}}},
	{Question: q("claim.mended", "What if that is put right before the cards are cut?",
		"Whoever asks for one in place of the other, and puts it right before the cards are cut, is paid."),
		Rule: &Rule{While: table.FactAct.Bit(), Lifts: []string{"hombre/claim.mistaken"}, Dues: 1<<dueAlone | 1<<dueMatadors, Spare: func(s *State, d *engine.Due) bool {
			return parts.Deed(s, actMistaken, func(f *engine.Fact) bool { return f.Seat == d.To.Seat() && f.Amount != mended }) == nil
		}}},
	{Question: q("claim.call", "Does that hold where a king was called?",
		"Where a king is called that another holds nothing is lost by it."),
		Rule: &Rule{While: engine.Facts(table.FactAct, table.FactSide), Lifts: []string{"hombre/claim.mistaken"}, Dues: 1<<dueAlone | 1<<dueMatadors, Spare: func(s *State, d *engine.Due) bool {
			return friend(s) != cards.NoSeat
		}}},
	{Question: q("quit", "What does it cost to leave before the end?",
		"Whoever leaves before the end pays as much as lies there."), Head: "The match", Owes: "{seat} leaves before the end",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActQuit, On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueFine, table.Account(f.Seat), engine.Box(boxDevant), s.Pool(boxDevant)+s.Pool(boxBetes)+s.Waiting())
			s.Tell(table.FactOver, f.Seat)
		}}},
	{Question: q("quit.cards", "Who pays for the cards when somebody leaves?",
		"Whoever leaves before the end pays {amount amount} for the cards.", fig("amount", "what the cards cost")), Owes: "{seat} pays for the cards",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActQuit}, On: func(s *State, f *engine.Fact, amount int32) {
			s.Owe(table.DueFine, table.Account(f.Seat), engine.Bank, amount)
		}},
}

// claimed reports whether the player to be paid has asked too late.
func claimed(s *State, d *engine.Due) bool {
	claim := int32(claimGame)
	switch d.Class {
	case dueAlone:
		claim = claimAlone
	case dueMatadors:
		claim = claimMatadors
	case dueConsolation:
		claim = claimConsolation
	case table.DueBox:
		switch d.From {
		case engine.Box(boxDevant):
			claim = claimDevant
		case engine.Box(boxBetes):
			claim = claimBete
		default:
			return false
		}
	}
	return lapsed(s, d.To.Seat(), claim)
}

// cutInHaste reports whether others than the player to be paid have mixed the cards and
// cut in haste, and have not paid the game. Whoever deals next has mixed them.
func cutInHaste(s *State, d *engine.Due) bool {
	f, at := s.Did(actHasty, cards.NoSeat), d.To.Seat()
	return f != nil && f.Seat != at && s.Right(s.Dealer) != at && f.Amount != gamePaid
}

// tooLate reports whether the player to be paid has lost the claim by asking too late: of
// matadors, and for playing without a king.
func tooLate(s *State, d *engine.Due) bool {
	return (d.Class == dueMatadors || d.Class == dueAlone) && claimed(s, d) && !cutInHaste(s, d)
}

// lapsed reports whether a player has asked too late for something.
func lapsed(s *State, seat cards.Seat, claim int32) bool {
	return parts.Deed(s, actLate, func(f *engine.Fact) bool { return f.Seat == seat && f.Amount == claim }) != nil
}

// claimable holds the dues that must be asked for.
const claimable = engine.DueClasses(1<<dueAlone | 1<<dueMatadors | 1<<table.DueGame | 1<<dueConsolation | 1<<table.DueBox)

// mended is N of an actMistaken that was put right before the cards were cut.
const mended = 1

// gamePaid is N of a hasty cut after the game was paid.
const gamePaid = 1

// late holds the acts that are done after the last card.
var late = engine.Acts(actLate, actMistaken, actHasty, table.ActFalsePack)

// amiss fills in an irregular act of a random hand, and reports whether it can be done.
func amiss(s *State, a *engine.Act, src *table.Source) bool {
	switch a.Kind {
	case actLate:
		a.N[0] = int16(1 + src.Below(claimBete))
		return true
	case actHasty, actMistaken:
		a.N[0] = int16(src.Below(2))
		return true
	case table.ActMisdeal, table.ActFalsePack, table.ActExposed:
		return true
	case actFeign:
		a.N[0] = int16(src.Below(5))
		if f := returned(s); f != nil {
			a.Seat = f.Seat
		}
	case actUnnamed:
		rivals := s.Rivals(player(s))
		a.Seat, a.To = player(s), s.FirstOf(rivals)
		return s.PhaseNo() == phaseCall-1 && alone(s)
	case actFalse:
		a.N[0] = int16(src.Below(2))
	case table.ActRevoke:
		a.N[0] = int16(max(src.Below(6)-3, 0))
	case table.ActLook:
		if f := s.Seen(table.FactGiven); f != nil && src.One(3) {
			a.Card = f.Card
		} else if src.One(2) {
			a.To = s.Right(a.Seat)
		}
	case table.ActShow, table.ActEarly:
		if a.Kind == table.ActEarly {
			a.N[0] = int16(src.Below(2))
		}
		if hand := s.Hand[a.Seat]; hand != 0 && (a.Kind == table.ActEarly || src.One(2)) {
			a.Card = src.Pick(hand)
			if a.Kind == table.ActShow {
				a.N[0] = [...]int16{0, idle, telling}[src.Below(3)]
			}
			for set := hand; set != 0 && a.Kind == table.ActEarly; set = set.Without() {
				if tells(s, set.First()) {
					a.Card = set.First()
				}
			}
		}
	}
	return s.Playing()
}

// lawful lists the laws of package parts that the family's books answer.
var lawful = []*Maker{&parts.MisdealAgain, &parts.FalsePack, &parts.FalsePackAgain, &parts.FalsePackPlayed, &parts.Exposed}
