package textpages

import (
	"fmt"
	"math"
	"sort"
	"strings"

	"quinola/corpus"
	"quinola/corpus/restore"
	"quinola/site/joined"
	"quinola/site/page"
)

// LeafDoubt is one leaf on the map of doubt.
type LeafDoubt struct {
	page.Link
	Says string // "leaf 93: 4 of 210 words in doubt"
	Heat int    // from 0, none, to 5
}

// heats are the shares of words in doubt at which a leaf grows hotter.
var heats = [...]float64{0, .01, .025, .05, .1}

// DoubtMap returns the leaves of a text with the share of their words in doubt.
func (e *Pages) DoubtMap(at page.Place, t *corpus.Text) []LeafDoubt {
	if t.Restated || len(t.Leaves) < 2 {
		return nil
	}
	words, doubts := make([]int, len(t.Leaves)+1), make([]int, len(t.Leaves)+1)
	for _, tok := range t.Tokens() {
		if leaf := t.LeafAt(tok.Start); leaf > 0 && page.HasLetter(tok.Reading) {
			words[leaf]++
			if len(tok.Rivals) > 0 {
				doubts[leaf]++
			}
		}
	}
	sheets := e.Sheets[t.ID]
	list := make([]LeafDoubt, len(t.Leaves))
	for i, span := range t.Leaves {
		n := i + 1
		share := float64(doubts[n]) / float64(max(words[n], 1))
		d := LeafDoubt{Says: fmt.Sprintf("leaf %d: %d of %d words in doubt", n, doubts[n], words[n])}
		for _, from := range heats {
			if share > from {
				d.Heat++
			}
		}
		s := sort.Search(len(sheets), func(i int) bool { return sheets[i].Span.End > span.Start })
		d.Text = fmt.Sprint(n)
		if s < len(sheets) && words[n] > 0 {
			d.Href = at.To(sheets[s].Path) + "#leaf-" + d.Text
		}
		list[i] = d
	}
	return list
}

// Doubts is how a reader goes from doubt to doubt: what there is of it on a sheet of
// a text, and the sheets with doubts before and after.
type Doubts struct {
	Says         string
	Before, Next *page.Link
}

// doubtsOf counts the words and marks in doubt on each sheet of a text.
func doubtsOf(t *corpus.Text, sheets []*joined.Sheet) []int {
	counts := make([]int, len(sheets))
	n := 0
	for _, tok := range t.Tokens() {
		for n+1 < len(sheets) && tok.Start >= sheets[n].Span.End {
			n++
		}
		if len(tok.Rivals) > 0 {
			counts[n]++
		}
	}
	return counts
}

// doubtsOn tells of the doubts on a sheet; nil where there are none.
func (e *Pages) doubtsOn(at page.Place, t *corpus.Text, s *joined.Sheet) *Doubts {
	counts := e.doubted[t.ID]()
	here := s.No - 1
	if counts[here] == 0 {
		return nil
	}
	d := &Doubts{Says: fmt.Sprintf("%d places in doubt", counts[here])}
	if counts[here] == 1 {
		d.Says = "1 place in doubt"
	}
	to := func(n int, end string) *page.Link {
		return &page.Link{Href: at.To(e.Sheets[t.ID][n].Path + end), Text: fmt.Sprintf("Sheet %d", n+1)}
	}
	for n := here - 1; n >= 0 && d.Before == nil; n-- {
		if counts[n] > 0 {
			d.Before = to(n, "#doubts-end")
		}
	}
	for n := here + 1; n < len(counts) && d.Next == nil; n++ {
		if counts[n] > 0 {
			d.Next = to(n, "#doubts")
		}
	}
	return d
}

// markLeaves gives the first mark of each leaf on a sheet its address, and a
// mark to the blocks with which a leaf begins.
func markLeaves(t *corpus.Text, blocks []Block) {
	if len(t.Leaves) < 2 {
		return
	}
	marked := map[int]bool{}
	for i := range blocks {
		b := &blocks[i]
		if len(b.tokens) == 0 || b.Unread {
			continue // what is read of the leaf begins after it
		}
		if leaf := t.LeafAt(b.tokens[0].Start); leaf > 0 && !marked[leaf] {
			marked[leaf] = true
			b.Leaf = leaf
		}
		b.Layers.Anchors(marked)
	}
}

// Certainties is how many emendations of a text are how sure.
type Certainties struct{ Sure, Likely, Guess int }

// CertaintiesOf counts how sure the emendations of a text are.
func CertaintiesOf(t *corpus.Text) Certainties {
	var c Certainties
	for _, em := range t.Emendations {
		switch em.Cert {
		case "sure":
			c.Sure++
		case "likely":
			c.Likely++
		case "guess":
			c.Guess++
		}
	}
	return c
}

// ConfusionLine is something that the machine confuses, in per cent of what
// was printed.
type ConfusionLine struct {
	Printed, Seen string
	Part          string
}

// mostConfused is how many confusions the edition shows.
const mostConfused = 24

// Confusions returns the commonest that were learned from the scans.
func Confusions() []ConfusionLine {
	var list []ConfusionLine
	for _, c := range restore.Confusions() {
		if len(list) == mostConfused {
			break
		}
		if strings.TrimSpace(c.Printed) == "" && strings.TrimSpace(c.Seen) == "" {
			continue
		}
		part := fmt.Sprintf("%.0f %%", 100*c.Part)
		if math.Round(100*c.Part) < 10 {
			part = fmt.Sprintf("%.1f %%", 100*c.Part)
		}
		list = append(list, ConfusionLine{c.Printed, c.Seen, part})
	}
	return list
}
