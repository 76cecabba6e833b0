package lang

import (
	"slices"
	"strings"
	"testing"
)

// A language is a value: with its words it is told from the others.
func TestToyLanguage(t *testing.T) {
	toy := &Language{
		Code: "x-words", Name: "Toy",
		FunctionWords: "zu zi zo za ze ku ki ko", Alike: []string{"v", "u"}, Spellings: []string{"kk", "k"}, Endings: "n s",
	}
	languages = append(languages, toy)
	t.Cleanup(func() { languages = languages[:len(languages)-1] })
	if Of("x-words") != toy || !toy.Function("zu") || toy.Function("the") {
		t.Error("the language is not known by its code, or not its words")
	}
	if toy.Key("kkv") != "ku" {
		t.Errorf("kkv has the key %q", toy.Key("kkv"))
	}
	if got := slices.Collect(toy.Stems("kastos")); !slices.Equal(got, []string{"kasto", "kaston"}) {
		t.Errorf("kastos may be a form of %q", got)
	}
	text := strings.Fields(strings.Repeat("zu karto zi marno zo belto ku ki ", 5))
	if got := Of("fr").Likelier(text); got != toy {
		t.Errorf("a text in it is told to be in %v", got)
	}
	if got := toy.Likelier(text); got != nil {
		t.Errorf("and, said to be in it, in %s", got.Name)
	}
}
