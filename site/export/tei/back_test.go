package tei_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// back gives the source and the reading of a text back from its apparatus.
func back(document []byte) (source, reading string, err error) {
	var s, r strings.Builder
	err = walk(document, func(path []string, text string) {
		in := place(path)
		if !in.body {
			return
		}
		if in.scan != in.print || !in.apart {
			switch {
			case in.print:
				r.WriteString(text)
			case in.scan:
				s.WriteString(text)
			default:
				s.WriteString(text)
				r.WriteString(text)
			}
		}
	})
	return s.String(), r.String(), err
}

// where is the place of a text in the apparatus.
type where struct {
	body  bool // it stands in an ab: white space between these means nothing
	apart bool // in an app or a fw
	print bool // ... as what was printed
	scan  bool // ... as what the scan has
}

func place(path []string) where {
	var in where
	for _, name := range path {
		switch name {
		case "ab":
			in.body = true
		case "app":
			in.apart = true
		case "fw":
			in.apart, in.scan = true, true
		case "lem":
			in.print = true
		case "rdg=#scan":
			in.scan = true
		}
	}
	return in
}

// readings gives the readings of the clauses back from the document for
// readers, by their xml:id, with all runs of white space as one space.
func readings(document []byte) (map[string]string, error) {
	found := map[string]string{}
	err := walk(document, func(path []string, text string) {
		id := ""
		for _, name := range path {
			switch {
			case strings.HasPrefix(name, "id="):
				id = strings.TrimPrefix(name, "id=")
			case name == "reg", name == "corr", name == "unclear=low":
				return
			}
		}
		if id != "" {
			found[id] += text
		}
	})
	for id, text := range found {
		found[id] = strings.Join(strings.Fields(text), " ")
	}
	return found, err
}

// walk calls do for each text of a document, with the elements in which it
// stands. Where an attribute matters, it is told with the name: a witness or a
// certainty after it, an id as an element of its own. What stands for a text
// (a character that XML cannot hold, a gap, the end of a cell) is told as that.
func walk(document []byte, do func(path []string, text string)) error {
	dec := xml.NewDecoder(bytes.NewReader(document))
	var path []string
	var sizes []int // how many names each open element has added
	for {
		tok, err := dec.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("tei: %w", err)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			before := len(path)
			name := tok.Name.Local
			for _, a := range tok.Attr {
				switch {
				case a.Name.Local == "id" && tok.Name.Local != "respStmt" && tok.Name.Local != "char" && tok.Name.Local != "witness":
					path = append(path, "id="+a.Value)
				case a.Name.Local == "wit" && name == "rdg", a.Name.Local == "cert" && name == "unclear":
					name += "=" + a.Value
				case a.Name.Local == "ref" && name == "g":
					code, err := strconv.ParseInt(strings.TrimPrefix(a.Value, "#char-"), 16, 32)
					if err != nil {
						return fmt.Errorf("tei: the character %q is not named as this program names them", a.Value)
					}
					do(path, string(rune(code)))
				}
			}
			path = append(path, name)
			sizes = append(sizes, len(path)-before)
			if name == "gap" {
				do(path, "[…]")
			}
		case xml.EndElement:
			if name := tok.Name.Local; name == "cell" || name == "l" || name == "head" {
				do(path, "\n")
			}
			path = path[:len(path)-sizes[len(sizes)-1]]
			sizes = sizes[:len(sizes)-1]
		case xml.CharData:
			do(path, string(tok))
		}
	}
}
