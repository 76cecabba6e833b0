package split

import (
	"fmt"
	"strings"
	"testing"

	"quinola/corpus/lang"
	"quinola/corpus/page"
	"quinola/corpus/restore"
)

// However a book of rules announces its numbers, they are found, each with the
// sentence it stands before and nothing more.
func TestFormsOfLabels(t *testing.T) {
	rules := []string{
		"The players sit round the table and cut for the deal.",
		"Each player puts one counter into the pool before the deal.",
		"The dealer gives five cards to each, by two and by three.",
		"Who revokes pays the value of the pool.",
		"The last trick counts double.",
	}
	arabic := func(form string) func(int) string { return func(n int) string { return fmt.Sprintf(form, n) } }
	roman := func(form string) func(int) string {
		return func(n int) string { return fmt.Sprintf(form, lang.Roman(n)) }
	}
	ends := []string{"", "st", "nd", "rd", "th", "th"}
	for _, tt := range []struct {
		name  string
		label func(n int) string
		apart string // between two items
	}{
		{"1.", arabic("%d. "), "\n\n"}, {"1", arabic("%d "), "\n\n"}, {"1)", arabic("%d) "), "\n\n"}, {"(1)", arabic("(%d) "), "\n\n"},
		{"1:", arabic("%d: "), "\n\n"}, {"1. and a tab", arabic("%d.\t"), "\n\n"}, {"set in", arabic("    %d.  "), "\n\n"},
		{"a line each", arabic("%d. "), "\n"}, {"1st", func(n int) string { return fmt.Sprintf("%d%s. ", n, ends[n]) }, "\n\n"},
		{"I.", roman("%s. "), "\n\n"}, {"I.—", roman("%s.—"), "\n\n"}, {"I. alone", roman("%s.\n\n"), "\n\n"}, {"I. a line each", roman("%s. "), "\n"},
		{"Art. I.", roman("Art. %s. "), "\n\n"}, {"ARTICLE I. alone", roman("ARTICLE %s.\n\n"), "\n\n"}, {"Article 1. alone", arabic("Article %d.\n\n"), "\n\n"},
		{"LAW I.", roman("LAW %s. "), "\n\n"}, {"RULE I alone", roman("RULE %s\n\n"), "\n\n"}, {"Rule 1.", arabic("Rule %d. "), "\n\n"},
		{"§ 1.", arabic("§ %d. "), "\n\n"}, {"§. 1.", arabic("§. %d. "), "\n\n"}, {"No. 1.", arabic("No. %d. "), "\n\n"}, {"CRLF", arabic("%d. "), "\r\n\r\n"},
		{"form feeds", arabic("%d. "), "\n\f\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var parts []string
			for i, r := range rules {
				parts = append(parts, tt.label(i+1)+r)
			}
			src := []byte("THE LAWS OF THE GAME." + strings.Replace(tt.apart, "\n", "\n\n", 1) + strings.Join(parts, tt.apart) + "\n")
			leaves := page.Leaves(src)
			items := Split(src, "en", restore.Tokens(src, "en", leaves), leaves)
			if len(items) != len(rules) {
				t.Fatalf("%d items, want %d: %+v", len(items), len(rules), items)
			}
			for i, it := range items {
				words := strings.Join(strings.Fields(string(src[it.Body:it.Span.End])), " ")
				if it.Number != i+1 || words != rules[i] || len(it.Division) != 1 || it.Division[0] != "THE LAWS OF THE GAME" {
					t.Errorf("item %d: number %d, division %q, words %q", i+1, it.Number, it.Division, words)
				}
			}
		})
	}
}
