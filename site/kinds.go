package site

import "strings"

// kind is one kind of page: the name of its template in templates/pages, the
// pages that there are of it, and the folder in which they lie. A new kind is
// one line here.
type kind struct {
	name   string
	pages  func(*builder) []page
	folder string // at the top of the site, so that no text may take it; "" for none of its own
	reads  bool   // it is but read: its style is that of the books, a third smaller
	late   bool   // it speaks of the files of the others, and is made after them
}

var kinds []kind

func init() {
	kinds = []kind{
		{name: "home", pages: func(b *builder) []page { return b.texts.homePages() }, reads: true},
		{name: "text", pages: func(b *builder) []page { return b.texts.textPages() }, reads: true},
		{name: "clause", pages: func(b *builder) []page { return b.texts.clausePages() }, reads: true},
		{name: "games", pages: func(b *builder) []page { return b.games.gamesPages() }, folder: gamesPath},
		{name: "wayin", pages: func(b *builder) []page { return b.games.wayInPages() }},
		{name: "questions", pages: func(b *builder) []page { return b.games.questionsPages() }, folder: questionsPath},
		{name: "question", pages: func(b *builder) []page { return b.games.questionPages() }},
		{name: "rules", pages: func(b *builder) []page { return b.rules.rulesPages() }, folder: rulesPath},
		{name: "rulesof", pages: func(b *builder) []page { return b.rules.rulesOfPages() }},
		{name: "rule", pages: func(b *builder) []page { return b.rules.rulePages() }, reads: true},
		{name: "rates", pages: func(b *builder) []page { return b.rules.ratesPages() }, folder: ratesPath},
		{name: "ratesof", pages: func(b *builder) []page { return b.rules.ratesOfPages() }},
		{name: "terms", pages: func(b *builder) []page { return b.texts.termsPages() }, reads: true, folder: "term/"},
		{name: "term", pages: func(b *builder) []page { return b.texts.termPages() }, reads: true},
		{name: "compare", pages: func(b *builder) []page { return b.games.comparePages() }, folder: "compare/"},
		{name: "onehand", pages: func(b *builder) []page { return b.games.oneHandPages() }},
		{name: "onedeal", pages: func(b *builder) []page { return b.games.oneDealPages() }},
		{name: "smallest", pages: func(b *builder) []page { return b.games.smallestPages() }},
		{name: "parallel", pages: func(b *builder) []page { return b.texts.parallelPages() }, folder: "parallel/"},
		{name: "brief", pages: func(b *builder) []page { return b.games.briefPages() }, folder: briefPath},
		{name: "choice", pages: func(b *builder) []page { return b.games.choicePages() }, folder: gamePath},
		{name: "game", pages: func(b *builder) []page { return b.games.gamePages() }},
		{name: "coverage", pages: (*builder).coveragePages, folder: "coverage/"},
		{name: "search", pages: (*builder).searchPages, reads: true, folder: "search/"},
		{name: "changes", pages: (*builder).changesPages, reads: true, folder: "changes/"},
		{name: "programs", pages: (*builder).programsPages, reads: true, folder: "programs/"},
		{name: "offline", pages: (*builder).offlinePages, reads: true, folder: offlinePath},
		{name: "about", pages: (*builder).aboutPages, reads: true, folder: "about/", late: true},
		{name: "moved", pages: func(b *builder) []page { return b.texts.movedPages() }, reads: true},
		{name: "missing", pages: (*builder).missingPages, reads: true},
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
func (e *builder) jobs(late bool) []job {
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
