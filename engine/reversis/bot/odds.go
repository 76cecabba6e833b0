package bot

// Odds are the constants of the policy, which no ruleset states. They were
// found by playing a policy with other odds against players with these, under
// every ruleset, until no single change won more.
type Odds struct {
	Falls     [6]float32 // the chance that a card with so many others of its suit is forced, or led at last
	Guarding  float32    // how much a safe card lessens the danger of a higher one
	Trick     float32    // how much of an ordinary trick a dangerous card costs
	Left      float32    // what each player still to play may throw, in ordinary tricks
	Lead      float32    // the burden of the lead, in ordinary tricks
	Second    float32    // the least chance that a trick stays with a card that one more card may beat
	Third     float32    // the same, if several may beat it
	Force     float32    // the chance that a lead forces an ace or Quinola of its suit
	ForceMore float32    // added to it for each card of the suit that is gone
	Short     float32    // the worth of playing out a short suit, as a share of what may then be placed
	Guards    float32    // what leading hearts costs the holder of the Quinola
	Void      float32    // the worth of putting out the last card of a suit
	Outlet    float32    // how much less can be placed without a short suit
	Stranger  float32    // how much of the danger of an unknown card counts
	Loser     float32    // the chance that a Reversis survives a card that should lose
	Caution   float32    // what a failed Reversis costs, in parties
	Rest      float32    // the chance that a dangerous card survives one more trick without taking it
	Right     float32    // how much of its danger a card keeps under the right of the aces
	Lone      float32    // the danger of a card whose suit nobody else has
}

// odds are the odds by which the policy plays.
var odds = Odds{
	Falls:    [6]float32{0.70, 0.78, 0.35, 0.20, 0.11, 0.09},
	Guarding: 1, Trick: 1.2, Left: 0.2, Lead: 0.12, Second: 0.15, Third: 0.13,
	Force: 0.035, ForceMore: 0.01, Short: 0.5, Guards: 0.17, Void: 0.04, Outlet: 0.7,
	Stranger: 0.8, Loser: 0.15, Caution: 0.5, Rest: 0.7, Right: 0.4, Lone: 0.09,
}
