package lang

import "regexp"

// Divisions are the words that head the numbered divisions of a book: CHAPTER
// THE FIRST.
type Divisions struct {
	Parts, Sections, Chapters, Articles, Tables string

	Plays    string // those of them that part plays
	Led      string // articles that stand before the number: das (erste Capitel)
	Feminine string // those of them with which Her stand
	Her, His string // ordinals that stand with the ones and with the others alone
	Last     string // the ordinal of the last
}

// Words returns the words of each kind: of parts, sections, chapters, articles and tables.
func (d Divisions) Words() [5]string {
	return [...]string{d.Parts, d.Sections, d.Chapters, d.Articles, d.Tables}
}

// Titles are how titles begin that are set in capitals, however they are parted:
// LEJEU.
type Titles struct {
	Games string // of a game, or of a book on one
	Laws  string // of its laws
	Run   string // any title, where it is not set in capitals and its words run together
	Wide  string // the same, of a title whose letters are set wide
	Long  string // of laws, which may be longer than others
	Below string // a title that stands below another and is a part of it

	Contents string // of a list of what the book holds

	// What heads nothing.
	Imprint  string // words of the imprint of a title page
	Author   string // words before the name of who wrote the book
	Editions string // the word for an edition
	Steps    string // words that head what returns in part after part: example, solution
	Refers   string // words by which an entry of a dictionary sends to another: see
	Close    string // words by which a book says that it ends
	Signed   string // words by which a letter is signed: humble, servant
}

// Cues are the words that show what a paragraph does that has no number, as
// expressions for small letters without accents, asked in this order.
type Cues struct {
	Tells   string // it tells, although it sounds like a rule
	Advises string
	Defines string
	Rules   string
}

// Cue is what a paragraph does.
type Cue uint8

// What a paragraph does. None of them is told of one that shows no cue.
const (
	Tells Cue = iota
	Advises
	Defines
	Rules
	cueKinds
)

func (c Cues) compile() (out [cueKinds]*regexp.Regexp) {
	for k, expression := range [cueKinds]string{c.Tells, c.Advises, c.Defines, c.Rules} {
		if expression != "" {
			out[k] = regexp.MustCompile(expression)
		}
	}
	return out
}

// definedBy is how far into a paragraph it may say that it defines.
const definedBy = 160

// Does returns what a paragraph does, in small letters without accents, and whether
// any cue shows it.
func (l *Language) Does(paragraph string) (Cue, bool) {
	if l == nil {
		return 0, false
	}
	for k, re := range l.ready().cues {
		cue := Cue(k)
		held := paragraph
		if cue == Defines {
			held = held[:min(len(held), definedBy)]
		}
		if re != nil && re.MatchString(held) {
			return cue, true
		}
	}
	return 0, false
}

// Reference is a way in which a book cites its own parts.
type Reference struct {
	Pattern string // an expression; {n} in it is a number in figures or Roman numerals
	To      Part   // what its groups name
	In      string // where To is Items: the division that they are in besides the one that cites, as ids name it; "" for none
	Next    string // where To is Neighbour: the word for the one that follows; any other is for the one before
}

// Part is what a reference names.
type Part uint8

// What a reference names, by its groups.
const (
	Items       Part = iota // items, by their numbers
	Division                // a division, by the chief word of its title
	Neighbour               // the division after this one, or before it
	ChapterItem             // an item, the first group, of a chapter, the second
	Chapter                 // a chapter, by its number
	Section                 // a section, by its number
)
