// Package games is the list of all games, and the only place that names them. To add a
// game, write its package and add a line here.
package games

import (
	"quinola/engine/ambigu"
	"quinola/engine/auvergne"
	"quinola/engine/boston"
	"quinola/engine/brusquembille"
	"quinola/engine/comete"
	"quinola/engine/commere"
	"quinola/engine/coucou"
	"quinola/engine/culbas"
	"quinola/engine/ferme"
	"quinola/engine/game"
	"quinola/engine/gillet"
	"quinola/engine/guimbarde"
	"quinola/engine/guinguette"
	"quinola/engine/hombre"
	"quinola/engine/imperiale"
	"quinola/engine/loterie"
	"quinola/engine/piquet"
	"quinola/engine/reversis/seat"
	"quinola/engine/romestecq"
	"quinola/engine/tontine"
	"quinola/engine/triomphe"
)

// games is every game, a line each. For the module of a family the builder of
// the site leaves only that family's lines in it.
var games = []game.Game{
	seat.Game(),
	hombre.Quadrille(),
	hombre.Quintille(),
	hombre.Mediateur(),
	hombre.Solitaire(),
	hombre.Ancien(),
	hombre.Piquemedrille(),
	hombre.Hombre(),
	hombre.Lomber(),
	triomphe.Bete(),
	triomphe.Triomphe(),
	triomphe.Sixte(),
	triomphe.Sizette(),
	triomphe.Mouche(),
	comete.Comete(),
	comete.Manille(),
	comete.Poque(),
	comete.Emprunt(),
	comete.Hoc(),
	commere.Commere(),
	commere.Commerce(),
	coucou.Coucou(),
	culbas.CulBas(),
	culbas.Papillon(),
	ambigu.Ambigu(),
	gillet.Gillet(),
	ferme.Belle(),
	ferme.Ferme(),
	tontine.Tontine(),
	loterie.Loterie(),
	brusquembille.Brusquembille(),
	imperiale.Imperiale(),
	guimbarde.Guimbarde(),
	auvergne.Auvergne(),
	boston.Boston(),
	guinguette.Guinguette(),
	piquet.Piquet(),
	romestecq.Romestecq(),
}
