package lang

var english = &Language{
	Code: "en",
	function: set(`
		a an the
		i it its he his him she her hers they their them theirs we our us you your
		that these this those there what which who whom whose
		as at by for from in into of on to upon with
		and but if or so than then thus when where while
		am are be been being is was were
		do does did done had has have having will would
		s
	`),
}
