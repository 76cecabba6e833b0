package site

import (
	"encoding/xml"

	"quinola/site/page"
)

// openSearchFile describes the search to browsers, so that readers can add it. It must
// hold the address of the edition, and is not written if that is unknown.
const openSearchFile = "search/opensearch.xml"

type openSearch struct {
	XMLName     xml.Name        `xml:"http://a9.com/-/spec/opensearch/1.1/ OpenSearchDescription"`
	ShortName   string          `xml:"ShortName"`
	Description string          `xml:"Description"`
	Languages   []string        `xml:"Language"`
	Input       string          `xml:"InputEncoding"`
	Image       openSearchImage `xml:"Image"`
	URLs        []openSearchURL `xml:"Url"`
}

type openSearchImage struct {
	Width  int    `xml:"width,attr"`
	Height int    `xml:"height,attr"`
	Type   string `xml:"type,attr"`
	URL    string `xml:",chardata"`
}

type openSearchURL struct {
	Type     string `xml:"type,attr"`
	Rel      string `xml:"rel,attr,omitempty"`
	Template string `xml:"template,attr"`
}

// found returns the address of the edition, ending in a slash, or "".
func (e *builder) found() string {
	if e.Host != "" {
		return e.Host
	}
	return e.Corpus.Edition.Address
}

// openSearchPath returns the description's path, or "" if there is none.
func (e *builder) openSearchPath() string {
	if e.found() == "" {
		return ""
	}
	return openSearchFile
}

func (e *builder) writeOpenSearch() error {
	base := e.found()
	if base == "" {
		return nil
	}
	seen := map[string]bool{}
	var langs []string
	for _, t := range e.Corpus.Texts {
		if !seen[t.Meta.Lang] {
			seen[t.Meta.Lang] = true
			langs = append(langs, t.Meta.Lang)
		}
	}
	data, err := xml.MarshalIndent(openSearch{
		ShortName:   "Quinola", // at most sixteen letters
		Description: e.Line.Title,
		Languages:   langs,
		Input:       "UTF-8",
		Image:       openSearchImage{16, 16, "image/svg+xml", base + e.Assets.Icon},
		URLs: []openSearchURL{
			{Type: "text/html", Template: base + "search/index.html?q={searchTerms}"},
			{Type: page.OpenSearchType, Rel: "self", Template: base + openSearchFile},
		},
	}, "", "  ")
	if err != nil {
		return err
	}
	return e.folder.Put(openSearchFile, append([]byte(xml.Header), append(data, '\n')...))
}
