package serve

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"sync"
	"time"

	"github.com/andybalholm/brotli"
)

// packing is a way to pack a file for the line.
type packing struct {
	name string // as HTTP has it
	to   func(io.Writer) io.WriteCloser
}

// packings, the best first. Brotli sends a page in about a seventh less than
// gzip; at this level it takes hardly longer, and each file is packed once.
var packings = []packing{
	{"br", func(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, 5) }},
	{"gzip", func(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) }},
}

// mostPacks is how many bytes of packed files are held. The edition takes a
// part of it.
const mostPacks = 64 << 20

// packs are files as they were packed when they were first asked for.
type packs struct {
	mu   sync.Mutex
	held map[packName]packed
	size int
}

type packName struct{ name, how string }

type packed struct {
	data []byte
	date time.Time // of the file, and its size: a file that has changed is packed anew
	size int64
}

// of returns a file packed.
func (p *packs) of(files fs.FS, name string, info fs.FileInfo, how *packing) ([]byte, error) {
	key := packName{name, how.name}
	p.mu.Lock()
	have, ok := p.held[key]
	p.mu.Unlock()
	if ok && have.date.Equal(info.ModTime()) && have.size == info.Size() {
		return have.data, nil
	}
	plain, err := fs.ReadFile(files, name)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	w := how.to(&b)
	if _, err := w.Write(plain); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.held == nil || p.size+b.Len() > mostPacks {
		p.held, p.size = map[packName]packed{}, 0
	}
	p.size += b.Len() - len(p.held[key].data)
	p.held[key] = packed{b.Bytes(), info.ModTime(), info.Size()}
	return b.Bytes(), nil
}
