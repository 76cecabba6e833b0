package site

import (
	"crypto/sha256"
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"quinola/site/scripts"
)

// The one script within a page is the one that its policy lets run, letter for
// letter.
func TestTheScriptInThePageIsThatOfItsPolicy(t *testing.T) {
	dir := plain(t)
	file, err := os.Open(filepath.Join(dir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	said, inline := "", 0
	for z := html.NewTokenizer(file); z.Next() != html.ErrorToken; {
		tok := z.Token()
		attr := map[string]string{}
		for _, a := range tok.Attr {
			attr[a.Key] = a.Val
		}
		if attr["http-equiv"] == "Content-Security-Policy" {
			said = attr["content"]
		}
		if tok.Type != html.StartTagToken || tok.Data != "script" || attr["src"] != "" || attr["type"] != "" {
			continue
		}
		inline++
		z.Next()
		hash := sha256.Sum256(z.Raw())
		if !strings.Contains(said, " 'sha256-"+base64.StdEncoding.EncodeToString(hash[:])+"'") {
			t.Errorf("the policy %s does not let this run: %s", said, z.Raw())
		}
	}
	if inline != 1 || said != scripts.Policy() {
		t.Errorf("%d scripts within the page, by the policy %s", inline, said)
	}
}
