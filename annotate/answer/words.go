package answer

import (
	"strconv"
	"strings"

	"quinola/engine/game"
)

// words is what a language tells figures and roles by.
type words struct {
	figures map[string][]string  // by the way to tell a figure, and the figure
	roles   map[string][3]string // as subject, as object ("him"), and with of ("of")
	units   map[string][2]string // one counter and several
	numbers numbers
	ending  func(n int) string // of an ordinal in figures, "th"
}

// numbers is what a language puts about several numbers.
type numbers struct {
	from, to string // about the first and the last of a row: "three to seven"
	before   string // before single ones: in French "à deux, quatre ou six"
	or, and  string // before the last of them
}

var english = &words{
	figures: map[string][]string{
		"word":    {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"},
		"ordinal": {"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth"},
		"times":   {"", "once", "twice", "three times", "four times"},
		"rank":    {"", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen", "king"},
		"ranks":   {"", "aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "knaves", "queens", "kings"},
		"suit":    {"spade", "heart", "diamond", "club"},
		"suits":   {"spades", "hearts", "diamonds", "clubs"},
	},
	roles: map[string][3]string{
		"taker":      {"whoever takes the trick", "whoever takes the trick"},
		"holder":     {"its holder", "its holder"},
		"leader":     {"whoever led to the trick", "whoever led to the trick"},
		"winner":     {"the winner of the party", "the winner of the party"},
		"loser":      {"the loser of the party", "the loser of the party"},
		"each":       {"each other player", "each other player"},
		"breaker":    {"whoever breaks it", "whoever breaks it"},
		"undertaker": {"whoever undertook it", "whoever undertook it"},
		"eldest":     {"eldest hand", "eldest hand"},
		"dealer":     {"the dealer", "the dealer"},
		"opposite":   {"the player opposite the dealer", "the player opposite the dealer"},
		"pool":       {"the pool", "the pool"},
	},
	numbers: numbers{to: " to ", or: " or ", and: " and "},
	ending: func(n int) string {
		if n%10 == 0 || n%10 > 3 || n/10%10 == 1 {
			return "th"
		}
		return [...]string{1: "st", 2: "nd", 3: "rd"}[n%10]
	},
}

var french = &words{
	figures: map[string][]string{
		"word":     {"aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt"},
		"fem":      {"aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt"},
		"ordinal":  {"", "premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième", "dixième", "onzième", "douzième", "treizième"},
		"ordinale": {"", "première", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième", "dixième", "onzième", "douzième", "treizième"},
		"times":    {"", "une fois", "deux fois", "trois fois", "quatre fois"},
		"rank":     {"", "as", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valet", "dame", "roi"},
		"ranks":    {"", "as", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valets", "dames", "rois"},
		"suit":     {"pique", "cœur", "carreau", "trèfle"},
	},
	roles: map[string][3]string{
		"taker":      {"celui qui fait la levée", "à celui qui fait la levée", "de celui qui fait la levée"},
		"holder":     {"celui qui l’a en main", "à celui qui l’a en main", "de celui qui l’a en main"},
		"leader":     {"celui qui a entamé la levée", "à celui qui a entamé la levée", "de celui qui a entamé la levée"},
		"winner":     {"le gagnant de la partie", "au gagnant de la partie", "du gagnant de la partie"},
		"loser":      {"le perdant de la partie", "au perdant de la partie", "du perdant de la partie"},
		"each":       {"chacun des autres joueurs", "à chacun des autres joueurs", "de chacun des autres joueurs"},
		"breaker":    {"celui qui le rompt", "à celui qui le rompt", "de celui qui le rompt"},
		"undertaker": {"celui qui l’a entrepris", "à celui qui l’a entrepris", "de celui qui l’a entrepris"},
		"eldest":     {"le premier en cartes", "au premier en cartes", "du premier en cartes"},
		"dealer":     {"le donneur", "au donneur", "du donneur"},
		"opposite":   {"le joueur en face du donneur", "au joueur en face du donneur", "du joueur en face du donneur"},
		"pool":       {"le panier", "au panier", "du panier"},
		"right":      {"le joueur de droite", "à droite", "de droite"},
		"left":       {"le joueur de gauche", "à gauche", "de gauche"},
	},
	units: map[string][2]string{
		"bean": {"fève", "fèves"}, "counter": {"jeton", "jetons"}, "fiche": {"fiche", "fiches"}, "fish": {"fiche", "fiches"},
		"game": {"jeu", "jeux"}, "jetton": {"jeton", "jetons"}, "mark": {"marque", "marques"}, "point": {"point", "points"},
	},
	numbers: numbers{from: "de ", to: " à ", before: "à ", or: " ou ", and: " et "},
	ending:  func(int) string { return "e" },
}

var swedish = &words{
	figures: map[string][]string{
		"word":    {"ingen", "en", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv", "tretton", "fjorton", "femton", "sexton", "sjutton", "arton", "nitton", "tjugo"},
		"neuter":  {"inget", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv", "tretton", "fjorton", "femton", "sexton", "sjutton", "arton", "nitton", "tjugo"},
		"ordinal": {"", "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde", "nionde", "tionde", "elfte", "tolfte", "trettonde"},
		"times":   {"", "en gång", "två gånger", "tre gånger", "fyra gånger"},
		"rank":    {"", "ess", "tvåa", "trea", "fyra", "femma", "sexa", "sjua", "åtta", "nia", "tia", "knekt", "dam", "kung"},
		"ranks":   {"", "ess", "tvåor", "treor", "fyror", "femmor", "sexor", "sjuor", "åttor", "nior", "tior", "knektar", "damer", "kungar"},
		"suit":    {"spader", "hjärter", "ruter", "klöver"},
	},
	roles: map[string][3]string{
		"taker":      {"den som tar sticket"},
		"holder":     {"den som har kortet på hand"},
		"leader":     {"den som spelade ut till sticket"},
		"winner":     {"partiets vinnare"},
		"loser":      {"partiets förlorare"},
		"each":       {"var och en av de andra"},
		"breaker":    {"den som bryter den"},
		"undertaker": {"den som företog den"},
		"eldest":     {"förhanden"},
		"dealer":     {"givaren"},
		"opposite":   {"den som sitter mitt emot givaren"},
		"pool":       {"potten"},
		"right":      {"spelaren till höger", "höger", "högra"},
		"left":       {"spelaren till vänster", "vänster", "vänstra"},
	},
	units: map[string][2]string{
		"bean": {"böna", "bönor"}, "counter": {"jetong", "jetonger"}, "fiche": {"fiche", "ficher"}, "fish": {"fiche", "ficher"},
		"game": {"spel", "spel"}, "jetton": {"jetong", "jetonger"}, "mark": {"märke", "märken"}, "point": {"poäng", "poäng"},
	},
	numbers: numbers{to: " till ", or: " eller ", and: " och "},
	ending: func(n int) string {
		if last := n % 10; (last == 1 || last == 2) && n/10%10 != 1 {
			return ":a"
		}
		return ":e"
	},
}

// wordsOf are the words of the languages that answers.tsv has, as its columns.
var wordsOf = []*words{english, french, swedish}

// pick returns the word for a figure, or the figure where there is no word.
func pick(words []string, n int) string {
	if n >= 0 && n < len(words) && words[n] != "" {
		return words[n]
	}
	return strconv.Itoa(n)
}

// row returns numbers in words: the first and the last of three and more that follow
// each other, "three to seven", or each of them, "two, four or six".
func (w *words) row(list []int) string {
	first, last := list[0], list[len(list)-1]
	if len(list) > 2 && last-first == len(list)-1 {
		return w.numbers.from + pick(w.figures["word"], first) + w.numbers.to + pick(w.figures["word"], last)
	}
	return w.numbers.before + w.each("word", list, w.numbers.or)
}

// each tells figures in that way, one by one, with a word before the last of them.
func (w *words) each(as string, list []int, before string) string {
	told := make([]string, len(list))
	for i, n := range list {
		told[i] = pick(w.figures[as], n)
	}
	last := len(told) - 1
	if last == 0 {
		return told[0]
	}
	return strings.Join(told[:last], ", ") + before + told[last]
}

// Amount returns an amount with its counter, and how many of the larger counter it
// is where that comes out even: "20 jettons (2 fiches)".
func Amount(rs *game.Ruleset, n int) string { return english.amount(rs, n) }

// Counters returns what one counter of a book is called, and several, how many of them
// the larger one is worth, 0 where there is none, and what one and several of that are
// called, with bars between: "jetton|jettons|10|fiche|fiches".
func Counters(rs *game.Ruleset) string {
	w, large := english, rs.Larger
	return strings.Join([]string{w.counters(rs.Unit, 1), w.counters(rs.Unit, 2), strconv.Itoa(int(large.Worth)), w.counters(large.Name, 1), w.counters(large.Name, 2)}, "|")
}

func (w *words) amount(rs *game.Ruleset, n int) string {
	said := strconv.Itoa(n) + " " + w.counters(rs.Unit, n)
	if worth := int(rs.Larger.Worth); worth > 0 && n >= worth && n%worth == 0 {
		said += " (" + strconv.Itoa(n/worth) + " " + w.counters(rs.Larger.Name, n/worth) + ")"
	}
	return said
}

// counters returns what n counters of a kind are called.
func (w *words) counters(unit string, n int) string {
	forms, ok := w.units[unit]
	switch {
	case !ok && (n == 1 || unit == "fish"):
		return unit
	case !ok && strings.HasSuffix(unit, "x"):
		return unit + "es"
	case !ok:
		return unit + "s"
	case n == 1 || n == 0 && w == french:
		return forms[0]
	}
	return forms[1]
}

// role returns what the players that a role names are called.
func (w *words) role(name, as string) string {
	forms, ok := w.roles[name]
	if !ok {
		return name // a side: right, left
	}
	said := forms[0]
	switch {
	case as == "him" && forms[1] != "":
		said = forms[1]
	case as == "of" && forms[2] != "":
		said = forms[2]
	}
	return said
}
