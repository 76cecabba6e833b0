package lang

func init() { Register(german) }

var german = &Language{
	Code:      "de",
	Name:      "German",
	Place:     4,
	Letters:   "äöüß",
	Own:       "äöü",
	Compounds: true,
	FunctionWords: `
		der die das des dem den ein eine einen einem einer eines
		ich du er sie es wir ihr ihn ihm ihnen mich mir dich dir uns euch sich
		mein meine sein seine seinen seiner seinem ihre ihren ihrer ihrem unser
		dieser diese dieses diesen diesem jener welche welcher welches welchen man was wer so
		in im an am auf aus bei bey mit nach von vom vor zu zum zur durch fur gegen um unter uber
		und oder aber dass weil wenn als wie ob da denn dann nun noch auch
		ist sind war waren sey seyn sein wird werden worden wurde hat haben hatte habe hatten bin
	`,
	Persons:    "ich mich mir mein meine meinen meinem meiner du dich dir dein deine euch euer eure",
	Slight:     "der die das den dem von und zu im uber fur",
	Announcers: "artikel artickel articul art gesetz regel nr",
	Prefixes:   "artikel artickel articul art gesetz regel nr",
	Articles:   "der die das",
	Openers:    "von vom uber regeln gesetze anmerkungen",
	Topics:     "erklarung erklarungen anmerkung anmerkungen beobachtungen unterricht anweisung vorrede vorbericht einleitung beschluss anhang register tafel tabelle berechnung beschreibung zusatze",
	Some:       "ein eine einige etliche",
	Cardinals:  "zwei/zwey/zwo drei/drey vier funf sechs sieben acht neun zehn elf/eilf zwolf dreizehn/dreyzehn vierzehn funfzehn sechzehn siebzehn/siebenzehn achtzehn neunzehn",
	Hundred:    "hundert",
	Tens: "zwanzig/zwanzigste dreißig/dreyßig/dreissig/dreyssig/dreißigste/dreyßigste/dreissigste/dreyssigste vierzig/vierzigste funfzig/funfzigste " +
		"sechzig/sechzigste siebzig/siebenzig/siebzigste/siebenzigste achtzig/achtzigste neunzig/neunzigste",
	OnesFirst: "ein und",
	Ordinals: "erste zweyte/zweite/zwote dritte vierte funfte sechste siebente/siebte achte neunte zehnte " +
		"eilfte/elfte zwolfte dreyzehnte/dreizehnte vierzehnte funfzehnte sechzehnte siebzehnte/siebenzehnte achtzehnte neunzehnte",
	Declined:  "e er es en",
	Ends:      "te ste ter ster tes stes",
	Divisions: Divisions{Parts: "theil buch titel aufzug akt act", Plays: "aufzug akt act auftritt scene", Led: "das der die", Sections: "abschnitt abtheilung auftritt scene", Chapters: "kapitel capitel hauptstuck", Articles: "artikel"},
	Titles:    Titles{Contents: "INHALT INNHALT DERINHALT VERZEICHNISSDERKAPITEL VERZEICHNISSDERCAPITEL", Steps: "beyspiel beispiel exempel fall aufgabe satz lehrsatz zusatz auflosung beweis anmerkung beobachtung regel frage", Refers: "siehe", Imprint: "gedruckt druckts buchhandlung verlegts", Editions: "auflage ausgabe", Close: "ende finis", Signed: "diener knecht unterthanigster unterthanigste gehorsamster gehorsamste ergebenster ergebenste", Games: "DASSPIEL", Laws: "GESETZE DIEGESETZE REGELN DIEREGELN"},
	Cues: Cues{
		Tells:   `^(dieses spiel |wir |ich |hier )`,
		Advises: `\b(es ist (besser|gut|rathsam|nutzlich)|am besten|man thut wohl)\b`,
		Defines: `\b(heisst|heissen|nennt man|wird \S+ genannt|bedeutet)\b`,
		Rules:   `\b(muss|mussen|soll|sollen|darf|durfen|kann|konnen|bezahlt|bezahlen|gewinnt|verliert|giebt|gibt|nimmt|spielt|legt|sticht|gilt|zahlt)\b`,
	},
	Volumes: "band bd theil th",
	Stamps:  "bibliothek* universitat* bucherei",
}
