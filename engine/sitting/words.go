package sitting

import (
	"slices"

	"quinola/engine/ascii"
	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/record"
)

// What a sitting says is in English. The table of phrases has the sentences in the
// other languages.

// prompts tells a player what to do, by the word of the phase.
var prompts = [...][2]string{
	{"bid", "speak"},
	{"draw", "put out cards, or say that it is enough"},
	{"meld", "declare what you hold"},
	{"bet", "bet"},
	{"choose", "choose"},
	{"trade", "keep what you hold, or trade"},
	{"stop", "play a card"},
	{"exchange", "put out a card"},
	{"swap", "give a card to your opposite"},
	{"claim", "ask for what you have won, or let it lapse"},
}

// Asks returns the prompt for the player whose turn it is.
func (k *Look) Asks() string {
	if k.Phase == "trade" {
		switch {
		case k.alone("lay"):
			return "Your turn: lay your hand open"
		case k.Lies != 0:
			return "Your turn: take a card that lies there, or lay your hand open"
		}
	}
	switch {
	case k.alone("pick"):
		return "Your turn: choose the card that you keep"
	case k.alone("done"):
		return "Your turn: nothing is left but to say that it is enough"
	case k.Phase == "draw" && k.alone("out"):
		return "Your turn: put out at least one card"
	case k.Phase == "choose" && k.alone("spades", "hearts", "diamonds", "clubs"):
		return "Your turn: choose a suit"
	case k.Phase == "choose" && k.alone("look", "pass"):
		return "Your turn: look at the cards that are left, or leave them unseen"
	case k.Phase == "choose" && k.alone("name", "pass"):
		return "Your turn: say which suit you will lead and look at the cards that were left, or pass"
	case k.Phase == "choose" && k.alone("card", "stand"):
		return "Your turn: draw a card, or stand"
	case k.Phase == "choose" && k.alone("accept", "refuse-it"):
		return "Your turn: accept, or refuse"
	case k.Phase == "choose" && k.alone("whist", "pass"):
		return "Your turn: support whoever plays, or pass"
	case k.Phase == "bid" && k.alone("good", "equal", "bad"):
		return "Your turn: answer what is asked"
	case k.Phase == "bid" && k.alone("point", "run", "set", "done"):
		return "Your turn: ask whether what you hold is good, or say that it is enough"
	}
	for _, p := range prompts {
		if p[0] == k.Phase {
			return "Your turn: " + p[1]
		}
	}
	if len(k.Trick) == 0 {
		return "Your turn: you lead"
	}
	led := suitNames[k.Printed(k.Trick[0].Card).Suit()]
	follows, free := false, false
	for _, o := range k.May {
		if len(o.Cards) == 1 && !o.Refused {
			same := o.Cards[0].Suit() == k.Trick[0].Card.Suit()
			follows, free = follows || same, free || !same
		}
	}
	switch {
	case follows && !free && len(k.refusing()) > 0:
		return "Your turn: " + led + " are led, and you must follow"
	case follows:
		return "Your turn: " + led + " are led"
	case len(k.refusing()) == 0:
		return "Your turn: " + led + " are led, and you have none. Throw what you like"
	}
	return "Your turn: " + led + " are led, and you have none"
}

// alone reports whether some acts are the only ones allowed.
func (k *Look) alone(acts ...string) bool {
	some := false
	for i := range k.May {
		if o := &k.May[i]; !o.Refused {
			if !slices.Contains(acts, o.Step.Act) {
				return false
			}
			some = true
		}
	}
	return some
}

var suitNames = [...]string{"Spades", "Hearts", "Diamonds", "Clubs"}

// refusing returns the acts that the rules refuse the player now.
func (k *Look) refusing() (list []record.Step) {
	for _, o := range k.May {
		if o.Refused {
			list = append(list, o.Step)
		}
	}
	return list
}

// Printed returns a card as it is printed: in a pack of one colour the second of a
// pair is printed like the first.
func (k *Look) Printed(c cards.Card) cards.Card { return (&record.Record{Pack: k.Pack}).Printed(c) }

// Label returns what an act is called on a button: "Pass", "Raise by 3", "Declare ♠A
// ♠K ♠Q".
func (k *Look) Label(st *record.Step) string {
	if text := k.speaks(st); text != "" {
		return capital(text)
	}
	_, label := calledIn(st.Phase, wordOf(st)+k.rest(st))
	return label
}

// Tells returns what a player did, to be shown after the name and a colon: "pass",
// "raise 3"; or what the player said: "forty-seven".
func (k *Look) Tells(st *record.Step) string {
	if text := k.speaks(st); text != "" {
		return text
	}
	said, _ := calledIn(st.Phase, wordOf(st)+k.rest(st))
	return said
}

// wordOf returns the word of an act; that of a card that is played has none in a record.
func wordOf(st *record.Step) string {
	if st.Act == "" {
		return "play"
	}
	return st.Act
}

// speaks returns an act in the words of the game, "" where it has none of its own.
func (k *Look) speaks(st *record.Step) (text string) {
	if s, ok := k.game.(game.Speaker); ok {
		text = s.Speaks(st)
	}
	if text != "" && len(st.Cards) > 0 {
		text += ", with" + k.signs(st)
	}
	return text
}

// Told returns what a player did in a record of a game, in the words of Look.Tells.
func Told(g game.Game, r *record.Record, st *record.Step) string {
	return (&Look{Pack: r.Pack, game: g}).Tells(st)
}

// signs returns the cards of an act, a space before each.
func (k *Look) signs(st *record.Step) (text string) {
	for _, c := range st.Cards {
		text += " " + k.Printed(c).Sign()
	}
	return text
}

// rest returns the cards and numbers of an act, and whom it is about.
func (k *Look) rest(st *record.Step) (text string) {
	text = k.signs(st)
	if st.Phase != Claims && st.Phase != "stop" && st.Phase != "meld" {
		for _, n := range st.N {
			text += " " + ascii.Itoa(n)
		}
	}
	if st.To != cards.NoSeat && st.To != st.Seat {
		if st.Act != "ask" {
			text += " to"
		}
		text += " " + st.To.String()
	}
	return text
}

// told returns events as players hear them. That several players do not pay the same is
// said once, in the words common to all, and after the match no next dealer is named.
func (s *Sitting) told(events []game.Event) (list []game.Event) {
	over := s.st != nil && s.Over()
	for _, e := range events {
		if over && len(e.Pays) == 0 && e.Seat == s.st.Next && slices.Contains(s.st.NextBy, e.Rule) {
			continue
		}
		if n := len(list); n > 0 && alike(&list[n-1], &e) {
			list[n-1].Text = before(e.Text)
			continue
		}
		list = append(list, e)
	}
	return list
}

// alike reports whether two events say of two players that they do not pay the same
// thing, for the same reason.
func alike(a, b *game.Event) bool {
	if !a.None || !b.None || a.Trick != b.Trick || a.Rule != b.Rule || len(a.Pays) == 0 || len(b.Pays) == 0 {
		return false
	}
	p, q, why := a.Pays[0], b.Pays[0], before(b.Text)
	return p.From != q.From && p.To == q.To && p.Amount == q.Amount && why != "" && (a.Text == why || before(a.Text) == why)
}

// before returns the reason, which stands before the words on who does not pay what.
func before(text string) string {
	parts := ascii.Split(text, ": ")
	return ascii.Join(parts[:len(parts)-1], ": ")
}
