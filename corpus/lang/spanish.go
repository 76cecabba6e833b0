package lang

var spanish = &Language{
	Code: "es",
	Name: "Spanish",
	FunctionWords: `
		el la los las lo un una unos unas del al de a en con por para sin sobre entre desde hasta
		yo tú él ella nosotros ellos me te se le les nos su sus mi mis
		que quien cual cuales este esta estos estas ese esa aquel aquella
		y e o u pero porque como cuando donde si no ni más
		es son era eran fue ser sido ha han había haber está
	`,
}
