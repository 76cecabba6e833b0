package conform_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

// A hand of the suite with up to four things spoilt in it, at any place of its
// JSON, is settled or refused in one line; what is settled settles alike once
// it was written and read again. Letters changed at random, as FuzzRecords has
// them, seldom leave a hand that can be read at all.
func FuzzSpoiltHands(f *testing.F) {
	list := suite(f)
	like := map[string][]any{} // the hands of a rule set, to take parts from
	for _, c := range list {
		h := decoded(f, c.Hand)
		like[rulesOf(h)] = append(like[rulesOf(h)], h)
	}
	for i := range 40 {
		f.Add(uint16(i*len(list)/40), uint64(i))
	}
	f.Fuzz(func(t *testing.T, n uint16, seed uint64) {
		c := list[int(n)%len(list)]
		s := &spoiler{Rand: rand.New(rand.NewPCG(seed, uint64(n)))}
		h := decoded(t, c.Hand)
		s.like = like[rulesOf(h)]
		for range 1 + s.IntN(4) {
			h = s.spoil(h)
		}
		text, err := json.Marshal(h)
		if err != nil {
			t.Fatal(err)
		}
		defer func() {
			if x := recover(); x != nil {
				t.Errorf("%s, spoilt:\n%s", c.ID, text)
				panic(x)
			}
		}()
		r, err := record.ParseJSON(text)
		if err != nil {
			oneLine(t, text, err)
			return
		}
		first, err1 := settled(r)
		if err1 != nil {
			oneLine(t, text, err1)
		}
		block := func(text []byte) (*record.Record, error) { return record.ParseBlock("", string(text)) }
		for _, again := range []struct {
			text []byte
			read func([]byte) (*record.Record, error)
		}{{r.AppendJSON(nil), record.ParseJSON}, {[]byte(r.Block()), block}} {
			back, err := again.read(again.text)
			if err == nil && !slices.EqualFunc(back.Run(), r.Run(), func(a, b *record.Record) bool { return a.Position == b.Position }) {
				continue // a block without cards is a position, once something is led or put out
			}
			if err != nil {
				t.Fatalf("%s\nis not read back: %v", text, err)
			}
			second, err2 := settled(back)
			if (err1 == nil) != (err2 == nil) || !slices.EqualFunc(first, second, func(a, b *game.Settlement) bool { return a.Net == b.Net }) {
				t.Fatalf("%s\nsettles as %v, %v; and read back as %v, %v", text, first, err1, second, err2)
			}
		}
	})
}

func settled(r *record.Record) ([]*game.Settlement, error) {
	law, err := games.For(r)
	if err != nil {
		return nil, err
	}
	return game.SettleRun(law, r)
}

func oneLine(t *testing.T, text []byte, err error) {
	if err.Error() == "" || strings.Contains(err.Error(), "\n") {
		t.Fatalf("%s\nis refused in so many lines:\n%v", text, err)
	}
}

func decoded(t testing.TB, text []byte) any {
	t.Helper()
	var v any
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		t.Fatal(err)
	}
	return v
}

// rulesOf is the rule set of a hand, or of the first of a run.
func rulesOf(h any) string {
	m := h.(map[string]any)
	if run, ok := m["hands"].([]any); ok && len(run) > 0 {
		return rulesOf(run[0])
	}
	id, _ := m["rules"].(string)
	return id
}

// spoiler changes hands at random.
type spoiler struct {
	*rand.Rand
	like []any
}

// spoil changes one thing of a value: a value within it, one in two times, or
// the value itself.
func (s *spoiler) spoil(v any) any {
	switch v := v.(type) {
	case map[string]any:
		keys := slices.Sorted(maps.Keys(v))
		if len(keys) == 0 {
			return s.junk()
		}
		key := keys[s.IntN(len(keys))]
		v = maps.Clone(v)
		switch s.IntN(8) {
		case 0:
			delete(v, key)
		case 1: // as another hand of the same rules has it
			if other, ok := s.like[s.IntN(len(s.like))].(map[string]any); ok {
				for _, k := range slices.Sorted(maps.Keys(other)) {
					if s.IntN(4) == 0 {
						v[k] = other[k]
					}
				}
			}
		case 2:
			v[keys[s.IntN(len(keys))]] = v[key]
		default:
			v[key] = s.spoil(v[key])
		}
		return v
	case []any:
		if len(v) == 0 {
			return []any{s.junk()}
		}
		i, k := s.IntN(len(v)), s.IntN(len(v))
		v = slices.Clone(v)
		switch s.IntN(8) {
		case 0:
			return slices.Delete(v, i, i+1)
		case 1:
			return slices.Insert(v, k, v[i])
		case 2:
			v[i], v[k] = v[k], v[i]
		case 3:
			return slices.Concat(v, v, v)
		default:
			v[i] = s.spoil(v[i])
		}
		return v
	}
	return s.junk()
}

// junk is a value that a hand may have somewhere, and seldom here.
func (s *spoiler) junk() any {
	switch s.IntN(4) {
	case 0:
		return json.Number([]string{"0", "1", "2", "3", "9", "12", "13", "40", "-1", "-40", "999", "1000000000", "2147483647", "1e30", "0.5"}[s.IntN(15)])
	case 1:
		return []string{"S", "E", "N", "W", "T", "seat20", "-", "", "deal", "exchange", "end", "pass", "play", "claim", "S:7C"}[s.IntN(15)]
	case 2:
		return string("A23456789TJQKX"[s.IntN(14)]) + string("SHDC"[s.IntN(4)])
	}
	words := []string{}
	var gather func(v any)
	gather = func(v any) {
		switch v := v.(type) {
		case string:
			words = append(words, v)
		case []any:
			for _, x := range v {
				gather(x)
			}
		case map[string]any:
			for _, k := range slices.Sorted(maps.Keys(v)) {
				gather(v[k])
			}
		}
	}
	gather(s.like[s.IntN(len(s.like))])
	if len(words) == 0 {
		return ""
	}
	return words[s.IntN(len(words))]
}
