// Package browsertest tests the pages in a real browser: it finds Chromium,
// or installs it where the system's packages can be installed, and fails
// otherwise, unless the tests are run with -nobrowser.
package browsertest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"time"
)

// names are what Chromium is called on the systems it was tried on.
var names = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "headless_shell"}

// Chromium is the path of a browser, installed if need be.
func Chromium(ctx context.Context) (string, error) {
	if found := find(); found != "" {
		return found, nil
	}
	apt, err := exec.LookPath("apt-get")
	if err != nil || os.Geteuid() != 0 {
		return "", errors.New("no Chromium was found; install it (apt-get install chromium), or leave these tests out with -nobrowser")
	}
	ctx, cancel := context.WithTimeout(ctx, 10*time.Minute)
	defer cancel()
	for _, args := range [][]string{{"update", "-qq"}, {"install", "-y", "-qq", "--no-install-recommends", "chromium"}} {
		cmd := exec.CommandContext(ctx, apt, args...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("Chromium cannot be installed: apt-get %s: %w: %.300s; install it, or leave these tests out with -nobrowser", args[0], err, out)
		}
	}
	if found := find(); found != "" {
		return found, nil
	}
	return "", errors.New("Chromium was installed but is not on the path")
}

func find() string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}
