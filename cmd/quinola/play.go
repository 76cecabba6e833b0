package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"quinola/engine/cards"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/sitting"
)

func playCommand(c *call) func() error {
	rules := c.flags.String("rules", "hague-1785", "play by the rule set `ID`")
	seed := c.flags.Uint64("seed", 0, "deal the cards of seed `N`, so that the same game comes again; 0 deals another game each time")
	bots := c.flags.String("bots", "policy", "the `KIND` of bot you play against: random, plain, policy or sampler")
	seat := c.flags.String("seat", "S", "sit at `SEAT`: S, E, N or W, at a greater table also T, U, V …")
	claims := c.flags.String("claims", "ask", "`HOW` you claim what a book pays only on demand: ask asks you after each hand, auto claims it for you")
	lang := c.flags.String("lang", "", "speak this `LANGUAGE`: en, fr or sv (default: from LC_ALL, LC_MESSAGES or LANG)")
	set := c.flags.String("set", "", "agree on `NAME=VALUE[,NAME=VALUE...]`, figures that the book leaves to the players; list prints them")
	resume := c.flags.String("resume", "", "continue the game saved in `FILE`, or with last the one that you left last")
	return func() error {
		if err := c.rules(); err != nil {
			return err
		}
		if len(c.args) == 1 {
			_ = c.flags.Set("rules", c.args[0]) // any string is taken
			c.args = nil
		}
		if err := c.noMore(); err != nil {
			return err
		}
		if c.json {
			return c.usage("a game is for people; replay -json settles a hand for programs")
		}
		g := &playing{call: c, file: lastGame(), lain: map[string]bool{}}
		tag, err := tongueOf(*lang)
		if err != nil {
			return c.usage("%v", err)
		}
		g.tongue = printer{c.stdout, newStyle(c.stdout)}.in(tag)
		if *set == listed {
			return g.list(*rules)
		}
		g.lines = c.typed()
		if g.s, err = g.open(*rules, *seed, *bots, *seat, *claims, *set, *resume); errors.Is(err, errLeft) {
			return nil // asked whether to go on with a game, the player has left
		}
		if err != nil {
			return err
		}
		if err := g.reads(g.s.Law.Book()); err != nil {
			return err
		}
		g.book = g.s.Law.Book().TextID()
		return c.whole(g.game)
	}
}

// playing is a game at the terminal.
type playing struct {
	*call
	tongue
	replayer
	s     *sitting.Sitting
	me    cards.Seat
	book  string // the text whose names are used
	file  string // where the game is kept
	kept  string // what was read there, or written
	saved string // where the player has saved it besides
	lines <-chan string
	heard map[string]int  // the events that were told, and how often
	spoke int             // the deeds and cards that were told
	begun bool            // what was ruled before them was told
	lain  map[string]bool // the pools in which something has lain: the others are not told
	last  []game.Event
}

// reads gives the game the notes by which it tells what the books of a ruleset's game say.
func (g *playing) reads(rules *game.Ruleset) error {
	ann, err := g.annotationsBehind(rules.ID)
	if err == nil {
		g.replayer = replayer{ann: ann, laws: map[string]game.Law{}}
	}
	return err
}

// list tells what a book leaves to the players.
func (g *playing) list(rules string) error {
	rs := games.Find(rules)
	if rs == nil {
		return fmt.Errorf("quinola play: %w", noRuleset(rules))
	}
	if err := g.reads(rs); err != nil {
		return err
	}
	return g.whole(func() error {
		g.agreeable(rs)
		return nil
	})
}

// errLeft is that the player has left the table.
var errLeft = errors.New("left")

// typed returns the lines that are typed, until there are no more.
func (c *call) typed() <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		in := bufio.NewScanner(c.stdin)
		for in.Scan() {
			lines <- in.Text()
		}
	}()
	return lines
}

// ask prints a prompt and reads a line; at the end of the input the player has
// left.
func (g *playing) ask(prompt string) (string, error) {
	fmt.Fprint(g.stdout, g.bold(prompt)+" ")
	select {
	case <-g.ctx.Done():
		g.line("")
		return "", errLeft
	case text, ok := <-g.lines:
		if !ok {
			g.line("")
			return "", errLeft
		}
		if !terminalIn(g.stdin) {
			g.line("%s", text)
		}
		return strings.TrimSpace(text), nil
	}
}

// typist is an input that says itself whether somebody types it.
type typist interface{ Types() bool }

// terminalIn reports whether somebody types what is read.
func terminalIn(r io.Reader) bool {
	if t, ok := r.(typist); ok {
		return t.Types()
	}
	f, ok := r.(*os.File)
	return ok && terminal(f)
}

// open resumes a game or begins a new one.
func (g *playing) open(rules string, seed uint64, bots, seat, claims, set, resume string) (*sitting.Sitting, error) {
	given := map[string]bool{}
	g.flags.Visit(func(f *flagOf) { given[f.Name] = true })
	if resume == "" && !given["rules"] && !given["seed"] && !given["set"] && terminalIn(g.stdin) {
		if text, err := readPlain(g.file); err == nil {
			if s, err := sitting.Resume(string(text)); err == nil && !s.Ended() {
				answer, err := g.ask(g.tr("A game by %s was left in hand %d. Go on with it? [Y/n]", s.Law.Book().ID, s.Look(0).Hand))
				if err != nil {
					return nil, err
				}
				if yes(answer) {
					resume = g.file
				}
			}
		}
	}
	if resume == "last" {
		resume = g.file
	}
	if resume != "" {
		if given["set"] {
			return nil, g.usage("a game that goes on keeps what was agreed on; leave -set or -resume out")
		}
		text, err := readPlain(resume)
		if err != nil {
			return nil, err
		}
		s, err := sitting.Resume(string(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", resume, err)
		}
		g.file, g.kept = resume, string(text)
		for g.me = 0; g.me < cards.Seats && !s.Person(g.me); g.me++ {
		}
		if g.me == cards.Seats {
			return nil, fmt.Errorf("%s: nobody but bots plays in this game", resume)
		}
		return s, nil
	}
	rs := games.Find(rules)
	if rs == nil {
		return nil, fmt.Errorf("quinola play: %w", noRuleset(rules))
	}
	o := sitting.Options{Rules: rules, Seed: seed, Dealer: cards.NoSeat}
	var ok bool
	if g.me, ok = cards.SeatOf(strings.ToUpper(seat)); !ok {
		return nil, g.usage("there is no seat %q: "+cards.SeatsAre, seat)
	}
	if o.Bots, ok = sitting.KindOf(bots); !ok {
		return nil, g.usage("there are no bots of kind %q: random, plain, policy and sampler are known", bots)
	}
	if o.Ask = claims == "ask"; !o.Ask && claims != "auto" {
		return nil, g.usage("-claims is ask or auto, not %q", claims)
	}
	var err error
	if o.Settings, err = agreedOn(rs, set); err != nil {
		return nil, g.usage("%v", err)
	}
	o.People, o.Deals = g.me.Bit(), 4*sitting.Deals
	if seed == 0 {
		o.Seed = anySeed()
	}
	s, err := sitting.New(o)
	if err != nil {
		return nil, fmt.Errorf("quinola play: %w", err)
	}
	return s, g.spare()
}

// lastGame is where a game is kept that was left, or "".
func lastGame() string {
	dir, err := cacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "play", "last.game")
}

// game plays until the player leaves or the game is over.
func (g *playing) game() error {
	g.welcome()
	g.dealt()
	for {
		err := g.turn()
		switch {
		case errors.Is(err, errLeft):
			return g.leave()
		case err != nil:
			return err
		}
		if g.s.Ended() {
			g.remove()
			return nil
		}
	}
}

// turn does one thing: a bot's act, the player's, or what comes after a hand.
func (g *playing) turn() error {
	switch {
	case g.s.Settlement() != nil:
		return g.between()
	case g.s.Waits():
		return g.mine()
	case g.ctx.Err() != nil:
		return errLeft
	}
	who := g.s.Turn()
	if err := g.s.Step(); err != nil {
		return err
	}
	if g.s.Turn() != who { // what a bot does several times on end is told at once
		g.news()
	}
	return nil
}

// mine reads what the player does, until he has done something.
func (g *playing) mine() error {
	g.table()
	for {
		text, err := g.ask(g.prompt())
		if err != nil {
			return err
		}
		done, err := g.command(text)
		if done && g.file != "" {
			_ = g.keep() // whatever becomes of the terminal; leaving says what is wrong with the file
		}
		if done || err != nil {
			return err
		}
	}
}

// prompt asks for what is to be done: it names the choices that are no cards.
func (g *playing) prompt() string {
	k := g.s.Look(g.me)
	var words []string
	for i, o := range buttons(k) {
		if !o.Refused {
			words = append(words, fmt.Sprintf("%d %s", i+1, g.label(k, &o.Step)))
		}
	}
	switch {
	case len(words) == 0 && k.Phase == "exchange":
		return g.tr("put out>")
	case len(words) == 0 && k.Phase == "swap":
		return g.tr("give to %s>", cards.Opposite(len(k.Seats), g.me))
	case len(words) == 0:
		return g.tr("play>")
	case slices.ContainsFunc(k.May, func(o game.Option) bool { return !o.Refused && len(o.Cards) == 1 && k.View.Hand.Has(o.Cards[0]) }):
		return g.tr("a card, or %s>", lined(words, ", ", ""))
	}
	return lined(words, ", ", "") + ">"
}

// spare moves the game that lies in the place of this one out of its way, unless it
// is this one as it was read or written there. Another player of the same user may
// do the same at that moment: no game takes the place of another.
func (g *playing) spare() error {
	text, err := readPlain(g.file)
	if err != nil || string(text) == g.kept {
		return nil
	}
	if s, err := sitting.Resume(string(text)); err != nil || s.Ended() {
		return nil
	}
	for n := 2; ; n++ {
		name := fmt.Sprintf("%s-%d.game", strings.TrimSuffix(g.file, ".game"), n)
		if absent(name, "") != nil {
			continue
		}
		err := os.Link(g.file, name) // which fails where a file is, as a renaming does not
		switch {
		case errors.Is(err, fs.ErrExist):
			continue
		case errors.Is(err, fs.ErrNotExist):
			return nil // the other has moved it
		case err == nil:
			os.Remove(g.file)
		default: // there are disks without links
			if err := os.Rename(g.file, name); err != nil {
				return fileError(err)
			}
		}
		g.put("", "The game that was left is kept. quinola play -resume %s goes on with it.", name)
		return nil
	}
}

// keep saves the game in its file, and moves another that was left there out of its way.
func (g *playing) keep() error {
	if g.file == lastGame() {
		if err := g.spare(); err != nil {
			return err
		}
	}
	text := g.s.Save()
	if err := keep(g.file, text); err != nil {
		return err
	}
	g.kept = text
	return nil
}

// leave saves the game and says how to go on with it.
func (g *playing) leave() error {
	if g.file == "" {
		g.put("", "The game is not kept: there is no cache folder for this user; name one in QUINOLA_CACHE.")
		return nil
	}
	if err := g.keep(); err != nil {
		return err
	}
	if g.file == lastGame() {
		g.put("", "The game is kept. quinola play -resume last goes on with it.")
	} else {
		g.put("", "The game is kept. quinola play -resume %s goes on with it.", g.file)
	}
	return nil
}

// remove forgets a game that is over.
func (g *playing) remove() {
	if text, err := readPlain(g.file); err == nil && g.file == lastGame() && string(text) == g.kept {
		os.Remove(g.file)
	}
}

// save writes the game to a file of the player's choice.
func (g *playing) save(file string) error {
	if file == "" {
		file = g.file
	}
	if file == "" {
		g.put("", "Name a file: save FILE.")
		return nil
	}
	if file != g.file && file != g.saved && absent(file, "") != nil {
		g.put("", "%s is there already. Name another file.", file)
		return nil
	}
	text := g.s.Save()
	if err := keep(file, text); err != nil {
		g.line("%v", err)
		return nil
	}
	if file == g.file {
		g.kept = text
	}
	g.saved = file
	g.put("", "Saved in %s.", file)
	return nil
}
