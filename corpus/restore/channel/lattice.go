package channel

import (
	"slices"
	"strings"
)

// Gap is what parts a character from the one before it.
type Gap uint8

// Gaps, from none to a blank line.
const (
	GapNone Gap = iota
	GapSpace
	GapLine
	GapBlank
)

// Char is one character of the scan, as the channel sees it.
type Char struct {
	Sym   Sym
	Gap   Gap
	Loose bool // no gap, but the line is set letter by letter, so a word may begin here
}

// run is a stretch of characters without a gap that may be a word, or one mark.
type run struct {
	from, to int
	mark     bool
	caps     bool // set in capitals
	good     bool // a common word as it stands: no need to search for breaks
	lost     bool // no word as it stands, and long enough to be several
	best     int32
}

// symKind says of what a symbol may be a part.
type symKind uint8

const (
	kindLetter symKind = iota
	kindDigit
	kindOdd // neither, but it may stand for a letter
	kindApos
	kindMark
)

var kindOf [256]symKind

func init() {
	for i := range kindOf {
		kindOf[i] = kindOdd
		if folded[i] != noLetter {
			kindOf[i] = kindLetter
		}
	}
	for r, s := range symOf {
		switch {
		case r >= '0' && r <= '9':
			kindOf[s] = kindDigit
		case r == '\'':
			kindOf[s] = kindApos
		}
	}
	for _, r := range ",.;:!?()[]-—\"" {
		kindOf[symOf[r]] = kindMark
	}
}

// The most symbols of a run, and of several runs with what parts them.
const (
	longestRun    = 40
	longestWindow = 44
)

// runs parts the text into words and marks and, with counts, figures from the word they count.
func runs(text []Char, counts bool) []run {
	var out []run
	for i := 0; i < len(text); {
		j := i + 1
		k := kindOf[text[i].Sym]
		if k == kindMark {
			out = append(out, run{from: i, to: j, mark: true})
			i = j
			continue
		}
		for k != kindApos && j < len(text) && text[j].Gap == GapNone && j-i < longestRun {
			if k = kindOf[text[j].Sym]; k == kindMark {
				break
			}
			j++
		}
		if n := countOf(text[i:j]); counts && n > 0 {
			j = i + n
		}
		r := run{from: i, to: j}
		up, low := 0, 0
		for _, c := range text[i:j] {
			if kindOf[c.Sym] == kindLetter {
				if upper[c.Sym] {
					up++
				} else {
					low++
				}
			}
		}
		r.caps = up >= 2 && up > 2*low
		out = append(out, r)
		i = j
	}
	return out
}

// countOf returns how many figures begin a run that is a count and the counted word,
// set together: 2jettons. A 1 and a 0 may be letters, and so may any figure before few
// letters. In a scan that is not clean, a figure is as often a speck or a comma.
func countOf(text []Char) int {
	n, sure := 0, false
	for n < len(text) && kindOf[text[n].Sym] == kindDigit {
		sure = sure || runeOf[text[n].Sym] > '1'
		n++
	}
	if !sure || len(text)-n < countedLeast || slices.ContainsFunc(text[n:], func(c Char) bool { return kindOf[c.Sym] != kindLetter }) {
		return 0
	}
	return n
}

// countedLeast is how many letters the counted word must have.
const countedLeast = 3

// lattice returns every word that may stand behind the text, by where it begins.
func (m *Model) lattice(text []Char) [][]Arc {
	at := make([][]Arc, len(text)+1)
	s := m.cache.pool.Get().(*searcher)
	defer m.cache.pool.Put(s)
	rs := runs(text, m.clean)
	for i := range rs {
		m.oneRun(s, text, &rs[i], at)
	}
	for i := range rs {
		m.acrossRuns(s, text, rs, i, at)
	}
	return at
}

func add(at [][]Arc, a Arc) {
	at[a.From] = append(at[a.From], a)
}

// oneRun adds the arcs of a run as it stands, from its first character to its last.
func (m *Model) oneRun(s *searcher, text []Char, r *run, at [][]Arc) {
	if r.mark {
		m.mark(text, r, at)
		return
	}
	t := tallied(text[r.from:r.to])
	m.number(text, r, t, at)
	m.label(text, r, at)
	m.figures(text, r, at)
	unread := m.unread(r, t, at)
	m.name(text, r, at)
	if r.to-r.from < longestRun { // no word is so long, nor words run together
		m.word(s, text, r, unread, at)
	}
}

// signs counts the characters of each sort in a run.
type signs struct {
	all, digits, odd, apos int
	romans                 int // capitals that are Roman figures
	like                   int // characters that scans often show for such figures
}

// tallied counts the characters of a run by sort.
func tallied(run []Char) signs {
	t := signs{all: len(run)}
	for _, c := range run {
		switch kindOf[c.Sym] {
		case kindDigit:
			t.digits++
		case kindOdd:
			t.odd++
		case kindApos:
			t.apos++
		}
		switch runeOf[c.Sym] {
		case 'I', 'V', 'X', 'L', 'C', 'D', 'M':
			t.romans++
		case 'Í', 'l', '1', 'i', 'í', '¡', 'J', 'Ü', 'U', 'H':
			t.like++
		}
	}
	return t
}

// number adds a run of figures, or of Roman ones.
func (m *Model) number(text []Char, r *run, t signs, at [][]Arc) {
	arc := Arc{From: int32(r.from), To: int32(r.to), Word: -1}
	if t.digits == t.all {
		arc.Kind, arc.Cost = KindNumber, m.costs.Number-digitGain*int32(min(t.all, digitsCounted))
		add(at, arc)
	}
	roman := t.romans == t.all || t.romans > 0 && t.romans+t.like == t.all && t.all > 1 && t.digits < t.all && kindOf[text[r.from].Sym] == kindLetter
	if !roman {
		return
	}
	// A label must not become a word: the splitter corrects it by its place among
	// the labels around it.
	arc.Kind, arc.Cost = KindRoman, m.costs.Roman
	begins := r.from == 0 || text[r.from].Gap >= GapLine
	stopped := r.to < len(text) && runeOf[text[r.to].Sym] == '.'
	if stopped {
		arc.Cost -= romanStopped
	}
	if stopped && begins && (t.romans == t.all || t.like < t.all) {
		arc.Cost -= romanBegins
	}
	if t.romans == t.all || stopped {
		add(at, arc)
	}
}

// unread adds a run as no known word, and as dirt if it may be that. It returns
// the cost of the last of them.
func (m *Model) unread(r *run, t signs, at [][]Arc) int32 {
	letters := t.all - t.odd - t.digits - t.apos
	arc := Arc{From: int32(r.from), To: int32(r.to), Word: -1, Kind: KindUnknown, Cost: m.costs.Unknown + m.costs.UnknownLen*int32(t.all)}
	if letters == 0 {
		arc.Cost += unreadSigns
	}
	add(at, arc)
	if (t.all <= 3 || letters == 0) && t.romans < t.all && !m.clean {
		arc.Kind, arc.Cost = KindDrop, m.costs.Drop+m.costs.DropLen*int32(letters+t.digits)
		add(at, arc)
	}
	return arc.Cost
}

// name adds a run that begins with a capital within a sentence as a word that other books
// have and these do not, as it stands or with each f as ſ: Rouen, Lifbonne.
func (m *Model) name(text []Char, r *run, at [][]Arc) {
	run := text[r.from:r.to]
	if m.others == nil || r.from == 0 || len(run) < nameLeast || !upper[run[0].Sym] || classOf(string(runeOf[text[r.from-1].Sym]))&final != 0 {
		return
	}
	if slices.ContainsFunc(run[1:], func(c Char) bool { return kindOf[c.Sym] != kindLetter || upper[c.Sym] }) {
		return
	}
	shown := strings.ToLower(plain(run))
	m.named(run, r, shown, at)
	if m.longF >= 0 && strings.Contains(shown[:len(shown)-1], "f") {
		m.named(run, r, strings.ReplaceAll(shown[:len(shown)-1], "f", "ſ")+shown[len(shown)-1:], at)
	}
}

// named adds a run as a word, spelt as the printer did, if only other books have it.
func (m *Model) named(run []Char, r *run, word string, at [][]Arc) {
	c, ok := m.others(strings.ReplaceAll(word, "ſ", "s"))
	if !ok || m.Counts(word) {
		return
	}
	arc := Arc{From: int32(r.from), To: int32(r.to), Word: -1, Kind: KindUnknown, Text: word, Cap: true, Cost: c - nameGain}
	for i, l := range []rune(word) {
		if l == 'ſ' && runeOf[run[i].Sym] == 'f' {
			arc.Cost += m.edges[m.longF].Cost
			arc.Steps = append(arc.Steps, Step{Edge: m.longF, N: 1})
		} else {
			arc.Cost += m.same[run[i].Sym]
			arc.Steps = append(arc.Steps, Step{Edge: stepSame, N: 1})
		}
	}
	add(at, arc)
}

// word adds the words that a run may be, and records how good the best is,
// compared with leaving the run unread.
func (m *Model) word(s *searcher, text []Char, r *run, unread int32, at [][]Arc) {
	n := r.to - r.from
	obs := m.syms(text, r.from, r.to, r.caps)
	ends := uint64(1) << uint(len(obs))
	found := m.cached(s, ask{graph: m.hot, obs: obs, ends: ends, limit: wordLimit, margin: wordMargin, caps: r.caps, most: wordSteps})
	if r.caps && n <= 3 { // II for Il
		found = append(found[:len(found):len(found)], m.cached(s, ask{graph: m.hot, obs: m.syms(text, r.from, r.to, false), ends: ends, limit: wordLimit, margin: wordMargin, most: wordSteps})...)
	}
	r.best = 1 << 30
	channel := int32(1 << 30)
	for _, a := range found {
		if c := a.Cost + m.uni[a.Word]; c < r.best {
			r.best, channel = c, a.Cost
		}
	}
	r.good = channel <= goodChannel && r.best <= goodWord && n > 1
	if !r.good {
		more := m.cached(s, ask{graph: m.hot, obs: obs, ends: ends, limit: anyLimit, margin: anyMargin, caps: r.caps, generic: true, most: anySteps})
		if !r.caps || n > 3 {
			found = more
		}
		cold := m.cached(s, ask{graph: m.cold, obs: obs, ends: ends, limit: m.costs.Cold + coldOver, margin: coldMargin, caps: r.caps, most: wordSteps})
		found = append(found[:len(found):len(found)], cold...)
		r.best = unread
		for _, a := range found {
			c := a.Cost
			if a.Word >= 0 {
				c += m.uni[a.Word]
			}
			r.best = min(r.best, c)
		}
		r.lost = n >= 8 && r.best > lostWord
	}
	for _, a := range found {
		if m.close && text[r.from].Gap != GapNone && a.Word >= 0 && strings.Contains(",;.", m.words[a.Word].Key) {
			a.Cost += markApart
		}
		a.From += int32(r.from)
		a.To += int32(r.from)
		add(at, a)
	}
}

// label adds a Roman number that begins a line and is set letter by letter, up
// to its stop: V I I.
func (m *Model) label(text []Char, r *run, at [][]Arc) {
	if r.from > 0 && text[r.from].Gap < GapLine {
		return
	}
	strict, end := 0, r.from
	for end < len(text) && end-r.from < 9 {
		c := text[end]
		if end > r.from && c.Gap >= GapLine {
			return
		}
		switch runeOf[c.Sym] {
		case 'I', 'V', 'X', 'L', 'C':
			strict++
		case 'Í', 'l', '1', 'i', 'í', '¡', 'J', 'Ü', 'U', 'H':
		case '.':
			if strict > 0 && strict*2 >= end-r.from && end > r.to {
				add(at, Arc{From: int32(r.from), To: int32(end), Word: -1, Kind: KindRoman, Cost: m.costs.Roman - romanSpaced})
			}
			return
		default:
			return
		}
		end++
	}
}

// figures adds numbers with a sign on them (2°, 10e), and numbers of which
// some figures were read as letters (io, 3o).
func (m *Model) figures(text []Char, r *run, at [][]Arc) {
	digits, like, tail := 0, 0, 0
	for _, c := range text[r.from:r.to] {
		switch ch := runeOf[c.Sym]; {
		case kindOf[c.Sym] == kindDigit && tail == 0:
			digits++
		case tail == 0 && (ch == 'o' || ch == 'O' || ch == 'i' || ch == 'l' || ch == 'I'):
			like++
		case ch == '°' || ch == '*' || ch == '^' || ch == '«' || ch == 'e' || ch == '\'':
			tail++
		default:
			return
		}
	}
	n := r.to - r.from
	if digits == n || n > 5 || tail > 2 || digits+like == 0 {
		return
	}
	arc := Arc{From: int32(r.from), To: int32(r.to), Word: -1, Kind: KindNumber, Cost: m.costs.Number + hangsOn}
	switch {
	case digits > 0:
	case tail == 1 && like >= 2 && r.to < len(text) && runeOf[text[r.to].Sym] == '.' && runeOf[text[r.to-1].Sym] == 'e': // ioe.
		arc.Cost += tenthAsIoe
	case tail == 0 && like >= 2 && runeOf[text[r.to-1].Sym] == 'o': // io
		arc.Cost += tenAsIo
	case tail == 1 && like == 1 && runeOf[text[r.to-1].Sym] == '°': // i°
	case n == 1 && r.from > 3 && plain(text[r.from-4:r.from]) == "Art.": // Art. i.
		arc.Cost -= articleOne
	default:
		return
	}
	add(at, arc)
}

// mark adds a mark as itself, or as dirt.
func (m *Model) mark(text []Char, r *run, at [][]Arc) {
	arc := Arc{From: int32(r.from), To: int32(r.to), Word: -1, Kind: KindMark}
	if id, ok := m.ids[string(runeOf[text[r.from].Sym])]; ok {
		arc.Word = id
	}
	add(at, arc)
	if m.clean {
		return
	}
	arc.Kind, arc.Word, arc.Cost = KindDrop, -1, m.costs.Drop+markDrop
	switch runeOf[text[r.from].Sym] {
	case '-':
		arc.Cost = m.costs.Hyphen
	case '(', ')': // no dirt looks like one
		arc.Cost += bracketDrop
	case '"': // which these books hardly ever set
		arc.Cost -= quoteDrop
	}
	add(at, arc)
}

// shortestCold is the least length of a word of the cold lexicon that is
// searched for in what is run together: shorter ones occur everywhere.
const shortestCold = 5

// inside reports whether a word that begins at i lacks the space before it.
func inside(text []Char, i int) bool {
	if i == 0 || text[i].Gap != GapNone {
		return false
	}
	k := kindOf[text[i-1].Sym]
	return k != kindMark && k != kindApos
}

// syms returns the symbols of text[from:to], in lower case if they are capitals.
func (m *Model) syms(text []Char, from, to int, caps bool) []Sym {
	out := make([]Sym, 0, 48)
	for _, c := range text[from:to] {
		s := c.Sym
		if caps && upper[s] {
			s = symOf[lower(runeOf[s])]
		}
		out = append(out, s)
	}
	return out
}

// cached returns what find returns, from the cache if it is there.
func (m *Model) cached(s *searcher, a ask) []Arc {
	key := make([]byte, 0, 64)
	for _, o := range a.obs {
		key = append(key, byte(o))
	}
	flags := byte(0)
	if a.generic {
		flags |= 1
	}
	if a.caps {
		flags |= 2
	}
	if a.graph == m.cold {
		flags |= 4
	}
	a.limit = (a.limit + nat - 1) / nat * nat
	key = append(key, 0, flags, byte(a.limit/nat))
	for e := a.ends; e != 0; e >>= 8 {
		key = append(key, byte(e))
	}
	if arcs, ok := m.cache.get(key); ok {
		return arcs
	}
	arcs := m.find(s, a, nil)
	m.cache.put(key, arcs)
	return arcs
}
