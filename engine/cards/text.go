package cards

const (
	faceLetters = " A23456789TJQK"
	suitLetters = "SHDC"
)

var suitSigns = [4]string{"♠", "♥", "♦", "♣"}

// String returns the card as replay writes it, "7C".
func (c Card) String() string {
	if !c.Valid() {
		return "-"
	}
	return faceLetters[c.Face():c.Face()+1] + suitLetters[c.Suit():c.Suit()+1]
}

// Sign returns the card as a play block writes it, "♣7".
func (c Card) Sign() string {
	if !c.Valid() {
		return "-"
	}
	return suitSigns[c.Suit()] + faceLetters[c.Face():c.Face()+1]
}

// Sign returns the suit's sign.
func (s Suit) Sign() string { return suitSigns[s&3] }

// FaceOf returns the face with that letter, 0 if there is none.
func FaceOf(b byte) uint8 {
	for i := Ace; i <= King; i++ {
		if faceLetters[i] == b {
			return uint8(i)
		}
	}
	return 0
}

// FaceLetter returns the letter of a face.
func FaceLetter(face uint8) byte { return faceLetters[face] }

// CardOf reads "7C" or "♣7".
func CardOf(text string) (Card, bool) {
	for s, sign := range suitSigns {
		if len(text) == len(sign)+1 && text[:len(sign)] == sign {
			if face := FaceOf(text[len(sign)]); face != 0 {
				return Of(Suit(s), face), true
			}
		}
	}
	if len(text) != 2 {
		return None, false
	}
	face := FaceOf(text[0])
	for s := range suitLetters {
		if face != 0 && suitLetters[s] == text[1] {
			return Of(Suit(s), face), true
		}
	}
	return None, false
}

// Ranked lists the set from the highest to the lowest of each suit, the ace
// first, as players hold their cards.
func Ranked(set Set) []Card {
	list := make([]Card, 0, set.Len())
	for suit := Spades; suit <= Clubs; suit++ {
		for _, face := range [...]uint8{1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2} {
			if c := Of(suit, face); set.Has(c) {
				list = append(list, c)
			}
		}
	}
	return list
}
