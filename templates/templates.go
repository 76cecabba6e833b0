// Package templates holds what the pages are made of besides their matter:
// html/template files, the style, the scripts and the typefaces.
package templates

import "embed"

// Files is the folder: frame.html, parts, pages, style, script, fonts and,
// in a released binary, table.
//
//go:embed frame.html parts pages style script fonts table
var Files embed.FS
