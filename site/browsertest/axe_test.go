package browsertest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// The accessibility checker, as npm has it.
const (
	axePackage = "axe-core@4.14.1"
	axeFile    = "package/axe.min.js"
	axeSum     = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"
)

// axe is the script of the checker: from the cache, or from npm.
func axe() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	dir := filepath.Join(cache, "quinola", axePackage)
	name := filepath.Join(dir, axeFile)
	if data, err := reviewed(name); err == nil {
		return data, nil // else it is fetched anew
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	for _, args := range [][]string{{"npm", "pack", "--silent", "--pack-destination", dir, axePackage}, {"tar", "-xzf", filepath.Join(dir, "axe-core-4.14.1.tgz"), "-C", dir, axeFile}} {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("axe-core cannot be fetched: %s: %w: %.300s; leave these tests out with -nobrowser", args[0], err, out)
		}
	}
	return reviewed(name)
}

// reviewed reads the checker, if it is the file that was reviewed.
func reviewed(name string) (string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return "", err
	}
	if sum := sha256.Sum256(data); hex.EncodeToString(sum[:]) != axeSum {
		os.Remove(name)
		return "", errors.New("axe-core is not the file that was reviewed")
	}
	return string(data), nil
}

// accessible holds the page, with everything on it open, to every rule of the
// checker in light, and in dark to what depends on it.
func accessible(t *testing.T, ctx context.Context) {
	t.Helper()
	js[bool](t, ctx, `(document.querySelectorAll('details').forEach(d => d.open = true), true)`)
	for _, scheme := range []string{"light", "dark"} {
		js[string](t, ctx, `document.documentElement.dataset.theme = '`+scheme+`'`)
		act(t, ctx, until(`document.fonts.status === 'loaded' && document.getAnimations().every(a => a.playState !== 'running')`)) // colours glide from one scheme to the other
		rules := allRules
		if scheme == "dark" {
			rules = `['color-contrast']` // nothing else depends on the scheme
		}
		report(t, ctx, rules)
	}
}

const allRules = `['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']`

// clean holds the page, as it now is, to every rule of the checker.
func clean(t *testing.T, ctx context.Context) {
	t.Helper()
	report(t, ctx, allRules)
}

// report runs the checker on the page as it now is.
func report(t *testing.T, ctx context.Context, rules string) {
	t.Helper()
	script, err := axe()
	if err != nil {
		t.Fatal(err)
	}
	js[bool](t, ctx, script+"\n;true")
	js[bool](t, ctx, `(window.told = undefined, axe.run({ runOnly: `+rules+` }).then(r => window.told = JSON.stringify(r.violations.map(v => ({ id: v.id, nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 200) + ' — ' + n.failureSummary) })))), true)`)
	act(t, ctx, until(`window.told !== undefined`))
	var violations []struct {
		ID    string   `json:"id"`
		Nodes []string `json:"nodes"`
	}
	if err := json.Unmarshal([]byte(js[string](t, ctx, `window.told`)), &violations); err != nil {
		t.Fatal(err)
	}
	for _, v := range violations {
		t.Errorf("%s: %v", v.ID, v.Nodes)
	}
}
