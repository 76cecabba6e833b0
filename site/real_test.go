package site

import (
	"context"
	"path/filepath"
	"testing"

	"quinola/site/modules"
	"quinola/site/sitetest"
)

// edited is what the edition itself is built from.
func edited(t testing.TB) Options {
	t.Helper()
	e := sitetest.Edited(t)
	return Options{Corpus: e.Corpus, Notes: e.Notes, Files: e.Files}
}

func BenchmarkBuild(b *testing.B) {
	o := edited(b)
	t, err := modules.Find(context.Background(), sitetest.Kept(b))
	if err != nil {
		b.Fatal(err)
	}
	made, err := t.All(context.Background(), nil)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		o.Table = modules.Given(made, t.Glue)
		o.Out = filepath.Join(b.TempDir(), "site")
		if err := Build(context.Background(), o); err != nil {
			b.Fatal(err)
		}
	}
}
