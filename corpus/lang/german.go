package lang

var german = &Language{
	Code:      "de",
	Name:      "German",
	Compounds: true,
	FunctionWords: `
		der die das des dem den ein eine einen einem einer eines
		ich du er sie es wir ihr ihn ihm ihnen mich mir dich dir uns euch sich
		mein meine sein seine seinen seiner seinem ihre ihren ihrer ihrem unser
		dieser diese dieses diesen diesem jener welche welcher welches welchen man was wer so
		in im an am auf aus bei bey mit nach von vom vor zu zum zur durch für gegen um unter über
		und oder aber daß dass weil wenn als wie ob da denn dann nun noch auch
		ist sind war waren sey seyn sein wird werden worden wurde hat haben hatte habe hatten bin
	`,
	Announcers: "artikel art gesetz regel nr",
	Articles:   "der die das",
	Ordinals:   "erster/erste/erstes zweyter/zweyte/zweiter/zweite dritter/dritte vierter/vierte funfter/funfte sechster/sechste siebenter/siebente achter/achte neunter/neunte zehnter/zehnte",
}
