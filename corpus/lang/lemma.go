package lang

import "github.com/blevesearch/snowballstem"

// Lemmas is how the forms of a word are brought to one: tourner, tourne, tournée.
type Lemmas struct {
	// Of is what a word, in small letters, shares with its other forms. known
	// reports whether a dictionary of the language has a word; it may be nil
	// unless Dictionary is true.
	Of func(word string, known func(string) bool) string

	Dictionary bool // Of asks a dictionary, takes words with their accents, and gives words
	Period     bool // Of knows the endings of the period: it takes words as the books spell them
	Stems      bool // what Of gives is no word that anybody would type
}

// shortestStemmed is the length of the shortest word that is stemmed.
const shortestStemmed = 4

// snowball makes a stemmer of one that Snowball has made.
func snowball(form string, stem func(*snowballstem.Env) bool) string {
	if len(form) < shortestStemmed {
		return form
	}
	env := snowballstem.NewEnv(form)
	stem(env)
	return env.Current()
}
