package modules

import (
	"bytes"
	"encoding/binary"
)

// tableHead begins the runtime's table of functions (pcHeader in its symtab.go);
// the places are counted from there.
type tableHead struct {
	Magic                                        [8]byte
	Funcs, Files, _                              uint64
	Names, Units, FileNames, Counters, Functions uint64
}

// tableMagic is the magic of the table since Go 1.20, for a machine whose
// instructions have one byte and whose addresses have eight.
var tableMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// knownGo is the Go whose runtime has what it keeps where this file says. The magic does
// not change with every change of that, but each module says which Go made it: modules of
// another keep their tables, and are greater. TestTracebacksAreForgotten then
// tells what to do.
var knownGo = []byte("go1.26")

// What the runtime keeps of a function (_func in its runtime2.go), by where it
// stands: places in the tables of names, of counters and of compilation units.
// As many counters as countersAt says follow behind.
const (
	nameAt     = 4
	stackAt    = 16
	fileAt     = 20
	lineAt     = 24
	countersAt = 28
	unitAt     = 32
	firstAt    = 36 // the line of the word func
	restAt     = 44
)

// unsafePoints is the counter that tells where a function must not be stopped, which is
// not done at any place in WebAssembly.
const unsafePoints = 0

// runtimeName is how the names of the runtime's own functions begin, and reflectName is
// that of a function of which the collector asks by its name what is on its stack
// (argMapInternal in its stkframe.go): where it is linked, names stay.
var (
	runtimeName = []byte("runtime.")
	reflectName = []byte("\x00reflect.makeFuncStub\x00")
)

// functions is the runtime's table of functions, in a module's data.
type functions struct {
	n                               int
	names, sources, counters, table []byte
}

// functionsOf returns the table of functions that begins with some data.
func functionsOf(data []byte) (fs functions, ok bool) {
	var head tableHead
	_, err := binary.Decode(data, binary.LittleEndian, &head)
	size := uint64(len(data))
	if err != nil || head.Names > head.Units || head.Units > head.FileNames || head.FileNames > head.Counters ||
		head.Counters > head.Functions || head.Functions > size || head.Funcs > (size-head.Functions)/8 {
		return fs, false
	}
	return functions{int(head.Funcs), data[head.Names:head.Units], data[head.Units:head.Counters],
		data[head.Counters:head.Functions], data[head.Functions:]}, true
}

// at returns what is kept of a function, and its counters; nil where there is no such
// thing.
func (fs *functions) at(i int) (f, counters []byte) {
	from := number(fs.table, 8*i+4)
	if from+restAt > len(fs.table) {
		return nil, nil
	}
	f = fs.table[from:]
	n := 4 * number(f, countersAt)
	if n > len(f)-restAt {
		return nil, nil
	}
	return f, f[restAt : restAt+n]
}

// forgetTracebacks takes from the table of functions, in a module's data, what only
// tracebacks print: names, files and lines.
func forgetTracebacks(data []byte) {
	at := bytes.Index(data, tableMagic)
	if at < 0 || !bytes.Contains(data, knownGo) {
		return
	}
	if fs, ok := functionsOf(data[at:]); ok {
		fs.forgetLines()
	}
}

// forgetLines takes names, files and lines from the table. The runtime asks of a name
// whether it is one of its own, so its own functions all get the name of the first.
func (fs *functions) forgetLines() {
	if bytes.Contains(fs.names, reflectName) {
		return
	}
	at := bytes.Index(fs.names, append([]byte{0}, runtimeName...)) + 1
	own := fs.names[at : at+bytes.IndexByte(fs.names[at:], 0)]
	wanted := make([]bool, len(fs.counters))
	for i := range fs.n {
		f, counters := fs.at(i)
		if f == nil || number(f, nameAt) >= len(fs.names) || !want(wanted, fs.counters, number(f, stackAt)) {
			return
		}
		for k := 4 * (unsafePoints + 1); k < len(counters); k += 4 {
			if !want(wanted, fs.counters, number(counters, k)) {
				return
			}
		}
	}
	for i := range fs.n {
		f, counters := fs.at(i)
		name := uint32(0)
		if bytes.HasPrefix(fs.names[number(f, nameAt):], runtimeName) {
			name = uint32(at)
		}
		binary.LittleEndian.PutUint32(f[nameAt:], name)
		for _, place := range [...]int{fileAt, lineAt, unitAt, firstAt} {
			binary.LittleEndian.PutUint32(f[place:], 0)
		}
		clear(counters[:min(len(counters), 4*(unsafePoints+1))])
	}
	for i := range fs.counters {
		if !wanted[i] {
			fs.counters[i] = 0
		}
	}
	clear(fs.names[:at])
	clear(fs.names[at+len(own):])
	clear(fs.sources)
}

// number returns the number that stands at a place.
func number(b []byte, at int) int { return int(binary.LittleEndian.Uint32(b[at:])) }

// want marks a table of counters as wanted: pairs of numbers, of which the first
// is 0 only at the beginning and at the end. It reports whether there is one.
func want(wanted []bool, counters []byte, at int) bool {
	for first := true; at < len(counters); first = false {
		if counters[at] == 0 && !first {
			wanted[at] = true
			return true
		}
		for range 2 {
			for ; at < len(counters) && counters[at]&0x80 != 0; at++ {
				wanted[at] = true
			}
			if at < len(counters) {
				wanted[at] = true
			}
			at++
		}
	}
	return false
}
