package scan

import (
	"fmt"
	"strings"
	"testing"
)

// A word that the machine was not sure of is doubtful, on a short page too; where it
// was unsure of many the least sure are, and where of most, none.
func TestLeastSure(t *testing.T) {
	for _, tt := range []struct {
		name string
		sure []int // of each word, in a hundred
		want string
	}{
		{"one of five", []int{91, 95, 30, 96, 90}, "w2"},
		{"sure of all", []int{91, 95, 80, 96, 90}, ""},
		{"five of ten", []int{40, 20, 91, 95, 96, 10, 97, 30, 48, 93}, "w1 w5 w7"},
		{"most of them", []int{40, 20, 30, 10, 45, 91, 95}, ""},
	} {
		var b strings.Builder
		b.WriteString(`<div class="ocr_page"><span class="ocr_line" title="bbox 0 0 100 10">`)
		for i, s := range tt.sure {
			fmt.Fprintf(&b, ` <span class="ocrx_word" title="bbox %d 0 %d 10; x_wconf %d">w%d</span>`, i*20, i*20+15, s, i)
		}
		b.WriteString(`</span></div>`)
		book, err := Parse("x.hocr", []byte(`<html><body>`+b.String()+`</body></html>`))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, u := range book.Evidence.Unsure {
			got = append(got, string(book.Text[u.Start:u.End]))
		}
		if g := strings.Join(got, " "); g != tt.want {
			t.Errorf("%s: %q are doubtful, want %q", tt.name, g, tt.want)
		}
	}
}
