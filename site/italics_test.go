package site

import (
	"strings"
	"testing"

	"quinola/corpus"
)

func TestItalics(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"*Spadille* är högsta", "[Spadille] är högsta"},
		{"*Basta*, *Ponto* och", "[Basta], [Ponto] och"},
		{"**Betalnings Sättet:**", "Betalnings Sättet:"},
		{"en fiche* par As *", "en fiche par As "},
		{"pour *tout\n\nle* Jeu", "pour tout\n\nle Jeu"},
		{"<i>Sju Spel</i> 18", "[Sju Spel] 18"},
	} {
		var tokens []corpus.Token
		for i := 0; i < len(c.src); {
			j := i + 1
			tok := corpus.Token{}
			switch {
			case c.src[i] == '*':
				tok.Why = corpus.Marks
			case strings.HasPrefix(c.src[i:], "<"):
				j = i + strings.IndexByte(c.src[i:], '>') + 1
				for j < len(c.src) && c.src[j] != '<' && c.src[j] != ' ' {
					j++
				}
				tok.Reading, tok.Why = strings.NewReplacer("<i>", "", "</i>", "").Replace(c.src[i:j]), corpus.Emended
			case strings.HasPrefix(c.src[i:], "\n\n"):
				j, tok.Reading = i+2, "\n\n"
			case c.src[i] == ' ':
				tok.Reading = " "
			default:
				for j < len(c.src) && !strings.ContainsRune("* \n<", rune(c.src[j])) {
					j++
				}
				if strings.HasPrefix(c.src[j:], "</i>") {
					j += len("</i>")
				}
				tok.Reading = strings.TrimSuffix(c.src[i:j], "</i>")
			}
			tok.Span = corpus.Span{Start: i, End: j}
			tokens = append(tokens, tok)
			i = j
		}
		set := italics([]byte(c.src), tokens)
		var got strings.Builder
		within := false
		for i, tok := range tokens {
			now := set != nil && set[i]
			if now != within && (now || tok.Reading != "") {
				got.WriteString(map[bool]string{true: "[", false: "]"}[now])
				within = now
			}
			got.WriteString(tok.Reading)
		}
		if within {
			got.WriteString("]")
		}
		if got.String() != c.want {
			t.Errorf("%q is set %q, want %q", c.src, got.String(), c.want)
		}
	}
}
