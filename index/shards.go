package index

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// The page searches without a server. It reads gzip'd files, which any static
// host serves as they are, and unpacks them itself:
//
//	start     tables.json, the texts, the thesaurus' names, where each file of
//	          words and each block of text begins; then the strays, if few
//	w/N       words: forms that belong together, the clauses that have them, and
//	          excerpts of those that a search for one of them lists first
//	k/N       where in its clauses each form of w/N stands, for phrases; k/stray
//	t/N       a block of clauses: path, label and text, and its language where that is
//	          not the readers' of g/LANG
//	facets    kind, game and rules of each clause, for filters
//	i/N       path and number of clauses, by the number, for "hague 18"
//	n/N       terms, questions, games and titles, by the beginnings of their words
//	titles    where each title begins
//	forms     every form with its count, for a suggestion where nothing is found
//
// What the editors say has files of its own under g/LANG/, for readers of each
// language: start, w, k, t and forms.
//
// An empty line of w/N begins a family; the others are one of
//
//	FORM TAB FLAGS TAB SPELLING TAB STEM TAB POSTINGS   a form
//	@FORM TAB N                                         a form that lies in w/N
//	>CLAUSE TAB PATH TAB LABEL TAB EXCERPT              a clause of the family above; its
//	                                                    language after it, as in t/N
//
// FLAGS is the number of the language, plus their number for a form that is no known word;
// SPELLING and STEM number the groups of the family, and are empty for a group of
// one. POSTINGS are parted by spaces: the distance from the clause before, the
// length of the clause as a capital letter, and the occurrences where there are
// more than one. Numbers are in base 36.

// kin stands for the stem of a stray form in the first file that has a family
// in a file of words.
const kin = "*"

// Sizes of files before compression. They grow when a corpus would need more than
// mostFiles of a sort, so that the site stays under the limits of hosts.
const (
	wordFileSize = 9000
	blockSize    = 5000
	mostFiles    = 4000
	fewest       = 3 // with fewer clauses, their blocks of text are as cheap as excerpts
)

// Shards returns the files of the page's search by name, gzip'd, the same bytes
// for the same corpus.
func Shards(c Contents, lex Lexicon) (map[string][]byte, error) {
	files, err := newPacked()
	if err != nil {
		return nil, err
	}
	files.put("facets", encodeFacets(c.Docs))
	ids := encodeIDs(c.Docs)
	for n, text := range ids {
		files.put("i/"+strconv.Itoa(n), text)
	}
	encodeTopics(c, files)
	main := startOf(c)
	main.IDs = len(ids)
	for _, f := range fieldsOf(main.Told) {
		s := &shards{docs: c.Docs, field: f, v: newVocabulary(c.Docs, f, lex), files: files}
		head := start{Shards: s.words(), Blocks: s.blocks()}
		if s.v.parted {
			head.Strays, head.Endings = s.partStrays()
		}
		if f == readings {
			main.start = head
			s.start(main)
		} else {
			s.start(head)
		}
		files.put(f.folder+"forms", s.v.encodeForms())
	}
	return files.files, files.err
}

// packed holds files by name. Each is compressed as soon as it is made, because a large
// corpus has many.
type packed struct {
	files map[string][]byte
	room  bytes.Buffer
	z     *gzip.Writer
	err   error // the first
}

func newPacked() (*packed, error) {
	p := &packed{files: map[string][]byte{}}
	var err error
	p.z, err = gzip.NewWriterLevel(&p.room, gzip.BestCompression)
	return p, err
}

// put adds a file.
func (p *packed) put(name, text string) {
	p.room.Reset()
	p.z.Reset(&p.room)
	_, err := io.WriteString(p.z, text)
	if p.err = cmp.Or(p.err, err, p.z.Close()); p.err == nil {
		p.files[name+".gz"] = bytes.Clone(p.room.Bytes())
	}
}

// start is the head of the first file.
type start struct {
	Shards  []string `json:"shards"` // the form that each w/N begins at
	Blocks  []int    `json:"blocks"` // how many clauses each t/N has
	Strays  []string `json:"strays,omitempty"`
	Endings []string `json:"endings,omitempty"`
}

// mainStart is the head of the first file of the texts.
type mainStart struct {
	Tables   json.RawMessage `json:"tables"`
	Clauses  int             `json:"clauses"`
	Texts    [][4]any        `json:"texts"` // id, language, first clause, names
	Concepts [][4]any        `json:"concepts"`
	Topics   int             `json:"topics"` // how many there are
	Games    []string        `json:"games"`  // rule set, runs of clauses, and names, parted by |
	IDs      int             `json:"ids"`    // how many files i/N there are
	Common   []string        `json:"common"` // the words by which none is found
	Told     []string        `json:"told"`   // the languages in which the editors say anything
	start
}

func startOf(c Contents) mainStart {
	m := mainStart{Tables: tablesJSON, Clauses: len(c.Docs), Topics: len(c.Topics), Told: tongues(c.Docs), Common: slices.Sorted(maps.Keys(commonWords(c.Topics)))}
	names := map[string][]string{}
	for _, b := range c.Books {
		names[b.Text] = b.Names
	}
	for i, d := range c.Docs {
		if i == 0 || c.Docs[i-1].Text != d.Text {
			m.Texts = append(m.Texts, [4]any{d.Text, d.Lang, i, strings.Join(names[d.Text], "|")})
		}
	}
	for _, g := range c.Games {
		m.Games = append(m.Games, strings.Join(append([]string{g.Rules, runsOf(c.Docs, g.Names[0])}, g.Names...), "|"))
	}
	for _, k := range c.Concepts {
		var names []string
		for _, n := range k.Names {
			names = append(names, strconv.Itoa(languageNumber(n.Lang))+" "+n.Form)
		}
		m.Concepts = append(m.Concepts, [4]any{k.ID, k.Name, strings.Join(names, "|"), strings.Join(k.See, " ")})
	}
	return m
}

// runsOf returns the clauses of a game: the first of each run of them, and how many
// they are, so that the page need not fetch the facets to search one game.
func runsOf(docs []Doc, game string) string {
	var runs []string
	for i := 0; i < len(docs); i++ {
		first := i
		for i < len(docs) && docs[i].Game == game {
			i++
		}
		if i > first {
			runs = append(runs, b36(first)+" "+b36(i-first))
		}
	}
	return strings.Join(runs, " ")
}

// shards makes the files of one field.
type shards struct {
	docs  []Doc
	field *field
	v     *Vocabulary
	files *packed

	postings *postings
	choose   *chooser
	strays   []stray
}

func (s *shards) start(head any) {
	data, err := json.Marshal(head)
	if err != nil {
		panic(err) // plain data
	}
	var lines, places strings.Builder
	lines.Write(append(data, '\n'))
	if !s.v.parted {
		for _, t := range s.strays {
			lines.WriteString(t.line + "\n")
			places.WriteString(t.places + "\n")
		}
		s.files.put(s.field.folder+"k/stray", places.String())
	}
	s.files.put(s.field.folder+"start", lines.String())
}

func b36(n int) string { return strconv.FormatInt(int64(n), 36) }

// words writes the files of words and of places, and returns where each begins.
func (s *shards) words() []string {
	s.postings = s.v.postings(s.docs, s.field)
	lengths := make([]int, len(s.docs))
	for i := range s.docs {
		lengths[i] = s.field.extent(&s.docs[i]).length
	}
	s.choose = newChooser(s.v, s.postings, lengths)
	var text, places []*strings.Builder
	var begins []string
	in := make([]int, len(s.v.Forms)) // the file of each form
	families := s.v.families()
	size := 0
	for _, l := range s.postings.lists {
		size += 12 + 5*len(l)
	}
	target := max(wordFileSize, 4*size/mostFiles)
	last := ""
	for _, f := range families {
		if s.v.stray(f) {
			n := f.forms[0]
			in[n] = -1
			s.strays = append(s.strays, stray{s.v.Forms[n].Form, s.v.line(n, nil, nil) + encodePostings(s.postings.lists[n], lengths), s.postings.encodePlaces(n)})
			continue
		}
		body, where := s.family(f, lengths)
		if len(text) == 0 || text[len(text)-1].Len() > 0 && text[len(text)-1].Len()+len(body) > target {
			head := s.v.Forms[f.forms[0]].Form
			text, places = append(text, &strings.Builder{}), append(places, &strings.Builder{})
			begins = append(begins, parting(last, head))
		}
		last = s.v.Forms[f.forms[0]].Form
		text[len(text)-1].WriteString(body)
		places[len(places)-1].WriteString(where)
		for _, n := range f.forms {
			in[n] = len(text) - 1
		}
	}
	for n, file := range in {
		form := s.v.Forms[n].Form
		if own := fileOf(begins, form); file >= 0 && own != file && (n == 0 || s.v.Forms[n-1].Form != form) {
			text[own].WriteString("@" + form + "\t" + b36(file) + "\n")
		}
	}
	for i := range text {
		s.files.put(s.field.folder+"w/"+strconv.Itoa(i), text[i].String())
		s.files.put(s.field.folder+"k/"+strconv.Itoa(i), places[i].String())
		text[i], places[i] = nil, nil
	}
	return begins
}

// family writes the lines of a family, and where its forms stand.
func (s *shards) family(f family, lengths []int) (text, places string) {
	var b, p strings.Builder
	b.WriteByte('\n')
	spelling := grouped(f, s.v.spellings, func(n int) int { return s.v.Forms[n].Spelling })
	stem := grouped(f, s.v.stems, func(n int) int { return s.v.Forms[n].Stem })
	for _, n := range f.forms {
		b.WriteString(s.v.line(n, spelling, stem) + encodePostings(s.postings.lists[n], lengths) + "\n")
		p.WriteString(s.postings.encodePlaces(n) + "\n")
		if s.v.Forms[n].Known {
			continue
		}
		// to be compared with what is typed, and mostly told at once
		told, where := "", ""
		if lo, hi := s.v.find(s.v.Forms[n].Form); hi == lo+1 {
			told, where = encodePostings(s.postings.lists[n], lengths), s.postings.encodePlaces(n)
		}
		s.strays = append(s.strays, stray{s.v.Forms[n].Form, s.v.line(n, nil, map[int]string{n: kin}) + told, where})
	}
	if best := s.choose.best(f); len(best) >= fewest {
		for _, n := range best {
			b.WriteString(s.excerpt(f, n))
		}
	}
	return b.String(), p.String()
}

// parting returns the shortest prefix of b that sorts after a.
func parting(a, b string) string {
	for i := range b {
		if i > 0 && b[:i] > a {
			return b[:i]
		}
	}
	return b
}

// fileOf returns the file in whose range a form lies.
func fileOf(begins []string, form string) int {
	n, found := slices.BinarySearch(begins, form)
	if !found {
		n--
	}
	return max(n, 0)
}

// grouped renumbers the groups of a family that have more than one form.
func grouped(f family, groups map[int][]int, of func(int) int) map[int]string {
	m, seen := map[int]string{}, map[int]string{}
	for _, n := range f.forms {
		g := of(n)
		if len(groups[g]) < 2 {
			continue
		}
		if seen[g] == "" {
			seen[g] = b36(len(seen) + 1)
		}
		m[n] = seen[g]
	}
	return m
}

func (v *Vocabulary) line(n int, spelling, stem map[int]string) string {
	f := v.Forms[n]
	flags := languageNumber(f.Lang)
	if !f.Known {
		flags += len(Languages)
	}
	return fmt.Sprintf("%s\t%d\t%s\t%s\t", f.Form, flags, spelling[n], stem[n])
}

func encodePostings(list []posting, lengths []int) string {
	var b strings.Builder
	prev := 0
	for k, p := range list {
		if k > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(b36(int(p.clause) - prev))
		b.WriteByte('A' + byte(lengths[p.clause]))
		if n := p.count(); n > 1 {
			b.WriteString(b36(n))
		}
		prev = int(p.clause)
	}
	return b.String()
}

// encodePlaces writes the distances between the places of a form in each of
// its clauses.
func (p *postings) encodePlaces(form int) string {
	var b strings.Builder
	for k, one := range p.lists[form] {
		if k > 0 {
			b.WriteByte(' ')
		}
		prev := int32(0)
		for i, at := range p.of(one) {
			if i > 0 {
				b.WriteByte(',')
			}
			b.WriteString(b36(int(at - prev)))
			prev = at
		}
	}
	return b.String()
}

func (s *shards) excerpt(f family, n int) string {
	d := &s.docs[n]
	lang, text := s.field.of(d)
	var marks [][2]int
	for _, w := range Words(lang, text) {
		for _, m := range f.forms {
			if s.v.Forms[m].Form == w.Form {
				marks = append(marks, [2]int{w.Start, w.End})
				break
			}
		}
	}
	body, _ := cut(text, marks)
	return ">" + b36(n) + "\t" + path(d) + "\t" + label(d) + "\t" + body + s.field.besides(lang, body) + "\n"
}

func path(d *Doc) string { return d.ID[strings.IndexByte(d.ID, ':')+1:] }

// label returns what the page shows: a clause below a division goes by its path.
func label(d *Doc) string {
	if strings.Contains(path(d), ".") {
		return ""
	}
	return d.Label
}

func languageNumber(lang string) int { return max(0, slices.Index(Languages, lang)) }
