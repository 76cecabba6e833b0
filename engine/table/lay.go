package table

import (
	"slices"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// What lies on the table before a record's first act.

// What the table itself carries from hand to hand, if a game lists it.
var (
	Waiting = Carried{Name: game.Waits, Many: true} // betes that wait for a later hand, in the order in which they were made
	Scores  = Carried{Name: "score", Each: true}    // of the match: a side's stands with its first player
	Marked  = Carried{Name: "points", Each: true}   // that are marked from hand to hand
	counted = [...]struct {                         // those that are the beginning of a tally
		Carried
		tally engine.Tally
	}{{Scores, Score}, {Marked, Points}}
)

// tally returns the tally that begins with an item of the state.
func tally(name string) (engine.Tally, bool) {
	for i := range counted {
		if counted[i].Name == name {
			return counted[i].tally, true
		}
	}
	return 0, false
}

// lay sets the pools and what was carried from the hand before.
func (pb *playback) lay() error {
	pb.varied = pb.law.variedFrom(pb.r)
	lies := int64(0)
	for k, p := range pb.r.Pools {
		i := pb.law.rs.Pool(p.Name)
		if err := pb.cannotLie(p, i, pb.r.Pools[:k]); err != nil {
			return err
		}
		pb.start[i] = p.Amount
		lies += int64(p.Amount)
	}
	for i, it := range pb.r.State {
		if err := pb.cannotCarry(&it, pb.r.State[:i]); err != nil {
			return err
		}
		switch tally, counted := tally(it.Name); {
		case it.Name == game.Waits:
			pb.queue = append(pb.queue, it.N)
			lies += int64(it.N)
		case counted:
			pb.Count(tally, it.Seat, it.N)
		default:
			pb.known = append(pb.known, it)
		}
	}
	if lies > most {
		return game.Overfull("the pools and the betes that wait come to more than " + ascii.Itoa(most) + tooMuch)
	}
	return pb.fit("state")
}

// cannotLie returns why a pool cannot hold what the record says, given the pool's number
// and the pools before it, and what to say instead; nil if it can.
func (pb *playback) cannotLie(p record.Pool, i int, before []record.Pool) error {
	rs := pb.law.rs
	switch {
	case i < 0 && rs.Pools == nil:
		return game.Fault("unknown pool \"" + p.Name + "\" under " + rs.ID + "; there is one pool, without a name")
	case i < 0:
		return game.Fault("unknown pool \"" + p.Name + "\" under " + rs.ID + "; there are " + ascii.Join(rs.Pools, ", "))
	case p.Amount < 0:
		return game.Fault("the " + ascii.Trim(p.Name+" pool") + " holds less than nothing; say what lies there")
	case p.Amount > pb.counters():
		return game.Overfull("the " + ascii.Trim(p.Name+" pool") + " holds more than " + ascii.Itoa(int(pb.counters())) + tooMuch)
	case slices.ContainsFunc(before, func(o record.Pool) bool { return o.Name == p.Name }):
		return game.Fault("what the " + ascii.Trim(p.Name+" pool") + " holds is said twice; say it once")
	}
	return nil
}

// most is the greatest number of a record.
const most = 999999999

// tooMuch is said of more than can lie on the table.
const tooMuch = ": no table has so many counters; say less"

// counters returns how many counters can lie in one pool, or be one bête that waits: no
// purse of the books comes near what is reckoned for a player, and where players agree on
// great stakes each may lose a hundred of them. Bêtes that wait come to more together.
func (pb *playback) counters() int32 {
	each := int64(9_999)
	for i := range pb.r.Settings {
		each = max(each, 100*int64(pb.r.Settings[i].Value))
	}
	return int32(min(each*int64(pb.law.rs.Seats), most))
}

// cannotCarry returns why the hand before cannot have left an item, given those before
// it, and what to say instead; nil if it can.
func (pb *playback) cannotCarry(it *record.Item, before []record.Item) error {
	c := pb.law.carry(it.Name)
	if c == nil {
		return game.Fault("state: nothing named \"" + it.Name + "\" is carried from hand to hand under " + pb.law.rs.ID + pb.law.carried())
	}
	why, much, scorer := "", false, it.Seat
	if it.Name == Scores.Name {
		scorer = pb.Scorer(it.Seat)
	}
	switch owned := it.Seat != cards.NoSeat; {
	case c.Each && !owned:
		why = "it is a seat's; say whose"
	case !c.Each && owned:
		why = "it is nobody's in particular; say it without a seat"
	case it.N < 0:
		why = "it is less than nothing; say what was left"
	case it.N == 0 && it.Name == game.Waits:
		why = "a bete of nothing does not wait; leave it out"
	case it.Name == game.Waits && it.N > pb.counters():
		why, much = "it is more than "+ascii.Itoa(int(pb.counters()))+tooMuch, true
	case !c.Many && slices.ContainsFunc(before, func(o record.Item) bool { return o.Name == it.Name && o.Seat == it.Seat }):
		why = "it is said twice; say it once"
	case c.Most > 0 && it.N > c.Most:
		why = "it is at most " + ascii.Itoa(int(c.Most))
	case it.Name == Scores.Name && pb.wins() > 0 && it.N >= pb.wins():
		why = "a score of " + ascii.Itoa(int(pb.wins())) + " wins the match, which was over before this hand; say less"
	case it.N > 0 && scorer != it.Seat:
		why = "the score of a side stands with its first player, " + scorer.String()
	default:
		return nil
	}
	told := "state: " + it.Name
	if it.Seat != cards.NoSeat {
		told += " " + it.Seat.String()
	}
	if told += " " + ascii.Itoa(int(it.N)) + ": " + why; much {
		return game.Overfull(told)
	}
	return game.Fault(told)
}

// wins returns the score that wins the match, 0 for none: by a varied law that of the
// book, if it is more, for so much may have been left before.
func (pb *playback) wins() int32 {
	if pb.varied {
		return max(pb.law.wins, pb.law.won)
	}
	return pb.law.wins
}

// carry returns what is carried under a name by the ruleset, or nil. Changes to the
// ruleset make no difference.
func (l *Law) carry(name string) *Carried {
	for i := range l.game.Carries {
		if c := &l.game.Carries[i]; c.Name == name && (c.By == "" || l.rs.Answer(c.By) != nil) {
			return c
		}
	}
	return nil
}

// Carries reports whether anything of a name is carried from hand to hand.
func (l *Law) Carries(name string) bool { return l.carry(name) != nil }

// carried returns the names of what is carried from hand to hand, at the end of a
// message.
func (l *Law) carried() string {
	text := ""
	for i := range l.game.Carries {
		if name := l.game.Carries[i].Name; l.carry(name) != nil {
			text += ", " + name
		}
	}
	if text == "" {
		return "; leave it out"
	}
	return "; there are " + text[2:]
}

// winning returns the score that wins the match by a rule, 0 for none.
func winning(r *Rule) int32 {
	for _, c := range r.Crosses {
		if c.Tally == Score && c.Kind == FactMatch {
			return c.Figure
		}
	}
	return 0
}

// fit returns an error if a count in a line of the record is impossible.
func (pb *playback) fit(line string) error {
	if pb.law.game.Unfit != nil {
		if wrong := pb.law.game.Unfit(&pb.State); wrong != "" {
			return game.Fault(line + ": " + wrong)
		}
	}
	return nil
}
