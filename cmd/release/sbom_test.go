package main

import (
	"bytes"
	"debug/buildinfo"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
)

// The bill of a program names every module that is linked into it, with its
// version, hash and licence, and is the same each time. The program is this
// test, whose modules beyond those of quinola are few.
func TestTheBillOfMaterials(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	info, err := buildinfo.ReadFile(program)
	if err != nil || len(info.Deps) == 0 {
		t.Skipf("this test does not tell its modules: %v", err)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	r := &release{root: root, name: "quinola-0.1", date: time.Date(2026, 11, 21, 0, 0, 0, 0, time.UTC), packages: []string{"./cmd/quinola", "./cmd/release"}}
	data, err := r.sbom(t.Context(), program, "quinola-0.1-here")
	if err != nil {
		t.Fatal(err)
	}
	again, err := r.sbom(t.Context(), program, "quinola-0.1-here")
	if err != nil || !bytes.Equal(data, again) {
		t.Errorf("it differs from itself: %v", err)
	}
	var bom cyclonedx.BOM
	if err := cyclonedx.NewBOMDecoder(bytes.NewReader(data), cyclonedx.BOMFileFormatJSON).Decode(&bom); err != nil {
		t.Fatal(err)
	}
	listed := map[string]cyclonedx.Component{}
	for _, c := range *bom.Components {
		listed[c.Name] = c
	}
	for _, m := range info.Deps {
		c := listed[m.Path]
		if c.Version != m.Version || c.Properties == nil || (*c.Properties)[0].Value != m.Sum || len(m.Sum) == 0 || c.Licenses == nil || len((*c.Licenses)[0].License.Text.Content) < 100 {
			t.Errorf("%s %s is listed as %+v", m.Path, m.Version, c)
		}
	}
	if len(listed) != len(info.Deps)+1 || listed["The Go standard library"].Version != info.GoVersion {
		t.Errorf("%d modules are listed of %d and the standard library", len(listed), len(info.Deps))
	}
}
