//go:build !linux && !darwin

package output

import "errors"

// exchange would swap two folders in one step: this system knows none.
func exchange(string, string) error { return errors.ErrUnsupported }

// mounted reports whether another file system begins at a folder, as far as
// it can be told here.
func mounted(string) bool { return false }
