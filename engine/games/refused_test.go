package games

import (
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/record"
)

// What no hand can be is refused in one line that says why, and never passed
// over in silence.
func TestWhatNoHandCanBe(t *testing.T) {
	for _, x := range []struct{ name, hand, want string }{
		{"an act after one that ended the hand",
			`{"rules":"two-quinolas","dealer":"S","leader":"N","pools":{"great":60,"little":20},"trick":10,"taken":{"S":{"tricks":2,"points":6},"E":{"tricks":2,"points":9},"N":{"tricks":2,"points":8},"W":{"tricks":3,"points":10}},"hands":{"S":"3..4.","E":"9..5.","N":"K.9..","W":"A..3."},"discards":["8H","8S","8C","7H"],"acts":[{"at":10,"seat":"N","act":"throw-down"},{"at":10,"seat":"N","act":"throw-down"},{"at":10,"seat":"N","act":"throw-down"}]}`,
			"the act throw-down is noted for 10, and the hand does not come so far"},
		{"cards taken by nobody",
			`{"rules":"piquet","dealer":"N","deal":{"N":"987.987.987.KQJ","S":"AKQJT.AK.AK.A87"},"talon":["QH","QD","TC","JH","JD","TH","TD","9C"],"acts":[{"act":"take","at":"exchange","n":[5]}]}`,
			"at exchange: the record does not say whose act it is: take"},
		{"a game given by nobody",
			`{"rules":"triomphe","dealer":"N","state":{"score":{"N":2,"S":3}},"trick":1,"hands":{"N":"Q9.K8.K.","S":".7.T87.7"},"talon":["7S"],"acts":[{"act":"give","at":1}]}`,
			"at 1: the record does not say whose act it is: give"},
		{"a misdeal by nobody",
			`{"rules":"auvergne","dealer":"S","state":{"score":{"S":1}},"acts":[{"act":"misdeal","at":"deal"}]}`,
			"at deal: the record does not say whose act it is: misdeal"},
		{"too few cards taken by a player who has taken cards before",
			`{"rules":"piquet","dealer":"N","deal":{"N":"987.987.987.KQJ","S":"AKQJT.AK.AK.A87"},"talon":["QH","QD","TC","JH","JD","TH","TD","9C"],"acts":[{"act":"short","at":"exchange.4","seat":"S"}],"draw":{"S":{"out":["8C","7C"]},"N":{"out":["7D"]}}}`,
			"S has taken cards before; note short for a moment before that"},
		{"too many cards taken, and too few",
			`{"rules":"piquet","dealer":"N","deal":{"N":"987.987.987.KQJ","S":"AKQJT.AK.AK.A87"},"talon":["QH","QD","TC","JH","JD","TH","TD","9C"],"acts":[{"act":"over","at":"exchange","seat":"S"},{"act":"short","at":"exchange","seat":"S"}],"draw":{"S":{"out":["8C","7C"]},"N":{"out":["7D"]}}}`,
			"S is said to have taken too many cards, and too few"},
		{"a hand of ten cards, and of eight",
			`{"rules":"hombre","dealer":"W","acts":[{"act":"deal-ten","at":"bid","seat":"W","to":"S"},{"act":"deal-eight","at":"bid","seat":"W","to":"S"}],"deal":{"S":"AQ.AJ543.76.","E":"K75.K7.4.Q52","W":"632.2.Q52.43"},"talon":["JS","AC","KC","6H","4S","6C","7C","JC","3D","KD","AD","QH","JD"],"bids":[{"seat":"S","bid":"pass"}]}`,
			"S is said twice to have been dealt a wrong number of cards"},
		{"a deal out of turn, as if cards were still to be dealt, when somebody has passed",
			`{"rules":"hombre","dealer":"W","acts":[{"act":"out-of-turn","at":"bid.1","seat":"W","to":"E"}],"deal":{"S":"AQ.AJ543.76.","E":"K75.K7.4.Q52","W":"632.2.Q52.43"},"talon":["JS","AC","KC","6H","4S","6C","7C","JC","3D","KD","AD","QH","JD"],"bids":[{"seat":"S","bid":"pass"}]}`,
			"somebody has spoken since, so every card was dealt"},
		{"a hand of ten cards dealt by another than the dealer",
			`{"rules":"hombre","dealer":"W","acts":[{"act":"deal-ten","at":"bid","seat":"E","to":"S"}],"deal":{"S":"AQ.AJ543.76.","E":"K75.K7.4.Q52","W":"632.2.Q52.43"},"talon":["JS","AC","KC","6H","4S","6C","7C","JC","3D","KD","AD","QH","JD"],"bids":[{"seat":"S","bid":"pass"}]}`,
			"E deal-ten, and the dealer is W"},
		{"six cards given by another than the dealer",
			`{"rules":"romestecq","dealer":"W","acts":[{"act":"six-cards","at":"deal","seat":"S"}]}`,
			"S six-cards, and the dealer is W"},
		{"a card drawn out of a hand of nine",
			`{"rules":"hombre","dealer":"W","acts":[{"act":"pulled","at":"bid","seat":"S"}],"deal":{"S":"AQ.AJ543.76.","E":"K75.K7.4.Q52","W":"632.2.Q52.43"},"talon":["JS","AC","KC","6H","4S","6C","7C","JC","3D","KD","AD","QH","JD"],"bids":[{"seat":"S","bid":"pass"}]}`,
			"S was not dealt ten cards, of which one is drawn out"},
		{"a look at a talon of which nothing is left",
			`{"rules":"hombre","dealer":"W","acts":[{"act":"look-rest","at":1,"seat":"E"}],"deal":{"S":"A273.K4.6.65","E":"4.QJA.K2.K32","W":"KQ.23.QJ5.A4"},"talon":["JS","6S","5S","5H","6H","7H","AD","3D","4D","7D","QC","JC","7C"],"bids":[{"seat":"S","bid":"ask"},{"seat":"E","bid":"pass"},{"seat":"W","bid":"pass"}],"choices":[{"seat":"S","act":"spades"}],"draw":{"S":{"out":["4H","6D","6C","5C"]},"E":{"out":["QH","JH","AH","2D","3C","2C"]},"W":{"out":["3H","5D","2H"]}},"play":[["S:AS"]]}`,
			"at 1: nothing is left of the talon"},
		{"an answer that nobody asked for",
			`{"rules":"piquet","dealer":"N","leader":"S","trick":12,"taken":{"N":{"tricks":1},"S":{"tricks":10}},"hands":{"N":"7...","S":"8..."},"bids":[{"seat":"N","bid":"good"}]}`,
			"bid N good: there is no such bid in this hand under piquet"},
		{"an answer to one's own question",
			`{"rules":"piquet","dealer":"S","leader":"N","trick":12,"taken":{"N":{"tricks":1},"S":{"tricks":10}},"hands":{"N":"7...","S":"8..."},"bids":[{"seat":"N","bid":"good"}]}`,
			"bid N good: nothing was asked that is to be answered"},
		{"more drawn than lies there",
			`{"rules":"mediateur","dealer":"S","leader":"E","pools":{"betes":0,"devant":20,"made":0,"odd":0,"poulans":9},"state":{"favourite":[2]},"bids":[{"seat":"E","bid":"sans-prendre"}],"choices":[{"seat":"E","act":"clubs"}],"trick":10,"taken":{"E":{"tricks":9}},"hands":{"S":"..K.","E":"A...","N":".Q..","W":"..2."},"play":[["E:AS","N:QH","W:2D","S:KD"]]}`,
			"more is drawn from the poulans pool than lies there: at the end it would hold -11"},
		{"more drawn than lies there, by what is agreed on",
			`{"rules":"mediateur","settings":{"parts/purse#amount":500},"dealer":"S","leader":"E","pools":{"betes":0,"devant":20,"made":0,"odd":0,"poulans":9},"state":{"favourite":[2]},"bids":[{"seat":"E","bid":"sans-prendre"}],"choices":[{"seat":"E","act":"clubs"}],"trick":10,"taken":{"E":{"tricks":9}},"hands":{"S":"..K.","E":"A...","N":".Q..","W":"..2."},"play":[["E:AS","N:QH","W:2D","S:KD"]]}`,
			"more is drawn from the poulans pool than lies there: at the end it would hold -11"},
		{"a hand that breaks off, by what is agreed on",
			`{"rules":"gillet","settings":{"gillet/stake#each":2},"dealer":"S","deal":{"S":"AKQ...","E":"987...","N":".AKQ..","W":".987.."},"talon":["AD","KD","QD","JD","TD","9D","8D","7D","AC","KC","QC","JC","TC","9C","8C","7C","JS","TS","JH","TH"],"bets":[{"seat":"E","act":"pass"}]}`,
			"bet of N is missing: a whole hand goes on until it is over"},
		{"a score with which the match was won, by what is agreed on",
			`{"rules":"auvergne","settings":{"parts/match.target#score":3},"dealer":"S","state":{"score":{"S":3}},"acts":[{"act":"misdeal","at":"deal","seat":"S"}]}`,
			"score S 3: a score of 3 wins the match, which was over before this hand"},
		{"an act in a trick that no hand has",
			`{"rules":"mouche","dealer":"S","pools":{"game":5,"betes":0},"trick":1,"hands":{"E":".KQ986..","N":"98.J.Q.K"},"talon":["7S"],"acts":[{"at":99,"seat":"N","act":"cheat"}]}`,
			"the act cheat is noted for trick 99: a hand has 5 tricks"},
		{"a word that no player has, where the position breaks off before",
			`{"rules":"bete","dealer":"S","pools":{"game":6,"king":5,"fiches":25,"betes":0},"trick":1,"hands":{"S":".7..","E":".K.."},"talon":["KD"],"choices":[{"seat":"E","act":"nonsense"}]}`,
			`choose E nonsense: "nonsense" cannot be done here`},
		{"cards put out by a player who stands",
			`{"rules":"mouche","dealer":"S","pools":{"game":5,"betes":0},"trick":1,"hands":{"E":".KQ986..","N":"98.J.Q.K"},"talon":["7S"],"draw":{"E":{"act":"stand","out":["2C","2D"]},"N":{"act":"stand"}}}`,
			"draw E stand: it is said without cards and numbers"},
		{"a bid in several words",
			`{"rules":"mediateur","dealer":"S","bids":[{"seat":"E","bid":"sans prendre"}]}`,
			`"bid" wants a word of small letters, such as pass, not "sans prendre"`},
		{"whist among the bids",
			`{"rules":"reglor-boston","dealer":"S","pools":{"al":48,"betes":0},"turned":"KS","trick":13,"hands":{"S":"..4.","E":"..3.","N":"..5.","W":"..2."},"bids":[{"seat":"W","bid":"boston-hearts"},{"seat":"N","bid":"whist"}]}`,
			`bid N whist: "whist" cannot be done here, but in another line choose; what can: pass, `},
		{"the point before the other has said whether there are figures",
			`{"rules":"piquet","dealer":"N","trick":1,"hands":{"S":"AKQJT98.AKQJ..A","N":".T987.T987.T987"},"bids":[{"seat":"S","bid":"point","cards":["AS","KS","QS","JS","TS","9S","8S"]},{"seat":"N","bid":"good"}],"declare":[{"seat":"S","what":"point","cards":["AS","KS","QS","JS","TS","9S","8S"]}],"play":[["S:AS","N:7C"]]}`,
			"meld S point: it is N's turn"},
		{"a card named with a word that has none",
			`{"rules":"bete","dealer":"S","pools":{"game":6,"king":5,"fiches":25,"betes":0},"trick":1,"hands":{"W":"..9.","E":".8.."},"talon":["7S"],"bids":[{"seat":"E","bid":"play","cards":["8H"]}]}`,
			"bid E play: E is offered no such act; what is offered: pass, play, lead"},
		{"baste, when a card has been put out",
			`{"rules":"ambigu","dealer":"S","pools":{"poule":5,"batterie":2,"vade":0,"renvis":0},"hands":{"E":"T5..4.","N":"9.7.8.4"},"choices":[{"seat":"E","act":"out","cards":["TS"]},{"seat":"E","act":"baste"}]}`,
			"choose E baste: "},
		{"an act without its moment",
			`{"rules":"bete","dealer":"S","acts":[{"seat":"T","act":"revoke"}]}`,
			`an act needs its moment: "at"`},
		{"a run that says twice who deals",
			`{"dealer":"N","hands":[{"rules":"bete","dealer":"S","hands":{"S":".7.."}},{}]}`,
			`the first hand has "dealer", and so has what stands beside the hands: say it once`},
		{"a card thrown out of turn that its player does not hold",
			`{"rules":"sizette","dealer":"U","turned":"6S","trick":6,"leader":"S","hands":{"S":".K..","E":".9..","N":".T..","W":".Q..","T":".6..","U":"7..."},"acts":[{"at":"6.1","seat":"N","act":"early","card":"AD"}],"play":[["S:KH","E:9H","N:TH","W:QH","T:6H","U:7S"]]}`,
			`at 6.1: the player does not hold ♦A`},
		{"a run that says who deals against the hand before",
			`{"rules":"quadrille","hands":[{"dealer":"S","acts":[{"at":"deal","seat":"S","act":"misdeal"}]},{"dealer":"E","acts":[{"at":"deal","seat":"E","act":"misdeal"}]}]}`,
			`hand 2: rules, set and dealer are those of the hands before`},
		{"a run of two books",
			`{"rules":"quadrille","hands":[{"dealer":"S","acts":[{"at":"deal","seat":"S","act":"misdeal"}]},{"rules":"mediateur","acts":[{"at":"deal","seat":"S","act":"misdeal"}]}]}`,
			`hand 2: rules, set and dealer are those of the hands before`},
		{"a run that agrees on something in the midst",
			`{"rules":"papillon","hands":[{"dealer":"S","acts":[{"at":"deal","seat":"S","act":"misdeal"}]},{"settings":{"culbas/stake#each":50},"acts":[{"at":"deal","seat":"S","act":"misdeal"}]}]}`,
			`hand 2: rules, set and dealer are those of the hands before`},
	} {
		r, err := record.ParseJSON([]byte(x.hand))
		if err == nil {
			var law game.Law
			if law, err = For(r); err == nil {
				_, err = game.SettleRun(law, r)
			}
		}
		if err == nil || !strings.Contains(err.Error(), x.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %s", x.name, err, x.want)
		}
	}
}
