// Package boston plays Boston: four players, fifty-two cards and an auction of thirteen
// games. A player undertakes one of them against all others, or with a player who
// offers to whist. Start at boston.go; book.go has the book's answers.
//
// Boston is not a book of engine/hombre because the two share little: tricks, an auction
// by turns, bêtes and pools, which every game of the table has. The order of the cards,
// the number of tricks that wins, how a partner is found and the games without a trick
// are Boston's own. It has no matadors outside their suits, no king that is called, and
// no remise.
package boston

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// State, Rule and Maker are those of package table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
	part  = game.Part
)

const family = "boston"

var q, fig = game.Asking(family), parts.Fig

// The pools.
const (
	boxAl    = iota // the åls that were put out
	boxBetes        // the bête that goes on this hand
)

const (
	factPreference engine.FactKind = table.OwnFacts + iota // suit N is the higher preference
	factLesser                                             // suit N is the lesser preference
	factAl                                                 // an ål is worth Amount
	factTarget                                             // Seat must make Amount tricks
	factTogether                                           // Seats must make Amount tricks together
	factPrice                                              // the game is paid at Amount
	factShown                                              // Seat plays with an open hand
	factMarked                                             // another pass is marked
	factCleared                                            // the marked passes are paid
	factHonours                                            // Seat has lost a misère, and pays what it would have brought
)

const (
	dueCodille engine.DueClass = table.OwnDues + iota
	dueOver                    // for tricks above those the game asks for
	dueUnder                   // for tricks lacking
	dueMatadors
	duePasses
	dueCinq
	dueSlam
)

// scaled is the classes of due that are higher in the preferences.
const scaled = engine.DueClasses(1<<table.DueGame | 1<<dueCodille | 1<<dueOver | 1<<dueUnder | 1<<dueMatadors | 1<<duePasses | 1<<dueCinq | 1<<dueSlam)

// marks is the name under which a record says how many passes are marked.
const marks = "passes"

// The phases that a rule opens.
const (
	phaseWhist = 1 + iota // others say whether they whist
	phaseAway             // the player lays a card away
)

// Boston returns the game.
func Boston() *table.Game {
	g := &table.Game{
		Ident: family, Kin: family, Title: "Boston",
		Aims:    []string{"target", "price.paid", "bete.made"},
		Phases:  []*table.Phase{auction(), asking(), whisting(), laying(), playing()},
		Makers:  makers(),
		Acts:    words(),
		Second:  true,
		Notable: engine.Facts(table.FactWon, table.FactLost, table.FactSide, factShown),
		Carries: []table.Carried{table.Waiting, {Name: marks}},
		Keeps:   keeps,
		Told:    told,
		Tells:   table.Untold(factTogether.Bit()), // this fact says what they must make, not that they have
		OneRole: oneRole,
		Pools:   []game.NamedPool{{Pool: "al", Words: "the ål"}, {Pool: "betes", Words: "the bêtes"}},
		Equal: []game.Alike{{Ruleset: "reglor-boston", ID: "boston/bid.rank#boston", What: "0 for 1", Why: "it is the least game by either number"},
			{Ruleset: "reglor-boston", ID: "boston/bid.rank#thirteen", What: "14 for 13", Why: "it is the highest game by either number"}},
		Ways:     ways{},
		Pictured: []cards.Card{cards.Of(cards.Spades, cards.Ace)},
	}
	g.Books = []*game.Ruleset{book(g)}
	return g
}

// ways says how random hands are made, and how bots play.
type ways struct{}

// Ways returns what package play needs.
func (ways) Ways() table.Ways {
	return table.Ways{Weigh: weigh, Policy: sensible, Star: star, Carry: carry}
}

// oneRole reports whether two roles always belong to one player: forehand sits on the
// dealer's left.
func oneRole(rule string, a, b game.Role) bool {
	return a == game.Eldest && b == game.ToLeft
}

// player returns the player who has undertaken the game, or NoSeat.
func player(s *State) cards.Seat { return s.Who(table.FactUndertakes) }

// played returns the game that is played, or none.
func played(s *State) contract {
	if f := s.Seen(table.FactUndertakes); f != nil {
		return gameOf(engine.ActKind(f.N))
	}
	return none
}

// whister returns the player who whists, or NoSeat.
func whister(s *State) cards.Seat {
	at := player(s)
	if at == cards.NoSeat {
		return cards.NoSeat
	}
	return s.Friend(at)
}

// tricks returns how many tricks a player has taken.
func tricks(s *State, seat cards.Seat) int32 { return s.Tally(table.Tricks, seat) }

// asking returns the phase in which the player of independence asks for whist, or
// plays alone.
func asking() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: engine.Acts(actAsk, actAlone), Opens: func(s *State) bool { return played(s) == independence },
		Turn: parts.Once(player),
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(actAsk)
			o.Add(actAlone)
		},
	}
}

// whisting returns the phase in which the others are asked in turn to whist,
// until one does.
func whisting() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: engine.Acts(actWhist, table.ActPass), Opens: parts.Opened(phaseWhist),
		Turn: func(s *State) cards.Seat {
			if s.Said.Kind == actWhist {
				return cards.NoSeat
			}
			return s.Speak(parts.Everybody(s) &^ player(s).Bit())
		},
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(actWhist)
			o.Add(table.ActPass)
		},
	}
}

// laying returns the phase in which the player lays a card away.
func laying() *table.Phase {
	opened := parts.Opened(phaseAway)
	return &table.Phase{
		Word: "draw", Acts: table.ActOut.Bit(), Opens: func(s *State) bool { return opened(s) && s.First() == 1 },
		Turn: parts.Once(player),
		May:  func(s *State, seat cards.Seat, o *table.Options) { o.Offer(table.ActOut, s.Hand[seat]) },
		Do: func(s *State, a *engine.Act) {
			s.PutOut(a.Seat, a.Card)
			s.Spoke(a.Seat)
		},
	}
}

// playing returns the play of the tricks. A misère ends when its player has taken
// a trick or has no card left.
func playing() *table.Phase {
	play := parts.Tricks(parts.Undertaken)
	turn := play.Turn
	play.Turn = func(s *State) cards.Seat {
		if at := player(s); s.Table.N == 0 && played(s).misere() && (tricks(s, at) > 0 || s.Hand[at] == 0) {
			return cards.NoSeat
		}
		return turn(s)
	}
	play.End = func(s *State) {
		s.Note(table.FactEnd, cards.NoSeat)
		if player(s) != cards.NoSeat { // a position may not say who plays; then nothing is decided
			s.Note(table.FactDecided, cards.NoSeat)
		}
	}
	return play
}

// told adds to the settlement who plays with an open hand, and who is bête.
func told(s *State, st *game.Settlement) {
	s.Outcome(st, factShown, "shown")
	s.Outcome(st, table.FactLost, "bete")
}

// carry sets up what random hands find: the åls that are left or a bête that
// goes, bêtes that wait, and marked passes.
func carry(s *State, src *table.Source) {
	al := int32(48)
	if t, ok := s.Law().Terms("boston/al"); ok {
		al = t.N("each")
	}
	bete := func() int32 { return al + 4*int32(2+src.Below(30)) }
	switch src.Below(3) {
	case 0:
		s.Put(boxAl, al*int32(1+src.Below(4)))
	case 1:
		s.Put(boxBetes, bete())
	}
	for range src.Below(4) - 1 {
		s.Wait(bete())
	}
	if src.One(2) {
		s.Carries(marks, cards.NoSeat, int32(1+src.Below(4)))
	}
}

// keeps returns the passes marked after the hand.
func keeps(s *State) []record.Item {
	n := s.Carried(marks, cards.NoSeat)
	if s.Told(factCleared) {
		n = 0
	}
	for f := s.Last(factMarked); f != nil; f = s.Prior(f) {
		n++
	}
	return parts.Leave(nil, marks, cards.NoSeat, n)
}
