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

// prompts tells a player what to do in a phase ("" in any), where some acts are the only ones
// that are allowed (none: whatever they are). The first that fits counts.
var prompts = [...]struct{ phase, acts, says string }{
	{"", "pick", "choose the card that you keep"},
	{"meld", "done", "say that it is enough, as you have nothing more to declare"},
	{"bet", "done", "say that it is enough, as you have nothing more to declare"},
	{"bid", "done", "say that it is enough, as you have nothing more to declare"},
	{"draw", "done", "say that it is enough, as you may put out no more"},
	{"", "done", "nothing is left but to say that it is enough"},
	{"", "pass", "nothing is left but to pass"},
	{"", "fold", "nothing is left but to give up"},
	{"", "accept refuse-it", "accept, or refuse"},

	{"bet", "pass raise", "bet that yours is the best hand, or pass"},
	{"bet", "pass poque", "bet that yours is the best hand, or pass"},
	{"bet", "declare pass raise", "bet that yours is the best hand, declare what you hold, or pass"},
	{"bet", "fold hold", "hold what was bet, or give up"},
	{"bet", "fold hold raise poque", "hold what was bet, raise it, or give up"},
	{"bet", "put", "say how much you put on the lot"},

	{"bid", "good", "say that it is good, as you have nothing better"},
	{"bid", "good equal bad", "say whether it is good"},
	{"bid", "point run set done", "ask whether what you hold is good, or say that it is enough"},
	{"bid", "out", "put out a card"},
	{"bid", "lift", "say where you cut the talon"},
	{"bid", "spades hearts diamonds clubs", "name trumps"},
	{"bid", "stand stir", "stir the cotillon again, or stand"},
	{"bid", "spades hearts diamonds clubs stir", "name trumps, or stir the cotillon"},
	{"bid", "spades hearts diamonds clubs stand stir", "name trumps, stir the cotillon again, or stand"},
	{"bid", "play stir", "play, or stir the cotillon"},
	{"bid", "play lead pass", "say whether you play, or pass"},
	{"bid", "play stir pass", "play, stir the cotillon, or pass"},
	{"bid", "spades hearts diamonds clubs play stir pass", "name trumps, play, stir the cotillon, or pass"},
	{"bid", "bind pass", "have all keep their cards, or pass"},
	{"bid", "va pass", "say how much you put in, or pass"},
	{"bid", "bind va pass", "have all keep their cards, say how much you put in, or pass"},
	{"bid", "hold fold", "hold what was put in, or give up"},
	{"bid", "va hold fold", "hold what was put in, put in more, or give up"},
	{"bid", "", "say which game you undertake"},

	{"choose", "spades hearts diamonds clubs", "choose a suit"},
	{"choose", "look pass", "look at the cards that are left, or leave them unseen"},
	{"choose", "name pass", "say which suit you will lead and look at the cards that were left, or pass"},
	{"choose", "announce", "say that you have the number"},
	{"choose", "card stand", "draw a card, or stand"},
	{"choose", "card stand announce", "draw a card, stand, or say that you have the number"},
	{"choose", "whist pass", "support whoever plays, or pass"},
	{"choose", "alone ask-whist", "play alone, or ask for support"},
	{"choose", "call", "name the card that you call"},
	{"choose", "keep return", "keep the king that was called, or return it"},
	{"choose", "favourite", "draw the card whose suit is the favourite"},
	{"choose", "preference", "draw the card whose suit is the preference"},
	{"choose", "turn-up", "turn up the card that makes trumps"},
	{"choose", "stand touromatte-gasque touromatte-tourne", "stand by your game, or begin another"},
	{"choose", "ask-goes", "ask if the game goes"},
	{"choose", "curieuse pass", "go en curieuse, or pass"},
	{"choose", "rejoice pass", "rejoice, which turns the bottom card up, or pass"},
	{"choose", "have have-not silent", "answer what is asked, or keep silent"},
	{"choose", "out", "put out at least one card"},
	{"choose", "out done", "put out cards, or say that it is enough"},
	{"choose", "baste out done", "put out cards, or keep both and say “baste”"},
	{"choose", "point run set done", "declare what you still hold, or say that it is enough"},
	{"choose", "", "choose"},

	{"claim", "", "ask for what you have won, or let it lapse"},
	{"draw", "out", "put out at least one card"},
	{"draw", "pass stand", "stand, or pass"},
	{"draw", "out pass stand", "put out cards, stand, or pass"},
	{"draw", "ask out pass stand", "put out cards, stand, pass, or question a player"},
	{"draw", "", "put out cards, or say that it is enough"},
	{"exchange", "", "put out a card"},
	{"meld", "", "declare what you hold"},
	{"stop", "play", "play a card"},
	{"stop", "borrow", "borrow the card that follows"},
	{"stop", "pass play", "play a card, or pass"},
	{"stop", "together play", "play a card, or lay several together"},
	{"stop", "", "play a card"},
	{"swap", "", "give a card to your opposite"},

	{"trade", "lay", "lay your hand open"},
	{"trade", "lay pass", "lay your hand open, or pass"},
	{"trade", "give", "give a card"},
	{"trade", "give pass", "give your neighbour a card, or pass"},
	{"trade", "give lay", "give your neighbour a card, or lay your hand open"},
	{"trade", "give propose", "give your neighbour a card, or propose that each be given one"},
	{"trade", "give lay propose", "give your neighbour a card, lay your hand open, or propose that each be given one"},
	{"trade", "give change", "change a card with your neighbour or the bank"},
	{"trade", "give change lay", "change a card with your neighbour or the bank, or lay your hand open"},
	{"trade", "give change pass", "change a card with your neighbour or the bank, or pass"},
	{"trade", "give change lay pass", "change a card with your neighbour or the bank, lay your hand open, or pass"},
	{"trade", "pair", "take a card that lies there"},
	{"trade", "pair lay", "take a card that lies there, or lay your hand open"},
	{"trade", "ask content", "keep your card, or ask your neighbour to change with you"},
	{"trade", "", "keep what you hold, or trade"},
}

// Asks returns the prompt for the player whose turn it is.
func (k *Look) Asks() string {
	if k.Phase == "trade" && k.Lies != 0 && !k.offers("pair") {
		return "Your turn: lay your hand down, as you can take nothing"
	}
	if k.alone("done") && slices.ContainsFunc(k.refusing(), func(st record.Step) bool { return st.Act == "out" }) {
		return "Your turn: say that it is enough, as you may put out no more"
	}
	for _, p := range prompts {
		if (p.phase == k.Phase || p.phase == "") && (p.acts == "" || k.alone(ascii.Fields(p.acts)...)) {
			if k.For != "" {
				return "Your turn, for " + k.For + ": " + p.says
			}
			return "Your turn: " + p.says
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

// offers reports whether an act is allowed.
func (k *Look) offers(act string) bool {
	return slices.ContainsFunc(k.May, func(o game.Option) bool { return !o.Refused && o.Act == act })
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

// Tells returns what a player did: "pass", "raise 3"; or what the player said:
// "forty-seven".
func (k *Look) Tells(st *record.Step) string {
	if text := k.speaks(st); text != "" {
		return text
	}
	said, _ := calledIn(st.Phase, wordOf(st)+k.rest(st))
	if me := " " + k.Seat.String(); st.To == k.Seat && ascii.Ends(said, me) { // the player is spoken to
		said = said[:len(said)-len(me)] + " you"
	}
	return said
}

// Says returns what a player did, with who it was: "E keeps a card", "You keep a card"; or
// what the player said: "E: forty-seven".
func (k *Look) Says(st *record.Step) string {
	text, who := k.Tells(st), st.Seat.String()
	mine := st.Seat == k.Seat
	if mine {
		who = "You"
	}
	verb, _, _ := ascii.Cut(text, " ")
	switch {
	case !slices.Contains(does, verb):
		return who + ": " + text
	case mine:
		return who + " " + text
	}
	return who + " " + third(verb) + text[len(verb):]
}

// wordOf returns the word of an act; in a record that of a card has none which is played,
// or put out or given where nothing else is done with cards.
func wordOf(st *record.Step) string {
	switch {
	case st.Act != "":
		return st.Act
	case st.Phase == "exchange":
		return "out"
	case st.Phase == "swap":
		return "give"
	}
	return "play"
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
	return (&Look{View: game.View{Seat: cards.NoSeat}, Pack: r.Pack, game: g}).Tells(st)
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
