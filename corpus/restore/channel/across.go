package channel

import "strings"

// acrossRuns adds the words that end within run i or begin within it, and those
// that continue into the next runs.
func (m *Model) acrossRuns(s *searcher, text []Char, rs []run, i int, at [][]Arc) {
	r := &rs[i]
	if r.mark || r.to-r.from >= longestRun {
		return
	}
	obs := m.syms(text, r.from, r.to, r.caps)
	pos := make([]int32, 0, 64) // of symbol k; the last of the end
	for k := range obs {
		pos = append(pos, int32(r.from+k))
	}
	pos = append(pos, int32(r.to))
	var inner, outer uint64
	elided := m.elisions(obs)
	if r.good {
		inner = elided
	} else {
		for k := 1; k < len(obs); k++ {
			inner |= 1 << uint(k)
		}
	}
	limit := int32(runsLimit)
	for j, joined := i+1, 0; j < len(rs) && joined < 3; j++ {
		sep, sepPos, k, ok := m.between(text, rs, j)
		if !ok {
			break
		}
		j = k
		next := &rs[j]
		if next.to-next.from >= longestRun {
			break
		}
		if r.good && next.good {
			if joined > 0 {
				break
			}
			limit = min(limit, r.best+next.best+runsOver)
		} else if len(sep) > 1 && next.good && r.good {
			break
		}
		more := m.syms(text, next.from, next.to, next.caps || r.caps)
		if len(obs)+len(sep)+len(more) > longestWindow {
			break
		}
		obs = append(obs, sep...)
		pos = append(pos[:len(pos)-1], sepPos...)
		for k := range more {
			pos = append(pos, int32(next.from+k))
		}
		pos = append(pos, int32(next.to))
		if !next.good {
			for k := len(obs) + 1; k < len(obs)+len(more); k++ {
				outer |= 1 << uint(k)
			}
		}
		obs = append(obs, more...)
		outer |= 1 << uint(len(obs))
		joined++
		if r.good && next.good {
			break
		}
	}
	m.withMarks(s, text, rs, i, at)
	ends := inner | outer
	if ends != 0 {
		m.fromSymbol(s, text, r, obs, pos, 0, ends, limit, at)
	}
	for k := 1; k < r.to-r.from; k++ {
		e := (ends | 1<<uint(r.to-r.from)) >> uint(k+1) << uint(k+1)
		if e != 0 && (!r.good || elided>>uint(k)&1 == 1) {
			m.fromSymbol(s, text, r, obs, pos, k, e, limit, at)
		}
	}
}

// withMarks adds the words that begin or end with a mark beside run i, without
// a gap, if the machine may show a letter as that mark: i! for il, ]eu for jeu,
// eft: for est.
func (m *Model) withMarks(s *searcher, text []Char, rs []run, i int, at [][]Arc) {
	r := &rs[i]
	if i > 0 && rs[i-1].mark && text[r.from].Gap == GapNone && misread(text[rs[i-1].from].Sym) {
		m.markedWord(s, text, rs[i-1].from, r.to, r.caps, at, func(steps []Step) Step { return steps[0] })
	}
	if i+1 < len(rs) && rs[i+1].mark && text[rs[i+1].from].Gap == GapNone && misread(text[rs[i+1].from].Sym) {
		for k := r.from; k < r.to; k++ {
			m.markedWord(s, text, k, rs[i+1].to, r.caps, at, func(steps []Step) Step { return steps[len(steps)-1] })
		}
	}
}

// markedWord adds the words of text[from:to) in which the table's confusions
// explain the mark. Dirt is handled elsewhere.
func (m *Model) markedWord(s *searcher, text []Char, from, to int, caps bool, at [][]Arc, mark func([]Step) Step) {
	obs := m.syms(text, from, to, caps)
	if len(obs) > longestRun {
		return
	}
	for _, a := range m.cached(s, ask{graph: m.hot, obs: obs, ends: 1 << uint(len(obs)), limit: overLimit, margin: overMargin, caps: caps, most: overSteps}) {
		if st := mark(a.Steps); st.Edge >= 0 && len(m.edges[st.Edge].True) > 0 {
			a.From, a.To = int32(from), int32(to)
			add(at, a)
		}
	}
}

// elisions returns the places within a run at which an elided word may end,
// because the machine shows l' as what stands there: Tas for l'as.
func (m *Model) elisions(obs []Sym) uint64 {
	var at uint64
	for _, i := range m.byFirst[obs[0]] {
		e := &m.edges[i]
		if n := len(e.Obs); n < len(obs) && len(e.True) > 1 && e.True[len(e.True)-1] == Apos && match(obs, e.Obs) {
			at |= 1 << uint(n)
		}
	}
	return at
}

// misread reports whether a mark may show a letter or a part of one.
func misread(mark Sym) bool {
	return strings.ContainsRune("!:[]\"", runeOf[mark])
}

// between returns what parts run j from the word before it, and the next run
// after that.
func (m *Model) between(text []Char, rs []run, j int) (sep []Sym, pos []int32, next int, ok bool) {
	for n := 0; j < len(rs) && n < 2; n++ {
		r := &rs[j]
		g := text[r.from].Gap
		if g == GapBlank && n == 0 {
			// A blank line parts words, unless every line of the leaf is followed by one;
			// broken words show whether it is.
			g = GapLine
		}
		if !r.mark {
			if n > 0 && g == GapSpace && sep[len(sep)-1] != SymHyphen && runeOf[sep[len(sep)-1]] != '-' {
				return nil, nil, 0, false // a mark with a space parts words
			}
			switch {
			case len(sep) > 0 && sep[len(sep)-1] == SymHyphen:
			case g == GapSpace:
				sep, pos = append(sep, SymSpace), append(pos, int32(r.from))
			case g >= GapLine:
				sep, pos = append(sep, SymLine), append(pos, int32(r.from))
			}
			return sep, pos, j, true
		}
		if n > 0 {
			return nil, nil, 0, false
		}
		s := text[r.from].Sym
		if runeOf[s] == '-' && g == GapNone {
			// Dirt in the margin may stand between a hyphen and the line's end.
			k := j + 1
			for k < len(rs) && k < j+3 && text[rs[k].from].Gap < GapLine && dirt(text, &rs[k]) {
				k++
			}
			if k < len(rs) && text[rs[k].from].Gap >= GapLine {
				sep, pos = append(sep, SymHyphen), append(pos, int32(r.from))
				j = k
				continue
			}
		}
		if runeOf[s] == '-' && g == GapNone && j+1 < len(rs) && text[rs[j+1].from].Gap >= GapLine {
			sep, pos = append(sep, SymHyphen), append(pos, int32(r.from))
		} else {
			switch {
			case g == GapSpace:
				sep, pos = append(sep, SymSpace), append(pos, int32(r.from))
			case g >= GapLine:
				return nil, nil, 0, false
			}
			sep, pos = append(sep, s), append(pos, int32(r.from))
		}
		j++
	}
	return nil, nil, 0, false
}

// dirt reports whether a run holds neither letters nor figures.
func dirt(text []Char, r *run) bool {
	if r.to-r.from > 2 {
		return false
	}
	for _, c := range text[r.from:r.to] {
		if k := kindOf[c.Sym]; k == kindLetter || k == kindDigit {
			return false
		}
	}
	return true
}

// fromSymbol adds the words that begin at symbol k of a window.
func (m *Model) fromSymbol(s *searcher, text []Char, r *run, obs []Sym, pos []int32, k int, ends uint64, limit int32, at [][]Arc) {
	last := 63
	for ends>>uint(last) == 0 {
		last--
	}
	a := ask{graph: m.hot, obs: obs[k:last], ends: ends >> uint(k), limit: limit, margin: overMargin, caps: r.caps, generic: r.caps, most: overSteps}
	found := m.cached(s, a)
	if r.lost && last-k >= shortestCold {
		// What is no word may be several words run together, rare ones among them.
		a.graph, a.ends, a.limit, a.margin = m.cold, a.ends>>shortestCold<<shortestCold, m.costs.Cold+coldRunOver, coldRunMargin
		found = append(found[:len(found):len(found)], m.cached(s, a)...)
	}
	for _, arc := range found {
		arc.From = pos[k]
		arc.To = pos[int(arc.To)+k]
		if arc.To <= arc.From {
			continue
		}
		if arc.From == int32(r.from) && arc.To == int32(r.to) {
			continue
		}
		add(at, arc)
	}
}
