package edition

import (
	"regexp"
	"strconv"
	"strings"

	"quinola/corpus"
	"quinola/corpus/split"
)

// A namer gives the items of a text their paths.
type namer struct {
	through bool
	used    map[string]bool   // by a clause of now, or of old
	kept    map[int]string    // the paths that pinned items keep, by their place among the items
	rows    map[rowKey]string // the letter of each row of numbers, "" for the first of a division
	letters map[string]bool   // divisions and letters of rows that are taken
	paths   []string          // of the items named so far
	last    map[string]string // the paragraph last named in each division
	stanzas map[string]int
}

// A rowKey is a row of numbers in a division.
type rowKey struct {
	slug string
	list int
}

var paragraphPath = regexp.MustCompile(`^(?:(.*)\.)?(p[0-9]+)([a-z]*)$`)

// newNamer lays the pinned paths along the items, whose divisions have slugs.
func newNamer(t *corpus.Text, l *ledger, items []split.Item, slugs []string) *namer {
	n := &namer{
		through: t.Meta.Through, used: map[string]bool{}, kept: map[int]string{}, rows: map[rowKey]string{},
		letters: map[string]bool{}, last: map[string]string{}, stanzas: map[string]int{},
	}
	if l == nil {
		return n
	}
	for _, m := range l.moved {
		n.used[m.from] = true
	}
	spans := make([]corpus.Span, len(items))
	for i, it := range items {
		spans[i] = it.Span
	}
	for _, inside := range [2]bool{true, false} {
		for _, a := range l.anchors {
			i := holder(spans, a.at)
			if i < 0 || inside != (spans[i].Start <= a.at && a.at < spans[i].End) {
				continue
			}
			n.keep(i, items[i], slugs[i], a.path)
		}
	}
	for _, a := range l.anchors {
		if m := paragraphPath.FindStringSubmatch(a.path); m != nil {
			n.used[a.path] = true // even if its clause is gone: a path is given once
		}
	}
	return n
}

// keep lets an item have a pinned path if it is of its division and its kind.
func (n *namer) keep(i int, it split.Item, slug, path string) {
	if it.Kind == corpus.KindVerse {
		return
	}
	if it.Number == 0 {
		m := paragraphPath.FindStringSubmatch(path)
		if m == nil || n.kept[i] != "" {
			return
		}
		if m[1] == slug && it.Within == 0 || it.Within > 0 && numberedPath.MatchString(m[1]) && (n.through || slug == "" || strings.HasPrefix(m[1], slug+".")) {
			n.kept[i] = path
		}
		return
	}
	rest, ok := strings.CutSuffix(path, strconv.Itoa(it.Number))
	if !ok || n.through {
		return
	}
	rest = strings.TrimSuffix(rest, ".")
	row := ""
	if rest != slug {
		if row, ok = strings.CutPrefix(rest, slug+"."); !ok || strings.Contains(row, ".") || len(row) != 1 {
			return
		}
	}
	k := rowKey{slug, it.List}
	if _, ok := n.rows[k]; !ok && !n.letters[slug+"."+row] {
		n.rows[k] = row
		n.letters[slug+"."+row] = true
	}
}

// name is the path of the ith item. Items are named in their order.
func (n *namer) name(i int, it split.Item, slug string) string {
	if it.Within > 0 {
		slug = n.paths[it.Within-1]
		if n.last[slug] == "" {
			n.last[slug] = under(slug, "p1") // the item itself
		}
	}
	path := n.path(i, it, slug)
	n.paths = append(n.paths, path)
	return path
}

func (n *namer) path(i int, it split.Item, slug string) string {
	path := ""
	switch {
	case it.Kind == corpus.KindVerse:
		n.stanzas[slug]++
		path = under(slug, strconv.Itoa(n.stanzas[slug]))
	case it.Number == 0:
		if path = n.kept[i]; path == "" {
			path = n.paragraph(i, slug)
		}
		n.last[slug] = path
		n.used[path] = true
		return path
	case n.through:
		path = strconv.Itoa(it.Number)
	default:
		path = under(under(slug, n.row(slug, it.List)), strconv.Itoa(it.Number))
	}
	for p, k := path, 2; n.used[path]; k++ {
		path = p + "-" + strconv.Itoa(k)
	}
	n.used[path] = true
	return path
}

// paragraph returns the path of a paragraph that is not pinned: the next number if
// nothing pinned follows in its division, else that of the paragraph before
// with a letter.
func (n *namer) paragraph(i int, slug string) string {
	number, before := 0, ""
	if m := paragraphPath.FindStringSubmatch(n.last[slug]); m != nil {
		number, _ = strconv.Atoi(m[2][1:])
		before = m[2]
	}
	if next := under(slug, "p"+strconv.Itoa(number+1)); !n.used[next] {
		return next
	}
	if before == "" {
		before = "p0"
		if path := under(slug, before); !n.used[path] {
			return path
		}
	}
	for k := 1; ; k++ {
		if path := under(slug, before+letter(k)); !n.used[path] {
			return path
		}
	}
}

// row returns the letter of a row of numbers: none for the first of its division,
// then b, c ...
func (n *namer) row(slug string, list int) string {
	k := rowKey{slug, list}
	if row, ok := n.rows[k]; ok {
		return row
	}
	row := ""
	for i := 1; n.letters[slug+"."+row]; i++ {
		row = letter(i)
	}
	n.rows[k] = row
	n.letters[slug+"."+row] = true
	return row
}

func under(slug, part string) string {
	switch {
	case slug == "":
		return part
	case part == "":
		return slug
	}
	return slug + "." + part
}

// letter returns b for the second of a kind, c for the third ...
func letter(k int) string {
	s := string(rune('a' + k%26))
	for k /= 26; k > 0; k /= 26 {
		s = string(rune('a'+k%26)) + s
	}
	return s
}
