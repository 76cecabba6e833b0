package bot

// Odds are the constants of the policy: what no ruleset says and only play
// teaches. They were found by playing a policy with other odds among players
// with these, under every ruleset, until no single change won more.
type Odds struct {
	Falls     [6]float32 // that a card with so many others of its suit is forced or led at last
	Guarding  float32    // how much a safe card lessens the danger of a higher one
	Trick     float32    // how much of an ordinary trick a dangerous card costs
	Left      float32    // what each who is still to play may throw, in ordinary tricks
	Lead      float32    // the burden of the lead, in ordinary tricks
	Second    float32    // that the trick stays with a card that one more may beat, at least
	Third     float32    // ... that several may beat
	Force     float32    // that a lead forces an ace or Quinola of its suit
	ForceMore float32    // ... more for each card of the suit that is gone
	Short     float32    // what playing out a short suit is worth, of what may then be placed
	Guards    float32    // what leading hearts costs the player who holds the Quinola
	Void      float32    // what putting out the last card of a suit is worth
	Outlet    float32    // how much less may be placed without a short suit
	Stranger  float32    // how much of the danger of a card that nobody knows counts
	Loser     float32    // that a Reversis survives a card that should lose
	Caution   float32    // what a failed Reversis costs, in parties
	Rest      float32    // that a dangerous card outlives one trick more without taking it
	Right     float32    // how much of its danger a card keeps by the right of the aces
	Lone      float32    // the danger of a card of whose suit nobody else has any
}

// odds are those that the policy plays by.
var odds = Odds{
	Falls:    [6]float32{0.70, 0.78, 0.35, 0.20, 0.11, 0.09},
	Guarding: 1, Trick: 1.2, Left: 0.2, Lead: 0.12, Second: 0.15, Third: 0.13,
	Force: 0.035, ForceMore: 0.01, Short: 0.5, Guards: 0.17, Void: 0.04, Outlet: 0.7,
	Stranger: 0.8, Loser: 0.15, Caution: 0.5, Rest: 0.7, Right: 0.4, Lone: 0.09,
}
