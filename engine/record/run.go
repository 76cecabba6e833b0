package record

// A run of hands is records one after another, each of which goes on from what
// the one before it left. A block has a line "then" between them, and JSON a
// list under "hands".

// Run returns the record and those that follow it.
func (r *Record) Run() []*Record {
	var list []*Record
	for ; r != nil; r = r.Then {
		list = append(list, r)
	}
	return list
}

// then reads what follows a line "then".
func (p *blockParser) then(lines []string) error {
	next := blockParser{rec: blank(), expect: p.expect, line: p.line}
	if err := next.lines(lines); err != nil {
		return err
	}
	p.rec.Then = next.rec
	return nil
}

// run reads {"rules": ..., "hands": [{...}, {...}]}: what stands beside the
// hands is the first one's.
func (d *decoder) run(v *value) {
	last := d.rec
	for i := range v.list {
		hand := &v.list[i]
		if hand.kind != '{' {
			d.fail(hand, "a hand of a run is an object")
			return
		}
		next := decoder{rec: last}
		if i > 0 {
			next.rec = blank()
		}
		for k, key := range hand.keys {
			if key == "hands" && hand.list[k].kind == '[' {
				d.fail(hand, "a hand of a run is no run")
				return
			}
			next.member(key, &hand.list[k])
		}
		next.number(hand)
		if next.err != nil {
			d.err = next.err
			return
		}
		if i > 0 {
			last.Then, last = next.rec, next.rec
		}
	}
	d.ran = true
}

// apart is an error where a run of hands says something twice: beside the hands
// and in the first of them.
func (d *decoder) apart(run, first *value) {
	for i, key := range first.keys {
		if key != "hands" && run.get(key) != nil {
			d.fail(&first.list[i], "the first hand has \""+key+"\", and so has what stands beside the hands: say it once")
		}
	}
}

// blockRun writes the hands that follow.
func (r *Record) blockRun() string {
	if r.Then == nil {
		return ""
	}
	return "then\n" + r.Then.Block()
}

// appendRun writes a run as JSON.
func (r *Record) appendRun(b []byte) []byte {
	b = append(b, `{"hands":[`...)
	for i, hand := range r.Run() {
		if i > 0 {
			b = append(b, ',')
		}
		alone := *hand
		alone.Then = nil
		b = alone.AppendJSON(b)
	}
	return append(b, "]}"...)
}
