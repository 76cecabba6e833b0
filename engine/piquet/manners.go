package piquet

import (
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/parts/tours"
	"quinola/engine/table"
)

// manners adds the manners of Piquet à écrire: two players or two sides who pay
// each other; three to seven players whose marks are divided at the end, with
// either the marking player relieved or the tours going round; and with a
// corbillon.
func manners(g *table.Game, cent *game.Ruleset) *game.Ruleset {
	two := &game.Ruleset{
		ID: "piquet.ecrire", Text: "academie", Division: "piquet", Game: g, Name: "Piquet à écrire, Académie", Unit: table.Point, Seats: 2, Tricks: tricks,
		Irregular: cent.Irregular,
		Settings:  []string{"parts/write.consolation#points 0..", toursID + "#tours 1..", "parts/write.mark#from 1 5", "piquet/declare.mistaken#agreed 0 1"},
		Bases:     []game.Base{{Of: cent, Clause: "piquet.c5.p4", But: []string{"match.mark", "parts/match.target", "parts/match.over", "deal.anew", "exchange.usurped"}}},
		Answers: []game.Answer{
			{Rule: "parts/purse", Figures: game.Figures{{"amount", 600}}},
			{Rule: "exchange.usurped", Figures: game.Figures{{"points", 170}}, Ruling: "grand-coup"},
			{Rule: "parts/write.carry"},
			{Rule: "write.coup"},
			{Rule: "parts/write.tour", Figures: game.Figures{{"coups", 2}}},
			{Rule: "parts/write.mark", Figures: game.Figures{{"ten", ten}, {"from", 5}}},
			{Rule: "parts/write.consolation", Figures: game.Figures{{"points", 20}}},
			{Rule: "parts/write.refait", Figures: game.Figures{{"points", 20}}},
			{Rule: "write.rois", Figures: game.Figures{{"tours", 24}}, Ruling: "rois"},
		},
	}
	chouette := among(two, 3, "piquet.chouette", two.Name+", la Chouette", "piquet.c5.troisieme.p2", sided)
	chouette.Sides = []string{"S", "EW"}
	sides := among(two, 4, "piquet.deux", two.Name+", two against two", "piquet.c5.troisieme.p2", sided)
	sides.Sides = []string{"SN", "EW"}

	relieved := among(two, 3, "piquet.malheureux", two.Name+", the marked player stays", "piquet.c5.p4", append([]game.Answer{{Rule: "parts/society.begin", Ruling: "begin"}, {Rule: "society.relieved"}}, columns...))
	relieved.Pools, relieved.Bases[0].But = []string{poolColumns}, []string{"parts/purse"}
	round := among(two, 3, "piquet.tourner", two.Name+", round the table", "piquet.c5.p4", append([]game.Answer{{Rule: "parts/society.begin"}, {Rule: "parts/society.round"}}, columns...))
	round.Pools, round.Bases[0].But = relieved.Pools, relieved.Bases[0].But
	corbillon := among(relieved, 3, "piquet.corbillon", two.Name+", with a corbillon", "piquet.c5.seconde.p3", []game.Answer{
		{Rule: "parts/purse", Figures: game.Figures{{"amount", 600}}},
		{Rule: "society.jettons", Figures: game.Figures{{"marker", 2 * ten}, {"others", ten}}},
	})
	corbillon.Pools = []string{poolCorbillon}
	two.Variants = []*game.Ruleset{chouette, sides}
	for _, v := range []struct {
		manner *game.Ruleset
		also   []int // numbers of players, beside three
	}{{relieved, []int{4, 5, 6, 7}}, {round, []int{4, 5, 6, 7}}, {corbillon, []int{5}}} {
		two.Variants = append(two.Variants, v.manner)
		for _, n := range v.also {
			two.Variants = append(two.Variants, parts.ForPlayers(v.manner, n, "piquet.c5.p1"))
		}
	}
	return two
}

// sided lists the answers where sides play.
var sided = []game.Answer{
	{Rule: "parts/society.two"},
	{Rule: "parts/society.begin", Ruling: "begin"},
	{Rule: "parts/society.partner", Ruling: "partner"},
	{Rule: "parts/society.deals", Ruling: "relieved-deal"},
	{Rule: "parts/society.sides", Ruling: "sides"},
}

// columns lists the answers where what is marked is divided at the end.
var columns = []game.Answer{
	{Rule: "parts/society.two"},
	{Rule: "parts/society.deals", Ruling: "relieved-deal"},
	{Rule: "society.column"},
	{Rule: "society.share"},
	{Rule: "society.surplus", Ruling: "surplus"},
}

// among adds a manner for so many players, which answers some questions
// otherwise than another manner.
func among(of *game.Ruleset, seats int, id, name, clause string, answers []game.Answer) *game.Ruleset {
	rs := parts.ForPlayers(of, seats, clause, answers...)
	rs.ID, rs.Name, rs.Hands = id, name, 2
	return rs
}

// begun sets up a random hand of Piquet à écrire: a tour and a match under way,
// and an order of those who wait.
func begun(s *State, src *table.Source) {
	two := [2]cards.Seat{s.Dealer, cards.Right(s.N, s.Dealer)}
	if s.N > 2 && !src.One(4) {
		two[1] = gathered(s, src)
	}
	if src.One(3) {
		s.Carries(tours.Coup, cards.NoSeat, 1)
		s.Carries(tours.Ahead, two[src.Below(2)], int32(src.Below(60)))
	}
	if src.One(4) {
		s.Carries(tours.Refait, cards.NoSeat, int32(1+src.Below(2)))
	}
	if t, ok := s.Law().Terms(toursID); src.One(3) && ok {
		s.Carries(game.Tours, cards.NoSeat, max(t.N("tours")-1-int32(src.Below(2)), 0))
	}
}

// gathered makes everybody but the dealer and one rival wait, some of them
// already marked, and returns the rival.
func gathered(s *State, src *table.Source) cards.Seat {
	var rivals, wait []cards.Seat // partners never play against each other
	for seat := cards.Right(s.N, s.Dealer); seat != s.Dealer; seat = cards.Right(s.N, seat) {
		if s.Side(s.Dealer).Has(seat) {
			wait = append(wait, seat)
		} else {
			rivals = append(rivals, seat)
		}
	}
	at := src.Below(len(rivals))
	if s.Law().Book().Answer("parts/society.round") != nil {
		at *= len(rivals) - 1 // a neighbour of the dealer
		at = min(at, len(rivals)-1)
	}
	against := rivals[at]
	wait = append(append(wait, rivals[:at]...), rivals[at+1:]...)
	for i := range wait {
		k := i + src.Below(len(wait)-i)
		wait[i], wait[k] = wait[k], wait[i]
		s.Carries(tours.Waits, wait[i], int32(i+1))
	}
	if s.Law().Book().Answer(columnID) == nil {
		return against
	}
	sum := int32(0)
	for _, seat := range s.Seats() {
		n := ten * int32(src.Below(60))
		s.Carries(nameColumn, seat, n)
		sum += n
	}
	s.Put(0, sum)
	return against
}
