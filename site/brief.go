package site

import (
	"strings"

	"quinola/annotate"
	"quinola/engine/reversis"
)

// BriefPage is the game as each book has it, in brief, generated from the
// figures and roles by which the engine plays it.
type BriefPage struct{ Games []Brief }

// Brief is one book's game.
type Brief struct {
	Name, Anchor, Unit string
	Seats, Tricks      int
	Heads              []BriefHead
}

// BriefHead is what a book says on one head, each line with its clauses.
type BriefHead struct {
	Name  string
	Lines []BriefLine
}

// BriefLine is one question answered.
type BriefLine struct {
	Rule      Link
	Asks      string
	Parts     []NamedText // figures and roles
	Quote     string      // the book's words, where there is no figure
	QuoteLang string
	Clauses   []Link
	Silence   string
}

// briefHeads are the heads of a game in the order in which a player needs
// them, and the questions that belong under each.
var briefHeads = []struct {
	name      string
	questions []string
}{
	{"Players and cards", []string{"players", "pack", "rank", "quinola", "quinola.little"}},
	{"Deal", []string{"deal.first", "deal.passes", "deal.count", "deal.packets"}},
	{"Pool", []string{"pool.fund", "pool.renewal", "pool.dealer", "pool.each", "quinola.placed", "quinola.forced", "quinola.led", "beast.sheet", "beast.size"}},
	{"Exchange", []string{"exchange", "exchange.optional", "exchange.dealer", "discard.hearts", "discard.quinola", "swap"}},
	{"Play", []string{"lead.first", "follow-suit", "trick.taker", "lead.next"}},
	{"Points and party", []string{"points", "party.loser.points", "party.winner.points", "party.value", "party.price", "party.payment", "party.opposite"}},
	{"Payments", []string{"ace.placed", "ace.forced", "ace.led", "quinola.gift", "quinola.consolation", "quinola.gorged", "double.opposite", "double.first", "double.last"}},
	{"Reversis", []string{"reversis.made", "reversis.undertaken", "reversis.broken", "reversis.payment", "reversis.forfeit", "reversis.pool", "reversis.draws"}},
	{"Espagnolette", []string{"espagnolette", "espagnolette.renounce", "espagnolette.loses", "espagnolette.wins", "espagnolette.loses.pool"}},
	{"The game", []string{"game.rounds", "game.forced", "game.division"}},
}

func (e *edition) briefPages() []page {
	if e.options.Notes == nil || len(e.playedTexts()) == 0 {
		return nil
	}
	return []page{{path: briefPath, frame: Frame{Title: "Reversis in brief", Description: "The game as each book has it, from the figures by which it is played."}, body: func(at place) (any, error) {
		var v BriefPage
		for _, rs := range reversis.Rulesets {
			b := Brief{Name: e.rulesetName(rs), Anchor: rs.ID, Unit: rs.Unit, Seats: rs.Seats, Tricks: rs.Tricks}
			for _, h := range briefHeads {
				head := BriefHead{Name: h.name}
				for _, name := range h.questions {
					if l, ok := e.briefLine(at, rs, reversis.Prefix+name); ok {
						head.Lines = append(head.Lines, l)
					}
				}
				if len(head.Lines) > 0 {
					b.Heads = append(b.Heads, head)
				}
			}
			v.Games = append(v.Games, b)
		}
		return v, nil
	}}}
}

const briefPath = "brief/"

// briefLine is a ruleset's answer to a question, if it has one that a clause
// or a ruling stands behind.
func (e *edition) briefLine(at place, rs *reversis.Ruleset, id string) (BriefLine, bool) {
	a, q := rs.Answer(id), reversis.QuestionOf(id)
	if a == nil || q == nil {
		return BriefLine{}, false
	}
	l := BriefLine{Rule: ruleLink(at, id), Asks: q.Asks}
	for _, part := range append(append([]reversis.Part{}, q.Figures...), q.Roles...) {
		if v := value(rs, id, part.Name); v != "" {
			l.Parts = append(l.Parts, NamedText{part.Means, v})
		}
	}
	for _, c := range e.clausesOf(rs.ID, id) {
		l.Clauses = append(l.Clauses, Link{at.to(clausePath(c)), clauseName(c), ""})
	}
	if len(l.Parts) == 0 {
		for _, x := range e.joined.links[id] {
			if c := x.Note.Clause; isOf(rs.ID, c.Text.ID) && x.How != annotate.Contradicts && x.Dead == "" {
				l.Quote, l.QuoteLang = strings.TrimSpace(x.Quote), c.Text.Meta.Lang
				break
			}
		}
	}
	for _, s := range rs.Silences {
		if a.Ruling != "" && s.Name == a.Ruling {
			l.Silence = s.Ruling
		}
	}
	return l, len(l.Clauses) > 0 || l.Silence != ""
}
