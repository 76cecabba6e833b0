package corpus

import "embed"

// FS holds the edition's own corpus: edition.toml and a folder for each text.
// A folder on disk with the same layout is read by the same code.
//
//go:embed edition.toml texts
var FS embed.FS
