package main

import (
	"errors"
	"fmt"
	"runtime"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
	"quinola/engine/sitting"
)

// matches are who challenges whom in a tournament; known are those of games which
// have a policy of their own.
var (
	matches = [][2]sitting.Kind{{sitting.Policy, sitting.Random}, {sitting.Sampler, sitting.Random}, {sitting.Sampler, sitting.Policy}}
	known   = [2]sitting.Kind{sitting.Policy, sitting.Plain}
)

// matchJSON is what one kind of bot won more than another.
type matchJSON struct {
	Rules      string  `json:"rules"`
	Unit       string  `json:"unit"`
	Challenger string  `json:"challenger"`
	Field      string  `json:"field"`
	Hands      int     `json:"hands"`
	Gain       float64 `json:"gain"`     // a hand
	Interval   float64 `json:"interval"` // half the width of the 95 % interval
	Net        float64 `json:"net"`      // of the challenger, a hand
	FieldNet   float64 `json:"fieldNet"` // of the field in the same seats
}

func tournamentCommand(c *call) func() error {
	rules := c.flags.String("rules", "", "play by the rule sets `ID[,ID...]` (default: all)")
	hands := c.flags.Int("hands", 200, "let each two kinds of bot play `N` hands of a rule set, each once for every seat")
	deals := c.flags.Int("deals", sitting.Deals, "let a sampler try `N` deals for each choice")
	set := c.flags.String("set", "", "agree on `NAME=VALUE[,NAME=VALUE...]`, figures that the books leave to the players; quinola play RULES -set list prints them")
	seed := c.flags.Uint64("seed", 1785, "begin the random numbers at `S`: the same seed gives the same figures")
	return func() error {
		if err := c.rules(); err != nil {
			return err
		}
		if err := c.noMore(); err != nil {
			return err
		}
		if *hands < 2 || *hands > 1_000_000 || *deals < 1 || *deals > 100_000 {
			return c.usage("-hands must be between 2 and 1,000,000 and -deals between 1 and 100,000")
		}
		ids, err := c.ruleSets(*rules)
		if err != nil {
			return err
		}
		if len(ids) == 0 {
			for _, rs := range games.Rulesets() {
				ids = append(ids, rs.ID)
			}
		}
		r := replayer{laws: map[string]game.Law{}}
		for _, id := range ids {
			if _, err := r.law(id); err != nil {
				return fmt.Errorf("quinola tournament: %w", err)
			}
		}
		agreed := map[string][]record.Setting{}
		for _, id := range ids {
			law, _ := r.law(id)
			var err error
			if agreed[id], err = agreedOn(law.Book(), *set); err != nil {
				return c.usage("%v", err)
			}
		}
		list := []matchJSON{}
		for _, id := range ids {
			law, _ := r.law(id)
			if !c.json {
				fmt.Fprintf(c.stdout, "%s, in %s a hand\n", id, many(law.Book().Unit))
			}
			pairs := matches
			if g, ok := law.Book().Game.(interface{ Knows() bool }); ok && g.Knows() {
				pairs = append(pairs[:len(pairs):len(pairs)], known)
			}
			for _, m := range pairs {
				j, err := c.match(&sitting.Contest{Rules: law.Book(), Challenger: m[0], Field: m[1], Deals: *deals, Hands: *hands, Seed: *seed, Settings: agreed[id]})
				if err != nil {
					return err
				}
				list = append(list, j)
				if !c.json {
					fmt.Fprintf(c.stdout, "  %-8s among %-8s %+8.2f ± %.2f   net %+.2f, theirs %+.2f\n", j.Challenger, j.Field+":", j.Gain, j.Interval, j.Net, j.FieldNet)
				}
			}
		}
		if c.json {
			return printJSON(c.stdout, map[string]any{"hands": *hands, "deals": *deals, "seed": *seed, "matches": list})
		}
		_, err = fmt.Fprintf(c.stdout, "%d hands each, every one played in each seat; samplers try %d deals; seed %d\n", *hands, *deals, *seed)
		return err
	}
}

// match plays one match, with its progress on a terminal.
func (c *call) match(m *sitting.Contest) (matchJSON, error) {
	n, shows := 0, terminal(c.stderr)
	t, err := m.Run(runtime.GOMAXPROCS(0), func() bool {
		if n++; shows {
			fmt.Fprintf(c.stderr, "\r%s: %s among %s, hand %d of %d\x1b[K", m.Rules.ID, m.Challenger, m.Field, n, 2*m.Hands)
		}
		return c.ctx.Err() == nil
	})
	if shows {
		fmt.Fprint(c.stderr, "\r\x1b[K")
	}
	switch {
	case errors.Is(err, sitting.Stopped):
		return matchJSON{}, c.ctx.Err()
	case err != nil:
		return matchJSON{}, fmt.Errorf("quinola tournament: %s: %w", m.Rules.ID, err)
	}
	gain, half := sitting.Interval(t.Gain)
	net, _ := sitting.Interval(t.Net)
	return matchJSON{m.Rules.ID, m.Rules.Unit, m.Challenger.String(), m.Field.String(), len(t.Gain), gain, half, net, net - gain}, nil
}
