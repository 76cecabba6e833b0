package edition

import "testing"

// What names a new text has the letters of its name, ligatures among them.
func TestPlainID(t *testing.T) {
	for name, want := range map[string]string{
		"Œuvres mêlées (1764).txt": "oeuvres-melees-1764",
		"Straße.pdf.txt":           "strasse-pdf",
		"Ærlig Spil":               "aerlig-spil",
		"…":                        "",
	} {
		if got := IDOf(name); got != want {
			t.Errorf("IDOf(%q) = %q, want %q", name, got, want)
		}
	}
}
