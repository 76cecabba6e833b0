package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAWorkWithoutALicenceIsNotCarried(t *testing.T) {
	dir := t.TempDir()
	if _, err := licenceFiles(dir); err == nil || !strings.Contains(err.Error(), "no licence") {
		t.Errorf("err = %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "LICENSE.md"), []byte("do as you like\r\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if texts, err := licenceFiles(dir); err != nil || len(texts) != 1 || string(texts[0]) != "do as you like" {
		t.Errorf("%q, %v", texts, err)
	}
}
