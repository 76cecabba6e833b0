// Package game is the vocabulary of games: what a game asks, what each book answers,
// what a law does with the record of a hand, and what the hand came to. Everything that
// shows, checks or plays games uses these words and names no game. Start at Game and
// Ruleset.
//
// A family is a package that implements Game and Lore for each of its games;
// engine/games lists them, one line a game. Programs that play need only Game. Programs
// that show games to readers need Lore, too; a program that never asks for the lore
// does not link it.
package game

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/record"
)

// Game is one game, with the books that have rules for it.
type Game interface {
	ID() string     // "piquet"; unique among all games
	Family() string // the prefix of its own questions' ids: the package that it shares with its kin
	Name() string   // in English
	Rulesets() []*Ruleset
	Wording() *Wording

	// Compile makes a ruleset of the game ready to settle hands, with changes.
	Compile(rs *Ruleset, changes ...Change) (Law, error)

	// Fits reports whether a record's players and cards are those of a ruleset. By this
	// a record finds its variant.
	Fits(rs *Ruleset, r *record.Record) bool
}

// Scribe is implemented by a game whose matches have a sheet: something that is written
// down besides the totals.
type Scribe interface{ Sheet() []Line }

// Line is a line of the sheet.
type Line struct {
	Name   string // the name under which a hand carries it on
	Says   string // what it is, a phrase: "tours played"
	Places bool   // its numbers are places in the queue of those who wait: the order is shown while the match goes on, and not the numbers
}

// Lore is a game as readers need it: what it asks, and how it is presented. What its
// books leave open stands in a file beside them: see Silence.
type Lore interface {
	Game
	Questions() []Question            // in the order of a hand, with the questions of package parts that it asks
	Heads() []Head                    // the heads under which a reader finds the questions
	Aim() []string                    // the questions whose answers tell what is played for, as answers name them; a book answers some of them
	Emblems(rs *Ruleset) []cards.Card // the cards that stand for a book's game
	Mixes() []Mix                     // the kinds of random hand; the first is the plain one
	Alike() []Alike                   // the mutants that no hand can tell from the rule
	Same(rule string, a, b Role) bool // whether two roles are always the same player's in a rule
}

// Question is a named question that books answer with figures and roles; a
// book that is silent leaves it out.
type Question struct {
	ID      string // "FAMILY/quinola.placed", or "parts/revoke.fine" where many games share it
	Asks    string // the question, in one sentence
	Answer  string // the answer, a sentence with places for a book's figures and roles: see package answer
	Figures []Part // the numbers in an answer
	Roles   []Part // the players in an answer
}

// Asking returns a function that makes a family's own questions: those that no other
// family asks.
func Asking(family string) func(id, asks, answer string, figures ...Part) Question {
	return func(id, asks, answer string, figures ...Part) Question {
		return Question{ID: family + "/" + id, Asks: asks, Answer: answer, Figures: figures}
	}
}

// WithRoles returns the question with roles in its answer.
func (q Question) WithRoles(roles ...Part) Question {
	q.Roles = roles
	return q
}

// Part is one figure or role of a question: `ID#Name`. It is a type without a
// name of its own, so that games may write {"ace", "for any ace"}. What a switch means,
// a figure that is 1 or 0, begins with "1 where".
type Part = struct{ Name, Means string }

// Part returns the figure or role of that name, or nil.
func (q *Question) Part(name string) *Part {
	for _, list := range [...][]Part{q.Figures, q.Roles} {
		for i := range list {
			if list[i].Name == name {
				return &list[i]
			}
		}
	}
	return nil
}

// Parts returns the names of the figures and roles.
func (q *Question) Parts() (names []string) {
	for _, list := range [...][]Part{q.Figures, q.Roles} {
		for _, p := range list {
			names = append(names, p.Name)
		}
	}
	return names
}

// Head is a heading under which a game is presented, with its questions as answers name
// them, in reading order. Every question stands under one heading.
type Head struct {
	Name   string
	Rules  []string
	Choose []string // the questions of these that are shown where a reader chooses between the books
	Alike  bool     // no question here helps a reader to tell one book from another
	Sit    bool     // players need it before they sit down
}

// Mix is a kind of random hand.
type Mix struct {
	ID      string // "plain"
	Means   string // what the hands are biased towards
	Telling bool   // most rules take part in these hands: a page that shows one hand takes it from them
}

// The kinds of random hand that every game has.
const (
	Plain   = "plain"   // cards, bids and plays at random, all regular
	Faulty  = "faulty"  // as plain, but somebody does something irregular
	Several = "several" // as plain, but several irregular things are done, by whomever
	Mixed   = "mixed"   // any of those before but several, chosen by the seed
)

// Silence is something that the engine must decide although the book does not say it,
// or contradicts itself. A family lists its silences in silences.toml; package lore reads
// them.
type Silence struct {
	Name     string   // a short name, by which it is cited
	Question string   // what is open
	Ruling   string   // what the engine does
	From     string   // where that comes from
	Rules    []string // the rules it concerns, as answers name them
	Clauses  []string // the paths of clauses that come near it, or contradict each other
	Setting  string   // the figure that may be set otherwise, "pool.each#amount"
	Others   string   // the alternatives
}

// Rate is how often a rule mattered in random hands.
type Rate struct {
	Rule    string
	Fired   int // hands in which it said something, or refused an act that a player might have chosen
	Changed int // hands that would be settled otherwise, or allow other acts, without it
}

// Fault is an error of one line.
type Fault string

// Error returns the line.
func (f Fault) Error() string { return string(f) }

// Overfull is the error of a record by which more lies on the table than any table has.
type Overfull string

// Error returns the error in one line.
func (o Overfull) Error() string { return string(o) }

// unknown says that a ruleset has no such rule.
func unknown(rs *Ruleset, rule string) error {
	return Fault(ascii.Join([]string{"the ruleset ", rs.ID, " has no rule ", rule}, ""))
}
