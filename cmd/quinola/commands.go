package main

// command is one word of the command line. A command is added by an entry in
// the table below and a file that holds its setup.
type command struct {
	group    string // the heading of the overview under which it and those after it stand; "" for that of the one before
	name     string
	args     string   // what follows the name, as the help shows it
	short    string   // one line of the overview
	long     string   // what the help teaches
	examples []string // calls that a reader can copy; what follows # says what they do
	freeText bool     // its arguments are words, not names of things
	program  bool     // its arguments are a program and what that is given, flags included
	// setup declares the command's flags and returns what it does once they
	// are read.
	setup func(*call) func() error
}

// commands in the order in which the overview lists them.
var commands = []*command{
	{group: "Read the books", name: "texts", args: "[TEXT | -rules]", short: "list the texts, the games of one, or the rule sets", setup: textsCommand,
		long: `Lists every text with its language, its date, and the number of its leaves and clauses. With TEXT it
lists the games of that text: how many play, with which cards, and where each game begins. -rules lists
the rule sets by which hands are played. -json prints all of it.
`,
		examples: []string{"quinola texts", "quinola texts academie    # the games of the Académie"}},
	{name: "show", args: "ID", short: "show a clause with its rule and its examples", setup: showCommand,
		long: `Shows one clause: its reading, the scan, the gloss, the links to rules and the examples. ID is the id
of a clause, as quinola clauses lists them. A part of the text's name and the number will do: hague 35,
or hague XXXV.
`,
		examples: []string{"quinola show hague-1785:35", "quinola show hague XXXV"}},
	{name: "clauses", args: "[TEXT]", short: "list the clauses of a text", setup: clausesCommand,
		long: `Lists the clauses of TEXT, or of all texts: the id, the number and the beginning of the reading.
-json adds the source, the links, and whether the clause is proved.
`,
		examples: []string{"quinola clauses hague-1785", "quinola clauses -json > clauses.json"}},
	{name: "search", args: "[-n N] [-exact] [-lang en|fr|sv] QUERY", short: "find words whatever their spelling or scan", freeText: true, setup: searchCommand,
		long: `Finds the clauses that hold the words of QUERY. It also finds old and modern spellings, words without
their accents, long s, and what the scan made of a word.

In a QUERY:
  "faire la bête"        words in quotes are a phrase
  espagnolette -loix     without a word
  quin*                  words that begin so
  text:hague-1785        in this text; so game: lang: kind: rule:
  in:gloss               in what the editors say
  hague 18               the clause itself

If the texts have nothing, the command searches what the editors say: in the language of -lang, or else
of LC_ALL, LC_MESSAGES or LANG, and then in English.
`,
		examples: []string{"quinola search espagnolette", "quinola search -n 3 text:hague-1785 remise", "quinola search -lang fr in:gloss atout"}},
	{name: "concordance", args: "[-sort left|right] [-width N] [-lang en|fr|sv] [-csv] QUERY", short: "list every place of a word, with the words around it", freeText: true, setup: concordanceCommand,
		long: `Lists every occurrence of a word or phrase in all texts, with the words around it, and counts the
spellings it found. QUERY is read as in quinola search. -csv and -json print the list for programs.
`,
		examples: []string{"quinola concordance remise", "quinola concordance -sort right -csv quinola > quinola.csv"}},
	{name: "silences", args: "[TEXT]", short: "list what the books leave open, and the ruling taken", setup: silencesCommand,
		long: `Lists, for every rule set, what the engine must decide and the text does not say: the question, the
ruling taken here and where it comes from, the clauses that come near it, and the alternatives.
`,
		examples: []string{"quinola silences hague-1785"}},
	{name: "conflicts", short: "list clauses that contradict others of their book", setup: conflictsCommand,
		long: `Lists the clauses whose words contradict what the engine does, each with the clauses that the engine
follows instead.
`,
		examples: []string{"quinola conflicts"}},
	{name: "claims", short: "check the sums and references of the books", setup: claimsCommand,
		long: `Computes every sum and follows every reference that a note claims for its clause. The verdict is
"right", "misread" (by the machine that read the scan) or "book's error".
`,
		examples: []string{"quinola claims"}},
	{group: "Play and settle hands", name: "play", args: "[-seed N] [-bots KIND] [-seat SEAT] [-lang en|fr|sv] [-set NAME=VALUE[,...]] [-resume FILE] [RULES]", short: "play a game against bots, by any of the books", setup: playCommand,
		long: `Plays a game of many hands at the terminal by the rule set RULES, or by that of The Hague if you name
none (-rules RULES does the same). Every ruling names its clause. After each hand you see how the other
books settle it.

At the table: ? lists what you may do, and why you may not play the other cards; hint advises; why
explains what happened last; undo takes back your last decision; help lists all commands.

The game speaks the language of -lang, or else of LC_ALL, LC_MESSAGES or LANG. -set sets what a book
leaves to the players' agreement. When you leave a game it is kept, and -resume last continues it.
Input may be piped.
`,
		examples: []string{"quinola play piquet", "quinola play -lang fr -bots sampler bete", "quinola play quadrille -set list    # what the players may agree on", "quinola play quadrille -set bid.contre=1,own.tricks=4", "quinola play -resume last"}},
	{name: "replay", args: "[-rules ID[,ID...]] [-jsonl] [FILE|-]", short: "settle a hand by one book or several", setup: replayCommand,
		long: `Settles one whole hand and names, for every payment, the rules and clauses behind it. The hand is JSON
or a play block, in FILE or on standard input. With several rule sets the command settles the hand by
each, and names the differences. -jsonl reads and writes one hand a line.
`,
		examples: []string{"quinola replay hand.json", "quinola replay -rules hague-1785,academie hand.json    # where two books differ", "quinola replay -jsonl < hands.jsonl"}},
	{name: "why", args: "[-rules ID] [-trick N] [FILE|-]", short: "explain a payment or a refusal by the clauses", setup: whyCommand,
		long: `Settles a hand and explains every payment: the chain of rules behind it, each with the words of the
book on which it rests. If the rules refuse the hand, it explains why.
`,
		examples: []string{"quinola why hand.json", "quinola why -trick 3 hand.json"}},
	{name: "witness", args: "[-rules ID] [-n N] [-seed S] RULE|CLAUSE", short: "find the shortest hand that shows a rule", setup: witnessCommand,
		long: `Searches random hands for the shortest position that ends otherwise if the rule is switched off, and
prints it as a play block that you can paste into a note. Of a CLAUSE it does so for every linked rule.
`,
		examples: []string{"quinola witness hague-1785:18", "quinola witness -n 1000000 academie:coucou.p3    # search longer"}},
	{name: "tournament", args: "[-rules ID[,ID...]] [-set NAME=VALUE[,...]] [-hands N] [-deals N] [-seed S]", short: "measure how much better one kind of bot plays", setup: tournamentCommand,
		long: `Measures the kinds of bot against each other. Players of one kind play a game by themselves. Then every
hand is played again for each seat, with a challenger of another kind in that seat, and the same cards
and pools. What the challenger wins more than they did in that seat is its gain, printed with its 95 %
interval. The same seed gives the same figures on any machine.
`,
		examples: []string{"quinola tournament -rules bete,piquet -hands 60 -deals 20"}},
	{name: "schema", args: "[GAME]", short: "print the JSON Schema of what replay takes and gives", setup: schemaCommand,
		long: `Prints the JSON Schema (draft 2020-12) of the records that replay takes and the settlements that it
gives, of one GAME or of all games together. Every example of the edition is valid by it.
`,
		examples: []string{"quinola schema piquet > piquet.schema.json"}},
	{name: "conform", args: "[-only ID[,ID...]] PROGRAM [ARG...]", short: "test another program by the examples of the books", program: true, setup: conformCommand,
		long: `Runs PROGRAM and gives it every example over a pipe, one hand a line as replay takes it. It judges the
answers: what each player wins or loses, what lies in the pools, which plays are refused. It names the
clauses that the program breaks, and exits 1 if there are any. -suite prints the cases instead, so that
you can use them without this command.
`,
		examples: []string{"quinola conform -only coucou python3 coucou.py", "quinola conform -suite > suite.jsonl", "quinola conform quinola replay -jsonl    # this program itself"}},
	{group: "Prove the notes", name: "check", args: "[-mutate [-tries N]] [-deals N] [-review ID] [ID...]", short: "prove each clause by its examples", setup: checkCommand,
		long: `Runs every example of the named texts or clauses (of all, if you name none), and runs it again with the
linked rule switched off. A provision is proved when its link is fresh and its example passes with the
rule and fails without it. A clause is proved when all its provisions are and no word of it is left over.

-mutate also changes every figure by one and every payer and payee, and searches random hands for a
mutant that no example kills. -review ID records that you have read the note of a clause against its
words. The exit code is 1 unless every example passes, no mutant survives and nothing is open.
`,
		examples: []string{"quinola check hague-1785", "quinola check -mutate hague-1785:18", "quinola check -review hague-1785:18"}},
	{name: "coverage", args: "[-n N] [ID...]", short: "count what is proved and what is open", setup: coverageCommand,
		long: `Counts the clauses by state, for every text and division, and ranks what is still open. ID is a text or
a clause, as quinola check takes it.
`,
		examples: []string{"quinola coverage", "quinola coverage -n 5 academie"}},
	{name: "rates", args: "[-rules ID[,ID...]] [-n N] [-seed S] [-kind KIND] [-pin FILE] [-smallest FILE]", short: "count how often each rule fires and decides", setup: ratesCommand,
		long: `Plays random hands. For each rule it counts the hands in which the rule fires, and those that would be
settled otherwise without it. The same seed gives the same figures on any machine.

Two flags write tables that the pages are built from: -pin the rates of all rule sets (with -rules it
counts those anew and keeps the others), -smallest what the bots make of the smallest hands on which
the books let a player undertake the game.
`,
		examples: []string{"quinola rates -rules piquet -n 5000", "quinola rates -pin site/rates/rates.tsv -rules piquet", "quinola rates -smallest site/smallest/smallestplayed.tsv"}},
	{group: "Read scans of your own", name: "leaf", args: "TEXT [N]", short: "show a leaf beside its reading, or list the leaves in doubt", setup: leafCommand,
		long: `Prints leaf N of TEXT, counted from 1: the scan on the left, the reading on the right. Below stands each
doubtful word with the line of an emendations file that would settle it, and the next leaf in doubt.
Without N it lists the leaves in doubt.
`,
		examples: []string{"quinola leaf academie 93", "quinola leaf hague-1785    # which leaves are in doubt"}},
	{name: "restore", args: "-lang CODE [FILE|-]", short: "turn any machine-read text into a reading", setup: restoreCommand,
		long: `Restores what was printed and writes the reading to standard output. FILE is plain text, or a file, a
folder or a zip of hOCR, ALTO, PAGE XML, ABBYY XML, DjVu XML, Tesseract's TSV or TEI (also packed, as
archive.org gives NAME_abbyy.gz). Of these the command makes one text, in which offsets count.

-json prints every token with its bytes in the source and why it differs. -jsonl reads lines
{"id","lang","raw"} and writes lines {"id","reading"}. It judges short ones (lines, pages) that come
together as one text, each language by itself.
`,
		examples: []string{"quinola restore -lang fr scan.txt > reading.txt", "quinola restore -lang sv -words names.txt book.zip", "quinola restore -jsonl < lines.jsonl"}},
	{name: "split", args: "-lang CODE [FILE|-]", short: "split any machine-read text into clauses", setup: splitCommand,
		long: `Finds divisions, labels and numbers, damaged ones too, and prints the clauses. FILE is what restore
reads. -jsonl reads lines {"id","lang","raw"} and writes lines {"id","items"}.
`,
		examples: []string{"quinola split -lang fr scan.txt"}},
	{name: "shelf", args: "-o OUT [-lang CODE] [-force] BOOKS", short: "restore, split and index a folder of books", setup: shelfCommand,
		long: `Reads every book of the folder BOOKS. A book is a file of any kind that restore takes, a folder or a zip
of pages, or a line {"id","lang","raw"} of a file NAME.jsonl. It writes lines of JSON into OUT:
books.jsonl, readings.jsonl, clauses.jsonl (with the ids that quinola new would give) and postings.jsonl
(where every word stands).

If a book cannot be read, a line says so and the others go on. The memory it needs does not grow with
the number of books: it holds one book for each processor.
`,
		examples: []string{"quinola shelf -o out books", "quinola shelf -o out -lang fr -force books"}},
	{name: "new", args: "text FILE|DIR -lang CODE -corpus DIR | rules TEXT -as ID -corpus DIR", short: "begin a corpus with a scan of your own", setup: newCommand,
		long: `Makes texts/ID in the folder that -corpus names, with your scan, byte for byte, and a text.toml to fill
in. The scan is plain text, hOCR, ALTO, PAGE XML, ABBYY XML, DjVu XML, Tesseract's TSV or TEI: a file,
also packed by gzip, or a folder or a zip of pages, of which the command makes a text. A page of the web that
shows a text is read, too. It makes the corpus where there is none, and says what to do next.

With rules it makes notes/TEXT/rules.toml, by which a text of your own is played: as the rule set ID, which
quinola texts -rules lists. The file has what that book answers to every question; you put in where yours
answers otherwise. Then its clauses are linked, proved and played as those of the edition are.
`,
		examples: []string{"quinola new text scan.txt -lang fr -corpus mybooks", "quinola new text pages.zip -lang sv -id upsala-1809 -corpus mybooks", "quinola new rules rouen-1730 -as bete -corpus mybooks"}},
	{name: "pin", args: "[-move] [TEXT...]", short: "make the readings anew after an emendation", setup: pinCommand,
		long: `Restores, splits and emends the texts of -corpus DIR (of corpus, in a clone), and writes reading.tsv and
clauses.tsv. Review the difference before you commit it.

An id stays with the words it was given to. If the words of an id are no longer found, pin refuses;
with -move it writes into moved.tsv where they are now.
`,
		examples: []string{"quinola pin", "quinola pin -corpus mybooks amsterdam-1762"}},
	{group: "Publish", name: "build", args: "-o DIR [-base URL] [-dts] [-bundle]", short: "write the edition as a static site", setup: buildCommand,
		long: `Builds the whole site into DIR. The same corpus gives the same bytes, and a file that does not change
keeps its date. A build that fails or is killed leaves the old site as it was.

DIR/quinola.sha256 lists what a build made. Other files in DIR stay; if a page has the name of one, the
build stops. If DIR is a mount point or the working folder, the build replaces its files one by one.
`,
		examples: []string{"quinola build -o public", "quinola build -o public -base https://example.org/quinola/"}},
	{name: "serve", args: "[-addr HOST:PORT]", short: "build the edition and serve it", setup: serveCommand,
		long: `Builds the site into a temporary folder and serves it until you stop it. If the program does not carry
the engine for the page, it builds that with the local Go.
`,
		examples: []string{"quinola serve", "quinola serve -addr localhost:9000 -corpus mybooks"}},
	{name: "export", args: "[-o FILE] [-force]", short: "write the whole corpus as one file", setup: exportCommand,
		long: `Writes sources, readings, notes and terms, and every clause as a line of JSON, into one zip file, with a
README that explains what is what. -corpus reads the unpacked folder again.
`,
		examples: []string{"quinola export -o quinola.zip"}},
	{name: "edition", args: "[-release VERSION]", short: "show the state of the edition, and what changed", setup: editionCommand,
		long: `Lists the clauses that were added, are read otherwise or are linked otherwise since the last recorded
edition. -release VERSION records the edition as it is, for the page “What changed”.
`,
		examples: []string{"quinola edition"}},
	{name: "version", short: "print the version of the edition and of the program", setup: versionCommand,
		long: `Prints the version and date of the edition, the commit that the program was built from (if the build
recorded it) and the version of Go.
`,
		examples: []string{"quinola version"}},
	{name: "bench", args: "[-n N] [RULES...] | -scans PAIRS [-lang CODE]", short: "measure the engine, restoring, search and building", setup: benchCommand,
		long: `Measures the program and prints each figure with what it measured. If you name rule sets, it measures
only how many of their hands it plays in a second.
`,
		examples: []string{"quinola bench", "quinola bench bete piquet", "quinola bench -scans pairs -lang fr    # how well it restores your scans"}},
}
