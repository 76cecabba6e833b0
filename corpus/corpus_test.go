package corpus

import "testing"

func sample() *Text {
	t := &Text{ID: "t", Source: []byte("I. To deal, [note] is fair."), Leaves: []Span{{0, 12}, {12, 27}}}
	for _, s := range []Span{{0, 2}, {2, 3}, {3, 5}, {5, 6}, {6, 11}, {11, 12}, {12, 18}, {18, 19}, {19, 21}, {21, 22}, {22, 27}} {
		t.SetTokens(append(t.Tokens(), Token{Span: s, Reading: string(t.Source[s.Start:s.End])}))
	}
	t.Clauses = []*Clause{
		{ID: "t:1", Text: t, Label: "I", Number: 1, Span: Span{0, 27}, Body: 3, Holes: []Span{{12, 18}}},
		{ID: "t:1.note", Text: t, Span: Span{12, 18}, Body: 12},
	}
	return t
}

// A clause reads without its label and without what stands in its holes.
func TestClauseReading(t *testing.T) {
	c := New(Edition{}, []*Text{sample()})
	for id, want := range map[string]string{"t:1": "To deal,  is fair.", "t:1.note": "[note]"} {
		if got := c.Clause(id).Reading(); got != want {
			t.Errorf("%s reads %q, want %q", id, got, want)
		}
	}
	if got := c.Clause("t:1").Raw(); got != "I. To deal, [note] is fair." {
		t.Errorf("raw %q", got)
	}
	if c.Clause("t:2") != nil || c.Text("u") != nil || c.Clause("t:1.note").Path() != "1.note" {
		t.Error("lookup is wrong")
	}
}

func TestLeafAt(t *testing.T) {
	text := sample()
	for offset, want := range map[int]int{0: 1, 11: 1, 12: 2, 26: 2, 27: 0, 99: 0} {
		if got := text.LeafAt(offset); got != want {
			t.Errorf("offset %d is on leaf %d, want %d", offset, got, want)
		}
	}
	if (&Text{}).LeafAt(0) != 0 {
		t.Error("a text without leaves has one")
	}
}

func TestBetween(t *testing.T) {
	text := sample()
	if got := text.Between(3, 12); len(got) != 4 || got[0].Reading != "To" {
		t.Errorf("%v", got)
	}
	if got := text.Between(9, 3); len(got) != 0 {
		t.Errorf("%v", got)
	}
}

func TestWhyHas(t *testing.T) {
	w := Join + "+" + Emended
	if !w.Has(Join) || !w.Has(Emended) || w.Has(Label) || Why("").Has(Join) {
		t.Errorf("%q", w)
	}
}
