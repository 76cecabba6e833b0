// Package browsertest tests the pages in a real browser. It finds Chromium, or installs
// it where the system's packages can be installed. Otherwise the tests fail, unless
// they are run with -nobrowser.
package browsertest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/gofrs/flock"
)

// names are what Chromium is called on the systems it was tried on. The one
// that has no windows of its own comes first: it costs half of the others.
var names = []string{"chromium-headless-shell", "headless_shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}

// Chromium returns the path of a browser, installed if need be.
func Chromium(ctx context.Context) (string, error) {
	return Tool(ctx, "chromium-headless-shell", names...)
}

// Start starts a browser that keeps its profile in dir; stop ends it.
func Start(ctx context.Context, dir string) (browser context.Context, stop func(), err error) {
	chromium, err := Chromium(ctx)
	if err != nil {
		return nil, nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(chromium), chromedp.NoSandbox, chromedp.UserDataDir(filepath.Join(dir, "profile")))
	for _, name := range []string{"disable-gpu", "disable-quic", "no-first-run", "disable-background-networking", "disable-component-update", "disable-sync"} {
		options = append(options, chromedp.Flag(name, true))
	}
	allocator, end := chromedp.NewExecAllocator(ctx, options...)
	browser, quit := chromedp.NewContext(allocator)
	stop = func() {
		quit()
		end()
	}
	if err := chromedp.Do(browser); err != nil {
		stop()
		return nil, nil, err
	}
	return browser, stop, nil
}

// Tool returns the path of a program that the tests need, under one of the names
// that it goes by. It is installed from a Debian package where that can be
// done; otherwise the error says what to install.
func Tool(ctx context.Context, pkg string, names ...string) (string, error) {
	if found := find(names); found != "" {
		return found, nil
	}
	apt, err := exec.LookPath("apt-get")
	if err != nil || os.Geteuid() != 0 {
		return "", fmt.Errorf("no %s was found; install it (apt-get install %s), or leave these tests out with QUINOLA_NOBROWSER=1", pkg, pkg)
	}
	ctx, cancel := context.WithTimeout(ctx, 10*time.Minute)
	defer cancel()
	// Packages are tested side by side, and apt-get waits for nobody.
	turn := flock.New(filepath.Join(os.TempDir(), "quinola-tools.lock"))
	if _, err := turn.TryLockContext(ctx, time.Second); err != nil {
		return "", fmt.Errorf("%s cannot be installed: %w", pkg, err)
	}
	defer turn.Unlock()
	if found := find(names); found != "" {
		return found, nil
	}
	for _, args := range [][]string{{"update", "-qq"}, {"install", "-y", "-qq", "--no-install-recommends", pkg}} {
		cmd := exec.CommandContext(ctx, apt, args...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%s cannot be installed: apt-get %s: %w: %.300s; install it, or leave these tests out with QUINOLA_NOBROWSER=1", pkg, args[0], err, out)
		}
	}
	if found := find(names); found != "" {
		return found, nil
	}
	return "", fmt.Errorf("%s was installed but is not on the path", pkg)
}

// find returns the path of the first of some programs that is there, or "".
func find(names []string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}
