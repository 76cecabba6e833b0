package index

import (
	"strconv"
	"strings"

	"quinola/corpus/lang"
)

// labelScore ranks a clause that the query names by its number above every
// clause that only holds its words.
const labelScore = 1 << 30

// goTo puts the clauses that the query names, and its filters pass, above the
// others.
func (a *answer) goTo(q Query) error {
	named := a.named(q.Named)
	if len(named) == 0 {
		return nil
	}
	allowed, err := a.filtered(q.Filters)
	if err != nil {
		return err
	}
	if a.scores == nil {
		a.scores = map[int]int{}
	}
	for _, n := range named {
		if allowed[n] {
			a.scores[n] = max(a.scores[n], labelScore)
		}
	}
	return nil
}

// named finds the clauses that a whole query names: an id (hague-1785:35),
// or a number or label, after some of the letters of a text's id or names or not
// ("hague 18", "XVIII", "reglor reversy 2.29").
func (x *Index) named(s string) []int {
	s = strings.ToLower(strings.TrimSpace(s))
	if n, ok := x.byID[s]; ok {
		return []int{n}
	}
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > 4 {
		return nil
	}
	last := strings.Trim(words[len(words)-1], ".,")
	number, err := strconv.Atoi(last)
	if err != nil {
		number = Roman(last)
	}
	if number == 0 && !strings.Contains(last, ".") {
		return nil
	}
	if len(words) == 1 && number < 1 {
		return nil
	}
	called := map[string]string{}
	for _, b := range x.books {
		called[b.Text] = strings.Join(b.Names, " ")
	}
	var found []int
	for i, e := range x.clauses {
		path := e.id[strings.IndexByte(e.id, ':')+1:]
		if (number == 0 || e.number != number) && !strings.HasSuffix("."+path, "."+last) {
			continue
		}
		ok := true
		for _, w := range words[:len(words)-1] {
			ok = ok && (strings.Contains(e.text+" "+called[e.text], Fold("", w)) || strings.HasPrefix(path, w) || w == "art" || w == "art." || w == "article")
		}
		if ok {
			found = append(found, i)
		}
	}
	return found
}

// Roman is the number that a Roman numeral stands for, or 0 if s is none. The
// letters above C are left out: dix is a word.
func Roman(s string) int {
	up := strings.ToUpper(s)
	if n := lang.FromRoman(up); n < 400 && lang.Roman(n) == up {
		return n
	}
	return 0
}
