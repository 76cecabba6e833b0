package naive

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// A case is written as one would write it on paper: the tricks as they fell,
// the leader first, what lies under the pool, and the ledger that the book
// demands. The deal is worked out from the tricks.
type paper struct {
	name   string
	rules  string
	dealer string
	pool   int
	pools  map[string]int
	beasts []Beast
	tricks string            // one a line: the leader, then the cards in order
	talon  string            // eldest's card first
	out    map[string]string // put out; who is not named keeps his hand
	swap   map[string]string
	acts   []Act
	lapsed []string // unclaimed
	ledger string   // "W>E 40": W pays E 40; "S>pool 15", "pool>E 45"
	party  string   // "W S 4": won by W, paid by S, worth 4
	rev    string   // "E made", or "E W" broken by W
	left   int      // in the pool afterwards
	great  int      // in the two pools afterwards
	little int
	sheet  string            // the beasts afterwards: "E 20*, S 40" (* in play)
	points string            // "S 10 E 10 N 10 W 10", where the case is about them
	holds  map[string]string // cards held to the end and never played
}

func (p paper) order() []string {
	switch p.rules {
	case "salon-3":
		return []string{"S", "E", "W"}
	}
	if strings.Contains(p.tricks, "T ") {
		return []string{"S", "E", "N", "W", "T"}
	}
	return []string{"S", "E", "N", "W"}
}

// hand builds the record that the paper describes.
func (p paper) hand(t *testing.T) Hand {
	t.Helper()
	order := p.order()
	h := Hand{Rules: p.rules, Dealer: p.dealer, Pool: p.pool, Pools: p.pools, Beasts: p.beasts,
		Talon: strings.Fields(p.talon), Deal: map[string]string{}, Exchange: map[string]string{},
		Swap: p.swap, Acts: p.acts, Unclaimed: p.lapsed}
	has := map[string][]string{}
	for _, line := range strings.Split(strings.TrimSpace(p.tricks), "\n") {
		f := strings.Fields(line)
		at := 0
		for i, s := range order {
			if s == f[0] {
				at = i
			}
		}
		var fell []string
		for i, c := range f[1:] {
			seat := order[(at+i)%len(order)]
			if strings.Contains(c, ":") { // "N:7C", where somebody sits out
				seat, c = c[:1], c[2:]
			}
			fell = append(fell, c)
			has[seat] = append(has[seat], c)
		}
		h.Play = append(h.Play, fell)
	}
	for seat, cards := range p.holds {
		has[seat] = append(has[seat], strings.Fields(cards)...)
	}
	drop := func(seat, c string) {
		for i, x := range has[seat] {
			if x == c {
				has[seat] = append(has[seat][:i:i], has[seat][i+1:]...)
				return
			}
		}
		t.Fatalf("%s: %s does not hold %s", p.name, seat, c)
	}
	for a, c := range p.swap { // before the swap he held what he gave
		drop(h.opposite(a), c)
	}
	for a, c := range p.swap {
		has[a] = append(has[a], c)
	}
	di := 0
	for i, s := range order {
		if s == p.dealer {
			di = i
		}
	}
	for k := 1; k <= len(order); k++ {
		seat := order[(di+k)%len(order)]
		out := strings.Fields(p.out[seat])
		keeps := false
		for _, a := range p.acts {
			keeps = keeps || a.Act == "keep-12" && a.Seat == seat
		}
		if (len(out) > 0 || keeps) && seat != p.dealer {
			drop(seat, h.Talon[k-1])
		}
		has[seat] = append(has[seat], out...)
		h.Exchange[seat] = "-"
		if len(out) > 0 {
			h.Exchange[seat] = out[0]
		}
	}
	for seat, cards := range has {
		var suit [4]string
		for _, c := range cards {
			i := strings.Index(suits, c[1:])
			suit[i] += c[:1]
		}
		h.Deal[seat] = strings.Join(suit[:], ".")
	}
	return h
}

func (h Hand) opposite(seat string) string {
	return map[string]string{"S": "N", "N": "S", "E": "W", "W": "E"}[seat]
}

// nets adds the ledger up.
func (p paper) nets(t *testing.T) map[string]int {
	t.Helper()
	net := map[string]int{}
	for _, entry := range strings.FieldsFunc(p.ledger, func(r rune) bool { return r == ',' || r == '\n' }) {
		entry = strings.TrimSpace(entry)
		if entry == "" {
			continue
		}
		var who string
		var amount int
		if _, err := fmt.Sscanf(entry, "%s %d", &who, &amount); err != nil {
			t.Fatalf("%s: ledger %q: %v", p.name, entry, err)
		}
		from, to, ok := strings.Cut(who, ">")
		if !ok {
			t.Fatalf("%s: ledger %q", p.name, entry)
		}
		net[from] -= amount
		net[to] += amount
	}
	return net
}

func check(t *testing.T, cases []paper) {
	t.Helper()
	for _, p := range cases {
		t.Run(p.name, func(t *testing.T) {
			h := p.hand(t)
			// The hand goes through JSON, as it does in life.
			b, err := json.Marshal(h)
			if err != nil {
				t.Fatal(err)
			}
			if h, err = Parse(b); err != nil {
				t.Fatal(err)
			}
			r, err := Settle(h)
			if err != nil {
				t.Fatal(err)
			}
			want := p.nets(t)
			for _, seat := range p.order() {
				if r.Net[seat] != want[seat] {
					t.Errorf("net of %s: %d, want %d", seat, r.Net[seat], want[seat])
				}
			}
			if p.rules == "two-quinolas" {
				if r.Pools["great"] != p.great || r.Pools["little"] != p.little {
					t.Errorf("pools %v, want %d and %d", r.Pools, p.great, p.little)
				}
			} else if *r.Pool != p.left {
				t.Errorf("pool %d, want %d", *r.Pool, p.left)
			}
			if got := partyWords(r); got != p.party {
				t.Errorf("party %q, want %q", got, p.party)
			}
			if got := reversisWords(r); got != p.rev {
				t.Errorf("reversis %q, want %q", got, p.rev)
			}
			if got := sheetWords(r); got != p.sheet {
				t.Errorf("beasts %q, want %q", got, p.sheet)
			}
			if p.points != "" {
				var got []string
				for _, seat := range p.order() {
					got = append(got, seat, fmt.Sprint(r.Points[seat]))
				}
				if s := strings.Join(got, " "); s != p.points {
					t.Errorf("points %q, want %q", s, p.points)
				}
			}
			balance(t, h, r)
		})
	}
}

// balance: what the players lost lies in the pools and on the sheet.
func balance(t *testing.T, h Hand, r Result) {
	t.Helper()
	sum := 0
	for _, n := range r.Net {
		sum += n
	}
	if r.Pool != nil {
		sum += *r.Pool - h.Pool
	}
	for name, n := range r.Pools {
		sum += n - h.Pools[name]
	}
	for _, b := range r.Beasts {
		sum += b.Amount
	}
	for _, b := range h.Beasts {
		sum -= b.Amount
	}
	if sum != 0 {
		t.Errorf("%d counters too many on the table", sum)
	}
}

func partyWords(r Result) string {
	if r.Party == nil {
		return ""
	}
	return fmt.Sprintf("%s %s %d", r.Party.Winner, r.Party.Loser, r.Party.Value)
}

func reversisWords(r Result) string {
	switch {
	case r.Reversis == nil:
		return ""
	case r.Reversis.Made:
		return r.Reversis.By + " made"
	}
	return r.Reversis.By + " " + r.Reversis.Breaker
}

func sheetWords(r Result) string {
	var lines []string
	for _, b := range r.Beasts {
		s := fmt.Sprintf("%s %d", b.By, b.Amount)
		if b.InPlay {
			s += "*"
		}
		lines = append(lines, s)
	}
	return strings.Join(lines, ", ")
}
