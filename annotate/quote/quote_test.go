package quote

import (
	"errors"
	"strings"
	"testing"

	"quinola/corpus"
)

// tokens makes a token of every word and of what stands between words.
func tokens(reading string) []corpus.Token {
	var list []corpus.Token
	for len(reading) > 0 {
		space := reading[0] == ' '
		n := strings.IndexFunc(reading, func(r rune) bool { return (r == ' ') != space })
		if n < 0 {
			n = len(reading)
		}
		list = append(list, corpus.Token{Reading: reading[:n]})
		reading = reading[n:]
	}
	return list
}

func TestFoldKeepsOnlyLettersAndDigits(t *testing.T) {
	for in, want := range map[string]string{
		"Lorſqu'il":      "lorsquil",
		"étoit FORCÉ":    "etoitforce",
		"ﬁches & œuvre":  "fichesoeuvre",
		"1º. à la 10e.":  "1ala10e",
		"Spelet på håll": "speletpahall",
		"e\u0301té":      "ete",
		"\xff\xfe":       "",
	} {
		if got := Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestHashSeesLettersNotAccents(t *testing.T) {
	base := Hash("Le Reverſis ſe paye 16 fiches.")
	if Hash("le reversis se payé 16  fiches") != base {
		t.Error("an accent changed the hash")
	}
	for _, other := range []string{"Le Reversis se paye 61 fiches", "Le Reversis se raye 16 fiches"} {
		if Hash(other) == base {
			t.Errorf("%q has the same hash", other)
		}
	}
}

func TestFind(t *testing.T) {
	const reading = "Toutes les fois que l'on donne le Quinola en renonce, on tire la Remiſe; toutes les fois au contraire qu'il eſt forcé"
	for _, c := range []struct{ quote, want string }{
		{"donne le Quinola", "donne le Quinola"},
		{"DONNE  LE QUÍNOLA", "donne le Quinola"},
		{"tire la Remise", "tire la Remiſe;"},
		{"donnele quinola", "donne le Quinola"},
		{"Toutes les fois … tire la Remise", "Toutes les fois|tire la Remiſe;"},
		{"Toutes les fois au contraire", "toutes les fois au contraire"},
		{"[on tire] la Remise", "la Remiſe;"},
		{"donne le Quinola [en renonce] … [tire] la Remise", "donne le Quinola|la Remiſe;"},
		{"l'on [donne] le Quinola", "l'on|le Quinola"},
		{"Toutes les fois […] tire la Remise", "Toutes les fois|tire la Remiſe;"},
		{"[tire la Remise]", "!stand in brackets"},
		{"forcé ... ", "!too short"},
		{"... ! …", "!empty"},
		{"la", "!too short"},
		{"Toutes les fois", "!2 times"},
		{"on tire le Panier", `!after "on tire l" the quote goes on "e Panier", the reading "a Remiſe`},
		{"Espagnolette", `!"Espagnolette" are not there`},
		{"tire la Remise ... Toutes les fois que", "!not there"},
	} {
		toks := tokens(reading)
		spans, err := Of(toks).Find(c.quote)
		if want, bad := strings.CutPrefix(c.want, "!"); bad {
			var e *Error
			if !errors.As(err, &e) || !strings.Contains(e.Text, want) {
				t.Errorf("Find(%q): error %v, want one with %q", c.quote, err, want)
			}
			continue
		}
		if err != nil {
			t.Errorf("Find(%q): %v", c.quote, err)
			continue
		}
		var got []string
		for _, s := range spans {
			var b strings.Builder
			for _, tok := range toks[s.First:s.Last] {
				b.WriteString(tok.Reading)
			}
			got = append(got, b.String())
		}
		if strings.Join(got, "|") != c.want {
			t.Errorf("Find(%q) covers %q, want %q", c.quote, got, c.want)
		}
	}
}

func TestBare(t *testing.T) {
	for in, want := range map[string]string{
		"on tire la Remise":              "on tire la Remise",
		"[on tire] la Remise":            "la Remise",
		"donne […] le Quinola":           "donne … le Quinola",
		"l'on [donne] le Quinola … [en]": "l'on le Quinola …",
	} {
		if got := Bare(in); got != want {
			t.Errorf("Bare(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestWords(t *testing.T) {
	var got []string
	for _, w := range Of(tokens("Lorſqu'il eſt forcé, 1º. on paye 16 fi- ches & l'amende")).Words() {
		got = append(got, w.Letters)
	}
	if want := "lorsqu il est force 1 on paye 16 fi ches l amende"; strings.Join(got, " ") != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func FuzzFind(f *testing.F) {
	f.Add("Toutes les fois que l'on", "les fois")
	f.Add("ﬁches ﬅ ½ \xff", "fiches … st12")
	f.Fuzz(func(t *testing.T, reading, quote string) {
		spans, err := Of(tokens(reading)).Find(quote)
		if err != nil {
			return
		}
		for _, s := range spans {
			if s.First >= s.Last || s.Start >= s.End || s.End > len(reading) {
				t.Errorf("Find(%q, %q) = %+v", reading, quote, spans)
			}
		}
	})
}
