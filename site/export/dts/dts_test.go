package dts

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"quinola/corpus"
	"quinola/corpus/edition"
	"quinola/site/export"
)

var contents = sync.OnceValues(func() (export.Contents, error) {
	c, err := edition.Open(corpus.FS)
	return export.Contents{Corpus: c}, err
})

// schemas is a folder with the schemas of the validator of Distributed Text
// Services, to which every answer is then held besides. They bear no licence, so
// they do not lie here: docs/testing.md says where they are.
var schemas = flag.String("schemas", "", "the folder of schemas of dts-validator")

// validator holds an answer to the schema of its kind: the project's own, which
// has what the tables of the specification say, and that of -schemas.
type validator struct {
	own    *jsonschema.Schema
	theirs map[string]*jsonschema.Schema // by @type
}

func newValidator(t *testing.T) *validator {
	t.Helper()
	compile := func(file string) *jsonschema.Schema {
		schema, err := jsonschema.NewCompiler().Compile(file)
		if err != nil {
			t.Fatal(err)
		}
		return schema
	}
	v := &validator{own: compile("testdata/dts.schema.json"), theirs: map[string]*jsonschema.Schema{}}
	if *schemas != "" {
		for kind, file := range map[string]string{"EntryPoint": "entry_response", "Collection": "collection_response", "Resource": "collection_response", "Navigation": "navigation_response"} {
			v.theirs[kind] = compile(filepath.Join(*schemas, file+".schema.json"))
		}
	}
	return v
}

func (v *validator) validate(data []byte) (any, error) {
	answer, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	if err := v.own.Validate(answer); err != nil {
		return answer, err
	}
	if len(v.theirs) > 0 {
		object, _ := answer.(map[string]any)
		kind, _ := object["@type"].(string)
		if v.theirs[kind] == nil {
			return answer, fmt.Errorf("no schema for %q", kind)
		}
		return answer, v.theirs[kind].Validate(answer)
	}
	return answer, nil
}

// client asks a service as a program would, and holds every answer to the
// schema.
type client struct {
	t      *testing.T
	server *httptest.Server
	schema *validator
}

func newClient(t *testing.T) *client {
	c, err := contents()
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(New(c, "/dts/").Handler("/dts/"))
	t.Cleanup(server.Close)
	return &client{t, server, newValidator(t)}
}

func (c *client) get(path string, status int) ([]byte, http.Header) {
	c.t.Helper()
	r, err := c.server.Client().Get(c.server.URL + path)
	if err != nil {
		c.t.Fatal(err)
	}
	defer r.Body.Close()
	data, err := io.ReadAll(r.Body)
	if err != nil {
		c.t.Fatal(err)
	}
	if r.StatusCode != status {
		c.t.Fatalf("%s: %d, want %d: %.300s", path, r.StatusCode, status, data)
	}
	return data, r.Header
}

// object asks for JSON, which must be valid.
func (c *client) object(path string) map[string]any {
	c.t.Helper()
	data, header := c.get(path, http.StatusOK)
	if got := header.Get("Content-Type"); got != jsonLD {
		c.t.Errorf("%s is %s", path, got)
	}
	v, err := c.schema.validate(data)
	if err != nil {
		c.t.Errorf("%s: %v", path, err)
	}
	object, ok := v.(map[string]any)
	if !ok {
		c.t.Fatalf("%s is no object", path)
	}
	return object
}

// expand fills a URI template of the form {?a,b} or {&a,b} with the values
// that there are.
func expand(template string, values url.Values) string {
	head, rest, ok := strings.Cut(template, "{")
	if !ok {
		return template
	}
	list, tail, _ := strings.Cut(rest, "}")
	joint := list[:1]
	for name := range strings.SplitSeq(list[1:], ",") {
		if values.Has(name) {
			head += joint + name + "=" + url.QueryEscape(values.Get(name))
			joint = "&"
		}
	}
	return head + tail
}

func all(x map[string]any) []map[string]any {
	var list []map[string]any
	members, _ := x["member"].([]any)
	for _, m := range members {
		list = append(list, m.(map[string]any))
	}
	return list
}

// TestWalk goes from the entry point to the document of every text, and to one
// unit of each kind.
func TestWalk(t *testing.T) {
	c := newClient(t)
	corp, _ := contents()
	entry := c.object("/dts/")
	root := c.object(expand(entry["collection"].(string), nil))
	if n := len(all(root)); n != len(corp.Corpus.Texts) || int(number(t, root["totalChildren"])) != n {
		t.Fatalf("the collection has %d texts, the corpus %d", n, len(corp.Corpus.Texts))
	}
	for _, member := range all(root) {
		text := corp.Corpus.Text(member["@id"].(string))
		one := c.object(expand(member["collection"].(string), nil))
		if one["@type"] != "Resource" || one["title"] != member["title"] {
			t.Errorf("%s stands alone as %v", text.ID, one)
		}
		var units []map[string]any
		for page := expand(member["navigation"].(string), url.Values{"down": {"-1"}}); page != ""; {
			found := c.object(page)
			units = append(units, all(found)...)
			page = ""
			if view, ok := found["view"].(map[string]any); ok && view["next"] != nil {
				page = strings.TrimPrefix(view["next"].(string), c.server.URL)
			}
		}
		clauses := 0
		tried := map[any]bool{}
		for _, u := range units {
			if u["citeType"] == "clause" {
				clauses++
			}
			if tried[u["citeType"]] {
				continue
			}
			tried[u["citeType"]] = true
			id := u["identifier"].(string)
			c.object(expand(member["navigation"].(string), url.Values{"ref": {id}, "down": {"1"}}))
			data, header := c.get(expand(member["document"].(string), url.Values{"ref": {id}}), http.StatusOK)
			wellFormed(t, id, data)
			if !strings.Contains(header.Get("Link"), `rel="collection"`) || header.Get("Content-Type") != teiXML || !bytes.Contains(data, []byte("<dts:wrapper ")) {
				t.Errorf("%s %s: %v %.200s", text.ID, id, header, data)
			}
		}
		if clauses != len(text.Clauses) {
			t.Errorf("%s: %d clauses to be walked to, of %d", text.ID, clauses, len(text.Clauses))
		}
		data, _ := c.get(expand(member["document"].(string), nil), http.StatusOK)
		wellFormed(t, text.ID, data)
	}
}

func number(t *testing.T, v any) int64 {
	n, err := v.(json.Number).Int64()
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func wellFormed(t *testing.T, name string, data []byte) {
	t.Helper()
	dec := xml.NewDecoder(bytes.NewReader(data))
	for {
		if _, err := dec.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
}

// TestNavigation: the combinations of ref, start, end and down that the
// specification lists.
func TestNavigation(t *testing.T) {
	c := newClient(t)
	for _, x := range []struct{ query, want string }{
		{"ref=3", "-"},
		{"start=3&end=5", "-"},
		{"down=1", "p1 d1 d2 d3 d4 d5 d6 d7 d8"},
		{"ref=d1&down=1", "d1 1 2 3 4 5"},
		{"ref=d1&down=-1", "d1 1 2 3 4 5"},
		{"ref=3&down=0", "1 2 3 4 5"},
		{"ref=3&down=2", "3"},
		{"start=2&end=4&down=1", "2 3 4"},
		{"start=4&end=7&down=-1", "4 5 d2 6 7"},
	} {
		path := "/dts/navigation/?resource=hague-1785&" + x.query
		found := c.object(path)
		got := "-"
		if _, ok := found["member"]; ok {
			var ids []string
			for _, u := range all(found) {
				ids = append(ids, u["identifier"].(string))
			}
			got = strings.Join(ids, " ")
		}
		if got != x.want {
			t.Errorf("%s: %s, want %s", x.query, got, x.want)
		}
	}
}

// TestFaults: what is asked wrongly is told, with the status that the
// specification has for it.
func TestFaults(t *testing.T) {
	c := newClient(t)
	for _, x := range []struct {
		path   string
		status int
	}{
		{"nothing/", 404},
		{"collection/?id=none", 404},
		{"collection/?nav=up", 400},
		{"collection/?page=9", 404},
		{"navigation/", 400},
		{"navigation/?resource=none&down=1", 404},
		{"navigation/?resource=hague-1785", 400},
		{"navigation/?resource=hague-1785&down=0", 400},
		{"navigation/?resource=hague-1785&start=2&end=4&down=0", 400},
		{"navigation/?resource=hague-1785&ref=1&start=1&end=2", 400},
		{"navigation/?resource=hague-1785&start=1", 400},
		{"navigation/?resource=hague-1785&ref=none", 404},
		{"navigation/?resource=hague-1785&ref=1&tree=pages", 404},
		{"navigation/?resource=hague-1785&down=1&tree=pages", 404},
		{"navigation/?resource=hague-1785&start=5&end=2&down=1", 400},
		{"document/?resource=hague-1785&tree=pages", 404},
		{"navigation/?resource=hague-1785&down=deep", 400},
		{"document/", 400},
		{"document/?resource=hague-1785&ref=none", 404},
		{"document/?resource=hague-1785&start=5&end=2", 400},
		{"document/?resource=hague-1785&mediaType=image/png", 404},
	} {
		data, _ := c.get("/dts/"+x.path, x.status)
		var told struct{ Description string }
		if err := json.Unmarshal(data, &told); err != nil || told.Description == "" {
			t.Errorf("%s says %q", x.path, data)
		}
	}
}

// TestPlain: a passage as plain text has the words of its clauses.
func TestPlain(t *testing.T) {
	c := newClient(t)
	data, _ := c.get("/dts/document/?resource=hague-1785&start=2&end=3&mediaType=text/plain", http.StatusOK)
	corp, _ := contents()
	want := ""
	for _, id := range []string{"hague-1785:2", "hague-1785:3"} {
		clause := corp.Corpus.Clause(id)
		want += clause.Label + ". " + clause.Reading() + "\n"
	}
	if string(data) != want {
		t.Errorf("got %q, want %q", data, want)
	}
}

// TestFiles: the answers for a static host are those of the service, and the
// templates of the entry point lead to them.
func TestFiles(t *testing.T) {
	c, err := contents()
	if err != nil {
		t.Fatal(err)
	}
	small := export.Contents{Corpus: corpus.New(c.Corpus.Edition, c.Corpus.Texts[:1])}
	schema := newValidator(t)
	files := map[string][]byte{}
	for name, data := range Files(small, "https://example.org/dts/") {
		files[name] = data
		if strings.HasSuffix(name, ".xml") {
			wellFormed(t, name, data)
			continue
		}
		if _, err := schema.validate(data); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	for _, name := range []string{"index.json", "collection.json", "collection/hague-1785;nav=parents.json", "navigation/hague-1785;down=1.json", "navigation/hague-1785/18.json", "navigation/hague-1785;down=-1/d1.json", "document/hague-1785.xml", "document/hague-1785/18.xml"} {
		if files[name] == nil {
			t.Errorf("there is no %s", name)
		}
	}
}
