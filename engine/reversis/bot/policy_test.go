package bot

import (
	"slices"
	"strings"
	"testing"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/reversis"
)

// seen is a view as a line of words tells it: "hand" and "lies" (what lies on
// the table, from the leader on), "pool", "gone", "trick", "taken".
func seen(t *testing.T, rules, text string) View {
	t.Helper()
	at := slices.IndexFunc(reversis.Rulesets, func(rs *game.Ruleset) bool { return rs.ID == rules })
	l := law(t, reversis.Rulesets[at])
	g := NewGuide(l)
	v := View{Public: Public{Guide: g, N: l.Book().Seats, Dealer: cards.West, Phase: Play, Trick: 1}, Seat: cards.North}
	v.Pools = [2]int32{45, 20}
	var lies []cards.Card
	for _, part := range strings.Split(text, "; ") {
		word, rest, _ := strings.Cut(part, " ")
		switch word {
		case "hand":
			v.Hand = set(t, rest)
		case "lies":
			lies = list(t, rest)
		case "gone":
			v.Gone = set(t, rest)
		case "phase":
			v.Phase = map[string]Phase{"exchange": Exchange, "swap": Swap}[rest]
		case "keep":
			v.Keep = true
		case "trick":
			v.Trick = int(rest[0]-'0')*10 + int(rest[1]-'0')
		case "taken": // all the tricks so far, by one seat
			seat, _ := cards.SeatOf(rest)
			v.Taken[seat] = int8(v.Trick - 1)
		default:
			t.Fatalf("unknown word %q", word)
		}
	}
	leader := v.Seat
	for range lies {
		leader = cards.Left(v.N, leader)
	}
	v.Table.Begin(leader)
	for _, c := range lies {
		v.Table.Add(v.Table.Turn, c)
		v.Table.Turn = cards.Right(v.N, v.Table.Turn)
		v.Gone |= c.Bit()
	}
	v.Dealt, v.May = v.Hand, v.Hand
	if len(lies) > 0 {
		if follow := v.Hand & cards.Lane(lies[0].Suit()); follow != 0 {
			v.May = follow
		}
	}
	for _, seat := range cards.Round(v.N) {
		v.Held[seat] = int8(l.Book().Tricks - v.Trick + 1)
	}
	v.Turn = v.Seat
	return v
}

func list(t *testing.T, text string) (list []cards.Card) {
	t.Helper()
	suit := ""
	for _, r := range text {
		switch s := string(r); {
		case s == " ":
		case strings.Contains("♠♥♦♣", s):
			suit = s
		default:
			c, ok := cards.CardOf(suit + s)
			if !ok {
				t.Fatalf("no card %s%s", suit, s)
			}
			list = append(list, c)
		}
	}
	return list
}

func set(t *testing.T, text string) (all cards.Set) {
	for _, c := range list(t, text) {
		all |= c.Bit()
	}
	return all
}

func TestPolicy(t *testing.T) {
	for _, c := range []struct {
		name, rules, view, want string
		why                     Reason
	}{
		{"the Quinola is placed at once", "hague-1785", "hand ♥J6 ♦A5; lies ♠K 4", "♥J", Places},
		{"in every book", "academie", "hand ♥J6 ♦A5; lies ♠K 4", "♥J", Places},
		{"the great one before the little", "two-quinolas", "hand ♥QJ6 ♦A5; lies ♠K 4", "♥J", Places},
		{"the little one before an ace", "two-quinolas", "hand ♥Q6 ♦A5; lies ♠K 4", "♥Q", Places},
		{"an ace before a king", "hague-1785", "hand ♦A ♣K 5 2; lies ♠K 4", "♦A", PlacesAce},
		{"the guarded king is kept, the bare one thrown", "hague-1785", "hand ♦K432 ♣K; lies ♠K 4", "♣K", Throws},
		{"a low card stays under", "hague-1785", "hand ♠Q73; lies ♠9 K 8", "♠Q", Under},
		{"who must take a trick takes it with his highest", "salon", "hand ♠K9 ♦5; lies ♠4 6 5", "♠K", Must},
		{"nothing dear is taken that can be left", "salon", "hand ♠K3; lies ♠J Q 4", "♠3", Under},
		{"the Quinola does not follow where another heart may", "reglor-1809", "hand ♥J94; lies ♥2 5 3", "♥9", Cheap},
		{"nor is it led", "reglor-1809", "hand ♥J ♣4; trick 10", "♣4", LeadsLow},
		{"low cards are led", "hague-1785", "hand ♠32 ♦KJ9 ♣AQ9", "♠2", LeadsLow},
		{"who has all tricks and the rest takes them", "hague-1785", "hand ♠AK; trick 10; taken N", "♠A", Attacks},
		{"a Reversis is broken where it can be", "hague-1785", "hand ♠A2; lies ♠K; trick 10; taken W", "♠A", Breaks},
		{"an ace that could break it is not thrown away", "salon", "hand ♠A ♣2; lies ♦K; trick 10; taken W", "♣2", Idle},
		{"an ill-guarded Quinola is put out", "hague-1785", "phase exchange; hand ♥J ♠97432 ♦8642 ♣65", "♥J", PutsQuinola},
		{"a guarded one stays", "hague-1785", "phase exchange; hand ♥J87432 ♠AK4 ♦32 ♣5", "♠A", PutsAce},
		{"a good hand is kept", "hague-1785", "phase exchange; keep; hand ♥432 ♠432 ♦432 ♣43", "-", Keeps},
		{"but not where the book has everybody exchange", "two-quinolas", "phase exchange; hand ♥432 ♠432 ♦432 ♣K3", "♣K", PutsOut},
		{"the aces of an Espagnolette stay together", "hague-1785", "phase exchange; hand ♥A2 ♠A43 ♦A32 ♣A43", "♠3", PutsSide},
		{"a king goes to his opposite", "two-quinolas", "phase swap; hand ♥432 ♠432 ♦432 ♣K3", "♣K", PutsOut},
		{"in a hand for all the tricks the low card goes", "hague-1785", "phase exchange; hand ♠AKQJ9 ♥AK ♦AK ♣AK2", "♣2", PutsLow},
	} {
		v := seen(t, c.rules, c.view)
		got := choose(&v)
		if got.Sign() != c.want {
			t.Errorf("%s: %s, not %s, of %s", c.name, got.Sign(), c.want, c.view)
			continue
		}
		if why := Why(&v, got); why != c.why {
			t.Errorf("%s: %s because %q, not %q", c.name, got.Sign(), Reasons[why].Text, Reasons[c.why].Text)
		}
	}
}

// What the policy does follows from the figures of the book, whatever its name.
func TestPolicyReadsFigures(t *testing.T) {
	play := func(text string, pools [2]int32, changes ...game.Change) string {
		l := law(t, reversis.TwoQuinolas, changes...)
		v := seen(t, "two-quinolas", text)
		v.Guide, v.Pools = NewGuide(l), pools
		return choose(&v).Sign()
	}
	const both, quinola = "hand ♥QJ6 ♦A5; lies ♠K 4", "hand ♥J6 ♦A5; lies ♠K 4"
	for _, c := range []struct {
		name    string
		text    string
		pools   [2]int32
		changes []game.Change
		want    string
	}{
		{"the greater pool is drawn", both, [2]int32{50, 10}, nil, "♥J"},
		{"whichever it is", both, [2]int32{0, 50}, nil, "♥Q"},
		{"an ace that brings more than the Quinola goes first", quinola, [2]int32{},
			[]game.Change{{Rule: "reversis/ace.placed", Part: "diamonds", Value: 90}}, "♦A"},
		{"and not where the pool outweighs it", quinola, [2]int32{200, 0},
			[]game.Change{{Rule: "reversis/ace.placed", Part: "diamonds", Value: 90}}, "♥J"},
	} {
		if got := play(c.text, c.pools, c.changes...); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}

// Every reason has words, and names rules that there are.
func TestReasons(t *testing.T) {
	for r, said := range Reasons {
		if said.Text == "" {
			t.Errorf("reason %d says nothing", r)
		}
		for _, rule := range said.Rules {
			if !asks(rule) {
				t.Errorf("%q rests on %s, and there is no such rule", said.Text, rule)
			}
		}
	}
}

// asks reports whether a rule is an answer to a question of the game.
func asks(rule string) bool {
	for _, q := range reversis.Game.Questions() {
		if q.ID == rule {
			return true
		}
	}
	return false
}
