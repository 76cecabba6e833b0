package main

import (
	"maps"
	"os"
	"slices"
	"sort"
	"strings"

	"quinola/corpus/restore/channel"
	"quinola/corpus/restore/hunspell"
)

// words is the lexicon: by key (as the printer spelt it, without accents) the
// forms of a word.
type words struct {
	forms   channel.Lexicon
	curated map[string]bool
	full    bool            // all curated words are in
	small   map[string]bool // words that have no capital within a sentence
}

// lexicon combines the dictionary, its period forms and the curated words. It
// also returns all of them as the packed graph holds them.
func lexicon(dictionary, curated, rare string) (*words, []string, error) {
	lex := &words{forms: channel.Lexicon{}, curated: map[string]bool{}, small: map[string]bool{}}
	list, err := os.ReadFile(curated)
	if err != nil {
		return nil, nil, err
	}
	lex.curate(string(list))
	never, err := os.ReadFile(rare)
	if err != nil {
		return nil, nil, err
	}
	lex.full = true
	if err := lex.expand(dictionary); err != nil {
		return nil, nil, err
	}
	lex.strike(string(never))
	var cold []string
	for k, fs := range lex.forms {
		if len([]rune(k)) > 2 {
			cold = append(cold, spelt(fs[0]))
		}
	}
	sort.Strings(cold)
	return lex, slices.Compact(cold), nil
}

// curate adds the curated words.
func (lex *words) curate(list string) {
	small := false
	for l := range strings.SplitSeq(list, "\n") {
		if strings.HasPrefix(l, "@") {
			small = strings.HasPrefix(l, "@small")
			continue
		}
		l, _, _ = strings.Cut(l, "#")
		for _, w := range strings.Fields(l) {
			for p := range strings.SplitSeq(strings.ToLower(w), "-") {
				if k := lex.add(p); k != "" {
					lex.curated[k] = true
					if small {
						lex.small[k] = true
					}
				}
			}
		}
	}
}

// expand adds the forms of the dictionary, and the period forms of each.
func (lex *words) expand(dictionary string) error {
	imperfect := map[string]bool{}
	var forms []string
	err := hunspell.Expand(dictionary, false, func(stem, form, flag string) {
		parts := strings.Split(form, "-")
		if slices.ContainsFunc(parts, func(p string) bool { return !usable(p) }) {
			return
		}
		if s, ok := strings.CutSuffix(form, "aient"); ok {
			imperfect[s] = true
		}
		forms = append(forms, parts...)
	})
	if err != nil {
		return err
	}
	slices.Sort(forms)
	for _, f := range slices.Compact(forms) {
		verb := false
		for _, e := range imperfects {
			if s, ok := strings.CutSuffix(f, e[0]); ok {
				verb = imperfect[s]
				break
			}
		}
		lex.addAccented(f)
		for _, o := range older(f, verb) {
			if usable(o) {
				lex.addAccented(o)
			}
		}
	}
	return nil
}

// addAccented adds a form, and its period accents.
func (lex *words) addAccented(form string) {
	lex.add(form)
	for _, a := range accented(form) {
		lex.add(a)
	}
}

// strike removes words that are too rare to be credible.
func (lex *words) strike(list string) {
	struck := map[string]bool{}
	keys := map[string]bool{}
	for l := range strings.SplitSeq(list, "\n") {
		l, _, _ = strings.Cut(l, "#")
		for _, w := range strings.Fields(l) {
			keys[channel.Key(channel.Spell(w))] = true
			struck[w] = true
		}
	}
	for k := range keys {
		if !lex.curated[k] {
			delete(lex.forms, k)
			continue
		}
		// A curated word with the same letters stays: vole for volé.
		lex.forms[k] = slices.DeleteFunc(lex.forms[k], func(f string) bool { return struck[f] && len(lex.forms[k]) > 1 })
	}
}

// usable reports whether a word of the dictionary may occur in an old book: no
// names, abbreviations or figures.
func usable(w string) bool {
	vowel := false
	for _, r := range w {
		switch {
		case strings.ContainsRune("aeiouyàâéèêëîïôùûüœ", r):
			vowel = true
		case r >= 'a' && r <= 'z' || r == 'ç':
		default:
			return false
		}
	}
	return vowel && len([]rune(w)) > 2
}

// add adds a form and returns its key.
func (lex *words) add(form string) string {
	ls := channel.Spell(form)
	if ls == nil {
		return ""
	}
	k := channel.Key(ls)
	if lex.small[k] && lex.full {
		return k // as curated
	}
	if !slices.Contains(lex.forms[k], form) {
		lex.forms[k] = append(lex.forms[k], form)
	}
	return k
}

// spelt returns a form as the printer spelt it, with accents: ſ for s except
// at the end of a word, and œ as oe.
func spelt(form string) string {
	form = strings.NewReplacer("œ", "oe", "æ", "ae").Replace(form)
	rs := []rune(form)
	for i, r := range rs {
		if r == 's' && i+1 < len(rs) && rs[i+1] != '\'' {
			rs[i] = 'ſ'
		}
	}
	return string(rs)
}

// vocabulary makes words from counts.
func vocabulary(counts map[string]float64, lex *words) []channel.Word {
	total := 0.0
	keys := slices.Sorted(maps.Keys(counts))
	for _, k := range keys {
		total += counts[k]
	}
	var out []channel.Word
	for _, k := range keys {
		w := channel.Word{Key: k, Cost: channel.Cost(counts[k] / total)}
		for _, f := range lex.forms[k] {
			w.Forms = append(w.Forms, channel.Form{Text: f})
		}
		out = append(out, w)
	}
	return out
}
