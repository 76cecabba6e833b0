package lang

import "slices"

func init() { Register(french) }

var french = &Language{
	Code:    "fr",
	Letters: "àâçéèêëîïôùûüÿœæ",
	Name:    "French",
	Place:   1,
	Elides:  true,
	Alike:   slices.Concat([]string{"v", "u", "j", "i", "y", "i", "ÿ", "i"}, accents),
	Spellings: slices.Concat([]string{
		"oid$", "oit$", "oings$", "oins$", "aings$", "ains$", "eings$", "eins$", "oing$", "oin$", "ngn", "gn", "oign", "ogn", "aing$", "ain$", "eing$", "ein$",
		"esb", "eb", "esch", "ech", "esc", "ec", "esd", "ed", "esf", "ef", "esg", "eg", "esl", "el", "esm", "em", "esn", "en", "esp", "ep", "esq", "eq", "esr", "er", "est", "et", "^esu", "eu", "desu", "deu", "resueil", "reueil", "inst$", "int$",
		"asch", "ach", "asl", "al", "asm", "am", "asn", "an", "asp", "ap", "asqu", "aqu", "ast", "at", "isch", "ich", "isl", "il", "ism", "im", "isn", "in", "isqu", "iqu", "ist", "it",
		"onst", "ont", "osl", "ol", "osn", "on", "ost", "ot", "ousp", "oup", "oust", "out", "usch", "uch", "usm", "um", "ust", "ut",
		"ict", "it", "ect", "et", "nct", "nt", "oct", "ot", "rct", "rt", "cion$", "tion$", "cions$", "tions$", "nds$", "ns$", "ubd", "ud", "cerch", "cherch", "cqu", "qu", "cq$", "c$", "pt", "t", "bt", "t", "bs", "s", "bz", "z", "sc", "s", "adu", "au", "adi", "ai", "epu", "eu", "ebu", "eu",
		"ault", "aut", "aulx", "aux", "aulc", "auc", "aulm", "aum", "eult", "eut", "eulx", "eux", "oult", "out", "oulc", "ouc", "oulx", "oux", "iltr", "itr",
		"ung$", "un$", "ing$", "in$", "ingt", "int", "ings$", "ins$", "z$", "s$", "ax$", "as$", "ix$", "is$", "ox$", "os$", "ux$", "us$", "nts$", "ns$", "mps$", "ms$",
		"aige", "age", "equal", "egal", "cogn", "con", "prins", "pris", "reuu", "rouu", "abund", "abond", "prouf", "prof", "umb", "omb", "umph", "omph", "za", "sa", "ze", "se", "zi", "si", "zo", "so", "zu", "su", "aa", "a", "ee", "e", "eoi", "oi", "oi", "ai", "eu", "u", "eicher", "echer", "oe", "e", "ae", "e",
		"aign", "agn", "ain", "an", "ein", "an", "en", "an", "em", "am", "chr", "cr", "ph", "f", "th", "t", "rh", "r", "ff", "f",
	}, doubles),
	Elided:    "pPtTfFvV",
	Abroad:    "cjlmnqs",
	Elisions:  "qu lorsqu puisqu quoiqu jusqu quelqu presqu entr aujourd auiourd",
	Strokes:   "nm",
	Endings:   "s e es x z nt ent ment r ra rai ras ront rons rent re é ée és ées er ez ant ans oit oient",
	Shortened: "suiv fig chap art sect liv vol tom pag part préf édit ibid num obs col imp seq ms",
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
	Figured:    "11",
	Persons:    "je j moi mon ma mes vous votre vos vostre tu toi ton tes",
	Slight:     "de du des la le les et a au sur pour",
	Openers:    "de du des d' del dela deľ explication remarques loix regles table jeu jeux",
	Topics:     "explication explications remarques observations avis avertissement instruction instructions introduction preface conclusion dictionnaire table tables maximes calcul calculs description additions definitions reflexions",
	Some:       "un une quelques",
	Announcers: "article articles art loi regle maxime canon statut section sect n no",
	Prefixes:   "article art loi règle regle maxime canon statut section sect n° no",
	Articles:   "la le",
	Ordinals: "premier/premiere/unieme second/seconde/deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme/neufvieme dixieme " +
		"onzieme douzieme treizieme quatorzieme quinzieme seizieme dixseptieme dixhuitieme dixneuvieme",
	Cardinals: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf", Hundred: "cent/cens/cents",
	Tens: "vingt/vingtieme trente/trentieme quarante/quarantieme cinquante/cinquantieme soixante/soixantieme soixantedix/soixantedixieme " +
		"quatrevingt/quatrevingtieme quatrevingtdix/quatrevingtdixieme",
	Ends: "ère ere ème eme ième ieme me er re nde nd de e",
	Divisions: Divisions{
		Parts: "partie livre titre acte chant", Sections: "section scene", Chapters: "chapitre", Articles: "article", Tables: "table",
		Plays: "acte scene", Feminine: "section partie table scene", Her: "premiere seconde", His: "premier", Last: "dernier",
	},
	Titles: Titles{
		Contents: "TABLEDESMATIERES TABLEDESCHAPITRES TABLEDESTITRES TABLEDESARTICLES TABLEDESSECTIONS TABLEDESPARTIES TABLEDESJEUX",
		Games:    "LEJEU LENOUVEAUJEU LESREGLES DICTIONNAIRE", Laws: "LOIX LOIS LESLOIX LESLOIS REGLESDU", Long: "REGLES LOIX",
		Run: "DELA", Steps: "exemple exemples cas probleme proposition theoreme lemme corollaire solution demonstration scholie remarque observation regle note notes question argument", Refers: "voyez voyes voiez voy", Wide: "REGLES LOIX", Below: "POUR", Imprint: "chez imprimerie imprimeur libraire libraires", Author: "par", Editions: "edition", Close: "fin finis", Signed: "serviteur servante humble obeissant obeissante oblige fidele devoue",
	},
	Cues: Cues{
		Tells:   `^(ce jeu |le jeu d\S+ ?\S* (est|tient|a beaucoup|ne differe)|voila |voyons|voici |nous |je |j'ai|j'en|c'est ce (qui|que)|telle est|ces regles|quoique ce |on verra|l'on verra|passons|a present|vous voyez|on ne voit gueres|.{0,50}\b(je |j'ai|j'en|on me |nous nous ))`,
		Advises: `\b(il est (aussi |encore |tres |plus )?(bon de|prudent|important|avantageux|a propos|de l'avantage|de la prudence|facile)|(il )?vaut? mieux|il faut (toujours |encore |aussi |bien )*(tacher|songer|se defaire|observer|remarquer|prendre garde|avoir l'attention|se souvenir|s'en aller)|on doit (toujours |bien )*(tacher|eviter|songer|se defaire)|il n'y a qu'a observer|il ne faut jamais|bon joueur|vous jouerez|vous pourrez jouer)`,
		Defines: `(\bs'app?elle|^j'app?elle|\by a (de )?\S+ sortes|est la (premiere|seconde|troisieme|derniere) |est faux lorsqu|\bon (l')?app?elle\b|\best app?elle|\bse nomme|\bon nomme\b|\bce terme\b|\bsignifie\b|\bveut dire\b|\bse dit (de|des|quand|lors)|^etre \S+,|^(le|la|les|l'|double|jouer) ?\S+( \S+){0,4},? (est|c'est|ce sont|sont|consiste) (de |a )?(un|une|le|la|les|deux|trois|quatre|cinq|plusieurs|lorsqu|quand|mettre|avoir|l'|pendant))`,
		Rules:   `\b(doit|doivent|devra|faut|faudroit|oblige|permis|defendu|libre|en droit|droit de|ne peut|ne peuvent|ne scauroit|peut|peuvent|pourra|paye|paie|payent|paient|paies|perd|perdent|gagne|gagnent|tire|tirent|met|mettent|remet|remettra|refait|refaire|vaut|valent|emporte|leve|marque|compte|donne|prend|prendra|recoit|mele|joue|jouent|fait|font|coupe|coute|accuse|montre|ecarte|fera|feroit|feront|paiera|payera|perdroit|gagneroit|restent|produit|augmente|augmentent)\b`,
	},
	References: []Reference{
		// Art. 19, 20, 21. & 22 · Art. i. · Art. 32 · Article 4
		{Pattern: `\b[Aa]rt(?:icles?|\.)?\s*({n}(?:\.?(?:\s*(?:,|&|et)\s*|\s+){n})*)(?:\.|\b)`, To: Items},
		// à l'Article ESPAGNOLETTE · le Chapitre de la Remise
		{Pattern: `\b(?:[Aa]rticle|[Cc]hapitre)\s+(?:d[eu]s?\s+(?:la\s+|l')?)?(\p{Lu}[\p{L}'-]{3,})`, To: Division},
		{Pattern: `\b(?:[Cc]hapitre|[Aa]rticle) (suivant|précédent|precedent)\b`, To: Neighbour, Next: "suivant"},
	},
	Volumes: "tome tom",
	Stamps:  "biblioth*",
	Today:   frenchToday,
	Lemmas:  Lemmas{Of: frenchLemma, Dictionary: true},
}
