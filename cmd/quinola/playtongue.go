package main

import (
	"cmp"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"sync"

	plurals "golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"quinola/corpus/lang"
	"quinola/templates/phrases"
)

// tongue is a printer that speaks a reader's language. What the books say it
// prints as it is.
type tongue struct {
	printer
	tag   language.Tag
	words *message.Printer
}

func (p printer) in(tag language.Tag) tongue {
	return tongue{p, tag, phrases.Printer(tag)}
}

// ownTongue returns the language of the reader's surroundings.
func ownTongue() language.Tag {
	return phrases.Best(cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG")))
}

// tongueOf returns the language that a reader asks for, or his own.
func tongueOf(asked string) (language.Tag, error) {
	if asked == "" {
		return ownTongue(), nil
	}
	for _, l := range phrases.Languages {
		if l.Tag.String() == asked {
			return l.Tag, nil
		}
	}
	return language.Und, fmt.Errorf("-lang is en, fr or sv, not %q", asked)
}

// tr returns a phrase of the table, whose key stands in the call.
func (t tongue) tr(key string, args ...any) string {
	return phrases.Sprintf(t.words, t.tag, key, args...)
}

// put prints a phrase of the table on a line of its own.
func (t tongue) put(indent, key string, args ...any) { t.line("%s%s", indent, t.tr(key, args...)) }

// said returns a text that was put together elsewhere, as the table says it.
func (t tongue) said(text string) string {
	if said, ok := phrases.Say(t.tag, text); ok {
		return said
	}
	return text
}

// signed returns a number with its sign; nothing has none.
func (t tongue) signed(n int32) string {
	if n == 0 {
		return "0"
	}
	return t.words.Sprintf("%+d", n)
}

// mean returns a mean with its sign, unless it rounds to nothing.
func (t tongue) mean(n float64) string {
	if math.Abs(n) < .05 {
		return "0"
	}
	return t.words.Sprintf("%+.1f", n)
}

// counted returns a number of counters.
func (t tongue) counted(n int32, unit string) string {
	return t.words.Sprintf("%d %s", n, t.unit(n, unit))
}

// unit returns a counter as one says it after a number.
func (t tongue) unit(n int32, unit string) string {
	if plurals.Cardinal.MatchPlural(t.tag, int(max(n, -n)), 0, 0, 0, 0) != plurals.One {
		unit = many(unit)
	}
	return t.said(unit)
}

// quoted returns what was typed, fit to be shown again.
func quoted(text string) string {
	text = strconv.QuoteToGraphic(text)
	return text[1 : len(text)-1]
}

// typedWords are the words that may be typed in a game, in English; the table
// has what they are in the other languages.
var typedWords = []string{"hint", "why", "log", "score", "undo", "save", "quit", "help", "keep", "under", "record", "next", "end"}

// typedAs is what may be typed for a word, by the plain letters of any language.
var typedAs = sync.OnceValue(func() map[string]string {
	m := map[string]string{"h": "help", "u": "undo", "q": "quit", "exit": "quit"}
	for _, l := range phrases.Languages {
		for _, word := range typedWords {
			m[plain(phrases.Printer(l.Tag).Sprintf(word))] = word
		}
	}
	return m
})

// plain returns a word in small letters without accents, as one may type it.
func plain(word string) string { return lang.Bare(strings.ToLower(word)) }

// typedWord returns the English of a word that was typed in any language, or the
// word as it is, in small letters.
func typedWord(word string) string {
	if english, ok := typedAs()[plain(word)]; ok {
		return english
	}
	return strings.ToLower(word)
}

// yes reports whether an answer is no refusal, in any language.
func yes(answer string) bool {
	return answer == "" || strings.ContainsAny(strings.ToLower(answer[:1]), "yoj")
}

// typing returns how a word is typed: in the reader's language, or in English.
func (t tongue) typing(words ...string) string {
	var list []string
	for _, word := range words {
		if own := t.said(word); own != word {
			word = own + " (" + word + ")"
		}
		list = append(list, word)
	}
	return strings.Join(list, ", ")
}
