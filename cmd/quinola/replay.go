package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/language"

	"quinola/annotate"
	"quinola/annotate/schema"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/site/felt"
)

func replayCommand(c *call) func() error {
	rules := c.flags.String("rules", "", "settle by the rule sets `ID[,ID...]` (default: the one that the hand names)")
	lines := c.flags.Bool("jsonl", false, "read one hand a line, and write one settlement a line, as JSON")
	return func() error {
		name, data, err := c.input()
		if err != nil {
			return err
		}
		r := replayer{laws: map[string]game.Law{}}
		if r.rules, err = c.ruleSets(*rules); err != nil {
			return err
		}
		if *lines {
			if r.ann, err = c.annotations(); err != nil {
				return err
			}
			out := bufio.NewWriter(c.stdout)
			defer out.Flush()
			return c.replayLines(&r, name, data, out)
		}
		rec, err := readHand(name, data)
		if err != nil {
			return err
		}
		if r.ann, err = c.annotationsBehind(r.under(rec)...); err != nil {
			return err
		}
		if c.json {
			var b bytes.Buffer // what fails in writing it is no fault of the hand
			if err := r.print(&b, rec); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			_, err := b.WriteTo(c.stdout)
			return err
		}
		return r.tell(printer{c.stdout, newStyle(c.stdout)}, name, rec)
	}
}

// replayLines settles a hand a line. A hand that cannot be gets a line
// {"error"} in its place, so that answers keep step with questions; each is
// told on standard error too, and the command fails in the end.
func (c *call) replayLines(r *replayer, name string, data []byte, out *bufio.Writer) error {
	var bad []error
	err := eachLine(name, data, func(where string, line []byte) error {
		var b bytes.Buffer
		rec, err := record.ParseJSON(line)
		if err == nil {
			err = rec.Twice()
		}
		if err == nil {
			err = r.print(&b, rec)
		}
		if err != nil {
			told := err.Error()
			if unread, ok := errors.AsType[*record.Error](err); ok {
				told = unread.Text // where names the line already
			}
			bad = append(bad, fmt.Errorf("%s: %s", where, onOneLine(told)))
			return printJSON(out, map[string]string{"error": err.Error()})
		}
		_, err = out.Write(b.Bytes())
		return err
	})
	return errors.Join(append(bad, err)...)
}

// readHand reads a hand in either of its notations.
func readHand(name string, data []byte) (*record.Record, error) {
	data = marked(data)
	body := bytes.TrimSpace(data)
	if len(body) == 0 {
		return nil, fmt.Errorf("%s: holds no hand; write one as JSON or as a play block: quinola schema and quinola witness show how", name)
	}
	var rec *record.Record
	var err error
	if body[0] == '{' || body[0] == '[' || body[0] == '"' {
		rec, err = record.ParseJSON(data)
	} else {
		rec, err = record.ParseBlock("", string(data))
	}
	if err == nil {
		err = rec.Twice()
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %s", name, onOneLine(err.Error()))
	}
	return rec, nil
}

// onOneLine shows the control signs that a message may quote from a record.
func onOneLine(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return unicode.ReplacementChar
		}
		return r
	}, s)
}

// replayer settles hands under one rule set or several.
type replayer struct {
	ann   *annotate.Annotations
	rules []string
	laws  map[string]game.Law
}

// law compiles a rule set once.
func (r *replayer) law(id string) (game.Law, error) {
	if l := r.laws[id]; l != nil {
		return l, nil
	}
	rs := games.Find(id)
	if rs == nil {
		return nil, noRuleset(id)
	}
	l, err := rs.Compile()
	if err == nil {
		r.laws[id] = l
	}
	return l, err
}

// ruleSets are the rule sets that a -rules flag names, none where it is not given.
func (c *call) ruleSets(given string) (ids []string, err error) {
	if given == "" {
		return nil, nil
	}
	for id := range strings.SplitSeq(given, ",") {
		if id = strings.TrimSpace(id); id == "" {
			return nil, c.usage("-rules %q names no rule set at one place; say -rules hague-1785,salon", given)
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// noRuleset says which rule sets there are.
func noRuleset(id string) error {
	var ids []string
	for _, rs := range games.Rulesets() {
		ids = append(ids, rs.ID)
	}
	return fmt.Errorf("there is no rule set %q%s; there are %s", id, nearest(id, ids), strings.Join(ids, ", "))
}

// lawFor returns the law by which a record is settled under a rule set: as many
// players, and such cards, as it has, with the figures that it sets.
func (r *replayer) lawFor(rec *record.Record, id string) (game.Law, error) {
	law, err := r.law(id)
	if err != nil {
		return nil, err
	}
	if own := games.Find(rec.Rules); own != nil && own.Game != law.Book().Game {
		return nil, fmt.Errorf("the record is a hand of %s (%s), and %s has the rules of %s; say -rules with a rule set of %s",
			own.Game.Name(), own.ID, id, law.Book().Game.Name(), own.Game.Name())
	}
	switch rs := law.Book(); {
	case len(rec.Settings) > 0 && rec.Rules != "" && rec.Rules != rs.ID && rec.Rules != rs.Fit(rec).ID:
		return rs.Like(rec)
	case len(rec.Settings) > 0:
		return rs.For(rec)
	}
	return r.law(law.Book().Fit(rec).ID)
}

// under returns the rule sets that a hand is to be settled under.
func (r *replayer) under(rec *record.Record) []string {
	if len(r.rules) > 0 {
		return r.rules
	}
	return []string{rec.Rules}
}

// settle settles a record, and the hands that follow it in a run.
func (r *replayer) settle(rec *record.Record, id string) ([]*game.Settlement, error) {
	law, err := r.lawFor(rec, id)
	if err != nil {
		return nil, err
	}
	hand := *rec
	if hand.Rules != id {
		hand.Rules, hand.Pools = id, law.Book().PoolsFor(rec.Pools)
	}
	list, err := game.SettleRun(law, &hand)
	if err != nil {
		return nil, r.cited(id, seated(games.Find(id), law.Book(), rec, err))
	}
	return list, nil
}

// seated says, of a hand that a book refused, which variants of its rule set deal
// to as many, or to all who are named; nothing where that book deals to them itself,
// and has refused the hand for another reason.
func seated(rs, refusing *game.Ruleset, rec *record.Record, err error) error {
	many := func(v *game.Ruleset) bool { return rec.Position || rec.Players == 0 || rec.Players == v.Deals() }
	named := func(v *game.Ruleset) bool {
		for seat := cards.Seat(0); seat < cards.Seats; seat++ {
			if (rec.Hands[seat] != 0 || seat == rec.Dealer) && !slices.Contains(cards.Round(v.Seats), seat) {
				return false
			}
		}
		return true
	}
	if many(refusing) && named(refusing) {
		return err
	}
	var others []string
	for _, v := range rs.Variants {
		if v != refusing && (!many(refusing) && many(v) || !named(refusing) && named(v)) {
			others = append(others, v.ID+" deals to "+strings.Trim(fmt.Sprint(cards.Round(v.Seats)), "[]"))
		}
	}
	if len(others) == 0 {
		return err
	}
	return fmt.Errorf("%w; %s", err, strings.Join(others, ", "))
}

// cited names the clauses that forbid what the rules refuse which an error names; why
// tells all that these rest on.
func (r *replayer) cited(ruleset string, err error) error {
	var behind []string
	for _, rule := range r.named(err) {
		for _, l := range r.ann.Forbidding(ruleset, rule) {
			if id := l.Note.Clause.ID; !slices.Contains(behind, id) {
				behind = append(behind, id)
			}
		}
	}
	if len(behind) == 0 {
		return err
	}
	return fmt.Errorf("%w: see %s", err, strings.Join(behind, ", "))
}

// print writes the settlement as JSON: one value for one rule set, a list for
// several, in which a rule set that refuses the hand says why.
func (r *replayer) print(w io.Writer, rec *record.Record) error {
	ids := r.under(rec)
	var b []byte
	for i, id := range ids {
		if len(ids) > 1 {
			b = append(b, "[,"[min(i, 1)])
		}
		list, err := r.settle(rec, id)
		if err != nil && len(ids) > 1 {
			refused, _ := json.Marshal(map[string]string{"rules": id, "error": err.Error()})
			b = append(b, refused...)
			continue
		}
		if err != nil {
			return err
		}
		b = schema.AppendRun(b, list, func(rule string) []string { return r.ann.Clauses(id, rule) }, r.idle(rec, id, list))
	}
	if len(ids) > 1 {
		b = append(b, ']')
	}
	_, err := w.Write(append(b, '\n'))
	return err
}

// tell writes the settlement for people, event by event.
func (r *replayer) tell(p printer, name string, rec *record.Record) error {
	var first *game.Settlement
	ids := r.under(rec)
	for i, id := range ids {
		list, err := r.settle(rec, id)
		if err != nil && len(ids) == 1 {
			return fmt.Errorf("%s: %w", name, err)
		}
		if i > 0 {
			p.line("")
		}
		if err != nil {
			p.line("%s\n    %v", p.bold("By "+id+" this hand cannot be"), err)
			continue
		}
		idle := r.idle(rec, id, list)
		for k, st := range list {
			if k > 0 {
				p.line("")
			}
			p.settlement(r.ann, st)
			p.idle(idle[k])
		}
		if first == nil {
			first = list[0]
			continue
		}
		r.differ(p.in(language.English), first, list[0])
	}
	return nil
}

// many returns a unit as one counts many of it.
func many(unit string) string {
	if unit == "fish" {
		return unit
	}
	return unit + "s"
}

// settlement tells a hand: tricks, events with their clauses, and what each
// has won.
func (p printer) settlement(ann *annotate.Annotations, st *game.Settlement) {
	p.line("%s, in %s", p.bold("Settled by "+st.Rules), many(st.Unit))
	trick := -1
	for _, e := range st.Events {
		if e.Trick != trick {
			trick = e.Trick
			p.trick(st, trick)
		}
		p.line("    %s", e.Text)
		p.line("        %s", p.faint(p.in(language.English).behind(ann, st.Rules, e.By)))
	}
	var net []string
	for _, seat := range st.Seats {
		net = append(net, fmt.Sprintf("%s %+d", seat, st.Net[seat]))
	}
	p.line("%s  %s", p.bold("net"), strings.Join(net, "   "))
	for _, pool := range st.Pools {
		p.line("%s  %d", p.bold(strings.TrimSpace(pool.Name+" pool")), pool.Amount)
	}
	if left := carriedOn(st); len(left) > 0 {
		head := "carried on"
		if st.Outcome(game.MatchWon) != nil || st.Outcome(game.MatchOver) != nil {
			head = "at the end of the match"
		}
		p.line("%s  %s", p.bold(head), strings.Join(left, " · "))
	}
}

// carriedOn returns what a hand leaves for the next besides the pools, in words.
func carriedOn(st *game.Settlement) (left []string) {
	g := games.Find(st.Rules).Game
	says := func(name string) string {
		if name == game.Waits {
			return g.Wording().Pays.Called(name)
		}
		return felt.HeldName(name, g)
	}
	last := ""
	for _, it := range st.State {
		if it.N == 0 {
			continue
		}
		text := strconv.Itoa(int(it.N))
		if it.Seat != cards.NoSeat {
			text = it.Seat.String() + " " + text
		}
		if it.Name == last {
			left[len(left)-1] += ", " + text
			continue
		}
		last = it.Name
		left = append(left, says(it.Name)+" "+text)
	}
	for _, b := range st.Beasts {
		text := fmt.Sprintf("a beast of %d that %s owes", b.Amount, b.By)
		if b.InPlay {
			text += ", in play"
		}
		left = append(left, text)
	}
	return left
}

func (p printer) trick(st *game.Settlement, n int) {
	if n == 0 {
		p.line("%s", p.underline("before the play"))
		return
	}
	for _, t := range st.Tricks {
		if t.No != n {
			continue
		}
		var fell []string
		for i, card := range t.Cards {
			fell = append(fell, t.Seats[i].String()+" "+card.Sign())
		}
		head := fmt.Sprintf("trick %d: %s", n, strings.Join(fell, ", "))
		if t.Taker != cards.NoSeat { // the play went on
			head += "; " + t.Taker.String() + " takes"
		}
		p.line("%s", p.underline(head))
		return
	}
	p.line("%s", p.underline("after the play"))
}

// lentTo returns the ruleset as which another is played in a rule, as no clause of its own
// takes it over; nil where there is none.
func lentTo(ruleset, rule string) *game.Ruleset {
	if rs := games.Find(ruleset); rs != nil {
		return rs.As(rule)
	}
	return nil
}

// behind names rules with the clauses that state them, or the silence.
func (t tongue) behind(ann *annotate.Annotations, ruleset string, rules []string) string {
	var parts []string
	for _, rule := range rules {
		part := shortRule(ruleset, rule)
		if clauses := ann.Clauses(ruleset, rule); len(clauses) > 0 {
			part += " (" + strings.Join(clauses, ", ") + ")"
		} else if as := lentTo(ruleset, rule); as != nil {
			part += " (" + as.Name + ")"
		} else if s := ann.Ruled(ruleset, rule); s != nil {
			part += " (" + t.tr("the book is silent: %s", s.Name) + ")"
		}
		parts = append(parts, part)
	}
	return t.tr("by %s", strings.Join(parts, t.tr("; ")))
}

// differ names what two rule sets make differently of one hand: for each side,
// the events that the other does not have, with their clauses.
func (r *replayer) differ(p tongue, a, b *game.Settlement) {
	p.line("\n%s", p.bold(p.tr("Where %s and %s differ", a.Rules, b.Rules)))
	same := true
	for _, seat := range a.Seats {
		if a.Net[seat] != b.Net[seat] {
			same = false
			p.put("    ", "%s has %s by %s and %s by %s", seat, p.signed(a.Net[seat]), a.Rules, p.signed(b.Net[seat]), b.Rules)
		}
	}
	for _, side := range [][2]*game.Settlement{{a, b}, {b, a}} {
		for _, e := range missing(side[0], side[1]) {
			same = false
			if e.Trick == 0 {
				p.put("  ", "only by %s, before the play: %s", side[0].Rules, p.said(e.Text))
			} else {
				p.put("  ", "only by %s, trick %d: %s", side[0].Rules, e.Trick, p.said(e.Text))
			}
			p.line("        %s", p.faint(p.behind(r.ann, side[0].Rules, e.By)))
		}
	}
	if same {
		p.put("    ", "in nothing: they settle this hand alike")
	}
}

// missing returns the events of a with payments that b does not make.
func missing(a, b *game.Settlement) []game.Event {
	count := map[string]int{}
	key := func(e game.Event) string { return fmt.Sprint(e.Trick, e.Rule, e.Pays, e.Back, e.None) }
	for _, e := range b.Events {
		count[key(e)]++
	}
	var list []game.Event
	for _, e := range a.Events {
		if count[key(e)] > 0 {
			count[key(e)]--
			continue
		}
		if len(e.Pays) > 0 {
			list = append(list, e)
		}
	}
	return list
}
