package index

// Contents is what an index is made of.
type Contents struct {
	Docs     []Doc // in the order in which clauses of equal score are listed
	Concepts []Concept
	Topics   []Topic
	Books    []Book
}

// Concept is a thing of the games with its names in the languages of the texts.
type Concept struct {
	ID    string
	Name  string
	Names []Name
	See   []string // ids of others
}

// Name is what texts in a language call a concept.
type Name struct {
	Lang string `json:"lang"`
	Form string `json:"form"`
}

// Doc is a clause as the index sees it.
type Doc struct {
	ID      string // clause id
	Text    string // text id
	Lang    string // language of the reading
	Game    string // folded
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
	// Dictionary reports whether there is a dictionary of lang; where there is
	// none, Known says yes to every word.
	Dictionary(lang string) bool
	// Modern is the modern spelling of a word of lang, which may be itself.
	Modern(lang, word string) string
}

// field is a text of a clause that is searched apart from the others.
type field struct {
	name    string
	scanned bool // read by a machine, so that a form may be a misreading
	of      func(*Doc) (lang, text string)
}

var (
	readings = &field{"Reading", true, func(d *Doc) (string, string) { return d.Lang, d.Reading }}
	glosses  = &field{"Gloss", false, func(d *Doc) (string, string) { return "en", d.Gloss }}
)
