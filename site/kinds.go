package site

import "strings"

// kind is one kind of page: the name of its template in templates/pages, the
// pages that there are of it, and the folder in which they lie. A new kind is
// one line here.
type kind struct {
	name   string
	pages  func(*edition) []page
	folder string // at the top of the site, so that no text may take it; "" for none of its own
	reads  bool   // it is but read: its style is that of the books, a third smaller
	late   bool   // it speaks of the files of the others, and is made after them
}

var kinds []kind

func init() {
	kinds = []kind{
		{name: "home", pages: (*edition).homePages, reads: true},
		{name: "text", pages: (*edition).textPages, reads: true},
		{name: "clause", pages: (*edition).clausePages, reads: true},
		{name: "games", pages: (*edition).gamesPages, folder: gamesPath},
		{name: "wayin", pages: (*edition).wayInPages},
		{name: "questions", pages: (*edition).questionsPages, folder: questionsPath},
		{name: "question", pages: (*edition).questionPages},
		{name: "rules", pages: (*edition).rulesPages, folder: rulesPath},
		{name: "rulesof", pages: (*edition).rulesOfPages},
		{name: "rule", pages: (*edition).rulePages, reads: true},
		{name: "rates", pages: (*edition).ratesPages, folder: ratesPath},
		{name: "ratesof", pages: (*edition).ratesOfPages},
		{name: "terms", pages: (*edition).termsPages, reads: true, folder: "term/"},
		{name: "term", pages: (*edition).termPages, reads: true},
		{name: "compare", pages: (*edition).comparePages, folder: "compare/"},
		{name: "onehand", pages: (*edition).oneHandPages},
		{name: "onedeal", pages: (*edition).oneDealPages},
		{name: "smallest", pages: (*edition).smallestPages},
		{name: "parallel", pages: (*edition).parallelPages, folder: "parallel/"},
		{name: "brief", pages: (*edition).briefPages, folder: briefPath},
		{name: "choice", pages: (*edition).choicePages, folder: gamePath},
		{name: "game", pages: (*edition).gamePages},
		{name: "coverage", pages: (*edition).coveragePages, folder: "coverage/"},
		{name: "search", pages: (*edition).searchPages, reads: true, folder: "search/"},
		{name: "changes", pages: (*edition).changesPages, reads: true, folder: "changes/"},
		{name: "programs", pages: (*edition).programsPages, reads: true, folder: "programs/"},
		{name: "offline", pages: (*edition).offlinePages, reads: true, folder: offlinePath},
		{name: "about", pages: (*edition).aboutPages, reads: true, folder: "about/", late: true},
		{name: "moved", pages: (*edition).movedPages, reads: true},
		{name: "missing", pages: (*edition).missingPages, reads: true},
	}
}

// folders are the names at the top of the site that are taken.
func folders() map[string]bool {
	taken := map[string]bool{"assets": true, "cards": true, "annotations": true, "clauses": true, "conformance": true, "readings": true, "tei": true}
	for _, path := range []string{downloads, servicesPath} {
		taken[strings.TrimSuffix(path, "/")] = true
	}
	for _, k := range kinds {
		if k.folder != "" {
			taken[strings.TrimSuffix(k.folder, "/")] = true
		}
	}
	return taken
}

// jobs are the pages of the site: those that speak of the files of all others,
// or all others.
func (e *edition) jobs(late bool) []job {
	var list []job
	for _, k := range kinds {
		if k.late != late {
			continue
		}
		for _, p := range k.pages(e) {
			file := p.path + "index.html"
			if p.path == missingFile {
				file = missingFile
			}
			heard := e.hears(k, p)
			list = append(list, job{file, func() error { return e.write(k, file, p, heard) }})
		}
	}
	return list
}
