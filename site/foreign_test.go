package site

import (
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"quinola/site/pagecheck"
	"quinola/site/reading"
	"quinola/templates/phrases"
)

// TestPartsInATongueHaveThatTongue: the prose that stands in each language is in
// it, with its spaces.
func TestPartsInATongueHaveThatTongue(t *testing.T) {
	pages, err := parse(reading.UnsaidName)
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
			pagecheck.Tongue(t, part, tag, doc, nil, func(text string) (string, bool) { return text, true })
		}
		method := edited(t).Corpus.Edition.Method[tag]
		if words := pagecheck.Foreign(tag, method); method == "" || words != nil {
			t.Errorf("edition.toml: [method] in %s is %q, with %v", tag, method, words)
		}
	}
}

// actions are the actions of a template.
var actions = regexp.MustCompile(`\{\{[^}]*\}\}`)
