package reversis

import (
	"strconv"
	"strings"
)

// Wording is how what a rule does is told, in one language: a table that can
// be translated, and that the page reads too. Names in braces stand for what
// the hand fills in: {seat}, {leader}, {taker}, {card}, {n}.
type Wording struct {
	Rules map[string]Words // by rule id without its prefix
	Pays  PayWords
}

// Words is what is told when a rule says a fact, has something paid, or has a
// payment fall away. A rule that says a fact without words is not told of.
type Words struct{ Says, Owes, Voids string }

// PayWords are the sentences of payments: {from}, {to}, {amount}, {pool}.
type PayWords struct {
	Pays    string // one player to another
	Puts    string // a player to a pool
	Takes   string // a player from a pool
	Returns string // a payment returned to a player
	Restore string // a payment returned to a pool
	Back    string // a pool gives back what was paid in
	Owes    string // a player owes a beast on the sheet
	Nothing string // the payment that is not made
	Pool    string // the only pool
	Named   map[string]string
}

// English is the wording of events in English.
var English = Wording{
	Rules: map[string]Words{
		"deal.passes":              {Says: "{seat} deals next"},
		"deal.exposed":             {Says: "the hand is void: {card} was turned up in dealing"},
		"deal.exposed.agreed":      {Says: "the players let the hand stand"},
		"deal.misdeal":             {Says: "the hand is void: {seat} dealt wrongly"},
		"deal.misdeal.again":       {Says: "the hand is dealt again"},
		"deal.buyback":             {Owes: "{seat} redeems his deal"},
		"deal.misdeal.late":        {Says: "the hand is void", Owes: "{seat} dealt wrongly, and it was noticed only after the discard"},
		"deal.twice":               {Says: "the hand is void: {seat} dealt twice running"},
		"pool.fund":                {Owes: "the first fund"},
		"pool.dealer":              {Owes: "the dealer's stake"},
		"pool.each":                {Owes: "the stakes"},
		"exchange.grabbed":         {Says: "the hand is void: {seat} took several cards of the talon", Owes: "{seat} took several cards of the talon"},
		"exchange.untaken":         {Says: "the hand is void: {seat} took a card and had put none out"},
		"exchange.error":           {Says: "the hand is void: the discard is wrong", Voids: "the hand goes for nothing"},
		"exchange.hidden":          {Says: "the play is at an end", Owes: "{seat} hid the Quinola in the talon"},
		"exchange.retaken":         {Says: "{seat} took back a card that he had put out: he loses the party"},
		"exchange.retaken.quinola": {Owes: "a card was taken back, and the Quinola is in question"},
		"turn.fine":                {Owes: "{seat} played before his turn"},
		"turn.unpaid":              {Voids: "{card} was thrown out of turn"},
		"trick.warned":             {Says: "{seat} points out that the trick was wrongly gathered"},
		"espagnolette":             {Says: "{seat} holds an Espagnolette"},
		"espagnolette.renounce":    {Says: "{seat} throws {card} though he could follow suit"},
		"espagnolette.used":        {Says: "{seat} has used the right of the Espagnolette"},
		"espagnolette.ends":        {Says: "a trick stays with {seat}: his right is at an end"},
		"espagnolette.follows":     {Says: "{seat} has undertaken the Reversis: he must follow suit like anybody"},
		"espagnolette.loses":       {Says: "{seat} has lost his Espagnolette"},
		"espagnolette.loses.party": {Says: "a lost Espagnolette loses the party"},
		"espagnolette.wins":        {Says: "{seat} wins the party as Espagnolette"},
		"espagnolette.loses.pool":  {Owes: "the lost Espagnolette makes the Remise"},
		"espagnolette.loses.own":   {Voids: "the lost Espagnolette returns what he was paid for {card}"},
		"espagnolette.loses.aces":  {Owes: "the lost Espagnolette returns what was paid for {card}"},
		"espagnolette.unpaid":      {Voids: "{card} forced from an Espagnolette brings nothing in a Reversis"},
		"card.placed":              {Says: "{seat} places {card}"},
		"card.forced":              {Says: "{leader} forces {card} from {seat}"},
		"card.led":                 {Says: "{seat} leads {card}"},
		"quinola.placed":           {Owes: "the Quinola placed draws the pool"},
		"quinola.forced":           {Owes: "the Quinola forced costs a Remise"},
		"quinola.led":              {Owes: "the Quinola led costs a Remise"},
		"quinola.gift":             {Owes: "{card} placed"},
		"quinola.consolation":      {Owes: "{card} forced"},
		"quinola.gorged":           {Owes: "{card} led"},
		"ace.placed":               {Owes: "{card} placed"},
		"ace.forced":               {Owes: "{card} forced"},
		"ace.led":                  {Owes: "{card} led"},
		"claim.led":                {Voids: "{card} was not asked for"},
		"claim.all":                {Voids: "{card} was not asked for"},
		"claim.false":              {Owes: "{seat} asked in the winner's stead"},
		"party.claim":              {Voids: "the party was not asked for"},
		"pool.claim":               {Voids: "the pool was not asked for"},
		"party.value":              {Says: "the party is worth {n}"},
		"party.price":              {Says: "the party is worth {n}"},
		"party.heap":               {Says: "the {n} cards of the discard all count"},
		"party.payment":            {Owes: "the party"},
		"party.winner.trickless":   {Says: "{seat} wins the party: he has no trick"},
		"party.winner.points":      {Says: "{seat} wins the party: he has the fewest points"},
		"party.winner.tricks":      {Says: "{seat} wins the party: he has the fewest tricks at equal points"},
		"party.winner.placed":      {Says: "{seat} wins the party: he is better placed"},
		"party.loser.points":       {Says: "{seat} loses the party: he has the most points"},
		"party.loser.tricks":       {Says: "{seat} loses the party: he has the most tricks at equal points"},
		"party.loser.placed":       {Says: "{seat} loses the party: he is worse placed"},
		"party.mixed":              {Says: "{seat} mixed up his tricks: he loses the party"},
		"party.judged":             {Says: "the winner judges that {seat} has lost the party"},
		"reversis.made":            {Says: "{seat} makes the Reversis"},
		"reversis.undertaken":      {Says: "{seat} has undertaken the Reversis"},
		"reversis.broken":          {Says: "{seat} breaks the Reversis of {leader}"},
		"reversis.ends":            {Says: "the rest of the tricks need not be played"},
		"reversis.party":           {Says: "there is no party: a Reversis was undertaken"},
		"reversis.cancels":         {Voids: "in a Reversis nothing is paid for {card}"},
		"reversis.refund":          {Voids: "the maker of the Reversis gets back what he paid for {card}"},
		"reversis.pool":            {Voids: "in a Reversis the pool is neither drawn nor paid for {card}"},
		"reversis.stops":           {Voids: "nothing is paid any more for {card}"},
		"reversis.draws":           {Owes: "the maker of the Reversis takes the pool"},
		"reversis.quinola.made":    {Owes: "the maker of the Reversis had played {card} in time: he draws the pool"},
		"reversis.quinola.broken":  {Owes: "the broken undertaker had played {card} in time: he makes the Remise"},
		"reversis.quinola.fine":    {Owes: "the broken undertaker had led {card}"},
		"reversis.quinola.refund":  {Voids: "the payment for {card}, forced at the first lead, is returned"},
		"reversis.late":            {Voids: "after a Reversis was undertaken {card} is a mere court card"},
		"reversis.own":             {Voids: "the maker of the Reversis pays no Remise for {card}"},
		"reversis.placed":          {Voids: "a Reversis is made: {card} wins nothing"},
		"reversis.aces":            {Owes: "the broken undertaker had led {card}"},
		"reversis.payment":         {Owes: "the Reversis is made"},
		"reversis.forfeit":         {Owes: "the Reversis is broken"},
		"barred.peek":              {Says: "{seat} saw his card of the talon and then discarded"},
		"barred.twelve":            {Says: "{seat} took a card and put none out"},
		"barred.party":             {Says: "{seat} wins the party"},
		"barred.pool":              {Voids: "{seat} may not place his Quinola"},
		"barred.reversis":          {Voids: "{seat} may not make the Reversis"},
		"barred.breaks":            {Voids: "{seat} is not paid for breaking the Reversis"},
		"barred.forces":            {Voids: "{seat} is not paid for forcing the Quinola"},
		"barred.payments":          {Voids: "{seat} has a right to nothing"},
		"short":                    {Says: "{seat} put out two cards", Voids: "{seat} has a right to no payment"},
		"twelve.party":             {Says: "{seat} plays with twelve cards: he pays the party"},
		"twelve.unpaid":            {Voids: "{seat} plays with twelve cards: he wins nothing"},
		"seen.party":               {Says: "{seat} saw a card that was not his"},
		"seen.reversis":            {Voids: "a Reversis is not paid to a player who saw a discard"},
		"revoke.fine":              {Owes: "{seat} revoked"},
		"revoke.barred":            {Says: "{seat} revoked", Voids: "{seat} revoked: he is paid nothing"},
		"revoke.party":             {Says: "{seat} revoked: he pays the party"},
		"revoke.gift":              {Owes: "the revoke: he pays for the Quinola", Voids: "he who revoked pays for {card} instead"},
		"revoke.quinola":           {Says: "{seat} revoked with the Quinola", Owes: "{seat} revoked with the Quinola", Voids: "{seat} revoked with the Quinola"},
		"thrown.tricks":            {Says: "{seat} threw down his hand: the rest of the tricks are his"},
		"thrown.pays":              {Owes: "{card} given to a hand thrown down"},
		"thrown.breaks":            {Says: "{seat} has the hand taken up again"},
		"beast.sheet":              {Owes: "a beast is noted on the sheet"},
		"game.division":            {Owes: "the pool is divided"},
		"beast.won":                {Owes: "the beast in play is paid"},
	},
	Pays: PayWords{
		Pays: "{from} pays {to} {amount}", Puts: "{from} pays {amount} to {pool}",
		Takes: "{to} takes {amount} from {pool}", Returns: "{from} returns {amount} to {to}",
		Restore: "{from} returns {amount} to {pool}", Back: "{to} has {amount} back from {pool}",
		Owes: "{from} owes a beast of {amount}", Nothing: "nothing is paid",
		Pool: "the pool", Named: map[string]string{"great": "the great pool", "little": "the little pool"},
	},
}

// fill puts values in the places of a sentence.
func fill(sentence string, values ...string) string {
	for i := 0; i+1 < len(values); i += 2 {
		sentence = strings.ReplaceAll(sentence, "{"+values[i]+"}", values[i+1])
	}
	return sentence
}

// Sentence tells a payment.
func (w *PayWords) Sentence(p Pay, back, none bool) string {
	if none {
		return w.Nothing
	}
	from, to := seatLetter(p.From), seatLetter(p.To)
	form, pool := w.Pays, ""
	switch {
	case p.To == "sheet":
		form = w.Owes
	case from && to && back:
		form = w.Returns
	case from && !to:
		form, pool = w.Puts, p.To
		if back {
			form = w.Restore
		}
	case to && !from:
		form, pool = w.Takes, p.From
		if back {
			form = w.Back
		}
	}
	name := w.Named[pool]
	if name == "" {
		name = w.Pool
	}
	return fill(form, "from", p.From, "to", p.To, "amount", strconv.Itoa(int(p.Amount)), "pool", name)
}

func seatLetter(account string) bool { return len(account) == 1 }
