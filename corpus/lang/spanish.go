package lang

func init() { Register(spanish) }

var spanish = &Language{
	Code:  "es",
	Name:  "Spanish",
	Place: 8,
	FunctionWords: `
		el la los las lo un una unos unas del al de a en con por para sin sobre entre desde hasta
		yo tú él ella nosotros ellos me te se le les nos su sus mi mis
		que quien cual cuales este esta estos estas ese esa aquel aquella
		y e o u pero porque como cuando donde si no ni más
		es son era eran fue ser sido ha han había haber está
	`,
	Persons:    "yo me mi mis tu te vos vuestro vuestra usted",
	Slight:     "de del el la los las y para sobre",
	Announcers: "articulo art ley regla",
	Prefixes:   "artículo articulo art ley regla",
	Articles:   "el la",
	Ordinals: "primero/primera/primer segundo/segunda tercero/tercera/tercer cuarto/cuarta quinto/quinta sexto/sexta septimo/septima octavo/octava nono/nona/noveno decimo/decima " +
		"undecimo duodecimo decimotercio/decimotercero decimocuarto decimoquinto decimosexto decimoseptimo decimoctavo decimonono/decimonoveno",
	Tens:      "veinte/vigesimo treinta/trigesimo cuarenta/cuadragesimo cincuenta/quincuagesimo sesenta/sexagesimo setenta/septuagesimo ochenta/octogesimo noventa/nonagesimo",
	Declined:  "o a",
	Ends:      "ro do mo to vo",
	Openers:   "de del reglas leyes",
	Topics:    "explicacion observaciones advertencia advertencias instruccion introduccion prologo conclusion apendice indice tabla calculo descripcion definiciones",
	Some:      "un una algunas",
	Divisions: Divisions{Parts: "parte libro titulo acto jornada canto", Plays: "acto jornada escena", Sections: "seccion escena", Chapters: "capitulo", Articles: "articulo"},
	Titles:    Titles{Contents: "INDICEDE INDICEGENERAL TABLADE", Steps: "ejemplo exemplo caso problema proposicion teorema lema corolario solucion demostracion observacion nota regla cuestion", Refers: "vease", Author: "por", Editions: "edicion", Close: "fin finis"},
	Volumes:   "tomo tom",
	Stamps:    "biblioteca*",
}
