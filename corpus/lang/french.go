package lang

var french = &Language{
	Code: "fr",
	function: set(`
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
	`),
}
