package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// Quadrille in verse, of Upsala, 1809: Lomber, with four stanzas that say what
// Lomber does not, or otherwise.

// lomberVerse returns its ruleset.
func lomberVerse(lomber *game.Ruleset) *game.Ruleset {
	rs := *lomber
	rs.ID, rs.Division, rs.Name = "lomber.quadrille", "quadrille", "Quadrille in verse, Upsala, 1809"
	rs.Bases = []game.Base{{Of: lomber, Clause: "quadrille.4", But: []string{"respect.kept"}}}
	rs.Answers = upsalaVerse
	return &rs
}

// upsalaVerse lists the answers of stanzas 10, 11, 22 and 23.
var upsalaVerse = []game.Answer{
	{Rule: "respect.most", Figures: game.Figures{{"cards", 5}}},
	{Rule: "lead.asked"},
	{Rule: "lead.struck"},
	{Rule: "cards.untold"},
	{Rule: "stacked"},
}

// askingGoes returns the phase in which the first leader asks the player
// whether the game goes, where rules say so.
func askingGoes() *table.Phase {
	return &table.Phase{
		Word: "choose", Acts: actAsksGoes.Bit(), Opens: parts.Opened(phaseGoes),
		Turn: func(s *State) cards.Seat {
			if s.Spoken != 0 || s.First() > 1 || s.Eldest == player(s) {
				return cards.NoSeat
			}
			return s.Eldest
		},
		May: func(s *State, seat cards.Seat, o *table.Options) { o.Add(actAsksGoes) },
	}
}

// mostExchanged returns how many cards may be exchanged in a respect without a
// bête, and whether a book says so.
func mostExchanged(s *State) (n int32, ok bool) {
	t, ok := s.Law().Terms("hombre/respect.most")
	if ok {
		n = t.N("cards")
	}
	return n, ok
}

// verses lists the questions of the verses.
var verses = []*Maker{
	{Question: q("respect.most", "How many cards are exchanged in a respect?",
		"A player who exchanges more than {cards word} cards in a respect makes a bête.", fig("cards", "that may be exchanged")), Head: "The exchange", Owes: "{seat} has exchanged too many cards in a respect, and makes a bête",
		Rule: &Rule{Hears: factDrew.Bit()}, On: func(s *State, f *engine.Fact, most int32) {
			if f.Seat == player(s) && f.Amount > most && playedAs(s) == actRespect {
				betesOf(s, f.Seat, 1)
			}
		}},
	{Question: q("lead.asked", "What is asked before the first card is led?",
		"Whoever leads first asks the player before whether the game goes."), Head: "The play",
		Rule: &Rule{Hears: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
			s.Tell(table.FactOpens, f.Seat).N = phaseGoes
		}, Judges: table.ActPlay.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return !begun(s) && s.Eldest != player(s) && s.SaidBy(actAsksGoes) == 0
		}}},
	headed("The laws", forbids(q("cards.untold", "May a player tell what cards there are?",
		"Nobody may tell what cards there are in the hand, or were in the exchange."), actTell.Bit())),
	forbids(q("stacked", "May the cards be stacked in shuffling?",
		"Nobody may shuffle so as to be dealt spadille, or to know who has it."), table.ActCheat.Bit()),
}
