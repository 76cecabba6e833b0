package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"strings"

	"quinola/corpus/edit"
)

// command is one word of the command line. A command is added by a line in
// the table below and a file that holds its setup.
type command struct {
	name     string
	args     string // what follows the name, as the help shows it
	short    string // one line of the overview
	long     string // what the help teaches
	freeText bool   // its arguments are words, not names of things
	program  bool   // its arguments are a program and what that is given, flags included
	// setup declares the command's flags and returns what it does once they
	// are read.
	setup func(*call) func() error
}

// commands in the order in which a newcomer meets them. It is filled by init
// because help itself reads it.
var commands []*command

func init() {
	commands = []*command{
		{name: "texts", args: "[TEXT]", short: "list the texts of the corpus, or the games of one", setup: textsCommand,
			long: "Lists every text with its language, its date and how far it is proved; of one TEXT, its games: who plays\nthem, with what cards, and where they begin. -json has both.\n"},
		{name: "clauses", args: "[TEXT]", short: "list clauses, their spans and their links", setup: clausesCommand,
			long: "Lists the clauses of TEXT, or of all texts: id, number and the beginning of the reading.\nWith -json also the source, the links and whether the clause is proved.\n"},
		{name: "show", args: "ID", short: "show a clause with its rule and its examples", setup: showCommand,
			long: "Shows one clause: reading, scan, gloss, links and examples. ID is as in hague-1785:35;\n\"hague 35\" or the id of a text (its contents) will do.\n"},
		{name: "search", args: "[-n N] [-lang en|fr|sv] QUERY", short: "find words whatever their spelling or scan", freeText: true, setup: searchCommand,
			long: "Finds clauses. Old and modern spelling, accents, long s and what the scan made of a word are\nall found: quinola, \"faire la bête\", espagnolette -loix, text:hague-1785 remise, quin*.\nin:gloss, and where the texts have nothing of it, searches what the editors say: in English, French or\nSwedish, as -lang or LC_ALL, LC_MESSAGES or LANG ask for, and in English where that has nothing.\n"},
		{name: "concordance", args: "[-sort left|right] [-lang en|fr|sv] [-csv] QUERY", short: "every place of a word, with what stands around it", freeText: true, setup: concordanceCommand,
			long: "Lists all occurrences of a word or phrase over all texts, widened as a search is, with the\nspellings found and their counts; with in:gloss, those of what the editors say. -csv and -json are for programs.\n"},
		{name: "check", args: "[-mutate] [-review ID] [ID...]", short: "prove each clause by its examples", setup: checkCommand,
			long: "Runs every example, and again with the linked rule switched off: a provision is proved when its\nlink is fresh, its example passes and then fails, and a clause when all its provisions are and no\nword of it is left over. -mutate also changes every figure by one and every payer and payee, and\nsearches random hands for whatever survives. -review ID records that you have read the note\nagainst the words of the clause. Exit 1 unless all pass, nothing survives and nothing is open.\n"},
		{name: "coverage", short: "what is proved, what is open, and the holes", setup: coverageCommand,
			long: "Counts clauses by state for every text and division, and ranks the holes.\n"},
		{name: "replay", args: "[-rules ID[,ID...]] [FILE|-]", short: "settle a hand under one text or several", setup: replayCommand,
			long: "Settles one whole hand, given as JSON or as a play block, naming for every payment the rules\nand clauses behind it. With several rule sets the hand is settled under each and the differences\nnamed. -jsonl reads and writes a hand a line.\n"},
		{name: "conform", args: "[-only ID[,ID...]] PROGRAM [ARG...]", short: "hold another program to the examples of the books", program: true, setup: conformCommand,
			long: "Gives every example to a program over a pipe, a hand a line as replay takes it, and judges its\nanswers: what each player wins or loses, what lies in the pools, which plays are refused. It names\nthe clauses that the program breaks. -suite prints the cases instead, for use without this program.\nThe program may be this one: quinola conform quinola replay -jsonl\n"},
		{name: "why", args: "[-rules ID] [-trick N] [FILE|-]", short: "the clauses behind a payment or a refusal", setup: whyCommand,
			long: "Settles a hand and tells, for every payment, the chain of rules behind it, each with the words of\nthe book that it rests on; for a hand that the rules refuse, why it is refused.\n"},
		{name: "witness", args: "[-rules ID] RULE|CLAUSE", short: "the shortest hand that shows a rule", setup: witnessCommand,
			long: "Searches random hands for the shortest position that goes otherwise without the rule, and prints\nit as a block that can be kept in a note.\n"},
		{name: "rates", args: "[-rules ID] [-n N] [-seed S] [-kind K] [-pin FILE] [-smallest FILE]", short: "how often each rule fires and decides", setup: ratesCommand,
			long: "Plays random hands and counts in how many each rule fires, and how many would be settled otherwise\nwithout it. The same seed gives the same figures on any machine. -pin site/rates/rates.tsv writes the\ntable of all rule sets that the pages show; with -rules it counts that one anew and keeps the others.\n-smallest site/smallest/smallestplayed.tsv has the bots play the smallest hands that the books let one play with.\n"},
		{name: "schema", args: "[GAME]", short: "the JSON Schema of what replay takes and gives", setup: schemaCommand,
			long: "Prints the JSON Schema (draft 2020-12) of the records that a GAME takes and of the settlements that it\ngives, or of all games together. Every example of the edition is valid by it.\n"},
		{name: "play", args: "[-seed N] [-bots KIND] [-seat SEAT] [-lang en|fr|sv] [-set NAME=VALUE[,...]] [-resume FILE] [RULES]", short: "play a game against bots, by any of the books", setup: playCommand,
			long: "Plays a game of many hands at the terminal by the rule set RULES, as quinola play piquet; by that\nof The Hague where none is named (-rules RULES says the same). Every ruling names its clause, ?\nsays why a card may not be played, hint advises, undo takes back, and each hand is told by the\nother books, too. It speaks English, French or Swedish: -lang, or what LC_ALL, LC_MESSAGES or LANG\nask for. What a book leaves to the players' agreement is set before the game: quinola play quadrille\n-set list tells what there is, with the clauses that say so, and -set bid.contre=1,own.tricks=4 agrees\non it. A game that is left is kept; -resume last goes on with it. Input may be piped.\n"},
		{name: "tournament", args: "[-rules ID[,ID...]] [-set NAME=VALUE[,...]] [-hands N] [-deals N] [-seed S]", short: "how much better which bots play", setup: tournamentCommand,
			long: "Plays the kinds of bot against each other: one challenger in each seat in turn among players of\nanother kind, with the same cards and pools with which these had played by themselves. What he wins\nmore than they did in his seat is his gain, with its 95 % interval. -set agrees on what the books leave to\nthe players, as in quinola play. The same seed gives the same figures on any machine.\n"},
		{name: "silences", args: "[TEXT]", short: "what the books leave open, and the ruling taken", setup: silencesCommand,
			long: "Lists for every rule set what the engine must decide and the text does not say, with the ruling,\nwhere it comes from, the clauses that come near it and the alternatives.\n"},
		{name: "conflicts", short: "clauses that contradict others of their book", setup: conflictsCommand,
			long: "Lists the clauses whose words go against what the engine does, and those followed instead.\n"},
		{name: "claims", short: "the sums and references of the books, checked", setup: claimsCommand,
			long: "Computes every sum and follows every reference that a note claims for its clause: right, misread\nby the machine, or the book's own error.\n"},
		{name: "leaf", args: "TEXT [N]", short: "a leaf's scan and reading side by side, or which leaves are in doubt", setup: leafCommand,
			long: "Prints leaf N of TEXT, counted from 1: the scan on the left, the reading on the right. Below stands each\ndoubtful word with the line of an emendations file that settles it, and the next leaf in doubt. Without N\nit lists the leaves in doubt.\n"},
		{name: "restore", args: "-lang CODE [FILE|-]", short: "turn any machine-read text into a reading", setup: restoreCommand,
			long: "Restores what was printed, of plain text or of a file, a folder or a zip of hOCR, ALTO or PAGE XML;\nof these, offsets count in the text that is made of them. -words FILE lists words of the book, one a\nline. -json gives every token with its bytes in the source and why it\ndiffers; -jsonl reads lines {\"id\",\"lang\",\"raw\"} and writes lines {\"id\",\"reading\"}, however many; short\nones (lines, pages) that come together are judged together, each language by itself.\n"},
		{name: "split", args: "-lang CODE [FILE|-]", short: "split any machine-read text into clauses", setup: splitCommand,
			long: "Finds divisions, labels and numbers, damaged ones too, in what restore reads. -jsonl reads the same lines and\nwrites lines {\"id\",\"items\"}.\n"},
		{name: "shelf", args: "-o OUT [-lang CODE] BOOKS", short: "restore, split and index a folder of books", setup: shelfCommand,
			long: "Reads every book of the folder BOOKS (a file of any kind that restore takes, a folder or a zip of pages, or a\nline {\"id\",\"lang\",\"raw\"} of a file NAME.jsonl) and writes lines of JSON into OUT: books.jsonl,\nreadings.jsonl, clauses.jsonl with the ids that quinola new would give, and postings.jsonl, where every word\nstands. A book that cannot be read is told in a line and stops nothing. It holds a book a processor at a time,\nhowever many there are.\n"},
		{name: "build", args: "-o DIR [-base URL]", short: "write the edition as a static site", setup: buildCommand,
			long: "Builds the whole site into DIR. A build that fails or is killed leaves the old site as it was; the\nsame corpus gives the same bytes, and a file that stays as it was keeps its date. What a build made is\nlisted in DIR/quinola.sha256. Other files in DIR stay, or stop the build where a page has their name.\nWhere DIR is a mount point or the working folder, its files are replaced one by one.\n"},
		{name: "serve", args: "[-addr localhost:8080]", short: "build the edition and serve it", setup: serveCommand,
			long: "Builds the site into a folder of its own, which goes when it ends, and serves it. The engine for\nthe page is built with the Go at hand where the program does not carry it.\n"},
		{name: "export", args: "[-o FILE]", short: "write the whole corpus as one file", setup: exportCommand,
			long: "Writes sources, readings, notes and terms, and every clause as a line of JSON, into one zip file,\nwith a README that says what is what. -corpus reads the unpacked folder again.\n"},
		{name: "version", short: "the version of the edition and of the program", setup: versionCommand,
			long: "Tells the version and date of the edition, the commit that the program was built from, as far as\nthe build says so, and the version of Go.\n"},
		{name: "edition", args: "[-release VERSION]", short: "the state of the edition, and what changed since the last", setup: editionCommand,
			long: "Tells which clauses were added, are read otherwise or linked otherwise since the last edition that\nwas recorded. -release VERSION records the edition as it is, for the page “What changed”.\n"},
		{name: "pin", args: "[TEXT...]", short: "write the pinned readings of the texts anew", setup: pinCommand,
			long: "Restores, splits and emends the texts of -corpus DIR (corpus in a clone) and writes\nclauses.tsv and reading.tsv. Review the difference before you commit it. An id stays with the\nwords it was given to; with -move, moved.tsv says where the words of a lost one are now.\n"},
		{name: "new", args: "text FILE|DIR -lang fr", short: "begin a folder for a scan of your own", setup: newCommand,
			long: "Makes DIR/texts/ID with your scan, byte for byte, and a text.toml to fill in, under -corpus DIR. The\nscan is plain text, or a file, a folder or a zip of hOCR, ALTO or PAGE XML, of which a text is made.\n"},
		{name: "bench", args: "[RULES...]", short: "measure the engine, restoring, search and building", setup: benchCommand,
			long: "Prints each figure with what was measured; where rule sets are named, only how many hands of them\na second are played.\n"},
	}
}

func lookup(name string) *command {
	for _, c := range commands {
		if c.name == name {
			return c
		}
	}
	return nil
}

func commandNames() (names []string) {
	for _, c := range commands {
		names = append(names, c.name)
	}
	return names
}

// nearest asks whether the one of some names was meant that is the fewest letters
// away from what was typed; it is empty where half of them would be others.
func nearest(typed string, names []string) string {
	best, least := "", len(typed)/2+1
	for _, name := range names {
		if n := edit.Strings(typed, name); n < least {
			best, least = name, n
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf(" (did you mean %s?)", best)
}

func overview() string {
	var b strings.Builder
	b.WriteString("Quinola: old books of card-game rules, each clause beside an example that plays.\n\nusage: quinola COMMAND [flags] [arguments]\n\n")
	for _, c := range commands {
		fmt.Fprintf(&b, "  %-12s %s\n", c.name, c.short)
	}
	b.WriteString("\nBegin with: quinola show hague-1785:35    quinola search espagnolette    quinola serve\nquinola help COMMAND explains one. -json prints one JSON value; -corpus DIR reads your own texts.\n")
	return b.String()
}

// help is the full text of quinola COMMAND -h.
func (cmd *command) help() string {
	var b strings.Builder
	fmt.Fprintf(&b, "usage: quinola %s %s\n\n%s\nflags:\n", cmd.name, cmd.args, cmd.long)
	c := &call{ctx: context.Background(), cmd: cmd, flags: flag.NewFlagSet(cmd.name, flag.ContinueOnError), stdout: io.Discard, stderr: io.Discard}
	c.flags.BoolVar(&c.json, "json", false, "print one JSON value for programs")
	c.flags.StringVar(&c.corpus, "corpus", "", "read texts, notes and terms from this `folder` instead of the built-in edition")
	cmd.setup(c)
	c.flags.SetOutput(&b)
	c.flags.PrintDefaults()
	return b.String()
}
