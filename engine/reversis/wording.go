package reversis

import "quinola/engine/game"

// english is the wording of events in English.
var english = game.Wording{
	Rules: makers.Words("reversis"),
	Card:  "a card",
	Pays: game.PayWords{
		Made: game.Payment{
			Pays: "{from} pays {to} {amount}", Puts: "{from} pays {amount} to {pool}", Takes: "{to} takes {amount} from {pool}",
			Owes: "{from} owes a beast of {amount}", Gets: "{to} receives {amount}",
		},
		Returned: game.Payment{
			Pays: "{from} returns {amount} to {to}", Puts: "{from} returns {amount} to {pool}", Takes: "{to} has {amount} back from {pool}",
			Owes: "{from} gives {amount} back, and the beast stands", Gets: "{to} owes no beast of {amount} any more",
		},
		Nothing: game.Payment{
			Pays: "{from} pays {to} nothing", Puts: "{from} pays nothing to {pool}", Takes: "{to} takes nothing from {pool}",
			Owes: "{from} owes no beast", Gets: "{to} receives nothing",
		},
		Pool: "the pool", Named: []game.NamedPool{{Pool: "great", Words: "the great pool"}, {Pool: "little", Words: "the little pool"}},
	},
}
