package lang

import "strings"

// rule replaces what a word begins with, ends with or holds.
type rule struct {
	old, new string
	why      string
}

// set makes a set of the words of a list.
func set(list string) map[string]bool {
	s := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		s[w] = true
	}
	return s
}

// pairs makes a map of a list "old new old new …".
func pairs(list string) map[string]string {
	f := strings.Fields(list)
	m := make(map[string]string, len(f)/2)
	for i := 0; i+1 < len(f); i += 2 {
		m[f[i]] = f[i+1]
	}
	return m
}
