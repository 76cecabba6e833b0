// Lexicon learns the model by which corpus/restore reads French, and writes it
// where that package embeds it.
//
//	npm pack dictionary-fr@3 && tar xf dictionary-fr-3.0.0.tgz
//	go run ./corpus/restore/lexicon -dictionary package -o corpus/restore/data/fr corpus/texts/academie/source.txt corpus/texts/hague-1785/source.txt
//
// It expands the dictionary (Grammalecte's, MPL-2.0, see LICENSE-dictionary-fr),
// makes period forms of its words by rule, adds the curated words of fr.txt, and
// then learns from the scans themselves, without any transcription, which words
// they hold and what the machine confused (expectation and maximisation, started
// from seeds.tsv).
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"quinola/corpus/restore"
	"quinola/corpus/restore/channel"
)

func main() {
	log.SetFlags(0)
	dictionary := flag.String("dictionary", "", "folder of the unpacked npm package dictionary-fr 3.0")
	curated := flag.String("curated", "corpus/restore/lexicon/fr.txt", "curated words")
	rare := flag.String("rare", "corpus/restore/lexicon/fr-rare.txt", "words of the dictionary that are left out")
	seeds := flag.String("seeds", "corpus/restore/lexicon/seeds.tsv", "confusions to start from")
	out := flag.String("o", "corpus/restore/data/fr", "folder to write")
	rounds := flag.Int("rounds", 14, "rounds of learning")
	flag.Parse()
	if err := learn(*dictionary, *curated, *rare, *seeds, *out, *rounds, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

func learn(dictionary, curated, rare, seedFile, out string, rounds int, texts []string) error {
	lex, cold, err := lexicon(dictionary, curated, rare)
	if err != nil {
		return err
	}
	graph := channel.Minimise(cold)
	packed := graph.Pack()
	log.Printf("%d keys, %d words of the lexicon, packed in %d bytes", len(lex.forms), len(cold), len(packed))
	table, err := os.ReadFile(seedFile)
	if err != nil {
		return err
	}
	text, fixed, err := fixedCosts(string(table))
	if err != nil {
		return fmt.Errorf("%s: %w", seedFile, err)
	}
	seeds, costs, err := channel.ParseConfusions(text)
	if err != nil {
		return fmt.Errorf("%s: %w", seedFile, err)
	}
	var leaves [][]channel.Char
	for _, name := range texts {
		src, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		leaves = append(leaves, restore.Observe(src, "fr", nil)...)
	}
	m := channel.New(seeds, costs, first(leaves, lex), graph)
	for round := 1; round <= rounds; round++ {
		began := time.Now()
		c := expect(m, leaves)
		m = channel.Learn(m, lex.forms, graph, c, channel.Rules{Bigrams: round > rounds/2, Least: least(round, rounds), Seeds: seeds, Weights: lex.weights, Small: lex.small, Fixed: fixed})
		edges, _ := m.Confusions()
		log.Printf("round %d: %.0f nats, %d words, %d confusions, %v", round, c.Cost, len(m.Vocabulary()), len(edges), time.Since(began).Round(time.Second))
	}
	edges, costs := m.Confusions()
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	for name, data := range map[string]string{
		"confusions.tsv": channel.WriteConfusions(edges, costs), "words.tsv": m.WriteWords(),
		"bigrams.tsv": m.WriteBigrams(), "classes.tsv": m.WriteClasses(), "lexicon.dawg": string(packed),
	} {
		if err := os.WriteFile(filepath.Join(out, name), []byte(data), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// least is how often a word must be seen to be kept: at first hardly at all.
func least(round, rounds int) float64 {
	if round < rounds/2 {
		return 0.02
	}
	return 0.3
}

// first is the vocabulary to begin with: the words that the scans may show with
// no more than long s misread, as often as they may show them, and the curated ones.
func first(leaves [][]channel.Char, lex *words) []channel.Word {
	byShape := map[string][]string{}
	for key := range lex.forms {
		byShape[shape(key)] = append(byShape[shape(key)], key)
	}
	counts := map[string]float64{}
	for k := range lex.curated {
		counts[k] = 0.5
	}
	for _, leaf := range leaves {
		for _, s := range channel.Strings(leaf) {
			if strings.Contains(",.;:?!()-—[]\"", s) {
				counts[s]++
				continue
			}
			keys := byShape[shape(strings.ToLower(s))]
			for _, k := range keys {
				counts[k] += 1 / float64(len(keys))
			}
		}
	}
	return vocabulary(counts, lex)
}

// fixedCosts takes the costs out of a table of seeds that end in "!": what the
// scans cannot tell by themselves, and is not to be learned.
func fixedCosts(table string) (string, map[[2]string]int32, error) {
	fixed := map[[2]string]int32{}
	lines := strings.Split(table, "\n")
	for i, l := range lines {
		rest, ok := strings.CutSuffix(l, "!")
		if !ok {
			continue
		}
		lines[i] = rest
		f := strings.Split(rest, "\t")
		if len(f) != 3 {
			return "", nil, fmt.Errorf("line %d: want obs, true and cost", i+1)
		}
		v, err := strconv.Atoi(f[2])
		if err != nil {
			return "", nil, fmt.Errorf("line %d: %q is no cost", i+1, f[2])
		}
		fixed[[2]string{f[0], f[1]}] = int32(v)
	}
	return strings.Join(lines, "\n"), fixed, nil
}
