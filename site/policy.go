package site

import (
	"crypto/sha256"
	"encoding/base64"
	"html/template"
	"sync"
)

// early is the one script that stands in the pages themselves.
var early = sync.OnceValue(func() template.JS {
	code, err := bundle("script/early.ts", false, nil)
	if err != nil {
		panic(err) // it is part of the program, and any test of a page reads it
	}
	return template.JS(code)
})

// policy is the Content-Security-Policy that the pages name in a meta element:
// nothing inline but that script, by its hash, and nothing from elsewhere.
var policy = sync.OnceValue(func() string {
	hash := sha256.Sum256([]byte(early()))
	return "default-src 'none'; script-src 'self' 'sha256-" + base64.StdEncoding.EncodeToString(hash[:]) + "' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'"
})
