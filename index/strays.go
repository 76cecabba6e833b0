package index

import (
	"slices"
	"strconv"
	"strings"
)

// Strays are forms that are no known words: misreadings that the scan left. Each word
// of a query is compared with them. If there are few, they lie in the first file and
// all are compared. If there are many, they lie in files of their own, sorted by their
// beginnings and again by their endings. Then only strays are compared whose skeleton
// begins like that of a form sought, or ends like that of the typed word. So the page
// reads one file of each sort and not all, and the command does the same.
//
//	s/N     strays by beginning; k/s/N where they stand
//	e/N     the same by ending; one field more: the line in s/N

// manyStrays is the number from which strays no longer fit into the first file.
const manyStrays = 1200

// strayFileSize is the size of a file of strays, before it is packed.
const strayFileSize = 9000

// ends is how many letters of a skeleton are its beginning, or its end.
const ends = 3

// skeleton writes one letter for each run of letters that the scan confuses.
func skeleton(form string) string {
	var b strings.Builder
	last := rune(-1)
	for _, r := range form {
		if c, ok := classOf[r]; ok {
			r = c
		}
		if r != last {
			b.WriteRune(r)
		}
		last = r
	}
	return b.String()
}

var classOf = func() map[rune]rune {
	m := map[rune]rune{}
	for _, class := range tables.Skeleton {
		first := []rune(class)[0]
		for _, r := range class {
			m[r] = first
		}
	}
	return m
}()

// beginning and ending are the keys of a form among the strays; an ending is
// written backwards.
func beginning(form string) string {
	s := []rune(skeleton(form))
	return string(s[:min(ends, len(s))])
}

func ending(form string) string {
	s := []rune(skeleton(form))
	slices.Reverse(s)
	return string(s[:min(ends, len(s))])
}

// stray is a form of the strays as the files have it.
type stray struct{ form, line, places string }

// partStrays writes the files of many strays, and returns the first key of each file.
func (s *shards) partStrays() (beginnings, endings []string) {
	slices.SortStableFunc(s.strays, func(a, b stray) int { return strings.Compare(beginning(a.form), beginning(b.form)) })
	lines, places := &parted{}, &parted{}
	at := make([]string, len(s.strays))
	for i, t := range s.strays {
		key := beginning(t.form)
		lines.add(key, t.line)
		places.addTo(len(lines.files)-1, t.places)
		at[i] = b36(lines.lines - 1)
	}
	byEnd := &parted{}
	order := make([]int, len(s.strays))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return strings.Compare(ending(s.strays[a].form), ending(s.strays[b].form)) })
	for _, i := range order {
		byEnd.add(ending(s.strays[i].form), s.strays[i].line+"\t"+at[i])
	}
	for folder, p := range map[string]*parted{"s/": lines, "k/s/": places, "e/": byEnd} {
		for n, f := range p.files {
			s.files.put(s.field.folder+folder+strconv.Itoa(n), f.String())
		}
	}
	return lines.begins, byEnd.begins
}

// parted are files of lines, each file beginning with a key of its own.
type parted struct {
	files  []*strings.Builder
	begins []string
	lines  int // of the last file
	key    string
}

func (p *parted) add(key, line string) {
	if len(p.files) == 0 || key != p.key && p.files[len(p.files)-1].Len() > strayFileSize {
		p.files = append(p.files, &strings.Builder{})
		p.begins = append(p.begins, key)
		p.lines = 0
	}
	p.key = key
	p.addTo(len(p.files)-1, line)
	p.lines++
}

func (p *parted) addTo(file int, line string) {
	for len(p.files) <= file {
		p.files = append(p.files, &strings.Builder{})
	}
	p.files[file].WriteString(line + "\n")
}
