package site

import (
	"slices"
	"strings"

	"quinola/annotate/answer"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
)

// BriefPage is the game as one book has it, in brief, generated from the
// figures and roles by which the engine plays it; or, without a book, the list
// of the books.
type BriefPage struct {
	Books    []Link
	Name     string // of the book; "" for the list
	Compare  string
	Play     *Link
	Heads    []BriefHead
	Variants []BriefVariant
}

// BriefHead is what the book says on one head of the game.
type BriefHead struct {
	Name  string
	Lines []BriefLine
}

// BriefLine is one question answered, with the clauses that answer it.
type BriefLine struct {
	Rule    Link
	Says    string
	Clauses []Link
	Silence bool // no clause says so: it is a ruling
}

// BriefVariant is what differs with other numbers of players or another pack.
type BriefVariant struct {
	Name string
	Says []string
}

// briefHeads are the heads of a game in the order in which a player needs
// them, and the questions that belong under each, in the order of reading. A
// test holds them to have every question once.
var briefHeads = []struct{ name, questions string }{
	{"Players and cards", "players pack rank quinola quinola.little points"},
	{"Deal", "deal.first deal.count deal.packets deal.passes"},
	{"Stakes", "pool.fund pool.renewal pool.beast pool.dealer pool.each pool.answers pool.owned game.rounds"},
	{"Discard", "exchange exchange.optional exchange.dealer talon.order exchange.look exchange.left discard.hearts discard.bare discard.unforced discard.quinola game.forced exchange.final swap"},
	{"Play", "lead.first lead.hearts follow-suit trick.taker lead.next turn"},
	{"Aces and Quinolas", "card.placed card.forced card.led ace.placed ace.forced ace.led quinola.gift quinola.consolation quinola.gorged double.opposite double.first double.last claim.led claim.all claim.false"},
	{"Pool", "quinola.placed quinola.forced quinola.led pool.claim beast.sheet beast.size beast.won beast.next game.beasts game.together"},
	{"Party", "party.winner.points party.winner.trickless party.winner.tricks party.winner.placed party.loser.points party.loser.tricks party.loser.placed placed.order party.value party.price party.heap party.payment party.opposite party.claim"},
	{"Reversis", "reversis.undertaken reversis.made reversis.broken reversis.ends reversis.payment reversis.forfeit reversis.party reversis.cancels reversis.refund reversis.stops reversis.aces reversis.late reversis.own reversis.placed reversis.draws reversis.pool reversis.quinola.made reversis.quinola.broken reversis.quinola.fine reversis.quinola.refund"},
	{"Espagnolette", "espagnolette espagnolette.renounce espagnolette.used espagnolette.ends espagnolette.follows espagnolette.wins espagnolette.loses espagnolette.loses.party espagnolette.loses.pool espagnolette.loses.aces espagnolette.loses.own espagnolette.pays.made espagnolette.pays.broken espagnolette.unpaid"},
	{"Looking and asking", "look.others look.own look.last ask tell"},
	{"Faults in dealing", "deal.exposed deal.exposed.agreed deal.misdeal deal.misdeal.mended deal.misdeal.again deal.buyback deal.misdeal.late deal.twice deal.twice.led"},
	{"Faults in discarding", "exchange.retaken exchange.retaken.quinola exchange.early exchange.untaken exchange.error exchange.grabbed exchange.hidden exchange.hidden.ends barred.peek barred.twelve barred.party barred.pool barred.reversis barred.breaks barred.forces barred.payments short short.breaks short.forces twelve.party twelve.unpaid seen.party seen.reversis"},
	{"Faults in play", "turn.fine turn.unpaid turn.overtaken revoke.takes revoke.fine revoke.barred revoke.party revoke.gift revoke.quinola trick.gathered trick.warned party.mixed party.assumed party.judged thrown.tricks thrown.pays thrown.breaks"},
	{"End of the game", "game.division game.agreed"},
}

const briefPath = "brief/"

func (e *edition) briefPages() []page {
	if e.options.Notes == nil || len(e.playedTexts()) == 0 {
		return nil
	}
	books := e.books()
	list := []page{{path: briefPath, frame: Frame{Title: "Reversis in brief", Description: "The game as each book has it, from the figures by which it is played."}, body: func(at place) (any, error) {
		return BriefPage{Books: e.briefLinks(at, books), Compare: at.to("compare/")}, nil
	}}}
	for _, rs := range books {
		path := briefPath + segment(rs.ID) + "/"
		f := Frame{Title: "Reversis in brief: " + e.rulesetName(rs), Description: "Reversis as " + e.rulesetName(rs) + " has it, from the figures by which it is played."}
		f.Crumbs = []Link{{place{path}.to(briefPath), "Reversis in brief", ""}}
		list = append(list, page{path: path, frame: f, body: func(at place) (any, error) {
			v := BriefPage{Books: e.briefLinks(at, books), Compare: at.to("compare/"), Play: e.tableOf(at, rs.ID), Name: e.rulesetName(rs)}
			for _, h := range briefHeads {
				if head := e.briefHead(at, rs, h.name); len(head.Lines) > 0 {
					v.Heads = append(v.Heads, head)
				}
			}
			for _, other := range rs.Variants {
				v.Variants = append(v.Variants, differs(rs, other))
			}
			return v, nil
		}})
	}
	return list
}

// books are the rulesets whose texts are in this corpus.
func (e *edition) books() []*game.Ruleset {
	return slices.DeleteFunc(slices.Clone(games.Rulesets()), func(rs *game.Ruleset) bool { return e.textOf(rs.ID) == nil })
}

// briefHead is what a book says on one head.
func (e *edition) briefHead(at place, rs *game.Ruleset, name string) BriefHead {
	head := BriefHead{Name: name}
	for _, h := range briefHeads {
		if h.name != name {
			continue
		}
		for question := range strings.FieldsSeq(h.questions) {
			if l, ok := e.briefLine(at, rs, rs.Full(question)); ok {
				head.Lines = append(head.Lines, l)
			}
		}
	}
	return head
}

// briefLinks are the pages of the books.
func (e *edition) briefLinks(at place, books []*game.Ruleset) []Link {
	var list []Link
	for _, rs := range books {
		list = append(list, Link{at.to(briefPath + segment(rs.ID) + "/"), e.rulesetName(rs), ""})
	}
	return list
}

// differs is what a variant answers otherwise than its book.
func differs(rs, variant *game.Ruleset) BriefVariant {
	v := BriefVariant{Name: strings.TrimPrefix(variant.Name, beforeComma(rs.Name)+", ")}
	for _, q := range lore.Questions() {
		if says := answer.Of(variant, q.ID); says != answer.Of(rs, q.ID) {
			v.Says = append(v.Says, says)
		}
	}
	return v
}

func beforeComma(s string) string {
	s, _, _ = strings.Cut(s, ", ")
	return s
}

// briefLine is a ruleset's answer to a question, if it has one that a clause
// or a ruling stands behind.
func (e *edition) briefLine(at place, rs *game.Ruleset, id string) (BriefLine, bool) {
	a := rs.Answer(id)
	if a == nil {
		return BriefLine{}, false
	}
	l := BriefLine{Rule: ruleLink(at, id), Says: answer.Of(rs, id)}
	for _, c := range e.clausesOf(rs.ID, id) {
		l.Clauses = append(l.Clauses, Link{at.to(clausePath(c)), clauseName(c), ""})
	}
	l.Silence = len(l.Clauses) == 0
	return l, !l.Silence || a.Ruling != ""
}
