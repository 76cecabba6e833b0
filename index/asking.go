package index

import "slices"

// Asking is how a question is put in a language: the words it begins with, and
// those that it has besides what it asks about. All are folded.
type Asking struct {
	First []string `json:"first"`
	Fill  []string `json:"fill"`
}

// besideQuestion returns the query without the words that only make it a question,
// and those words: "how many cards are dealt" is searched as "cards dealt". Words
// in quotation marks stay, and so does a query that has no others.
func besideQuestion(q Query) (in Query, left []Term) {
	if len(q.Terms) == 0 {
		return q, nil
	}
	for _, a := range tables.Asking {
		if first := q.Terms[0]; first.plain() && slices.Contains(a.First, first.Words[0]) {
			in = q
			in.Terms = nil
			for _, t := range q.Terms {
				if t.plain() && !slices.ContainsFunc(t.Words, func(w string) bool { return !slices.Contains(a.First, w) && !slices.Contains(a.Fill, w) }) {
					left = append(left, t)
				} else {
					in.Terms = append(in.Terms, t)
				}
			}
			if len(in.Terms) > 0 {
				return in, left
			}
			return q, nil
		}
	}
	return q, nil
}

// plain reports whether a term is words as typed, neither quoted nor a beginning.
func (t Term) plain() bool { return !t.Quoted && !t.Prefix }

// wordsOf returns the words of terms, folded or as they were typed.
func wordsOf(terms []Term, raw bool) (words []string) {
	for _, t := range terms {
		if raw {
			words = append(words, t.Raw...)
		} else {
			words = append(words, t.Words...)
		}
	}
	return words
}
