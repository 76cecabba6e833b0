package scan

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// tsvHead is how the TSV of Tesseract begins: the names of its columns.
const tsvHead = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"

// The levels of its rows.
const (
	tsvPage      = 1
	tsvBlock     = 2
	tsvParagraph = 3
	tsvLine      = 4
	tsvWord      = 5
)

// tsvColumns is how many columns a row has; that of the text, the last, is left out where it
// would be empty.
const tsvColumns = 12

// isTSV reports whether a file begins as the TSV of Tesseract does.
func isTSV(head []byte) bool { return bytes.HasPrefix(head, []byte(tsvHead)) }

// readTSV reads the TSV of Tesseract: a row for each page, block, paragraph, line and word.
// Files of several pages that were put together have their heads within.
func readTSV(name string, data []byte) ([]Page, error) {
	var pages []Page
	begins := true
	n := 0
	for row := range bytes.Lines(bytes.TrimPrefix(data, []byte("\ufeff"))) {
		n++
		text := strings.TrimRight(string(row), "\r\n")
		if text == "" || isTSV(row) {
			continue
		}
		level, box, sure, word, err := tsvRow(text)
		if err != nil {
			return nil, &Error{File: name, Line: n, What: "is no row of Tesseract's TSV: " + err.Error(), Cure: "make it again: tesseract PICTURE PAGE -l fra tsv"}
		}
		if level == tsvPage {
			pages = append(pages, Page{Width: box.X1, Height: box.Y1})
			begins = true
			continue
		}
		if len(pages) == 0 {
			return nil, &Error{File: name, Line: n, What: "a row before that of its page", Cure: "make it again: tesseract PICTURE PAGE -l fra tsv"}
		}
		page := &pages[len(pages)-1]
		switch level {
		case tsvBlock, tsvParagraph:
			begins = true
		case tsvLine:
			page.Lines = append(page.Lines, Line{Begins: begins, Box: box})
			begins = false
		case tsvWord:
			if line := page.last(); line != nil && strings.TrimSpace(word) != "" {
				line.Words = append(line.Words, Word{Text: strings.TrimSpace(word), Box: box, Sure: sure})
			}
		}
	}
	return pages, nil
}

// tsvRow reads a row.
func tsvRow(row string) (level int, box Box, sure float64, word string, err error) {
	fields := strings.SplitN(row, "\t", tsvColumns)
	if len(fields) < tsvColumns-1 {
		return 0, Box{}, unsaid, "", fmt.Errorf("it has %d columns of %d", len(fields), tsvColumns)
	}
	var n [tsvColumns - 1]float64
	for i := range n {
		if n[i], err = strconv.ParseFloat(fields[i], 64); err != nil {
			return 0, Box{}, unsaid, "", fmt.Errorf("column %d is no number", i+1)
		}
	}
	if len(fields) == tsvColumns {
		word = fields[tsvColumns-1]
	}
	sure = unsaid
	if conf := n[10]; conf >= 0 {
		sure = min(conf/100, 1)
	}
	return int(n[0]), Box{n[6], n[7], n[6] + n[8], n[7] + n[9]}, sure, word, nil
}
