// Package scripts bundles style sheets and scripts from their sources, and says which
// of them a page may run.
package scripts

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html/template"
	"maps"
	"path"
	"strings"
	"sync"

	"github.com/evanw/esbuild/pkg/api"

	"quinola/index"
	"quinola/templates"
)

// Bundle returns one style sheet, script or module with everything it imports, from
// the embedded sources. values are constants that it asks for by name; the languages are
// there for any.
func Bundle(entry string, module bool, values map[string]string) ([]byte, error) {
	format := api.FormatIIFE
	if module {
		format = api.FormatESModule
	}
	values = maps.Clone(values)
	if values == nil {
		values = map[string]string{}
	}
	maps.Copy(values, index.Script())
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{entry}, Bundle: true, Write: false, Outdir: "assets",
		Define: values, MinifySyntax: true, MinifyWhitespace: true, MinifyIdentifiers: true,
		Format: format, Platform: api.PlatformBrowser, Charset: api.CharsetUTF8,
		Engines:  []api.Engine{{Name: api.EngineChrome, Version: "123"}, {Name: api.EngineFirefox, Version: "120"}, {Name: api.EngineSafari, Version: "17.5"}},
		External: []string{"*.woff2", "*.svg"}, LegalComments: api.LegalCommentsNone, LogLevel: api.LogLevelSilent,
		Plugins: []api.Plugin{{Name: "embedded", Setup: func(b api.PluginBuild) {
			b.OnResolve(api.OnResolveOptions{Filter: `.*`}, func(a api.OnResolveArgs) (api.OnResolveResult, error) {
				switch {
				case a.Kind == api.ResolveCSSURLToken:
					return api.OnResolveResult{Path: a.Path, External: true}, nil
				case a.Kind == api.ResolveEntryPoint:
					return api.OnResolveResult{Path: a.Path, Namespace: "embedded"}, nil
				}
				name := path.Join(path.Dir(a.Importer), a.Path)
				if path.Ext(name) == "" {
					name += ".ts"
				}
				return api.OnResolveResult{Path: name, Namespace: "embedded"}, nil
			})
			b.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "embedded"}, func(a api.OnLoadArgs) (api.OnLoadResult, error) {
				data, err := templates.Files.ReadFile(a.Path)
				if err != nil {
					return api.OnLoadResult{}, err
				}
				text, loader := string(data), api.LoaderTS
				switch path.Ext(a.Path) {
				case ".css":
					loader = api.LoaderCSS
				case ".json":
					loader = api.LoaderJSON
				}
				return api.OnLoadResult{Contents: &text, Loader: loader}, nil
			})
		}}},
	})
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("build: %s", strings.TrimSpace(strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{Kind: api.ErrorMessage}), "; ")))
	}
	return result.OutputFiles[0].Contents, nil
}

// Early is the one script that stands in the pages themselves.
var Early = sync.OnceValue(func() template.JS {
	code, err := Bundle("script/early.ts", false, nil)
	if err != nil {
		panic(err) // it is part of the program, and any test of a page reads it
	}
	return template.JS(code)
})

// Policy is the Content-Security-Policy that the pages name in a meta element:
// nothing inline but that script, by its hash, and nothing from elsewhere.
var Policy = sync.OnceValue(func() string {
	hash := sha256.Sum256([]byte(Early()))
	return "default-src 'none'; script-src 'self' 'sha256-" + base64.StdEncoding.EncodeToString(hash[:]) + "' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'"
})
