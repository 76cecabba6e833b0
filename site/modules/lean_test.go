package modules

import (
	"testing"
)

// The pieces of a module's data become one; whatever is cut short stays as it is.
func TestDataIsJoined(t *testing.T) {
	const head = "\x00asm\x01\x00\x00\x00"
	const module = head + "\x0b\x0e\x02" + "\x00\x41\x09\x0b\x01c" + "\x00\x41\x04\x0b\x02ab"
	const want = head + "\x0b\x0c\x01" + "\x00\x41\x04\x0b\x06ab\x00\x00\x00c"
	if got := string(lean([]byte(module))); got != want {
		t.Errorf("%q becomes %q, want %q", module, got, want)
	}
	for i := range len(module) {
		if got := string(lean([]byte(module[:i]))); got != module[:i] {
			t.Errorf("%q becomes %q", module[:i], got)
		}
	}
}
