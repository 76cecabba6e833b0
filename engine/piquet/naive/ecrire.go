package naive

import (
	"slices"
	"strings"

	"quinola/engine/agree"
)

// sheet is the score sheet of Piquet à écrire after a hand.
type sheet struct {
	*clerk
	order   []string // the seats, to the right
	line    []string // those who wait, the first to come in first
	pair    []string // the two who play
	column  map[string]int
	pooled  bool // marks are divided at the end
	refaits int
	tours   int
}

// Write settles one hand of a written match (c5). It counts like any other
// (c5.p4, troisieme.p3); after both hands of a tour the player who made less is
// marked the difference.
func Write(data []byte, order []string) (agree.Result, error) {
	c, err := opened(data)
	if err != nil {
		return agree.Result{}, err
	}
	before := c.Hand.State
	s := &sheet{clerk: c, order: order, pair: []string{c.elder, c.younger}, column: map[string]int{}, refaits: only(before.Refait), tours: only(before.Tours)}
	for _, manner := range []string{"malheureux", "tourner", "corbillon"} {
		s.pooled = s.pooled || strings.Contains(c.Rules, manner)
	}
	for _, seat := range order {
		s.column[seat] = before.Column[seat]
	}
	s.lineUp()
	c.settle()
	if err := c.held(); err != nil {
		return c.Result, err
	}
	if c.over { // laws 22 to 25: the match is lost; the books say nothing of the columns
		if len(order) > 2 {
			c.Winner = ""
		}
		return c.Result, nil
	}
	c.Net = map[string]int{}
	coups, ahead := only(before.Coup), map[string]int{}
	if !c.Void { // law 14: nothing of a void hand counts (ruling)
		coups++
	}
	more := before.Ahead[c.elder] - before.Ahead[c.younger]
	if !c.Void {
		more += c.score[c.elder] - c.score[c.younger]
	}
	if coups == 2 { // c5.p3
		coups = 0
		s.tour(more)
	} else if coups > 0 && more > 0 {
		ahead[c.elder] = more
	} else if coups > 0 {
		ahead[c.younger] = -more
	}
	c.Result.State = map[string][]int{"tours": {s.tours}, "coup": some(coups), "refait": some(s.refaits)}
	c.Marks = map[string]map[string]int{"ahead": ahead, "column": {}, "wins": {}, "loses": {}}
	if s.pooled {
		c.Marks["column"] = s.column
	}
	if s.tours == s.Agreed.Or("piquet/write.rois#tours", 24) { // ruling
		c.Next = ""
		s.divide()
		return c.Result, nil
	}
	c.Marks["waits"] = map[string]int{}
	for i, seat := range s.line {
		c.Marks["waits"][seat] = i + 1
	}
	return c.Result, nil
}

// only returns the single number of a list; 0 for an empty list.
func only(list []int) int {
	if len(list) == 0 {
		return 0
	}
	return list[0]
}

// some returns a list of one number, or nil for 0.
func some(n int) []int {
	if n == 0 {
		return nil
	}
	return []int{n}
}

// after returns the next seat to the right.
func (s *sheet) after(seat string) string {
	return s.order[(slices.Index(s.order, seat)+1)%len(s.order)]
}

// lineUp finds who waits: in the first hand of a match all stand as they sit, to
// the right of the dealer.
func (s *sheet) lineUp() {
	for seat := s.after(s.Dealer); seat != s.Dealer; seat = s.after(seat) {
		if !slices.Contains(s.pair, seat) {
			s.line = append(s.line, seat)
		}
	}
	slices.SortStableFunc(s.line, func(a, b string) int { return s.Hand.State.Waits[a] - s.Hand.State.Waits[b] })
}

// tour marks what eldest hand has made more, or less, than the other in two hands
// (c5.p4 to p6).
func (s *sheet) tour(more int) {
	marked, marks := s.younger, s.elder
	if more < 0 {
		marked, marks, more = marks, marked, -more
	}
	n := (more + 10 - s.Agreed.Or("parts/write.mark#from", 5)) / 10 * 10 // c5.p5, seconde.p6
	if n == 0 {
		s.refaits++ // seconde.p5
		return
	}
	n += s.Agreed.Or("parts/write.consolation#points", 20) + 20*s.refaits // c5.p12b, seconde.p5
	s.tours, s.refaits = s.tours+1, 0
	s.pay(marked, marks, n)
	s.relieve(marks)
}

// pay makes the marked player pay: into the columns or the corbillon (c5.p6,
// seconde.p3 and p4), or to the other (troisieme.p1). Partners do the same, and
// a player alone against two pays or is paid by both (ruling).
func (s *sheet) pay(marked, marks string, n int) {
	from := func(seat, to string, n int) { s.Net[seat], s.Net[to] = s.Net[seat]-n, s.Net[to]+n }
	if s.pooled {
		s.column[marked] += n
		s.Net[marked] -= n
		for _, seat := range s.order {
			switch {
			case !strings.Contains(s.Rules, "corbillon") || seat == marked:
			case seat == marks:
				from(marked, seat, 20)
			default:
				from(marked, seat, 10)
			}
		}
		return
	}
	from(marked, marks, n)
	mine, theirs := s.partner(marked), s.partner(marks)
	switch {
	case mine != "" && theirs != "":
		from(mine, theirs, n)
	case mine != "":
		from(mine, marks, n)
	case theirs != "":
		from(marked, theirs, n)
	}
}

// partner returns a player's partner: of four the one opposite; against la
// Chouette, who is South, the two others (troisieme.p2).
func (s *sheet) partner(seat string) string {
	switch {
	case len(s.order) == 4:
		return s.after(s.after(seat))
	case len(s.order) == 2 || seat == "S":
		return ""
	case seat == "E":
		return "W"
	}
	return "E"
}

// relieve lets another player in. The player who marks gives way to the first
// in line, or to a partner (c5.p2, ruling); where the tours go round, the
// player on the left gives way to the next on the right.
func (s *sheet) relieve(marks string) {
	out, in := marks, ""
	switch {
	case strings.Contains(s.Rules, "tourner"):
		left, right := s.elder, s.younger
		if s.after(left) != right {
			left, right = right, left
		}
		if s.after(left) != right {
			return // the two are not neighbours
		}
		out, in = left, s.after(right)
	case s.pooled:
		in = s.line[0]
	default:
		in = s.partner(marks)
	}
	if in == "" {
		return
	}
	s.line = append(slices.DeleteFunc(s.line, func(seat string) bool { return seat == in }), out)
	if out == s.elder { // it would be this player's deal (ruling)
		s.Next = in
	}
}

// divide shares all marks at the end of the match by tens; the remainder goes to
// the player who lost most (c5.p12, seconde.p7), at a tie to the first to the right
// of the dealer (ruling).
func (s *sheet) divide() {
	if !s.pooled {
		return
	}
	total, most := 0, s.after(s.Dealer)
	for seat, i := most, 0; i < len(s.order); seat, i = s.after(seat), i+1 {
		total += s.column[seat]
		if s.column[seat] > s.column[most] {
			most = seat
		}
	}
	share := total / len(s.order) / 10 * 10
	for _, seat := range s.order {
		due := share
		if seat == most {
			due += total - share*len(s.order)
		}
		s.Net[seat] += due
		if won := due - s.column[seat]; won > 0 {
			s.Marks["wins"][seat] = won
		} else {
			s.Marks["loses"][seat] = -won
		}
	}
}
