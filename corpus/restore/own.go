package restore

// cards is what the edition's own books, which are of games of cards, have taught
// of one language: by it books of their kind are read, and no others.
type cards struct {
	read  decoder
	knows func(word string) bool
	kin   func() kin // how much likelier words are in such books than in others

	// all: a word that the model does not know is likely none. Otherwise it knows
	// no more than the words that it leans on.
	all bool
}

// ownBooks are the languages of the edition's own books.
var ownBooks = map[string]cards{
	"fr": {read: french, knows: frenchKnows, kin: frenchKin, all: true},
	"sv": {read: swedish, knows: swedishKnows, kin: swedishKin},
}
