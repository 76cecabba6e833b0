package digest

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quinola/annotate"
	"quinola/corpus"
	"quinola/corpus/edition"
)

const (
	first  = "edition\t0.9\t2026-11-21\na:1\t111111111111\t-\na:2\t222222222222\t222222222222\na:3\t333333333333\t-\n"
	second = "edition\t0.10\t2026-12-24\na:1\t111111111111\t111111111111\na:2\t999999999999\t222222222222\na:4\t444444444444\t-\n"
)

func TestTwoEditionsCompared(t *testing.T) {
	list, err := Read(fstest.MapFS{"editions/0.10.tsv": {Data: []byte(second)}, "editions/0.9.tsv": {Data: []byte(first)}, "editions/README.md": {Data: []byte("not a digest")}})
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != 2 || list[0].Version != "0.9" || list[1].Version != "0.10" {
		t.Fatalf("the editions are %v", list)
	}
	got := Compare(list[0], list[1])
	want := Changes{Added: []string{"a:4"}, Gone: []string{"a:3"}, Reread: []string{"a:2"}, Linked: []string{"a:1"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if !Compare(list[1], list[1]).None() {
		t.Error("an edition differs from itself")
	}
	if string(list[0].Bytes()) != first {
		t.Errorf("written again it is\n%s", list[0].Bytes())
	}
}

func TestEditionsOfOneDay(t *testing.T) {
	day := func(v string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("edition\t" + v + "\t2026-11-21\n")}
	}
	list, err := Read(fstest.MapFS{"editions/0.10.tsv": day("0.10"), "editions/0.9.tsv": day("0.9"), "editions/1.0.tsv": day("1.0"), "editions/0.9.1.tsv": day("0.9.1")})
	var got []string
	for _, d := range list {
		got = append(got, d.Version)
	}
	if want := "0.9 0.9.1 0.10 1.0"; err != nil || strings.Join(got, " ") != want {
		t.Errorf("they come as %v (%v), not as %s", got, err, want)
	}
}

func TestABrokenDigestIsNamed(t *testing.T) {
	for _, c := range []struct{ data, want string }{
		{"", "editions/0.9.tsv:1: it is empty"},
		{"a:1\t111111111111\t-\n", "editions/0.9.tsv:1: it does not begin"},
		{"edition\t0.9\t2026-11-21\na:1\t1\t-\n", "editions/0.9.tsv:2: "},
		{"edition\t0.9\t2026-11-21\na:1\t111111111111\n", "editions/0.9.tsv:2: 2 columns"},
		{first + "a:1\t111111111111\t-\n", "editions/0.9.tsv:5: a:1 is there twice"},
		{second, "call it editions/0.10.tsv"},
	} {
		_, err := Read(fstest.MapFS{"editions/0.9.tsv": {Data: []byte(c.data)}})
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, want %s", c.data, err, c.want)
		}
	}
}

func TestTheEditionItself(t *testing.T) {
	c, err := edition.Open(corpus.FS)
	if err != nil {
		t.Fatal(err)
	}
	notes, err := annotate.Read(annotate.BuiltIn(), c)
	if notes == nil {
		t.Fatal(err)
	}
	bare, full := Of(c, nil), Of(c, notes)
	ch := Compare(bare, full)
	if len(ch.Added)+len(ch.Gone)+len(ch.Reread) > 0 || len(ch.Linked) == 0 {
		t.Errorf("notes change %d readings and %d links", len(ch.Reread), len(ch.Linked))
	}
	if _, err := Read(corpus.FS); err != nil {
		t.Error(err)
	}
	again, err := parse(string(full.Bytes()))
	if err != nil || !Compare(full, again).None() {
		t.Errorf("a digest does not survive its file: %v", err)
	}
}

// FuzzDigest: a file of an edition is read or refused in one line, and what was
// read is written and read as the same.
func FuzzDigest(f *testing.F) {
	f.Add(first)
	f.Add(second)
	f.Add("")
	f.Add("edition\t\t\r\na:1\t111111111111\t-")
	f.Fuzz(func(t *testing.T, data string) {
		d, err := parse(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("%q: a fault in several lines: %q", data, err)
			}
			return
		}
		again, err := parse(string(d.Bytes()))
		if err != nil || again.Version != d.Version || again.Date != d.Date || !slices.Equal(again.Clauses, d.Clauses) {
			t.Errorf("%q is written as %q, and read as %+v, %v", data, d.Bytes(), again, err)
		}
		if !Compare(d, again).None() {
			t.Errorf("%q: it differs from itself", data)
		}
	})
}
