package index

import (
	"strconv"
	"strings"
)

// flat keeps a text on one line: a line end in it becomes "\v".
var flat = strings.NewReplacer("\n", "\v", "\v", " ", "\t", " ")

// blocks writes the texts, and returns how many clauses each block has.
func (s *shards) blocks() []int {
	total := 0
	for i := range s.docs {
		_, text := s.field.of(&s.docs[i])
		total += len(text)
	}
	target := max(blockSize, total/mostFiles)
	var sizes []int
	var b strings.Builder
	size := 0
	flush := func() {
		if size > 0 {
			s.files.put(s.field.folder+"t/"+strconv.Itoa(len(sizes)), b.String())
			sizes = append(sizes, size)
		}
		b.Reset()
		size = 0
	}
	for i := range s.docs {
		if b.Len() > target {
			flush()
		}
		d := &s.docs[i]
		lang, text := s.field.of(d)
		b.WriteString(path(d) + "\t" + label(d) + "\t" + flat.Replace(text) + s.field.besides(lang, text) + "\n")
		size++
	}
	flush()
	return sizes
}

// besides returns the language of a clause's text, if it differs from that of the
// readers of the field.
func (f *field) besides(lang, text string) string {
	if f.told == "" || f.told == lang || text == "" {
		return ""
	}
	return "\t" + lang
}

// encodeFacets writes the names of kinds, games and rules, a line each, then
// a line for each clause: the numbers of its kind, its game and its rules.
func encodeFacets(docs []Doc) string {
	var names [3][]string
	numbers := [3]map[string]int{{}, {}, {}}
	number := func(i int, name string) string {
		n, ok := numbers[i][name]
		if !ok {
			n = len(names[i])
			numbers[i][name] = n
			names[i] = append(names[i], name)
		}
		return b36(n)
	}
	var b strings.Builder
	for _, d := range docs {
		b.WriteString(number(0, d.Kind) + " " + number(1, d.Game))
		for _, r := range d.Rules {
			b.WriteString(" " + number(2, r))
		}
		b.WriteByte('\n')
	}
	return strings.Join(names[0], "\t") + "\n" + strings.Join(names[1], "\t") + "\n" + strings.Join(names[2], "\t") + "\n" + b.String()
}

// encodeForms writes the forms that may be suggested, each with its count; the
// first character tells how many letters it shares with the form before.
func (v *Vocabulary) encodeForms() string {
	var b strings.Builder
	prev := []rune{}
	for i := 0; i < len(v.Forms); i++ {
		f, count := v.Forms[i], 0
		for ; i < len(v.Forms) && v.Forms[i].Form == f.Form; i++ {
			if v.Forms[i].Known || v.Forms[i].Count > 1 {
				count += v.Forms[i].Count
			}
		}
		i--
		if count == 0 {
			continue
		}
		form := []rune(f.Form)
		n := 0
		for n < len(prev) && n < len(form) && n < 35 && prev[n] == form[n] {
			n++
		}
		b.WriteString(b36(n) + string(form[n:]))
		if count > 1 {
			b.WriteString("\t" + b36(count))
		}
		b.WriteByte('\n')
		prev = form
	}
	return b.String()
}
