package tei

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"quinola/corpus"
)

// apparatusWriter writes a text in the order of its source. Each stretch of a
// clause is an ab; a clause that is broken by another has several parts. What
// belongs to no clause stands in ab elements of its own.
type apparatusWriter struct {
	*markup
	text        *corpus.Text
	emendations []corpus.PlacedEmendation
	leaf        int
	above       []string
	gone        []corpus.Lacuna // that are still to come
	parts       map[*corpus.Clause]int
}

func (w *apparatusWriter) body() {
	w.parts, w.gone = map[*corpus.Clause]int{}, w.text.LostLeaves()
	w.open("div", attr{"type", "source"})
	w.line()
	tokens, owner := w.text.Tokens(), w.owners()
	for i := 0; i < len(tokens); {
		c, j := owner[i], i+1
		for j < len(tokens) && owner[j] == c {
			j++
		}
		w.gone = w.leaves(w.gone, tokens[i].Start)
		w.stretch(c, tokens[i:j], c != nil && len(c.Holes) > 0 && slices.Contains(owner[j:], c))
		i = j
	}
	w.leaves(w.gone, len(w.text.Source))
	w.close("div")
	w.line()
}

// owners returns the clauses to which the tokens of the text belong; nil for what
// stands between clauses. A clause in the hole of another has its own words.
func (w *apparatusWriter) owners() []*corpus.Clause {
	tokens := w.text.Tokens()
	owner := make([]*corpus.Clause, len(tokens))
	for _, c := range w.text.Clauses {
		first := sort.Search(len(tokens), func(i int) bool { return tokens[i].Start >= c.Span.Start })
		for i := first; i < len(owner) && tokens[i].Start < c.Span.End; i++ {
			at := tokens[i].Start
			if !slices.ContainsFunc(c.Holes, func(h corpus.Span) bool { return h.Start <= at && at < h.End }) {
				owner[i] = c
			}
		}
	}
	return owner
}

// stretch writes tokens that stand together and belong to one clause, or to
// none.
func (w *apparatusWriter) stretch(c *corpus.Clause, tokens []corpus.Token, more bool) {
	if c == nil {
		w.open("ab", attr{"type", "between"})
		w.tokens(tokens)
		w.close("ab")
		w.line()
		return
	}
	if strings.Join(c.Division, "\x00") != strings.Join(w.above, "\x00") {
		w.above = c.Division
		w.empty("milestone", attr{"unit", "division"}, attr{"n", strings.Join(c.Division, " › ")})
		w.line()
	}
	w.parts[c]++
	id, part := ClauseID(c), ""
	switch n := w.parts[c]; {
	case n > 1 && more:
		id, part = id+"-"+strconv.Itoa(n), "M"
	case n > 1:
		id, part = id+"-"+strconv.Itoa(n), "F"
	case more:
		part = "I"
	}
	w.open("ab", attr{"xml:id", id}, attr{"type", string(c.Kind)}, attr{"n", c.Label}, attr{"part", part})
	if body := sort.Search(len(tokens), func(i int) bool { return tokens[i].Start >= c.Body }); body > 0 {
		w.open("label")
		w.tokens(tokens[:body])
		w.close("label")
		tokens = tokens[body:]
	}
	w.tokens(tokens)
	w.close("ab")
	w.line()
}

// tokens writes tokens one after another.
func (w *apparatusWriter) tokens(list []corpus.Token) {
	for i := 0; i < len(list); {
		t := list[i]
		if n := w.text.LeafAt(t.Start); n > w.leaf {
			w.leaf = n
			w.empty("pb", attr{"n", strconv.Itoa(n)})
		}
		source := string(w.text.Source[t.Start:t.End])
		if t.Why.Has(corpus.Furniture) && t.Reading == "" {
			j := i
			w.open("fw", attr{"type", "furniture"})
			for ; j < len(list) && list[j].Why == t.Why && list[j].Reading == "" && w.text.LeafAt(list[j].Start) <= w.leaf; j++ {
				w.markup.text(string(w.text.Source[list[j].Start:list[j].End]))
			}
			w.close("fw")
			i = j
			continue
		}
		w.token(t, source)
		i++
	}
}

// certainty is what an emendation's word for it is in TEI.
var certainty = map[string]string{"sure": "high", "likely": "medium", "guess": "low"}

// token writes one token: as it stands, or as an entry of the apparatus.
func (w *apparatusWriter) token(t corpus.Token, source string) {
	if source == t.Reading && len(t.Rivals) == 0 {
		w.markup.text(source)
		return
	}
	cause := strings.ReplaceAll(string(t.Why), " ", "-")
	em := w.emended(t)
	w.open("app", attr{"type", kindOf(t)})
	if em != nil {
		w.open("lem", attr{"wit", "#print"}, attr{"cause", cause}, attr{"resp", "#editors"}, attr{"cert", certainty[em.Cert]})
	} else {
		w.open("lem", attr{"wit", "#print"}, attr{"cause", cause})
	}
	w.gaps(t.Reading, w.markup.text)
	w.close("lem")
	w.open("rdg", attr{"wit", "#scan"})
	w.markup.text(source)
	w.close("rdg")
	for _, r := range t.Rivals {
		w.element("rdg", r, attr{"type", "rival"})
	}
	if em != nil && em.Evidence != "" {
		w.element("note", em.Evidence, attr{"type", "evidence"})
	}
	w.close("app")
}

// kindOf says of an entry whether words differ or only the space between them.
func kindOf(t corpus.Token) string {
	if t.Why == corpus.Space {
		return "space"
	}
	return "word"
}

// emended returns the emendation behind a token, if there is one.
func (w *apparatusWriter) emended(t corpus.Token) *corpus.Emendation {
	if !t.Why.Has(corpus.Emended) {
		return nil
	}
	list := w.emendations
	i := sort.Search(len(list), func(i int) bool { return list[i].Start >= t.End })
	for i--; i >= 0; i-- {
		if list[i].End > t.Start {
			return list[i].Emendation
		}
		if list[i].Start < t.Start-4000 {
			break
		}
	}
	return nil
}
