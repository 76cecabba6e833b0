package restore

import (
	"fmt"
	"os"
	"testing"
)

func TestDebug(t *testing.T) {
	s := os.Getenv("DBG")
	if s == "" {
		return
	}
	for _, tok := range Tokens([]byte(s), "fr", nil) {
		fmt.Printf("%q→%q %s %q\n", s[tok.Start:tok.End], tok.Reading, tok.Why, tok.Rivals)
	}
}
