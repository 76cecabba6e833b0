package edition

import "testing"

// A new text is named by its book, whatever it is packed by and written in, in the letters
// of the name of its file, ligatures among them.
func TestIDOf(t *testing.T) {
	for name, want := range map[string]string{
		"Œuvres mêlées (1764).txt":   "oeuvres-melees-1764",
		"Straße.pdf.txt":             "strasse-pdf",
		"Ærlig Spil":                 "aerlig-spil",
		"…":                          "",
		"scans/Rouen 1730.txt":       "rouen-1730",
		"Rouen.xml.gz":               "rouen",
		"Rouen.alto.xml":             "rouen-alto",
		"lejeu00paris_abbyy.gz":      "lejeu00paris",
		"lejeu00paris_djvu.xml":      "lejeu00paris",
		"lejeu00paris_chocr.html.gz": "lejeu00paris",
		"rouen-1730":                 "rouen-1730",
	} {
		if got := IDOf(name); got != want {
			t.Errorf("IDOf(%q) = %q, want %q", name, got, want)
		}
	}
}
