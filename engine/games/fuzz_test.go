package games

import (
	"testing"

	"quinola/engine/game"
	"quinola/engine/play"
	"quinola/engine/record"
)

// Whatever stands in a record of any game, it is settled or refused in one
// line; what is settled settles alike once it was written and read again.
func FuzzRecords(f *testing.F) {
	list := all()
	for i, rs := range list {
		law, err := rs.Compile()
		if err != nil {
			f.Fatal(err)
		}
		for seed, mix := range []string{game.Plain, game.Faulty} {
			r := play.Random(law, mix, uint64(seed))
			f.Add(uint8(i), false, string(r.AppendJSON(nil)))
			f.Add(uint8(i), true, r.Block())
			if at, ok := law.(placed); ok {
				if p := at.PositionAt(r, 2); p != nil {
					f.Add(uint8(i), true, p.Block())
				}
			}
		}
	}
	f.Add(uint8(0), false, `{"rules":"bete","dealer":"S","pool":5,"deal":{"S":"AK3..7.A"},"state":{"score":{"S":3}}}`)
	f.Fuzz(func(t *testing.T, book uint8, block bool, text string) {
		read := func(text string) (*record.Record, error) {
			if block {
				return record.ParseBlock("", text)
			}
			return record.ParseJSON([]byte(text))
		}
		write := func(r *record.Record) string {
			if block {
				return r.Block()
			}
			return string(r.AppendJSON(nil))
		}
		r, err := read(text)
		if err != nil {
			return
		}
		if Find(r.Rules) == nil {
			r.Rules = list[int(book)%len(list)].ID
		}
		first, err1 := settle(r)
		back, err := read(write(r))
		if err != nil {
			t.Fatalf("%s\nis not read back: %v", write(r), err)
		}
		again, err2 := settle(back)
		if (err1 == nil) != (err2 == nil) || err1 == nil && first.Net != again.Net {
			t.Fatalf("%s\nsettles as %v, %v; and read back as %v, %v", text, first, err1, again, err2)
		}
	})
}

func settle(r *record.Record) (*game.Settlement, error) {
	law, err := For(r)
	if err != nil {
		return nil, err
	}
	return law.Settle(r)
}
