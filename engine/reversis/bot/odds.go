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
	Guards    float32    // what leading hearts costs him who holds the Quinola
	Void      float32    // what putting out the last card of a suit is worth
	Outlet    float32    // how much less may be placed without a short suit
	Stranger  float32    // how much of the danger of a card that nobody knows counts
	Loser     float32    // that a Reversis survives a card that should lose
	Caution   float32    // what a failed Reversis costs, in parties
	Lone      float32    // the danger of a card of whose suit nobody else has any
}

// odds are those that the policy plays by.
var odds = Odds{
	Falls:    [6]float32{0.70, 0.78, 0.45, 0.18, 0.13, 0.10},
	Guarding: 1.1, Trick: 0.85, Left: 0.13, Lead: 0.25, Second: 0.25, Third: 0.15,
	Force: 0.04, ForceMore: 0.017, Short: 0.4, Guards: 0.2, Void: 0.07, Outlet: 0.6,
	Stranger: 1, Loser: 0.2, Caution: 0.5, Lone: 0.12,
}
