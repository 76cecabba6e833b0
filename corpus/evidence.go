package corpus

// Evidence is what is known of a scan besides its letters: what a machine told
// that knows the picture, and what words the book is known to hold. A nil
// Evidence is none.
type Evidence struct {
	Furniture []Span
	Tables    []Span
	Headings  []Span   // the scan says that they are such
	Notes     []Span   // notes in the margin, which interrupt what they stand beside
	Middle    []Span   // lines that stand in the middle of their column, as titles do
	Told      bool     // all furniture is told: none is to be looked for
	Unsure    []Unsure // what the machine was not sure of
	Words     []string // words of the book: names, terms, fig.
}

// Unsure is a word of which the machine was not sure.
type Unsure struct {
	Span
	Others []string // what else it may be, by the machine
}
