package scan

import "io"

// pieces is a file that is read piece by piece. Each piece is held as a whole, and something is
// kept of each: so that no file takes the machine with it, it stops where either grows beyond
// bounds.
type pieces struct {
	name string
	in   io.Reader
	size int    // of the piece that is read, so far
	held int    // of what is kept
	stop *Error // why it goes no further
}

// Limits of what is read piece by piece.
const (
	maxPiece = 16 << 20 // bytes of an attribute, or of text without a mark-up
	maxHeld  = 1 << 30  // bytes that are kept
)

// elementHeld is about how many bytes a line or a word leaves behind, besides its text.
const elementHeld = 128

func (p *pieces) Read(b []byte) (int, error) {
	if p.size > maxPiece {
		p.end("has a piece of more than 16 MB in it", "export the scan again")
	}
	if p.stop != nil {
		return 0, p.stop
	}
	n, err := p.in.Read(b)
	p.size += n
	return n, err
}

// next begins another piece, of which so many bytes are kept.
func (p *pieces) next(keeps int) {
	p.size = 0
	if p.held += keeps; p.held > maxHeld {
		p.end("holds more words than a book", partIt)
	}
}

// end stops reading.
func (p *pieces) end(what, cure string) {
	if p.stop == nil {
		p.stop = &Error{File: p.name, What: what, Cure: cure}
	}
}
