package sitting

import (
	"os"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

func TestMain(m *testing.M) {
	debug.SetGCPercent(-1) // of a sitting little is kept: collecting took up to half of the time
	debug.SetMemoryLimit(256 << 20)
	os.Exit(m.Run())
}

// books is every ruleset and variant.
func books() (list []*game.Ruleset) {
	for _, rs := range games.Rulesets() {
		list = append(append(list, rs), rs.Variants...)
	}
	return list
}

// each runs a test for every book.
func each(t *testing.T, test func(t *testing.T, rs *game.Ruleset)) {
	for _, rs := range books() {
		t.Run(rs.ID, func(t *testing.T) { test(t, rs) })
	}
}

func start(t testing.TB, o Options) *Sitting {
	t.Helper()
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// looks is all that a sitting shows to anybody.
func looks(s *Sitting) (list []Look) {
	for _, seat := range cards.Round(s.Law.Book().Seats) {
		k := *s.Look(seat)
		so := *k.So
		so.Fired = nil // which rules had their say depends on what was asked
		k.So = &so
		list = append(list, k)
	}
	return list
}

// do does something, right or wrong, as a byte says.
func do(t testing.TB, s *Sitting, b byte) {
	t.Helper()
	switch {
	case b >= 250:
		s.Undo()
	case s.Settlement() != nil:
		if !s.Over() {
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
			return
		}
		s.End()
	case !s.Waits():
		if err := s.Step(); err != nil {
			t.Fatalf("%v, a bot: %v in\n%s", s.Turn(), err, s.Save())
		}
	default:
		list := s.May()
		o := list[int(b)%len(list)]
		if err := s.Do(o.Step); (err != nil) != o.Refused {
			t.Fatalf("%+v: %v", o, err)
		}
	}
}

// goOn does what may be done first.
func goOn(t testing.TB, s *Sitting) {
	t.Helper()
	for i, o := range s.May() {
		if !o.Refused {
			do(t, s, byte(i))
			return
		}
	}
	t.Fatalf("%v may do nothing in\n%s", s.Turn(), s.Save())
}

// Whatever is done, a sitting does not crash; undo comes back to where it was;
// what is saved resumes as it was; and every hand that was settled settles the
// same from its record, read from either notation.
func follow(t testing.TB, rs *game.Ruleset, people cards.SeatSet, seed uint64, acts []byte) {
	t.Helper()
	var seats cards.SeatSet
	for _, seat := range cards.Round(rs.Seats) {
		seats |= seat.Bit()
	}
	s := start(t, Options{Rules: rs.ID, Seed: seed, Dealer: cards.NoSeat, People: people & seats, Bots: Random, Ask: seed&1 != 0})
	for i, b := range acts {
		if s.Waits() && b < 240 && i%4 == 0 {
			before, done := looks(s), len(s.acts)
			do(t, s, b)
			if len(s.acts) > done {
				redo := s.Save()
				if !s.Undo() {
					t.Fatal("there is nothing to undo")
				}
				if after := looks(s); !reflect.DeepEqual(before, after) {
					t.Fatalf("undo comes to\n%s\nnot to what was before\n%s", s.Save(), redo)
				}
				var err error
				if s, err = Resume(redo); err != nil {
					t.Fatalf("%v\n%s", err, redo)
				}
				if again := s.Save(); again != redo {
					t.Fatalf("saved\n%s\nresumed\n%s", redo, again)
				}
			}
			continue
		}
		do(t, s, b)
	}
	for _, h := range s.Past {
		r, err := record.ParseBlock("", h.Record.Block())
		if err != nil {
			t.Fatalf("%v\n%s", err, h.Record.Block())
		}
		j, err := record.ParseJSON(h.Record.AppendJSON(nil))
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range []*record.Record{r, j} {
			st, err := s.Law.Settle(r)
			if err != nil || st.Net != h.Net {
				t.Fatalf("it settles otherwise: %v\n%s", err, h.Record.Block())
			}
		}
	}
}

func TestWhatIsDoneCanBeUndoneAndSaved(t *testing.T) {
	each(t, func(t *testing.T, rs *game.Ruleset) {
		src := byte(7)
		acts := make([]byte, 400)
		for i := range acts {
			src = src*37 + 11
			acts[i] = src
		}
		follow(t, rs, cards.AllSeats, 3, acts)
		follow(t, rs, cards.South.Bit(), 2, acts)
	})
}

// A player is not offered what the rules refuse and the game has no word for: two
// cards as a sequence at Piquet.
func TestWhatHasNoNameIsNotOffered(t *testing.T) {
	offered := 0
	for seed := range uint64(20) {
		s := start(t, Options{Rules: "piquet", Seed: seed, Dealer: cards.NoSeat, People: cards.South.Bit()})
		for s.Settlement() == nil {
			if !s.Waits() {
				do(t, s, 0)
				continue
			}
			for _, o := range s.Look(cards.South).May {
				if o.Act == "run" || o.Act == "set" {
					offered++
					if len(o.Cards) < 3 {
						t.Errorf("seed %d: %s of %v is offered", seed, o.Act, o.Cards)
					}
				}
			}
			goOn(t, s)
		}
	}
	if offered == 0 {
		t.Error("no sequence was offered at all")
	}
}

func FuzzSitting(f *testing.F) {
	f.Add(uint8(0), uint32(1), []byte("0123456789abcdefghijklmnopqrstuvwxyz"))
	f.Add(uint8(2), uint32(15), []byte{1, 2, 3, 4, 5, 6, 7, 8, 255, 250, 9, 10})
	f.Add(uint8(5), uint32(2), make([]byte, 80))
	list := books()
	f.Fuzz(func(t *testing.T, book uint8, people uint32, acts []byte) {
		follow(t, list[int(book)%len(list)], cards.SeatSet(people)&cards.AllSeats, uint64(book), acts[:min(len(acts), 300)])
	})
}

// What is not a saved game is an error that names the line, never a crash.
func FuzzResume(f *testing.F) {
	for _, rs := range books() {
		s := start(f, Options{Rules: rs.ID, Seed: 1, Dealer: cards.NoSeat, People: cards.South.Bit()})
		for range 60 {
			do(f, s, 3)
		}
		f.Add(s.Save())
	}
	f.Add("game bete\nhand 1\n")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Resume(text)
		if err != nil {
			return
		}
		saved := s.Save()
		if again, err := Resume(saved); err != nil || again.Save() != saved {
			t.Fatalf("%v\n%s", err, saved)
		}
	})
}

// A hand by itself is what lay there before it, and what was done in it.
func TestAHandByItself(t *testing.T) {
	each(t, func(t *testing.T, rs *game.Ruleset) {
		s := start(t, Options{Rules: rs.ID, Seed: 5, Dealer: cards.NoSeat, Bots: Random})
		for n := 0; n < 3; {
			if s.Settlement() == nil {
				do(t, s, 1)
				continue
			}
			if s.Over() {
				break
			}
			if n++; n < 3 {
				if err := s.Next(); err != nil {
					t.Fatal(err)
				}
			}
		}
		alone, err := Resume(s.SaveHand())
		if err != nil {
			t.Fatalf("%v\n%s", err, s.SaveHand())
		}
		if got, want := alone.Settlement(), s.Settlement(); got == nil || got.Net != want.Net || !reflect.DeepEqual(got.Pools, want.Pools) {
			t.Errorf("it comes to %+v, not\n%+v", got, want)
		}
	})
}

// Nobody is shown what he may not know.
func TestALookHidesOthersCards(t *testing.T) {
	each(t, func(t *testing.T, rs *game.Ruleset) {
		s := start(t, Options{Rules: rs.ID, Seed: 4, Dealer: cards.NoSeat, People: cards.South.Bit(), Bots: Random})
		for s.Settlement() == nil {
			k := s.Look(cards.South)
			if k.Dealt != [cards.Seats]cards.Set{} || k.Settled {
				t.Fatal("the hands lie open")
			}
			goOn(t, s)
		}
		if s.Look(cards.South).Dealt == [cards.Seats]cards.Set{} {
			t.Error("the hands stay hidden when all is over")
		}
	})
}

// What two players change with each other nobody else sees, though the same card was once
// given to another.
func TestACardThatIsChangedIsSeenByTwo(t *testing.T) {
	type gift struct {
		card     cards.Card
		from, to cards.Seat
	}
	for _, book := range []string{"commerce", "ma-commere"} {
		given, hidden := 0, 0
		for _, seed := range []uint64{1, 2, 3, 4, 69, 530, 597} { // in the last three a card is given again
			s := start(t, Options{Rules: book, Seed: seed, Dealer: cards.NoSeat, Bots: Random})
			seats := s.Look(cards.South).Seats
			gifts := map[int]gift{} // by the number of the deed
			for s.Settlement() == nil {
				var before [cards.Seats]cards.Set
				for _, seat := range seats {
					before[seat] = s.Look(seat).View.Hand
				}
				n := len(s.Look(cards.South).Deeds)
				do(t, s, 0)
				for i, d := range s.Look(cards.South).Deeds[n:] {
					if d.Act != "give" {
						continue
					}
					g := gift{s.Look(d.Seat).Deeds[n+i].Cards[0], d.Seat, cards.NoSeat}
					for _, seat := range seats {
						if !before[seat].Has(g.card) && s.Look(seat).View.Hand.Has(g.card) {
							g.to = seat
						}
					}
					gifts[n+i] = g
				}
			}
			for _, seat := range seats {
				deeds := s.Look(seat).Deeds
				for i, g := range gifts {
					switch sees := len(deeds[i].Cards) > 0; {
					case sees != (seat == g.from || seat == g.to):
						t.Errorf("%s, seed %d: %s gives %s to %s; that %s sees it: %v", book, seed, g.from, g.card.Sign(), g.to, seat, sees)
					case sees:
						given++
					default:
						hidden++
					}
				}
			}
		}
		if given == 0 || hidden == 0 {
			t.Errorf("%s: of cards that are given %d are seen, and %d not", book, given, hidden)
		}
	}
}

func TestWhatCannotBe(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "line 2: this is no saved game",
		"game whist\n":             "line 3: unknown ruleset \"whist\"",
		"game bete\nbots clever\n": "line 2: \"bots\" cannot be \"clever\"",
		"game bete\nhand 1\nrules bete\ndealer !\n":                "line 4: ",
		"game bete\nhand 1\ndid bid\n":                             "line 3: \"did\" is a phase, a seat and what is done",
		"game bete\nfirst M\npeople S\n":                           "line 5: nobody sits at M under bete: its players are S E N W T",
		"game bete\nfirst S\nhand 1\nrules hague-1785\ndealer S\n": "line 3: this hand is by hague-1785",
	} {
		if _, err := Resume(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// A saved hand begins with what the one before left, and no hand follows a match
// that is over.
func TestHandsOfAFileFollow(t *testing.T) {
	for _, x := range []struct{ rules, line, other, want string }{
		{"bete", "pool ", "pool    game 99 king 0 fiches 0 betes 0", "which left"},
		{"triomphe", "state ", "state   score S 4", "which left"},
		{"triomphe", "dealer ", "dealer  E", "after which N deals"},
	} {
		s := start(t, Options{Rules: x.rules, Seed: 7, Dealer: cards.NoSeat, Bots: Random})
		for len(s.Past) < 2 {
			if s.Settlement() == nil {
				do(t, s, 1)
			} else if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
		lines := strings.Split(s.Save(), "\n")
		last := slices.Index(lines, "hand 2")
		for i := last; i < len(lines); i++ {
			if strings.HasPrefix(lines[i], x.line) {
				lines[i] = x.other
			}
		}
		if _, err := Resume(strings.Join(lines, "\n")); err == nil || !strings.Contains(err.Error(), x.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s\n%s", x.other, err, x.want, strings.Join(lines, "\n"))
		}
	}
	s := start(t, Options{Rules: "triomphe", Seed: 7, Dealer: cards.NoSeat, Bots: Random})
	for !s.Over() {
		if s.Settlement() == nil {
			do(t, s, 1)
		} else if err := s.Next(); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Next(); err == nil {
		t.Error("a hand follows a match that is over")
	}
	saved := s.Save()
	hand := saved[strings.Index(saved, "\nhand 1\n"):]
	if _, err := Resume(saved + hand[:strings.Index(hand, "settled")]); err == nil || !strings.Contains(err.Error(), "the match was over before this hand") {
		t.Errorf("a hand follows a match that is over: %v", err)
	}
}

// Only what is allowed is asked for.
func TestNobodyIsAskedForWhatIsBarred(t *testing.T) {
	may, barred := game.Option{Step: record.Step{Act: "lay"}}, game.Option{Step: record.Step{Act: "change"}, Refused: true}
	k := Look{View: game.View{Phase: "trade"}, May: []game.Option{may, barred}}
	if got, want := k.Asks(), "Your turn: lay your hand open"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A player is asked for what there is to say: for a suit, for an answer, or for what
// is to be counted.
func TestWhatIsAskedForIsNamed(t *testing.T) {
	may := func(acts ...string) (list []game.Option) {
		for _, act := range acts {
			list = append(list, game.Option{Step: record.Step{Act: act}})
		}
		return list
	}
	for _, c := range []struct {
		phase string
		may   []game.Option
		want  string
	}{
		{"choose", may("spades", "hearts", "diamonds", "clubs"), "Your turn: choose a suit"},
		{"choose", may("look", "pass"), "Your turn: look at the cards that are left, or leave them unseen"},
		{"choose", may("call"), "Your turn: name the card that you call"},
		{"meld", may("done"), "Your turn: say that it is enough, as you have nothing more to declare"},
		{"draw", may("done"), "Your turn: say that it is enough, as you may put out no more"},
		{"trade", may("done"), "Your turn: nothing is left but to say that it is enough"},
		{"draw", may("out"), "Your turn: put out at least one card"},
		{"draw", may("out", "done"), "Your turn: put out cards, or say that it is enough"},
		{"bid", may("ask", "alone", "pass"), "Your turn: say which game you undertake"},
		{"bid", may("play", "lead", "pass"), "Your turn: say whether you play, or pass"},
		{"bid", may("play", "stir", "pass"), "Your turn: play, stir the cotillon, or pass"},
		{"bet", may("fold", "hold"), "Your turn: hold what was bet, or give up"},
		{"trade", may("ask", "content"), "Your turn: keep your card, or ask your neighbour to change with you"},
		{"trade", may("lay", "pass"), "Your turn: lay your hand open, or pass"},
		{"trade", may("pair"), "Your turn: take a card that lies there"},
		{"trade", nil, "Your turn: keep what you hold, or trade"},
		{"draw", may("ask", "out", "pass", "stand"), "Your turn: put out cards, stand, pass, or question a player"},
		{"stop", may("pass"), "Your turn: nothing is left but to pass"},
		{"stop", may("pass", "play"), "Your turn: play a card, or pass"},
		{"bid", may("point", "run", "done"), "Your turn: ask whether what you hold is good, or say that it is enough"},
		{"bid", may("good"), "Your turn: say that it is good, as you have nothing better"},
		{"bid", may("good", "equal"), "Your turn: say whether it is good"},
		{"bid", may("va", "pass"), "Your turn: say how much you put in, or pass"},
		{"bid", may("bind", "va", "pass"), "Your turn: have all keep their cards, say how much you put in, or pass"},
	} {
		k := Look{View: game.View{Phase: c.phase}, May: c.may}
		if got := k.Asks(); got != c.want {
			t.Errorf("%s: %q, want %q", c.phase, got, c.want)
		}
	}
}

// Each prompt can be given: none stands behind another that takes its place.
func TestNoPromptHidesAnother(t *testing.T) {
	for i, p := range prompts {
		for _, before := range prompts[:i] {
			within := before.acts == "" || p.acts != "" && !slices.ContainsFunc(strings.Fields(p.acts), func(act string) bool {
				return !slices.Contains(strings.Fields(before.acts), act)
			})
			if within && (before.phase == "" || before.phase == p.phase) {
				t.Errorf("%q stands behind %q", p.says, before.says)
			}
		}
	}
}

// What lies on the table says who plays and what is trumps: whoever has undertaken the
// game, and the suit that was named; not the suit of a card that lies turned up.
func TestALookTellsWhoPlaysAndTheTrumps(t *testing.T) {
	for book, shown := range map[string]bool{"hombre": true, "reglor-boston": true, "bete": false} {
		named := 0
		for seed := range uint64(6) {
			s := start(t, Options{Rules: book, Seed: seed, Dealer: cards.NoSeat, Bots: Policy})
			for s.Settlement() == nil {
				k := s.Look(cards.South)
				if k.Trumps != "" {
					named++
				}
				if k.Phase == "play" && shown && len(k.Plays) != 1 && len(k.So.Tricks) > 0 {
					t.Errorf("%s, seed %d: %v play", book, seed, k.Plays)
				}
				do(t, s, 0)
			}
		}
		if (named > 0) != shown {
			t.Errorf("%s: trumps are told %d times", book, named)
		}
	}
}

// Who holds the king called is known once it is played, and before that to its holder alone.
func TestALookTellsWhoHelps(t *testing.T) {
	known, own := 0, 0
	for seed := range uint64(8) {
		s := start(t, Options{Rules: "quadrille", Seed: seed, Dealer: cards.NoSeat, Bots: Policy})
		for s.Settlement() == nil {
			for _, seat := range cards.Round(4) {
				k := s.Look(seat)
				if slices.ContainsFunc(k.So.Events, func(e game.Event) bool { return e.Rule == "hombre/king.friend" }) {
					continue
				}
				holds := false
				for _, d := range k.Deeds {
					if d.Step.Act == "call" {
						holds = k.View.Hand.Has(d.Step.Cards[0]) && !slices.Contains(k.Plays, seat)
					}
				}
				if holds != slices.Equal(k.Helps, []cards.Seat{seat}) || !holds && len(k.Helps) > 0 {
					t.Fatalf("seed %d: %v, who holds the king called: %v, is told that %v helps", seed, seat, holds, k.Helps)
				}
				own += len(k.Helps)
			}
			do(t, s, 0)
		}
		known += len(s.Look(cards.South).Helps)
	}
	if known < 3 || own == 0 {
		t.Errorf("at the end of eight hands %d friends are known, and %d looks told a friend so before", known, own)
	}
}

// At le Boston the card turned up makes no trumps: they are told though they be of its suit.
func TestTrumpsAreToldBesideACardThatIsOnlyPreferred(t *testing.T) {
	for seed := range uint64(200) {
		s := start(t, Options{Rules: "reglor-boston", Seed: seed, Dealer: cards.NoSeat, Bots: Policy})
		for s.Settlement() == nil {
			if k := s.Look(cards.South); k.Trumps != "" && k.Trumps == k.Turned.Suit().Sign() {
				return
			}
			do(t, s, 0)
		}
	}
	t.Error("in no hand trumps of the suit turned up are told")
}

// What a raise is ruled to be comes after the raise, by the moments that a sitting
// tells: the log of a game puts each ruling under what it is about.
func TestRulingsFollowWhatWasDone(t *testing.T) {
	for _, book := range []string{"gillet", "hoc", "ambigu"} {
		raised := 0
		for seed := range uint64(20) {
			s := start(t, Options{Rules: book, Seed: seed, Dealer: cards.NoSeat, Bots: Random})
			for s.Settlement() == nil {
				do(t, s, 0)
			}
			k := s.Look(cards.South)
			for _, e := range k.So.Events {
				if !strings.HasSuffix(e.Rule, "raise") {
					continue
				}
				raised++
				before := game.Deed{}
				for _, d := range k.Deeds {
					if d.Clock < e.Clock {
						before = d
					}
				}
				if before.Seat != e.Seat {
					t.Errorf("%s: %q stands after what %v has done: %s", book, e.Text, before.Seat, before.Text())
				}
			}
		}
		if raised == 0 {
			t.Errorf("%s: nobody raises", book)
		}
	}
}

// Random bots of la Bête play with any hand, and who plays and makes no trick doubles all
// that lies there. The match ends before more lies there than a record can say.
func TestAMatchEndsWhenTheTableIsFull(t *testing.T) {
	s := start(t, Options{Rules: "bete.7", Seed: 1, Dealer: cards.NoSeat, Bots: Random})
	for !s.Over() {
		if s.Settlement() != nil {
			if s.Full() {
				t.Fatal("the table is full, and the match goes on")
			}
			if err := s.Next(); err != nil {
				t.Fatalf("after hand %d: %v", len(s.Past), err)
			}
		}
		for s.Settlement() == nil {
			if err := s.Step(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if !s.Full() || s.Ended() {
		t.Errorf("after hand %d the match is over, and the table is not full", len(s.Past))
	}
	again, err := Resume(s.Save())
	if err != nil || !again.Full() || !again.Over() {
		t.Errorf("kept and taken up again, the table is not full: %v", err)
	}
}
