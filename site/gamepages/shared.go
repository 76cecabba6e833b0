package gamepages

import "quinola/index"

// What the words of a book have in common with the sentence in which a rule is answered
// in the language of the book. A book has "jettons" and "joüer" where the sentence has
// "jetons" and "joue": so words are alike that begin alike.
const (
	stemLetters = 4
	// strangers is how many other words of a book outweigh one in common: a long passage
	// has words in common with anything.
	strangers = 8
	// mostShared is how many words in common count, and figureTells how many of them a
	// figure of the rule is worth.
	mostShared  = 3
	figureTells = 2
)

// stems returns the beginnings of the words of a text in a language that are long enough
// to mean something.
func stems(lang, text string) map[string]bool {
	list := map[string]bool{}
	for _, w := range index.Words(lang, text) {
		if letters := []rune(w.Form); len(letters) >= stemLetters {
			list[string(letters[:stemLetters])] = true
		}
	}
	return list
}

// shared returns how many of the words of an answer stand in a quotation, less one for so
// many others that stand there.
func shared(answer, quote map[string]bool) (n int) {
	for stem := range quote {
		if answer[stem] {
			n++
		}
	}
	return max(0, n-(len(quote)-n)/strangers)
}
