package corpus

import (
	"sync"
	"testing"
)

// Of many texts only the tokens that were asked for last are held.
func TestShelf(t *testing.T) {
	var shelf Shelf
	var texts []*Text
	reads := make([]int, 5)
	for i := range reads {
		text := &Text{}
		list := make([]Token, shelfSize/2)
		list[0].End = i
		text.ReadTokens(&shelf, func() []Token {
			reads[i]++
			return list
		}, list...)
		texts = append(texts, text)
	}
	for _, i := range []int{4, 3, 4, 3, 0, 4, 3} { // two lie there at a time
		if got := texts[i].Tokens()[0].End; got != i {
			t.Errorf("text %d has the tokens of %d", i, got)
		}
	}
	if want := [5]int{1, 0, 0, 1, 0}; [5]int(reads) != want {
		t.Errorf("texts were read %v times, want %v", reads, want)
	}
	var wg sync.WaitGroup
	for i := range 40 {
		wg.Go(func() {
			n := i % 2 * 3 // 0 and 3 lie there: nobody reads, and reads needs no lock
			if got := texts[n].Tokens()[0].End; got != n {
				t.Errorf("text %d has the tokens of %d", n, got)
			}
		})
	}
	wg.Wait()
}
