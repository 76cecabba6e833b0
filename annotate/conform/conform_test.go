package conform_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"quinola/annotate"
	"quinola/annotate/conform"
	"quinola/annotate/schema"
	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/engine/game"
	"quinola/engine/games"
	"quinola/engine/record"
)

// TestMain lets the test's own program be what is held to the suite: it plays
// by the books, with the change that the variable tells.
func TestMain(m *testing.M) {
	if change, ok := os.LookupEnv("CONFORM_PLAYS"); ok {
		if err := play(change); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		return
	}
	debug.SetGCPercent(400) // the edition stays, and of a hand little
	os.Exit(m.Run())
}

// play settles a hand a line.
func play(change string) error {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		out, err := settle(lines.Bytes(), change)
		if err != nil {
			out, _ = json.Marshal(map[string]string{"error": err.Error()})
		}
		fmt.Printf("%s\n", out)
		if change == "stops" {
			return nil
		}
	}
	return lines.Err()
}

func settle(line []byte, change string) ([]byte, error) {
	r, err := record.ParseJSON(line)
	if err != nil {
		return nil, err
	}
	law, err := games.For(r)
	if err != nil {
		return nil, err
	}
	rs := law.Book()
	for _, mutant := range game.Mutants(rs.Game.(game.Lore), rs) {
		if mutant.ID+" "+mutant.What == change {
			if law, err = rs.Compile(mutant.Change); err != nil {
				return nil, err
			}
		}
	}
	run, err := game.SettleRun(law, r)
	if err != nil {
		return nil, err
	}
	return schema.AppendRun(nil, run, func(string) []string { return nil }, nil), nil
}

func suite(t testing.TB, only ...string) []conform.Case {
	t.Helper()
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	a, err := annotate.Read(annotate.BuiltIn(), c)
	if err != nil {
		t.Fatal(err)
	}
	report, err := a.Check(t.Context(), annotate.Options{IDs: only})
	if err != nil {
		t.Fatal(err)
	}
	list, err := conform.Suite(a, report, only)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func run(t *testing.T, list []conform.Case, change string) (*conform.Result, error) {
	t.Helper()
	t.Setenv("CONFORM_PLAYS", change)
	return conform.Run(t.Context(), list, []string{os.Args[0]}, io.Discard)
}

// TestTheEngineConforms: the engine, asked over a pipe, stands its own suite,
// and the suite has a case for nearly every example.
func TestTheEngineConforms(t *testing.T) {
	list := suite(t)
	r, err := run(t, list, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Failures {
		t.Errorf("%s %q: %s", f.Case, f.Title, f.Why)
	}
	examples := map[string]bool{}
	refused := 0
	for _, c := range list {
		if strings.Contains(string(c.Hand), `"expect"`) {
			t.Errorf("%s: the hand tells what is expected of it", c.ID)
		}
		id, _, _ := strings.Cut(c.ID, "/")
		examples[id] = true
		if c.Want.Refused {
			refused++
		}
	}
	t.Logf("%d cases of %d examples, %d refusals", len(list), len(examples), refused)
	if len(examples) < 500 || refused < 20 {
		t.Errorf("only %d examples and %d refusals give a case", len(examples), refused)
	}
}

// TestAChangedFigureIsNamed: a program with one figure changed breaks the
// clause that states it, and is told which.
func TestAChangedFigureIsNamed(t *testing.T) {
	list := suite(t, "hague-1785")
	for _, x := range []struct{ change, clause string }{
		{"reversis/points#king 4 for 3", "hague-1785:5"},
		{"reversis/quinola.placed off", "hague-1785:18"},
		{"reversis/follow-suit off", "hague-1785:1"},
	} {
		r, err := run(t, list, x.change)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(r.Clauses(), x.clause) {
			t.Errorf("with %s the program breaks %v, and not %s", x.change, r.Clauses(), x.clause)
		}
	}
}

func TestAProgramThatStops(t *testing.T) {
	_, err := run(t, suite(t, "hague-1785:18"), "stops")
	if err == nil || !strings.Contains(err.Error(), "answered 1 of") {
		t.Errorf("%v", err)
	}
	if _, err := conform.Run(t.Context(), nil, []string{"no-such-program"}, io.Discard); err == nil {
		t.Error("a program that is not there was run")
	}
}

func TestJudge(t *testing.T) {
	pool := int32(60)
	c := conform.Case{Want: conform.Want{Net: map[string]int32{"S": 5, "E": -5}, Pool: &pool}}
	for answer, want := range map[string]string{
		`{"net":{"S":5,"E":-5},"pool":60,"more":1}`: "",
		`{"net":{"S":5,"E":-5}}`:                    "pool: not told, want 60",
		`{"net":{"S":5},"pool":60}`:                 "net of E: not told, want -5",
		`{"net":{"S":5,"E":-4},"pool":60}`:          "net of E: -4, want -5",
		`{"error":"no such card"}`:                  "the hand is refused: no such card",
		`nonsense`:                                  "the answer is no JSON object",
	} {
		if got := c.Judge([]byte(answer)); got != want && (want == "" || !strings.HasPrefix(got, want)) {
			t.Errorf("%s: %q, want %q", answer, got, want)
		}
	}
	refusal := conform.Case{Want: conform.Want{Refused: true}}
	if refusal.Judge([]byte(`{"error":"x"}`)) != "" || refusal.Judge([]byte(`{"net":{}}`)) == "" {
		t.Error("a refusal is judged wrongly")
	}
}

// A run of hands is judged hand by hand.
func TestARunOfHands(t *testing.T) {
	list := suite(t, "hague-1785:47")
	r, err := run(t, list, "")
	if err != nil || len(r.Clauses()) > 0 {
		t.Errorf("the suite breaks %v, %v", r.Clauses(), err)
	}
	for _, c := range list {
		if len(c.Want.Hands) == 2 {
			if got := c.Judge([]byte(`{"hands":[{"net":{"S":-5,"E":0,"N":0,"W":0},"pool":65},{"net":{"S":0,"E":1,"N":0,"W":0}}]}`)); !strings.HasPrefix(got, "hand 2: ") {
				t.Errorf("%s: the second hand is not judged: %q", c.ID, got)
			}
			return
		}
	}
	t.Error("no case is a run of two hands")
}

// TestTheProgramOfThePage: the program that docs/programs.md shows stands the
// cases of its game, and with its stake changed breaks the clauses of that.
func TestTheProgramOfThePage(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		if os.Getenv("CI") != "" { // there nothing is left out
			t.Fatal("no python3 was found; install it (apt-get install python3)")
		}
		t.Skip("no python3 was found to run the program of docs/programs.md")
	}
	page, err := os.ReadFile("../../docs/programs.md")
	if err != nil {
		t.Fatal(err)
	}
	_, program, _ := strings.Cut(string(page), "```python\n")
	program, _, _ = strings.Cut(program, "```")
	list := suite(t, "academie:coucou.p2", "academie:coucou.p3", "academie:coucou.p4")
	for _, x := range []struct {
		change  *strings.Replacer
		clauses []string
	}{
		{strings.NewReplacer(), nil},
		{strings.NewReplacer("net[s] - 1,", "net[s] - 2,"), []string{"academie:coucou.p2", "academie:coucou.p3", "academie:coucou.p4"}},
	} {
		r, err := conform.Run(t.Context(), list, []string{python, "-c", x.change.Replace(program)}, io.Discard)
		if err != nil {
			t.Fatal(err)
		}
		if r.Cases < 20 || !slices.Equal(r.Clauses(), x.clauses) {
			t.Errorf("of %d cases it breaks %v, want %v", r.Cases, r.Clauses(), x.clauses)
		}
	}
}
