package corpus

import "strings"

// Known returns what the editors tell of a text, "" where they say that it is not
// known or not named: a catalogue takes such words for a name.
func Known(fact string) string {
	if fact == "unknown" || fact == "not named" {
		return ""
	}
	return fact
}

// YearOf returns the year of a text in four figures, and whether the editors tell it
// as exact: of "about 1755" it is 1755, and is not. It is "" where they tell
// none, or several.
func (m *Meta) YearOf() (year string, exact bool) {
	for _, word := range strings.FieldsFunc(m.Year, func(r rune) bool { return r < '0' || r > '9' }) {
		if len(word) != 4 || year != "" {
			return "", false
		}
		year = word
	}
	return year, year != "" && strings.TrimSpace(m.Year) == year
}
