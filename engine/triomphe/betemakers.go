package triomphe

import (
	"slices"

	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/table"
)

// beteMakers lists every question of la Bête, in the order of a hand.
func beteMakers() []*Maker {
	return slices.Concat(
		shared, parts.Own(beteStakes), []*Maker{&parts.SpeakPlay, &speakLed, &parts.SpeakFinal}, parts.Own(beteSpeaking),
		played, []*Maker{&gameWon, &gameTie, &voidBack}, parts.Own(beteGame))
}

// stake returns as much as can be won in a hand: the jettons of the game, the
// bêtes that go, and a fiche. Where there are no fiches the bêtes that go lie with the
// game, and others were made on this hand.
func stake(s *State, fiche int32) int32 {
	if fiche == 0 {
		return s.PoolAt(boxGame, table.FactPlaying)
	}
	return s.PoolAt(boxGame, table.FactPlaying) + s.PoolAt(boxBetes, table.FactDealt) + min(fiche, s.PoolAt(boxFiches, table.FactPlaying))
}

// beteStakes lists the questions about the stakes.
var beteStakes = []Maker{
	parts.Stake(q("stake.fiche", "When does everybody put down a fiche?",
		"Whenever no fiche is left everybody puts down one, of {each amount}."), "everybody puts down a fiche", boxFiches, table.DueStake),
	{Question: q("bete.next", "Which bête goes on the next hand?",
		"[greatest=1: Of the bêtes that wait the greatest goes first.][greatest=0: Of the bêtes that wait the one made first goes first.]", fig("greatest", "1 where the greatest goes first, 0 where the first")), Head: "The stakes",
		Owes: "a bête that waited goes on this hand", Rule: &Rule{Hears: table.FactStakes.Bit()}, On: func(s *State, f *engine.Fact, greatest int32) {
			n, made := parts.Greatest(s)
			if greatest != 1 {
				n = made
			}
			if s.Pool(boxBetes) == 0 {
				s.Owe(table.DueNext, engine.Waiting, engine.Box(boxBetes), n)
			}
		}},
	parts.Stake(q("stake.game", "What does everybody put down for the game?",
		"Everybody puts down {each amount} for the game, once it has been won."), "everybody puts down for the game", boxGame, dueGame),
	parts.Stake(q("stake.king", "What does everybody put down for the king of trumps?",
		"Everybody puts down {each amount} for the king of trumps, once it has been drawn."), "everybody puts down for the king", boxKing, table.DueStake),
	stakeDealer,
	{Question: q("round.over", "When is a round over?",
		"A round is over when all the fiches are drawn: the match does not end before."),
		Rule: &Rule{Judges: table.ActEnd.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			if s.Told(table.FactClosing) {
				return s.Pool(boxFiches) > 0
			}
			return s.PoolAt(boxFiches, table.FactStakes) > 0
		}}},
	{Question: q("bete.stake", "Is anything put down for the game while a bête goes?",
		"While a bête goes nobody but the dealer puts anything down for the game."), Voids: "a bête goes: nothing is put down for the game",
		Rule: &Rule{Dues: dueGame.Bit(), Annul: func(s *State, d *engine.Due) bool { return s.Pool(boxBetes) > 0 }}},
}

// beteSpeaking lists the questions about contre and the curieuse.
var beteSpeaking = []Maker{
	{Question: q("counter", "May a player play against the one who plays?",
		"Another may play contre, against all."), Head: "The speaking", Says: "{seat} plays contre",
		Rule: &Rule{Hears: engine.Facts(table.FactSaid, table.FactAct), Only: 1 << actContre, Given: table.FactUndertakes.Bit(), On: parts.Tells(table.FactCounters)}},
	{Question: q("counter.follows", "Who may play contre?",
		"Only players who speak after the one who plays, and have not passed, may play contre."),
		Rule: &Rule{Judges: actContre.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			return !s.Told(table.FactUndertakes) || s.Is(table.FactUndertakes, a.Seat) || parts.Passed(s, a.Seat)
		}}},
	{Question: q("counter.until", "Until when may a player say contre?",
		"Contre may be said until one's own first card is thrown."),
		Rule: &Rule{Judges: actContre.Bit(), While: table.FactPlayed.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Is(table.FactPlayed, a.Seat) }}},
	{Question: q("counter.one", "May two players play contre?",
		"Only one player may play contre."),
		Rule: &Rule{Judges: actContre.Bit(), Refuse: func(s *State, a *engine.Act) bool { return s.Told(table.FactCounters) }}},
	curieuse.MayBe(q("curieuse", "What may be done when all have passed?",
		"When all have passed, anybody may go en curieuse.")),
	{Question: q("curieuse.fee", "What does it cost to go en curieuse?",
		"Whoever goes en curieuse puts down {fee amount} for the game.", fig("fee", "to the game")), Owes: "{seat} goes en curieuse",
		Rule: &Rule{Hears: table.FactSaid.Bit(), Only: 1 << actCurieuse}, On: func(s *State, f *engine.Fact, fee int32) {
			s.Owe(table.DueStake, table.Account(f.Seat), engine.Box(boxGame), fee)
		}},
	curieuse.Trumps(q("curieuse.trump", "Which card makes trumps when all have passed?",
		"The bottom card is turned in place of the first, and makes trumps; players speak anew."), "the bottom card is {card}, and makes trumps"),
	{Question: q("curieuse.play", "Who may play en curieuse?",
		"Only those who went en curieuse may play then."),
		Rule: &Rule{Judges: engine.Acts(table.ActUndertake, actContre), While: factWent.Bit(), Refuse: func(s *State, a *engine.Act) bool {
			set, _ := curieuse.Asked(s)
			return !set.Has(a.Seat)
		}}},
	curieuse.Most(q("curieuse.once", "How many bottom cards may be turned?",
		"No more than {cards word} [cards=1: card][cards!=1: cards] may be turned so.")),
}

// beteGame lists the questions about who wins and loses, and what.
var beteGame = []Maker{
	{Question: q("game.player", "Does the player win or lose?",
		"The player wins who is the first to make what the game asks; else the player loses."), Head: "The game", Rule: &Rule{Hears: table.FactEnd.Bit(), Given: table.FactUndertakes.Bit(), On: func(s *State, f *engine.Fact) {
		parts.Ends(s, s.Who(table.FactUndertakes))
	}}},
	{Question: q("counter.game", "Against whom does contre play?",
		"Whoever plays contre wins and loses like the player."), Rule: &Rule{Hears: table.FactEnd.Bit(), Given: table.FactCounters.Bit(), On: func(s *State, f *engine.Fact) {
		parts.Ends(s, s.Who(table.FactCounters))
	}}},
	gamePaid,
	{Question: q("fiche.paid", "How many fiches does the winner draw?",
		"The winner draws one fiche, of {fiche amount}.", fig("fiche", "the worth of one, in jettons")), Owes: "{seat} draws a fiche",
		Rule: &Rule{Hears: table.FactWon.Bit()}, On: func(s *State, f *engine.Fact, fiche int32) {
			s.Owe(table.DueBox, engine.Box(boxFiches), table.Account(f.Seat), min(fiche, s.Pool(boxFiches)))
		}},
	{Question: q("bete.paid", "What does the winner draw while a bête goes?",
		"The winner draws the bêtes that go on the hand."), Owes: "{seat} draws the bêtes that go",
		Rule: &Rule{Hears: table.FactWon.Bit(), On: func(s *State, f *engine.Fact) {
			s.Owe(table.DueGame, engine.Box(boxBetes), table.Account(f.Seat), s.PoolAt(boxBetes, table.FactPlaying))
		}}},
	betePut,
	{Question: q("bete.waits", "On which hand does a bête go that is made while another goes?",
		"A bête made while another goes waits for a later hand."),
		Rule: &Rule{Dues: table.DueBete.Bit(), Goes: func(s *State, d *engine.Due) engine.Account {
			if s.PoolAt(boxBetes, table.FactPlaying) > 0 {
				return engine.Waiting
			}
			return engine.NoAccount
		}}},
	{Question: q("counter.bete", "How much does contre lose?",
		"Whoever loses contre makes the bête {times times} over.", fig("times", "how many bêtes")),
		Of: func(times int32) *Rule {
			return &Rule{While: table.FactCounters.Bit(), Dues: table.DueBete.Bit(), Scale: func(s *State, d *engine.Due) int32 {
				if f := s.Fact(d); f != nil && f.Kind == table.FactLost && s.Is(table.FactCounters, f.Seat) {
					return times
				}
				return 1
			}}
		}},

	// The king.
	{Question: q("king.paid", "Who draws the jettons of the king?",
		"Whoever holds the king of trumps draws its jettons, if the hand is played."), Head: "The king", Owes: "the holder of the king of trumps is paid",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactTrump.Bit(), On: func(s *State, f *engine.Fact) {
			t := s.Seen(table.FactTurned)
			turned := t != nil && t.Seat != cards.NoSeat && t.Card == king(s) // the dealer is paid for turning it
			if seat := parts.Holder(s, king(s)); seat != cards.NoSeat && !turned {
				s.Owe(dueKing, engine.Box(boxKing), table.Account(seat), s.Pool(boxKing))
			}
		}}},
	{Question: q("king.turned", "What does the dealer draw who turns a king?",
		"A dealer who turns a king draws its jettons, if the hand is played."), Owes: "the dealer turned the king",
		Rule: &Rule{Hears: table.FactDecided.Bit(), Given: table.FactTurned.Bit(), On: func(s *State, f *engine.Fact) {
			if t := s.Seen(table.FactTurned); t.Card.Face() == cards.King && t.Seat != cards.NoSeat {
				s.Owe(dueKing, engine.Box(boxKing), table.Account(t.Seat), s.Pool(boxKing))
			}
		}}},
	{Question: q("king.stays", "Who draws the jettons of the king when its holder plays and loses?",
		"The jettons of the king stay where its holder plays and loses."), Voids: "who holds the king has lost: its jettons stay",
		Rule: &Rule{While: table.FactLost.Bit(), Dues: dueKing.Bit(), Annul: func(s *State, d *engine.Due) bool { return s.Is(table.FactLost, d.To.Seat()) }}},

	// The vole.
	parts.Headed("The vole", parts.Vole(q("vole", "When is the vole made?",
		"Whoever plays and takes every trick makes the vole."), "{seat} makes the vole")),
	{Question: q("vole.paid", "What does the vole draw?",
		"The vole draws all the fiches, what lies for the king, and all the bêtes, and {each amount} from each other player.", fig("each", "from each other player")), Owes: "{seat} is paid for the vole",
		Rule: &Rule{Hears: table.FactVole.Bit()}, On: func(s *State, f *engine.Fact, each int32) {
			to := table.Account(f.Seat)
			s.Owe(table.DueVole, engine.Box(boxFiches), to, s.Pool(boxFiches))
			s.Owe(table.DueVole, engine.Box(boxKing), to, s.Pool(boxKing))
			parts.TakeWaiting(s, table.DueVole, to)
			for _, seat := range s.Round {
				s.Owe(table.DueVole, table.Account(seat), to, each)
			}
		}},
	voleFailed,
	{Question: q("devole", "When is the devole made?",
		"Whoever plays and takes no trick makes the devole."), Says: "{seat} makes no trick: the devole",
		Rule: &Rule{Hears: table.FactLost.Bit(), On: func(s *State, f *engine.Fact) {
			if s.Tally(table.Tricks, f.Seat) == 0 {
				s.Tell(table.FactDevole, f.Seat)
			}
		}}},
	{Question: q("devole.paid", "What does the devole cost?",
		"The devole puts down as much again as lies in fiches, but for one of {fiche amount}, and for the king, makes as many bêtes as wait, and pays {each amount} to each other player.", fig("each", "to each other player"), fig("fiche", "the worth of a fiche, in jettons")), Owes: "{seat} pays for the devole",
		Make: func(t *game.Terms) *Rule {
			each, fiche := t.N("each"), t.N("fiche")
			return &Rule{Hears: table.FactDevole.Bit(), On: func(s *State, f *engine.Fact) {
				from := table.Account(f.Seat)
				if left := s.PoolAt(boxFiches, table.FactPlaying) - fiche; left > 0 {
					s.Owe(table.DueVole, from, engine.Box(boxFiches), left)
				}
				s.Owe(table.DueVole, from, engine.Box(boxKing), s.PoolAt(boxKing, table.FactPlaying))
				for _, n := range s.QueueAt(table.FactPlaying) {
					s.Owe(table.DueVole, from, engine.Waiting, n)
				}
				for _, seat := range s.Round {
					s.Owe(table.DueVole, from, table.Account(seat), each)
				}
			}}
		}},

	// The laws.
	revokeBete,
}
