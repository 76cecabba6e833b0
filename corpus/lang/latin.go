package lang

var latin = &Language{
	Code: "la",
	Name: "Latin",
	FunctionWords: `
		et ac atque que aut vel sed nam enim autem igitur ergo si nisi ut uti cum quum dum quod quia quam
		in ad ab ex de per pro sub inter ante post apud contra sine e
		hic haec hoc huius hunc hanc his ille illa illud is ea id eius eum eam eo eorum ipse ipsa ipsum
		qui quae quem quid quo qua quorum quibus cuius cui quos quas se sibi suus sua suum
		est sunt esse erat fuit sit esset erit fuisse non nec neque etiam quoque iam tam ita sic
		me mihi tibi nos nobis vos
	`,
}
