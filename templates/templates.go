// Package templates holds the templates, the style, the scripts and the typefaces of
// the pages, as embedded files. It holds no code of the pages: package site has that.
package templates

import "embed"

// Files is the folder: frame.html, parts, pages, style, script, fonts and,
// in a released binary, table.
//
//go:embed frame.html parts pages style script fonts table
var Files embed.FS
