package lang

import "slices"

func init() { Register(latin) }

var latin = &Language{
	Code:  "la",
	Name:  "Latin",
	Place: 6,
	Alike: slices.Concat([]string{"v", "u", "j", "i"}, accents),
	FunctionWords: `
		et ac atque que aut vel sed nam enim autem igitur ergo si nisi ut uti cum quum dum quod quia quam
		vt vti vbi vnde at tum tunc nunc ubi unde sicut etsi quasi quoniam tamen quidem quippe denique itaque adeo simul sive seu
		in ad ab ex de per pro sub inter ante post apud contra sine e a super supra propter ob circa usque secundum
		hic haec hoc huius hujus huic hunc hanc hac his horum harum hos has
		ille illa illud illi illum illam illo illis illius is ea id eius ejus ei eum eam eo eos eas iis eorum earum
		ipse ipsa ipsum ipsi ipsius idem eadem ejusdem eiusdem iste ista istud
		qui quae quem quid quis quo qua quorum quarum quibus cuius cujus cui quos quas quoque
		se sibi suus sua suum suo suam suis suos sui me mihi tibi nos nobis vos vobis noster nostra nostri
		est sunt esse erat erant fuit sit sint esset essent erit fuerit fuisse non nec neque haud etiam iam jam tam ita sic
		omnia omnes omnibus omnium potest possit possunt debet habet
	`,
	Persons:    "ego me mihi meus mea meum tu te tibi tuus tua tuum vos vobis",
	Announcers: "lex regula articulus art",
	Prefixes:   "lex regula articulus art",
	Ordinals: "primus secundus tertius quartus quintus sextus septimus octavus nonus decimus undecimus duodecimus " +
		"decimustertius/decimatertius/tertiusdecimus decimusquartus/decimaquartus/quartusdecimus decimusquintus/decimaquintus/quintusdecimus decimussextus/decimasextus/sextusdecimus " +
		"decimusseptimus/decimaseptimus/septimusdecimus decimusoctavus/decimaoctavus/duodevigesimus decimusnonus/decimanonus/undevigesimus",
	Tens: "viginti/vigesimus/vigesima/vicesimus/vicesima triginta/trigesimus/trigesima/tricesimus/tricesima quadraginta/quadragesimus/quadragesima " +
		"quinquaginta/quinquagesimus/quinquagesima sexaginta/sexagesimus/sexagesima septuaginta/septuagesimus/septuagesima " +
		"octoginta/octogesimus/octogesima nonaginta/nonagesimus/nonagesima",
	Declined:  "us a um",
	Ends:      "mo us um",
	Slight:    "de et in ad",
	Openers:   "de leges",
	Topics:    "explicatio observationes monita praefatio prooemium introductio conclusio appendix index tabula descriptio definitiones",
	Some:      "quaedam",
	Divisions: Divisions{Parts: "pars liber titulus actus", Plays: "actus scena", Sections: "sectio scena", Chapters: "caput", Articles: "articulus"},
	Titles:    Titles{Contents: "INDEXCAPITUM INDEXCAPITVM", Steps: "exemplum casus problema propositio theorema lemma corollarium solutio demonstratio scholium scholion observatio nota regula quaestio argumentum", Refers: "vide vid", Games: "LUDUS", Laws: "LEGES", Imprint: "typis excudebat apud", Editions: "editio", Close: "finis"},
}
