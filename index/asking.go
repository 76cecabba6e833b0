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
				asks, asked := t.parted(func(w string) bool { return slices.Contains(a.First, w) || slices.Contains(a.Fill, w) })
				if len(asks.Words) > 0 {
					left = append(left, asks)
				}
				if len(asked.Words) > 0 {
					in.Terms = append(in.Terms, asked)
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

// parted is the words of a term that ask, and the others: "donne-t-on" asks about
// "donne". Nothing is taken out of a term that is not as typed.
func (t Term) parted(asks func(word string) bool) (asking, others Term) {
	if !t.plain() {
		return Term{}, t
	}
	for i, w := range t.Words {
		to := &others
		if asks(w) {
			to = &asking
		}
		to.Words, to.Raw = append(to.Words, w), append(to.Raw, t.Raw[i])
	}
	return asking, others
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
