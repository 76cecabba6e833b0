package lang

import "slices"

var english = &Language{
	Code:  "en",
	Name:  "English",
	Alike: slices.Concat([]string{"vv", "w", "v", "u", "j", "i", "y", "i"}, accents),
	Spellings: slices.Concat([]string{
		"'d", "ed", "'st", "est", "'n", "en", "ick", "ic", "ie", "i", "our", "or", "ph", "f", "ea", "e", "ee", "e", "oo", "o", "ff", "f", "ae", "e", "ei", "e",
	}, doubles),
	Endings: "s es ed d er ers ing ings ly ness 's est eth th less",
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
	Openers:    "of on laws rules",
	Announcers: "article art law rule clause no",
	Articles:   "the",
	Ordinals: "first second third fourth fifth sixth seventh eighth/eight ninth tenth " +
		"eleventh twelfth/twelvth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
	Tens: "twenty/twentieth thirty/thirtieth forty/fortieth fifty/fiftieth sixty/sixtieth seventy/seventieth eighty/eightieth ninety/ninetieth",
}
