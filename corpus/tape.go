package corpus

import (
	"sync"
	"sync/atomic"
)

// tape is the tokens of a text. They take twenty times the memory of their
// source, so those that can be read again are let go once the tokens of other
// texts were asked for.
type tape struct {
	at    atomic.Pointer[[]Token]
	read  func() []Token // nil where the tokens are held
	shelf *Shelf
}

// Tokens returns the tokens of the text, in the order of its source. The list is
// not to be altered.
func (t *Text) Tokens() []Token {
	if t.tokens == nil {
		return nil
	}
	if list := t.tokens.at.Load(); list != nil {
		return *list
	}
	list := t.tokens.read()
	t.tokens.put(list)
	return list
}

// SetTokens gives a text its tokens.
func (t *Text) SetTokens(list []Token) {
	t.tokens = &tape{}
	t.tokens.at.Store(&list)
}

// ReadTokens has the tokens of a text read whenever they are asked for and are
// not on the shelf, where list, which read has given, lies first. read gives the
// same tokens each time, and may be called from several goroutines.
func (t *Text) ReadTokens(s *Shelf, read func() []Token, list ...Token) {
	t.tokens = &tape{read: read, shelf: s}
	t.tokens.put(list)
}

func (k *tape) put(list []Token) {
	k.at.Store(&list)
	k.shelf.put(k, len(list))
}

// Shelf holds the tokens of the texts that were read last. Its zero value is
// empty and ready for use.
type Shelf struct {
	mu    sync.Mutex
	tapes []shelved // the oldest first
	size  int
}

type shelved struct {
	tape *tape
	size int
}

// shelfSize is how many tokens lie on a shelf, but for the text that was read
// last, which may have more: those of two books of 360 leaves.
const shelfSize = 500_000

// put lays a tape on the shelf, and takes from it what has lain there longest.
func (s *Shelf) put(t *tape, size int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, other := range s.tapes {
		if other.tape == t { // read by two at once
			s.size -= other.size
			s.tapes = append(s.tapes[:i], s.tapes[i+1:]...)
			break
		}
	}
	s.tapes = append(s.tapes, shelved{t, size})
	s.size += size
	for len(s.tapes) > 1 && s.size > shelfSize {
		s.tapes[0].tape.at.Store(nil)
		s.size -= s.tapes[0].size
		s.tapes = append(s.tapes[:0], s.tapes[1:]...)
	}
}
