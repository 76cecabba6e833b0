package felt

import (
	"slices"
	"testing"

	"quinola/annotate"
	"quinola/engine"
	"quinola/engine/games"
	"quinola/engine/table"
	"quinola/site/joined"
	"quinola/site/sitetest"
	"quinola/templates/phrases"
)

func TestSpoken(t *testing.T) {
	for line, want := range map[string]string{
		"E takes 60 from the pool":                              "East takes 60 from the pool",
		"S names trumps":                                        "South names trumps",
		"♥J placed draws the pool: S takes 62":                  "♥J placed draws the pool: South takes 62",
		"N, E and T put 5 into the devant":                      "North, East and the fifth put 5 into the devant",
		"Z puts 3 into the pool, A puts 3 into the pool, and I": "The tenth puts 3 into the pool, the eleventh puts 3 into the pool, and the eighteenth",
		"A deals next":                                          "The eleventh deals next",
		"E has a gé, ♠A ♥A":                                     "East has a gé, ♠A ♥A",
		"A gé is two cards of a face":                           "A gé is two cards of a face",
		"the hand is lost by ♠T: W puts 9 into the ål":          "The hand is lost by ♠T: West puts 9 into the ål",
	} {
		if got := Spoken(line); got != want {
			t.Errorf("%q is spoken %q, want %q", line, got, want)
		}
	}
}

func TestSaidBy(t *testing.T) {
	for _, c := range []struct{ act, who, what string }{
		{"S players 12", "", "12 players"},
		{"S players 1", "", "1 player"},
		{"W pack 52", "", "a pack of 52 cards"},
		{"S end 7", "", "the end after 7"},
		{"E packets 2 4 5", "East", "packets of 2+4+5"},
		{"E out ♠4 ♠J", "East", "put out ♠4 ♠J"},
		{"E done", "East", "that is enough"},
		{"N done ♣2", "North", "done ♣2"},
		{"E ask-party", "East", "ask for the party"},
		{"N back ♦9", "North", "take back ♦9"},
		{"E deal ♠A ♥8", "East", "is dealt ♠A ♥8"},
		{"S look 5", "South", "look at trick 5"},
		{"S look T", "South", "look at the cards of the fifth"},
		{"E pull-out S", "East", "pull a card out of the hand of South"},
		{"S swap ♠2 N", "South", "exchange ♠2 with North"},
		{"E swap", "East", "exchange a card"},
		{"S rank 80 90 130", "South", "rank at 80+90+130"},
		{"S show E", "South", "show the hand to East"},
		{"E card 2", "East", "ask for 2 cards"},
		{"W again ♦2 2", "West", "again ♦2, though it has done no harm"},
		{"S redo 2", "South", "redo, the draw is in the hand"},
		{"E take 14", "East", "take 14"},
		{"E take 14 1", "East", "take 14, a hand later"},
		{"E put-out ♥J 1", "East", "put out ♥J, in round 1"},
		{"S change 4 5", "South", "put out 4 cards and draw 5"},
		{"E join-bete 27", "East", "join the bête with one of 27"},
		{"E join-bete 27 1", "East", "join the bête with one of 27, as was agreed"},
		{"E unnamed N 2", "East", "unnamed North, and leads"},
		{"E mistaken 1", "East", "mistaken, and puts it right in time"},
		{"N feign 3", "North", "feign, with 3 tricks that are sure"},
	} {
		if who, what := saidBy(c.act); who != c.who || what != c.what {
			t.Errorf("%q is said by %q: %q, want %q: %q", c.act, who, what, c.who, c.what)
		}
	}
}

// Every act that a record of a game may hold is called something in each language.
func TestEveryActHasItsWords(t *testing.T) {
	lacks := map[string]bool{}
	for _, g := range games.All() {
		law, err := g.Rulesets()[0].Compile()
		if err != nil {
			t.Fatal(err)
		}
		for kind := range engine.ActKind(engine.MaxActs) {
			word := law.(*table.Law).Recorded(&engine.Act{Kind: kind}).Act
			if word == "" || word == "?" || lacks[word] {
				continue
			}
			for _, l := range phrases.Languages {
				said := func(after string) bool {
					_, ok := phrases.Say(l.Tag, Spoken(called(word+after)))
					return ok
				}
				if !slices.ContainsFunc([]string{"", " 3", " ♠A", " ♠A ♥A ♦A", " N"}, said) {
					lacks[word] = true
					t.Errorf("%s: %q, called %q, is not said in %s", g.Name(), word, called(word), l.Tag)
				}
			}
		}
	}
}

// Of a title those letters are players that sit at the table.
func TestTitlesNamePlayers(t *testing.T) {
	for id, want := range map[string]string{
		"academie:loterie.p7b":      "The book’s eight lots: North has the knave of clubs, the sixth the ace of spades",
		"academie:ambigu.p6":        "The fifth has put out both cards and been given two, and has two more: they are a prime of twenty-three, which each of the others pays",
		"academie:dictionnaire.p80": "L’Hombre: South plays sans prendre, and may put out no card",
	} {
		o := sitetest.Edited(t)
		e, n := &Table{Edition: &joined.Edition{Corpus: o.Corpus, Notes: o.Notes}}, o.Notes.Note(id)
		if !slices.ContainsFunc(n.Examples, func(x *annotate.Example) bool { return string(e.Title(n, x).English) == want }) {
			t.Errorf("no example of %s is %q", id, want)
		}
	}
}
