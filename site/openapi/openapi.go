// Package openapi describes, in OpenAPI, what a site gives to programs.
package openapi

import _ "embed"

// JSON is the description by OpenAPI 3.0.
//
//go:embed openapi.json
var JSON []byte
