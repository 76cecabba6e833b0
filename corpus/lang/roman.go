package lang

import "strings"

// numerals are the letters of Roman numerals, from the highest.
var numerals = []struct {
	value   int
	letters string
}{
	{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"},
}

// Roman writes a number as the books do, in capitals; "" for none.
func Roman(n int) string {
	var b strings.Builder
	for _, p := range numerals {
		for ; n >= p.value; n -= p.value {
			b.WriteString(p.letters)
		}
	}
	return b.String()
}

// FromRoman reads a Roman numeral, in capitals or small letters, with IIII for
// IV as printers set it; 0 for what is none.
func FromRoman(s string) int {
	up := strings.ToUpper(s)
	if up != s && strings.ToLower(s) != s || strings.Trim(up, "IVXLCDM") != "" {
		return 0
	}
	n, rest := 0, up
	for _, p := range numerals {
		for strings.HasPrefix(rest, p.letters) {
			n += p.value
			rest = rest[len(p.letters):]
		}
	}
	if rest != "" || n >= 4000 {
		return 0
	}
	if want := Roman(n); want != up && strings.NewReplacer("IIII", "IV").Replace(up) != want && strings.NewReplacer("VIIII", "IX", "XXXX", "XL").Replace(up) != want {
		return 0
	}
	return n
}
