package lang

import "slices"

func init() { Register(swedish) }

// swedish has its function words without the marks of å, ä and ö, as folded
// letters have them.
var swedish = &Language{
	Code:      "sv",
	Letters:   "åäöéàü",
	Own:       "åäö",
	Name:      "Swedish",
	Place:     3,
	Compounds: true,
	Alike:     []string{"w", "v", "q", "k", "c", "k", "z", "s", "ä", "e", "æ", "e", "ü", "y", "j", "i", "é", "e", "ß", "ss"},
	Spellings: slices.Concat([]string{
		"skiel", "skel", "^epter", "^efter", "millan", "melan", "ligit", "ligt", "kit$", "ket$", "hölt", "höl", "gekk", "gikk", "fekk", "fikk", "dis$", "des$",
		"dia$", "da$", "lia$", "la$", "mia$", "ma$", "nia$", "na$", "ria$", "ra$", "sia$", "sa$", "tia$", "ta$", "via$", "va$",
		"ahl", "al", "ahn", "an", "ahr", "ar", "ehl", "el", "ehm", "em", "ehn", "en", "ehr", "er", "ohl", "ol", "ohn", "on", "ohr", "or", "uhr", "ur", "åhl", "ål", "åhn", "ån", "åhr", "år", "öhl", "öl", "öhn", "ön", "öhr", "ör",
		"^nogo", "^någo", "öy", "öi", "ey", "ei", "mbl", "ml", "mbn", "mn", "mbr", "mr", "td", "t", "dg", "g", "ielig", "ilig",
		"^th", "^d", "^fv", "^fv", "hv", "v", "fv", "v", "ff", "f", "kh", "k", "kk", "k", "th", "t", "dh", "d", "gh", "g", "dt", "t", "ph", "f", "x", "ks", "ii", "i", "ee", "e", "aa", "å", "elig", "lig",
		"ie", "e", "iö", "ö", "iu", "u", "dz", "s", "ds", "s", "öfe", "öve", "ufu", "uvu", "afa", "ava", "afe", "ave", "ife", "ive", "efe", "eve", "lfa", "lva", "rfa", "rva", "rfe", "rve",
		// Of the 17th century: hoos, vnder, huar, haffuer, euangelium, menniskior, samptycke.
		"oo", "o", "yy", "y", "öö", "ö", "uu", "u", "åå", "å", "ae", "e", "kss", "ks", "kia", "ka", "kio", "ko", "gia", "ga", "gio", "go", "ttia", "ta",
		"mbd", "md", "mpt", "mt", "mpn", "mn", "^vn", "^un", "^vp", "^up", "^vt", "^ut", "^iv$", "^u$", "^tå$", "^då$",
		"^hua", "^hva", "^hue", "^hve", "^hui", "^hvi", "^sua", "^sva", "^sue", "^sve", "^sui", "^svi", "^tuå", "^två", "kue", "kve", "kui", "kvi", "kua", "kva",
		"fua", "va", "fue", "ve", "fui", "vi", "fuo", "vo", "eua", "eva", "aua", "ava", "aue", "ave", "rua", "rva", "rue", "rve", "lua", "lva", "lue", "lve",
	}, doubles),
	Formerly: [][]string{{"v", "w"}, {"^att$", "^at$", "^till", "^til", "^upp", "^up", "^ett$", "^et$", "^skall$", "^skal$"}},
	Endings:  "s z n t e a o r en et er ar or na ne de te ad at as es an ande ades ats as arnes ernes ens ets erna arna orna arne erne ast st ste este are",
	FunctionWords: `
		de dem den det dess deras des en et ett
		dig din du er ert han hans henne hennes hon honom i jag man mig sig sin sina sit sitt vi
		denna denne detta dessa desse hvad hvilka hvilken hvilket hvilkas som
		af at att for fran i med om pa till til uti vid
		da dar der eller har men nar och ock sa
		blef blifva blifver blir bli har hafva hafver hade haft ar var varit vara vare vore
	`,
	Persons:    "jag iag mig min mitt mina du dig din ditt dina ni eder er edra",
	Slight:     "om for och i ofver till",
	Openers:    "om reglor lagar capitlet betalnings",
	Topics:     "forklaring forklaringar anmarkning anmarkningar underrattelse foretal inledning forord slutord tillagg register tabell tabeller beskrifning beskrivning utrakning regler",
	Some:       "en ett nagra nagre",
	Announcers: "artikel artikeln art lag lagen regel regeln stadga mom n nr",
	Prefixes:   "artikel art lag regel stadga mom n:o nr no",
	Articles:   "den det",
	Ordinals: "forsta/forste andra/andre tredje fjerde/fjarde femte sjette/sjatte sjunde/sjuende attonde nionde tionde " +
		"elfte/ellofte tolfte trettonde fjortonde femtonde sextonde sjuttonde/siuttonde adertonde/artonde nittonde",
	Cardinals: "tva/tvenne/tvanne/tu tre fyra fem sex sju/siu atta nio tio elfva/elva tolf/tolv tretton fjorton femton sexton sjutton aderton/arton nitton", Hundred: "hundra/hundrade",
	Tens: "tjugu/tjugonde/tjugo trettio/trettionde/tretti fyratio/fyrationde/fyrtio/fyrtionde femtio/femtionde sextio/sextionde " +
		"sjuttio/sjuttionde attatio/attationde/attio/attionde nittio/nittionde",
	Ends:      ":sta :dje :de :te :o :a",
	Divisions: Divisions{Parts: "delen boken bok titel titul akten akt acten act", Plays: "akten akt acten act scenen scen", Sections: "afdelning scenen scen", Chapters: "capitlet kapitel capitel", Articles: "artikel"},
	Titles:    Titles{Contents: "INNEHALL", Steps: "exempel fall uppgift sats losning bevis anmarkning regel fraga", Refers: "se", Laws: "LAGAR REGLOR", Imprint: "tryckt trykt tryckeri boktryckeri", Author: "af", Editions: "upplaga upplagan uplaga uplagan", Close: "slut finis", Signed: "tjenare tienare tjanare odmjuk odmjukaste odmiukaste lydig lydigste horsamste trogen"},
	Cues: Cues{
		Tells:   `^(detta spel|vi |jag |sa ar)`,
		Advises: `\b(bast ar|gor (han )?bast|det ar bast|man bor ej|forsiktig|fordel)`,
		Defines: `\b(kallas|heter|sages|ar da|det ar,|betyder)\b`,
		Rules:   `\b(skal|skall|bor|bora|maste|far|far ej|kan|kunna|betalar|betalas|betala|vinner|tappar|satter|gifves|gifver|ger|tager|spelas|gora|gor|raknas|ager)\b`,
	},
	References: []Reference{
		// Se 16. Cap. 2. · i Cap. 4.
		{Pattern: `\b[Ss]e\s+([0-9]{1,3})\.?\s+[CK]ap\.?\s*([0-9]{1,2})`, To: ChapterItem},
		{Pattern: `\bi\s+\*?[CK]ap\.?\s*([0-9]{1,2})`, To: Chapter},
	},
	Volumes: "del tom",
	Stamps:  "bibliotek* saml kortspelab",
	Signed:  []string{"SPEL REG.", "SPEL. REG.", "REGL."},
	Today:   swedishToday,
	Lemmas:  Lemmas{Of: swedishStem, Period: true},
}
