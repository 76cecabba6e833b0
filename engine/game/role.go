package game

// Role names a player, or players, by the part they play in what happened. Books name
// roles; rules find who has them in a hand.
type Role uint8

// The roles of all games.
const (
	NoRole Role = iota
	Holder      // of the card
	Leader      // of the trick
	Taker       // of the trick
	Dealer
	Eldest // the dealer's neighbour, who plays first
	Winner // of the party or game
	Loser
	Undertaker // who undertook what the hand is played for
	Breaker    // who broke it
	ToRight    // the dealer's neighbour to the right
	ToLeft
	ToPool
	ToEach // each other player
	Opposite
	Offender // who did what the law fines
	Partner  // of the undertaker
	Defender // each who plays against the undertaker
	Caller   // who called a partner, or for a card
	Counter  // who said contre
	Bank     // what scores are marked in: outside the table
)

var roleNames = [...]string{
	NoRole: "nobody", Holder: "holder", Leader: "leader", Taker: "taker", Dealer: "dealer",
	Eldest: "eldest", Winner: "winner", Loser: "loser", Undertaker: "undertaker", Breaker: "breaker",
	ToRight: "right", ToLeft: "left", ToPool: "pool", ToEach: "each", Opposite: "opposite",
	Offender: "offender", Partner: "partner", Defender: "defender", Caller: "caller", Counter: "counter", Bank: "bank",
}

// String returns the role's name.
func (r Role) String() string {
	if int(r) >= len(roleNames) {
		return "nobody"
	}
	return roleNames[r]
}

// mistaken lists the roles with which a role may be confused: those that play a part in
// the same thing. Mutants put them in its place.
var mistaken = map[Role][]Role{
	Holder: {Leader, Taker}, Leader: {Holder, Taker}, Taker: {Leader, Holder},
	Winner: {Loser, Holder}, Loser: {Winner, Dealer},
	Undertaker: {Breaker, Dealer}, Breaker: {Undertaker, Dealer},
	Dealer: {Eldest}, Eldest: {Dealer, ToLeft},
	ToRight: {ToLeft, Dealer}, ToLeft: {ToRight},
	ToPool: {ToEach}, ToEach: {ToPool},
	Offender: {ToRight}, Partner: {Undertaker}, Defender: {Undertaker}, Caller: {Undertaker}, Counter: {Undertaker}, Bank: {ToEach},
}

// RoleOf returns the role of that name; NoRole where there is none.
func RoleOf(name string) Role {
	for i, n := range roleNames {
		if n == name {
			return Role(i)
		}
	}
	return NoRole
}

// RoleNames returns the names of all roles.
func RoleNames() []string { return roleNames[NoRole+1:] }
