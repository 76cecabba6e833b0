package lang

func init() { Register(italian) }

var italian = &Language{
	Code:   "it",
	Name:   "Italian",
	Place:  7,
	Elides: true,

	Elisions: "un dell nell all dall sull coll quell quest bell sant ch anch com dov",
	FunctionWords: `
		il lo la i gli le un uno una l dell del dello della dei degli delle al allo alla ai agli alle
		nel nella nei nelle dal dalla dai dalle sul sulla col di a da in con su per tra fra
		io tu egli ella noi voi essi mi ti ci vi si se lui lei loro mio suo sua suoi sue
		che chi cui quale quali questo questa quello quella ciò
		e ed o ma perché come quando dove anche non più
		è sono era erano fu essere stato ha hanno aveva avere
	`,
	Persons:    "io mi mio mia tu ti tuo tua voi vi vostro vostra",
	Slight:     "di del dello della dell dei degli delle e il la per su sul sulla sopra al alla",
	Announcers: "articolo art legge regola",
	Prefixes:   "articolo art legge regola",
	Articles:   "il la",
	Ordinals: "primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima " +
		"undecimo/undicesimo/decimoprimo duodecimo/dodicesimo/decimosecondo tredicesimo/decimoterzo quattordicesimo/decimoquarto quindicesimo/decimoquinto sedicesimo/decimosesto diciassettesimo/decimosettimo diciottesimo/decimottavo diciannovesimo/decimonono",
	Tens:      "venti/ventesimo/vigesimo trenta/trentesimo/trigesimo quaranta/quarantesimo cinquanta/cinquantesimo sessanta/sessantesimo settanta/settantesimo ottanta/ottantesimo novanta/novantesimo",
	Declined:  "o a",
	Openers:   "della dell' del dei delle di regole leggi",
	Topics:    "spiegazione osservazioni avvertimento avvertimenti istruzione istruzioni introduzione prefazione conclusione appendice indice tavola calcolo descrizione definizioni",
	Some:      "un una alcune",
	Divisions: Divisions{Parts: "parte libro titolo atto canto", Plays: "atto scena", Sections: "sezione scena", Chapters: "capitolo", Articles: "articolo"},
	Titles:    Titles{Contents: "INDICEDE INDICEGENERALE TAVOLADE", Steps: "esempio esempi caso problema proposizione teorema lemma corollario soluzione dimostrazione osservazione annotazione regola questione", Refers: "vedi", Editions: "edizione", Close: "fine finis"},
	Volumes:   "tomo tom",
	Stamps:    "biblioteca*",
}
