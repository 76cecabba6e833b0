package scan

import (
	"fmt"
	"io"

	"golang.org/x/text/encoding/htmlindex"
)

// charset reads XML that says it is written in something other than UTF-8.
func charset(label string, in io.Reader) (io.Reader, error) {
	e, err := htmlindex.Get(label)
	if err != nil {
		return nil, fmt.Errorf("its encoding %q is not known", label)
	}
	return e.NewDecoder().Reader(in), nil
}
