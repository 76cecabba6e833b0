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
// another keep their tables, and are greater. TestFunctionsAreFoundWithoutTracebacks then
// tells what to do.
var knownGo = []byte("go1.26")

// What the runtime keeps of a function (_func in its runtime2.go), by where it
// stands: places in the tables of names, of counters and of compilation units.
// As many counters as countersAt says follow behind, and then as many places of what
// else is kept of it as keptAt says.
const (
	nameAt     = 4
	stackAt    = 16
	fileAt     = 20
	lineAt     = 24
	countersAt = 28
	unitAt     = 32
	firstAt    = 36 // the line of the word func
	keptAt     = 43 // one byte
	restAt     = 44
)

// What is kept of a function for tracebacks, or in order to stop it at any place,
// which is not done in WebAssembly.
const (
	unsafePoints = 0 // among the counters: where it must not be stopped
	arguments    = 5 // among the rest: how its arguments are printed
)

// notKept is the place of what is not kept, and argumentsEnd ends how arguments are
// printed.
const (
	notKept      = 1<<32 - 1
	argumentsEnd = 0xff
)

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

// at returns what is kept of a function, its counters and the rest; nil where there is
// no such thing.
func (fs *functions) at(i int) (f, counters, rest []byte) {
	from := number(fs.table, 8*i+4)
	if from+restAt > len(fs.table) {
		return nil, nil, nil
	}
	f = fs.table[from:]
	n, m := 4*number(f, countersAt), 4*int(f[keptAt])
	if n > len(f)-restAt || m > len(f)-restAt-n {
		return nil, nil, nil
	}
	return f, f[restAt : restAt+n], f[restAt+n : restAt+n+m]
}

// forgetTracebacks takes from the table of functions, in a module's data that begins at
// an address, what only tracebacks print: names, files, lines and arguments.
func forgetTracebacks(base int, data []byte) {
	at := bytes.Index(data, tableMagic)
	if at < 0 || !bytes.Contains(data, knownGo) {
		return
	}
	fs, ok := functionsOf(data[at:])
	if !ok {
		return
	}
	if m, ok := moduleDataOf(base, data, base+at, &fs); ok {
		fs.forgetArguments(m.kept)
		fs.findByMany(m.buckets)
	}
	fs.forgetLines()
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
		f, counters, _ := fs.at(i)
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
		f, counters, _ := fs.at(i)
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

// forgetArguments takes from the functions how their arguments are printed, and from
// what is kept of them all that only this pointed to.
func (fs *functions) forgetArguments(kept []byte) {
	printed, shared := map[int]bool{}, map[int]bool{}
	for i := range fs.n {
		_, _, rest := fs.at(i)
		for k := 0; k < len(rest); k += 4 {
			place := number(rest, k)
			if k != 4*arguments {
				shared[place] = true
			} else if place < len(kept) {
				printed[place] = true
				binary.LittleEndian.PutUint32(rest[k:], notKept)
			}
		}
	}
	for place := range printed {
		if end := bytes.IndexByte(kept[place:], argumentsEnd); end >= 0 && !shared[place] {
			clear(kept[place : place+end+1])
		}
	}
}

// The runtime finds the function of an address by buckets (findfuncbucket in its
// symtab.go): each begins with the number of a function that is not behind it, from
// which the runtime goes on.
const (
	bucketSize = 20
	together   = 1024 // buckets that begin with the same function
)

// findByMany lets many buckets begin with the same function: they pack well, and the
// runtime, which asks only of what is on the stack, has some functions more to pass.
func (fs *functions) findByMany(buckets []byte) {
	for from := 0; from < len(buckets); from += together * bucketSize {
		run := buckets[from:min(len(buckets), from+together*bucketSize)]
		first := number(run, 0)
		for ; len(run) > 0; run = run[bucketSize:] {
			clear(run[:bucketSize])
			binary.LittleEndian.PutUint32(run, uint32(first))
		}
	}
}

// moduleHead begins what the runtime keeps of a module (moduledata in its symtab.go),
// all of it addresses: of the table of functions and its parts, each with two sizes, of
// the buckets, of the code, of data, and of what else is kept of the functions.
type moduleHead struct {
	Table                        uint64
	Parts                        [6][3]uint64
	Buckets, FirstCode, LastCode uint64
	_                            [18]uint64
	Kept, TableEnd               uint64
}

// moduleData is what a module keeps of its functions besides the table.
type moduleData struct{ buckets, kept []byte }

// codeInBucket is how many bytes of code share a bucket.
const codeInBucket = 4096

// moduleDataOf finds the module to which a table of functions belongs: it begins with
// the table's address, which other data may hold, too.
func moduleDataOf(base int, data []byte, table int, fs *functions) (m moduleData, ok bool) {
	address := binary.LittleEndian.AppendUint64(nil, uint64(table))
	for from := 0; ; from++ {
		at := bytes.Index(data[from:], address)
		if at < 0 {
			return m, false
		}
		from += at
		var head moduleHead
		if _, err := binary.Decode(data[from:], binary.LittleEndian, &head); err == nil && head.Parts[5][1] == uint64(fs.n)+1 {
			return head.data(uint64(base), data, fs)
		}
	}
}

// data returns what lies where the head of a module says.
func (head *moduleHead) data(base uint64, data []byte, fs *functions) (m moduleData, ok bool) {
	buckets, kept, size := head.Buckets-base, head.Kept-base, uint64(len(data)) // below the base they are very great
	n := (head.LastCode - head.FirstCode + codeInBucket - 1) / codeInBucket
	if head.Kept < head.Table || head.Kept > head.TableEnd || buckets > size || kept > size || n > (size-buckets)/bucketSize {
		return m, false
	}
	m.buckets, m.kept = data[buckets:][:n*bucketSize], data[kept:]
	last := 0
	for from := 0; from < len(m.buckets); from += bucketSize {
		next := number(m.buckets, from)
		if next < last || next >= fs.n {
			return m, false
		}
		last = next
	}
	return m, last > 0
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
