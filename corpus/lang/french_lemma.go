package lang

import (
	"strings"
	"unicode/utf8"
)

// A stemmer that knows no words takes couper for a form of coup, and without its
// accent tournée for none of tourner: so French asks the dictionary.

// conjugation is one of the regular French verbs: what its infinitive ends in,
// another form that shows that the dictionary means a verb, and its endings,
// which end in s where the plural is meant with them.
type conjugation struct {
	infinitive string
	witness    string
	endings    []string
}

var conjugations = []conjugation{
	{"er", "ez", strings.Fields("erions eriez eraient erais erait erons eront erez erai eras era " +
		"ements ement assent asse èrent âmes âtes ions iez aient ais ait antes ants ante ant ons ent ez er ées ée és é es e ai as a ât")},
	{"ir", "issez", strings.Fields("iraient irais irait irons iront irez irai iras ira issaient issais issait issants issant issons issent issez isse ies ie ir is it i")},
	{"ir", "ez", strings.Fields("iraient irais irait irons iront irez irai iras ira aient ais ait ants ant ons ent ez ies ie ir is it i e es")},
	{"re", "ra", strings.Fields("raient rais rait rons ront rez rai ras ra re")},
	{"re", "ez", strings.Fields("aient ais ait ants ant ons ent ez issent isse it is i ues ue us u e s")},
	{"re", "ra", []string{""}},
}

// shortest is the length of the shortest part of a word that its endings are
// taken from.
const shortest = 3

// frenchLemma returns the infinitive of a verb, else the masculine singular.
func frenchLemma(word string, known func(string) bool) string {
	for _, c := range conjugations {
		for _, e := range c.endings {
			root, ok := strings.CutSuffix(word, e)
			if !ok || utf8.RuneCountInString(root) < shortest {
				continue
			}
			for _, r := range roots(root) {
				if known(r+c.infinitive) && known(r+c.witness) {
					return r + c.infinitive
				}
			}
		}
	}
	for _, plural := range [][2]string{{"aux", "al"}, {"s", ""}, {"eux", "eu"}, {"aux", "au"}, {"oux", "ou"}} {
		root, ok := strings.CutSuffix(word, plural[0])
		if singular := root + plural[1]; ok && utf8.RuneCountInString(singular) >= shortest && known(singular) {
			word = singular
			break
		}
	}
	for _, feminine := range [][2]string{{"ère", "er"}, {"euse", "eux"}, {"euse", "eur"}, {"elle", "el"}, {"enne", "en"}, {"onne", "on"}, {"ive", "if"}, {"sse", "s"}, {"e", ""}} {
		root, ok := strings.CutSuffix(word, feminine[0])
		if masculine := root + feminine[1]; ok && utf8.RuneCountInString(masculine) > shortest && known(masculine) {
			return masculine
		}
	}
	return word
}

// roots returns the spellings that the end of a verb's root may have before other
// endings: mangeait and mangez, plaçait, mène, jette, paie.
func roots(root string) []string {
	var list []string
	for _, r := range [][2]string{{"ge", "g"}, {"ç", "c"}, {"ll", "l"}, {"tt", "t"}, {"i", "y"}} {
		if s, ok := strings.CutSuffix(root, r[0]); ok {
			list = append(list, s+r[1])
		}
	}
	list = append(list, root)
	if i := strings.LastIndex(root, "è"); i >= 0 && len(root)-i <= 5 {
		list = append(list, root[:i]+"e"+root[i+2:], root[:i]+"é"+root[i+2:])
	}
	return list
}
