package schema_test

import (
	"bytes"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"quinola/annotate"
	"quinola/annotate/schema"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/games/toy"
	"quinola/engine/play"
	"quinola/engine/record"
)

// The edition stays, and of a hand and its JSON little.
func init() { debug.SetGCPercent(400) }

// compiled is a definition of the schema of some games.
func compiled(t *testing.T, name string, list ...game.Game) *jsonschema.Schema {
	t.Helper()
	data, err := schema.Of(list...)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("game.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("game.json#/$defs/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// valid says what is wrong with JSON by a schema, nil if nothing is.
func valid(s *jsonschema.Schema, data []byte) error {
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		return err
	}
	return s.Validate(v)
}

// Every example of the edition is valid by the schema of its game, and so is
// what it settles to.
func TestEveryExampleIsValid(t *testing.T) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	a, err := annotate.Read(annotate.BuiltIn(), c)
	if a == nil {
		t.Fatal(err)
	}
	takes, gives := map[string]*jsonschema.Schema{}, map[string]*jsonschema.Schema{}
	n := 0
	for _, note := range a.Notes() {
		for _, e := range note.Examples {
			rs := games.Find(e.Record.Rules)
			id := rs.Game.ID()
			if takes[id] == nil {
				takes[id], gives[id] = compiled(t, "record", rs.Game), compiled(t, "settlement", rs.Game)
			}
			if err := valid(takes[id], e.Record.AppendJSON(nil)); err != nil {
				t.Errorf("%s: %v", e.ID, err)
			}
			law, err := rs.For(e.Record)
			if err != nil {
				t.Errorf("%s: %v", e.ID, err)
				continue
			}
			if st, err := law.Settle(e.Record); err == nil {
				if err := valid(gives[id], schema.Append(nil, st, nil)); err != nil {
					t.Errorf("%s comes to: %v", e.ID, err)
				}
			}
			n++
		}
	}
	if n < 300 {
		t.Errorf("only %d examples were seen", n)
	}
}

// Random hands of every ruleset and variant are valid, too.
func TestRandomHandsAreValid(t *testing.T) {
	for _, g := range append([]game.Game{toy.Game()}, games.All()...) {
		takes, gives := compiled(t, "record", g), compiled(t, "settlement", g)
		for _, rs := range g.Rulesets() {
			for _, v := range append([]*game.Ruleset{rs}, rs.Variants...) {
				law, err := v.Compile()
				if err != nil {
					t.Fatal(err)
				}
				for seed := range uint64(40) {
					r := play.Random(law, game.Mixed, seed)
					st, err := law.Settle(r)
					if err != nil {
						t.Fatal(err)
					}
					if err := valid(takes, r.AppendJSON(nil)); err != nil {
						t.Errorf("%s, seed %d: %v", v.ID, seed, err)
					}
					if err := valid(gives, schema.Append(nil, st, nil)); err != nil {
						t.Errorf("%s, seed %d, comes to: %v", v.ID, seed, err)
					}
				}
			}
		}
	}
}

// What the reader of records refuses by its form, the schema refuses.
func TestWhatIsNotARecord(t *testing.T) {
	s := compiled(t, "record", toy.Game())
	for _, text := range []string{
		`{"rules":"whist"}`,
		`{"rules":"toybook","deal":{"N":"A.K.Q."}}`,
		`{"rules":"toybook","deal":{"S":"A.K"}}`,
		`{"rules":"toybook","play":[["1Z"]]}`,
		`{"rules":"toybook","pool":-1}`,
		`{"rules":"toybook","pools":{"great":3}}`,
		`{"rules":"toybook","paly":[]}`,
		`{"rules":"toybook","acts":[{"at":"deal"}]}`,
		`{"dealer":"S"}`,
		`[]`,
	} {
		if valid(s, []byte(text)) == nil {
			t.Errorf("%s is valid", text)
		}
	}
	r, err := record.ParseBlock("", strings.TrimSpace("rules toybook\ndealer S"))
	if err != nil {
		t.Fatal(err)
	}
	if err := valid(s, r.AppendJSON(nil)); err != nil {
		t.Error(err)
	}
}
