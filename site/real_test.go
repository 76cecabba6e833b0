package site

import (
	"os"
	"testing"

	"quinola/corpus"
	opened "quinola/corpus/edition"
)

func TestBuildReal(t *testing.T) {
	c, err := opened.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	if skip := os.Getenv("QUINOLA_WITHOUT"); skip != "" {
		var texts []*corpus.Text
		for _, x := range c.Texts {
			if x.ID != skip {
				texts = append(texts, x)
			}
		}
		c = corpus.New(c.Edition, texts)
	}
	built(t, c)
}
