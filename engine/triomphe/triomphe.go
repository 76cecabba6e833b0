// Package triomphe plays the games in which a turned card makes trumps and five
// tricks decide about a pool: la Bête and its kin. It holds what only this family
// has; engine/parts has the rest. Each book is one file.
package triomphe

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// State, Rule and Maker are those of package table.
type (
	State = table.State
	Rule  = table.Rule
	Maker = table.Maker
)

// family is the prefix of the ids of the family's own questions.
const family = "triomphe"

var q, fig = game.Asking(family), parts.Fig

// king returns the king of trumps, or no card.
func king(s *State) cards.Card {
	f := s.Seen(table.FactTrump)
	if f == nil {
		return cards.None
	}
	return cards.Of(f.Card.Suit(), cards.King)
}

// shared lists the questions of package parts that the family's games answer
// before their own.
var shared = []*Maker{&parts.Players, &parts.Pack, &parts.Rank, &parts.First, &parts.Count, &parts.Packets, &parts.PacketsKeep,
	&parts.Cut, &parts.Passes, &parts.Misdeal, &parts.MisdealAgain, &parts.FalsePack, &parts.FalsePackAgain, &parts.Exposed, &parts.Turned}

// played lists the questions about the play.
var played = []*Maker{&parts.LeadFirst, &parts.LeadNext, &parts.PlayOrder, &parts.Follow, &parts.Head, &parts.Trump, &parts.Overtrump,
	&parts.TakerTrump, &parts.TakerLed, &parts.Rounds}

// gameWon and gameTie are the questions who wins a game of five tricks, and who at a tie.
var (
	gameWon = parts.WinnerMakes(q("game.won", "How many tricks win the game?",
		"{tricks word} tricks win the game."))
	gameTie = parts.WinnerFirst(q("game.tie", "Who wins where two players make two tricks each?",
		"Where nobody makes so many, the first to make two wins."))
)

// stakeDealer is the question what the dealer puts down.
var stakeDealer = parts.DealerStake(q("stake.dealer", "What does the dealer put down for the game?",
	"The dealer puts down {amount amount} for the game at every deal[triomphe/stake.game: , besides what everybody does]."), "{seat} deals", boxGame, table.DueStake)

// voidBack is the question what becomes of bêtes, and of what the pamphile was paid, in
// a void hand.
var voidBack = parts.VoidBack(q("void.back", "What becomes of what was paid in a hand that is void?",
	"A bête made in a hand that is void is returned[triomphe/pamphile.paid: , and so is what the pamphile was paid]."), "the hand is void, and what was paid is returned",
	table.DueBete.Bit()|table.DueCard.Bit())

// gamePaid is the question what the winner of the game draws.
var gamePaid = parts.TakeBox(q("game.paid", "What does the winner draw?",
	"The winner draws the jettons of the game."), "{seat} wins the game", table.FactWon, boxGame, table.DueGame)

// betePut is the question how much a bête is.
var betePut = Maker{Question: q("bete.put", "What does it cost to play and lose?",
	"The loser makes a bête of as much as [fiche: might have been won: the game, the bêtes that go, and a fiche of {fiche amount}][!fiche: goes on the game].", fig("fiche", "the worth of a fiche, in jettons")), Owes: "{seat} makes a bête",
	Rule: &Rule{Hears: table.FactLost.Bit()}, On: func(s *State, f *engine.Fact, fiche int32) {
		s.Owe(table.DueBete, table.Account(f.Seat), engine.Box(boxBetes), stake(s, fiche))
	}}

// revokeBete is the question what a revoke costs.
var revokeBete = Maker{Question: q("revoke.bete", "What does it cost to revoke?",
	"Whoever revokes makes a bête, as the loser does[fiche: , with a fiche of {fiche amount}].", fig("fiche", "the worth of a fiche, in jettons")), Head: "The laws", Owes: "{seat} revoked, and makes a bête",
	Rule: &Rule{Hears: table.FactAct.Bit(), Only: 1 << table.ActRevoke}, On: func(s *State, f *engine.Fact, fiche int32) {
		s.Owe(table.DueBete, table.Account(f.Seat), engine.Box(boxBetes), stake(s, fiche))
	}}

// speakLed is the question whether leading without a word undertakes the game.
var speakLed = Maker{Question: q("speak.led", "What does a player undertake who leads without a word?",
	"The first to play may lead without a word, and so plays as if it had been said; nobody else may."), Says: "{seat} leads without a word, and so plays",
	Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actLead, On: parts.Tells(table.FactUndertakes), Judges: actLead.Bit(), Refuse: func(s *State, a *engine.Act) bool {
		return a.Seat != s.Eldest || s.Is(table.FactSaid, a.Seat)
	}}}

// voleFailed is the question what it costs to fail in an undertaken vole. The
// act that undertakes it is the first of a game's own.
var voleFailed = Maker{Question: q("vole.failed", "What does it cost to undertake the vole and fail?",
	"[each=0: Nothing is lost by undertaking the vole and failing.][each!=0: Whoever undertakes the vole and fails pays each other player {each amount}.]", fig("each", "to each other player")), Owes: "{seat} undertook the vole, and failed",
	Rule: &Rule{Hears: table.FactDecided.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
		for _, seat := range s.Round {
			if did(s, seat, actVole) && !s.Is(table.FactVole, seat) {
				s.Pay(table.DueVole, seat, game.ToEach, each, f)
			}
		}
	}}

// did reports whether a player has done an act of a kind, in a phase or out
// of turn.
func did(s *State, seat cards.Seat, kind engine.ActKind) bool {
	return s.SaidBy(kind).Has(seat) || s.Did(kind, seat) != nil
}
