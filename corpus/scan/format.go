package scan

import (
	"bytes"
	"fmt"
	"regexp"
)

// Format is what a file of a scan is written in.
type Format string

// The formats.
const (
	Plain Format = "plain text"
	HOCR  Format = "hOCR"
	ALTO  Format = "ALTO"
	PAGE  Format = "PAGE XML"
	ABBYY Format = "ABBYY XML"
	DjVu  Format = "DjVu XML"
	TSV   Format = "Tesseract's TSV"
	METS  Format = "METS" // which lists the files of a book and holds no text
	TEI   Format = "TEI"  // which says what each line is, and not where it stands
	HTML  Format = "HTML" // a page of the web that shows a text
	Other Format = "XML"  // of another kind
)

// places reports whether a format says where each word stands.
func places(f Format) bool {
	switch f {
	case HOCR, ALTO, PAGE, ABBYY, DjVu, TSV:
		return true
	}
	return false
}

// Placed names the formats that say where each word stands, or what each line is.
const Placed = "hOCR, ALTO, PAGE XML, ABBYY XML, DjVu XML, Tesseract's TSV or TEI"

var (
	rootElement = regexp.MustCompile(`<(?:[A-Za-z][\w.-]*:)?([A-Za-z][\w.-]*)[\s>/]`)
	fineReader  = regexp.MustCompile(`<(?:[\w.-]+:)?document\s[^>]*(?:abbyy\.com/FineReader_xml|\bproducer\s*=\s*["'][^"']*FineReader)`)
	hocrClass   = regexp.MustCompile(`class\s*=\s*["'][^"']*\bocr_(page|line|carea|par)\b`)
)

// sniffed is how much of a file is looked at to tell what it is.
const sniffed = 64 << 10

// Sniff tells what a file is written in by how it begins.
func Sniff(data []byte) Format {
	head := bytes.TrimLeft(bytes.TrimPrefix(narrowed(data[:min(len(data), sniffed)]), []byte("\ufeff")), " \t\r\n")
	if isTSV(head) {
		return TSV
	}
	if len(head) == 0 || head[0] != '<' || bytes.HasPrefix(head, []byte("<|")) {
		return Plain
	}
	m := rootElement.FindSubmatch(head)
	if m == nil {
		return Plain
	}
	switch string(bytes.ToLower(m[1])) {
	case "alto":
		return ALTO
	case "pcgts":
		return PAGE
	case "document":
		if fineReader.Match(head) {
			return ABBYY
		}
	case "djvuxml":
		return DjVu
	case "mets":
		return METS
	case "tei", "tei.2", "teicorpus", "ets", "eebo": // the last two of the Text Creation Partnership's own
		return TEI
	case "html":
		if hocrClass.Match(head) {
			return HOCR
		}
		return HTML
	}
	if hocrClass.Match(head) {
		return HOCR
	}
	if bytes.HasPrefix(head, []byte("<?xml")) {
		return Other
	}
	return Plain
}

// other says of XML of another kind what it is.
func other(name string, data []byte) error {
	what, cure := "holds no scanned text", "name "+Placed+", or export the scan as one of these, or its text as plain text"
	head := data[:min(len(data), sniffed)]
	m := rootElement.FindSubmatch(head)
	switch {
	case Sniff(head) == HTML:
		what, cure = "is a page of the web", "name it alone, as one file, or save its text as plain text"
	case Sniff(head) == METS:
		what = "is METS and holds no scanned text"
		cure = "name the folder of its pages"
	case m != nil:
		what = fmt.Sprintf("is <%s> and holds no scanned text", m[1])
	}
	return &Error{File: name, What: what, Cure: cure}
}

// Pages reads the pages of one file, and what it says of its book; name is told in errors.
func Pages(name string, data []byte) ([]Page, Facts, error) {
	var facts Facts
	if len(data) > maxFile {
		return nil, facts, &Error{File: name, What: "is larger than 512 MB", Cure: "part it, a file a page or a volume"}
	}
	data = narrowed(data)
	var pages []Page
	var err error
	switch f := Sniff(data); f {
	case HOCR:
		pages, err = readHOCR(name, data)
	case ALTO:
		pages, err = readALTO(name, data)
	case PAGE:
		pages, err = readPAGE(name, data)
	case ABBYY:
		pages, err = readABBYY(name, bytes.NewReader(data), surely(data))
	case DjVu:
		pages, err = readDjVu(name, data)
	case TSV:
		pages, err = readTSV(name, data)
	case TEI:
		pages, facts, err = readTEI(name, data)
	case Plain:
		return nil, facts, &Error{File: name, What: "is plain text, without places", Cure: "give plain text as one file"}
	default:
		return nil, facts, other(name, data)
	}
	pages, err = counted(name, pages, err)
	return pages, facts, err
}

// What is wrong with a scan of more pages than maxPages, and what to do about it.
const (
	tooManyPages = "has more than 20,000 pages"
	partIt       = "part it into volumes"
)

// counted returns the pages that were read of a file, if there are any and not too many.
func counted(name string, pages []Page, err error) ([]Page, error) {
	switch {
	case err != nil:
		return nil, err
	case len(pages) > maxPages:
		return nil, &Error{File: name, What: tooManyPages, Cure: partIt}
	case len(pages) == 0:
		return nil, &Error{File: name, What: "has no page in it", Cure: "export it again, with its text"}
	}
	return pages, nil
}
