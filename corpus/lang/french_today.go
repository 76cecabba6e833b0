package lang

import (
	"regexp"
	"strings"
	"unicode"
)

// frenchWords are changed whole: what no rule covers.
var frenchWords = pairs(`
& et &c etc tems temps long-tems longtemps longtems longtemps printems printemps
hazard hasard hazards hasards loix lois jettons jetons jetton jeton cens cents
vû vu vûe vue pû pu sû su lû lu eû eu bû bu crû cru sçû su reçû reçu aperçû aperçu pourvû pourvu connû connu dépourvû dépourvu
plûtôt plutôt plûpart plupart encor encore guères guère guéres guère avecque avec jusques jusque doresnavant dorénavant
aprés après trés très prés près auprés auprès procés procès succés succès excés excès accés accès exprés exprès progrés progrès décés décès
apres après tres très
trefle trèfle tréfle trèfle trefles trèfles tréfles trèfles treffle trèfle
roy roi roys rois luy lui moy moi toy toi soy soi quoy quoi icy ici ny ni cy ci vray vrai ayeux aïeux ayeul aïeul yvoire ivoire
païs pays aye ait ayent aient soyent soient voye voie voyent voient croyent croient
prens prends rens rends attens attends entens entends défens défends pren prends
foible faible foibles faibles foiblesse faiblesse foiblement faiblement affoiblir affaiblir roide raide monnoie monnaie monnoies monnaies monoie monnaie
harnois harnais françois français françoise française françoises françaises anglois anglais angloise anglaise hollandois hollandais
bavaroise bavaroise quarré carré quarrés carrés quarrée carrée quarrées carrées quarreau carreau
sols sous
complette complète complettes complètes secrette secrète secrettes secrètes discrette discrète inquiette inquiète fidelle fidèle fidelles fidèles
deffendre défendre deffendant défendant deffendans défendants deffense défense deffend défend deffaut défaut
diferent différent diferens différents diférent différent diférens différents différens différents diferente différente diferentes différentes diférente différente diférentes différentes
diference différence diférence différence dificile difficile dificiles difficiles dificulté difficulté dificultés difficultés
aport apport boete boîte boetes boîtes boëte boîte boëtes boîtes poeme poème evenement événement évenement événement évenemens événements évenements événements
chaqué chaque tranquilité tranquillité intervale intervalle colomne colonne colomnes colonnes obmis omis annuller annuler échets échecs
asseurer assurer asseuré assuré nud nu nuds nus pied pied cinquieme cinquième
premiere première premieres premières derniere dernière dernieres dernières maniere manière manieres manières
imperiale impériale imperiales impériales presentement présentement present présent presens présents presenter présenter
regle règle regles règles reglé réglé espece espèce especes espèces piece pièce pieces pièces siecle siècle siecles siècles
different différent differens différents differente différente differentes différentes experience expérience
levee levée levees levées jouee jouée joues joués sequence séquence sequences séquences comete comète cometes comètes
entiere entière entierement entièrement particuliere particulière particulierement particulièrement
lieve lève léve lève léves lèves mene mène
chûte chute chûtes chutes flêche flèche flêches flèches
connoit connaît connoitre connaître méconnoit méconnaît méconnoitre méconnaître reconnoit reconnaît reconnoitre reconnaître
paroit paraît paroitre paraître disparoitre disparaître aparoitre apparaître
genoüil genou genoüils genoux aprentif apprenti aprentifs apprentis payement paiement payemens paiements païement paiement païemens paiements
étre être étres êtres téte tête tétes têtes béte bête bétes bêtes féte fête fétes fêtes méme même mémes mêmes
prét prêt préts prêts préte prête prétes prêtes préter prêter arréte arrête arrétent arrêtent arréter arrêter arrété arrêté arrétée arrêtée arrétés arrêtés
intérét intérêt intéréts intérêts empéche empêche empéchent empêchent empécher empêcher empéché empêché extréme extrême extrémes extrêmes
extrémement extrêmement tempéte tempête fenétre fenêtre fenétres fenêtres honnéte honnête honnétes honnêtes honnéteté honnêteté
méle mêle mélent mêlent méler mêler mélé mêlé mélée mêlée mélés mêlés mélées mêlées reméler remêler reméle remêle
lévent lèvent relévent relèvent élévent élèvent enlévent enlèvent ménent mènent achétent achètent considérent considèrent espérent espèrent
cédent cèdent procédent procèdent possédent possèdent préférent préfèrent réglent règlent régnent règnent pésent pèsent répétent répètent succédent succèdent
`)

// frenchKeep are words that a rule would change though they are modern.
var frenchKeep = set(`
doit boit croit soit voit reçoit aperçoit conçoit perçoit déçoit droit endroit étroit adroit maladroit toit exploit détroit échoit déchoit prévoit pourvoit
revoit entrevoit assoit surcroit accroit décroit sursoit benoit redoit
soient voient croient emploient envoient renvoient noient ploient déploient tutoient nettoient octroient prévoient pourvoient revoient broient
trois crois fois mois bois lois rois bourgeois villageois gaulois danois suédois chinois courtois grivois matois narquois sournois minois carquois tournois
poulans anchois empois pantois parois patois quelquefois autrefois toutefois parfois reçois aperçois conçois perçois dois vois revois prévois entrevois sois assois
hautbois abois emplois envois renvois convois effrois octrois siamois lorsqu'autrefois
dans sans ans gens sens biens liens dedans céans encens suspens dépens contresens bans pans plans rubans cadrans tyrans partisans artisans paysans courtisans
océans écrans divans charlatans examens tiens viens miens siens chiens moyens anciens mitans cens
paroi paroisse paroisses paroissien
`)

// doubled are beginnings in which the period wrote one letter where we write two,
// or two where we write one.
var doubled = []rule{
	{"aprend", "apprend", ""}, {"apren", "appren", ""}, {"apris", "appris", ""}, {"apliqu", "appliqu", ""}, {"aplic", "applic", ""},
	{"apuy", "appuy", ""}, {"apuï", "appuy", ""}, {"apui", "appui", ""}, {"aport", "apport", ""}, {"aparten", "apparten", ""}, {"apartien", "appartien", ""},
	{"aprob", "approb", ""}, {"aprouv", "approuv", ""}, {"aproch", "approch", ""}, {"apréhend", "appréhend", ""}, {"aparen", "apparen", ""}, {"aparei", "apparei", ""},
	{"raport", "rapport", ""}, {"rapel", "rappel", ""}, {"supos", "suppos", ""}, {"suport", "support", ""}, {"suprim", "supprim", ""}, {"oposé", "opposé", ""}, {"opos", "oppos", ""},
	{"oport", "opport", ""}, {"abbat", "abat", ""}, {"rabbat", "rabat", ""}, {"along", "allong", ""}, {"allarm", "alarm", ""}, {"dificul", "difficul", ""}, {"difér", "différ", ""},
	{"renouvell", "renouvel", ""}, {"atrap", "attrap", ""}, {"embaras", "embarras", ""},
}

// unaccented are beginnings in which the period often left é without its accent.
var unaccented = []rule{
	{"desir", "désir", ""}, {"reclam", "réclam", ""}, {"echang", "échang", ""}, {"precéd", "précéd", ""}, {"precis", "précis", ""},
}

var (
	graveMute   = regexp.MustCompile(`é((?:[bcdfgpt][lr]|gn|qu|gu|ch|th|ph|[bcdfglmnprstvxz]))(e|es)$`)
	passeSimple = regexp.MustCompile(`([^fh])érent$`)
	muteStem    = regexp.MustCompile(`^((?:re|en|sou|é)?l|(?:ra|a|em|pro|re|sur)?m|r?ach|p|cr|s)[eé]([vntsm])er(a|ai|as|ons|ez|ont|ait|ais|aient|ions|iez)$`)
	aitRoof     = regexp.MustCompile(`(conn|par)ait(r|$)`)
	yBetween    = regexp.MustCompile(`([aouAOU])[ïi](e|a|o|é|è|ê)`)
	appeler     = regexp.MustCompile(`^(r?)ap+ell(er|é|ée|és|ées|ez|ant|ons|ais|ait|aient|ai|a|iez|ions)$`)
	jeter       = regexp.MustCompile(`^(re|pro|sur|inter)?jett(er|é|ée|és|ées|ez|ant|ons|ait|aient|a|at)$`)
	savoir      = regexp.MustCompile(`^sç(av|ai|ach|au|u|û)`)
	connaitre   = regexp.MustCompile(`^(re|mé)?conno(i|î)`)
	paraitre    = regexp.MustCompile(`^((?:ap|re|com|dis|trans)?)p?paro(i|î)(t|ss|tr|s$)`)
	sc          = strings.NewReplacer("sç", "s", "û", "u")
	diaereses   = strings.NewReplacer("oüi", "oui", "oüe", "oue", "oüa", "oua", "obéï", "obéi", "jouï", "joui", "ouïr", "ouïr")
	pluralEz    = set("sont été étoient seroient seront fussent soient étant restent")
)

// frenchToday changes a word, rule by rule; each rule that acts leaves its reason.
func frenchToday(before, w string) (string, string) {
	if m, ok := frenchWords[w]; ok {
		if w == "aye" && before == "j'" {
			m = "aie"
		}
		return m, "older spelling"
	}
	if strings.IndexFunc(w, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '-' }) >= 0 {
		return w, "" // what no one can read has no modern spelling
	}
	if strings.ContainsRune(w, '\'') && !strings.HasSuffix(w, "'") || frenchKeep[w] {
		return w, ""
	}
	c := &changed{word: w}
	c.stems()
	c.letters()
	c.endings(before)
	return c.word, strings.Join(c.why, "; ")
}

// changed is a word with the reasons for what was changed in it.
type changed struct {
	word string
	why  []string
}

func (c *changed) to(next, reason string) {
	if next == c.word {
		return
	}
	c.word = next
	if len(c.why) == 0 || c.why[len(c.why)-1] != reason {
		c.why = append(c.why, reason)
	}
}

// stems changes verbs and the endings of the imperfect. Few words match, so what
// an expression needs is looked for first.
func (c *changed) stems() {
	if strings.HasPrefix(c.word, "sç") {
		c.to(savoir.ReplaceAllStringFunc(c.word, sc.Replace), "sç, by false derivation from scire, is s")
	}
	if strings.Contains(c.word, "conno") {
		c.to(connaitre.ReplaceAllString(c.word, "${1}conna$2"), "oi sounded ai is written ai")
	}
	if strings.Contains(c.word, "paro") {
		c.to(paraitre.ReplaceAllStringFunc(c.word, func(s string) string {
			s = strings.Replace(s, "paroi", "parai", 1)
			s = strings.Replace(s, "paroî", "paraî", 1)
			if strings.HasPrefix(s, "apar") {
				s = "ap" + s[1:]
			}
			return s
		}), "oi sounded ai is written ai")
	}
	if stem, ok := strings.CutSuffix(c.word, "oïent"); ok {
		c.to(stem+"oient", "diaeresis dropped")
	}
	c.to(imperfect(c.word), "imperfect or conditional in -ai-")
	if strings.Contains(c.word, "pell") {
		if m := appeler.FindStringSubmatch(c.word); m != nil {
			c.to(m[1]+"appel"+m[2], "appeler: p doubled, l single before a sounded vowel")
		}
	}
	if rest, ok := strings.CutPrefix(c.word, "apel"); ok {
		c.to("appel"+rest, "appeler: p doubled")
	}
	if strings.Contains(c.word, "jett") {
		c.to(jeter.ReplaceAllString(c.word, "${1}jet$2"), "jeter: t single before a sounded vowel")
	}
}

// letters changes consonants, y and accents.
func (c *changed) letters() {
	for _, r := range doubled {
		if strings.HasPrefix(c.word, r.old) && !strings.HasPrefix(c.word, r.new) {
			c.to(r.new+c.word[len(r.old):], "consonant "+map[bool]string{true: "doubled", false: "single"}[len(r.new) > len(r.old)])
			break
		}
	}
	if strings.ContainsAny(c.word, "iï") {
		c.to(yBetween.ReplaceAllStringFunc(c.word, yod), "y between vowels")
	}
	c.to(diaereses.Replace(c.word), "diaeresis dropped")
	for _, r := range unaccented {
		if rest, ok := strings.CutPrefix(c.word, r.old); ok {
			c.to(r.new+rest, "é is written")
		}
	}
	if strings.Contains(c.word, "ait") {
		c.to(aitRoof.ReplaceAllString(c.word, "${1}aît$2"), "î before t in connaître and paraître")
	}
	if strings.Contains(c.word, "er") {
		c.to(muteStem.ReplaceAllString(c.word, "${1}è${2}er$3"), "è before a mute syllable")
	}
	if strings.Contains(c.word, "é") {
		c.to(passeSimple.ReplaceAllString(c.word, "${1}èrent"), "è before a mute syllable")
		c.to(graveMute.ReplaceAllString(c.word, "è$1$2"), "è before a mute syllable")
	}
}

// endings changes plurals and participles.
func (c *changed) endings(before string) {
	w := c.word
	switch {
	case frenchKeep[w]:
	case strings.HasSuffix(w, "ans") && len(w) > 4 && !strings.HasSuffix(w, "ians"):
		c.to(w[:len(w)-1]+"ts", "plural in -ants")
	case strings.HasSuffix(w, "ens") && len(w) > 4 && !strings.HasSuffix(w, "iens") && !strings.HasSuffix(w, "yens"):
		c.to(w[:len(w)-1]+"ts", "plural in -ents")
	}
	if s, ok := strings.CutSuffix(c.word, "ez"); ok && pluralEz[before] && len(s) > 3 {
		c.to(s+"és", "plural participle in -és")
	}
}

// yod writes y for the i of aïant, moïen, voiez; but not where i belongs to ai,
// oi before a mute e (paie, voie, joue).
func yod(s string) string {
	r := []rune(s)
	if r[1] == 'i' && (r[2] == 'e' || r[0] == 'u' || r[0] == 'U') {
		return s
	}
	if r[1] == 'ï' && r[0] != 'u' || r[1] == 'i' && r[2] != 'e' {
		return string(r[0]) + "y" + string(r[2])
	}
	return s
}

// imperfect writes ai for oi in the endings of the imperfect and conditional.
func imperfect(w string) string {
	if frenchKeep[w] {
		return w
	}
	for _, e := range [3][2]string{{"oient", "aient"}, {"oit", "ait"}, {"ois", "ais"}} {
		if s, ok := strings.CutSuffix(w, e[0]); ok {
			switch {
			case len(s) < 2, strings.HasSuffix(s, "cr") && len(s) < 4:
				return w
			}
			return s + e[1]
		}
	}
	return w
}
