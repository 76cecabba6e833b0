package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/reversis"
	"quinola/engine/reversis/bot"
	"quinola/templates/phrases"
)

// TestTheTableHasWhatIsPrinted reads the keys of all calls of tr and put, which
// are to stand in the call, and looks for them in the table.
func TestTheTableHasWhatIsPrinted(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	for _, name := range files {
		file, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			method, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || method.Sel.Name != "tr" && method.Sel.Name != "put" {
				return true
			}
			arg := call.Args[map[string]int{"tr": 0, "put": 1}[method.Sel.Name]]
			if id, ok := arg.(*ast.Ident); ok && id.Name == "key" && name == "playtongue.go" {
				return true // put hands its key on
			}
			literal, ok := arg.(*ast.BasicLit)
			if !ok {
				t.Errorf("%s: the key of a phrase is to stand in the call", set.Position(arg.Pos()))
				return true
			}
			if key, _ := strconv.Unquote(literal.Value); !phrases.Has(key) {
				t.Errorf("%s: phrases.tsv lacks %q", set.Position(arg.Pos()), key)
			}
			return true
		})
	}
}

// TestTheTableHasWhatTheEngineSays: questions, reasons, counters, and events
// with every sentence of payment.
func TestTheTableHasWhatTheEngineSays(t *testing.T) {
	texts := append([]string{}, typedWords...)
	for _, q := range lore.Questions() {
		texts = append(texts, q.Asks)
	}
	for _, r := range bot.Reasons {
		texts = append(texts, r.Text)
	}
	for _, rs := range games.Rulesets() {
		texts = append(texts, rs.Unit, many(rs.Unit))
	}
	w := reversis.Reversis{}.Wording()
	filled := strings.NewReplacer("{seat}", "E", "{leader}", "S", "{taker}", "N", "{card}", "♥J", "{n}", "7",
		"{from}", "E", "{to}", "N", "{amount}", "5")
	var pays []string
	for _, p := range []game.Payment{w.Pays.Made, w.Pays.Returned, w.Pays.Nothing} {
		for _, pool := range append(w.Pays.Named, game.NamedPool{Words: w.Pays.Pool}) {
			for _, form := range []string{p.Pays, p.Puts, p.Takes, p.Owes, p.Gets} {
				pays = append(pays, strings.ReplaceAll(filled.Replace(form), "{pool}", pool.Words))
			}
		}
	}
	texts = append(texts, pays...)
	for _, r := range w.Rules {
		if r.Says != "" {
			texts = append(texts, filled.Replace(r.Says))
		}
		for _, words := range []string{r.Owes, r.Voids} {
			if words != "" {
				texts = append(texts, filled.Replace(words)+": "+pays[0], filled.Replace(words)+": "+pays[0]+", S pays N 6")
			}
		}
	}
	for _, text := range texts {
		for _, l := range phrases.Languages {
			if _, ok := phrases.Say(l.Tag, text); !ok {
				t.Errorf("phrases.tsv lacks %q", text)
				break
			}
		}
	}
}

// TestTypedWords: no word means two things, or a card.
func TestTypedWords(t *testing.T) {
	meant := map[string]string{}
	for _, l := range phrases.Languages {
		for _, word := range typedWords {
			own := plain(phrases.Printer(l.Tag).Sprintf(word))
			if was, ok := meant[own]; ok && was != word {
				t.Errorf("%s: %q is both %q and %q", l.Tag, own, was, word)
			}
			meant[own] = word
			if _, ok := cardIn(own); ok && word != "keep" {
				t.Errorf("%s: %q is a card, too", l.Tag, own)
			}
			if strings.ContainsAny(own, " -") {
				t.Errorf("%s: %q is not one word", l.Tag, own)
			}
		}
	}
	for typed, want := range map[string]string{"Råd": "hint", "rad": "hint", "ANGRA": "undo", "relevé": "record", "q": "quit", "banana": "banana"} {
		if got := typedWord(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}
