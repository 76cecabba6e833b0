package corpus

import "embed"

// FS holds the edition's own corpus: edition.toml, a folder for each text, and
// the digests of released editions.
// A folder on disk with the same layout is read by the same code.
//
//go:embed edition.toml texts editions
var FS embed.FS
