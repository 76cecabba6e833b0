package reading

import (
	"html/template"
	"strings"

	"quinola/site/page"
)

// EntriesHTML writes the entries of the apparatus, tens of thousands in all: the
// word and its number, how the scan has it, why the reading differs. The words
// of the interface are the template's: what a number is called, what stands
// for a word that is not read, and what goes before the scan and the rivals.
func EntriesHTML(l Layers, word, unread, scan, rivals string) template.HTML {
	var m nodes
	lang := func() {
		m.WriteString(` lang="`)
		m.text(l.Lang)
		m.WriteByte('"')
	}
	for i := range l.Entries {
		x := &l.Entries[i]
		m.WriteString(`<li id="a`)
		m.number(x.N)
		m.WriteString(`" data-word="`)
		m.number(x.Word)
		m.WriteByte('"')
		if x.Line != "" {
			m.WriteString(` data-line="`)
			m.text(x.Line)
			m.WriteByte('"')
		}
		m.WriteByte('>')
		if x.Word != 0 {
			m.WriteString(`<a class="back" href="#w`)
			m.number(x.Word)
			m.WriteString(`" aria-label="`)
			m.text(word)
			m.WriteByte(' ')
			m.number(x.Word)
			m.WriteString(`">`)
			m.number(x.Word)
			m.WriteString(`</a> `)
		}
		m.WriteString(`<b`)
		if x.Reading != "" {
			lang()
			m.WriteByte('>')
			m.escaped(x.Reading, &curled) // as the page prints it
		} else {
			m.WriteByte('>')
			m.text(unread)
		}
		m.WriteString(`</b>: `)
		m.text(scan)
		m.WriteString(` <q class="scan"`)
		lang()
		m.WriteByte('>')
		m.text(x.Scan)
		m.WriteString(`</q>`)
		for _, reason := range x.Reasons {
			m.WriteString(`; `)
			m.text(page.Printed(reason))
		}
		if x.Cert != "" {
			m.WriteString(` (`)
			m.text(x.Cert)
			m.WriteByte(')')
		}
		if x.Evidence != "" {
			m.WriteString(`. <span class="evidence" lang="en">`)
			m.text(page.Printed(x.Evidence))
			m.WriteString(`</span>`)
		}
		if len(x.Rivals) > 0 {
			m.WriteString(`. `)
			m.text(rivals)
			m.WriteString(`: <i`)
			lang()
			m.WriteByte('>')
			m.text(strings.Join(x.Rivals, ", ")) // readings, letter by letter
			m.WriteString(`</i>`)
		}
		m.WriteString(`</li>`)
	}
	return template.HTML(m.String())
}
