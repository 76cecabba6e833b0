package hombre

import (
	"quinola/engine"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/parts"
	"quinola/engine/record"
	"quinola/engine/table"
)

// Lomber, of Upsala, 1809: l'Hombre at three with six ways to play, two
// preferences in which payments are higher, and an ål that everybody puts out.

// passes is the name under which a record says how many hands were passed.
const passes = "passes"

// The phases that rules open.
const (
	phaseUp    = 10 + iota // a card of the talon is turned up for trumps
	phaseAfter             // trumps are named after the exchange
	phaseAgain             // the player may begin another game
	phaseGoes              // the leader asks the player whether the game goes
)

// Lomber returns the game.
func Lomber() *table.Game {
	g := Quadrille()
	g.Ident, g.Title = "lomber", "Lomber"
	g.Words = []table.Word{{Kind: actAsk, Word: "entree"}, {Kind: actAlone, Word: "solo"}, {Kind: actFavourite, Word: "preference"}}
	g.Phases = []*table.Phase{drawing(), speaking(), namingOnce(namesFirst), turningUp(phaseUp, actTourne), exchangeOwn(), namingOnce(parts.Opened(phaseAfter)),
		beginningAgain(), turningUp(phaseAgain, actTourneAgain), exchangeAgain(), namingOnce(gasquesAgain), exchangeOthers(), askingGoes(), playing()}
	g.Ways, g.Carries, g.Keeps = lomberWays{}, []table.Carried{table.Waiting, {Name: favoured, Most: 4}, {Name: passes}}, keepsLomber
	g.Free, g.Late = g.Free.With(irregularThree).With(irregularLombre), engine.Acts(actLate, table.ActFalsePack, table.ActMisdeal)
	g.Needs = append(g.Needs, table.Need{Kind: actTourne, By: "tourne"}, table.Need{Kind: actGasque, By: "gasque.kept"}, table.Need{Kind: actRespect, By: "price.respect"})
	g.Anyway = engine.Acts(actRest, actDiscard)
	g.Notable = g.Notable.With(factGano.Bit())
	g.Told = toldLomber
	g.Equal = []game.Alike{{Ruleset: "lombre", ID: "parts/deal.exposed", What: "off", Why: "the book says that such a hand stands: where nothing is said of it, it stands, too"}}
	g.Books = lomberBooks(g)
	return g
}

// irregularLombre holds the acts of Lombré that no phase asks for.
var irregularLombre = engine.Acts(actPutBack, actPullOut, actTakePulled, actDropPulled, actFill, actThrow, actTell)

// playedAs returns the game that is played in the end, after any second game.
func playedAs(s *State) engine.ActKind {
	switch {
	case s.SaidBy(actTourneAgain) != 0:
		return actTourne
	case s.SaidBy(actGasqueAgain) != 0:
		return actGasque
	}
	return contract(s)
}

// gasquesAgain reports whether the player changes the hand after another game.
func gasquesAgain(s *State) bool { return s.SaidBy(actGasqueAgain) != 0 }

// namesFirst reports whether trumps are named before the exchange.
func namesFirst(s *State) bool {
	return parts.Undertaken(s) && !parts.Opened(phaseUp)(s) && !parts.Opened(phaseAfter)(s)
}

// speaking returns the auction, in which everybody speaks once.
func speaking() *table.Phase {
	p := auction(actAsk, actTourne, actGasque, actRespect, actAlone)
	p.Turn = func(s *State) cards.Seat { return s.Speak(parts.Everybody(s)) }
	return p
}

// namingOnce returns the phase in which trumps are named, where a condition
// holds and no irregular act has made them.
func namingOnce(opens func(*State) bool) *table.Phase {
	p := namingPhase()
	turn := p.Turn
	p.Opens, p.Turn = opens, func(s *State) cards.Seat {
		if f := s.Seen(table.FactTrump); f != nil && s.Did(actUnnamed, f.Seat) != nil && f.Card != cards.None {
			return cards.NoSeat
		}
		return turn(s)
	}
	return p
}

// turningUp returns the phase in which the player turns up the top card of the talon.
func turningUp(phase int32, kind engine.ActKind) *table.Phase {
	opened := parts.Opened(phase)
	return &table.Phase{
		Word: "choose", Acts: actUp.Bit(), Opens: func(s *State) bool { return opened(s) && s.SaidBy(kind) != 0 },
		Turn: parts.Once(player),
		May: func(s *State, seat cards.Seat, o *table.Options) {
			if s.Stock() > 0 {
				o.AddCard(actUp, s.Talon[s.Top])
			}
		},
		Fits: func(s *State, a *engine.Act) string {
			if a.Card == cards.None {
				return "a card is turned up"
			}
			return ""
		},
		Do: turnsUp,
	}
}

// goesFirst reports whether the player exchanges cards before the others.
func goesFirst(s *State) bool { return s.Who(factExchanges) != cards.NoSeat }

// takes makes a player draw as many cards as the hand lacks.
func takes(s *State, seat cards.Seat) {
	n := s.Law().Each() - s.Hand[seat].Len()
	if s.First() > 1 {
		n = 0
	}
	s.Replace(seat, n)
	s.Tell(factDrew, seat).Amount = int32(n)
	s.Conclude()
	s.Spoke(seat)
}

// putting returns how many cards a player has put out and not yet replaced.
func putting(s *State, seat cards.Seat) int {
	return s.Out[seat].Len() - int(total(s, factDrew, func(f *engine.Fact) int32 { return f.Amount * int32(engine.Int(f.Seat == seat)) }))
}

// exchangeOwn returns the phase of the player's exchange, where rules put it
// before the others'.
func exchangeOwn() *table.Phase {
	p := exchange()
	begin, do := p.Begin, p.Do
	p.Opens = func(s *State) bool { return parts.Undertaken(s) && goesFirst(s) }
	p.Begin = func(s *State) {
		begin(s)
		s.Spoken |= s.Rivals(player(s))
	}
	p.Do = func(s *State, a *engine.Act) {
		if a.Kind == table.ActDone {
			takes(s, a.Seat)
			return
		}
		do(s, a)
	}
	return p
}

// exchangeAgain returns the phase of the player's exchange after another game.
func exchangeAgain() *table.Phase {
	p := exchangeOwn()
	p.Word, p.Quiet = "choose", false
	p.Opens = func(s *State) bool {
		return s.SaidBy(actTourneAgain) != 0 || s.SaidBy(actGasqueAgain) != 0
	}
	return p
}

// exchangeOthers returns the phase of the others' exchange.
func exchangeOthers() *table.Phase {
	p := exchange()
	begin := p.Begin
	p.Begin = func(s *State) {
		begin(s)
		if goesFirst(s) {
			s.Spoken |= player(s).Bit()
		}
	}
	return p
}

// beginningAgain returns the phase in which the player stands by the game or
// begins another.
func beginningAgain() *table.Phase {
	opened := parts.Opened(phaseAgain)
	return &table.Phase{
		Word: "choose", Acts: engine.Acts(table.ActStand, actTourneAgain, actGasqueAgain), Opens: func(s *State) bool { return opened(s) && s.First() == 1 },
		Turn: parts.Once(player),
		May: func(s *State, seat cards.Seat, o *table.Options) {
			o.Add(table.ActStand)
			o.Add(actTourneAgain)
			o.Add(actGasqueAgain)
		},
	}
}

// goesNow returns what goes on this hand, a bête or else an ål, and the box in
// which it lies.
func goesNow(s *State) (n int32, box int) {
	if n = s.PoolAt(boxBetes, table.FactPlaying); n > 0 {
		return n, boxBetes
	}
	if f := s.Seen(factAl); f != nil {
		n = min(f.Amount, s.PoolAt(boxDevant, table.FactPlaying))
	}
	return n, boxDevant
}

// toldLomber adds to the settlement how the game was lost, and what gano meant.
func toldLomber(s *State, st *game.Settlement) {
	told(s, st)
	for i := s.From(factGano); i < len(s.Facts); i++ {
		if f := &s.Facts[i]; f.Kind == factGano {
			st.Outcomes = append(st.Outcomes, game.Outcome{What: [...]string{"asks-trick", "has-higher", "asks-high"}[f.N], Seats: []cards.Seat{f.Seat}, By: s.BehindKind(factGano)})
		}
	}
}

// carryLomber sets up what random hands find: the higher preference, the åls
// left, bêtes, and marked passes.
func carryLomber(s *State, src *table.Source) {
	s.Carries(favoured, cards.NoSeat, int32(1+src.Below(4)))
	al := int32(48)
	if t, ok := s.Law().Terms("hombre/al"); ok {
		al = t.N("each")
	}
	if n := int32(src.Below(4)); n > 0 {
		s.Put(boxDevant, n*al)
	}
	if src.One(2) {
		s.Put(boxBetes, al+8*int32(1+src.Below(6)))
		for range src.Below(3) {
			s.Wait(al + 8*int32(1+src.Below(6)))
		}
	}
	if src.One(2) {
		s.Carries(passes, cards.NoSeat, int32(1+src.Below(3)))
	}
}

// keepsLomber returns what a hand leaves: the higher preference, and marked
// passes.
func keepsLomber(s *State) []record.Item {
	n := s.Carried(passes, cards.NoSeat)
	switch {
	case s.Told(table.FactVoid): // the hand does not count
	case s.Told(factCleared):
		n = 0
	case s.Told(factMarked):
		n++
	}
	return parts.Leave(leavesFavourite(s, nil), passes, cards.NoSeat, n)
}

// amissLomber fills in an irregular act of a random hand, and reports whether it can be done.
func amissLomber(s *State, a *engine.Act, src *table.Source) bool {
	at := player(s)
	switch a.Kind {
	case actTen, actEight, table.ActMisdeal:
		if a.Kind != table.ActMisdeal {
			a.Seat, a.To = s.Dealer, s.Right(s.Dealer)
		}
		return parts.InDealing(s) && s.Did(actTen, s.Dealer) == nil && s.Did(actEight, s.Dealer) == nil
	case table.ActExposed:
		return amissThree(s, a, src)
	case actUnnamed:
		a.Seat, a.To, a.N[0] = at, cards.NoSeat, 0
		if at == cards.NoSeat || s.Told(table.FactTrump) || s.Told(table.FactPlaying) {
			return false
		}
		a.To = s.Right(at)
		if contract(s) == actAlone {
			a.N[0], a.Card = hasLed, src.Pick(s.Hand[at])
			a.To = cards.NoSeat
			return at == s.Eldest
		}
		return namesUnseen(s)
	case actOver, actShort:
		if a.N[0] = int16(src.Below(3)); src.One(2) && at != cards.NoSeat {
			a.Seat = at
		}
		return at != cards.NoSeat && s.Told(table.FactTrump)
	case table.ActRevoke:
		a.N[0] = 0
		return s.Playing()
	case table.ActLook:
		if src.One(2) {
			a.To = s.Right(a.Seat)
		}
		return s.Playing()
	case actThrow:
		a.Seat = lastToDraw(s)
		return at != cards.NoSeat && !s.Playing()
	case actOwns:
		a.Seat = s.Right(s.Dealer)
		return !bidden(s)
	case actMiscount:
		if src.One(2) {
			a.Seat = at
		}
		return s.Playing()
	case actGano: // said of a card that lies there
		switch {
		case src.One(3):
			a.Seat = at
		case src.One(2):
			a.Seat = s.Table.Leader
		}
		return s.Playing() && s.Table.N > 0 && src.One(6)
	case table.ActShow:
		a.N[0], a.Card = 1, s.Hand[a.Seat].First()
		return s.Playing() && s.Hand[a.Seat] != 0
	case actLate:
		a.N[0] = int16(1 + src.Below(claimBete))
		if src.One(2) && at != cards.NoSeat {
			a.Seat = at
		}
		return true
	case table.ActFalsePack:
		return true
	case actRest:
		return s.Playing() && !drawnOut(s)
	}
	return s.Playing()
}

// weighLomber returns how likely a random player bids, names and exchanges.
func weighLomber(s *State, a *engine.Act, src *table.Source) int {
	_, n := best(s, a.Seat)
	switch a.Kind {
	case table.ActPass:
		return 12
	case actAsk:
		return max(n-24, 0)
	case actAlone:
		return max(n-36, 0)
	case actTourne, actGasque, actRespect:
		return 2 + max(n-28, 0)/2
	case table.ActStand:
		return 8
	}
	return weigh(s, a, src)
}

// lomberBooks returns the rulesets of Lomber and of Lombré.
func lomberBooks(g *table.Game) []*game.Ruleset {
	book := &game.Ruleset{
		ID: "lomber", Text: "reglor-1809", Division: "lomber", Game: g, Name: "Lomber, Upsala, 1809", Unit: "point",
		Seats: 3, Tricks: 9, Pools: []string{"al", "betes", "made"},
		Irregular: []string{"deal-ten", "deal-eight", "overdraw", "underdraw", "look", "look-discard"},
		Settings:  []string{"hombre/al#each 1..", "hombre/matadors.won#most 3 9", "hombre/bete.together#apart 0 1", "parts/match.rounds#rounds 1.."},
		Answers:   upsalaLomber,
	}
	laws := *book
	laws.ID, laws.Division, laws.Name = "lombre", "lombre", "Lombré, Upsala, 1809"
	laws.Irregular = []string{"misdeal", "false-pack", "exposed", "revoke", "early", "show", "look", "look-rest", "look-discard", "overdraw", "underdraw", "miscount",
		"deal-ten", "deal-eight", "own", "gano", "unnamed", "late", "throw-early"}
	laws.Settings = append([]string{"hombre/todos.double#times 1 2"}, book.Settings...)
	laws.Bases = []game.Base{{Of: book, Clause: "lombre.3", But: []string{"todos.*", "exchange.wrong"}}}
	laws.Answers = upsalaLombre
	return []*game.Ruleset{book, &laws, lomberVerse(book)}
}
