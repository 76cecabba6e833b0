package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/lore"
	"quinola/engine/record"
	"quinola/engine/reversis/bot"
	"quinola/engine/sitting"
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
// with every sentence of payment, told of a player and to the player.
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
	for _, g := range games.All() {
		for _, text := range told(g) {
			toEast := sitting.Second(text, cards.East)
			if slices.ContainsFunc(strings.FieldsFunc(toEast, func(r rune) bool { return strings.ContainsRune(" ,:'", r) }), func(word string) bool { return word == "E" }) {
				t.Errorf("East is told %q, which speaks of East", toEast)
			}
			texts = append(texts, text, toEast)
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

// told is what a game says of the events of a hand, each alone and with a payment.
func told(g game.Game) (texts []string) {
	w := g.Wording()
	filled := strings.NewReplacer("{seat}", "E", "{leader}", "S", "{taker}", "N", "{card}", "♥J", "{cards}", "♥J ♦J", "{n}", "7",
		"{from}", "E", "{to}", "N", "{amount}", "5")
	var pays []string
	for _, p := range []game.Payment{w.Pays.Made, w.Pays.Returned, w.Pays.Nothing} {
		for _, pool := range append(w.Pays.Named, game.NamedPool{Words: w.Pays.Pool}) {
			for _, form := range []string{p.Pays, p.Puts, p.Takes, p.Owes, p.Gets} {
				if form != "" {
					pays = append(pays, strings.ReplaceAll(filled.Replace(form), "{pool}", pool.Words))
				}
			}
		}
	}
	texts = append(texts, pays...)
	several := ", S pays N 6"
	if marks := w.Pays.Made.Takes; !strings.Contains(marks, "{pool}") { // where nothing is paid
		pays[0], several = filled.Replace(marks), ""
	}
	for _, r := range w.Rules {
		if r.Says != "" {
			texts = append(texts, filled.Replace(r.Says))
		}
		for _, words := range []string{r.Owes, r.Voids} {
			if words != "" && len(pays) > 0 {
				texts = append(texts, filled.Replace(words)+": "+pays[0], filled.Replace(words)+": "+pays[0]+several)
			}
		}
	}
	return texts
}

// TestTheTableHasWhatASittingSays plays hands of every game, and holds what a
// player is asked, may choose and is told to the table.
func TestTheTableHasWhatASittingSays(t *testing.T) {
	missing, foreign := map[string]bool{}, map[string]string{} // foreign: by language and word
	own := ownWords(t)
	checked := map[string]bool{} // most is said again and again
	check := func(text string) {
		if checked[text] {
			return
		}
		checked[text] = true
		for _, l := range phrases.Languages {
			said, ok := phrases.Say(l.Tag, text)
			if !ok && text != "" {
				missing[text] = true
			}
			if ok && l.Tag == language.English && said != text {
				t.Errorf("English says %q as %q", text, said)
			}
			for _, word := range lettersOf(said) {
				words := own[l.Tag.String()]
				if !words[word] {
					foreign[l.Tag.String()+" "+word] = fmt.Sprintf("%s: %q of %q is no word of it", l.Tag, word, said)
				}
				for other, theirs := range own {
					if other != l.Tag.String() && theirs[word] && !shared[""][word] && !shared[l.Tag.String()][word] {
						foreign[l.Tag.String()+" "+word] = fmt.Sprintf("%s: %q of %q is a word of %s; say it otherwise, or name it among the shared", l.Tag, word, said, other)
					}
				}
			}
		}
	}
	hands := 12
	if testing.Short() {
		hands = 2
	}
	for _, rs := range games.Rulesets() {
		for _, agreed := range [][]record.Setting{nil, otherwise(rs)} {
			s, err := sitting.New(sitting.Options{Rules: rs.ID, Seed: 3, Dealer: cards.NoSeat, Bots: sitting.Random, Settings: agreed})
			if err != nil {
				t.Fatal(err)
			}
			for range hands {
				for s.Settlement() == nil {
					k := s.Look(s.Turn())
					check(k.Asks())
					for i := range k.May {
						if o := &k.May[i]; len(o.Cards) != 1 || !k.View.Hand.Has(o.Cards[0]) {
							check(k.Label(&o.Step))
						}
					}
					if err := s.Step(); err != nil {
						t.Fatal(err)
					}
				}
				k := s.Look(cards.South)
				for i := range k.Deeds {
					st := k.Deeds[i].Step
					of := k.Says(&st)
					st.Seat = cards.South
					to := k.Says(&st)
					check(strings.TrimPrefix(of, k.Deeds[i].Seat.String()+": "))
					check(to)
					if strings.HasPrefix(to, "You: ") {
						continue
					}
					said, _ := phrases.Say(language.French, to)
					st.Seat = cards.East
					as, _ := phrases.Say(language.French, k.Says(&st))
					if rest, ok := strings.CutPrefix(said, "Vous "); !ok || "E "+rest == as {
						t.Errorf("French says %q to the player for %q, and of others %q", said, to, as)
					}
				}
				for _, o := range k.So.Outcomes {
					check(o.What)
				}
				for _, e := range k.So.Events {
					check(e.Text)
					check(sitting.Second(e.Text, cards.South))
					if strings.HasPrefix(e.Text, cards.NoSeat.String()) {
						t.Errorf("%s: %q says something of nobody", rs.ID, e.Text)
					}
				}
				if s.Over() {
					break
				}
				if err := s.Next(); err != nil {
					t.Fatal(err)
				}
			}
			if len(rs.Settings) == 0 {
				break
			}
		}
	}
	for text := range missing {
		t.Errorf("phrases.tsv lacks %q", text)
	}
	for _, text := range foreign {
		t.Error(text)
	}
}

// otherwise is all that a book leaves to the players, agreed on as it does not
// stand there, where the book names what else they may agree on.
func otherwise(rs *game.Ruleset) (agreed []record.Setting) {
	for _, s := range rs.Agreeable() {
		standing, _ := rs.Standing(s.Figure)
		if at := slices.IndexFunc(s.Of, func(v int32) bool { return v != standing }); at >= 0 && s.Figure != "parts/pack#another" {
			agreed = append(agreed, record.Setting{Figure: s.Figure, Value: s.Of[at]})
		}
	}
	return agreed
}

// shared are the words that a language has in common with another one: the terms
// of the games, which all have (""), and those that mean something else in each.
// A word of another language that is not here was not said.
var shared = map[string]map[string]bool{
	"":   set("belle baste batterie boston bête bêtes cabaret codille comète consolation bas contre corbillon cotillon coucou cul dévole espadille espagnolette estrapade fiche fiches flux fou fredon gasque gé guimbarde guinguette haneton hasard hoc imperial independence manille matador matadors misère ningre opera ouvert pamphile papillon petit point poque poulans poule prendre prime quatorze quatrième quinte remise renvis respect reversi reversis rome sans sauterelle solo spadille stecq talon tierce touromatte tourné triche tricon va vade village virlicque vole ål"),
	"en": set("as at be bet bete but counters change devant devole double due force given grand hand hands in last lot lots mark me on pass passes place places play points propose question questions refuse second set six suit under up ask sixième entrée"),
	"fr": set("ami appelé appeler as au bon cinq consent content coup court de des deux devant double du due en entrée ferme force fort grand jeux la le levée lot lots mariage mot médiateur on ont part partie passe passes place points propose refuse roi rois se ses six sixième suit tour triomphe"),
	"sv": set("ask bet bete de du en given hand in la mot parti pass pris remis till under upp"),
}

func set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

// ownWords is the words that the table has in each language, in small letters.
func ownWords(t *testing.T) map[string]map[string]bool {
	t.Helper()
	own := map[string]map[string]bool{}
	add := func(tag, text string) {
		if own[tag] == nil {
			own[tag] = map[string]bool{}
		}
		for _, word := range lettersOf(text) {
			own[tag][word] = true
		}
	}
	for _, l := range phrases.Languages[1:] {
		page, err := phrases.For(l.Tag.String())
		if err != nil {
			t.Fatal(err)
		}
		for english, said := range page.Phrases {
			add("en", english)
			add(l.Tag.String(), said)
		}
		for _, f := range page.Forms {
			add("en", f.English)
			add(l.Tag.String(), f.Text)
			if rest, ok := strings.CutPrefix(f.English, "%s "); ok { // to the player it has other words
				told := sitting.Second("S "+strings.NewReplacer("%s", "♥A", "%d", "5").Replace(rest), cards.South)
				add("en", told)
				said, _ := phrases.Say(l.Tag, told)
				english := lettersOf(told)
				add(l.Tag.String(), strings.Join(slices.DeleteFunc(lettersOf(said), func(w string) bool { return slices.Contains(english, w) }), " "))
			}
		}
	}
	return own
}

// lettersOf is the words of a text that are no sign, card or letter of a seat.
func lettersOf(text string) (words []string) {
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if utf8.RuneCountInString(word) > 1 {
			words = append(words, word)
		}
	}
	return words
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
