package markup

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
)

func render(t testing.TB, source string) (string, *Doc) {
	t.Helper()
	d := Parse([]byte(source), 1)
	var b strings.Builder
	err := d.HTML(&b, Renderer{
		Link: func(r Ref) (string, string) { return "/" + string(r.Kind) + "/" + r.Target, r.Target },
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String(), d
}

func TestHTML(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"a clause", "See [[hague-1785:1]].", `<p>See <a href="/clause/hague-1785:1" class="clause">hague-1785:1</a>.</p>`},
		{"a term with its own words", "[[term:remise|the *Remise*]]", `<p><a href="/term/remise" class="term">the *Remise*</a></p>`},
		{"a rule", "*[[rule:reversis/points#ace]]*", `<p><em><a href="/rule/reversis/points#ace" class="rule">reversis/points#ace</a></em></p>`},
		{"not a link", "[[]] and [[ and", `<p>[[]] and [[ and</p>`},
		{"an escaped one", `\[[x]]`, `<p>[[x]]</p>`},
		{"a card", "Play ♥J, not ♥Jack", `<p>Play ♥J, not ♥Jack</p>`},
		{"raw HTML is text", "<b onclick=x>hi</b>\n\n<script>alert(1)</script>",
			"<p>&lt;b onclick=x&gt;hi&lt;/b&gt;</p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"},
		{"a script link is only its words", "[click](javascript:alert(1))", `<p>click</p>`},
		{"a web link", "[site](https://example.org/?a=1&b=%22)", `<p><a href="https://example.org/?a=1&amp;b=%22" rel="external">site</a></p>`},
		{"a picture is only its description", "![a card](https://example.org/x.png)", `<p>a card</p>`},
		{"quotes in a target", `[[a" onclick="x]]`, `<p><a href="/clause/a&#34; onclick=&#34;x" class="clause">a&#34; onclick=&#34;x</a></p>`},
		{"quotes", `The "Partie" (the *"Remise"*) isn't [[term:party|"this"]] -- see...`, `<p>The “Partie” (the <em>“Remise”</em>) isn’t <a href="/term/party" class="term">&#34;this&#34;</a> -- see...</p>`},
		{"a list from three", "3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>"},
		{"code", "`a<b`\n\n```\n<x>\n```", "<p><code>a&lt;b</code></p>\n<pre><code>&lt;x&gt;\n</code></pre>"},
	} {
		got, _ := render(t, c.in)
		if strings.TrimSpace(got) != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestCardsAreHandedToThePage(t *testing.T) {
	var cards []string
	for text := []byte("♥J and ♠K, ♦9♣2 but not ♥ or ♥11"); len(text) > 0; {
		at, size := card(text)
		cards = append(cards, string(text[at:at+size]))
		text = text[at+size:]
	}
	if got := strings.Join(cards, " "); strings.TrimSpace(got) != "♥J ♠K ♦9 ♣2" {
		t.Errorf("found %q", got)
	}
}

func TestLinesAndBlocks(t *testing.T) {
	d := Parse([]byte("One [[hague-1785:1]].\n\n```play East places\nrules hague-1785\n```\n\nand [[term:x]]\n![p](q)\n"), 10)
	if len(d.Plays) != 1 || d.Plays[0] != (Play{"East places", "rules hague-1785\n", 13}) {
		t.Errorf("plays %+v", d.Plays)
	}
	if len(d.Refs) != 2 || d.Refs[0].Line != 10 || d.Refs[1].Line != 16 {
		t.Errorf("refs %+v", d.Refs)
	}
	if len(d.Faults) != 1 || d.Faults[0].Line < 16 || !strings.Contains(d.Faults[0].Text, "no pictures") {
		t.Errorf("faults %+v", d.Faults)
	}
}

func TestText(t *testing.T) {
	d := Parse([]byte("# Head\n\nSee *[[hague-1785:1|Art. I]]* &amp; ♥J\nmore.\n\n```play x\nrules\n```\n"), 1)
	if got, want := d.Text(), "Head\n\nSee Art. I & ♥J more."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// A note of nothing but brackets is refused at once, and one with many is read.
func TestCrowdedParagraphs(t *testing.T) {
	for _, c := range []struct {
		source string
		line   int // of the fault; 0 for none
	}{
		{strings.Repeat("See [[term:remise]] and \"this\".\n\n", 1000), 0},
		{"# A\n\n" + strings.Repeat("[", 250<<10), 3},
		{"> " + strings.Repeat("> ", 120<<10), 1},
		{strings.Repeat("[a](", 60<<10), 1},
		{"x\n\ny\n" + strings.Repeat("\"\n", 250<<10), 3},
	} {
		d := Parse([]byte(c.source), 1)
		switch {
		case c.line == 0 && len(d.Faults) > 0:
			t.Errorf("%.20q: %v", c.source, d.Faults)
		case c.line > 0 && (len(d.Faults) != 1 || d.Faults[0].Line != c.line || !strings.Contains(d.Faults[0].Text, "part the paragraph")):
			t.Errorf("%.20q: %v, want line %d", c.source, d.Faults, c.line)
		}
	}
}

// tags are all that a note may become.
var tags = map[string]bool{"html": true, "head": true, "body": true, "p": true, "h1": true, "h2": true, "h3": true, "h4": true, "h5": true,
	"h6": true, "hr": true, "blockquote": true, "ul": true, "ol": true, "li": true, "em": true, "strong": true, "pre": true, "code": true, "a": true, "br": true}

func FuzzHTML(f *testing.F) {
	for _, s := range []string{
		"[[a|b]] ♥J *x* `y` [z](https://e.org \"t\")", "<img src=x onerror=alert(1)>", "![x](javascript:1)", "&lt;script&gt;",
		"[a](JaVaScRiPt:x)", "<https://e.org/\"onclick=x>", "[x]: javascript:1 \"<b>\"\n\n[x]", "```play <b>\n</code><script>\n```", "[[\"><script>]]", "> - # 1. \x00\xff",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, source string) {
		out, _ := render(t, source)
		tree, err := html.Parse(strings.NewReader(out))
		if err != nil {
			t.Fatal(err)
		}
		for n := range tree.Descendants() {
			if n.Type == html.CommentNode || n.Type == html.ElementNode && !tags[n.Data] {
				t.Fatalf("%q becomes %q, with <%s>", source, out, n.Data)
			}
			for _, a := range n.Attr {
				switch {
				case a.Key == "class" || a.Key == "rel" || a.Key == "start":
				case a.Key == "href" && (strings.HasPrefix(a.Val, "/") || allowed([]byte(a.Val))):
				default:
					t.Fatalf("%q becomes %q, with %s=%q", source, out, a.Key, a.Val)
				}
			}
		}
	})
}
