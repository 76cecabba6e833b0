package restore

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var predict = flag.String("predict", "", "write the readings of -gold to this file, for a scorer")
var goldFile = flag.String("gold", "", "passages to read, a JSON object a line: id, text, lang, raw, gold")

// passage is a passage of a scan and its careful transcription.
type passage struct{ ID, Text, Lang, Raw, Gold string }

func passages(t testing.TB, path string) []passage {
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []passage
	s := bufio.NewScanner(f)
	s.Buffer(nil, 1<<24)
	for s.Scan() {
		if strings.TrimSpace(s.Text()) == "" {
			continue
		}
		var p passage
		if err := json.Unmarshal(s.Bytes(), &p); err != nil {
			t.Fatal(err)
		}
		out = append(out, p)
	}
	return out
}

// TestPredict writes readings for an outside scorer.
func TestPredict(t *testing.T) {
	if *predict == "" {
		return
	}
	f, err := os.Create(*predict)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, p := range passages(t, *goldFile) {
		out, _ := json.Marshal(map[string]string{"id": p.ID, "reading": Reading(Tokens([]byte(p.Raw), p.Lang, nil))})
		fmt.Fprintf(f, "%s\n", out)
	}
}
