package table

import (
	"sync/atomic"

	"quinola/engine"
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/chance"
	"quinola/engine/game"
	"quinola/engine/record"
)

// Game is a game of the table: its phases, its questions and what is its own in
// them. It is the game.Game and the game.Lore of the rest of the program.
type Game struct {
	Ident     string // "bete"
	Kin       string // the family, which its own questions begin with
	Title     string // in English
	Books     []*game.Ruleset
	Aims      []string // see game.Lore
	Phases    []*Phase
	Choices   []Choice
	Makers    Makers                   // in the order of a hand
	Acts      []string                 // the words of its own acts, from OwnActs on
	Words     []Word                   // its words for acts of the table, where they are others
	Second    bool                     // a card of a second pack lies turned up, which may be any
	Exchanges bool                     // its hands are exchanged before the first trick: what a record notes for that is done when it ends, and a phase for which a record has nothing is not begun
	Anyway    engine.ActKinds          // its own acts that may be recorded though rules refuse them
	Together  engine.ActKinds          // its own acts that are nobody's in particular: the table does them
	Upon      engine.ActKinds          // its own acts that are done to another player, whom a record names
	Deals     engine.ActKinds          // its own acts of whoever has dealt, who is the dealer of a record
	Free      engine.ActKinds          // its own acts that may be done at any time, for rules to judge
	Needs     []Need                   // the acts that are offered only under a ruleset that has a rule of them
	Asks      []string                 // the words of its own questions about players, from OwnQuestions on
	Notable   engine.FactKinds         // the facts that tell one outcome of a hand from another
	Watch     func(s *State) cards.Set // the cards that careful players keep or fear; nil for none

	Ways    any                                                             // how it is played by chance and by bots: a value with the method Ways() table.Ways, and Lies(*State) cards.Set where cards lie open to be taken, Allied(*State, cards.Seat) bool where a player may know to play with whoever has undertaken the game before others do, which a program that plays no such hands does not carry; nil for at random
	Waits   func(s *State) cards.SeatSet                                    // who waits while others play the hand, by what was carried and who deals; nil where a ruleset deals to everybody
	Excess  int                                                             // how many cards more than are dealt somebody may hold by a fault
	Faults  engine.ActKinds                                                 // its own acts that happen with the card that is played next, and let it be one that the rules refuse
	Late    engine.ActKinds                                                 // irregular acts that are done after the last card
	Happens func(s *State, a *engine.Act)                                   // what an irregular act moves on the table before rules answer it; nil for nothing
	Cannot  func(s *State, a *engine.Act) (wrong string)                    // why an irregular act that a record notes cannot have been done, as the hand has come; nil where any can
	Pools   []game.NamedPool                                                // what its pools and boxes are called, where there are several
	Pays    *game.PayWords                                                  // the sentences of payments, where they are marks and not counters; nil for those of any table
	Reads   func(l *Law, r *record.Record) (*record.Record, error)          // a record in lines of its own as the table reads it: acts, steps and state; nil where it has none
	Places  func(s *State, p *record.Record)                                // what those lines are in a position
	Untold  func(s *State) bool                                             // whether no position tells what has come so far and counts later; nil where each does
	Because func(s *State, a *engine.Act, by engine.RuleSet) engine.RuleSet // what stands behind rules that judge an act; nil for nothing
	Spoken  func(st *record.Step) string                                    // an act as it is said at the table, in English, "" where its word alone says it; nil for never
	Tells   func(s *State, t *game.Teller)                                  // how its hands are told otherwise than any table's; nil for as they are
	Told    func(s *State, st *game.Settlement)                             // the outcomes in the words of the game; nil for winner and loser

	Carries  []Carried                     // what may be carried from hand to hand
	Written  []game.Line                   // what is written down of a match besides the totals
	Unfit    func(s *State) (wrong string) // why what was carried cannot be; nil where anything can
	Keeps    func(s *State) []record.Item  // ... and what of it this hand leaves; nil for nothing
	Pictured []cards.Card                  // the cards that stand for the game on a page
	Equal    []game.Alike
	OneRole  func(rule string, a, b game.Role) bool // whether two roles are always one player's in a rule; nil where they are as at any table

	wording atomic.Pointer[game.Wording] // see Wording
	laws    atomic.Pointer[[]*Law]       // of rulesets as they stand; see Compile
}

// Carried is something that a hand leaves for the next, as the state of a record
// tells it.
type Carried struct {
	Name string
	Each bool   // it is a number a seat; else nobody's
	Many bool   // it may be told several times
	Most int32  // what the number is at most; 0 for anything
	By   string // the full id of the question by which it is carried: a book that does not answer it leaves nothing of the kind; "" for every book
}

// Need is that an act is offered only under a ruleset that answers a question, whatever
// is changed: a book that plays as another may lack the rule that gives the act a meaning.
type Need struct {
	Kind engine.ActKind
	By   string // the question, as answers of the game name it
}

// Word is a game's word for an act of the table.
type Word struct {
	Kind engine.ActKind
	Word string
}

// ID returns the game's name in ids.
func (g *Game) ID() string { return g.Ident }

// Family returns what the ids of its own questions begin with.
func (g *Game) Family() string { return g.Kin }

// Name returns the game's name in English.
func (g *Game) Name() string { return g.Title }

// Rulesets returns the books that have rules for it.
func (g *Game) Rulesets() []*game.Ruleset { return g.Books }

// Adopt adds a ruleset to the game's books until it is given back.
func (g *Game) Adopt(rs *game.Ruleset) (giveBack func()) {
	before := g.Books
	g.Books = append(before[:len(before):len(before)], rs)
	return func() { g.Books = before }
}

// Questions returns every question of the game, in the order of a hand.
func (g *Game) Questions() []game.Question { return g.Makers.Questions() }

// Aim returns the questions whose answers tell what is played for.
func (g *Game) Aim() []string { return g.Aims }

// Heads returns the heads under which the questions stand: each stands under the
// last one named before it.
func (g *Game) Heads() []game.Head {
	var list []game.Head
	at := 0
	for _, m := range g.Makers {
		if m.Head != "" || list == nil {
			for at = 0; at < len(list) && list[at].Name != m.Head; at++ {
			}
			if at == len(list) {
				list = append(list, game.Head{Name: m.Head, Sit: true})
			}
		}
		list[at].Rules = append(list[at].Rules, ascii.After(m.ID, g.Kin+"/"))
	}
	return list
}

// Emblems returns the cards that stand for the game.
func (g *Game) Emblems(*game.Ruleset) []cards.Card { return g.Pictured }

// The kinds of random hand that games of the table have besides those of every
// game.
const (
	Careful = "careful" // players who take what they can and throw away what is worth least
	Strong  = "strong"  // one player holds a hand to play on; of games that have a Star
)

// Source is where chance comes from.
type Source = chance.Source

// Mixes returns the kinds of random hand.
func (g *Game) Mixes() []game.Mix {
	list := []game.Mix{
		{ID: game.Plain, Means: "cards, bids and plays at random, as the rules allow and no better"},
		{ID: Careful, Means: "players who keep what is worth keeping and take what they can"},
		{ID: game.Faulty, Means: "somebody does something irregular"},
	}
	if g.Played().Star != nil {
		list = append(list, game.Mix{ID: Strong, Means: "one player holds a hand to play on"})
	}
	return append(list, game.Mix{ID: game.Mixed, Means: "any of these, by the seed"},
		game.Mix{ID: game.Several, Means: "two or three irregular things are done, by whomever"})
}

// Alike returns the mutants that no hand tells from the rule.
func (g *Game) Alike() []game.Alike { return g.Equal }

// Same reports whether two roles are always one player's in a rule: whoever takes a trick is
// the one of whom it is told.
func (g *Game) Same(rule string, a, b game.Role) bool {
	return rule == nextID && a == game.Taker && b == game.Holder || g.OneRole != nil && g.OneRole(rule, a, b)
}

// Knows reports whether the game has a policy of its own.
func (g *Game) Knows() bool { return g.Played().Policy != nil }

// Speaks returns an act as it is said at the table.
func (g *Game) Speaks(st *record.Step) string {
	if g.Spoken == nil {
		return ""
	}
	return g.Spoken(st)
}

// Wording returns how its rules are told in English. Every settlement wants it, and
// it is kept once made; two that make it at one time make the same.
func (g *Game) Wording() *game.Wording {
	if w := g.wording.Load(); w != nil {
		return w
	}
	w := &game.Wording{Pays: payments, Card: "a card", Rules: g.Makers.Words(g.Kin)}
	if g.Pays != nil {
		w.Pays = *g.Pays
	}
	if w.Pays.Named == nil {
		w.Pays.Named = g.Pools
	}
	g.wording.Store(w)
	return w
}

// payments are the sentences of payments at any table.
var payments = game.PayWords{
	Made: game.Payment{Pays: "{from} pays {to} {amount}", Puts: "{from} puts {amount} into {pool}", Takes: "{to} takes {amount} from {pool}", Owes: "{from} owes {amount} that waits", Gets: "{to} takes {amount} of what waited",
		Goes: "{amount} goes into {pool}", Every: "everybody puts {amount} into each"},
	Returned: game.Payment{Pays: "{from} returns {amount} to {to}", Puts: "{from} returns {amount} to {pool}", Takes: "{to} has {amount} back from {pool}", Owes: "{from} no longer owes {amount}", Gets: "{to} returns {amount}"},
	Nothing: game.Payment{Pays: "{from} does not pay {to} {amount}", Puts: "{from} does not put {amount} into {pool}", Takes: "{to} does not take {amount} from {pool}", Owes: "{from} does not owe {amount}", Gets: "{to} does not receive {amount}",
		Goes: "{amount} does not go into {pool}"},
	Pool: "the pool",
}

// Marks is the sentences of payments in a game of marks.
var Marks = game.PayWords{
	Made:     game.Payment{Takes: "{to} marks {amount}", Puts: "{from} unmarks {amount}", Pays: payments.Made.Pays},
	Returned: game.Payment{Takes: "{to} marks {amount} again", Puts: "{from} unmarks {amount}", Pays: payments.Returned.Pays},
	Nothing:  game.Payment{Takes: "{to} does not mark {amount}", Puts: "{from} does not unmark {amount}", Pays: payments.Nothing.Pays},
}

// MarksAndPools returns the sentences of payments in a game of marks that has pools,
// too.
func MarksAndPools(named ...game.NamedPool) *game.PayWords {
	pools, w := payments, Marks
	pools.Named, w.Pools = named, &pools
	return &w
}

// word returns the word of a kind of act.
func (g *Game) word(kind engine.ActKind) string {
	for i := range g.Words {
		if g.Words[i].Kind == kind {
			return g.Words[i].Word
		}
	}
	if kind < OwnActs {
		return words[kind]
	}
	if i := int(kind - OwnActs); i < len(g.Acts) {
		return g.Acts[i]
	}
	return "?"
}

// ActOf returns the kind of act with that word. A family's own word goes first.
func (g *Game) ActOf(word string) (engine.ActKind, bool) {
	for i, w := range g.Acts {
		if w == word {
			return OwnActs + engine.ActKind(i), true
		}
	}
	for i := range g.Words {
		if g.Words[i].Word == word {
			return g.Words[i].Kind, true
		}
	}
	for i, w := range words {
		if w == word {
			return engine.ActKind(i), true
		}
	}
	kind, ok := former[word]
	return kind, ok
}

// free reports whether an act of that kind may be done at any time.
func (g *Game) free(kind engine.ActKind) bool {
	return irregular.Has(kind) || g.Free.Has(kind) || g.Faults.Has(kind)
}

// WithCard reports whether an act of that kind happens with the card that is
// played next.
func (g *Game) WithCard(kind engine.ActKind) bool {
	return faults.Has(kind) || g.Faults.Has(kind)
}

// question returns the words of a question about players.
func (g *Game) question(q engine.Question) string {
	if q < OwnQuestions {
		return asks[q]
	}
	if i := int(q - OwnQuestions); i < len(g.Asks) {
		return g.Asks[i]
	}
	return "who is meant"
}

// Sheet returns what is written down of a match besides the totals, line by line.
func (g *Game) Sheet() []game.Line { return g.Written }

// Fits reports whether a record's players and cards are those of a ruleset: who is
// dealt cards has a seat there, and so has whoever the state says lost them; where
// nobody waits everybody is dealt some, or has lost them, and else as many as
// the ruleset says.
func (g *Game) Fits(rs *game.Ruleset, r *record.Record) bool {
	left := rs.Hands == game.AreLeft
	var lost cards.SeatSet
	if left {
		for _, it := range r.State {
			lost |= it.Seat.Bit()
		}
	}
	for seat := range cards.Seat(cards.Seats) {
		sits, held := cards.Right(rs.Seats, seat) != cards.NoSeat, r.Hands[seat] != 0 || lost.Has(seat)
		if held && !sits || sits && !held && rs.Hands <= 0 {
			return false
		}
	}
	return left || r.Players == rs.Deals()
}

// Allied reports whether a player knows by the own cards to play with the player who has
// undertaken the game, be it known to the others or not.
func Allied(s *State, seat cards.Seat) bool {
	g, ok := s.Law().Game().Ways.(interface {
		Allied(s *State, seat cards.Seat) bool
	})
	return ok && g.Allied(s, seat)
}

// Lies returns the cards that lie open on the table, to be taken, and whether the game
// has such.
func Lies(s *State) (set cards.Set, open bool) {
	g, open := s.Law().Game().Ways.(interface{ Lies(*State) cards.Set })
	if open {
		set = g.Lies(s)
	}
	return set, open
}
