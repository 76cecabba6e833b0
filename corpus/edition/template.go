package edition

import (
	"fmt"
	"strings"

	"quinola/corpus"
	"quinola/corpus/page"
	"quinola/corpus/restore"
	"quinola/corpus/scan"
	"quinola/corpus/split"
)

// template returns a text.toml to fill in, and what was found in the scan.
func template(dir string, s Scan, src []byte, made string, e *corpus.Evidence, facts scan.Facts) (Found, string) {
	leaves := page.Leaves(src)
	res := split.Streamed(src, s.Lang, restore.Leafwise(src, s.Lang, leaves, e), leaves, e)
	f := found(res, leaves)
	title := stem(s.File)
	if len(res.Headings) > 0 && len(res.Items) > 0 && res.Headings[0].Span.End <= res.Items[0].Span.Start {
		title = res.Headings[0].Text
	}
	if facts.Title != "" {
		title = facts.Title
		if facts.Author != "" {
			title = facts.Author + ": " + title
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# What this text is. Fill in what you know; then\n#   quinola clauses -corpus %s %s     shows what was found,\n#   quinola pin -corpus %s %s         pins it, once you are content.\n", dir, s.ID, dir, s.ID)
	fmt.Fprintf(&b, "title      = %q\nshort      = %q # how it is called in a line\nlang       = %q\n", title, s.ID, s.Lang)
	provenance := made
	if s.Encoding != "" && s.Encoding != "utf-8" {
		provenance = "source.txt was turned into UTF-8 from " + s.Encoding
	}
	for _, k := range []struct{ key, value, why string }{
		{"place", facts.Place, ""}, {"printer", facts.Printer, ""}, {"year", facts.Year, "1785, or about 1755"}, {"certainty", "", "how the year is known"},
		{"scan", "", "what made the text: a program, a library, your own hand"}, {"provenance", provenance, "where the file comes from"},
		{"rights", facts.Rights, "what others may do with it"}, {"divided", "", "how the book is divided, in a sentence"},
		{"game", "", "where it tells but one: its name, its players and its cards"}, {"players", "", ""}, {"pack", "", ""},
	} {
		fmt.Fprintf(&b, "%-10s = %q", k.key, k.value)
		if k.why != "" {
			b.WriteString(" # " + k.why)
		}
		b.WriteByte('\n')
	}
	b.WriteString("# images   = true    # if the readings are held against images of the pages\n")
	if f.Through {
		fmt.Fprintf(&b, "through    = true # the numbers run on from one division to the next, so that ids are %s:1, %s:2\n", s.ID, s.ID)
	} else {
		b.WriteString("# through  = true    # if the items are numbered through all divisions\n")
	}
	fmt.Fprintf(&b, "paragraphs = [\"*\"] # further paragraphs within a numbered item are clauses of their own: %s:1.p2; [] leaves items whole\n", s.ID)
	fmt.Fprintf(&b, "\n# Found: %s\n", f)
	b.WriteString("# A division may be given a name of your own and a slug, which is its part of\n# the ids of its clauses. Strike the # before those you want; what you leave\n# out gets a slug from its words. plain = true takes a heading for none.\n")
	seen := map[string]int{}
	for _, h := range res.Headings {
		g := slug(h.Text)
		if seen[g]++; seen[g] > 1 {
			g = fmt.Sprintf("%s-%d", g, seen[g])
		}
		fmt.Fprintf(&b, "#\n# [[division]]\n# heading = %q\n# slug    = %q\n", h.Text, g)
	}
	return f, b.String()
}

// found counts what splitting found.
func found(res split.Result, leaves []corpus.Span) Found {
	f := Found{Leaves: max(1, len(leaves)), Headings: len(res.Headings), Clauses: len(res.Items)}
	last, lastHead := 0, -1
	for _, it := range res.Items {
		if it.Number == 0 || it.Label == "" {
			continue
		}
		f.Numbered++
		switch {
		case it.Number <= last:
			f.Through, last = false, 1<<30 // a second row: never through again
		case it.Head != lastHead && last > 0 && last < 1<<30:
			f.Through, last = true, it.Number
		case last < 1<<30:
			last = it.Number
		}
		lastHead = it.Head
	}
	return f
}

// String tells what was found in a line.
func (f Found) String() string {
	s := fmt.Sprintf("%s, %s, %s in all, on %s", count(f.Headings, "heading", "headings"), count(f.Numbered, "numbered item", "numbered items"),
		count(f.Clauses, "clause", "clauses"), count(f.Leaves, "leaf", "leaves"))
	return s
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}
