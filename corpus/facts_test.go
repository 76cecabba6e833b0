package corpus

import "testing"

func TestYearOf(t *testing.T) {
	for _, x := range []struct {
		says, year string
		exact      bool
	}{
		{"1785", "1785", true}, {"about 1755", "1755", false}, {"1750-1760", "", false}, {"unknown", "", false}, {"", "", false}, {"an VII", "", false}, {"178?", "", false},
	} {
		m := Meta{Year: x.says}
		if year, exact := m.YearOf(); year != x.year || exact != x.exact {
			t.Errorf("%q: %q %v, want %q %v", x.says, year, exact, x.year, x.exact)
		}
	}
}
