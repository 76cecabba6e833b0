package lang

import "strings"

var englishWords = pairs(`
chuse choose chusing choosing chuses chooses shew show shews shows shewn shown payed paid intire entire intirely entirely
publick public musick music controul control antient ancient compleat complete compleatly completely cloathes clothes
stile style surprize surprise encrease increase inclose enclose gaol jail phrenzy frenzy waggon wagon
viz viz tho though thro through altho although untill until ballance balance favour favour
`)

// englishToday changes a word as a whole, and a long s that a scan left as f is not
// its business.
func englishToday(_, w string) (string, string) {
	if m, ok := englishWords[w]; ok {
		return m, "older spelling"
	}
	if s, ok := strings.CutSuffix(w, "ick"); ok && len(s) > 3 && (strings.HasSuffix(s, "s") || strings.HasSuffix(s, "gn") || strings.HasSuffix(s, "rithmet")) {
		return s + "ic", "-ick is -ic"
	}
	return w, ""
}
