package lang

import "slices"

func init() { Register(dutch) }

var dutch = &Language{
	Code:      "nl",
	Name:      "Dutch",
	Place:     5,
	Letters:   "ëïéö",
	Compounds: true,
	Alike:     []string{"y", "i", "z", "s", "c", "k", "q", "k", "ë", "e", "ï", "i", "é", "e", "ö", "o"},
	Spellings: slices.Concat([]string{
		"ij", "i", "ae", "a", "aa", "a", "ee", "e", "oo", "o", "ue", "u", "uu", "u", "ckx", "ks", "kks", "ks", "gt$", "kt",
		"kk", "k", "gh", "g", "dt", "t", "th", "t", "x", "ks", "ii", "i", "sk", "s", "ss", "s", "ff", "f", "d$", "t",
	}, doubles),
	Endings: "e en n s t te ten de den der je jes lyk lyke lijk lijke er ers heid heden ig ige ing inge ingen",
	FunctionWords: `
		de het een eene eenen der den des dat die dit deze dezen
		ik gij hij zij zy wij wy hem haar hun hunne zich zijn zyn zijne zyne mijn myn ons onze u uw
		van in op te ten ter met voor door aan uit by bij naar om over tot tegen onder na
		en of maar als dan want zo zoo dewyl wanneer wat wie welke welk waar daar er hier
		is was waren zijn wordt worden werd heeft hebben had hadden ben zal zullen zoude kan
	`,
	Persons:    "ik my mij myn mijn myne mijne gy gij u uw uwe",
	Slight:     "de het een van der en te in over voor op",
	Announcers: "artikel artykel art wet regel nr",
	Prefixes:   "artikel artykel art wet regel nr",
	Articles:   "de het",
	Openers:    "van over regels wetten aanmerkingen",
	Topics:     "verklaring verklaringen aanmerkingen aanmerking onderrigting voorrede voorbericht inleiding besluit aanhangsel bladwyzer bladwijzer tafel berekening beschryving beschrijving",
	Some:       "een eene eenige",
	Ordinals: "eerste tweede derde vierde vyfde/vijfde zesde/seste/sesde zevende/sevende achtste/achste negende tiende " +
		"elfde/elfste twaalfde/twaelfde dertiende veertiende/viertiende vyftiende/vijftiende zestiende/sestiende zeventiende/seventiende achttiende/achtiende negentiende",
	Cardinals: "twee drie vier vyf/vijf zes/ses zeven/seven acht/achte negen tien elf twaalf/twaelf dertien veertien/viertien vyftien/vijftien zestien/sestien zeventien/seventien achttien/achtien negentien",
	Hundred:   "honderd/hondert",
	Tens: "twintig/twintigste/twintighste dertig/dertigste/dertighste veertig/veertigste/viertigste vyftig/vijftig/vyftigste/vijftigste zestig/zestigste/sestigste " +
		"zeventig/zeventigste/seventigste tachtig/tachtigste/tachtentigste negentig/negentigste",
	OnesFirst: "een en ende",
	Ends:      "ste de e",
	Divisions: Divisions{Parts: "deel boek titel bedrijf bedryf", Plays: "bedrijf bedryf tooneel toneel", Sections: "afdeeling afdeling tooneel toneel", Chapters: "hoofdstuk kapittel", Articles: "artikel artykel"},
	Titles:    Titles{Contents: "INHOUD BLADWYZER BLADWIJZER", Steps: "voorbeeld geval voorstel oplossing bewys bewijs aanmerking regel vraag", Refers: "zie", Imprint: "gedrukt drukker boekverkooper boekverkoper", Author: "door", Editions: "druk uitgave", Close: "einde finis", Signed: "dienaar dienaer ootmoedige ootmoedigste onderdanige onderdanigste gehoorzame", Games: "HETSPEL", Laws: "WETTEN DEWETTEN REGELS DEREGELS"},
	Cues: Cues{
		Tells:   `^(dit spel |wij |wy |ik |hier )`,
		Advises: `\b(het is (beter|best|goed|raadzaam)|men doet wel)\b`,
		Defines: `\b(heet|heeten|noemt men|wordt \S+ genoemd|beteekent)\b`,
		Rules:   `\b(moet|moeten|zal|zullen|mag|mogen|kan|kunnen|betaalt|betalen|wint|verliest|geeft|neemt|speelt|legt|geldt)\b`,
	},
	Volumes: "deel dl",
	Stamps:  "bibliotheek* universiteit*",
}
