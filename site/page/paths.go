package page

import (
	"strings"

	"quinola/corpus"
	"quinola/engine/game"
	"quinola/engine/games/lore"
	"quinola/site/export/exchange"
)

// Beside its page each clause has a file for programs and one of plain text.
const (
	ClauseJSON  = "clause.json"
	ClausePlain = "clause.txt"
)

// Paths has the folders of the pages of clauses and rules.
var Paths = exchange.Paths{Clause: ClausePath, Rule: RulePath}

// TextPath returns the folder of a text.
func TextPath(t *corpus.Text) string { return Segment(t.ID) + "/" }

// ClausePath returns the folder of a clause.
func ClausePath(c *corpus.Clause) string { return TextPath(c.Text) + Segment(c.Path()) + "/" }

// TermPath returns the folder of a term.
func TermPath(id string) string { return "term/" + Segment(id) + "/" }

// RulePath returns the folder of a rule's page: each part of the id is a folder.
func RulePath(id string) string {
	var b strings.Builder
	b.WriteString("rule/")
	for part := range strings.SplitSeq(id, "/") {
		b.WriteString(Segment(part) + "/")
	}
	return b.String()
}

// RuleName returns a rule's id without its game.
func RuleName(id string) string {
	_, name, _ := strings.Cut(id, "/")
	return name
}

// RuleLink links to a rule by its name.
func RuleLink(at Place, id string) Link { return Link{at.To(RulePath(id)), RuleName(id), ""} }

// ParallelPath returns the folder of two texts side by side.
func ParallelPath(left, right *corpus.Text) string {
	return "parallel/" + Segment(left.ID) + "/" + Segment(right.ID) + "/"
}

// The folders of the pages to which others link.
const (
	GamesPath     = "games/"            // the games: what the books teach, and each game in two minutes
	QuestionsPath = "questions/"        // the questions that several games ask
	RulesPath     = "rule/"             // the rules
	RatesPath     = "rates/"            // how often they matter
	BriefPath     = "brief/"            // the books in brief
	GamePath      = "play/"             // whole games against bots
	SmallestPath  = "compare/smallest/" // the smallest hands that a book lets one play with
)

// QuestionPath returns the folder of a question over all games.
func QuestionPath(s *lore.Shared) string {
	return QuestionsPath + Segment(strings.ReplaceAll(strings.TrimPrefix(s.ID, "parts/"), "/", ".")) + "/"
}

// SmallestAnchor returns the anchor of the hands of a clause on their page.
func SmallestAnchor(clause string) string {
	_, path, _ := strings.Cut(clause, ":")
	return Segment(path)
}

// WayInPath returns the folder of a game's two-minute introduction.
func WayInPath(g game.Game) string { return GamesPath + Segment(g.ID()) + "/" }
