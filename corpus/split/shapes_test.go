package split

import (
	"fmt"
	"strings"
	"testing"

	"quinola/corpus/lang"
	"quinola/corpus/page"
	"quinola/corpus/restore"
)

// A code is a made-up book of laws: articles of one to three sentences, every
// sixth with a second paragraph, set in lines as a printer sets them.
type code struct {
	lang     string
	subjects []string
	duties   []string
	cases    []string
	chapter  func(n int) string
}

var codes = []code{
	{"fr",
		[]string{"Celui qui donne", "Le premier en cartes", "Chaque joueur", "Le dernier à parler", "Celui qui renonce", "Le propriétaire", "L'acheteur"},
		[]string{"doit couper les cartes avant que de jouer", "paye la bête au profit de celui qui gagne", "ne peut reprendre ce qu'il a mis sur la table", "est tenu de fournir de la couleur demandée", "perd deux marques pour chaque levée"},
		[]string{"à moins qu'il n'en soit convenu autrement", "quand même il auroit mal vû son jeu", "encore qu'on ne le lui demande pas", "sans pouvoir s'en dédire"},
		func(n int) string {
			return "CHAPITRE " + []string{"PREMIER", "SECOND", "TROISIEME", "QUATRIEME"}[n] + "."
		}},
	{"en",
		[]string{"The dealer", "The eldest hand", "Each player", "The last to speak", "The person who revokes", "The owner", "The buyer"},
		[]string{"must cut the cards before a card is played", "pays the value of the pool to him who wins it", "shall not take back what he has laid upon the table", "is bound to follow suit whenever he is able", "loses two counters for every trick"},
		[]string{"unless it was agreed otherwise", "though he mistook his own hand", "even if nobody asks him for it", "and cannot afterwards recall it"},
		func(n int) string { return "CHAPTER " + lang.Roman(n+1) + "." }},
	{"sv",
		[]string{"Den som ger", "Förhanden", "Hvar och en spelare", "Den som sist talar", "Den som ej bekänner", "Ägaren", "Köparen"},
		[]string{"skall låta taga af korten innan någon spelar", "betalar beten till den som vinner spelet", "får ej taga tillbaka hvad han lagt på bordet", "bör bekänna färg så ofta han kan", "förlorar två marker för hvart stick"},
		[]string{"om ej annat är öfverenskommet", "ehuru han sett galet i sina kort", "äfven om ingen begär det", "utan att kunna taga det tillbaka"},
		func(n int) string { return "CAPITLET " + lang.Roman(n+1) + "." }},
	{"de",
		[]string{"Der Geber", "Die Vorhand", "Ein jeder Spieler", "Wer zuletzt spricht", "Wer nicht bekennt", "Der Eigenthümer", "Der Käufer"},
		[]string{"muß die Karten abheben lassen, ehe man spielt", "zahlt den Satz an den, der das Spiel gewinnt", "darf nicht zurücknehmen, was auf dem Tische liegt", "soll die Farbe bekennen, so oft er sie hat", "verliert zwey Marken für jeden Stich"},
		[]string{"wenn nicht anders verabredet worden", "ob er gleich seine Karten falsch gesehen", "auch wenn es niemand von ihm fordert", "ohne es widerrufen zu können"},
		func(n int) string { return "KAPITEL " + lang.Roman(n+1) + "." }},
	{"nl",
		[]string{"De gever", "De voorhand", "Een ieder speler", "Die het laatst spreekt", "Die niet bekent", "De eigenaar", "De kooper"},
		[]string{"moet de kaarten laten afneemen voor dat men speelt", "betaalt den pot aan hem die het spel wint", "mag niet terug neemen wat op de tafel ligt", "is gehouden kleur te bekennen zo dikwyls hy kan", "verliest twee fiches voor elken slag"},
		[]string{"ten zy het anders besproken is", "schoon hy zyne kaarten kwalyk gezien heeft", "zelfs als niemand het hem vraagt", "zonder het te kunnen herroepen"},
		func(n int) string { return "HOOFDSTUK " + lang.Roman(n+1) + "." }},
	{"la",
		[]string{"Qui chartas distribuit", "Primus in ordine", "Unusquisque ludentium", "Qui ultimus loquitur", "Qui colorem non sequitur", "Dominus rei", "Emptor"},
		[]string{"debet chartas dividere antequam ludus incipiat", "solvit depositum ei qui lusum vincit", "non potest recipere quod in mensa posuit", "tenetur colorem sequi quoties habet", "perdit duos calculos pro singulis vicibus"},
		[]string{"nisi aliter convenerit", "etsi chartas suas male viderit", "etiam si nemo id ab eo petat", "nec potest id postea revocare"},
		func(n int) string { return "CAPUT " + lang.Roman(n+1) + "." }},
}

// article is the words of the nth article.
func (c code) article(n int) string {
	var b strings.Builder
	for i := range 1 + n%3 {
		k := n*7 + i*3
		if i > 0 {
			b.WriteByte(' ')
		}
		if n%6 == 5 && i == 2 {
			b.WriteString("\n\n")
		}
		fmt.Fprintf(&b, "%s %s, %s.", c.subjects[k%len(c.subjects)], c.duties[(k+n/5)%len(c.duties)], c.cases[(k+n/3)%len(c.cases)])
	}
	return b.String()
}

// wrapped sets text in lines of some sixty letters.
func wrapped(s string) string {
	var out []string
	for _, p := range strings.Split(s, "\n\n") {
		var lines []string
		line := ""
		for _, w := range strings.Fields(p) {
			if len(line)+len(w) > 60 {
				lines = append(lines, line)
				line = ""
			}
			if line != "" {
				line += " "
			}
			line += w
		}
		out = append(out, strings.Join(append(lines, line), "\n"))
	}
	return strings.Join(out, "\n\n")
}

var ordinalWords = map[string][]string{
	"en": {"FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH", "NINTH", "TENTH", "ELEVENTH", "TWELFTH", "THIRTEENTH", "FOURTEENTH", "FIFTEENTH", "SIXTEENTH", "SEVENTEENTH", "EIGHTEENTH", "NINETEENTH", "TWENTIETH"},
	"fr": {"PREMIERE", "SECONDE", "TROISIEME", "QUATRIEME", "CINQUIEME", "SIXIEME", "SEPTIEME", "HUITIEME", "NEUVIEME", "DIXIEME", "ONZIEME", "DOUZIEME", "TREIZIEME", "QUATORZIEME", "QUINZIEME", "SEIZIEME", "DIX-SEPTIEME", "DIX-HUITIEME", "DIX-NEUVIEME", "VINGTIEME"},
	"sv": {"FÖRSTA", "ANDRA", "TREDJE", "FJERDE", "FEMTE", "SJETTE", "SJUNDE", "ÅTTONDE", "NIONDE", "TIONDE", "ELFTE", "TOLFTE", "TRETTONDE", "FJORTONDE", "FEMTONDE", "SEXTONDE", "SJUTTONDE", "ADERTONDE", "NITTONDE", "TJUGONDE"},
	"de": {"ERSTE", "ZWEYTE", "DRITTE", "VIERTE", "FÜNFTE", "SECHSTE", "SIEBENTE", "ACHTE", "NEUNTE", "ZEHNTE", "EILFTE", "ZWÖLFTE", "DREYZEHNTE", "VIERZEHNTE", "FÜNFZEHNTE", "SECHZEHNTE", "SIEBZEHNTE", "ACHTZEHNTE", "NEUNZEHNTE", "ZWANZIGSTE", "EIN UND ZWANZIGSTE", "ZWEYUNDZWANZIGSTE", "DREYUNDZWANZIGSTE", "VIERUNDZWANZIGSTE", "FÜNFUNDZWANZIGSTE", "SECHS UND ZWANZIGSTE", "SIEBENUNDZWANZIGSTE", "ACHTUNDZWANZIGSTE"},
	"nl": {"EERSTE", "TWEEDE", "DERDE", "VIERDE", "VYFDE", "ZESDE", "ZEVENDE", "ACHTSTE", "NEGENDE", "TIENDE", "ELFDE", "TWAALFDE", "DERTIENDE", "VEERTIENDE", "VYFTIENDE", "ZESTIENDE", "ZEVENTIENDE", "ACHTTIENDE", "NEGENTIENDE", "TWINTIGSTE", "EENENTWINTIGSTE", "TWEE EN TWINTIGSTE", "DRIEËNTWINTIGSTE", "VIER ENDE TWINTIGSTE", "VYFENTWINTIGSTE", "ZESENTWINTIGSTE", "ZEVENENTWINTIGSTE", "ACHTENTWINTIGSTE"},
	"la": {"PRIMA", "SECUNDA", "TERTIA", "QUARTA", "QUINTA", "SEXTA", "SEPTIMA", "OCTAVA", "NONA", "DECIMA", "UNDECIMA", "DUODECIMA", "DECIMA TERTIA", "DECIMA QUARTA", "DECIMA QUINTA", "DECIMA SEXTA", "DECIMA SEPTIMA", "DECIMA OCTAVA", "DECIMA NONA", "VIGESIMA", "VIGESIMA PRIMA", "VIGESIMA SECUNDA", "VICESIMA TERTIA", "VIGESIMA QUARTA", "VIGESIMA QUINTA", "VIGESIMA SEXTA", "VIGESIMA SEPTIMA", "VIGESIMA OCTAVA"},
}

// titles head the laws.
var titles = map[string]string{
	"fr": "LES LOIX DU JEU.", "en": "THE LAWS OF THE GAME.", "sv": "LAGAR FÖR SPELET.", "de": "GESETZE DES SPIELS.", "nl": "WETTEN VAN HET SPEL.", "la": "LEGES LUDI.",
}

// However a code of laws announces its articles, and wherever its numbers begin,
// each is found with its number and nothing besides.
func TestShapes(t *testing.T) {
	const many = 80
	arabic := func(form string) func(string, int) string {
		return func(_ string, n int) string { return fmt.Sprintf(form, n) }
	}
	roman := func(form string) func(string, int) string {
		return func(_ string, n int) string { return fmt.Sprintf(form, lang.Roman(n)) }
	}
	shapes := []struct {
		name  string
		langs string
		label func(lang string, n int) string
		first int
		many  int
	}{
		{"ART. XII.", "fr en sv", roman("ART. %s."), 1, many},
		{"Art. 12.", "fr en sv", arabic("Art. %d."), 1, many},
		{"Article 544.", "fr en", arabic("Article %d."), 544, many},
		{"Art. 1101.", "fr en sv", arabic("Art. %d."), 1101, many},
		{"Artikel 97.", "sv", arabic("Artikel %d."), 97, many},
		{"ARTICLE XII.", "fr en", roman("ARTICLE %s."), 1, many},
		{"ARTIKEL XII.", "sv", roman("ARTIKEL %s."), 1, many},
		{"ARTICLE 12", "fr en", arabic("ARTICLE %d"), 1, many},
		{"LAW I.", "en", roman("LAW %s."), 1, many},
		{"LOI I.", "fr", roman("LOI %s."), 1, many},
		{"LAG I.", "sv", roman("LAG %s."), 1, many},
		{"Rule 1.", "en", arabic("Rule %d."), 1, many},
		{"Règle 1.", "fr", arabic("Règle %d."), 1, many},
		{"Regel 1.", "sv", arabic("Regel %d."), 1, many},
		{"1 §.", "fr en sv", arabic("%d §."), 1, many},
		{"1. §.", "sv", arabic("%d. §."), 1, many},
		{"§ 1.", "fr en sv", arabic("§ %d."), 1, many},
		{"§. XII.", "fr en sv", roman("§. %s."), 1, many},
		{"12°.", "fr en sv", arabic("%d°."), 1, many},
		{"12.", "fr en sv", arabic("%d."), 1, many},
		{"XII.", "fr en sv", roman("%s."), 1, many},
		{"(12)", "fr en sv", arabic("(%d)"), 1, many},
		{"[12.]", "sv", arabic("[%d.]"), 1, many},
		{"12.°", "fr en", arabic("%d.°"), 1, many},
		{"12:o", "sv", arabic("%d:o"), 1, many},
		{"12 —", "fr", arabic("%d —"), 1, many},
		{"12, a line", "en", arabic("%d"), 1, many},
		{"MAXIM XII.", "fr en", roman("MAXIM %s."), 1, many},
		{"SECT. XII.", "fr en", roman("SECT. %s."), 1, many},
		{"Mom. 12.", "sv", arabic("Mom. %d."), 1, many},
		{"Twelfth.", "en", func(l string, n int) string { return ordinalWords[l][n-1] + "." }, 1, 20},
		{"RULE THE FIRST", "en", func(l string, n int) string { return "RULE THE " + ordinalWords[l][n-1] + "." }, 1, 20},
		{"FIRST RULE", "en", func(l string, n int) string { return ordinalWords[l][n-1] + " RULE." }, 1, 20},
		{"REGLE PREMIERE", "fr", func(l string, n int) string { return "REGLE " + ordinalWords[l][n-1] + "." }, 1, 20},
		{"PREMIERE REGLE", "fr", func(l string, n int) string { return ordinalWords[l][n-1] + " REGLE." }, 1, 20},
		{"DAS ERSTE GESETZ", "de", func(l string, n int) string { return "DAS " + ordinalWords[l][n-1] + " GESETZ." }, 1, 28},
		{"HET EERSTE ARTIKEL", "nl", func(l string, n int) string { return "HET " + ordinalWords[l][n-1] + " ARTIKEL." }, 1, 28},
		{"LEX PRIMA", "la", func(l string, n int) string { return "LEX " + ordinalWords[l][n-1] + "." }, 1, 28},
		{"Art. 12., abroad", "de nl la", arabic("Art. %d."), 1, many},
		{"12., abroad", "de nl la", arabic("%d."), 1, many},
		// Words that no language lists.
		{"Aphorisme XII.", "fr nl", roman("Aphorisme %s."), 1, many},
		{"ORDONNANCE 12.", "fr", arabic("ORDONNANCE %d."), 1, many},
		{"Case 12.", "en", arabic("Case %d."), 1, many},
		{"Bye-Law 12", "en", arabic("Bye-Law %d"), 1, many},
		{"Punct XII.", "de sv", roman("Punct %s."), 1, many},
		{"STATUTUM XII.", "la", roman("STATUTUM %s."), 1, many},
		{"Nº XII.", "fr", roman("Nº %s."), 1, many},
		{"XIIe LOI.", "fr", roman("%se LOI."), 1, many},
		{"FÖRSTA REGELN", "sv", func(l string, n int) string { return ordinalWords[l][n-1] + " REGELN." }, 1, 20},
	}
	for _, c := range codes {
		for _, s := range shapes {
			if !strings.Contains(s.langs, c.lang) {
				continue
			}
			for _, run := range []bool{true, false} {
				for _, chapters := range []string{"none", "through", "anew", "none, set close", "none, on pages"} {
					if strings.HasSuffix(s.name, "a line") && (run || chapters == "none, on pages") {
						continue // nothing tells such a number from a figure, or a folio
					}
					if chapters == "anew" && s.first > 1 || chapters == "none" && !run || chapters == "none, set close" && !run {
						continue
					}
					name := fmt.Sprintf("%s/%s/%s/chapters %s", c.lang, s.name, map[bool]string{true: "run in", false: "own line"}[run], chapters)
					t.Run(name, func(t *testing.T) {
						var b strings.Builder
						var want []int
						var words []string
						b.WriteString(titles[c.lang] + "\n\n")
						part := s.many / 4
						for i := range s.many {
							n := s.first + i
							if chapters == "anew" {
								n = s.first + i%part
							}
							if i%7 == 6 && chapters == "none, on pages" {
								fmt.Fprintf(&b, "\f%d     %s\n\n", i/7+2, strings.Join(strings.Fields(titles[c.lang])[:2], " "))
							}
							if i%part == 0 && (chapters == "through" || chapters == "anew") {
								b.WriteString(c.chapter(i/part) + "\n\n")
							}
							label := s.label(c.lang, n)
							if run {
								if !strings.ContainsAny(label[len(label)-1:], ".)]") {
									label += "."
								}
								b.WriteString(wrapped(label + " " + c.article(i)))
							} else {
								b.WriteString(label + "\n\n" + wrapped(c.article(i)))
							}
							b.WriteString("\n")
							if chapters != "none, set close" {
								b.WriteString("\n")
							}
							want, words = append(want, n), append(words, c.article(i))
						}
						src := []byte(b.String())
						leaves := page.Leaves(src)
						r := Text(src, c.lang, restore.Tokens(src, c.lang, leaves), leaves)
						var numbers []int
						for _, it := range r.Items {
							numbers = append(numbers, it.Number)
						}
						if fmt.Sprint(numbers) != fmt.Sprint(want) {
							t.Fatalf("numbers %v, want %v", numbers, want)
						}
						for i, it := range r.Items {
							if got := strings.Join(strings.Fields(string(src[it.Body:it.Span.End])), " "); got != strings.Join(strings.Fields(words[i]), " ") {
								t.Errorf("%d: %q, want %q", it.Number, got, words[i])
							}
						}
					})
				}
			}
		}
	}
}

// A scan does things to a code of laws, and each of its articles is found all the
// same: furniture, pages that end within an article, lines set wide, labels set
// letter by letter or damaged, line ends of Windows.
func TestShapesAsScanned(t *testing.T) {
	const many = 80
	shapes := map[string]func(n int) string{
		"ART. XII.":  func(n int) string { return "ART. " + lang.Roman(n) + "." },
		"Art. 12":    func(n int) string { return fmt.Sprintf("Art. %d", n) },
		"12 §.":      func(n int) string { return fmt.Sprintf("%d §.", n) },
		"(12)":       func(n int) string { return fmt.Sprintf("(%d)", n) },
		"12.°":       func(n int) string { return fmt.Sprintf("%d.°", n) },
		"A R T. XII": func(n int) string { return strings.Join(strings.Split("ART."+lang.Roman(n)+".", ""), " ") },
	}
	misreadings := strings.NewReplacer("I", "l", "V", "Y", "X", "K", "1", "l")
	for _, c := range codes {
		for name, label := range shapes {
			for _, done := range []string{"furniture", "turned within", "set wide", "damaged", "returns"} {
				t.Run(c.lang+"/"+name+"/"+done, func(t *testing.T) {
					var b strings.Builder
					var want, got []int
					for i := range many {
						n := i + 1
						want = append(want, n)
						if i%6 == 5 && done == "furniture" {
							fmt.Fprintf(&b, "%40s\n\f%d     %s\n\n", c.subjects[0][:3], i/6+12, strings.Join(strings.Fields(titles[c.lang])[:2], " "))
						}
						l := label(n)
						if n%4 == 2 && done == "damaged" && strings.HasPrefix(l, "ART. ") {
							l = "ART. " + misreadings.Replace(l[5:6]) + l[6:]
						}
						lines := append([]string{l, ""}, strings.Split(wrapped(c.article(i)), "\n")...)
						if i%6 == 5 && done == "turned within" {
							k := 2 + len(lines)/2
							lines = append(lines[:k:k], append([]string{"\f" + fmt.Sprint(i/6+30)}, lines[k:]...)...)
						}
						b.WriteString(strings.Join(lines, "\n") + "\n\n")
					}
					text := b.String()
					switch done {
					case "set wide":
						text = strings.ReplaceAll(text, "\n", "\n\n")
					case "returns":
						text = strings.ReplaceAll(text, "\n", "\r\n")
					}
					src := []byte(text)
					leaves := page.Leaves(src)
					for _, it := range Text(src, c.lang, restore.Tokens(src, c.lang, leaves), leaves).Items {
						if it.Number > 0 {
							got = append(got, it.Number)
						}
					}
					if fmt.Sprint(got) != fmt.Sprint(want) {
						t.Errorf("numbers %v", got)
					}
				})
			}
		}
	}
}
