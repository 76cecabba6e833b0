// Package sitting keeps people and bots at a table, hand after hand, by any law whose
// hands can be played act by act. A terminal and a page use the same few calls:
//
//	s, err := sitting.New(sitting.Options{Rules: "bete", Seed: 7, People: cards.South.Bit()})
//	for s.Settlement() == nil {
//		if s.Waits() {
//			err := s.Do(s.May()[0].Step) // a *Refusal if rules forbid it
//		} else {
//			s.Step()                     // a bot does something
//		}
//	}
//	s.Next() // the next hand: pools and scores go on, the deal passes
//
// All chance comes from the seed, so the same calls give the same sitting. Save writes
// it as text, and Resume reads it.
package sitting

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Kind is how a bot chooses.
type Kind uint8

// The kinds of bot.
const (
	Random  Kind = iota // any act that is allowed
	Policy              // by the game's policy, without trying deals
	Sampler             // by playing out deals that fit what it knows
	Plain               // as in any game without a policy: by a few deals, played out at random
)

var kindNames = [...]string{"random", "policy", "sampler", "plain"}

// String returns the kind as a command names it.
func (k Kind) String() string { return kindNames[k] }

// KindOf returns the kind of that name.
func KindOf(name string) (Kind, bool) {
	for k, n := range kindNames {
		if n == name {
			return Kind(k), true
		}
	}
	return Random, false
}

// Deals is how many deals a sampler tries before each choice by default.
const Deals = 60

// Claims is the word of the phase in which a player asks for payments that would lapse
// otherwise.
const Claims = "claim"

// Options is how a sitting is set up.
type Options struct {
	Rules  string        // a ruleset's id, or a variant's
	Seed   uint64        // the seed of the cards and of the bots
	Dealer cards.Seat    // who deals first; NoSeat leaves it to the seed
	People cards.SeatSet // the seats where people play; bots have the others
	Bots   Kind          // how the bots play
	Deals  int           // that a sampler tries for each choice; 0 for Deals
	Ask    bool          // people are asked what they claim; otherwise everything that may be claimed is claimed for them

	Settings []record.Setting // what the players agreed on, of the figures that the book leaves to them
}

// Sitting is a sitting in progress.
type Sitting struct {
	Options
	Law  game.Law
	Past []Hand // the settled hands, including this one once it is settled

	set    []record.Setting // what is agreed on, and what goes with it
	rec    *record.Record   // this hand as it was dealt
	hand   game.Hand
	acts   []act
	match  game.Match // before this hand
	next   game.Match // after it, once it is settled
	st     *game.Settlement
	full   bool // more lies there after it than can lie on a table
	ended  bool
	shares [cards.Seats]int32
}

// Hand is a hand that was played.
type Hand struct {
	Record *record.Record
	Net    [cards.Seats]int32
}

// act is something that was done in this hand.
type act struct {
	record.Step
	person bool
}

// Refusal is the error of an act that rules refuse.
type Refusal struct {
	Step   record.Step
	By     []string // the rules that refuse it
	Lifted []string // the rules that lift others which would refuse it
}

// Error returns the refusal in one line.
func (r *Refusal) Error() string {
	return r.Step.Seat.String() + " may not: " + ascii.Join(r.By, ", ")
}

// New begins a sitting and deals its first hand.
func New(o Options) (*Sitting, error) {
	s, err := begin(o)
	if err != nil {
		return nil, err
	}
	return s, s.deal(nil)
}

// begin sets up a sitting without dealing.
func begin(o Options) (*Sitting, error) {
	rs := games.Find(o.Rules)
	if rs == nil {
		_, err := games.For(&record.Record{Rules: o.Rules})
		return nil, err
	}
	law, set, err := agreedLaw(rs, o.Settings)
	if err != nil {
		return nil, err
	}
	round := cards.Round(rs.Seats)
	if o.Dealer == cards.NoSeat {
		src := table.Source(o.Seed)
		o.Dealer = round[src.Below(len(round))]
	}
	var seats cards.SeatSet
	for _, seat := range round {
		seats |= seat.Bit()
	}
	for seat := range cards.Seat(cards.Seats) {
		if (seat == o.Dealer || o.People.Has(seat)) && !seats.Has(seat) {
			return nil, rs.Nobody(seat)
		}
	}
	return &Sitting{Options: o, Law: law, set: set, match: game.NewMatch(law, &record.Record{Dealer: o.Dealer})}, nil
}

// agreedLaw returns the law of a ruleset with what its players agreed on, and the
// settings of their records.
func agreedLaw(rs *game.Ruleset, settings []record.Setting) (law game.Law, set []record.Setting, err error) {
	if set, err = rs.Agreeing(settings); err != nil {
		return nil, nil, err
	}
	changes, err := game.Agreed(set)
	if err != nil {
		return nil, nil, err
	}
	if law, err = rs.Compile(changes...); err != nil {
		return nil, nil, err
	}
	t, _ := law.Terms(table.PackID)
	for i, f := range t.Figures {
		rest := t
		rest.Figures = slices.Delete(slices.Clone(t.Figures), i, i+1)
		if c := cards.Card(f.Value); (f.Name == "out" || f.Name == "another") && !table.PackOf(rest).Has(c) {
			return nil, nil, game.Fault(c.Sign() + " is taken out of a pack that does not have it: agree on another card for " + table.PackID + "#" + f.Name)
		}
	}
	return law, set, nil
}

// deal deals the next hand: the cards of a record, or those that follow from the seed
// and the number of the hand.
func (s *Sitting) deal(of *record.Record) error {
	r := s.match.Begin()
	r.Settings = s.set
	if of != nil {
		r.Hands, r.Talon, r.Players, r.Turned, r.Pack = of.Hands, of.Talon, of.Players, of.Turned, of.Pack
	}
	src := table.Source(s.Seed)
	hand, err := play.Sit(s.Law, r, src.Next()+uint64(len(s.Past))*0x632be59bd9b4e019)
	if err != nil {
		return err
	}
	s.hand, s.acts, s.st, s.next = hand, s.acts[:0], nil, nil
	s.rec = s.Record()
	return s.follow()
}

// Turn returns whose turn it is, or NoSeat when the hand is settled.
func (s *Sitting) Turn() cards.Seat {
	if s.st != nil {
		return cards.NoSeat
	}
	return s.hand.Turn()
}

// Person reports whether a person plays at a seat.
func (s *Sitting) Person(seat cards.Seat) bool { return s.People.Has(seat) }

// Waits reports whether a person has to do something before the game goes on.
func (s *Sitting) Waits() bool { return s.Person(s.Turn()) }

// May returns what the player whose turn it is may try.
func (s *Sitting) May() []game.Option {
	if s.st != nil {
		return nil
	}
	var list []game.Option
	for _, o := range s.hand.May() {
		if !s.nameless(o) {
			list = append(list, o)
		}
	}
	return list
}

// nameless reports whether an option should not be shown at all: the rules refuse its
// cards, and the game, which has words for such acts, has none for these cards, as for
// a sequence of two.
func (s *Sitting) nameless(o game.Option) bool {
	g, speaks := s.Law.Book().Game.(game.Speaker)
	return o.Refused && len(o.Cards) > 1 && speaks && g.Speaks(&o.Step) == ""
}

// Why returns the rules that refuse an act of the player whose turn it is, and those
// that lift others.
func (s *Sitting) Why(st record.Step) *Refusal {
	r := &Refusal{Step: st}
	r.By, r.Lifted = s.hand.Why(st)
	return r
}

// Do does the act that the player whose turn it is chose. If rules refuse it, the error
// is a *Refusal; if it is impossible, an error of one line. In either case nothing has
// changed.
func (s *Sitting) Do(st record.Step) error { return s.do(st, s.Person(s.Turn())) }

func (s *Sitting) do(st record.Step, person bool) error {
	if s.st != nil {
		return game.Fault("the hand is over")
	}
	if err := s.hand.Do(st); err != nil {
		if r := s.Why(st); len(r.By) > 0 {
			return r
		}
		return err
	}
	s.acts = append(s.acts, act{st, person})
	return s.follow()
}

// follow makes the claims of players who are not asked, and settles the hand when it is
// over.
func (s *Sitting) follow() error {
	for !s.Ask && s.Waits() {
		o := s.hand.May()
		if len(o) == 0 || o[0].Phase != Claims {
			break
		}
		if err := s.hand.Do(o[0].Step); err != nil {
			return err
		}
	}
	if s.hand.Turn() != cards.NoSeat {
		return nil
	}
	r := s.Record()
	next, st, err := s.match.After(r)
	if err != nil {
		return err
	}
	s.next, s.st, s.full = next, st, false
	if !next.Over() {
		_, err = play.Sit(s.Law, next.Begin(), 0)
		_, s.full = err.(game.Overfull)
	}
	s.Past = append(s.Past, Hand{r, st.Net})
	return nil
}

// Step lets the bot whose turn it is do something.
func (s *Sitting) Step() error {
	if s.st != nil || s.Waits() {
		return game.Fault("it is no bot's turn")
	}
	st, ok := choose(s.hand, s.Bots, s.Deals, s.moment())
	if !ok {
		return game.Fault(s.Turn().String() + " can do nothing that the rules let")
	}
	return s.do(st, false)
}

// choose returns the act that a kind of bot chooses.
func choose(h game.Hand, kind Kind, deals int, seed uint64) (record.Step, bool) {
	if kind != Random {
		switch {
		case kind == Policy:
			deals = 0
		case kind == Plain:
			deals = -1
		case deals == 0:
			deals = Deals
		}
		list := h.Advise(deals, seed)
		if len(list) == 0 {
			return record.Step{}, false
		}
		return list[0].Step, true
	}
	var open []record.Step
	for _, o := range h.May() {
		if o.Phase == Claims {
			return o.Step, true // a bot claims whatever it may
		}
		if !o.Refused {
			open = append(open, o.Step)
		}
	}
	if len(open) == 0 {
		return record.Step{}, false
	}
	src := table.Source(seed)
	return open[src.Below(len(open))], true
}

// moment returns a separate seed for every choice of the sitting.
func (s *Sitting) moment() uint64 {
	src := table.Source(s.Seed ^ uint64(len(s.Past))<<32 ^ uint64(len(s.acts))<<16)
	return src.Next()
}

// Advise returns what the player whose turn it is may do, the best first, by so many
// deals that fit what that player knows.
func (s *Sitting) Advise(deals int) []game.Advice {
	if s.st != nil {
		return nil
	}
	return s.hand.Advise(deals, s.moment()+1)
}

// Undo takes back a person's last decision in this hand and everything since, and
// reports whether there was one.
func (s *Sitting) Undo() bool {
	last := -1
	for i, a := range s.acts {
		if a.person {
			last = i
		}
	}
	if last < 0 {
		return false
	}
	acts := append([]act{}, s.acts[:last]...)
	if s.st != nil {
		s.Past, s.ended, s.shares = s.Past[:len(s.Past)-1], false, [cards.Seats]int32{}
	}
	return s.deal(s.rec) == nil && s.again(acts) == nil
}

// again repeats the acts of a hand.
func (s *Sitting) again(acts []act) error {
	for _, a := range acts {
		if err := s.do(a.Step, a.person); err != nil {
			return err
		}
	}
	return nil
}

// Record returns the hand as it was played so far, in the form that quinola replay
// reads.
func (s *Sitting) Record() *record.Record {
	r := s.hand.Record()
	r.Settings = s.set
	return r
}

// Settlement returns the result of the hand, or nil until it is settled.
func (s *Sitting) Settlement() *game.Settlement { return s.st }

// Next deals the next hand, when this one is settled.
func (s *Sitting) Next() error {
	switch {
	case s.st == nil:
		return game.Fault("this hand is not settled yet")
	case s.Over():
		return game.Fault("the match is over; begin another")
	}
	s.match = s.next
	return s.deal(nil)
}

// Over reports whether the match is over: by the rules of its book, because the players
// ended it, or because the table is full.
func (s *Sitting) Over() bool { return s.ended || s.st != nil && (s.full || s.next.Over()) }

// Full reports whether the match is over because more lies there than can lie on a table.
// In some books nothing stops a pool that doubles: at la Bête a player who plays and makes
// no trick doubles all that lies there, with the bêtes that wait.
func (s *Sitting) Full() bool { return s.st != nil && s.full }

// End ends the match after a settled hand and divides the pools if the book says how.
// It returns what each player receives.
func (s *Sitting) End() [cards.Seats]int32 {
	if s.st != nil && !s.ended {
		s.ended, s.shares = true, s.next.Divide()
	}
	return s.shares
}

// Ended reports whether the players ended the match.
func (s *Sitting) Ended() bool { return s.ended }

// Total returns what each player has gained in the sitting so far; this hand counts
// once it is settled.
func (s *Sitting) Total() (sum [cards.Seats]int32) {
	for _, h := range s.Past {
		for i, n := range h.Net {
			sum[i] += n
		}
	}
	for i, n := range s.shares {
		sum[i] += n
	}
	return sum
}

// Look is what one player sees of the hand, and what everybody may know of the sitting.
type Look struct {
	game.View
	Rules, Unit string
	Hand        int // its number, from 1
	Round       int // of the match, from 1
	Dealer      cards.Seat
	Turn        cards.Seat
	Seats       []cards.Seat
	Pack        string        // that of the record
	May         []game.Option // if it is the player's turn
	Total       [cards.Seats]int32
	Settled     bool
	Dealt       [cards.Seats]cards.Set // all hands as they were dealt, when the hand is settled
	Left        [cards.Seats]cards.Set // ... and what each holds then
	Shares      *[cards.Seats]int32    // what each received when the match was ended

	game game.Game
}

// Look returns what a player sees now. It holds nothing that the player may not know.
func (s *Sitting) Look(seat cards.Seat) *Look {
	rs := s.Law.Book()
	k := &Look{View: s.hand.View(seat), Rules: rs.ID, Unit: rs.Unit, Hand: len(s.Past), Round: s.match.Round(), Dealer: s.rec.Dealer,
		Turn: s.Turn(), Seats: cards.Round(rs.Seats), Pack: s.rec.Pack, Total: s.Total(), Settled: s.st != nil, game: rs.Game}
	if k.Turn == seat {
		k.May = s.May()
	}
	if s.st == nil {
		k.Hand++
	} else {
		k.So, k.Dealt, k.Phase = s.st, s.rec.Hands, ""
		for _, other := range k.Seats {
			k.Left[other] = s.hand.View(other).Hand
		}
		if s.ended {
			k.Shares = &s.shares
		}
	}
	so := *k.So
	so.Events = s.told(so.Events)
	k.So = &so
	return k
}
