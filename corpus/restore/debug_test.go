package restore

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestDebug(t *testing.T) {
	s := os.Getenv("DBG")
	lang := "fr"
	if l := os.Getenv("LNG"); l != "" {
		lang = l
	}
	if f := os.Getenv("FILE"); f != "" {
		b, _ := os.ReadFile(f)
		s = string(b)
	}
	if s == "" {
		return
	}
	toks := Tokens([]byte(s), lang, nil)
	switch os.Getenv("MODE") {
	case "read":
		fmt.Println(Reading(toks))
	case "why":
		for _, tok := range toks {
			if tok.Why != "" && tok.Why != "space" && strings.Contains(string(tok.Why), os.Getenv("WHY")) {
				fmt.Printf("%q→%q %s %q\n", s[tok.Start:tok.End], tok.Reading, tok.Why, tok.Rivals)
			}
		}
	default:
		for _, tok := range toks {
			fmt.Printf("%q→%q %s %q\n", s[tok.Start:tok.End], tok.Reading, tok.Why, tok.Rivals)
		}
	}
}
