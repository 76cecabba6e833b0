package annotate

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/engine/games"
)

// adopt adds the rulesets of a file of rules of the text hague-1785.
func adopt(rules string) (giveBack func(), err error) {
	return Adopt(Source{fstest.MapFS{"notes/mine/rules.toml": {Data: []byte(rules)}}, "made"}, madeUpAs("mine", threeArticles...))
}

func TestTheRulesOfATextOfOnesOwn(t *testing.T) {
	back, err := adopt("[[ruleset]]\nas = \"bete\"\nwithout = [\"triomphe/counter*\"]\n\n[[ruleset.answer]]\nrule = \"stake.game\"\neach = 3\n\n" +
		"[[ruleset]]\nid = \"mine-too\"\nas = \"bete.7\"\n[[ruleset.answer]]\nrule = \"parts/deal.passes\"\nnext = \"left\"\n")
	if err != nil {
		t.Fatal(err)
	}
	mine, too := games.Find("mine"), games.Find("mine-too")
	if mine == nil || too == nil || mine.TextID() != "mine" || mine.Name != "Made up" || too.Seats != 7 {
		t.Fatalf("they are %v and %v", mine, too)
	}
	if n, _ := mine.Standing("triomphe/stake.game#each"); n != 3 || mine.Answer("triomphe/counter") != nil || too.Answer("triomphe/counter") == nil {
		t.Error("the first answers otherwise than its file says")
	}
	if role := too.Answer("parts/deal.passes").Roles[0].Role.String(); role != "left" {
		t.Errorf("the deal of the second passes to %s", role)
	}
	back()
	if games.Find("mine") != nil || games.Find("mine-too") != nil {
		t.Error("they are not given back")
	}
}

// Whatever is wrong in a file of rules is told with its line, and nothing of the file
// is taken.
func TestFaultsOfRules(t *testing.T) {
	for _, c := range []struct{ rules, want string }{
		{"[[ruleset]]\n", `:1: there is no ruleset ""; name one that the book answers as: quinola texts -rules lists them, without -corpus`},
		{"[[ruleset]]\nas = \"bet\"\n", `:2: there is no ruleset "bet"; did you mean bete?; name one`},
		{"\n[[ruleset]]\nas = \"bete\"\nfoo = 3\n", `:4: "foo" is not a fact of such a file`},
		{"[[ruleset]]\nas = \"bete\"\nid = \"Mine\"\n", `:3: the id "Mine" is not of small letters, digits and hyphens`},
		{"[[ruleset]]\nas = \"bete\"\nid = \"piquet\"\n", ":2: there is a ruleset piquet already"},
		{"[[ruleset]]\nas = \"bete\"\ndivision = \"nowhere\"\n", `:3: mine has no division "nowhere"; it has none`},
		{"[[ruleset]]\nas = \"bete\"\nwithout = [\"stake.games\"]\n", `:3: bete answers no rule "stake.games"; did you mean stake.game?`},
		{"[[ruleset]]\nas = \"bete\"\nvariants = [\"bete.8\"]\n", `:3: bete has no variant "bete.8"; it has bete.3, bete.4, bete.6, bete.7`},
		{"[[ruleset]]\nas = \"tritrille\"\nvariants = [\"bete.8\"]\n", `:3: tritrille has no variant "bete.8"; it has none`},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"stake.games\"\n", `:3: La Bête asks no question "stake.games"`},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"piquet/point\"\n", `:3: La Bête asks no question "piquet/point"`},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\neach = 3\n", `:3: an answer names its rule`},
		{"[[ruleset]]\nas = \"bete\"\n\n[[ruleset.answer]]\nrule = \"stake.king\"\neach = 2\n[[ruleset.answer]]\nrule = \"stake.game\"\nall = 3\n", `:7: the rule triomphe/stake.game has no figure "all"; it has each`},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"stake.game\"\neach = 4000000000\n", ":3: triomphe/stake.game#each is a whole number of at most nine digits"},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"stake.game\"\neach = -1\n", ":3: triomphe/stake.game#each is a whole number of at most nine digits"},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"stake.game\"\neach = [1]\n", ":3: triomphe/stake.game#each is a whole number of at most nine digits"},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"parts/deal.passes\"\nnext = \"widdershins\"\n", `:3: parts/deal.passes#next is a player: holder, leader,`},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"parts/deal.passes\"\nnext = 3\n", `:3: parts/deal.passes#next is a player: holder, leader,`},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"parts/players\"\nnumber = 7\n", ":2: bete is for 5 players, not 7: name as the ruleset one that has as many"},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"parts/deal.count\"\neach = 20\n", ":2: the ruleset mine deals 100 cards of a pack of 32; deal fewer"},
		{"[[ruleset]]\nas = \"bete\"\n[[ruleset.answer]]\nrule = \"parts/deal.count\"\neach = 4\n", ":2: a hand that is played by these answers cannot be settled"},
		{"[[ruleset]]\nas = bete\n", ":2: the facts cannot be read: "},
		{"\n\n[[ruleset]]\nas = \"b\xe9te\"\n", ":4: the line is not UTF-8"},
		{"[[ruleset]]\nas = 3\n", ":2: the facts cannot be read: "},
	} {
		back, err := adopt(c.rules)
		if err == nil {
			back()
		}
		var problems Problems
		if !errors.As(err, &problems) || !strings.HasPrefix(err.Error(), "made/notes/mine/rules.toml"+c.want) {
			t.Errorf("%q:\n%v\nwant\nmade/notes/mine/rules.toml%s", c.rules, err, c.want)
		}
		if games.Find("mine") != nil {
			t.Fatalf("%q: the ruleset stays", c.rules)
		}
	}
}

// FuzzRules reads anything as a file of rules: it is refused in lines, or played.
func FuzzRules(f *testing.F) {
	f.Add("[[ruleset]]\nas = \"bete\"\nwithout = [\"counter*\"]\n\n[[ruleset.answer]]\nrule = \"stake.game\"\neach = 3\n")
	f.Add("[[ruleset]]\nid = \"mine\"\nname = \"Mine\"\nas = \"academie\"\n[[ruleset.answer]]\nrule = \"reversis/pool.each\"\namount = 7\n[[ruleset.answer]]\nrule = \"deal.passes\"\nnext = \"left\"\n")
	f.Add("[[ruleset]]\nas = \"piquet\"\n[[ruleset.answer]]\nrule = \"parts/pack\"\nlowest = 13\n")
	f.Add("[[ruleset]]\nas = \"piquet.ecrire\"\nvariants = [\"piquet.corbillon\"]\n[[ruleset.answer]]\nrule = \"society.jettons\"\n")
	f.Fuzz(func(t *testing.T, rules string) {
		back, err := adopt(rules)
		if err == nil {
			back()
		} else if err.Error() == "" {
			t.Error("it is refused without a word")
		}
		if games.Find("mine") != nil {
			t.Error("the ruleset stays")
		}
	})
}
