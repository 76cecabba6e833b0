package site

import (
	"crypto/sha256"
	"encoding/base64"
	"html/template"
)

// fontFirst asks for the typeface as soon as a page is there, so that on a slow
// line it has come when the first words are set, and these need not be set again.
// It is the one script that stands in the pages themselves: a file would come a way
// and back later, and a link would make a page in a folder, which may not ask so,
// write an error to the console.
const fontFirst template.JS = `if(location.protocol!=="file:"){const l=document.createElement("link");Object.assign(l,{rel:"preload",as:"font",href:document.documentElement.dataset.root+"assets/EBGaramond12-Regular.woff2",crossOrigin:"anonymous"});document.head.append(l)}`

// policy is the Content-Security-Policy that the pages name in a meta element:
// nothing inline but that script, by its hash, and nothing from elsewhere.
var policy = func() string {
	hash := sha256.Sum256([]byte(fontFirst))
	return "default-src 'none'; script-src 'self' 'sha256-" + base64.StdEncoding.EncodeToString(hash[:]) + "' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'"
}()
