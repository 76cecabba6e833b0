package pagecheck

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"
)

// common are words that every text of a language is full of, and that mean
// nothing in the others of the interface.
var common = map[string]string{
	"en": "the of is are was were which what with by that not this his who whose when where each every other than its be has does must takes plays holds pays hand hands trick tricks cards player players nobody nothing how many there they east south west",
	"fr": "le les des est sont une qui que dans avec sur pour aux leur chacun cette ces joueur joueurs levée levées cartes donne quand elle",
	"sv": "och att det den som är på av till med ett inte för har kort stick spelare spelaren när var vad eller får hur vem hand hands be",
}

// Foreign returns the words of another language in a text that is to be in that
// language, but for those that mean something in this one, too.
func Foreign(tag, text string) (words []string) {
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

// quoted is words of a book within a sentence of the editors.
var quoted = regexp.MustCompile(`«[^«»]*»|”[^”]*”|“[^“”]*”`)

// Tongue reads a page as its script says it in another language: whatever
// has no language of its own, and names that are kept, is to be in that one, and
// what the editors have put into it is to be so, too.
func Tongue(t *testing.T, name, tag string, doc *html.Node, names map[string]bool, say func(string) (string, bool)) {
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
		if words := Foreign(tag, unnamed.Replace(quoted.ReplaceAllString(said, ""))); words != nil {
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
