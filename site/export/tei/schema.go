package tei

import _ "embed"

// SchemaFile is the name under which the schema goes with the documents.
const SchemaFile = "quinola-tei.rnc"

// Schema is what the documents hold of TEI, in the compact syntax of RELAX NG.
//
//go:embed quinola-tei.rnc
var Schema []byte
