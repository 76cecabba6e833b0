package pictures

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"os"
	"reflect"
	"regexp"
	"testing"
)

// Every card is well-formed, differs from every other, is small, and asks the
// browser for nothing else.
func TestEveryCardIsAPictureOfItsOwn(t *testing.T) {
	seen := map[string]string{}
	check := func(name string, svg []byte) {
		d := xml.NewDecoder(bytes.NewReader(svg))
		for {
			tok, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if el, ok := tok.(xml.StartElement); ok {
				for _, a := range el.Attr {
					if a.Name.Local == "href" && a.Value[0] != '#' {
						t.Errorf("%s refers to %s", name, a.Value)
					}
				}
			}
		}
		if other, dup := seen[string(svg)]; dup {
			t.Errorf("%s looks exactly like %s", name, other)
		}
		seen[string(svg)] = name
		if len(svg) > 9000 {
			t.Errorf("%s takes %d bytes", name, len(svg))
		}
	}
	for _, s := range []byte(Suits) {
		for _, r := range []byte(Ranks) {
			check(Name(r, s), Card(r, s))
		}
	}
	check("the back", Back())
}

func TestNames(t *testing.T) {
	for _, c := range []struct {
		rank, suit byte
		want       string
	}{{'J', 'H', "knave of hearts"}, {'2', 'C', "two of clubs"}, {'X', 'H', "card"}} {
		if got := Name(c.rank, c.suit); got != c.want {
			t.Errorf("Name(%c, %c) = %q, want %q", c.rank, c.suit, got, c.want)
		}
	}
}

// A card has the same letter on its picture and in a sentence, in each language: the script
// of the page has those of the sentences.
func TestSentencesHaveTheLettersOfThePictures(t *testing.T) {
	script, err := os.ReadFile("../../templates/script/indices.ts")
	if err != nil {
		t.Fatal(err)
	}
	list := regexp.MustCompile(`const letters: [^=]*= (\{.*\});`).FindSubmatch(script)
	if list == nil {
		t.Fatal("indices.ts has no letters")
	}
	var sentences map[string]map[string]string
	if err := json.Unmarshal(regexp.MustCompile(`(\w+):`).ReplaceAll(list[1], []byte(`"$1":`)), &sentences); err != nil {
		t.Fatal(err)
	}
	pictures := map[string]map[string]string{}
	for _, l := range languages {
		pictures[l.name] = map[string]string{}
		for rank, letter := range l.letters {
			pictures[l.name][string(rank)] = letter
		}
	}
	if !reflect.DeepEqual(sentences, pictures) {
		t.Errorf("in sentences %v, on pictures %v", sentences, pictures)
	}
}
