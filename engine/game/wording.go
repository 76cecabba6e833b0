package game

import (
	"quinola/engine/ascii"
	"quinola/engine/cards"
)

// Wording is how what a rule does is told, in one language: a table that can
// be translated, and that the page reads too. Names in braces stand for what
// the hand fills in: {seat}, {leader}, {taker}, {card}, {n}.
type Wording struct {
	Rules []Words
	Pays  PayWords
	Card  string // what a card is called that a record leaves open
}

// Words is what is told when a rule says a fact, has something paid, or has a
// payment fall away. A rule that says a fact without words is not told of.
type Words struct {
	Rule              string // as answers name it
	Says, Owes, Voids string
	Not               string // told where the rule says that it is not so
}

// Of returns the words for a rule, as answers name it.
func (w *Wording) Of(rule string) *Words {
	for i := range w.Rules {
		if w.Rules[i].Rule == rule {
			return &w.Rules[i]
		}
	}
	return &noWords
}

// noWords is of a rule of which nothing is told.
var noWords Words

// PayWords are the sentences of payments: as they are made, as they are
// returned, and as they are not made at all.
type PayWords struct {
	Made, Returned, Nothing Payment
	Pool                    string // the only pool
	Named                   []NamedPool
	Pools                   *PayWords // of payments to and from pools, where they are others; else nil
}

// Payment is the sentences of one payment, by where it comes from and where it
// goes: {from}, {to}, {amount}, {pool}. Back is given where it is returned.
type Payment struct {
	Pays  string // one player to another
	Puts  string // a player to a pool
	Takes string // a player from a pool
	Owes  string // a player owes what waits for a later hand, or a beast on the sheet
	Gets  string // a player receives what waited, or a beast of the sheet
	Goes  string // what waits goes to a pool; as Puts where it is ""
	Every string // every player puts the same into each of several pools; as so many Puts where it is ""
}

// NamedPool is what a pool is called where there are several.
type NamedPool struct{ Pool, Words string }

// Sign returns how a card is named.
func (w *Wording) Sign(c cards.Card) string {
	if !c.Valid() {
		return w.Card
	}
	return c.Sign()
}

// Fill puts values, each after its name, in the places of a sentence. A place of
// another name stays.
func Fill(sentence string, values ...string) string {
	return fill(sentence, func(name string) (string, bool) {
		for i := 0; i+1 < len(values); i += 2 {
			if values[i] == name {
				return values[i+1], true
			}
		}
		return "", false
	})
}

// fill puts what is there of a name in the places of a sentence.
func fill(sentence string, of func(name string) (string, bool)) string {
	var b []byte
	from := 0
	for open, i := 0, 0; i < len(sentence); i++ {
		switch sentence[i] {
		case '{':
			open = i + 1
		case '}':
			if value, ok := of(sentence[open:i]); ok && open > from {
				b = append(append(b, sentence[from:open-1]...), value...)
				from = i + 1
			}
		}
	}
	if from == 0 {
		return sentence
	}
	return string(append(b, sentence[from:]...))
}

// Sentence tells a payment: one that is made, or goes back, or is not made.
func (w *PayWords) Sentence(p Pay, back, none bool) string { return w.sentence(p, p.From, back, none) }

// sentence is Sentence with words for who pays.
func (w *PayWords) sentence(p Pay, from string, back, none bool) string {
	if pooled := func(a string) bool { return !seatLetter(a) && a != Chest }; w.Pools != nil && (pooled(p.From) || pooled(p.To)) {
		return w.Pools.sentence(p, from, back, none)
	}
	forms := &w.Made
	switch {
	case none:
		forms = &w.Nothing
	case back:
		forms = &w.Returned
	}
	form, pool := forms.Pays, ""
	switch {
	case !seatLetter(p.To) && !seatLetter(p.From) && forms.Goes != "":
		form, pool = forms.Goes, p.To
	case p.To == Sheet || p.To == Waits:
		form = forms.Owes
	case p.From == Sheet || p.From == Waits:
		form = forms.Gets
	case !seatLetter(p.To):
		form, pool = forms.Puts, p.To
	case !seatLetter(p.From):
		form, pool = forms.Takes, p.From
	}
	return Fill(form, "from", from, "to", p.To, "amount", ascii.Itoa(int(p.Amount)), "pool", w.name(pool))
}

// Called returns what a pool is called, "the" left out: "pool", "odd counters".
func (w *PayWords) Called(pool string) string {
	if w.Pools != nil {
		return w.Pools.Called(pool)
	}
	return ascii.After(w.name(pool), "the ")
}

// name returns what a pool is called in a sentence.
func (w *PayWords) name(pool string) string {
	for _, n := range w.Named {
		if n.Pool == pool {
			return n.Words
		}
	}
	if pool == Waits {
		return "the bêtes that wait"
	}
	return w.Pool
}

// all tells payments at a table of so many players: in one sentence what everybody pays
// alike, else one by one.
func (w *PayWords) all(pays []Pay, back, none bool, players int) string {
	if !back && !none {
		if text := w.together(pays, players); text != "" {
			return text
		}
	}
	told := make([]string, 0, len(pays))
	for _, p := range pays {
		told = append(told, w.Sentence(p, back, none))
	}
	return ascii.Join(told, ", ")
}

// together tells what everybody puts into a pool or into each of several, or what all the
// others pay a player; "" if not everybody pays, or not the same.
func (w *PayWords) together(pays []Pay, players int) string {
	from, to := map[string]bool{}, map[string]bool{}
	for _, p := range pays {
		if p.Amount != pays[0].Amount || !seatLetter(p.From) || p.To == Sheet || p.To == Waits || p.To == Chest {
			return ""
		}
		from[p.From], to[p.To] = true, true
	}
	switch paid := seatLetter(pays[0].To); {
	case len(pays) == 1 || len(from)*len(to) != len(pays):
		return ""
	case len(to) > 1 && !paid && len(from) == players:
		return Fill(w.Made.Every, "amount", ascii.Itoa(int(pays[0].Amount)))
	case len(to) > 1:
		return ""
	case paid && len(from) == players-1:
		return w.sentence(pays[0], "every other player", false, false)
	case !paid && len(from) == players:
		return w.sentence(pays[0], "each", false, false)
	}
	return ""
}

func seatLetter(account string) bool { return len(account) == 1 }
