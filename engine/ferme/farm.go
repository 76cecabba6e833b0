package ferme

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// The boxes of la Ferme: what the farm is worth, and what everybody has put in.
const (
	boxFarm = iota
	boxGame
)

// Ferme returns the game of la Ferme.
func Ferme() *table.Game {
	g := &table.Game{
		Ident: "ferme", Kin: family, Title: "La Ferme",
		Aims:    []string{"number", "game.won"},
		Phases:  []*table.Phase{drawing(counted, won)},
		Makers:  fermeMakers(),
		Acts:    acts,
		Free:    actBid.Bit(),
		Notable: engine.Facts(factOver, factFarm),
		Waits:   func(s *State) cards.SeatSet { return s.Dealer.Bit() },
		Spoken:  spoken,
		Pools:   []game.NamedPool{{Pool: "farm", Words: "the farm"}, {Pool: "game", Words: "the game"}},
		Equal:   []game.Alike{{Ruleset: "ferme", ID: family + "/draw.first#leader", What: "dealer for eldest", Why: "the farmer has no card: the first after the farmer who has one is eldest hand"}},
		Carries: []table.Carried{{Name: namePrice, By: priceID}},
		Keeps: func(s *State) []record.Item {
			return parts.Leave(nil, namePrice, cards.NoSeat, bidden(s))
		},
		Ways:     fermeWays{},
		Pictured: []cards.Card{brilliant, cards.Of(cards.Spades, cards.King)},
	}
	g.Books = fermeBooks(g)
	return g
}

// brilliant is the six of hearts, the only six of the pack.
var brilliant = cards.Of(cards.Hearts, 6)

// namePrice is what is carried to the next hand: the price at which the farm was
// taken, where it was bid for.
const namePrice = "price"

// bidden returns the highest price that was offered for the farm, before this hand or
// an earlier one, or 0.
func bidden(s *State) int32 {
	if f := s.Last(factPrice); f != nil {
		return f.N
	}
	return s.Carried(namePrice, cards.NoSeat)
}

// bestBid reports whether a player has offered most for the farm.
func bestBid(s *State, seat cards.Seat) bool {
	f := s.Last(factPrice)
	return f != nil && f.Seat == seat
}

// won asks who wins.
func won(s *State) {
	if in := within(s); in != 0 {
		s.Ask(table.AskBest, in, engine.Fact{Kind: table.FactWon, Rests: engine.Facts(factNumber, factOver)})
	}
}

// fermeMakers returns every question of the game, in the order of a hand.
func fermeMakers() []*Maker {
	return slices.Concat(
		[]*Maker{&parts.Players}, parts.Own(ferme[:5]), []*Maker{&parts.First, &parts.Cut, &parts.Count},
		parts.Own(ferme[5:6]), []*Maker{&parts.Passes, &value, &number, &over}, parts.Own(ferme[6:7]),
		[]*Maker{&drawFirst, &drawTurn, &drawOne, &drawFrom, &drawStand, &nearest}, parts.Own(ferme[7:9]),
		[]*Maker{&parts.BestEldest}, parts.Own(ferme[9:]))
}

// The ids of questions that others lift.
const (
	staysID = family + "/farm.stays"
	priceID = family + "/farm.price"
)

// ferme is the questions that la Ferme alone asks.
var ferme = []Maker{
	{Question: q("pack", "Which cards are taken out of the pack?",
		"The [highest=8: {lowest ranks}][highest!=8: cards from the {lowest ranks} to the {highest ranks}] are taken out, the {out card} and the black {black ranks}.",
		fig("lowest", "the lowest face taken out"), fig("highest", "the highest face taken out"), fig("out", "a single card taken out: 16 for each suit before its own in the order ♠ ♥ ♦ ♣, and its face"), fig("black", "the faces taken out of spades and clubs, a digit for each")), Head: "The table and the pack",
		Make: parts.Pack.Make},
	{Question: q("farm.bid", "Who becomes the farmer?",
		"Whoever offers the highest price is the farmer at that price, and deals."), Head: "The farm", Says: "{seat} offers the most for the farm",
		Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << actBid, On: func(s *State, f *engine.Fact) {
			if best := s.Last(factPrice); best == nil || f.Amount > best.N {
				s.Tell(factPrice, f.Seat).N = f.Amount
			}
		}, Asked: table.AskDealer.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			return engine.Int(bestBid(s, seat))
		}, Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Seat != s.Dealer && bestBid(s, a.Seat) }}},
	{Question: q("farm.price", "What does the farmer put aside?",
		"The farmer puts aside the price of the farm where nothing lies there: what was offered for it, or, where it was not bid for, {price amount}.", fig("price", "of the farm")), Owes: "{seat} puts the price of the farm aside",
		Rule: &Rule{Hears: table.FactStakes.Bit()}, On: func(s *State, f *engine.Fact, price int32) {
			if s.Pool(boxFarm) > 0 {
				return
			}
			due := price
			if n := bidden(s); n > 0 {
				due = n
			}
			s.Owe(table.DueStake, table.Account(s.Dealer), engine.Box(boxFarm), due)
			if s.Told(factPrice) {
				s.RestOn(factPrice.Bit())
			}
		}},
	{Question: q("farm.stays", "Who deals as long as nobody dispossesses the farmer?",
		"The farmer always deals."), Says: "{seat} deals next",
		Rule: &Rule{Hears: table.FactClosing.Bit(), On: func(s *State, f *engine.Fact) { s.Tell(table.FactNextDealer, s.Dealer) }}},
	stake(q("stake.game", "What does everybody put in at every hand?",
		"At every hand each player puts {each amount} in."), "each puts in", boxGame),
	{Question: q("farmer.apart", "Does the farmer play?",
		"The farmer gives to the others, and does not play."), Head: "The deal",
		Rule: &Rule{Judges: table.ActDeal.Bit(), Refuse: func(s *State, a *engine.Act) bool { return a.Seat == s.Dealer }}},
	{Question: q("over.paid", "What does it cost to pass the number?",
		"Whoever passes the number pays {payee him} {point amount} for each point by which it is passed.", fig("point", "for each point"), fig("payee", "who is paid")), Owes: "{seat} has passed the number",
		Make: func(t *game.Terms) *Rule {
			point, payee := t.N("point"), t.Role("payee")
			return &Rule{Hears: factOver.Bit(), On: func(s *State, f *engine.Fact) {
				s.Pay(table.DueFine, f.Seat, payee, f.N*point, f)
			}}
		}},
	{Question: q("number.fewer", "Who comes first where several have the number?",
		"Of several who have the number whoever has it in fewer cards comes first."), Head: "The game",
		Rule: &Rule{Asked: table.AskBest.Bit(), While: factNumber.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
			if exact(s, seat) {
				return -s.Hand[seat].Len()
			}
			return 0
		}}},
	{Question: q("number.card", "And where they have it in as many cards?",
		"Of several who have the number in as many cards whoever has it by the {card card}, the brillant, comes first.", fig("card", "the brillant: 16 for each suit before its own in the order ♠ ♥ ♦ ♣, and its face")),
		Make: func(t *game.Terms) *Rule {
			c := cards.Card(t.N("card") & 63)
			return &Rule{Asked: table.AskBest.Bit(), While: factNumber.Bit(), Prefer: func(s *State, _ engine.Question, seat cards.Seat) int {
				return engine.Int(exact(s, seat) && s.Hand[seat].Has(c))
			}}
		}},
	{Question: q("farm.won", "Who wins the farm?",
		"Whoever wins with the number itself takes the farm."), Says: "{seat} has the number, and wins the farm", Owes: "{seat} wins the farm",
		Rule: &Rule{Hears: table.FactWon.Bit(), Given: factNumber.Bit(), Reads: table.Points.Bit(), On: func(s *State, f *engine.Fact) {
			if exact(s, f.Seat) {
				s.Tell(factFarm, f.Seat)
				s.Owe(table.DueBox, engine.Box(boxFarm), table.Account(f.Seat), s.Pool(boxFarm))
			}
		}}},
	parts.TakeBox(q("game.won", "Who takes what everybody has put in?",
		"Whoever has the number, or, where nobody has, whoever is nearest below takes what everybody has put in."), "{seat} is nearest to the number", table.FactWon, boxGame, table.DueGame),
	{Question: q("farm.next", "Who is the next farmer?",
		"[way=0: Whoever dispossesses the farmer becomes farmer.][way=2: The farmer stays farmer, whoever wins the farm.][way=3: When somebody wins the farm it is the turn of the player on the farmer's right to be farmer.]", fig("way", "0 for whoever dispossesses the farmer, 2 for the same always, 3 for each in turn")), Head: "The match", Says: "{seat} is farmer next",
		Rule: &Rule{Hears: table.FactClosing.Bit(), Lifts: []string{staysID}, Hush: func(s *State, f *engine.Fact) bool { return s.Told(factFarm) }},
		On: func(s *State, f *engine.Fact, way int32) {
			next := s.Who(factFarm)
			if next == cards.NoSeat {
				return
			}
			switch way {
			case 0:
				s.Tell(table.FactNextDealer, next)
			case 2:
				s.Tell(table.FactNextDealer, s.Dealer)
			case 3:
				s.Tell(table.FactNextDealer, s.OnRight(s.Dealer))
			}
		}},
}

// fermeWays is how the game is played by chance and by bots.
type fermeWays struct{}

// Ways gives it to package play.
func (fermeWays) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Policy: fermePolicy, Carry: fermeCarry, Trials: trials}
}

// fermeCarry has a random hand find a farm that was not won, and counters that
// nobody has taken.
func fermeCarry(s *State, src *table.Source) {
	if t, ok := s.Law().Terms(priceID); ok && src.One(2) {
		s.Put(boxFarm, t.N("price"))
	} else if !ok {
		s.Put(boxFarm, int32(src.Below(20)))
	}
	if src.One(8) {
		s.Put(boxGame, int32(s.N-1))
	}
}

// fermePolicy returns what a player does who knows the game: stand with ten points and
// more, for sixteen of the forty-five cards count ten, and draw with fewer.
func fermePolicy(s *State, o *table.Options) (a engine.Act, ok bool) {
	kind := table.ActStand
	if s.Tally(table.Points, o.Seat) < standFarm {
		kind = actCard
	}
	return o.Chosen(kind)
}

// standFarm is the points with which a player stands who knows the game: among
// bots that know any game it gains more than one fewer or one more.
const standFarm = 10
