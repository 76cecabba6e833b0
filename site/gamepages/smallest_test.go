package gamepages

import (
	"strings"
	"testing"

	"quinola/site/page"
)

func TestSmallestPage(t *testing.T) {
	e := edited(t)
	pages := e.SmallestPages()
	if len(pages) != 1 {
		t.Fatal("there is no page of the smallest hands")
	}
	body, err := pages[0].Body(page.Place{Path: page.SmallestPath})
	if err != nil {
		t.Fatal(err)
	}
	shown, anchors := 0, map[string]bool{}
	for _, g := range body.(SmallestPage).Games {
		for _, group := range g.Groups {
			if group.Name == "" {
				t.Errorf("a group of %s has no name", g.Game.Text)
			}
			for _, h := range group.Hands {
				shown++
				anchors[h.Anchor] = true
				if sum := h.Won.Percent + h.Remise.Percent + h.Codille.Percent; sum < 99 || sum > 101 || h.Won.Low > h.Won.Percent || h.Won.High < h.Won.Percent {
					t.Errorf("%s: %v", h.Clause.Text, h)
				}
			}
		}
	}
	if shown != 57 {
		t.Errorf("%d hands are shown, not 57", shown)
	}
	for i := range e.Smallest.List {
		c := e.Smallest.List[i].Clause
		at := e.SmallestAt(page.Place{Path: "x/"}, c)
		if _, anchor, ok := strings.Cut(at, "#"); !ok || !anchors[anchor] {
			t.Errorf("%s is linked to %q, where no hand stands", c, at)
		}
	}
}
