package lang

import (
	"slices"

	snowballenglish "github.com/blevesearch/snowballstem/english"
)

func init() { Register(english) }

var english = &Language{
	Code:  "en",
	Name:  "English",
	Place: 2,
	Alike: slices.Concat([]string{"vv", "w", "v", "u", "j", "i", "y", "i"}, accents),
	Spellings: slices.Concat([]string{
		"'d", "ed", "'st", "est", "'t$", "ed$", "'n", "en", "cht$", "ched$", "sht$", "shed$", "pt$", "ped$", "xt$", "xed$", "ckt$", "cked$", "kt$", "ked$", "nely$", "nly$", "meth", "mth", "ick", "ic", "ie", "i", "our", "or", "ph", "f", "ea", "e", "ee", "e", "oo", "o", "ff", "f", "ae", "e", "ei", "e", "iz", "is", "yz", "ys", "aun", "an", "oyse", "oise",
	}, doubles),
	Outgrown: []string{"nes", "ness", "es", "s", "e", ""},
	Whole:    true,
	Endings:  "s es ed d er ers ing ings ly ness 's est st eth th less",
	FunctionWords: `
		a an the
		i it its he his him she her hers they their them theirs we our us you your
		that these this those there what which who whom whose
		as at by for from in into of on to upon with
		and but if or so than then thus when where while
		am are be been being is was were
		do does did done had has have having will would
		s
	`,
	Persons:    "i me my mine you your yours thou thee thy ye",
	Slight:     "of the and to in upon for",
	Openers:    "of on laws rules",
	Topics:     "explanation explanations explication remarks observations directions instructions introduction preface conclusion appendix dictionary table tables maxims calculations cautions hints advertisement contents description additions definitions",
	Some:       "an a some few",
	Announcers: "article art law rule maxim canon statute regulation clause section sect no",
	Prefixes:   "article art law rule maxim canon statute regulation clause section sect no",
	Articles:   "the",
	Ordinals: "first second third fourth fifth sixth seventh eighth/eight ninth tenth " +
		"eleventh twelfth/twelvth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
	Cardinals: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
	Hundred:   "hundred",
	Tens:      "twenty/twentieth thirty/thirtieth forty/fortieth fifty/fiftieth sixty/sixtieth seventy/seventieth eighty/eightieth ninety/ninetieth",
	Ends:      "nd d st rd th thly",
	Divisions: Divisions{Parts: "part book title act canto", Plays: "act scene", Sections: "section scene", Chapters: "chapter", Articles: "article", Tables: "table"},
	Titles:    Titles{Contents: "CONTENTS THECONTENTS TABLEOFCONTENTS ATABLEOFCONTENTS TABLEOFTHECONTENTS", Steps: "example examples case cases problem proposition theorem lemma corollary solution demonstration proof scholium remark observation rule note notes question argument", Refers: "see vide vid", Games: "THEGAMEOF THENEWGAMEOF", Laws: "LAWS THELAWS RULES THERULES", Long: "LAWS", Imprint: "printed printer booksellers bookseller", Author: "by", Editions: "edition", Close: "end finis", Signed: "servant humble obedient obliged dutiful devoted faithful"},
	Cues: Cues{
		Tells:   `^(this game|the game of \S+ is|we |i |here |such )`,
		Advises: `\b(it is (best|better|prudent|good|advisable|of advantage)|the best way|always endeavou?r|never play|you should|be careful)`,
		Defines: `\b(is called|are called|means|signifies|is when|is termed|is said to)\b`,
		Rules:   `\b(must|shall|may|may not|ought|is to|are to|loses|wins|pays|receives|takes|puts|plays|deals|forfeits|reckons?|counts?|makes?)\b`,
	},
	References: []Reference{
		{Pattern: `\b[Ll]aw\s+({n})\b`, To: Items, In: "laws"}, // Law 9 · law IX
		{Pattern: `§\s*([0-9]{1,2}(?:\.[0-9]{1,2})?)`, To: Section},
	},
	Volumes: "vol volume",
	Stamps:  "university library libraries museum physics department",
	Today:   englishToday,
	Lemmas:  Lemmas{Of: func(word string, _ func(string) bool) string { return snowball(word, snowballenglish.Stem) }, Stems: true},
}
