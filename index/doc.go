package index

// Doc is a clause as the index sees it.
type Doc struct {
	ID      string // clause id
	Text    string // text id
	Lang    string // language of the reading
	Game    string
	Kind    string
	Label   string
	Number  int
	Reading string
	Gloss   string   // gloss, note and names of rules: English, searched apart from the texts
	Rules   []string // ids of the rules linked to the clause
}

// Lexicon tells the index what is known of a language's words.
type Lexicon interface {
	// Known reports whether word is a word of lang as printed in the books'
	// time: such a word is never taken for a misreading of another.
	Known(lang, word string) bool
	// Modern is the modern spelling of a word of lang, which may be itself.
	Modern(lang, word string) string
}
