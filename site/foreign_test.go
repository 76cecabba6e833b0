package site

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"

	"quinola/engine/games"
	"quinola/site/page"
	"quinola/templates/phrases"
)

// common are words that every text of a language is full of, and that mean
// nothing in the others of the interface.
var common = map[string]string{
	"en": "the of is are was were which what with by that not this his who whose when where each every other than its be has does must takes plays holds pays hand hands trick tricks cards player players nobody nothing how many there they east south west",
	"fr": "le les des est sont une qui que dans avec sur pour aux leur chacun cette ces joueur joueurs levée levées cartes donne quand elle",
	"sv": "och att det den som är på av till med ett inte för har kort stick spelare spelaren när var vad eller får hur vem hand hands be",
}

// foreign are the words of another language in a text that is to be in that
// language, but for those that mean something in this one, too.
func foreign(tag, text string) (words []string) {
	own := map[string]bool{}
	for _, w := range strings.Fields(common[tag]) {
		own[w] = true
	}
	all := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) })
	for other, list := range common {
		if other == tag {
			continue
		}
		for _, w := range strings.Fields(list) {
			for _, said := range all {
				if said == w && !own[w] {
					words = append(words, w)
				}
			}
		}
	}
	return words
}

func TestForeign(t *testing.T) {
	for _, c := range []struct {
		tag, text string
		want      int
	}{
		{"fr", "Ouest entame the five de carreau", 1},
		{"fr", "the plate", 1},
		{"fr", "East prend des cartes, et joue", 1},
		{"fr", "What is the party worth?", 3},
		{"fr", "Que vaut la partie ?", 0},
		{"sv", "Sud joue l’as de la couleur qui est entamée", 2},
		{"sv", "Vad är partiet värt?", 0},
		{"en", "What is the party worth?", 0},
	} {
		if got := foreign(c.tag, c.text); len(got) != c.want {
			t.Errorf("%s: %q has %q", c.tag, c.text, got)
		}
	}
}

// unnamed leaves out what books and games call themselves.
var unnamed = func() *strings.Replacer {
	names := []string{"levée blanche"} // a term of Reversis
	for _, rs := range games.Rulesets() {
		game, _, _ := strings.Cut(rs.Name, ",")
		all := rs.Name[:max(len(game), strings.LastIndex(rs.Name, ","))] // "La Belle, le Flux et le Trente-un"
		for _, name := range []string{rs.Name, all, game} {
			within := strings.ToLower(name[:1]) + name[1:] // "le Médiateur" in a sentence
			names = append(names, name, page.Printed(name), within, page.Printed(within))
		}
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) }) // "Le Piquet écrit" before "Le Piquet"
	var pairs []string
	for _, n := range names {
		pairs = append(pairs, n, "")
	}
	return strings.NewReplacer(pairs...)
}()

// quoted is words of a book within a sentence of the editors.
var quoted = regexp.MustCompile(`«[^«»]*»|”[^”]*”|“[^“”]*”`)

// checkTongue reads a page as its script says it in another language: whatever
// has no language of its own, and names that are kept, is to be in that one, and
// what the editors have put into it is to be so, too.
func checkTongue(t *testing.T, name, tag string, doc *html.Node, names map[string]bool, say func(string) (string, bool)) {
	t.Helper()
	note := func(text string) {
		text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\n' || r == '\t' }), " ")
		said, ok := say(text)
		if !ok {
			said = text
		}
		if names[strings.Trim(text, " :;,.()—…→←")] {
			return // of a book or a game, as it calls itself
		}
		if words := foreign(tag, unnamed.Replace(quoted.ReplaceAllString(said, ""))); words != nil {
			t.Errorf("%s: in %s %q reads %q; say it in phrases.tsv, or mark whose words it has with lang", name, tag, text, said)
		}
	}
	var walk func(n *html.Node)
	walk = func(n *html.Node) {
		if n.Type == html.TextNode {
			note(n.Data)
			return
		}
		if isPhrase(n) {
			note(textOf(n))
			return
		}
		if n.Type == html.ElementNode {
			switch n.Data {
			case "head", "script", "style", "pre", "code", "kbd", "textarea", "svg":
				return
			}
			for _, a := range n.Attr {
				its := a.Key == "lang" && n.Data != "html" && (a.Val != tag || !isTongues(n.Parent))
				if its || a.Key == "translate" && a.Val == "no" {
					return // a book's words, or a name
				}
			}
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			walk(c)
		}
	}
	walk(doc)
}

// isTongues reports whether an element holds the same in several languages.
func isTongues(n *html.Node) bool {
	return n != nil && slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "class" && a.Val == "tongues" })
}

// TestPartsInATongueHaveThatTongue: the prose that stands in each language is in
// it, with its spaces.
func TestPartsInATongueHaveThatTongue(t *testing.T) {
	pages, err := parse()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range phrases.Languages {
		tag := l.Tag.String()
		for _, part := range []string{"about-first-", "about-cite-", "about-take-", "about-page-", "programs-first-", "programs-rest-"} {
			tree := pages["about"].Lookup(part + tag)
			if tree == nil {
				t.Errorf("there is no part %s%s", part, tag)
				continue
			}
			text := tree.Tree.Root.String()
			if spaced := unbroken(tag, text); spaced != text {
				t.Errorf("%s%s has a space at which a line may break", part, tag)
			}
			doc, err := html.Parse(strings.NewReader(actions.ReplaceAllString(text, "")))
			if err != nil {
				t.Fatal(err)
			}
			checkTongue(t, part, tag, doc, nil, func(text string) (string, bool) { return text, true })
		}
		method := edited(t).Corpus.Edition.Method[tag]
		if words := foreign(tag, method); method == "" || words != nil {
			t.Errorf("edition.toml: [method] in %s is %q, with %v", tag, method, words)
		}
	}
}

// actions are the actions of a template.
var actions = regexp.MustCompile(`\{\{[^}]*\}\}`)
