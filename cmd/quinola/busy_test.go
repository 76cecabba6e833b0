package main

import (
	"strings"
	"testing"
	"time"
)

// What takes long is told, and the words are taken away at the end; what is done at once is not
// told, nor anything where nobody sees it.
func TestBusy(t *testing.T) {
	said := &strings.Builder{}
	c := &call{stderr: said}
	c.busy("reading")()
	c.tell("reading", time.Hour)()
	if said.Len() > 0 {
		t.Errorf("%q", said)
	}
	done := c.tell("reading scan.txt", time.Nanosecond)
	time.Sleep(20 * time.Millisecond)
	done()
	done()
	if s := said.String(); !strings.HasPrefix(s, "\rreading scan.txt, 0 s\x1b[K") || !strings.HasSuffix(s, "\r\x1b[K") {
		t.Errorf("%q", s)
	}
}
