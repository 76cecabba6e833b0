package plainjson

import "testing"

func TestLine(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{`{"id":"a","raw":"les \xautres"}`, `f:3: not a line {"id","raw"}: invalid character 'x' in string escape code; near “raw":"les \xautres"}”: a backslash of the text is \\`},
		{"{\"id\":\"a\",\"raw\":\"les\tautres\"}", "f:3: not a line {\"id\",\"raw\"}: invalid character '\\t' in string literal; near “,\"raw\":\"les\tautres\"}”: a tab of the text is \\t, a line end \\n"},
		{`{"id":"a"`, `f:3: not a line {"id","raw"}: unexpected end of JSON input; it breaks off: a line is one whole value, and a line end within a text is \n`},
		{`{"id":1}`, `f:3: not a line {"id","raw"}: json: cannot unmarshal number into Go struct field .ID of type string; put what "id" holds in quotation marks`},
		{`[1]`, `f:3: not a line {"id","raw"}: json: cannot unmarshal array into Go value of type struct { ID string; Raw string }; write each line in braces`},
		{`{'id':"é"}`, `f:3: not a line {"id","raw"}: invalid character '\'' looking for beginning of object key string; near “{'id':"é"}”: let a program's JSON library write the lines`},
	} {
		var v struct{ ID, Raw string }
		if err := Line("f:3", `{"id","raw"}`, []byte(c.line), &v); err == nil || err.Error() != c.want {
			t.Errorf("%s:\n%v, not\n%s", c.line, err, c.want)
		}
	}
	var v struct{ ID string }
	if err := Line("f:3", "", []byte(`{"id":"a"}`), &v); err != nil || v.ID != "a" {
		t.Error(err, v)
	}
}
