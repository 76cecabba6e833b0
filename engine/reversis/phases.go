package reversis

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/table"
)

// onTable returns the game for package table.
func onTable(books []*game.Ruleset) *table.Game {
	return &table.Game{Ident: "reversis", Kin: "reversis", Title: "Reversis", Books: books,
		Aims:   []string{"party.winner.points", "party.loser.points", "quinola.placed"},
		Phases: []*table.Phase{exchanging(), swapping(), playing()}, Exchanges: true, Makers: makers, Acts: ownActs, Words: words,
		Anyway: engine.Acts(table.ActPackets, actRedeal, table.ActLook, actAsk, actTell, actTakeBack).Not(),
		Free:   free(), Deals: actTwice.Bit(), Together: actAgree.Bit(), Asks: []string{"who wins the party", "who loses the party"},
		Carries: []table.Carried{{Name: unasked, Each: true}, {Name: lapses + "party", Many: true}, {Name: lapses + "pool", Many: true}, {Name: waits, Each: true, Many: true},
			{Name: stands, Each: true, Many: true}, {Name: unstaked, Each: true, Many: true}, {Name: owned, Each: true, Many: true}, {Name: noStakes, Many: true}},
		Tells: tells, Watch: watching, Told: told, Pays: &pays,
		Reads: reads, Places: places, Because: because, Ways: tries{},
	}
}

// tries holds the acts on which mutants are tried, and how random hands are compared and
// recorded; they are made by Chance.
type tries struct{}

// Ways returns what package play needs.
func (tries) Ways() table.Ways { return table.Ways{Trials: trials, Differs: differ, Writes: writes} }

func free() (kinds engine.ActKinds) {
	for i := range ownActs {
		kinds = kinds.With((table.OwnActs + engine.ActKind(i)).Bit())
	}
	return kinds.With(engine.Acts(actAgree, actThrow, actAssume, actSee, actRecall, actMend, actPlayOn))
}

// pays is the sentences of payments.
var pays = game.PayWords{
	Made: game.Payment{
		Pays: "{from} pays {to} {amount}", Puts: "{from} pays {amount} to {pool}", Takes: "{to} takes {amount} from {pool}",
		Owes: "{from} owes a beast of {amount}", Gets: "{to} receives {amount}",
	},
	Returned: game.Payment{
		Pays: "{from} returns {amount} to {to}", Puts: "{from} returns {amount} to {pool}", Takes: "{to} has {amount} back from {pool}",
		Owes: "{from} gives {amount} back, and the beast stands", Gets: "{to} owes no beast of {amount} any more",
	},
	Nothing: game.Payment{
		Pays: "{from} pays {to} nothing", Puts: "{from} pays nothing to {pool}", Takes: "{to} takes nothing from {pool}",
		Owes: "{from} owes no beast", Gets: "{to} receives nothing",
	},
	Pool: "the pool", Named: []game.NamedPool{{Pool: "great", Words: "the great pool"}, {Pool: "little", Words: "the little pool"}},
}

// tells leaves out facts that are only steps, and marks those that deny something.
func tells(_ *State, t *game.Teller) {
	t.Silent = func(i int, f *engine.Fact) bool {
		return f.Kind == table.FactNarrowed || f.Kind == table.FactTrick || f.Kind == factWatchedLed || f.Kind == table.FactSame && f.Cause >= 0
	}
	t.Denied, t.Measured, t.Party = engine.Facts(factNotForced, factRightUnused, factSpared), measured, 1<<dueParty
}

// told adds to the settlement what the party and the Reversis came to.
func told(s *State, st *game.Settlement) {
	if st.Next == cards.NoSeat && s.Told(table.FactSame) {
		st.Next = s.Dealer
	}
	st.NextBy = s.Law().IDs(s.BehindAll(engine.Facts(table.FactNextDealer, table.FactSame)))
	for _, rs := range s.Law().Game().Books {
		if rs.ID == s.Named() && slices.Contains(rs.Variants, s.Law().Book()) {
			st.Rules = rs.ID
		}
	}
	if st.Sheet = hasSheet(s.Law().Book()); st.Sheet || len(owedBeasts(s)) > 0 {
		sheet, n := sheetNow(s)
		st.Beasts = append(st.Beasts, sheet[:n]...)
	}
	counted := s.Entries
	s.Entries = nil // the deciding rules say who wins and loses, not those of the tricks
	for i := range st.Outcomes {
		switch o := &st.Outcomes[i]; o.What {
		case game.Won:
			o.By = s.BehindKind(table.FactWon)
		case game.Lost:
			o.By = s.BehindKind(table.FactLost)
		}
	}
	s.Entries = counted
	party := game.Outcome{What: "party", Own: true}
	winner, loser := s.Who(table.FactWon), s.Who(table.FactLost)
	if worth := s.Seen(factPartyWorth); worth != nil && winner >= 0 && loser >= 0 {
		party.Details = []game.Detail{detail("winner", winner), detail("loser", loser), {Name: "value", Says: game.SaysNumber, N: worth.N}}
	}
	made := game.Outcome{What: "reversis", Own: true}
	if by := undertaker(s); by != cards.NoSeat && !st.Void {
		made.Seats = []cards.Seat{by}
		made.Details = []game.Detail{detail("by", by), {Name: "made", Says: game.SaysTruth, N: int32(engine.Int(s.Told(factMade)))}, detail("breaker", s.Who(factBroken))}
	}
	st.Outcomes = append(st.Outcomes, party, made)
	s.Outcome(st, factOwesLoss, "owes-loss")
}

// detail returns a detail of an outcome that names a player.
func detail(name string, seat cards.Seat) game.Detail { return game.Detail{Name: name, Seat: seat} }

// exchanging returns the phase in which the players put out a card and take
// one from the talon, eldest hand first and the dealer last.
func exchanging() *table.Phase {
	return &table.Phase{
		Word: exchanges, Acts: engine.Acts(actPutOut, actKeep, actTwelve, actNothing),
		Open:  engine.Acts(actPutOut, actTwelve, actNothing), // two cards, and what records say of a player of whom nothing is known
		Begin: func(s *State) { s.Note(factExchange, s.Dealer) },
		Turn:  func(s *State) cards.Seat { return s.Speak(cards.AllSeats) },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Offer(actPutOut, s.Hand[seat])
			o.Add(actKeep)
		},
		Do: func(s *State, a *engine.Act) {
			s.Spoke(a.Seat)
			if a.Kind == actKeep || a.Kind == actNothing {
				return
			}
			for out := putting(a); out != 0; out = out.Without() {
				s.PutOut(a.Seat, out.First())
			}
			if c := Offered(s, a.Seat); c != cards.None {
				s.Hand[a.Seat] |= c.Bit()
			}
		},
		Fits: func(s *State, a *engine.Act) string {
			switch {
			case a.Kind != actPutOut && putting(a) != 0:
				return a.Seat.String() + " puts no card out so"
			case a.Cards.Len() < 2:
				return ""
			}
			for set := a.Cards; set != 0; set = set.Without() {
				out := engine.NewAct(actPutOut, a.Seat).WithCard(set.First())
				if by, _, any := s.Refusals(&out); any {
					return out.Card.Sign() + " may not be put out" + s.Law().Cite(by)
				}
			}
			return ""
		},
	}
}

// putting returns the cards that a player puts out by an act.
func putting(a *engine.Act) cards.Set {
	if a.Card != cards.None {
		return a.Card.Bit()
	}
	return a.Cards
}

// swapping returns the phase in which opposite players give each other a card.
func swapping() *table.Phase {
	return &table.Phase{
		Word: swaps, Acts: actSwap.Bit(), Of: func(rs *game.Ruleset) bool { return rs.Answer(Prefix+swaps) != nil },
		Begin: func(s *State) { s.Speaker = s.Round[0] },
		Turn:  func(s *State) cards.Seat { return s.Speak(cards.AllSeats) },
		May: func(s *State, seat cards.Seat, o *table.Options) {
			for set := s.Hand[seat]; set != 0; set = set.Without() {
				o.AddCard(actSwap, set.First()).To = cards.Opposite(s.N, seat)
			}
		},
		Do: func(s *State, a *engine.Act) {
			s.Spoke(a.Seat)
			s.Gifts[a.Seat] = a.Card
		},
		End: func(s *State) {
			for _, seat := range s.Round {
				s.Give(seat, cards.Opposite(s.N, seat), s.Gifts[seat])
			}
		},
		Leaves: func(s *State) bool { return s.Spoken == 0 }, // a void hand notes nothing
	}
}

// playing returns the phase in which the tricks are played and the party is decided.
func playing() *table.Phase {
	return &table.Phase{
		Word: "play", Acts: table.ActPlay.Bit(),
		Begin: func(s *State) {
			s.Dealt = s.Hand
			s.Trick, s.Top = s.First(), s.Bottom
			since := s.Now()
			s.Note(table.FactPlaying, s.Dealer)
			begin(s, since, s.Dealer)
		},
		Turn: func(s *State) cards.Seat {
			if s.Told(factRestTaken) {
				if !s.Told(factThrownDown) {
					throwDown(s, s.Who(factRestTaken))
				}
				return cards.NoSeat
			}
			if s.Table.Turn == cards.NoSeat && s.Table.N == 0 {
				return s.Table.Leader // in a position whose cards are all played
			}
			return s.Table.Turn
		},
		May: func(s *State, seat cards.Seat, o *table.Options) { o.Offer(table.ActPlay, s.Hand[seat]) },
		Do: func(s *State, a *engine.Act) {
			if s.Table.N > 0 && !s.Table.Follows(a.Card) {
				renounce(s, a)
			}
			s.LayCard(a)
			if s.Table.Turn == cards.NoSeat && s.Table.N > 0 {
				complete(s)
			}
		},
		Leaves: func(s *State) bool { return s.Told(factPlayOver) },
		End:    decide,
		After:  func(s *State) int { return int(s.Trick) },
	}
}

// begin opens a trick. Its leader is whom the rules have named since a moment,
// or else leader.
func begin(s *State, since int16, leader cards.Seat) {
	if f := s.Last(table.FactLeads); f != nil && f.Clock > since {
		leader = f.Seat
	}
	s.BeginBy(leader)
	if s.Trick == s.First() {
		s.Table.Turn = s.Table.Leader // even if a position gives the leader no cards
		return
	}
	if s.Table.Turn != cards.NoSeat {
		s.Table.Leader = s.Table.Turn
	}
}

// renounce says, of a player who throws another suit, that the player could
// follow, if so.
func renounce(s *State, a *engine.Act) {
	t := &s.Table
	if s.Hand[a.Seat]&cards.Lane(t.Led.Suit()) == 0 {
		return
	}
	_, lifted, any := s.Refusals(a)
	if any {
		return // a revoke
	}
	for no := lifted.Next(engine.NoRule); no >= 0; no = lifted.Next(no) {
		s.Fired.Add(no)
		f := s.TellBy(no, -1, factRenounced, a.Seat)
		f.Leader, f.Card = t.Leader, a.Card
	}
	s.Conclude()
}

// complete gives a trick to its taker, and says how its aces and Quinolas fell.
func complete(s *State) {
	t := &s.Table
	var answer engine.Answer
	s.Answer(table.AskTaker, s.All, &answer)
	taker := answer.Seat
	if taker == cards.NoSeat {
		taker = t.Leader
	}
	since, rests := s.Now(), takenUp(s)
	if watch := s.Watched(); t.All&watch != 0 {
		for i, seat := 0, t.Leader; i < s.N; i, seat = i+1, s.Right(seat) {
			c := t.Cards[seat]
			if c == cards.None || !watch.Has(c) {
				continue
			}
			kind, others := factWatchedThrown, 0
			switch {
			case seat == t.Leader:
				kind = factWatchedLed
			case t.Follows(c):
				kind, others = factWatchedFollows, otherCards(s, seat, c)
			}
			rule := engine.NoRule
			if kind == factWatchedThrown {
				rule = answer.Last() // the trick counts for the player to whom it is given
			}
			f := s.TellBy(rule, -1, kind, seat)
			f.Leader, f.Taker, f.Card, f.N, f.Rests = t.Leader, taker, c, int32(others), named(s, c).With(rests)
		}
	}
	if s.Told(factWarned) && warned(s) {
		rests = rests.With(factWarned.Bit())
	}
	trick := s.TellBy(answer.Last(), -1, table.FactTrick, taker)
	trick.Leader, trick.Taker, trick.N, trick.Rests = t.Leader, taker, counted(s, t.All), rests
	take(s, trick, 1)
	s.Conclude()
	if s.Trick < lastTrick(s) {
		s.Trick++
		begin(s, since, s.Right(t.Leader))
	}
}

// take counts tricks and points in the tallies, so that counts rest on the
// rules that gave the trick.
func take(s *State, f *engine.Fact, tricks int32) {
	fact := int16(len(s.Facts) - 1)
	s.CountFor(fact, table.Tricks, f.Taker, tricks)
	s.CountFor(fact, table.Points, f.Taker, f.N)
}

// counted returns what cards count in tricks.
func counted(s *State, set cards.Set) (sum int32) {
	for ; set != 0; set = set.Without() {
		sum += worthOf(s, set.First().Face())
	}
	return sum
}

// takenUp returns the fact on which every later trick rests, once a hand thrown
// down has been taken up again.
func takenUp(s *State) engine.FactKinds {
	if s.Told(factRecalled) {
		return factRecalled.Bit()
	}
	return engine.FactKinds{}
}

// otherCards returns how many other cards of the suit a player could have played
// in place of an ace or a Quinola; for a Quinola, another Quinola does not count.
func otherCards(s *State, seat cards.Seat, c cards.Card) int {
	left := s.Hand[seat] & cards.Lane(c.Suit())
	if c.Face() != cards.Ace {
		left &^= s.Watched() &^ aces
	}
	return left.Len()
}

// throwDown gives all remaining cards to the player who threw down the hand.
func throwDown(s *State, by cards.Seat) {
	var rest cards.Set
	for _, seat := range s.Round {
		rest |= s.Hand[seat]
	}
	f := s.Tell(factThrownDown, by)
	f.Leader, f.Taker, f.Trick, f.N = by, by, lastTrick(s), counted(s, rest)
	before := len(s.Entries)
	take(s, f, int32(lastTrick(s)-s.Trick+1))
	for i := before; i < len(s.Entries); i++ {
		s.Entries[i].Rests = factRestTaken.Bit()
	}
	s.Conclude()
}

// decide says that the hand is over, and asks who wins and who loses the party.
func decide(s *State) {
	s.Tell(table.FactEnd, cards.NoSeat).RestOn(takenUp(s))
	s.Conclude()
	if s.Told(table.FactVoid) || s.Told(factNoParty) {
		return
	}
	if isKnown(s) {
		s.Tell(factHeap, cards.NoSeat).N = int32(heapOf(s).Len())
		s.Conclude()
	}
	var on engine.FactKinds
	if s.Told(factRightUsed) {
		on = factRightEnded.Bit() // else the Espagnolette would have lost the party
	}
	s.Ask(askWinner, s.All, engine.Fact{Kind: table.FactWon, Rests: on})
	s.Ask(askLoser, s.All, engine.Fact{Kind: table.FactLost, Rests: on}) // the winner may have to judge who loses
}
