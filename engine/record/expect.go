package record

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// The sentences of expectations, with places for seats {A} and {B}, a number
// {n}, a card {c} and a pool {p}: "the pool", "the great pool", "the bank". A sentence
// without a place for a pool may mean one nevertheless.
var sentences = []struct {
	kind ExpectKind
	form string
	pool string
}{
	{Takes, "{A} takes {n} from {p}", ""},
	{Pays, "{A} pays {n} to {p}", ""},
	{Pays, "{A} pays {B} {n}", ""},
	{Returns, "{A} returns {n} to {p}", ""},
	{Returns, "{A} returns {n} to {B}", ""},
	{Returns, hasBack, ""},
	{Owes, "{A} owes a beast of {n}", ""},
	{Nothing, "nothing for the party", "party"},
	{Nothing, "nothing for {p}", ""},
	{Nothing, "nothing for {c}", ""},
	{Winner, "winner {A}", ""},
	{Loser, "loser {A}", ""},
	{NextDealer, "next dealer {A}", ""},
	{NextDealer, "no next dealer", ""}, // it is drawn, or there is none
	{Dealer, "dealer {A}", ""},
	{Void, "void", ""},
	{InPlay, "beast {A} {n} in play", ""},
	{Goes, "{n} goes from {P} to {Q}", ""},
	{Match, "match {A}", ""},
	{Match, "match over", Over}, // nobody in particular has won it
	{Match, "no match", ""},
	{Net, "net {A} {n}", ""},
	{Outcome, "outcome {P} {A}", ""},
	{Outcome, "no outcome {P}", ""},
	{Leaves, "{P} {A} {n}", ""},
	{Leaves, "{P} {n}", ""}, // it is carried to the next hand, and nobody's
}

// hasBack is the sentence in which a seat is paid, and none pays.
const hasBack = "{A} has {n} back from {p}"

// Over is the pool of an expectation that the match is over.
const Over = "over"

// parseExpect reads an expectation: "N pays E 5 by FAMILY/quinola.gift",
// "refuse E ♦9 by FAMILY/follow-suit".
func parseExpect(text string) (Expect, error) {
	e := Expect{Seat: cards.NoSeat, To: cards.NoSeat, Act: Act{Seat: cards.NoSeat, To: cards.NoSeat}}
	said, rules, ok := ascii.Cut(text, " by ")
	for _, rule := range ascii.Split(rules, ",") {
		if rule = ascii.Trim(rule); rule != "" {
			e.By = append(e.By, rule)
		}
	}
	if ok && e.By == nil {
		return e, wrong("no rule is named after \"by\": name one, or leave it out")
	}
	words := ascii.Fields(said)
	if len(words) > 1 && (words[0] == "refuse" || words[0] == "allow") {
		e.Kind = Refuse
		if words[0] == "allow" {
			e.Kind = Allow
		}
		if err := e.Act.what(words[1:]); err != nil {
			return e, err
		}
		if e.Act.Seat == cards.NoSeat {
			return e, wrong("whose act is judged is missing: refuse E ♦9")
		}
		return e, nil
	}
	for _, s := range sentences {
		try := e
		if try.match(ascii.Fields(s.form), words) {
			try.Kind = s.kind
			if s.pool != "" {
				try.Pool = s.pool
			}
			if s.form == hasBack {
				try.To, try.Seat = try.Seat, cards.NoSeat
			}
			return try, nil
		}
	}
	return e, wrong("unknown expectation \"" + said + "\"; such as: E takes 45 from the pool, N pays E 5, W returns 2 to S, S pays 45 to the pool, nothing for ♥J, winner E, loser N, match E, score E 3, next dealer W, refuse E ♦9")
}

func (e *Expect) match(form, words []string) bool {
	for i, f := range form {
		if f == "{p}" {
			return i == len(form)-1 && e.pool(words[i:])
		}
		if i >= len(words) {
			return false
		}
		switch f {
		case "{A}", "{B}":
			s, ok := cards.SeatOf(words[i])
			if !ok {
				return false
			}
			if f == "{A}" {
				e.Seat = s
			} else {
				e.To = s
			}
		case "{P}":
			e.Pool = words[i]
		case "{Q}":
			e.Into = words[i]
		case "{n}":
			text, loss := words[i], form[0] == "net" && words[i][0] == '-'
			if loss {
				text = text[1:]
			}
			n, err := number(text)
			if err != nil {
				return false
			}
			if e.Amount = int32(n); loss {
				e.Amount = -e.Amount
			}
		case "{c}":
			list, err := cardList(words[i])
			if err != nil || len(list) != 1 {
				return false
			}
			e.Card = list[0]
		default:
			if words[i] != f {
				return false
			}
		}
	}
	return len(form) == len(words)
}

// bank is the account out of which scores are marked, which is no pool.
const bank = "bank"

// pool reads "the pool", "the great pool" or "the bank".
func (e *Expect) pool(words []string) bool {
	if len(words) == 2 && words[0] == "the" && words[1] == bank {
		e.Pool = bank
		return true
	}
	if len(words) < 2 || len(words) > 3 || words[0] != "the" || words[len(words)-1] != "pool" {
		return false
	}
	e.Pool = "pool"
	if len(words) == 3 {
		e.Pool = words[1]
	}
	return true
}

// Did returns the act that is judged, as a block writes it.
func (e *Expect) Did() string { return e.Act.Did() }

// String returns the expectation as a block writes it, less the word expect.
func (e *Expect) String() string {
	var text string
	switch e.Kind {
	case Refuse:
		text = "refuse " + e.Act.Did()
	case Allow:
		text = "allow " + e.Act.Did()
	default:
		text = e.sentence()
	}
	if len(e.By) > 0 {
		text += " by " + ascii.Join(e.By, ", ")
	}
	return text
}

// sentence returns the first sentence that says the expectation. It is not found by reading
// each again: what reads expectations is no part of a page's module.
func (e *Expect) sentence() string {
	form := ""
	for _, s := range sentences {
		if s.kind == e.Kind {
			if form = s.form; e.fits(s.form, s.pool) {
				break
			}
		}
	}
	return e.fill(form)
}

// fits reports whether a sentence, which may mean a pool without a place for it, says what
// the expectation does, and no more.
func (e *Expect) fits(form, pool string) bool {
	has := func(place string) bool { return ascii.Find(form, place) >= 0 }
	from, to := e.Seat, e.To
	if form == hasBack {
		from, to = to, from
	}
	named := e.Pool == pool
	if has("{p}") || has("{P}") {
		named = e.Pool != ""
	}
	return named && has("{A}") == (from != cards.NoSeat) && has("{B}") == (to != cards.NoSeat) &&
		has("{c}") == (e.Card != cards.None) && has("{Q}") == (e.Into != "")
}

// fill puts an expectation into the places of a sentence.
func (e *Expect) fill(form string) string {
	pool, payee := "the "+e.Pool+" pool", e.Seat
	switch e.Pool {
	case "pool":
		pool = "the pool"
	case bank:
		pool = "the bank"
	}
	if payee == cards.NoSeat {
		payee = e.To
	}
	values := [...]string{"{A}", payee.String(), "{B}", e.To.String(), "{n}", ascii.Itoa(int(e.Amount)), "{c}", e.Card.Sign(), "{p}", pool, "{P}", e.Pool, "{Q}", e.Into}
	for i := 0; i < len(values); i += 2 {
		form = ascii.Replace(form, values[i], values[i+1])
	}
	return form
}

// Did returns an act without its moment, as a block notes it.
func (a *Act) Did() string {
	text := ""
	if a.Seat != cards.NoSeat {
		text = a.Seat.String() + " "
	}
	if a.Act == "play" && a.Card != cards.None {
		text += a.Card.Sign()
	} else {
		text += a.Act
		if a.Card != cards.None {
			text += " " + a.Card.Sign()
		}
	}
	if a.Cards != nil {
		text += " " + signs(a.Cards)
	}
	if a.To != cards.NoSeat {
		text += " " + a.To.String()
	}
	for _, n := range a.N {
		text += " " + ascii.Itoa(n)
	}
	return text
}

// signs writes cards one by one.
func signs(list []cards.Card) string {
	var words []string
	for _, c := range list {
		words = append(words, c.Sign())
	}
	return ascii.Join(words, " ")
}
