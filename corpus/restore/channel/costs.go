package channel

// What the decoder adds to the costs that were learned (Costs), all in -100 ln p:
// 70 is a reading half as likely, 230 one a tenth as likely. They were set by hand,
// by the passages of testdata/gold-dev.jsonl.

// nat is the cost of a reading e times less likely than another.
const nat = 100

// Numbers and labels.
const (
	digitGain     = 60  // for each figure of a number, up to digitsCounted
	romanStopped  = 450 // for a stop after a Roman number
	romanBegins   = 250 // and as much again where a line begins with it
	romanSpaced   = 700 // for one set letter by letter, up to its stop
	hangsOn       = 20  // of a number with a sign on it: 2°
	tenthAsIoe    = 60  // of ioe., for 10e.
	tenAsIo       = 120 // of io, for 10
	articleOne    = 400 // for i. after Art.
	digitsCounted = 4
)

// What is no word.
const (
	unreadSigns = 400  // of a run without a letter that is left unread
	markDrop    = 650  // of a mark that is dirt
	bracketDrop = 500  // and as much again of a bracket: no dirt looks like one
	quoteDrop   = 450  // less for a quotation mark, which these books hardly ever set
	signDrop    = 250  // of a figure, or an apostrophe within a word, that is dirt, over a letter too many
	sureUnread  = 4000 // of what is read for sure and was not found
)

// How far words are looked for: what one may cost in all, by how much more than the
// likeliest, and how many steps a search takes.
const (
	wordLimit, wordMargin, wordSteps = 2000, 650, 20000 // by the confusions of the table
	anyLimit, anyMargin, anySteps    = 2700, 600, 60000 // by any confusion, if that finds nothing good
	coldOver, coldMargin             = 900, 350         // of the lexicon alone, over Costs.Cold
	overLimit, overMargin, overSteps = 2300, 500, 6000  // with a mark within
	runsLimit                        = 2600             // in what is run together or broken
	runsOver                         = 150              // and over two good words as they stand
	coldRunOver, coldRunMargin       = 450, 200         // of the lexicon alone, in what is no word at all
)

// looseBreak is the cost of a word that begins within a run of a line that is set
// letter by letter: there spaces come and go.
const looseBreak = 60

// How good a run is as it stands.
const (
	goodChannel = 260  // a good one has confusions that cost no more,
	goodWord    = 1250 // and with its word no more than this
	lostWord    = 2300 // what costs more is no word
)

// Accents and capitals.
const (
	accentAdded = 350 // an accent seen where none was set
	accentLost  = 180 // none seen where one was set
	accentOther = 40  // another one
	capsAny     = 150 // of any letter for another in a word of capitals, over Costs.Caps
	capsRoundS  = 5   // of a long s in a word of capitals, which have none
)

// A scan with a round s.
const (
	roundSame  = 3   // of an s that is an s
	roundLeast = 550 // of anything else that is a ſ, at the least
	roundPairs = 400 // more of what has a ſ among other letters
)

// What learning keeps within bounds.
const (
	capMost     = 300 // of a capital within a sentence, at the most
	capSmall    = 260 // and on a word that has none
	edgeMost    = 900 // of a confusion
	edgeDearer  = 300 // by so much at the most than before a scan was asked
	edgeUnknown = 720 // of one that nobody named, at the most

	noSpaceLeast, noSpaceMost = 330, 520
	inSpaceLeast, inSpaceMost = 330, 560
	inLineLeast, inLineMost   = 200, 400
)
