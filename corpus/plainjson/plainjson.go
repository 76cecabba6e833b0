// Package plainjson writes JSON without escaping <, > and & as \u003c, \u003e and
// \u0026. The result is not for a script within a page.
package plainjson

import (
	"bytes"
	"encoding/json"
	"io"
)

// Write writes v and a line end: on one line, or with indent before each level.
// An error is that of w, or says that v is no JSON.
func Write(w io.Writer, v any, indent string) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", indent)
	return e.Encode(v)
}

// Of returns what Write writes.
func Of(v any, indent string) ([]byte, error) {
	var b bytes.Buffer
	err := Write(&b, v, indent)
	return b.Bytes(), err
}
