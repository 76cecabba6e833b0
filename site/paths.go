package site

// The folders of the pages that others lead to.
const (
	gamesPath     = "games/"            // what the books teach, and each game in two minutes
	questionsPath = "questions/"        // the questions that several games are asked
	rulesPath     = "rule/"             // the rules
	ratesPath     = "rates/"            // how often they matter
	briefPath     = "brief/"            // the books in brief
	gamePath      = "play/"             // whole games against bots
	smallestPath  = "compare/smallest/" // the smallest hands that a book lets one play with
)
