package modules

import (
	"bytes"
	"encoding/binary"
)

// The toolchain parts the data of a module wherever eight zeros stand in a row,
// and writes an address before each of some fifty thousand pieces: addresses do
// not compress, and zeros do. And it keeps for every function what a traceback
// would print, which nobody on a page reads. Together they are a sixth of a
// packed module.

// leanness is the edition of lean, and of what the modules are made of: those that
// an earlier one made are made anew.
const leanness = 4

// lean returns a module that does the same in fewer packed bytes. One that is not
// laid out as the toolchain does it stays as it is.
func lean(wasm []byte) []byte {
	const preamble, dataSection = 8, 11
	if len(wasm) < preamble {
		return wasm
	}
	out := bytes.Clone(wasm[:preamble])
	for at := preamble; at < len(wasm); {
		size, n := binary.Uvarint(wasm[at+1:])
		end := at + 1 + n + int(size)
		if n <= 0 || size > uint64(len(wasm)) || end > len(wasm) {
			return wasm
		}
		if wasm[at] != dataSection {
			out = append(out, wasm[at:end]...)
		} else if base, data, ok := oneDatum(wasm[at+1+n : end]); ok {
			forgetLines(data)
			body := append(varint([]byte{1, 0, i32Const}, int64(base)), endOp)
			body = append(binary.AppendUvarint(body, uint64(len(data))), data...)
			out = append(binary.AppendUvarint(append(out, dataSection), uint64(len(body))), body...)
		} else {
			return wasm
		}
		at = end
	}
	return out
}

// The instructions that give a piece of data its address.
const (
	i32Const = 0x41
	endOp    = 0x0b
)

// oneDatum returns the pieces of a data section as one, and its address.
func oneDatum(section []byte) (base int, data []byte, ok bool) {
	type piece struct {
		at   int
		data []byte
	}
	count, n := binary.Uvarint(section)
	if n <= 0 || count == 0 || count > uint64(len(section)) {
		return 0, nil, false
	}
	rest := section[n:]
	pieces, last := make([]piece, count), 0
	for i := range pieces {
		if len(rest) < 2 || rest[0] != 0 || rest[1] != i32Const {
			return 0, nil, false
		}
		address, n := binary.Uvarint(rest[2:]) // signed, but in so large a number only the sign of a negative one differs
		if n <= 0 || address >= 1<<30 || len(rest) < n+3 || rest[n+2] != endOp {
			return 0, nil, false
		}
		rest = rest[n+3:]
		size, n := binary.Uvarint(rest)
		if n <= 0 || size > uint64(len(rest)-n) {
			return 0, nil, false
		}
		pieces[i], rest = piece{int(address), rest[n : n+int(size)]}, rest[n+int(size):]
		if base == 0 || pieces[i].at < base {
			base = pieces[i].at
		}
		last = max(last, pieces[i].at+int(size))
	}
	if last-base > 16*len(section) {
		return 0, nil, false
	}
	data = make([]byte, last-base)
	for _, p := range pieces {
		copy(data[p.at-base:], p.data)
	}
	return base, data, len(rest) == 0
}

// varint appends a number as instructions have it: signed, seven bits a byte.
func varint(b []byte, n int64) []byte {
	for ; n < -64 || n > 63; n >>= 7 {
		b = append(b, byte(n&0x7f|0x80))
	}
	return append(b, byte(n&0x7f))
}

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

// What the runtime keeps of a function (_func in its runtime2.go), by where it
// stands: places in the tables of names, of counters and of compilation units.
// As many counters as dataAt says follow behind.
const (
	nameAt  = 4
	stackAt = 16
	fileAt  = 20
	lineAt  = 24
	dataAt  = 28
	unitAt  = 32
	firstAt = 36 // the line of the word func
	restAt  = 44
)

// runtimeName is how the names of the runtime's own functions begin.
var runtimeName = []byte("runtime.")

// forgetLines takes from the table of functions what only tracebacks print: names,
// files and lines. The runtime asks of a name whether it is one of its own, so
// its own functions all get the name of the first.
func forgetLines(data []byte) {
	at := bytes.Index(data, tableMagic)
	if at < 0 {
		return
	}
	table := data[at:]
	var head tableHead
	_, err := binary.Decode(table, binary.LittleEndian, &head)
	size := uint64(len(table))
	if err != nil || head.Names > head.Units || head.Units > head.FileNames || head.FileNames > head.Counters ||
		head.Counters > head.Functions || head.Functions > size || head.Funcs > (size-head.Functions)/8 {
		return
	}
	names, counters, functions := table[head.Names:head.Units], table[head.Counters:head.Functions], table[head.Functions:]
	at = bytes.Index(names, append([]byte{0}, runtimeName...)) + 1
	own := names[at : at+bytes.IndexByte(names[at:], 0)]
	wanted := make([]bool, len(counters))
	for i := range int(head.Funcs) {
		f := functionAt(functions, i)
		if f == nil || number(f, nameAt) >= len(names) || !want(wanted, counters, number(f, stackAt)) {
			return
		}
		for k := range number(f, dataAt) {
			if !want(wanted, counters, number(f, restAt+4*k)) {
				return
			}
		}
	}
	for i := range int(head.Funcs) {
		f := functionAt(functions, i)
		name := uint32(0)
		if bytes.HasPrefix(names[number(f, nameAt):], runtimeName) {
			name = uint32(at)
		}
		binary.LittleEndian.PutUint32(f[nameAt:], name)
		for _, place := range [...]int{fileAt, lineAt, unitAt, firstAt} {
			binary.LittleEndian.PutUint32(f[place:], 0)
		}
	}
	for i := range counters {
		if !wanted[i] {
			counters[i] = 0
		}
	}
	clear(names[:at])
	clear(names[at+len(own):])
	clear(table[head.Units:head.Counters])
}

// functionAt returns what is kept of a function, or nil where there is no such thing.
func functionAt(functions []byte, i int) []byte {
	from := number(functions, 8*i+4)
	if from+restAt > len(functions) || from+restAt+4*number(functions, from+dataAt) > len(functions) {
		return nil
	}
	return functions[from:]
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
