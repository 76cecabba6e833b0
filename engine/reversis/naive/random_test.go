package naive

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

var allRules = []string{"hague-1785", "two-quinolas", "academie", "reglor-1809", "salon", "salon-3"}

// dealer of random hands: half of them with the aces or the court cards heaped
// on one seat, and one player who goes for every trick, so that Reversis and
// Espagnolettes are not rare.
type chance struct{ *rand.Rand }

func (r chance) hand(rules string) Hand {
	names := []string{"S", "E", "N", "W"}
	p := fortyEight
	switch {
	case rules == "salon-3":
		names, p = []string{"S", "E", "W"}, pack{"23456JQKA", 11, 2}
	case rules == "academie" && r.IntN(2) == 0:
		names, p = append(names, "T"), pack{fortyEight.ranks, 9, 2}
		if r.IntN(2) == 0 {
			p = pack{fortyEight.ranks, 8, 7}
		}
	case rules == "academie" && r.IntN(2) == 0:
		p = pack{ranks, 12, 3}
	}
	n := len(names)
	var cards []card
	for i := range p.ranks {
		for j := range suits {
			cards = append(cards, card{p.ranks[i], suits[j]})
		}
	}
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	if r.IntN(2) == 0 { // heap: aces, or all high cards, to the front
		high := strings.IndexByte(p.ranks, 'A')
		if r.IntN(2) == 0 {
			high = strings.IndexByte(p.ranks, 'Q')
		}
		front := 0
		for i, c := range cards {
			if strings.IndexByte(p.ranks, c.rank) >= high && front < p.size-1 {
				cards[i], cards[front] = cards[front], cards[i]
				front++
			}
		}
	}
	dealer, first := r.IntN(n), r.IntN(n)
	h := Hand{Rules: rules, Dealer: names[dealer], Pool: r.IntN(3) * 40,
		Deal: map[string]string{}, Exchange: map[string]string{}}
	if rules == "two-quinolas" {
		h.Pool, h.Pools = 0, map[string]int{"great": r.IntN(4) * 40, "little": r.IntN(4) * 20}
	}
	held := make([][]card, n)
	for k := 0; k < n; k++ {
		i := (first + k) % n
		size := p.size
		if i == dealer {
			size++
		}
		held[i], cards = append([]card{}, cards[:size]...), cards[size:]
		h.Deal[names[i]] = writeHand(held[i])
	}
	for _, c := range cards {
		h.Talon = append(h.Talon, c.String())
	}
	great, little := h.Pools["great"], h.Pools["little"]
	if great < 26 {
		great += 24
	}
	if little < 13 {
		little += 12
	}
	great, little = great+2, little+1
	for k := 1; k <= n; k++ {
		i := (dealer + k) % n
		h.Exchange[names[i]] = "-"
		takes := i != dealer && k-1 < len(cards)
		if !takes && i != dealer || takes && r.IntN(2) == 0 && (rules != "two-quinolas" || great >= 100 || little >= 50) {
			continue
		}
		bare := true
		for _, c := range held[i] {
			bare = bare && (c.suit != 'H' || c.rank == 'K' || c.rank == 'Q')
		}
		for _, x := range r.Perm(len(held[i])) {
			c := held[i][x]
			if rules == "academie" && c.suit == 'H' && !bare ||
				rules == "two-quinolas" && (c == knaveOfHearts && great < 100 || c == queenOfHearts && little < 50) {
				continue
			}
			h.Exchange[names[i]] = c.String()
			held[i] = without(held[i], c)
			break
		}
		if takes && h.Exchange[names[i]] != "-" {
			held[i] = append(held[i], cards[k-1])
		}
	}
	if h.Exchange[h.Dealer] == "-" { // nothing that he may put out
		return r.hand(rules)
	}
	if rules == "two-quinolas" {
		h.Swap = map[string]string{}
		var gives [4]card
		for i := range names {
			gives[i] = held[i][r.IntN(11)]
			h.Swap[names[i]] = gives[i].String()
		}
		for i := range names {
			held[i] = append(without(held[i], gives[i]), gives[(i+2)%4])
		}
	}
	r.play(&h, names, held, (dealer+1)%n, p.size)
	return h
}

func (r chance) play(h *Hand, names []string, held [][]card, leader, size int) {
	n := len(names)
	greedy := r.IntN(n)
	took := make([]int, n)
	privileged := -1
	for i, hand := range held {
		a, j, q := aces(hand), holds(hand, knaveOfHearts), holds(hand, queenOfHearts)
		if a == 4 && h.Rules != "academie" || a == 3 && (j || q && h.Rules == "two-quinolas") && (h.Rules == "hague-1785" || h.Rules == "two-quinolas") ||
			a == 2 && j && q && h.Rules == "two-quinolas" {
			privileged = i
		}
	}
	bold := r.IntN(4) > 0 // uses the privilege
	for k := 1; k <= size; k++ {
		var fell []string
		var led card
		best, taker := card{}, -1
		for m := 0; m < n; m++ {
			i := (leader + m) % n
			hand := held[i]
			var may []card
			free := m == 0 || !holdsSuit(hand, led.suit)
			if i == privileged && bold {
				switch h.Rules {
				case "hague-1785":
					free = free || k <= 9 && took[i] == 0
				default:
					free = free || !(k > 9 && took[i] >= 9)
				}
			}
			for _, c := range hand {
				if free || c.suit == led.suit {
					may = append(may, c)
				}
			}
			if h.Rules == "academie" && k == 1 && m == 0 && holdsSuit(hand, 'H') {
				may = nil
				for _, c := range hand {
					if c.suit == 'H' {
						may = append(may, c)
					}
				}
			}
			c := may[r.IntN(len(may))]
			for _, d := range may {
				switch {
				case i == greedy && d.height() > c.height():
					c = d
				case i == privileged && bold && m > 0 && (d.suit != led.suit || d.height() < best.height()) && (c.suit == led.suit && c.height() > best.height()):
					c = d
				}
			}
			if m == 0 {
				led = c
			}
			if m == 0 || c.suit == led.suit && c.height() > best.height() {
				best, taker = c, i
			}
			held[i] = without(hand, c)
			fell = append(fell, c.String())
		}
		h.Play = append(h.Play, fell)
		took[taker]++
		leader = taker
	}
}

func writeHand(hand []card) string {
	var suit [4]string
	for _, c := range hand {
		i := strings.IndexByte(suits, c.suit)
		suit[i] += string(c.rank)
	}
	return strings.Join(suit[:], ".")
}

// TestRandomHands: every lawful hand settles, counters are conserved, the
// points add up, and what is seldom in life is not seldom here.
func TestRandomHands(t *testing.T) {
	for _, rules := range allRules {
		t.Run(rules, func(t *testing.T) {
			r := chance{rand.New(rand.NewPCG(1785, 1809))}
			seen := map[string]int{}
			for i := 0; i < 2000; i++ {
				h := r.hand(rules)
				res, err := Settle(h)
				if err != nil {
					b, _ := json.Marshal(h)
					t.Fatalf("hand %d: %v\n%s", i, err, b)
				}
				balance(t, h, res)
				switch {
				case res.Reversis == nil:
					seen["party"]++
				case res.Reversis.Made:
					seen["made"]++
				default:
					seen["broken"]++
				}
			}
			if seen["party"] == 0 || seen["made"] == 0 || seen["broken"] == 0 && rules != "academie" {
				t.Errorf("seen: %v", seen)
			}
		})
	}
}

func BenchmarkSettle(b *testing.B) {
	r := chance{rand.New(rand.NewPCG(1, 2))}
	hands := make([]Hand, 500)
	for i := range hands {
		hands[i] = r.hand(allRules[i%len(allRules)])
	}
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		if _, err := Settle(hands[i%len(hands)]); err != nil {
			b.Fatal(err)
		}
	}
}

// FuzzSettle: whatever is read, the clerk answers and does not fall off his chair.
func FuzzSettle(f *testing.F) {
	r := chance{rand.New(rand.NewPCG(3, 4))}
	for i := 0; i < 30; i++ {
		b, err := json.Marshal(r.hand(allRules[i%len(allRules)]))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(b))
	}
	for _, act := range []string{"misdeal", "keep-12", "discard-2", "throw-down", "revoke", "gather"} {
		f.Add(fmt.Sprintf(`{"rules":"two-quinolas","dealer":"S","acts":[{"at":1,"seat":"S","act":%q}]}`, act))
	}
	f.Fuzz(func(t *testing.T, s string) {
		if h, err := Parse([]byte(s)); err == nil {
			_, _ = Settle(h)
		}
	})
}
