package site

import (
	"strings"

	"quinola/site/page"
)

// kind is one kind of page: the name of its template in templates/pages, its pages, and
// their folder. To add a kind, add a line here.
type kind struct {
	name   string
	pages  func(*builder) []page.Page
	folder string // its folder at the top of the site, which no text may take; "" if it has none of its own
	reads  bool   // it is for reading only: its style sheet is that of the books, a third smaller
	late   bool   // it lists files of the other kinds, and is made after them
}

var kinds []kind

func init() {
	kinds = []kind{
		{name: "home", pages: func(b *builder) []page.Page { return b.texts.HomePages() }, reads: true},
		{name: "text", pages: func(b *builder) []page.Page { return b.texts.TextPages() }, reads: true},
		{name: "clause", pages: func(b *builder) []page.Page { return b.texts.ClausePages() }, reads: true},
		{name: "games", pages: func(b *builder) []page.Page { return b.games.GamesPages() }, folder: page.GamesPath},
		{name: "wayin", pages: func(b *builder) []page.Page { return b.games.WayInPages() }},
		{name: "questions", pages: func(b *builder) []page.Page { return b.games.QuestionsPages() }, folder: page.QuestionsPath},
		{name: "question", pages: func(b *builder) []page.Page { return b.games.QuestionPages() }},
		{name: "rules", pages: func(b *builder) []page.Page { return b.rules.RulesPages() }, folder: page.RulesPath},
		{name: "rulesof", pages: func(b *builder) []page.Page { return b.rules.RulesOfPages() }},
		{name: "rule", pages: func(b *builder) []page.Page { return b.rules.RulePages() }, reads: true},
		{name: "rates", pages: func(b *builder) []page.Page { return b.rules.RatesPages() }, folder: page.RatesPath},
		{name: "ratesof", pages: func(b *builder) []page.Page { return b.rules.RatesOfPages() }},
		{name: "terms", pages: func(b *builder) []page.Page { return b.texts.TermsPages() }, reads: true, folder: "term/"},
		{name: "term", pages: func(b *builder) []page.Page { return b.texts.TermPages() }, reads: true},
		{name: "compare", pages: func(b *builder) []page.Page { return b.games.ComparePages() }, folder: "compare/"},
		{name: "onehand", pages: func(b *builder) []page.Page { return b.games.OneHandPages() }},
		{name: "onedeal", pages: func(b *builder) []page.Page { return b.games.OneDealPages() }},
		{name: "smallest", pages: func(b *builder) []page.Page { return b.games.SmallestPages() }},
		{name: "parallel", pages: func(b *builder) []page.Page { return b.texts.ParallelPages() }, folder: "parallel/"},
		{name: "brief", pages: func(b *builder) []page.Page { return b.games.BriefPages() }, folder: page.BriefPath},
		{name: "choice", pages: func(b *builder) []page.Page { return b.games.ChoicePages() }, folder: page.GamePath},
		{name: "game", pages: func(b *builder) []page.Page { return b.games.GamePages() }},
		{name: "coverage", pages: (*builder).coveragePages, folder: coveragePath},
		{name: "silences", pages: (*builder).silencesPages},
		{name: "search", pages: (*builder).searchPages, reads: true, folder: "search/"},
		{name: "changes", pages: (*builder).changesPages, reads: true, folder: "changes/"},
		{name: "programs", pages: (*builder).programsPages, reads: true, folder: "programs/"},
		{name: "offline", pages: (*builder).offlinePages, reads: true, folder: offlinePath},
		{name: "about", pages: (*builder).aboutPages, reads: true, folder: "about/", late: true},
		{name: "moved", pages: func(b *builder) []page.Page { return b.texts.MovedPages() }, reads: true},
		{name: "missing", pages: (*builder).missingPages, reads: true},
	}
}

// folders returns the names at the top of the site that are taken.
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

// jobs returns the pages of the site: those that list the files of the others, or the
// others.
func (e *builder) jobs(late bool) []job {
	var list []job
	for _, k := range kinds {
		if k.late != late {
			continue
		}
		for _, p := range k.pages(e) {
			file := p.Path + "index.html"
			if p.Path == page.MissingFile {
				file = page.MissingFile
			}
			heard := e.hears(k, p)
			list = append(list, job{file, func() error { return e.write(k, file, p, heard) }})
		}
	}
	return list
}
