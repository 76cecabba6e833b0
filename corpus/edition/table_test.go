package edition

import (
	"os"
	"strings"
	"testing"

	"quinola/corpus"
)

// A printed table
//
//	Spades  .  .  2   } 7
//	Hearts  .  .  5
//	Kings         14
//
// of which the scan has the total first, then the names, then the figures, and a
// brace that is none.
const scannedTable = "THE GAME.\n\nThe suits count as one sees below.\n\nA TABLE of suits.\n\n7\n\nSpa des\nHearts\n}\nKings\n\n2 s\nI 4\n\nWhoever has the most takes the pool, and is paid by all the others.\n"

const setTable = `[[table]]
leaf = 1
from = "A TABLE"
to = "I 4"
caption = "A TABLE of suits."
rows = [
	["Spa des", "2", "7"],
	["Hearts", "s", "^"],
	["Kings", "I 4", ""],
]
side = 1
note = "2 + 5 = 7"
`

// One emendation runs over two cells, another over three and the brace.
const tableEmendations = "1 | 2 s I 4 | 2 5 14 | sure | the sum\n1 | Spa des Hearts } Kings | Spades Hearts Kings | sure | sense\n"

func withTable(t *testing.T, toml string) string {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText)
	write(t, dir, "texts/mine/source.txt", scannedTable)
	write(t, dir, "texts/mine/tables.toml", toml)
	write(t, dir, "texts/mine/emendations/all.txt", tableEmendations)
	return dir
}

// A table that the editors set reads in the order of print; its tokens stay in
// that of the source. Pinned, it is the same.
func TestTable(t *testing.T) {
	dir := withTable(t, setTable)
	for _, pinned := range []bool{false, true} {
		c, err := Open(os.DirFS(dir))
		if err != nil {
			t.Fatal(err)
		}
		tiles(t, c.Texts[0])
		table := c.Clause("mine:the-game.p2")
		if want := "A TABLE of suits.\nSpades\t2\t7\nHearts\t5\nKings\t14"; table.Reading() != want {
			t.Errorf("pinned %v: reads\n%s\nwant\n%s", pinned, table.Reading(), want)
		}
		if l := table.Layout; table.Kind != corpus.KindTable || !l.Moved || l.Side != 1 || l.Rows[0][2].Down != 2 || l.Rows[1][2].Down != 0 {
			t.Errorf("pinned %v: %s, %+v", pinned, table.Kind, l)
		}
		var source strings.Builder
		for _, k := range table.Tokens() {
			source.Write(c.Texts[0].Source[k.Start:k.End])
		}
		if !strings.Contains(source.String(), "Hearts\n}\nKings") {
			t.Errorf("pinned %v: the tokens have left the order of the source: %q", pinned, source.String())
		}
		if err := Pin(dir, Pinning{}); err != nil {
			t.Fatal(err)
		}
	}
	write(t, dir, "texts/mine/tables.toml", strings.Replace(setTable, "A TABLE", "7", 1)+"\n")
	want := `texts/mine/tables.toml: the table of leaf 1 from "7": the caption, "A TABLE of suits.", is not in the source between its first words and its last`
	if _, err := Open(os.DirFS(dir)); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v, want %s", err, want)
	}
}

// What stands in the midst of a table, in the source, may be no part of it.
func TestTableApart(t *testing.T) {
	c, err := Open(os.DirFS(withTable(t, strings.NewReplacer("\t[\"Hearts\", \"s\", \"^\"],\n", "", `"2"`, `"2 s"`, "side", "apart = [{from = \"Hearts\", to = \"Hearts\"}]\nside").Replace(setTable))))
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{"mine:the-game.p2": "A TABLE of suits.\nSpades\t2 5\t7\nKings\t14", "mine:the-game.p3": "Hearts"} {
		if got := c.Clause(id); got == nil || got.Reading() != want {
			t.Errorf("%s: %+v", id, got)
		}
	}
}

// A figure that the scan lacks stands where an emendation supplies it, and is a
// cell of its own.
func TestTableSupplied(t *testing.T) {
	dir := withTable(t, strings.Replace(setTable, `["Kings", "I 4", ""]`, `["Kings", "#", "I 4"]`, 1))
	write(t, dir, "texts/mine/emendations/all.txt", "1 | Kings | Kings of trumps 3 | sure | sense\n1 | 2 s I 4 | 2 5 14 | sure | the sum\n1 | Spa des | Spades | sure | sense\n1 | } | | sure | no brace\n")
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	if want := "A TABLE of suits.\nSpades\t2\t7\nHearts\t5\nKings of trumps\t3\t14"; c.Clause("mine:the-game.p2").Reading() != want {
		t.Errorf("reads %q", c.Clause("mine:the-game.p2").Reading())
	}
}

// A word that seems broken goes on in no other cell.
func TestTableKeepsItsCells(t *testing.T) {
	dir := withTable(t, "")
	write(t, dir, "texts/mine/source.txt", "THE GAME.\n\nThe cards rank as one sees below.\n\nthe coun-\nters\n4 6\n\nWhoever has the most takes the pool, and is paid by all the others.\n")
	os.Remove(dir + "/texts/mine/emendations/all.txt")
	for rows, want := range map[string]string{`["the coun- ters", "4", "6"]`: "the counters\t4\t6", `["the coun-", "4"], ["ters", "6"]`: "the coun-\t4\nters\t6"} {
		write(t, dir, "texts/mine/tables.toml", "[[table]]\nleaf = 1\nfrom = \"the coun-\"\nto = \"4 6\"\nrows = ["+rows+"]\n")
		c, err := Open(os.DirFS(dir))
		if err != nil {
			t.Fatal(err)
		}
		if got := c.Clause("mine:the-game.p2").Reading(); got != want {
			t.Errorf("%s: got %q, want %q", rows, got, want)
		}
	}
}

// Whatever is wrong with a table is said in one line.
func TestBadTable(t *testing.T) {
	for _, tt := range []struct{ name, from, to, want string }{
		{"no such leaf", "leaf = 1", "leaf = 7", "the text has 1 leaves; give the leaf on which the table begins"},
		{"not on its leaf", `from = "A TABLE"`, `from = "A LIST"`, "its first words are on the leaf 0 times; quote as many as stand there once"},
		{"no end", `to = "I 4"`, `to = "I 5"`, `its last words, "I 5", do not follow; quote the source as it is`},
		{"a cell that is nowhere", `"Kings"`, `"Queens"`, `cell 1 of row 3, "Queens", is not in the source between its first words and its last, or is in another cell; quote`},
		{"a cell of white space", `"I 4", ""`, `"I 4", " "`, `cell 3 of row 3 quotes nothing, or nothing before or after a +; write "" for an empty cell`},
		{"a cell twice", `"2", "7"`, `"7", "7"`, `cell 3 of row 1, "7", is not in the source`},
		{"words in no cell", `"I 4", ""`, `"", ""`, `"4", read "14", stands in no cell; quote it in a row, or emend it away`},
		{"a cell of nothing", `"I 4", ""`, `"I 4", "}"`, `the cell "}" reads nothing; quote it in no cell, or emend it`},
		{"rows of other lengths", `"I 4", ""`, `"I 4"`, `row 3 has 2 cells, the first 3; give it as many, "" where one is empty`},
		{"no rectangle", `"I 4", ""`, `"I 4", "<"`, ``},
		{"no rectangle at all", `["Hearts", "s", "^"]`, `["Hearts", "s", "^"], ["", "<", "^"]`, ``},
		{"apart and not there", "side = 1", "apart = [{from = \"8\", to = \"9\"}]", `"8" … "9" does not stand in it; quote`},
		{"an unknown key", "side", "sied", `texts/mine/tables.toml:11: the key "table.sied" means nothing here`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Open(os.DirFS(withTable(t, strings.Replace(setTable, tt.from, tt.to, 1))))
			if err == nil && tt.want != "" || err != nil && (!strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n")) {
				t.Errorf("got  %v\nwant %s", err, tt.want)
			}
		})
	}
}
