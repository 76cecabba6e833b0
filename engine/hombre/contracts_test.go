package hombre

import (
	"strings"
	"testing"

	"quinola/engine/agree"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
	"quinola/engine/table"
)

// contractsOf are the bids of each book of the family, contre where it may be
// agreed on among them.
var contractsOf = [...]struct {
	game  *table.Game
	rules string
	bids  string
}{
	{Quadrille(), "quadrille", "ask sans-prendre contre"},
	{Quadrille(), "quadrille.roi-rendu", "ask sans-prendre contre"},
	{Mediateur(), "mediateur", "ask ask-favourite mediator mediator-favourite sans-prendre sans-prendre-favourite vole-mediator vole"},
	{Hombre(), "hombre", "ask sans-prendre contre"},
	{Hombre(), "hombre.trois-et-un", "ask sans-prendre contre"},
	{Hombre(), "hombre.bavaroise", "ask sans-prendre contre"},
	{Hombre(), "hombre.hasards", "ask sans-prendre contre"},
	{Hombre(), "hombre.a-deux", "ask sans-prendre contre"},
	{Lomber(), "lomber", "entree tourne gasque respect solo"},
	{Lomber(), "lombre", "entree tourne gasque respect solo"},
	{Lomber(), "lomber.quadrille", "entree tourne gasque respect solo"},
	{Solitaire(), "solitaire", "mediator mediator-favourite sans-prendre sans-prendre-favourite vole-mediator vole"},
	{Solitaire(), "tritrille", "mediator sans-prendre vole-mediator vole"},
	{Solitaire(), "tritrille.autre", "mediator mediator-favourite sans-prendre sans-prendre-favourite vole-mediator vole"},
	{Piquemedrille(), "piquemedrille", "mediator mediator-favourite sans-prendre sans-prendre-favourite vole-mediator vole"},
	{Quintille(), "quintille", "ask sans-prendre"},
	{Ancien(), "quintille.ancien", "ask sans-prendre"},
}

// contre is that contre is agreed on, where the book leaves it to the players.
func contre(rs *game.Ruleset) (changes []game.Change) {
	if rs.Sets("hombre/bid.contre#agreed") {
		changes = append(changes, game.Change{Rule: "hombre/bid.contre", Part: "agreed", Value: 1})
	}
	return changes
}

// book is the ruleset of an id among those of a game.
func book(t *testing.T, g *table.Game, id string) *game.Ruleset {
	t.Helper()
	for _, rs := range g.Books {
		if rs.ID == id {
			return rs
		}
	}
	t.Fatalf("there is no ruleset %s", id)
	return nil
}

// Every contract of every book is played in random hands: what is counted and
// searched in them is not only what is bid every day.
func TestEveryContractOccurs(t *testing.T) {
	const hands, least = 2000, 10
	for _, c := range contractsOf {
		law := agree.Law(t, c.game, c.rules, contre(book(t, c.game, c.rules))...)
		played := map[string]int{}
		for seed := range uint64(hands) {
			bid := ""
			for _, step := range play.Random(law, game.Mixed, seed).Steps {
				if step.Phase == "bid" && step.Act != "pass" {
					bid = step.Act
				}
			}
			played[bid]++
		}
		for _, bid := range strings.Fields(c.bids) {
			if played[bid] < least {
				t.Errorf("%s: %s is played in %d of %d random hands: expected %d at least", c.rules, bid, played[bid], hands, least)
			}
		}
	}
}

// A hand that can lose no trick is played by the bots with the greatest contract of
// its book: those that no hand in thousands is good enough for are bid all the same.
func TestTheGreatestContractIsBid(t *testing.T) {
	for _, c := range contractsOf {
		bids := strings.Fields(c.bids)
		rs := book(t, c.game, c.rules)
		law := agree.Law(t, c.game, c.rules, contre(rs)...).(*table.Law)
		r := game.NewMatch(law, &record.Record{Dealer: cards.South}).Begin()
		eldest, each := cards.Right(rs.Seats, cards.South), law.Each()
		trumps := law.Pack() & (cards.Lane(cards.Spades) | basto.Bit())
		for _, low := range []uint8{3, 4, 5} { // the lowest that are too many
			if trumps.Len() > each {
				trumps &^= cards.Of(cards.Spades, low).Bit()
			}
		}
		if trumps.Len() < each {
			trumps |= cards.Of(cards.Hearts, cards.King).Bit()
		}
		r.Hands[eldest] = trumps
		pack := law.Pack() &^ trumps
		for _, seat := range cards.Round(rs.Seats) {
			for r.Hands[seat].Len() < each {
				r.Hands[seat] |= pack.First().Bit()
				pack = pack.Without()
			}
		}
		for ; pack != 0; pack = pack.Without() {
			r.Talon = append(r.Talon, pack.First())
		}
		r.Players = rs.Seats
		hand, err := play.Sit(law, r, 1)
		if err != nil {
			t.Errorf("%s: %v", c.rules, err)
			continue
		}
		for o := hand.May(); len(o) > 0 && (o[0].Phase != "bid" || hand.Turn() != eldest); o = hand.May() {
			if err := hand.Do(hand.Advise(0, 1)[0].Step); err != nil {
				t.Fatalf("%s: %v", c.rules, err)
			}
		}
		if got := hand.Advise(0, 1)[0].Step.Act; got != bids[len(bids)-1] {
			t.Errorf("%s: with a hand that loses no trick the bots bid %s, not %s", c.rules, got, bids[len(bids)-1])
		}
	}
}
