package restore

import (
	"bytes"
	"testing"

	"quinola/corpus"
)

// tile reports the first byte at which tokens fail to tile src, or -1.
func tile(src []byte, tokens []corpus.Token) int {
	at := 0
	for _, t := range tokens {
		if t.Start != at || t.End <= t.Start {
			return at
		}
		at = t.End
	}
	if at != len(src) {
		return at
	}
	return -1
}

func FuzzTokens(f *testing.F) {
	for _, s := range []string{
		"", "\n", "-", "a-\nb", "\xff\xfe", "fai-\n\n\n\nre", "<|MARK_OF_LEAF-1|>a-<|MARK_OF_LEAF-1|>b",
		"  ( 3 ) VII. Celui qui  ( 4 ) donne", "L ’h o m b r e  p e r d i t c e j e u  ,", "I. Si l’on\fn’a *rien* \\ 9",
		"Qui-  ( 5 ) Quinola. , qui eft", "850\n\n850a\n\ntion, per", "Qu’ilsleur auroient pa'ié &c. é̂t",
	} {
		for _, lang := range []string{"fr", "sv", "en", "xx"} {
			f.Add([]byte(s), lang)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte, lang string) {
		tokens := Tokens(src, lang, nil)
		if at := tile(src, tokens); at >= 0 {
			t.Fatalf("tokens of %q do not tile it at byte %d", src, at)
		}
		for _, tok := range tokens {
			if tok.Why.Has(corpus.Furniture) && tok.Reading != "" {
				t.Fatalf("furniture %q reads %q", src[tok.Start:tok.End], tok.Reading)
			}
			if tok.Why == "" && tok.Reading != string(bytes.ToValidUTF8(src[tok.Start:tok.End], []byte("\uFFFD"))) {
				t.Fatalf("%q reads %q without a reason", src[tok.Start:tok.End], tok.Reading)
			}
		}
	})
}
