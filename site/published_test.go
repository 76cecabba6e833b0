package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quinola/site/sitetest"
)

// Where the site is published below the top of a host, the page for addresses
// that are not there finds its style.
func TestAPublishedSiteKnowsItsAddress(t *testing.T) {
	c := sitetest.Small()
	c.Edition.Address = "https://example.org/quinola/"
	dir := built(t, Options{Corpus: c})
	for name, want := range map[string]string{
		"404.html":                 `href="/quinola/index.html"`,
		"hague-1785/18/index.html": `<link rel="canonical" href="https://example.org/quinola/hague-1785/18/">`,
	} {
		data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil || !strings.Contains(string(data), want) {
			t.Errorf("%s does not hold %s (%v)", name, want, err)
		}
	}
}
