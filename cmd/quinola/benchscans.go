package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"quinola/corpus/lang"
	"quinola/corpus/plainjson"
	"quinola/corpus/restore"
	"quinola/corpus/restore/score"
)

// pairing is a scan with its careful transcription.
type pairing struct{ ID, Text, Lang, Raw, Gold string }

// scansIn reads the pairs at path: a file of lines {"id","lang","raw","gold"}, of
// which those with the same "text" are summed, or a folder in which NAME.gold.txt
// is the transcription of the scan NAME.txt.
func (c *call) scansIn(path, code string) ([]pairing, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fileError(err)
	}
	var out []pairing
	if !info.IsDir() {
		data, err := readPlain(path)
		if err != nil {
			return nil, err
		}
		err = eachLine(path, data, func(where string, line []byte) error {
			var s pairing
			if err := plainjson.Line(where, `{"id","lang","raw","gold"}`, line, &s); err != nil {
				return err
			}
			if s.Lang == "" {
				s.Lang = code
			}
			if lang.Of(s.Lang) == nil || s.Raw == "" || s.Gold == "" {
				return fmt.Errorf(`%s: %q wants "raw", "gold" and a "lang": %s`, where, s.ID, langs)
			}
			if s.Text == "" {
				s.Text = strings.TrimSuffix(filepath.Base(path), ".jsonl")
			}
			out = append(out, s)
			return nil
		})
		if err == nil && len(out) == 0 {
			err = fmt.Errorf(`quinola bench: no lines {"id","lang","raw","gold"} in %s`, path)
		}
		return out, err
	}
	if err := c.lang(code); err != nil {
		return nil, err
	}
	golds, _ := filepath.Glob(filepath.Join(path, "*.gold.txt"))
	for _, g := range golds {
		name := strings.TrimSuffix(g, ".gold.txt")
		gold, err := readPlain(g)
		if err != nil {
			return nil, err
		}
		raw, err := readPlain(name + ".txt")
		if err != nil {
			return nil, fmt.Errorf("%w: the scan of which %s is the transcription", err, filepath.Base(g))
		}
		out = append(out, pairing{filepath.Base(name), filepath.Base(name), code, string(raw), string(gold)})
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("quinola bench: no pairs NAME.txt and NAME.gold.txt in %s", path)
	}
	return out, nil
}

func raws(scans []pairing) []restore.Passage {
	out := make([]restore.Passage, len(scans))
	for i, s := range scans {
		out[i] = restore.Passage{Text: s.Raw, Lang: s.Lang}
	}
	return out
}

// benchScans tells what restoring does to scans of which transcriptions are at
// hand: letters wrong before and after, right words spoilt, wrong words mended, and how
// many of the spoilt have a figure or a capital. They are judged together, as restore
// -jsonl does.
func (c *call) benchScans(path, code string) error {
	scans, err := c.scansIn(path, code)
	if err != nil {
		return err
	}
	var names []string
	sums := map[string]*score.Tally{}
	for batch := range slices.Chunk(scans, passagesAtOnce) {
		company := restore.Together(raws(batch))
		for i, s := range batch {
			if sums[s.Text] == nil {
				sums[s.Text] = &score.Tally{}
				names = append(names, s.Text)
			}
			tokens := company.Restore(i)
			sums[s.Text].Add(s.Gold, s.Raw, restore.Reading(tokens), restore.Whole([]byte(s.Raw), tokens), s.Lang)
		}
	}
	if len(names) > 1 {
		all := &score.Tally{}
		for _, n := range names {
			all.Sum(*sums[n])
		}
		names, sums["all"] = append(names, "all"), all
	}
	if c.json {
		type kind struct {
			Right  int `json:"right"`
			Spoilt int `json:"spoilt"`
		}
		type row struct {
			Scan    string  `json:"scan"`
			Letters int     `json:"letters"`
			Before  float64 `json:"before"` // letters wrong, of a hundred
			After   float64 `json:"after"`
			Right   int     `json:"right"`  // words that the scan has right
			Spoilt  float64 `json:"spoilt"` // of a hundred of them
			Aside   float64 `json:"aside"`  // of a hundred of them, taken for furniture
			Wrong   int     `json:"wrong"`
			Mended  float64 `json:"mended"`
			Figures kind    `json:"figures"` // of the right words, those with a figure
			Names   kind    `json:"names"`   // and those with a capital within a sentence
		}
		rows := []row{}
		for _, n := range names {
			t := sums[n]
			rows = append(rows, row{n, t.Letters, score.Percent(t.Before, t.Letters), score.Percent(t.After, t.Letters),
				t.Right, score.Percent(t.Spoilt, t.Right), score.Percent(t.Aside, t.Right), t.Wrong, score.Percent(t.Mended, t.Wrong),
				kind{t.Figures, t.FiguresSpoilt}, kind{t.Names, t.NamesSpoilt}})
		}
		return printJSON(c.stdout, map[string]any{"scans": rows})
	}
	fmt.Fprintf(c.stdout, "%-24s %9s  %s\n", "scan", "letters", "wrong letters, right words spoilt + taken for furniture, wrong words mended; words with figures and with capitals spoilt")
	for _, n := range names {
		t := sums[n]
		fmt.Fprintf(c.stdout, "%-24s %9d  %.2f %% → %.2f %%, %.2f + %.2f %% of %d, %.0f %% of %d; %d of %d, %d of %d\n", n, t.Letters,
			score.Percent(t.Before, t.Letters), score.Percent(t.After, t.Letters),
			score.Percent(t.Spoilt, t.Right), score.Percent(t.Aside, t.Right), t.Right, score.Percent(t.Mended, t.Wrong), t.Wrong, t.FiguresSpoilt, t.Figures, t.NamesSpoilt, t.Names)
	}
	return nil
}
