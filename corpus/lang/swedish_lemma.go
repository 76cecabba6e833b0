package lang

import (
	"strings"

	snowballswedish "github.com/blevesearch/snowballstem/swedish"
)

// longEnough is the length that a stem must keep when it is taken from a stem.
const longEnough = 5

// swedishStem takes from a folded word the endings of the period that Snowball
// does not know: -erne and -arena of the plural, -it and -d, -t, -te of verbs.
func swedishStem(form string, _ func(string) bool) string {
	if len(form) > 5 {
		form = strings.TrimSuffix(form, "s")
		for _, e := range [][2]string{{"arena", "ar"}, {"arne", "ar"}, {"arn", "ar"}, {"erne", "er"}, {"et", ""}, {"it", ""}} {
			if root, ok := strings.CutSuffix(form, e[0]); ok {
				form = root + e[1]
				break
			}
		}
	}
	form = snowball(form, snowballswedish.Stem)
	for { // matadorer, matador, matad; but not efterse, efter, eft
		less := snowball(form, snowballswedish.Stem)
		if less == form || len(less) < longEnough {
			break
		}
		form = less
	}
	if root := strings.TrimRight(form, "dt"); len(root) >= 4 && len(root) == len(form)-1 && strings.ContainsRune("lnr", rune(root[len(root)-1])) {
		return root
	}
	return form
}
