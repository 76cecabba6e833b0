package mend

import (
	"testing"

	"quinola/corpus/lang"
)

// A rare word that the counts have is several only where all of these are common ones:
// abandonnera is no abandonner a, though a word that they lack may be.
func TestRareWordIsNotParted(t *testing.T) {
	l := lang.Of("fr")
	p := For(l, nil).Fit(Words("il est vray que les autres estoient dans la ville auec luy", l), nil)
	p.errs = true
	for _, word := range []string{"abandonnera", "abordera", "aboutira"} {
		own := arc{id: p.lex.ids[word]}
		if !p.hardly(word, &own) {
			t.Fatalf("%s stands", word)
		}
		ways := func(known bool) []arc { return p.besides(Token{Text: word}, 0, []rune(word), known, true) }
		if len(ways(false)) == 0 {
			t.Errorf("%s could be nothing else if the counts lacked it", word)
		}
		for _, a := range ways(true) {
			t.Errorf("%s is parted: %s %s", word, a.text, a.rest[0].Text)
		}
	}
}

// What the scan says elsewhere is likelier behind a damaged word; what the token itself
// shows is not.
func TestSaidHere(t *testing.T) {
	l := lang.Of("fr")
	p := For(l, nil).Fit(Words("la forteresse estoit grande & la Forteresse belle", l), nil)
	said, other := arc{id: p.lex.ids["forteresse"]}, arc{id: p.lex.ids["princesse"]}
	if p.saidHere(&said, "fortereffe") <= 0 || p.saidHere(&said, "forteresse") != 0 || p.saidHere(&other, "princeffe") != 0 {
		t.Error("a word that is said elsewhere is no likelier, or one that is not")
	}
}

// Letters are asked by four where spelling was free: that tells a word from a damaged one
// better than three do. A first letter, behind which there are none, costs something too.
func TestLettersByFour(t *testing.T) {
	x := For(lang.Of("fr"), nil).older()
	x.ready()
	three := newLetterModel(x.words, x.of.count, false)
	for word, other := range map[string]string{"trouuerent": "trounerent", "seruiteur": "sernitcur"} {
		if byThree, byFour := three.cost(other)-three.cost(word), x.marks.cost(other)-x.marks.cost(word); byFour <= byThree {
			t.Errorf("%s is told from %s by %d, and by three letters by %d", word, other, byFour, byThree)
		}
	}
	if c := x.marks.cost("a"); c <= 0 {
		t.Errorf("a costs %d", c)
	}
}
