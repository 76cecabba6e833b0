package index

import (
	"strconv"
	"strings"
)

// idsPerFile is the average number of clauses in a file i/N. A query that names a
// clause by its number fetches one or two files, however many clauses there are.
const idsPerFile = 1000

// encodeIDs writes the files that a clause is found in by its number, for
// "hague 18": a line gives the distance from the clause before, the path, and
// the number in base 36 where the path does not end in it. A clause lies in the
// file of the last part of its path, and in that of its number.
func encodeIDs(docs []Doc) []string {
	files := make([]strings.Builder, 1+len(docs)/idsPerFile)
	before := make([]int, len(files))
	for i := range docs {
		p := path(&docs[i])
		last := p[strings.LastIndexByte(p, '.')+1:]
		number := strconv.Itoa(docs[i].Number)
		rest := "\t" + p
		if number != last {
			rest += "\t" + b36(docs[i].Number)
		}
		in := []int{idFile(last, len(files))}
		if n := idFile(number, len(files)); docs[i].Number != 0 && n != in[0] {
			in = append(in, n)
		}
		for _, n := range in {
			files[n].WriteString(b36(i-before[n]) + rest + "\n")
			before[n] = i
		}
	}
	texts := make([]string, len(files))
	for n := range files {
		texts[n] = files[n].String()
	}
	return texts
}

// idFile returns the file, of so many, in which clauses with such a number or last
// part of a path lie.
func idFile(last string, files int) int {
	sum := 0
	for _, r := range last {
		sum = (31*sum + int(r)) % 65521 // a prime, so that labels spread
	}
	return sum % files
}
