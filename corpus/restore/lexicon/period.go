package main

import (
	"slices"
	"strings"
)

// A modern dictionary lacks the spellings of the eighteenth century. These
// rules make older forms of a modern word. A form that was never printed does
// little harm, since words that the books do not contain are dear.

// beginnings are replaced at the beginning of a word.
var beginnings = [][2]string{
	{"app", "ap"}, {"supp", "sup"}, {"opp", "op"}, {"rapp", "rap"}, {"savoir", "sçavoir"}, {"sav", "sçav"}, {"saur", "sçaur"},
	{"sai", "sçai"}, {"sach", "sçach"}, {"connaî", "connoî"}, {"connai", "connoi"}, {"reconnai", "reconnoi"}, {"reconnaî", "reconnoî"},
	{"paraî", "paroî"}, {"parai", "paroi"}, {"apparaî", "aparoî"}, {"apparai", "aparoi"}, {"disparai", "disparoi"}, {"disparaî", "disparoî"},
	{"faibl", "foibl"}, {"affaibl", "affoibl"}, {"monnai", "monnoi"}, {"françai", "françoi"}, {"anglai", "angloi"}, {"hollandai", "hollandoi"},
	{"jet", "jett"}, {"rejet", "rejett"}, {"projet", "projett"}, {"achèt", "achett"}, {"allong", "along"}, {"alarm", "allarm"},
	{"complèt", "complett"}, {"secrèt", "secrett"}, {"discrèt", "discrett"}, {"inquièt", "inquiett"},
	{"diff", "dif"}, {"aggr", "agr"}, {"att", "at"}, {"ivoire", "yvoire"}, {"boît", "boëtt"},
	{"abattr", "abatr"}, {"abat", "abbat"}, {"rabat", "rabbat"}, {"raisonn", "raison"}, {"ordonn", "ordon"}, {"exempl", "éxempl"}, {"résolu", "resolu"},
	{"carré", "quarré"}, {"vid", "vuid"},
	{"imm", "im"}, {"arrang", "arang"}, {"embarrass", "embaras"}, {"renouvel", "renouvell"}, {"cartonn", "carton"},
}

// endings are replaced at the end of a word.
var endings = [][2]string{
	{"ants", "ans"}, {"ents", "ens"}, {"emps", "ems"},
	{"ois", "oix"}, {"ège", "ége"}, {"alement", "allement"}, {"ète", "ette"}, {"ètes", "ettes"}, {"ècement", "ecement"},
	{"ûment", "uement"}, {"iment", "iement"}, {"aiement", "ayement"}, {"aiements", "ayemens"},
	{"aie", "aye"}, {"aient", "ayent"}, {"aies", "ayes"}, {"oient", "oyent"}, {"oie", "oye"},
	{"gue", "guë"}, {"ême", "eme"}, {"euil", "eüil"},
}

// within are replaced anywhere.
var within = [][2]string{
	{"oy", "oï"}, {"ay", "aï"}, {"oie", "oïe"}, {"aie", "aïe"}, {"uy", "ui"}, {"uy", "uï"}, {"pell", "pel"}, {"fidèl", "fidel"}, {"ppr", "pr"}, {"ppl", "pl"},
	{"ffr", "fr"}, {"nn", "n"}, {"mm", "m"}, {"pp", "p"},
	{"ouill", "oüill"}, {"vu", "vû"}, {"ême", "esme"}, {"ût", "ust"}, {"mpt", "mt"},
}

// imperfects are the endings of the imperfect and the conditional.
var imperfects = [][2]string{{"aient", "oient"}, {"ait", "oit"}, {"ais", "ois"}}

// older returns the older forms of a modern one. verb says that the form
// belongs to a verb with an imperfect in -aient.
func older(form string, verb bool) []string {
	set := map[string]bool{}
	base := []string{form}
	if verb {
		for _, e := range imperfects {
			if s, ok := strings.CutSuffix(form, e[0]); ok && len(s) > 0 {
				base = append(base, s+e[1])
				set[s+e[1]] = true
				break
			}
		}
	}
	for _, b := range base {
		for _, r := range beginnings {
			if s, ok := strings.CutPrefix(b, r[0]); ok {
				set[r[1]+s] = true
			}
		}
		for _, r := range endings {
			if s, ok := strings.CutSuffix(b, r[0]); ok && len(s) > 1 {
				set[s+r[1]] = true
			}
		}
		for _, r := range within {
			if i := strings.Index(b, r[0]); i > 0 {
				set[b[:i]+r[1]+b[i+len(r[0]):]] = true
			}
		}
	}
	delete(set, form)
	out := make([]string, 0, len(set))
	for s := range set {
		out = append(out, s)
	}
	slices.Sort(out)
	return out
}

// accented returns the accents that the period set on a word: è before a mute
// syllable was é (premiére, régle, aprés), and often no accent was set.
func accented(form string) []string {
	var out []string
	if strings.Contains(form, "è") {
		out = append(out, strings.ReplaceAll(form, "è", "é"), strings.ReplaceAll(form, "è", "e"))
	}
	if n := strings.Count(form, "é"); n > 0 && !strings.HasSuffix(form, "é") && !strings.HasSuffix(form, "és") && !strings.HasSuffix(form, "ée") && !strings.HasSuffix(form, "ées") {
		out = append(out, strings.Replace(form, "é", "e", 1))
	}
	return out
}
