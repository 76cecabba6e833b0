// Package quinola holds no code of the program: it embeds the sources of the engine, so
// that the page of a rule can show the Go that plays it, and what its books leave open. The program is cmd/quinola;
// the code is under cmd, site, index, annotate, corpus and engine.
package quinola

import "embed"

// Sources is the folder engine with its Go files.
//
//go:embed engine/*.go engine/*/*.go engine/parts/*/*.go
var Sources embed.FS

// Silences is what the books leave open, a file a family, beside its rules.
//
//go:embed engine/*/silences.toml
var Silences embed.FS

// Rights says whose the texts and notes are; whoever takes the corpus along
// takes it too.
//
//go:embed TEXTS.md
var Rights embed.FS
