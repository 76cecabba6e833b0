package modules

import (
	"bytes"
	"encoding/binary"
)

// The toolchain parts the data of a module wherever eight zeros stand in a row,
// and writes an address before each of some fifty thousand pieces: addresses do
// not compress, and zeros do. And it keeps for every function what a traceback
// would print, which nobody on a page reads. Together they are a fifth of a
// packed module.

// leanness is the edition of lean, and of what the modules are made of: those that
// an earlier one made are made anew.
const leanness = 7

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
			forgetTracebacks(data)
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
