package scan

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// Facts are what a file says of the book that it holds, beside its text. What it does not say
// is empty.
type Facts struct {
	Title, Author, Place, Printer, Year string
	Rights                              string // what others may do with the file
	Lang                                string // of BCP 47
}

// teiHead reads the facts of TEI: the title as the file gives it, and of the print what the
// header says of its source, or else what the title page says of itself.
type teiHead struct {
	facts  Facts
	page   Facts           // what the title page says
	whole  Facts           // what the outermost element says: it may speak of the header
	usage  Facts           // what the header says of languages: it may list several, its own first
	says   *string         // what the element that is read says, nil for nothing
	text   strings.Builder // its text
	within int             // how many elements are open within that element
}

// yearOf finds a year.
var yearOf = regexp.MustCompile(`\b1[0-9]{3}\b`)

func (h *teiHead) open(stack []*element) {
	e := stack[len(stack)-1]
	within := func(name string) bool { return holds(stack, name) }
	if h.says != nil {
		h.within++
		if target := e.attr["target"]; h.says == &h.facts.Rights && strings.Contains(target, "://") {
			h.text.WriteString(" " + target + " ")
		}
		return
	}
	says := func(fact *string) {
		if *fact == "" {
			h.says, h.within = fact, 0
			h.text.Reset()
		}
	}
	printed, header := &h.facts, within("teiHeader")
	if !header {
		printed = &h.page
	}
	ofPrint := !header && within("titlePage") || within("sourceDesc")
	switch {
	case len(stack) == 1:
		h.whole.speaks(e.attr["lang"])
	case e.name == "text" && !header:
		h.facts.speaks(e.attr["lang"])
	case header && e.name == "language":
		h.usage.speaks(e.attr["ident"])
	case header && within("titleStmt") && !within("sourceDesc"):
		switch {
		case e.name == "title" && (e.attr["type"] == "" || e.attr["type"] == "main"):
			says(&h.facts.Title)
		case e.name == "author":
			says(&h.facts.Author)
		}
	case header && !within("sourceDesc") && e.name == "availability":
		says(&h.facts.Rights)
	case ofPrint && e.name == "pubPlace":
		says(&printed.Place)
	case ofPrint && e.name == "publisher":
		says(&printed.Printer)
	case ofPrint && (e.name == "date" || e.name == "docDate"):
		if year := yearOf.FindString(e.attr["when"]); year != "" && printed.Year == "" {
			printed.Year = year
		}
		says(&printed.Year)
	}
}

func (h *teiHead) close() {
	if h.says == nil {
		return
	}
	if h.within > 0 {
		h.within--
		return
	}
	said := strings.Trim(strings.Join(strings.Fields(h.text.String()), " "), " ,:;/")
	switch h.says {
	case &h.facts.Year, &h.page.Year:
		said = yearOf.FindString(said)
	case &h.facts.Title:
		said = strings.TrimSuffix(said, ".")
	}
	*h.says, h.says = said, nil
}

func (h *teiHead) chars(stack []*element, text string) {
	if h.says != nil && !holds(stack, "idno") && !holds(stack, "note") {
		h.text.WriteString(text)
	}
}

// speaks keeps the language that a file says, by any code of it: deu and ger are de.
func (f *Facts) speaks(code string) {
	if tag, err := language.Parse(code); err == nil && f.Lang == "" {
		base, _ := tag.Base()
		f.Lang = base.String()
	}
}

// told returns the facts.
func (h *teiHead) told() Facts {
	f := h.facts
	for _, of := range []struct{ fact, other *string }{{&f.Place, &h.page.Place}, {&f.Printer, &h.page.Printer}, {&f.Year, &h.page.Year}, {&f.Lang, &h.usage.Lang}, {&f.Lang, &h.whole.Lang}} {
		if *of.fact == "" {
			*of.fact = *of.other
		}
	}
	return f
}

// holds reports whether an element of a name is open.
func holds(stack []*element, name string) bool {
	return slices.ContainsFunc(stack, func(e *element) bool { return e.name == name })
}
