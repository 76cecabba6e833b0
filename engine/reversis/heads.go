package reversis

import (
	"quinola/engine/game"
	"quinola/engine/table"
)

// heads lists every question of Reversis by the heads under which a reader
// finds them, in the order in which a player needs them.
var heads = [...]struct {
	game.Head
	makers []*Maker
}{
	{game.Head{Name: "Players and cards", Choose: []string{"players"}, Sit: true}, []*Maker{
		&players, &pack, &rank, &quinolaGreat, &quinolaLittle, &points}},
	{game.Head{Name: "Deal", Alike: true}, []*Maker{
		&dealFirst, &dealCut, &dealOrder, &dealCount, &dealPackets, &dealPasses}},
	{game.Head{Name: "Stakes", Choose: []string{"pool.fund", "pool.each"}, Alike: true}, []*Maker{
		&poolFund, &poolRenewal, &poolBeast, &poolDealer, &poolEach, &poolAnswers, &poolOwned, &gameRounds, &gameRound}},
	{game.Head{Name: "Discard", Sit: true}, []*Maker{
		&exchange, &exchangeOptional, &exchangeDealer, &talonOrder, &exchangeLook, &exchangeLeft, &discardHearts,
		&discardBare, &discardUnforced, &discardQuinola, &gameForced, &exchangeFinal, &swap}},
	{game.Head{Name: "The play", Sit: true}, []*Maker{
		&leadFirst, &leadHearts, &followSuit, &trickTaker, &leadNext, &turn}},
	{game.Head{Name: "Aces and Quinolas", Sit: true}, []*Maker{
		&cardPlaced, &cardForced, &cardLed, &acePlaced, &aceForced, &aceLed, &quinolaGift, &quinolaConsolation,
		&quinolaGorged, &doubleOpposite, &doubleFirst, &doubleLast, &claimLed, &claimUnasked, &claimAll, &claimFalse}},
	{game.Head{Name: "Pool", Sit: true}, []*Maker{
		&quinolaPlaced, &quinolaForced, &quinolaLed, &poolClaim, &beastSheet, &beastSize, &beastWon, &beastNext,
		&gameBeasts, &gameBeastsRevoked, &gameTogether}},
	{game.Head{Name: "Party", Sit: true}, []*Maker{
		&partyWinnerPoints, &partyWinnerTrickless, &partyWinnerTricks, &partyWinnerPlaced, &partyLoserPoints,
		&partyLoserTricks, &partyLoserPlaced, &placedOrder, &partyValue, &partyPrice, &partyHeap, &partyPayment,
		&partyOpposite, &partyClaim}},
	{game.Head{Name: "Reversis", Sit: true}, []*Maker{
		&reversisUndertaken, &reversisMade, &reversisBroken, &reversisEnds, &reversisPayment, &reversisForfeit,
		&reversisParty, &reversisCancels, &reversisRefund, &reversisStops, &reversisAces, &reversisLate, &reversisOwn,
		&reversisPlaced, &reversisDraws, &reversisPool, &reversisQuinolaMade, &reversisQuinolaBroken,
		&reversisQuinolaFine, &reversisQuinolaRefund}},
	{game.Head{Name: "Espagnolette"}, []*Maker{
		&espagnolette, &espagnoletteRenounce, &espagnoletteUsed, &espagnoletteEnds, &espagnoletteFollows,
		&espagnoletteWins, &espagnoletteLoses, &espagnoletteLosesParty, &espagnoletteLosesPool,
		&espagnoletteLosesAces, &espagnoletteLosesOwn, &espagnolettePaysMade, &espagnolettePaysBroken,
		&espagnoletteUnpaid}},
	{game.Head{Name: "Looking and asking"}, []*Maker{
		&lookOthers, &lookOwn, &lookLast, &ask, &tell}},
	{game.Head{Name: "Faults in dealing"}, []*Maker{
		&dealExposed, &dealExposedAgreed, &dealMisdeal, &dealMended, &dealAgain, &dealBuyback, &dealMisdealLate,
		&dealTwice, &dealTwiceLed}},
	{game.Head{Name: "Faults in discarding"}, []*Maker{
		&exchangeRetaken, &exchangeRetakenQuinola, &exchangeEarly, &exchangeAnswered, &exchangeUntaken, &exchangeError,
		&exchangeGrabbed, &exchangeHidden, &exchangeHiddenEnds, &barredPeek, &barredTwelve, &barredParty, &barredPool,
		&barredReversis, &barredBreaks, &barredForces, &barredPayments, &short, &shortBreaks, &shortForces,
		&twelveParty, &twelveUnpaid, &seenParty, &seenReversis}},
	{game.Head{Name: "Faults in play"}, []*Maker{
		&turnFine, &turnUnpaid, &turnOvertaken, &revokeTakes, &revokeFine, &revokeBarred, &revokeParty, &revokeGift,
		&revokeQuinola, &trickGathered, &trickWarned, &partyMixed, &partyAssumed, &partyJudged, &thrownTricks,
		&thrownPays, &thrownBreaks, &thrownDirected}},
	{game.Head{Name: "End of the game"}, []*Maker{
		&gameSettled, &gameRanked, &gameChooses, &gameGoesOn, &gameDivision, &gameAgreed}},
}

// makers lists every question.
var makers = func() (list table.Makers) {
	for i := range heads {
		list = append(list, heads[i].makers...)
	}
	return list
}()
