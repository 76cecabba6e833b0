package ferme

import (
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// The boxes of la Belle.
const (
	boxBelle = iota
	boxFlux
	boxNumber
)

// askBelle is who has the highest card turned up.
const askBelle = table.OwnQuestions

// nameUnheld is what is carried to the next hand where nobody has a flux.
const nameUnheld = "unheld"

// Belle returns the game of la Belle, le Flux et le Trente-un.
func Belle() *table.Game {
	g := &table.Game{
		Ident: "belle", Kin: family, Title: "La Belle, le Flux et le Trente-un",
		Aims:     []string{"belle.won", "flux.won", "number.won"},
		Phases:   []*table.Phase{drawing(turnUp, compared)},
		Makers:   belleMakers(),
		Acts:     acts,
		Asks:     []string{"who has the highest card turned up"},
		Notable:  engine.Facts(factStays, factOver, factFlux),
		Spoken:   spoken,
		Pools:    []game.NamedPool{{Pool: "belle", Words: "the belle"}, {Pool: "flux", Words: "the flux"}, {Pool: "trente-un", Words: "the thirty-one"}},
		Carries:  []table.Carried{{Name: game.Tours}, {Name: nameUnheld, Most: 1, By: unheldID}},
		Written:  []game.Line{{Name: game.Tours, Says: "hands played"}},
		Keeps:    belleKeeps,
		Unfit:    belleUnfit,
		Ways:     belleWays{},
		Pictured: []cards.Card{cards.Of(cards.Hearts, cards.Ace), cards.Of(cards.Hearts, cards.King), cards.Of(cards.Hearts, cards.Ten)},
	}
	g.Books = belleBooks(g)
	return g
}

// turnUp turns up a card for each player, in turn, as many as the rules say; then
// it is asked who has won the belle, and who has a flux.
func turnUp(s *State) {
	var room [cards.Seats]cards.Seat
	if f := s.Seen(factFace); f != nil {
		for range f.N {
			for _, seat := range inTurn(s, &room) {
				if c := s.Draw(); c != cards.None {
					s.Hand[seat] |= c.Bit()
					s.Tell(factShown, seat).Card = c
					s.Conclude()
					parts.SeenByAll(s, c)
					s.Conclude()
				}
			}
		}
	}
	counted(s)
	among(s, askBelle, factBelle, factFace.Bit(), has(s, factShown))
	s.Note(factSought, cards.NoSeat)
	if flux := has(s, factFlux); flux != 0 {
		among(s, table.AskPoint, factBest, engine.Facts(factFlux, factFace), flux)
	} else {
		s.Note(factNone, cards.NoSeat)
	}
}

// compared asks who is nearest to the number.
func compared(s *State) {
	among(s, table.AskBest, factNearest, engine.Facts(factNumber, factOver), within(s))
}

// among asks a question about some players, if there are any; the answer rests
// on facts of some kinds, too.
func among(s *State, ask engine.Question, kind engine.FactKind, rests engine.FactKinds, players cards.SeatSet) {
	if players != 0 {
		s.AskAll(ask, players, engine.Fact{Kind: kind, Rests: rests})
		s.Conclude()
	}
}

// has returns the players of whom a fact is said.
func has(s *State, kind engine.FactKind) cards.SeatSet {
	return s.Those(func(seat cards.Seat) bool { return s.Is(kind, seat) })
}

// belleMakers returns every question of the game, in the order of a hand.
func belleMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players, &parts.PackWhole, &stakeBelle, &stakeFlux, &stakeNumber, &parts.First, &parts.Cut, &parts.Count},
		parts.Own(belle[:1]), []*Maker{&parts.Passes, &value}, parts.Own(belle[1:7]),
		[]*Maker{&number, &over, &drawFirst, &drawTurn, &drawOne, &drawFrom, &drawStand}, parts.Own(belle[7:8]),
		[]*Maker{&nearest}, parts.Own(belle[8:]))
}

var (
	stakeBelle = stake(q("stake.belle", "What does everybody put into the box of the belle?",
		"At every hand everybody puts {each amount} into the box of the belle."), "everybody puts into the belle", boxBelle)
	stakeFlux = stake(q("stake.flux", "What does everybody put into the box of the flux?",
		"At every hand everybody puts {each amount} into the box of the flux."), "everybody puts into the flux", boxFlux)
	stakeNumber = stake(q("stake.number", "What does everybody put into the box of the thirty-one?",
		"At every hand everybody puts {each amount} into the box of the thirty-one."), "everybody puts into the thirty-one", boxNumber)
)

const (
	unheldID = family + "/flux.none"
	handsID  = family + "/match.hands"
)

// belle is the questions that la Belle alone asks.
var belle = []Maker{
	{Question: q("deal.face", "Is a card dealt face up?",
		"{cards word} card[cards!=1: s] more [cards=1: is][cards!=1: are] turned up for each player.", fig("cards", "turned up for each")), Head: "The deal",
		Of: parts.Announces(table.FactDealt, factFace)},
	{Question: q("belle.card", "Which of the cards turned up is the highest?",
		"The king is the highest of the cards turned up, then the queen, the knave and so on; the ace is the {ace ordinal} from the top.", fig("ace", "the ace's place from the top")), Head: "The belle",
		Make: func(t *game.Terms) *Rule {
			ace := int(t.N("ace"))
			return &Rule{Asked: askBelle.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				place := cards.King + 1 - int(s.SeenOf(factShown, seat).Card.Face())
				switch {
				case place > cards.King-cards.Ace:
					place = ace
				case place >= ace:
					place++
				}
				return -place
			}}
		}},
	takes(q("belle.won", "Who wins the belle?",
		"Whoever has the highest card turned up takes what lies in the box of the belle."), "The belle", "{seat} has the highest card turned up", factBelle, boxBelle),
	{Question: q("flux.what", "What is a flux?",
		"A flux is {cards word} cards of one suit.", fig("cards", "of one suit")), Head: "The flux", Says: "{seat} has a flux, {cards}",
		Rule: &Rule{Hears: factSought.Bit()}, On: func(s *State, f *engine.Fact, n int32) {
			for _, seat := range s.Round {
				for suit := cards.Spades; suit <= cards.Clubs; suit++ {
					if set := s.Hand[seat] & cards.Lane(suit); set.Len() >= int(n) {
						s.Tell(factFlux, seat).Cards = set
						break
					}
				}
			}
		}},
	{Question: q("flux.best", "Which flux is the strongest?",
		"The strongest flux is the one whose cards count most."),
		Rule: &Rule{Asked: table.AskPoint.Bit(), Reads: table.Points.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return int(s.Tally(table.Points, seat))
		}}},
	takes(q("flux.won", "Who wins the flux?",
		"Whoever has the strongest flux takes what lies in the box of the flux."), "The flux", "{seat} has the strongest flux", factBest, boxFlux),
	{Question: q("flux.none", "What becomes of the box of the flux where nobody has one?",
		"Where nobody has a flux its box is put off to the next hand, at which [more=0: nothing is added to it][more!=0: everybody adds {more amount} to it].", fig("more", "that everybody adds")),
		Says: "nobody has a flux: its box is put off to the next hand", Owes: "everybody adds to the flux",
		Rule: &Rule{Hears: engine.Facts(factNone, table.FactStakes), Lifts: []string{family + "/stake.flux"}, Hush: func(s *State, f *engine.Fact) bool { return unheld(s) }},
		On: func(s *State, f *engine.Fact, more int32) {
			switch {
			case f.Kind == factNone:
				s.Tell(factUnheld, cards.NoSeat)
			case unheld(s):
				s.AllPut(table.DueStake, boxFlux, more)
			}
		}},
	{Question: q("number.told", "Must whoever has the number say so?",
		"Whoever has the number says so at once, and draws no more."), Says: "{seat} has the number, and is to say so",
		Rule: &Rule{Hears: factCards.Bit(), Given: factNumber.Bit(), Reads: table.Points.Bit(), On: func(s *State, f *engine.Fact) {
			if exact(s, f.Seat) {
				s.Tell(factReached, f.Seat)
			}
		}, Judges: engine.Acts(table.ActStand, actCard), Refuse: func(s *State, a *engine.Act) bool { return untold(s) == a.Seat }}},
	{Question: q("number.first", "Who comes first where several have the number?",
		"Where several have the number whoever had it in the earlier round comes first."),
		Rule: &Rule{Asked: table.AskBest.Bit(), While: factNumber.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			if f := s.Last(factCards); exact(s, seat) {
				for f.Seat != seat {
					f = s.Prior(f)
				}
				return -int(f.N)
			}
			return 0
		}}},
	takes(q("number.won", "Who wins the box of the number?",
		"Whoever has the number takes what lies in its box, or, where nobody has, whoever is nearest below."), "The number", "{seat} is nearest to the number", factNearest, boxNumber),
	{Question: q("box.equal", "What becomes of a box that two players would take?",
		"Where two or more are equal nobody takes the box: what lies there stays for the next hand."), Head: "The boxes", Says: "several are equal: what lies in the box stays for the next hand",
		Rule: &Rule{Hears: engine.Facts(factBelle, factBest, factNearest), On: func(s *State, f *engine.Fact) {
			if f.Seats.Len() > 1 {
				s.Tell(factStays, cards.NoSeat).Seats = f.Seats
			}
		}, Lifts: []string{family + "/belle.won", family + "/flux.won", family + "/number.won"}, Hush: func(s *State, f *engine.Fact) bool { return f.Seats.Len() > 1 }}},
	{Question: q("match.hands", "How many hands make a match?",
		"[hands=1: One hand makes][hands!=1: {hands word} hands make] a match.", fig("hands", "the hands agreed")), Head: "The match", Says: "the last hand is played",
		Make: func(t *game.Terms) *Rule { return parts.MatchOf(table.FactDecided, t.N("hands"), 1) }},
	{Question: q("match.divided", "What becomes of what lies in the boxes when the match is over?",
		"What lies in the boxes when the match is over is divided among all."), Owes: "the match is over, and what lies in the boxes is divided",
		Rule: &Rule{Hears: table.FactMatch.Bit(), On: func(s *State, f *engine.Fact) {
			for box := boxBelle; box <= boxNumber; box++ {
				share := s.Pool(box) / int32(len(s.Round))
				for _, seat := range s.Round {
					s.Owe(table.DueGame, engine.Box(box), table.Account(seat), share)
				}
			}
		}}},
}

// takes has whoever a fact names take a box: of several the first in turn, unless
// a rule lets nobody.
func takes(question game.Question, head, owes string, on engine.FactKind, box int) Maker {
	return Maker{Question: question, Head: head, Owes: owes, Rule: &Rule{Hears: on.Bit(), On: func(s *State, f *engine.Fact) {
		s.Owe(table.DueBox, engine.Box(box), table.Account(s.FirstOf(f.Seats)), s.Pool(box))
	}}}
}

// exact reports whether a player has the number.
func exact(s *State, seat cards.Seat) bool {
	return s.Tally(table.Points, seat) == s.Seen(factNumber).N
}

// unheld reports whether nobody had a flux at the hand before.
func unheld(s *State) bool { return s.Carried(nameUnheld, cards.NoSeat) > 0 }

// belleKeeps returns what a hand leaves for the next.
func belleKeeps(s *State) []record.Item {
	unheld := int32(engine.Int(s.Told(factUnheld)))
	return parts.Leave([]record.Item{parts.HandsPlayed(s)}, nameUnheld, cards.NoSeat, unheld)
}

// belleUnfit says why what was carried cannot be what a hand has left.
func belleUnfit(s *State) string {
	for box, name := range s.Law().Book().Pools {
		if n := int(s.Pool(box)); n%s.N != 0 {
			return name + " " + ascii.Itoa(n) + ": everybody has put the same into it; say a multiple of " + ascii.Itoa(s.N)
		}
	}
	if unheld(s) && s.Pool(boxFlux) == 0 {
		return nameUnheld + " 1: nobody had a flux, and its box is empty; say in pool what lies there"
	}
	if t, ok := s.Law().Terms(handsID); ok && s.Carried(game.Tours, cards.NoSeat) >= t.N("hands") {
		return ascii.Itoa(int(s.Carried(game.Tours, cards.NoSeat))) + " hands are played: the match was over before this one; say fewer"
	}
	return ""
}

// belleWays is how the game is played by chance and by bots.
type belleWays struct{}

// Ways gives it to package play.
func (belleWays) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Policy: bellePolicy, Carry: belleCarry, Trials: trials}
}

// weigh has players draw rather than stand.
func weigh(s *State, a *engine.Act, src *table.Source) int {
	if a.Kind == actCard {
		return 2
	}
	return 1
}

// trials returns the acts that are put to two laws besides.
func trials(s *State, kind engine.ActKind) []engine.Act {
	var list []engine.Act
	for _, seat := range s.Round {
		if kind == actCard {
			list = append(list, engine.NewAct(kind, seat).WithN(2))
		}
	}
	return list
}

// belleCarry has a random hand find boxes that have stayed, and be one of a match
// that has gone on for a while, every other time at its end.
func belleCarry(s *State, src *table.Source) {
	for box := range s.Law().Book().Pools {
		if src.One(3) {
			s.Put(box, int32(s.N*(1+src.Below(4))))
		}
	}
	if s.Pool(boxFlux) > 0 && src.One(2) {
		s.Carries(nameUnheld, cards.NoSeat, 1)
	}
	if t, ok := s.Law().Terms(handsID); ok {
		parts.CarryHands(s, src, int(t.N("hands")))
	}
}

// bellePolicy returns what a player does who knows the game: stand with twenty-eight
// points and more, as p8 has it, or where nobody else can win, and else draw.
func bellePolicy(s *State, o *table.Options) (a engine.Act, ok bool) {
	kind := table.ActStand
	switch n := s.Tally(table.Points, o.Seat); {
	case o.N > 2:
		kind = actAnnounce
	case n < stand && rivals(s, o.Seat):
		kind = actCard
	}
	return o.Chosen(kind)
}

// rivals reports whether anybody else can still win.
func rivals(s *State, seat cards.Seat) bool { return within(s)&^seat.Bit() != 0 }

// stand is the points with which a player stands who knows the game: among bots
// that know any game it gains more than one fewer or one more.
const stand = 28
