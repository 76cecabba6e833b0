package reading

import (
	"strings"
	"testing"

	"quinola/corpus"
)

// tokenised cuts a line into words, marks and white space, read as they stand.
func tokenised(src string) []corpus.Token {
	var list []corpus.Token
	for at := 0; at < len(src); {
		end := at + 1
		if strings.IndexByte(marks, src[at]) < 0 {
			space := strings.IndexByte(" \t\n", src[at]) >= 0
			for end < len(src) && strings.IndexByte(marks, src[end]) < 0 && (strings.IndexByte(" \t\n", src[end]) >= 0) == space {
				end++
			}
		}
		list = append(list, corpus.Token{Span: corpus.Span{Start: at, End: end}, Reading: strings.ReplaceAll(src[at:end], "\t", " ")})
		at = end
	}
	return list
}

// marks stand by themselves.
const marks = ".-,|"

func TestRows(t *testing.T) {
	for _, c := range []struct {
		name, src string
		kind      corpus.Kind
		want      string // a row a line; cells parted by |, leaders in <>, figures after =
	}{
		{"prose has none", "Une fiche\npar As", corpus.KindRule, ""},
		{"lines of verse", "Några Reglor\n\nÅt Spelare;\n", corpus.KindVerse, "Några Reglor\nÅt Spelare;"},
		{"tabulators and leaders", "Lomber\t-\t-\tSid. 8.\nQuadrille, Poëm\t-\t-\t13.", corpus.KindTable, "Lomber|<- ->|=Sid. 8.\nQuadrille, Poëm|<- ->|=13."},
		{"a figure closes the row", "Six Contracts, ... 48 each 248\nThirty-two fish 32\n400", corpus.KindTable, "Six Contracts, ... 48 each|<>|=248\nThirty-two fish|<>|=32\n|<>|=400"},
		{"dots before the sum", "Boston betalas med . . . 5 point\nmed vhist . . . . 8\nBetalning:", corpus.KindTable, "Boston betalas med|<. . .>|=5 point\nmed vhist|<. . . .>|=8\nBetalning:"},
		{"three columns", "Rouge\t4\t8\nNoir\t2\t4\nTotal\t18", corpus.KindTable, "Rouge|=4|=8\nNoir|=2|=4\nTotal|=18"},
		{"strokes, and a head", "Played | Ace | Quinola\nplaced | 1 | 4\nforced | 2 | 8", corpus.KindTable, "Played ||=Ace ||=Quinola\nplaced ||=1 ||=4\nforced ||=2 ||=8"},
		{"words alone", "Le Roi\nLa Dame\nLe Valet", corpus.KindTable, "Le Roi\nLa Dame\nLe Valet"},
	} {
		tokens := tokenised(c.src)
		var lines []string
		next := 0
		for _, row := range rowsOf([]byte(c.src), c.kind, tokens) {
			var cells []string
			for _, cell := range row {
				if cell.from != next {
					t.Errorf("%s: a cell begins with token %d, not %d", c.name, cell.from, next)
				}
				next = cell.to
				words := strings.TrimSpace(read(tokens[cell.from:cell.to]))
				switch cell.class {
				case "figures":
					words = "=" + words
				case "leader":
					words = "<" + words + ">"
				}
				cells = append(cells, words)
			}
			lines = append(lines, strings.Join(cells, "|"))
		}
		if got := strings.Join(lines, "\n"); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
		if c.want != "" && next != len(tokens) {
			t.Errorf("%s: %d of %d tokens are in cells", c.name, next, len(tokens))
		}
	}
}

// However a scan is laid out, the cells tile the tokens.
func FuzzRows(f *testing.F) {
	f.Add("Lomber\t-\t-\tSid. 8.\n\n13.", true)
	f.Add("\n\t \n- - 4", false)
	f.Fuzz(func(t *testing.T, src string, table bool) {
		kind := corpus.KindVerse
		if table {
			kind = corpus.KindTable
		}
		tokens, next := tokenised(src), 0
		for _, row := range rowsOf([]byte(src), kind, tokens) {
			for _, cell := range row {
				if cell.from != next || cell.to < cell.from {
					t.Fatalf("%q: a cell from %d to %d after %d", src, cell.from, cell.to, next)
				}
				next = cell.to
			}
		}
		if next != len(tokens) {
			t.Errorf("%q: %d of %d tokens are in cells", src, next, len(tokens))
		}
	})
}
