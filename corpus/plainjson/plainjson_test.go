package plainjson

import "testing"

func TestLettersStandAsTheyAre(t *testing.T) {
	v := map[string]any{"a": "<é> & ſ"}
	for indent, want := range map[string]string{
		"":  "{\"a\":\"<é> & ſ\"}\n",
		" ": "{\n \"a\": \"<é> & ſ\"\n}\n",
	} {
		if got, err := Of(v, indent); err != nil || string(got) != want {
			t.Errorf("indent %q: %q, %v, want %q", indent, got, err, want)
		}
	}
	if got, err := Of(func() {}, ""); err == nil || len(got) != 0 {
		t.Errorf("a function is no JSON, yet is %q", got)
	}
}
