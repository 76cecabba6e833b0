// Package session is a game of Reversis that people play against bots, hand
// after hand: a terminal and a page lead it by the same few calls.
//
//	s, err := session.New(session.Options{Rules: "hague-1785", Seed: 7, People: 1 << cards.South})
//	for s.Phase() != session.Settled {
//		if s.Waits() {
//			look := s.Look(s.Turn())     // what that player sees
//			err := s.Do(look.May.First()) // a *Refusal if rules forbid it
//		} else {
//			s.Step(20)                   // a bot thinks 20 deals further
//		}
//	}
//	st, rec := s.Settlement(), s.Record() // and rec settles under other books too
//	s.Next()                              // the next hand: pools go on, the deal passes
//
// Nothing is drawn from anywhere but the seed, so the same calls give the same
// game; Save writes it as text, and Resume reads it.
package session

import (
	"quinola/engine/cards"
	"quinola/engine/record"
	"quinola/engine/reversis"
	"quinola/engine/reversis/bot"
)

// Phase is what is to be done now.
type Phase uint8

// The phases of a hand.
const (
	Exchange Phase = iota // Turn puts out a card, or keeps his hand (cards.None)
	Swap                  // Turn gives his opposite a card
	Play                  // Turn plays a card
	Claim                 // a person says what he does not ask for: see Claims
	Settled               // the hand is settled; Next deals another
)

var phaseNames = [...]string{"exchange", "swap", "play", "claim", "settled"}

// String is the phase's name.
func (p Phase) String() string { return phaseNames[p] }

// Options is how a game is set up.
type Options struct {
	Rules  string     // a ruleset's id, or a variant's
	Seed   uint64     // of the cards and of the bots
	Dealer cards.Seat // who deals first; NoSeat leaves it to the seed
	People uint8      // the seats where people play, a bit each; bots have the others
	Bots   bot.Kind   // how the bots play
	Deals  int        // that a sampler tries for each choice; 0 for bot.Deals
	Ask    bool       // people are asked what they claim; else all that may be claimed is
}

// Session is a game in progress.
type Session struct {
	Options
	Law   *reversis.Law
	Guide *bot.Guide
	Game  *reversis.Game // the pools, the totals, the next dealer
	Past  []Hand         // the hands that are settled, this one too once it is

	rec      *record.Record
	hand     bot.Hand
	acts     []act
	phase    Phase
	claims   []ClaimOf
	st       *reversis.Settlement
	before   reversis.Game // the game before this hand was settled
	mind     bot.Mind
	thinking bool
	ended    bool
	shares   [cards.Seats]int32
}

// Hand is a hand that was played.
type Hand struct {
	Record *record.Record
	Net    [cards.Seats]int32
}

// act is something that was done in this hand.
type act struct {
	seat   cards.Seat
	card   cards.Card
	person bool
}

// fault is a message of one line.
type fault string

func (f fault) Error() string { return string(f) }

// Refusal is an act that rules refuse.
type Refusal struct {
	Seat   cards.Seat
	Card   cards.Card // None: keeping the hand
	Phase  Phase
	By     []string // the rules that refuse it; none where the card is not there
	Lifted []string // the rules that lift others
}

// Error says so in a line.
func (r *Refusal) Error() string {
	text := r.Seat.String() + " may not play " + r.Card.Sign()
	switch {
	case r.Phase == Exchange && r.Card == cards.None:
		text = r.Seat.String() + " may not keep his hand"
	case len(r.By) == 0:
		text = r.Seat.String() + " does not hold " + r.Card.Sign()
	case r.Phase == Exchange:
		text = r.Seat.String() + " may not put out " + r.Card.Sign()
	}
	for i, id := range r.By {
		if i == 0 {
			text += ": " + id
		} else {
			text += ", " + id
		}
	}
	return text
}

// New begins a game and deals its first hand.
func New(o Options) (*Session, error) {
	s, err := begin(o)
	if err != nil {
		return nil, err
	}
	return s, s.deal(nil)
}

// begin sets a game up without dealing.
func begin(o Options) (*Session, error) {
	rs := reversis.Find(o.Rules)
	if rs == nil {
		text := "there is no ruleset \"" + o.Rules + "\"; there are"
		for i, rs := range reversis.Rulesets {
			text += [...]string{", ", " "}[b2i(i == 0)] + rs.ID
		}
		return nil, fault(text)
	}
	law, err := reversis.Compile(rs)
	if err != nil {
		return nil, err
	}
	round := cards.Round(law.Seats)
	if o.Dealer == cards.NoSeat {
		src := reversis.Source(o.Seed)
		o.Dealer = round[src.Below(len(round))]
	}
	if !sits(round, o.Dealer) {
		return nil, fault("nobody sits at " + o.Dealer.String() + " under " + law.ID)
	}
	for seat := cards.Seat(0); seat < cards.Seats; seat++ {
		if o.People&(1<<seat) != 0 && !sits(round, seat) {
			return nil, fault("nobody sits at " + seat.String() + " under " + law.ID)
		}
	}
	s := &Session{Options: o, Law: law, Guide: bot.NewGuide(law), Game: law.NewGame(o.Dealer)}
	s.mind = bot.Mind{Kind: o.Bots, Deals: o.Deals}
	return s, nil
}

func sits(round []cards.Seat, seat cards.Seat) bool {
	for _, s := range round {
		if s == seat {
			return true
		}
	}
	return false
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// deal deals the next hand: the cards of a record, or by the seed.
func (s *Session) deal(of *record.Record) error {
	s.rec = s.Game.Begin()
	s.acts, s.phase, s.claims, s.st, s.thinking = s.acts[:0], Exchange, nil, nil, false
	if of != nil {
		s.rec.Hands, s.rec.Talon, s.rec.Players = of.Hands, of.Talon, of.Players
	} else {
		s.shuffle()
	}
	if err := s.hand.Begin(s.Guide, s.rec); err != nil {
		return err
	}
	s.follow()
	return nil
}

// shuffle deals the cards by the seed and the number of the hand.
func (s *Session) shuffle() {
	src := reversis.Source(s.Seed)
	src = reversis.Source(src.Next() + uint64(len(s.Past))*0x632be59bd9b4e019)
	bot.Deal(s.Law, &src, s.rec)
}

// Phase is what is to be done now.
func (s *Session) Phase() Phase { return s.phase }

// Turn is whose turn it is, NoSeat when the hand is settled; in the phase Claim
// the first person who has something to claim.
func (s *Session) Turn() cards.Seat {
	switch s.phase {
	case Settled:
		return cards.NoSeat
	case Claim:
		return s.claims[0].Seat
	}
	return s.hand.Turn
}

// Person reports whether a person plays at a seat.
func (s *Session) Person(seat cards.Seat) bool { return seat >= 0 && s.People&(1<<seat) != 0 }

// Waits reports whether a person has to do something before the game goes on.
func (s *Session) Waits() bool { return s.phase == Claim || s.Person(s.Turn()) }

// Record is the hand as it was played so far, in the form that replay reads:
// once it is settled, other books settle it too.
func (s *Session) Record() *record.Record { return s.rec }

// Settlement is what the hand came to, nil until it is settled.
func (s *Session) Settlement() *reversis.Settlement { return s.st }

// Next deals the next hand, when this one is settled.
func (s *Session) Next() error {
	if s.phase != Settled {
		return fault("this hand is not settled yet")
	}
	if s.ended {
		return fault("the game is at an end")
	}
	return s.deal(nil)
}

// Over reports whether the game has come to its end: by the rounds that its
// book counts, or because it was ended.
func (s *Session) Over() bool { return s.ended || s.phase == Settled && s.Game.Over() }

// End ends the game after a settled hand: what lies in the pools is divided
// where the book says how. It is what each receives.
func (s *Session) End() [cards.Seats]int32 {
	if s.phase == Settled && !s.ended {
		s.ended = true
		s.shares = s.Game.Divide()
	}
	return s.shares
}

// Ended reports whether the game was ended.
func (s *Session) Ended() bool { return s.ended }
