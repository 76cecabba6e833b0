package channel

// The costs that the decoder adds to the learned ones (Costs), all in -100 ln p: 70
// means half as likely, 230 a tenth as likely. They were set by hand, by the
// passages of testdata/gold-dev.jsonl.

// nat is the cost of a reading e times less likely than another.
const nat = 100

// Numbers and labels.
const (
	digitGain     = 60  // the gain for each figure of a number, up to digitsCounted
	romanStopped  = 450 // the gain for a stop after a Roman number
	romanBegins   = 250 // the same again if the number begins a line
	romanSpaced   = 700 // the gain if it is set letter by letter, up to its stop
	hangsOn       = 20  // for a number with a sign on it: 2°
	tenthAsIoe    = 60  // for ioe., meaning 10e.
	tenAsIo       = 120 // for io, meaning 10
	articleOne    = 400 // the gain for i. after Art.
	digitsCounted = 4
)

// What is no word.
const (
	unreadSigns = 400  // for a run without a letter that is left unread
	markDrop    = 650  // for a mark that is dirt
	bracketDrop = 500  // the same again for a bracket: no dirt looks like one
	markApart   = 350  // for a letter apart that is a mark, where marks stand close to their words
	quoteDrop   = 450  // less for a quotation mark, which these books hardly ever set
	signDrop    = 250  // for a figure, or an apostrophe within a word, that is dirt; above a letter too many
	nameLeast   = 3    // how many letters a name of other books has at least
	nameGain    = 550  // what it costs less than there: after a word it is likelier than after any
	sureUnread  = 4000 // for a known reading that the search did not find
)

// How far words are searched: the most that one may cost in all, how much it may
// exceed the cheapest, and how many steps a search takes.
const (
	wordLimit, wordMargin, wordSteps = 2000, 650, 20000 // with the confusions of the table
	anyLimit, anyMargin, anySteps    = 2700, 600, 60000 // with any confusion, if that finds nothing good
	coldOver, coldMargin             = 900, 350         // with the cold lexicon, above Costs.Cold
	overLimit, overMargin, overSteps = 2300, 500, 6000  // with a mark within
	runsLimit                        = 2600             // in runs that are run together or broken
	runsOver                         = 150              // the same, above two good words as they stand
	coldRunOver, coldRunMargin       = 450, 200         // with the cold lexicon, in what is no word; above Costs.Cold
)

// looseBreak is the cost of a word that begins within a run of a line set letter
// by letter, where spaces are unreliable.
const looseBreak = 60

// When a run counts as good as it stands.
const (
	goodChannel = 260  // the most that its confusions may cost
	goodWord    = 1250 // the most that they and its word may cost
	lostWord    = 2300 // above this a run is no word
)

// Accents and capitals.
const (
	accentAdded = 350 // an accent seen where none was set
	accentLost  = 180 // none seen where one was set
	accentOther = 40  // a different one
	capsAny     = 150 // for any letter as another in a word of capitals, above Costs.Caps
	capsRoundS  = 5   // for a long s in a word of capitals, which have none
)

// A scan with a round s.
const (
	roundSame  = 3   // for an s that is an s
	roundLeast = 550 // the least for anything else that is a ſ
	roundPairs = 400 // additional, for a confusion with a ſ among other letters
)

// Bounds for what is learned.
const (
	capMost     = 300 // the most for a capital within a sentence
	capSmall    = 260 // the same, on a word that has none
	edgeMost    = 900 // the most for a confusion
	edgeDearer  = 300 // the most above its seed
	edgeUnknown = 720 // the most for a confusion that the seeds do not name

	noSpaceLeast, noSpaceMost = 330, 520
	inSpaceLeast, inSpaceMost = 330, 560
	inLineLeast, inLineMost   = 200, 400
)
