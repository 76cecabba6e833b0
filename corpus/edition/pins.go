package edition

// The pins of a text are two files of tab-separated lines.
//
// clauses.tsv, a clause a line:
//
//	id  start  end  body  kind  label  number  flags  holes  division …
//
// start, end and body are offsets in the source; flags is "lost" if the label
// is not in the source, else "-"; holes is "-" or "start-end,start-end"; an
// empty label is "-"; what follows are the headings above, outermost first.
//
// reading.tsv, a line of the source a line, its tokens parted by tabs. "@12
// 3456" opens leaf 12 at offset 3456. A token is its length in bytes; where
// it does not read as its source, "=" and the reading follow, then ";" and
// why, then ";" and a rival for each reading that could not be ruled out:
//
//	7=Reversis;long-s   1   3   1   8=premiere;accent;première
//
// In readings \t \n \r \\ and \; stand for a tab, a line end, a carriage
// return, a backslash and a semicolon. A line ends after a token that holds a
// line end, or after tokensALine tokens, so that a better reading is a diff
// of one line.
//
// Both files begin with a line of their own: "# quinola pins 1", the size of
// the source and its checksum, so that pins are never laid over another text.

import (
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"

	"quinola/corpus"
)

const tokensALine = 40

// head returns the first line of the pins of a source.
func head(src []byte) string {
	return fmt.Sprintf("# quinola pins 1\t%d\t%08x", len(src), crc32.ChecksumIEEE(src))
}

// writeClauses returns clauses.tsv.
func writeClauses(t *corpus.Text) string {
	var b strings.Builder
	b.WriteString(head(t.Source) + "\n")
	for _, c := range t.Clauses {
		flags := "-"
		if c.Lost {
			flags = "lost"
		}
		holes := "-"
		for i, h := range c.Holes {
			if i == 0 {
				holes = ""
			} else {
				holes += ","
			}
			holes += fmt.Sprintf("%d-%d", h.Start, h.End)
		}
		fmt.Fprintf(&b, "%s\t%d\t%d\t%d\t%s\t%s\t%d\t%s\t%s", c.ID, c.Span.Start, c.Span.End, c.Body, c.Kind, dash(c.Label), c.Number, flags, holes)
		for _, d := range c.Division {
			b.WriteString("\t" + d)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func dash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

var escape = strings.NewReplacer("\\", `\\`, "\t", `\t`, "\n", `\n`, "\r", `\r`, ";", `\;`)

// writeReading returns reading.tsv.
func writeReading(t *corpus.Text) string {
	var b strings.Builder
	b.Grow(len(t.Source) * 2)
	b.WriteString(head(t.Source) + "\n")
	leaf, inLine := 0, 0
	end := func() {
		if inLine > 0 {
			b.WriteByte('\n')
			inLine = 0
		}
	}
	for _, k := range t.Tokens() {
		for leaf < len(t.Leaves) && t.Leaves[leaf].Start <= k.Start {
			end()
			fmt.Fprintf(&b, "@%d\t%d\n", leaf+1, t.Leaves[leaf].Start)
			leaf++
		}
		if inLine > 0 {
			b.WriteByte('\t')
		}
		inLine++
		src := string(t.Source[k.Start:k.End])
		b.WriteString(strconv.Itoa(k.Len()))
		if k.Reading != src || k.Why != "" || len(k.Rivals) > 0 {
			b.WriteByte('=')
			escape.WriteString(&b, k.Reading)
			if k.Why != "" || len(k.Rivals) > 0 {
				b.WriteString(";" + string(k.Why))
			}
			for _, r := range k.Rivals {
				b.WriteByte(';')
				escape.WriteString(&b, r)
			}
		}
		if inLine >= tokensALine || strings.Contains(src, "\n") {
			end()
		}
	}
	end()
	for ; leaf < len(t.Leaves); leaf++ {
		fmt.Fprintf(&b, "@%d\t%d\n", leaf+1, t.Leaves[leaf].Start)
	}
	return b.String()
}
