package romestecq

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// makers returns every question of the game, in the order of a hand.
func makers() []*Maker {
	list := []*Maker{&parts.Players, &parts.Pack, &parts.Rank, &parts.Partners, &parts.Hidden}
	list = append(list, parts.Own(sits)...)
	list = append(list, &parts.First, &parts.Cut, &parts.Count, &parts.Packets, &parts.PacketsKeep, &parts.TurnedNone, &parts.TalonUnseen, &parts.Passes,
		&parts.LeadFirst, &parts.LeadNext, &parts.Follow, &parts.TakerSuit)
	list = append(list, parts.Own(names)...)
	list = append(list, parts.Own(marks)...)
	list = append(list, parts.Own(laws)...)
	return append(list, &parts.Target, &matchOver)
}

// worth is the figure of what a combination is worth.
var worth = fig("points", "that it is worth")

// sits is the questions about who deals, who keeps the marks, and what partners
// may see.
var sits = []Maker{
	parts.ShowPartner(q("partners.see", "May partners see each other's cards?",
		"Partners let each other know what they hold."), "parts/hand.hidden"),
	{Question: q("marker", "Who keeps the marks?", "Whoever does not deal keeps the marks."),
		Rule: &Rule{Judges: actKeep.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Seat == s.Dealer }}},
	{Question: q("draw.middle", "Who draw for the first deal?", "The middle player of each side draws a card for the first deal."), Head: "The deal",
		Rule: &Rule{Judges: table.ActDraw.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			side := s.Side(a.Seat)
			return side != 0 && !(side.Has(s.OnLeft(a.Seat)) && side.Has(s.OnRight(a.Seat)))
		}}},
	{Question: q("deal.order", "Who deals the first hand where six play?", "Whoever draws the higher card deals first, or orders the other to deal."), Says: "{seat} deals first",
		Rule: &Rule{
			Judges: actOrder.Bit(), Refuse: func(s *State, a *engine.Act) bool {
				own, other := parts.Drawn(s, a.Seat), parts.Drawn(s, a.To)
				return own == cards.None || other == cards.None || s.Height(own) <= s.Height(other)
			},
			Asked: table.AskDealer.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				if f := s.Did(actOrder, cards.NoSeat); f != nil && f.Leader == seat {
					return 100
				}
				if c := parts.Drawn(s, seat); c != cards.None {
					return int(s.Height(c))
				}
				return -100
			},
		}},
}

// says reports whether a fact is that a player names cards: in its turn, or as a
// record notes it.
func says(f *engine.Fact) bool {
	return (f.Kind == table.FactSaid || f.Kind == table.FactAct) && f.N == int32(table.ActMeld)
}

// naming returns the rule that cards of some kind may be named, and that they are worth
// something when the last of them is played, where counts says so.
func naming(question game.Question, told string, kind int32, is func(cards.Set) bool, counts func(s *State, f *engine.Fact) bool) Maker {
	question.Figures = []part{worth}
	return Maker{Question: question, Says: told, Rule: &Rule{Hears: engine.Facts(table.FactSaid, table.FactAct, factPlayedOut)},
		On: func(s *State, f *engine.Fact, points int32) {
			switch {
			case says(f) && is(f.Cards):
				said := s.Tell(table.FactMeld, f.Seat)
				said.Cards, said.N = f.Cards, kind
			case f.Kind == factPlayedOut && f.N == kind && counts(s, f):
				gain(s, f, points)
			}
		}}
}

// gain has marks wiped out for a combination.
func gain(s *State, f *engine.Fact, points int32) {
	if points > 0 {
		said := s.Tell(factMarks, s.Scorer(f.Seat))
		said.Cards, said.N = f.Cards, points
	}
}

// always and whole are when a combination counts: in any case, or where it was not
// gruged.
func always(*State, *engine.Fact) bool { return true }

func whole(s *State, f *engine.Fact) bool {
	for g := s.Last(factGruged); g != nil; g = s.Prior(g) {
		if g.Seat == f.Seat && g.N == f.N && g.Cards == f.Cards {
			return false
		}
	}
	return true
}

// names is the questions about what is named in the play.
var names = []Maker{
	{Question: q("virlicque", "What is a virlicque?", "Four cards of a face in one hand are a virlicque."), Head: "The combinations", Says: "{seat} has a virlicque, {cards}",
		Rule: &Rule{Hears: table.FactDealt.Bit(), On: func(s *State, f *engine.Fact) {
			for _, seat := range s.Round {
				for face := uint8(cards.Ace); face <= cards.King && s.First() <= 1; face++ {
					if set := s.Hand[seat] & cards.Face(face); set.Len() == 4 {
						s.Tell(factVirlicque, seat).Cards = set
					}
				}
			}
		}}},
	{Question: q("virlicque.match", "What does a virlicque win?", "Whoever has a virlicque wins the match."), Says: "{seat} wins the match",
		Rule: &Rule{Hears: factVirlicque.Bit(), On: func(s *State, f *engine.Fact) { s.Tell(table.FactMatch, s.Scorer(f.Seat)) }}},
	{Question: q("virlicque.higher", "Which of two virlicques wins?", "Of two virlicques the higher wins."),
		Rule: &Rule{Lifts: []string{family + "/virlicque.match"}, Hush: func(s *State, f *engine.Fact) bool {
			for v := s.Last(factVirlicque); v != nil; v = s.Prior(v) {
				if s.Height(v.Cards.First()) > s.Height(f.Cards.First()) {
					return true
				}
			}
			return false
		}}},
	naming(q("ningre", "What is a double ningre, and what is it worth?", "Two cards of a face and two of another in one hand are a double ningre; it is worth {points} where it is not gruged."),
		"a double ningre counts, {cards}", kindNingre, isNingre, whole),
	naming(q("triche", "What is a triche, and what is it worth?", "Three cards of a face in one hand are a triche; one of aces or kings is worth {points} where it is not gruged."),
		"a triche counts, {cards}", kindTriche, isTriche, func(s *State, f *engine.Fact) bool { return high(f.Cards.First().Face()) && whole(s, f) }),
	naming(q("village", "What is a village, and what is it worth?", "Two queens and two knaves of the same suits are a village, and so are other cards below of which one follows the other; it is worth {points}."),
		"a village counts, {cards}", kindVillage, isVillage, always),
	naming(q("double-rome", "What is a double Rome, and what is it worth?", "Two aces or two kings in one hand are a double Rome; it is worth {points}."),
		"a double Rome counts, {cards}", kindDoubleRome, isDoubleRome, always),
	{Question: q("double-rome.whole", "What is a double Rome worth that is not gruged?", "A double Rome that is not gruged is worth {points}.", worth), Says: "a double Rome that is not gruged counts, {cards}",
		Of: func(points int32) *Rule {
			so := func(s *State, f *engine.Fact) bool {
				return f.Kind == factPlayedOut && f.N == kindDoubleRome && whole(s, f)
			}
			return &Rule{Hears: factPlayedOut.Bit(), On: func(s *State, f *engine.Fact) {
				if so(s, f) {
					gain(s, f, points)
				}
			}, Lifts: []string{family + "/double-rome"}, Hush: so}
		}},
	naming(q("rome", "What is a Rome, and what is it worth?", "Two queens, knaves, tens or other cards of a face in one hand are a Rome; it is worth {points}."),
		"a Rome counts, {cards}", kindRome, isRome, always),
	{Question: q("name.held", "Which cards may be named?", "Cards are named that are a combination in one hand, and of which none is played yet."), Head: "The play",
		Rule: &Rule{Judges: table.ActMeld.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Cards&^s.Hand[a.Seat] != 0 || called(a.Cards) == "" }}},
	{Question: q("name.piece", "When is a combination named?", "A combination is named as the first piece of it is played."),
		Rule: &Rule{Judges: table.ActMeld.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return a.Seat != s.Table.Turn || a.Cards&lies(s, a.Seat)&playable(s, s.Hand[a.Seat]) == 0
		}, Bars: func(s *State, seat cards.Seat, hand cards.Set) cards.Set {
			if now := lies(s, seat); now&playable(s, hand) != 0 {
				return hand &^ now
			}
			return 0
		}}},
	{Question: q("name.once", "May a card be a piece of two combinations?", "A card may be a piece of several combinations, but not of two of one kind."),
		Rule: &Rule{Judges: table.ActMeld.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
				if f.Seat == a.Seat && f.Cards&a.Cards != 0 && f.Cards.Len() == a.Cards.Len() {
					return true
				}
			}
			return false
		}}},
}

// lies returns the cards that are pieces of all that a player has named and played no
// piece of yet: of every card where that is nothing.
func lies(s *State, seat cards.Seat) cards.Set {
	set := s.Hand[seat]
	for f := s.Last(table.FactMeld); f != nil; f = s.Prior(f) {
		if f.Seat == seat && f.Cards&^s.Hand[seat] == 0 {
			set &= f.Cards
		}
	}
	return set
}

// playable returns the cards of a hand that follow suit; where there are none, or a card
// is led, all.
func playable(s *State, hand cards.Set) cards.Set {
	if s.Table.N > 0 {
		if led := hand & cards.Lane(s.Table.Led.Suit()); led != 0 {
			return led
		}
	}
	return hand
}

// marks is the questions about what is unmarked in the play.
var marks = []Maker{
	{Question: q("gruge", "When is a combination gruged?", "A combination is gruged when the other side takes a card of it."), Head: "The marks", Says: "{seat} is gruged of {cards}",
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: table.FactMeld.Bit(), On: func(s *State, f *engine.Fact) {
			rivals := s.Rivals(f.Seat)
			for i, n := s.From(table.FactMeld), len(s.Facts); i < n; i++ {
				if c := s.Facts[i]; c.Kind == table.FactMeld && rivals.Has(c.Seat) && c.Cards&f.Cards != 0 && whole(s, &c) {
					said := s.Tell(factGruged, c.Seat)
					said.Taker, said.Cards, said.N = f.Seat, c.Cards, c.N
				}
			}
		}}},
	{Question: q("counted", "When is a combination counted?", "A combination is counted when the trick is taken in which its last card lies; of several players' first that of whoever sits nearest to the dealer's right, and so on round."),
		Rule: &Rule{Hears: table.FactTrick.Bit(), Given: table.FactMeld.Bit(), On: func(s *State, f *engine.Fact) {
			n := len(s.Facts)
			for seat, k := s.Eldest, 0; k < s.N; seat, k = s.Right(seat), k+1 {
				for i := s.From(table.FactMeld); i < n; i++ {
					if c := s.Facts[i]; c.Kind == table.FactMeld && c.Seat == seat && c.Cards&f.Cards != 0 && c.Cards&s.Hand[seat] == 0 {
						said := s.Tell(factPlayedOut, seat)
						said.Cards, said.N = c.Cards, c.N
					}
				}
			}
		}}},
	{Question: q("stecq", "What is the last trick worth?", "The last trick is worth {points}: the stecq.", worth), Says: "{seat} has the stecq",
		Rule: &Rule{Hears: table.FactEnd.Bit(), Given: table.FactTrick.Bit()}, On: func(s *State, f *engine.Fact, points int32) {
			games.Gain(s, s.Last(table.FactTrick).Seat, points)
		}},
	inWords(games.Marked(q("marked", "How are points kept?", "For each point a mark is wiped out of those that the match is to.")), "", ""), // the payment says it
	inWords(games.Redeems(q("debt.first", "What does a player wipe out first who has more marks than the match is to?", "Marks that were added to those of the match are wiped out first."), family+"/marked"), "", "{seat} had more marks than the match is to, and wipes those out first"),
}

// inWords returns a question with what is told of it in the words of this game.
func inWords(m Maker, says, owes string) Maker {
	m.Says, m.Owes = says, owes
	return m
}

// lost is the figure of what a fault costs.
var lost = fig("points", "marked against the player")

// dealing reports that the dealer did it before anybody played.
func dealing(s *State, f *engine.Fact) bool { return f.Seat == s.Dealer && !s.Playing() }

// laws is the questions about what is irregular.
var laws = []Maker{
	parts.Headed("The laws", parts.CostsWhere(q("fault.exposed", "What does it cost to turn up a card in dealing?", "A dealer who turns up a card of a player in dealing is marked with {points}.", lost),
		"{seat} turned up a card, and has {n} marks added", games.Lose, func(s *State, f *engine.Fact) bool { return dealing(s, f) && parts.Holder(s, f.Card) != cards.NoSeat }, table.ActExposed)),
	{Question: q("exposed.own", "What does it cost to turn up a card of one's own side?", "A card of the dealer's own side, turned up, costs nothing."),
		Rule: &Rule{Lifts: []string{family + "/fault.exposed"}, Hush: func(s *State, f *engine.Fact) bool {
			seat := parts.Holder(s, f.Card)
			return seat != cards.NoSeat && !s.Rivals(f.Seat).Has(seat)
		}}},
	parts.Costs(q("fault.faced", "What does it cost to deal from a pack in which cards lie turned over?", "Where cards are found turned over in the pack the dealer is marked with {points}.", lost),
		"{seat} dealt cards that lay turned over, and has {n} marks added", games.Lose, actFaced),
	parts.Costs(q("fault.packets", "What does it cost to deal otherwise than at first?", "A dealer who does not deal as at first is marked with {points}, and the hand is played.", lost),
		"{seat} dealt otherwise than at first, and has {n} marks added", games.Lose, actRepacket),
	parts.CostsWhere(q("fault.six", "What does it cost to deal six cards?", "A dealer who gives six cards is marked with {points}, takes one of the six at random and lays it to the talon, and goes on dealing.", lost),
		"{seat} dealt six cards, and has {n} marks added", games.Lose, dealing, actSix),
	parts.Costs(q("fault.early", "What does it cost to play out of turn?", "Whoever plays out of turn takes the card back, and is marked with {points}.", lost),
		"{seat} played out of turn, and has {n} marks added", games.Lose, table.ActEarly),
	inWords(games.Lost(q("loss.own", "How are points lost?", "Points that are marked against a player are taken from what that side has wiped out.")), "", "{seat} has marks added that the side had wiped out"),
	inWords(games.Indebts(q("loss.debt", "What if a side has not wiped out so many?", "What a side has not wiped out is added to the marks of the match.")), "{seat} has more marks than the match is to", ""),
	parts.Forfeits(q("revoke.match", "What does it cost to revoke?", "Whoever revokes loses the match."), "{seat} wins the match: another has revoked", table.ActRevoke),
	parts.Forfeits(q("silent.match", "What does it cost to count a combination without having named it?", "Whoever counts a combination of which a piece was not named loses the match."), "{seat} wins the match: another has counted what was not named", actSilent),
	parts.Forfeits(q("boast.match", "What does it cost to count a combination that one has not?", "Whoever counts a combination that the hand has not loses the match, when anybody notices it."), "{seat} wins the match: another has counted a combination that the hand had not", actBoast),
	parts.Forfeits(q("excess.match", "What does it cost to play with six cards?", "Whoever plays with six cards or more loses the match."), "{seat} wins the match: another has played with too many cards", actExcess),
	parts.Forfeits(q("overmark.match", "What does it cost to wipe out a mark too many?", "Whoever wipes out a mark too many loses the match."), "{seat} wins the match: another has wiped out a mark too many", actOvermark),
	parts.Forfeits(q("overclaim.match", "What does it cost to announce three marks that one has not?", "Whoever announces three marks without having them loses the match."), "{seat} wins the match: another has announced three marks without having them", actOverclaim),
}

// matchOver is what becomes of the hand in which the match is won.
var matchOver = Maker{Question: q("match.over", "Is anything counted when the match is won?", "When the match is won the play is over, and nothing more is counted."),
	Rule: &Rule{Hears: table.FactMatch.Bit(), On: parts.Tells(table.FactOver),
		Lifts: []string{family + "/marked", family + "/debt.first", family + "/virlicque.match", family + "/revoke.match",
			family + "/silent.match", family + "/boast.match", family + "/excess.match", family + "/overmark.match", family + "/overclaim.match"},
		While: table.FactMatch.Bit(), Hush: func(*State, *engine.Fact) bool { return true }}}
