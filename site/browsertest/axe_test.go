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
// checker in light, and in dark to what depends on it. Of hundreds of rows that
// are made alike it looks at some.
func accessible(t *testing.T, ctx context.Context) {
	t.Helper()
	js[bool](t, ctx, `(document.querySelectorAll('details').forEach(d => d.open = true), true)`)
	apart(t, ctx)
	js[int](t, ctx, someAlike)
	for _, scheme := range []string{"light", "dark"} {
		js[string](t, ctx, `document.documentElement.dataset.theme = '`+scheme+`'`)
		act(t, ctx, until(`document.fonts.status === 'loaded' && document.getAnimations().every(a => a.playState !== 'running')`)) // colours glide from one scheme to the other
		if scheme == "light" {
			clean(t, ctx)
		} else { // nothing else depends on the scheme
			report(t, ctx, contrast)
		}
	}
}

// clean holds the page, as it now is, to every rule of the checker.
func clean(t *testing.T, ctx context.Context) {
	t.Helper()
	report(t, ctx, allElse)
	report(t, ctx, contrast)
}

// The rules of the checker: that of contrast, which for a table of thousands of
// rows takes longer than all others, looks at some of the texts that are set alike.
const (
	allElse  = `document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { 'color-contrast': { enabled: false } }, `
	contrast = `{ include: (` + unlike + `)() }, { runOnly: ['color-contrast'], `
)

// someAlike leaves of neighbours that are made alike, which are of one kind, have
// the same attributes, the same classes, roles and languages, and hold elements of
// the same kinds, the first four, and those that others on the page name by their
// ids. Its value is how many it took away.
const someAlike = `(() => {
	const named = new Set([...document.querySelectorAll('*')].flatMap((e) => ['for', 'headers', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'aria-activedescendant', 'aria-details'].flatMap((name) => (e.getAttribute(name) ?? '').split(/\s+/).filter(Boolean))));
	const kept = (e) => named.has(e.id) || [...e.querySelectorAll('[id]')].some((o) => named.has(o.id));
	const kinds = new Map(), of = new Map();
	const kind = (e) => {
		if (!of.has(e)) {
			const has = [...e.attributes].map((a) => a.name + '=' + (/^(class|role|type|lang|scope|tabindex|translate|hidden)$/.test(a.name) ? a.value : a.value.trim() !== '')).sort();
			const text = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim() !== '');
			const is = [e.localName, ...has, text, ...[...new Set([...e.children].map(kind))].sort((a, b) => a - b)].join('|');
			if (!kinds.has(is)) kinds.set(is, kinds.size);
			of.set(e, kinds.get(is));
		}
		return of.get(e);
	};
	let gone = 0;
	const thin = (e) => {
		const alike = new Map();
		for (const c of [...e.children]) {
			const n = (alike.get(kind(c)) ?? 0) + 1;
			alike.set(kind(c), n);
			if (n > 4 && !kept(c)) {
				c.remove();
				gone++;
			} else thin(c);
		}
	};
	thin(document.body);
	return gone;
})()`

// unlike is the elements with a text of their own, of those four that have all in
// common by which a text may stand out or not: what is computed of their style and
// of that of all elements around them, whether they are seen and can be used, and
// whether there are letters or figures in them, and more than one.
const unlike = `() => {
	const kinds = new Map([[null, 0]]), around = new Map([[null, 0]]), alike = new Map();
	const has = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'filter', 'mixBlendMode', 'fontSize', 'fontWeight', 'textShadow', 'position', 'zIndex', 'float', 'display', 'visibility', 'overflow', 'clip', 'clipPath', 'textIndent', 'transform'];
	const kind = (e) => {
		if (!around.has(e)) {
			const style = getComputedStyle(e), after = ['::before', '::after'].map((p) => getComputedStyle(e, p)).map((s) => s.content === 'none' ? '' : s.backgroundColor + s.backgroundImage + s.position);
			const is = [kind(e.parentElement), ...has.map((name) => style[name]), ...after, e.localName, e.inert, e.hidden, e.disabled, e.ariaDisabled, e.ariaHidden, e.getClientRects().length > 0].join('|');
			if (!kinds.has(is)) kinds.set(is, kinds.size);
			around.set(e, kinds.get(is));
		}
		return around.get(e);
	};
	for (const e of document.body.querySelectorAll('*')) {
		const text = (e.value ?? '') + [...e.childNodes].map((n) => n.nodeType === Node.TEXT_NODE ? n.data.trim() : '').join('');
		if (!text) continue;
		const key = kind(e) + '|' + (text.length > 1) + /\p{L}|\p{N}/u.test(text);
		const some = alike.get(key) ?? [];
		alike.set(key, some);
		if (some.length < 4) some.push(e);
	}
	return [...alike.values()].flat();
}`

// report runs the checker on the page as it now is.
func report(t *testing.T, ctx context.Context, rules string) {
	t.Helper()
	script, err := axe()
	if err != nil {
		t.Fatal(err)
	}
	if !js[bool](t, ctx, `'axe' in window`) {
		js[bool](t, ctx, script+"\n;true")
	}
	// Of what holds it need tell nothing, nor where a thing stands.
	js[bool](t, ctx, `(window.told = undefined, axe.run(`+rules+`resultTypes: ['violations'], selectors: false }).then(r => window.told = JSON.stringify(r.violations.map(v => ({ id: v.id, nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 200) + ' — ' + n.failureSummary) }))), e => window.told = JSON.stringify([{ id: String(e) }])), true)`)
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
