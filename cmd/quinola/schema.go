package main

import (
	"strings"

	"quinola/annotate/schema"
	"quinola/engine/game"
	"quinola/engine/games"
)

func schemaCommand(c *call) func() error {
	return func() error {
		if err := c.rules(); err != nil {
			return err
		}
		list := games.All()
		if len(c.args) > 1 {
			return c.usage("one game at a time, not %d", len(c.args))
		}
		if len(c.args) == 1 {
			g := games.Game(c.args[0])
			if g == nil {
				var ids []string
				for _, g := range games.All() {
					ids = append(ids, g.ID())
				}
				return c.usage("there is no game %q; there are %s", c.args[0], strings.Join(ids, ", "))
			}
			list = []game.Game{g}
		}
		data, err := schema.Of(list...)
		if err != nil {
			return err
		}
		_, err = c.stdout.Write(data)
		return err
	}
}
