// Lexicon learns the model by which corpus/restore reads French, and writes it
// where that package embeds it.
//
//	npm pack dictionary-fr@3 && tar xf dictionary-fr-3.0.0.tgz
//	go run ./corpus/restore/lexicon -dictionary package academie hague-1785
//
// It expands the dictionary (Grammalecte's, MPL-2.0, see LICENSE-dictionary-fr),
// makes period forms of its words by rule, adds the curated words of fr.txt, and
// then learns from the edited texts: which words follow which, which of two
// words that look alike stands where, and, by expectation and maximisation from
// seeds.tsv, what the machine shows for what was printed.
//
// So the model has seen the leaves of these books. How well it reads a leaf that
// it has not seen is measured with -without: learn without the even leaves, and
// go test ./corpus/edition -run Unaided -v tells of odd and even ones apart.
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

	"quinola/corpus/restore/channel"
)

func main() {
	log.SetFlags(0)
	dictionary := flag.String("dictionary", "", "folder of the unpacked npm package dictionary-fr 3.0")
	curated := flag.String("curated", "corpus/restore/lexicon/fr.txt", "curated words")
	rare := flag.String("rare", "corpus/restore/lexicon/fr-rare.txt", "words of the dictionary that are left out")
	seeds := flag.String("seeds", "corpus/restore/lexicon/seeds.tsv", "confusions to start from")
	out := flag.String("o", "corpus/restore/data/fr", "folder to write")
	rounds := flag.Int("rounds", 5, "rounds of learning")
	folder := flag.String("corpus", "corpus", "folder of the edited texts")
	without := flag.String("without", "", "odd or even leaves, not to be learned from: to measure on what was not seen")
	flag.Parse()
	if err := learn(*dictionary, *curated, *rare, *seeds, *out, *folder, *without, *rounds, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
}

// learn makes the model from the dictionary and the edited texts, and writes it to out.
func learn(dictionary, curated, rare, seedFile, out, folder, without string, rounds int, texts []string) error {
	wanted := func(leaf int) bool {
		return !(without == "odd" && leaf%2 == 1 || without == "even" && leaf%2 == 0)
	}
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
	leaves, err := edited(folder, texts, wanted, lex)
	if err != nil {
		return err
	}
	m := channel.New(seeds, costs, first(leaves, lex), graph)
	for round := 1; round <= rounds; round++ {
		began := time.Now()
		c := expect(m, leaves)
		m = channel.Learn(m, lex.forms, graph, c, channel.Rules{Bigrams: true, Least: 0.3, Seeds: seeds, Small: lex.small, Fixed: fixed})
		edges, _ := m.Confusions()
		log.Printf("round %d: %.0f nats, %d words, %d confusions, %v", round, c.Cost, len(m.Vocabulary()), len(edges), time.Since(began).Round(time.Second))
	}
	var examples []channel.Example
	for _, l := range leaves {
		examples = append(examples, m.Examples(l.text, l.sure)...)
	}
	m.Teach(examples)
	edges, costs := m.Confusions()
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	for name, data := range map[string]string{
		"confusions.tsv": channel.WriteConfusions(edges, costs), "words.tsv": m.WriteWords(),
		"bigrams.tsv": m.WriteBigrams(), "classes.tsv": m.WriteClasses(), "senses.tsv": m.WriteSenses(), "lexicon.dawg": string(packed),
	} {
		if err := os.WriteFile(filepath.Join(out, name), []byte(data), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// first returns the initial vocabulary: the words that the editors read.
func first(leaves []leaf, lex *words) []channel.Word {
	counts := map[string]float64{}
	for _, l := range leaves {
		for _, s := range l.sure {
			for _, w := range s.Words {
				counts[w.Key]++
			}
		}
	}
	return vocabulary(counts, lex)
}

// fixedCosts takes the costs that end in "!" out of a table of seeds: those
// that the scans do not determine, and that are not learned.
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
