package lang

// swedish has its function words without the marks of å, ä and ö, as folded
// letters have them.
var swedish = &Language{
	Code: "sv",
	function: set(`
		de dem den det dess deras des en et ett
		dig din du er ert han hans henne hennes hon honom i jag man mig sig sin sina sit sitt vi
		denna denne detta dessa desse hvad hvilka hvilken hvilket hvilkas som
		af at att for fran i med om pa till til uti vid
		da dar der eller har men nar och ock sa
		blef blifva blifver blir bli har hafva hafver hade haft ar var varit vara vare vore
	`),
}
