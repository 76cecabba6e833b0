package edition

import (
	"os"
	"strings"
	"testing"

	"quinola/corpus"
)

// A sentence flows on over a blank line that no paragraph begins after.
func TestFlow(t *testing.T) {
	for _, tt := range []struct{ name, src, want string }{
		{"a turn of the page", "THE LAWS.\n\nWhoever has the quinola\n\nin his hand places it, and is paid.\n", "Whoever has the quinola in his hand places it, and is paid."},
		{"a note in its midst", "THE GAME.\n\nFour persons play with a box of (the great one to\n\n* Six fish make one counter.\n\nbe under the little) six contracts.\n", "Four persons play with a box of (the great one to be under the little) six contracts."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			text := &corpus.Text{ID: "t", Source: []byte(tt.src), Meta: corpus.Meta{Lang: "en"}}
			if err := build(text, nil); err != nil {
				t.Fatal(err)
			}
			tiles(t, text)
			if got := text.Clauses[0].Reading(); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestRunsOn(t *testing.T) {
	for _, tt := range []struct {
		last, first rune
		italic      bool
		want        bool
	}{
		{'a', 'i', false, true}, {',', 'i', false, true}, {'.', 'i', false, false},
		{'a', 'L', false, false}, // the stop may be lost
		{'t', 'R', true, true}, {'.', 'R', true, false}, {'t', '7', false, false},
	} {
		if got := runsOn(tt.last, tt.first, tt.italic); got != tt.want {
			t.Errorf("%c … %c, set off %v: %v", tt.last, tt.first, tt.italic, got)
		}
	}
}

// A stretch that the editors know to be one table is one clause, whatever
// splitting made of its pieces.
func TestPassage(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText+"[[passage]]\nfrom = \"Ace\"\nto = \"Knave.\"\nkind = \"table\"\n")
	write(t, dir, "texts/mine/source.txt", "THE GAME.\n\nThe cards rank in this order, as one sees below.\n\nAce.\n\nKing of the suit that is trumps, which takes all the others.\n\nKnave.\n\nWhoever has the ace takes the pool, and is paid by all the others.\n")
	if got, want := ids(t, dir), "the-game.p1 the-game.p2 the-game.p3"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	table := c.Clause("mine:the-game.p2")
	if table.Kind != corpus.KindTable || !strings.HasPrefix(table.Raw(), "Ace.\n") || !strings.HasSuffix(table.Raw(), "\nKnave.") {
		t.Errorf("%s: %q", table.Kind, table.Raw())
	}
	for toml, want := range map[string]string{
		"[[passage]]\nfrom = \"Ace\"\nto = \"Knave.\"\nkind = \"tabel\"\n": `the passage from "Ace" is of the unknown kind "tabel"; a kind is `,
		"[[passage]]\nfrom = \"Ace\"\nto = \"Deuce\"\nkind = \"table\"\n":  `the passage to "Deuce" does not follow its beginning; quote`,
	} {
		write(t, dir, "texts/mine/text.toml", goodText+toml)
		if _, err := Open(os.DirFS(dir)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// A sentence goes on after the table that stands in its midst.
func TestResume(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	write(t, dir, "texts/mine/text.toml", goodText+"[[passage]]\nfrom = \"TABLE\"\nto = \"Single 4 8\"\nkind = \"table\"\n")
	write(t, dir, "texts/mine/source.txt", "THE GAME.\n\nWhoever plays alone looks at the table on this page. If he loses\n\nTABLE of all the payments that there are.\n\nDouble 8 16\n\nSingle 4 8\n\nthe deal, he pays as much to all of the others.\n\nThe others share it.\n")
	if got, want := ids(t, dir), "the-game.p1 the-game.p2 the-game.p3"; got != want {
		t.Fatalf("got %s, want %s", got, want)
	}
	c, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := c.Clause("mine:the-game.p1").Reading(), "Whoever plays alone looks at the table on this page. If he loses the deal, he pays as much to all of the others."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// The ranks in a table are no labels of laws.
func TestRanks(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "edition.toml", "version = \"1\"\n")
	ranks := "1. Spadille, which is always the ace of spades.\n2. Manille, which is the two or the seven of trumps.\n3. Basto, which is always the ace of clubs.\n"
	write(t, dir, "texts/mine/source.txt", "THE LAWS.\n\nI. The deal goes round to the right.\n\nII. The trumps rank in this order.\n\n"+ranks+"\nIII. Who revokes pays two counters.\n\nIV. Who deals wrong deals again.\n")
	write(t, dir, "texts/mine/text.toml", goodText)
	if got := ids(t, dir); strings.Contains(got, "p1") {
		t.Fatalf("the table is found unaided: %s", got)
	}
	write(t, dir, "texts/mine/text.toml", goodText+"[[passage]]\nfrom = \"1. Spadille\"\nto = \"ace of clubs.\"\nkind = \"table\"\n")
	if got, want := ids(t, dir), "the-laws.1 the-laws.2 the-laws.p1 the-laws.3 the-laws.4"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// A speck or a signature that stands alone is no clause.
func TestSilent(t *testing.T) {
	text := &corpus.Text{ID: "t", Source: []byte("LE JEU.\n\nQuintille. C ’eíl: un Jeu ainii apellé , parce qu’il\neíl joué á cinq períonnes.\n\nR\n\nRégle. C ’eíl l’ordre obfervé au Jeu.\n"), Meta: corpus.Meta{Lang: "fr"}}
	if err := build(text, nil); err != nil {
		t.Fatal(err)
	}
	tiles(t, text)
	if len(text.Clauses) != 2 || text.Clauses[1].Reading() != "Régle. C'est l'ordre observé au Jeu." {
		t.Errorf("%d clauses, the second %q", len(text.Clauses), text.Clauses[1].Reading())
	}
}
