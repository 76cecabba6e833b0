package commere

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	list := []*Maker{&parts.Players, &parts.PackWhole, &parts.Rank, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.TurnedNone,
		&parts.Passes, &parts.MisdealAgain, &parts.FalsePack, &falsePackWon, &stake,
		&tradeFirst, &tradeRound, &tradeBack, &tradeOther, &layNeed, &layDuty,
		&talonConsent, &talonRefused, &talonFirst, &talonUnder}
	for i := range hands {
		list = append(list, &hands[i])
	}
	return append(list, &parts.BestEldest, &poolWon, &sequencePaid, &triconPaid)
}

var (
	stake = parts.Stake(q("stake", "What does everybody put into the pool?",
		"Everybody puts {each amount} into the pool."), "everybody puts into the pool", 0, table.DueStake)
	poolWon = parts.TakeBox(q("pool.won", "Who takes the pool?",
		"The winner takes the pool."), "{seat} takes the pool", table.FactWon, 0, table.DueGame)
	sequencePaid = paid(q("sequence.paid", "What is paid besides to a winner with a sequence?",
		"Each other player pays {each amount} besides to a winner with a sequence.", each), "{seat} wins with a sequence", factSequence)
	triconPaid = paid(q("tricon.paid", "What is paid besides to a winner with a tricon?",
		"Each other player pays {each amount} besides to a winner with a tricon.", each), "{seat} wins with a tricon", factTricon)
)

// each is what every other player pays.
var each = fig("each", "from each other player")

// paid has everybody else pay something to a winner whose hand is of a kind.
func paid(question game.Question, owes string, kind engine.FactKind) Maker {
	return Maker{Question: question, Owes: owes, Rule: &Rule{Hears: table.FactWon.Bit(), Given: kind.Bit()},
		On: func(s *State, f *engine.Fact, each int32) {
			if s.Is(kind, f.Seat) {
				parts.FromEach(s, table.DueMeld, f.Seat, each)
			}
		}}
}

// hands is what may win, the best first: each says which hands are of its kind,
// lets them be laid open, and prefers the higher.
var hands = []Maker{
	hand(q("hand.tricon", "What is a tricon, and what does it win over?",
		"A tricon is three cards of one face; it wins over every other hand, and of two the higher wins."), "{seat} has a tricon, {cards}", factTricon, engine.Facts(),
		func(*game.Terms) func(*State, cards.Set) int { return tricon }),
	hand(q("hand.sequence", "What is a sequence, and what does it win over?",
		"A sequence is three cards that follow each other[suited=0: , of whatever suit][suited=1:  in one suit]; it wins over a point, and of two the higher wins.",
		fig("suited", "1 where the three are of one suit, 0 where the suit is of no matter")), "{seat} has a sequence, {cards}", factSequence, engine.Facts(),
		func(t *game.Terms) func(*State, cards.Set) int {
			suited := t.N("suited") == 1
			return func(s *State, set cards.Set) int {
				if suited && !flush(set) {
					return 0
				}
				return sequence(s, set)
			}
		}),
	hand(q("hand.point", "What is a point, and which is the higher?",
		"A point is [cards!=2: {cards word}][cards=2: two or three] cards of one suit; of two points the one whose cards count more wins: [ace: an ace {ace}, ][king: a king {king}, ][queen: a queen {queen}, ][knave: a knave {knave}, ][pips=1: each other card its pips].",
		append([]part{{Name: "cards", Means: "of one suit"}}, parts.Worths...)...), "{seat} has a point, {cards}", factPoint, factSequence.Bit(),
		func(t *game.Terms) func(*State, cards.Set) int {
			least, worth := int(t.N("cards")), table.Worths(t)
			return func(_ *State, set cards.Set) int { return point(&worth, least, set) }
		}),
}

// hand returns the question of a kind of hand. Its height is how good it is, 0 where
// it is not of the kind; a hand that is already of a better kind is compared as
// that.
func hand(question game.Question, says string, kind engine.FactKind, better engine.FactKinds, height func(*game.Terms) func(*State, cards.Set) int) Maker {
	return Maker{Question: question, Head: "The hands", Says: says, Make: func(t *game.Terms) *Rule {
		of := height(t)
		return &Rule{
			Hears: table.FactEnd.Bit(), On: func(s *State, f *engine.Fact) {
				for _, seat := range s.Round {
					if of(s, s.Hand[seat]) > 0 {
						s.Tell(kind, seat).Cards = s.Hand[seat]
					}
				}
			},
			Asked: table.AskBest.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				if better != engine.Facts() && s.Is(factSequence, seat) {
					return 0
				}
				return of(s, s.Hand[seat])
			},
			Lifts: []string{"parts/lay.need"}, When: func(s *State, a *engine.Act) bool {
				return s.Hand[a.Seat].Len() == s.Law().Each() && of(s, s.Hand[a.Seat]) > 0
			},
		}
	}}
}

// tricon returns the height of three cards of a face, 0 of others.
func tricon(s *State, set cards.Set) int {
	c := set.First()
	if set.Len() != 3 || set&^cards.Face(c.Face()) != 0 {
		return 0
	}
	return int(s.Height(c))
}

// sequence returns the height of the best of cards that follow each other, 0 of
// others.
func sequence(s *State, set cards.Set) int {
	if set.Len() != 3 {
		return 0
	}
	var heights uint32
	best := 0
	for ; set != 0; set = set.Without() {
		h := int(s.Height(set.First()))
		best = max(best, h)
		heights |= 1 << h
	}
	if best < 3 || heights != 7<<(best-2) {
		return 0
	}
	return best
}

// point returns what the cards of one suit count, where there are so many of one: of
// several suits the most.
func point(worth *[16]int32, least int, set cards.Set) (most int) {
	for suit := cards.Spades; suit <= cards.Clubs; suit++ {
		if held := set & cards.Lane(suit); held.Len() >= least {
			most = max(most, int(parts.Sum(worth, held)))
		}
	}
	return most
}

// flush reports whether cards are of one suit.
func flush(set cards.Set) bool { return set&^cards.Lane(set.First().Suit()) == 0 }

// falsePackWon lets a hand stand that was won before the pack was found false:
// somebody has laid a winning hand open.
var falsePackWon = Maker{Question: game.Question{ID: "parts/pack.false.won", Asks: "What becomes of a hand that was won before the pack was found false?",
	Answer: "A hand that somebody had won stands, though the pack is found false."}, Rule: &Rule{
	Lifts: []string{"parts/pack.false"}, Hush: func(s *State, f *engine.Fact) bool { return s.Said.Kind == table.ActLay }}}
