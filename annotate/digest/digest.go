// Package digest finds what has changed between editions. A released edition leaves a
// digest, the file editions/VERSION.tsv of the corpus: every clause with a checksum of
// its reading and one of its links. The comparison of two digests says which clauses
// were added, are read otherwise, or are linked otherwise. It does not say what the
// words were: the history of the corpus does.
package digest

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"quinola/annotate"
	"quinola/corpus"
)

// Folder is where a corpus keeps the digests of its editions.
const Folder = "editions"

// Digest is an edition, clause by clause.
type Digest struct {
	Version, Date string
	Clauses       []Clause // in the order of the corpus
}

// Clause is a clause as an edition had it.
type Clause struct {
	ID      string
	Reading string // a checksum of what was printed, white space apart
	Links   string // a checksum of its links, or "-" where it has none
}

// Of returns the digest of a corpus as it is; notes may be nil.
func Of(c *corpus.Corpus, notes *annotate.Annotations) *Digest {
	d := &Digest{Version: c.Edition.Version, Date: c.Edition.Date}
	for _, t := range c.Texts {
		for _, cl := range t.Clauses {
			d.Clauses = append(d.Clauses, Clause{cl.ID, checksum(strings.Join(strings.Fields(cl.Reading()), " ")), linksOf(notes, cl)})
		}
	}
	return d
}

func checksum(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:6])
}

// linksOf returns a checksum of the links that count: their rules, the words they
// quote, and how.
func linksOf(notes *annotate.Annotations, c *corpus.Clause) string {
	if notes == nil {
		return "-"
	}
	n := notes.Note(c.ID)
	if n == nil {
		return "-"
	}
	var list []string
	for _, l := range n.Links {
		if l.State() == annotate.Fresh {
			list = append(list, l.ID()+"\t"+string(l.How)+"\t"+strings.Join(strings.Fields(l.Quote), " "))
		}
	}
	if len(list) == 0 {
		return "-"
	}
	slices.Sort(list)
	return checksum(strings.Join(list, "\n"))
}

// Bytes returns the file of a digest.
func (d *Digest) Bytes() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "edition\t%s\t%s\n", d.Version, d.Date)
	for _, c := range d.Clauses {
		fmt.Fprintf(&b, "%s\t%s\t%s\n", c.ID, c.Reading, c.Links)
	}
	return b.Bytes()
}

// File returns the name of the file of a version in its folder, or an error where a
// version cannot name one.
func File(version string) (string, error) {
	if !plainVersion.MatchString(version) {
		return "", fmt.Errorf("edition.toml: the version %q cannot name a file; write it with digits, small letters, dots and hyphens", version)
	}
	return version + ".tsv", nil
}

var (
	plainVersion = regexp.MustCompile(`^[0-9a-z][0-9a-z.-]*$`)
	plainSum     = regexp.MustCompile(`^([0-9a-f]{12}|-)$`)
)

// Read reads all digests of a corpus, the oldest first. A corpus without the
// folder has none.
func Read(corpus fs.FS) ([]*Digest, error) {
	names, err := fs.Glob(corpus, Folder+"/*.tsv")
	if err != nil {
		return nil, err
	}
	var list []*Digest
	for _, name := range names {
		data, err := fs.ReadFile(corpus, name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		d, err := parse(string(data))
		if err != nil {
			return nil, fmt.Errorf("%s:%w; take it again from the history of the corpus, or from the release", name, err)
		}
		if want, err := File(d.Version); err != nil || Folder+"/"+want != name {
			return nil, fmt.Errorf("%s:1: it is the digest of edition %q; call it %s/%s.tsv", name, d.Version, Folder, d.Version)
		}
		list = append(list, d)
	}
	slices.SortStableFunc(list, func(a, b *Digest) int {
		if a.Date != b.Date {
			return strings.Compare(a.Date, b.Date)
		}
		return compareVersions(a.Version, b.Version)
	})
	return list, nil
}

// compareVersions puts 0.9 before 0.10.
func compareVersions(a, b string) int {
	for a != "" && b != "" {
		var x, y string
		x, a, _ = strings.Cut(a, ".")
		y, b, _ = strings.Cut(b, ".")
		if len(x) != len(y) {
			return len(x) - len(y)
		}
		if c := strings.Compare(x, y); c != 0 {
			return c
		}
	}
	return len(a) - len(b)
}

func parse(data string) (*Digest, error) {
	d := &Digest{}
	seen := map[string]bool{}
	line := 0
	for l := range strings.Lines(data) {
		line++
		f := strings.Split(strings.TrimRight(l, "\r\n"), "\t")
		switch {
		case len(f) != 3:
			return nil, fmt.Errorf("%d: %d columns where there should be 3", line, len(f))
		case line == 1 && f[0] != "edition":
			return nil, errors.New("1: it does not begin with the edition")
		case line == 1:
			d.Version, d.Date = f[1], f[2]
		case !strings.Contains(f[0], ":") || !plainSum.MatchString(f[1]) || f[1] == "-" || !plainSum.MatchString(f[2]):
			return nil, fmt.Errorf("%d: %.60q is no clause with two checksums", line, l)
		case seen[f[0]]:
			return nil, fmt.Errorf("%d: %s is there twice", line, f[0])
		default:
			seen[f[0]] = true
			d.Clauses = append(d.Clauses, Clause{f[0], f[1], f[2]})
		}
	}
	if line == 0 {
		return nil, errors.New("1: it is empty")
	}
	return d, nil
}
