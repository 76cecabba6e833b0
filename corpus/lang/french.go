package lang

import "slices"

var french = &Language{
	Code:    "fr",
	Letters: "àâçéèêëîïôùûüÿœæ",
	Name:    "French",
	Elides:  true,
	Alike:   slices.Concat([]string{"v", "u", "j", "i", "y", "i"}, accents),
	Spellings: slices.Concat([]string{
		"esch", "ech", "est", "et", "esm", "em", "esn", "en", "esl", "el", "esp", "ep", "esc", "ec", "esq", "eq", "esg", "eg", "esd", "ed", "esb", "eb", "esu", "eu", "esi", "ei", "esr", "er",
		"ost", "ot", "asch", "ach", "ast", "at", "asl", "al", "asm", "am", "ist", "it", "isl", "il", "ism", "im", "isn", "in", "osn", "on", "oust", "out", "ousi", "oui", "ust", "ut",
		"oi", "ai", "ict", "it", "ect", "et", "pt", "t", "bt", "t", "bs", "s", "du", "u", "di", "i", "sc", "s", "ph", "f", "th", "t", "rh", "r", "ez", "es", "eu", "u",
		"ault", "au", "aul", "au", "oul", "ou", "ung", "un", "ff", "f", "en", "an", "em", "an", "am", "an", "aign", "agn", "x", "s",
	}, doubles),
	Elided:  "pPtTfFvV",
	Endings: "s e es x z nt ent ment r re",
	FunctionWords: `
		a au aux d de des du l la le les un une
		ce cela celle celles celui ceci ces cet cette c
		elle elles en eux il ils je j leur leurs lui m me moi mon ma mes nos notre nous
		on s sa se ses soi son t te toi ton ta tes tu vos votre vous y
		auquel auxquels auxquelles desquels desquelles dont duquel laquelle lequel lesquelles lesquels
		ou qu que qui quoi
		avec chez dans par pour sur vers
		ainsi aussi car comme donc et lorsqu lorsque mais or quand si puisque puisqu
		as avoir avoit avoient ayant ait aient eu eut a ont aura auront auroit
		est etant etoit etoient etre ete fut soit soient sont sera seront seroit seroient
	`,
	// A thin space before ; ! and ?, that between words before a colon and
	// within quotation marks: so the Imprimerie nationale sets them.
	HighPoints: []string{" ;", "\u202f;", " !", "\u202f!", " ?", "\u202f?", " :", "\u00a0:", "« ", "«\u00a0", " »", "\u00a0»"},
	Announcers: "article articles art loi regle n no",
	Articles:   "la le",
	Ordinals: "premier/premiere/unieme second/seconde/deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme/neufvieme dixieme " +
		"onzieme douzieme treizieme quatorzieme quinzieme seizieme dixseptieme dixhuitieme dixneuvieme",
	Tens: "vingt/vingtieme trente/trentieme quarante/quarantieme cinquante/cinquantieme soixante/soixantieme soixantedix/soixantedixieme " +
		"quatrevingt/quatrevingtieme quatrevingtdix/quatrevingtdixieme",
}
