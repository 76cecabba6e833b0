package main

import (
	"bytes"
	"context"
	"debug/buildinfo"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/CycloneDX/cyclonedx-go"

	"quinola/corpus"
	"quinola/corpus/edition"
)

// bill builds the program in a folder that is a module of its own, and writes its
// bill of materials.
func bill(ctx context.Context, folder string, out io.Writer) error {
	work, err := os.MkdirTemp("", "quinola-bill-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if folder, err = filepath.Abs(folder); err != nil {
		return err
	}
	r := &release{root: folder, packages: []string{"."}}
	c, err := edition.Open(corpus.FS)
	if err != nil {
		return err
	}
	r.name = "quinola-" + c.Edition.Version
	if r.date, err = time.Parse(time.DateOnly, c.Edition.Date); err != nil {
		return err
	}
	program := filepath.Join(work, filepath.Base(folder))
	if _, err := goCommand(ctx, folder, nil, "build", "-trimpath", "-o", program, "."); err != nil {
		return err
	}
	data, err := r.sbom(ctx, program, filepath.Base(folder))
	if err != nil {
		return err
	}
	_, err = out.Write(data)
	return err
}

// sbom returns the bill of materials of a program in the JSON of CycloneDX: the
// modules that the linker put in, as the program itself tells them, each with
// the hash of the module's checksum database and its licence as it stands. The
// same program gives the same bytes.
func (r *release) sbom(ctx context.Context, program, name string) ([]byte, error) {
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	modules, err := r.modules(ctx)
	if err != nil {
		return nil, err
	}
	dirs := map[string]string{}
	for _, m := range modules {
		dirs[m.name] = m.dir
	}
	bom := cyclonedx.NewBOM()
	main := cyclonedx.Component{BOMRef: "quinola", Type: cyclonedx.ComponentTypeApplication, Name: "quinola", Version: strings.TrimPrefix(r.name, "quinola-"), Description: name}
	bom.Metadata = &cyclonedx.Metadata{Timestamp: r.date.UTC().Format(time.RFC3339), Component: &main}
	components := []cyclonedx.Component{{BOMRef: "std", Type: cyclonedx.ComponentTypeLibrary, Name: "The Go standard library", Version: info.GoVersion}}
	for _, m := range info.Deps {
		if m.Replace != nil && !strings.HasPrefix(m.Replace.Path, ".") { // else by a folder of these sources
			m = m.Replace
		}
		purl := "pkg:golang/" + m.Path + "@" + m.Version
		components = append(components, cyclonedx.Component{BOMRef: purl, PackageURL: purl, Type: cyclonedx.ComponentTypeLibrary, Name: m.Path, Version: m.Version,
			Properties: &[]cyclonedx.Property{{Name: "go:sum", Value: m.Sum}}})
	}
	var refs []string
	for i := range components {
		c := &components[i]
		key := c.Name
		if c.PackageURL != "" {
			key += " " + c.Version
		}
		texts, err := licenceFiles(dirs[key])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", key, err)
		}
		c.Licenses = &cyclonedx.Licenses{{License: &cyclonedx.License{Name: "the licence of " + c.Name, Text: &cyclonedx.AttachedText{ContentType: "text/plain", Content: string(bytes.Join(texts, []byte("\n\n")))}}}}
		refs = append(refs, c.BOMRef)
	}
	bom.Components = &components
	bom.Dependencies = &[]cyclonedx.Dependency{{Ref: main.BOMRef, Dependencies: &refs}}
	var b bytes.Buffer
	err = cyclonedx.NewBOMEncoder(&b, cyclonedx.BOMFileFormatJSON).SetPretty(true).EncodeVersion(bom, cyclonedx.SpecVersion1_5)
	return b.Bytes(), err
}
