package site

// kind is one kind of page: the name of its template in templates/pages and
// the pages that there are of it. A new kind is one line here.
type kind struct {
	name  string
	pages func(*edition) []page
	late  bool // it speaks of the files of the others, and is made after them
}

var kinds []kind

func init() {
	kinds = []kind{
		{name: "home", pages: (*edition).homePages},
		{name: "text", pages: (*edition).textPages},
		{name: "clause", pages: (*edition).clausePages},
		{name: "games", pages: (*edition).gamesPages},
		{name: "rules", pages: (*edition).rulesPages},
		{name: "rule", pages: (*edition).rulePages},
		{name: "rates", pages: (*edition).ratesPages},
		{name: "terms", pages: (*edition).termsPages},
		{name: "term", pages: (*edition).termPages},
		{name: "compare", pages: (*edition).comparePages},
		{name: "onehand", pages: (*edition).oneHandPages},
		{name: "parallel", pages: (*edition).parallelPages},
		{name: "brief", pages: (*edition).briefPages},
		{name: "choice", pages: (*edition).choicePages},
		{name: "game", pages: (*edition).gamePages},
		{name: "coverage", pages: (*edition).coveragePages},
		{name: "search", pages: (*edition).searchPages},
		{name: "changes", pages: (*edition).changesPages},
		{name: "programs", pages: (*edition).programsPages},
		{name: "offline", pages: (*edition).offlinePages},
		{name: "about", pages: (*edition).aboutPages, late: true},
		{name: "moved", pages: (*edition).movedPages},
		{name: "missing", pages: (*edition).missingPages},
	}
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
			list = append(list, job{file, func() error { return e.write(k.name, file, p) }})
		}
	}
	return list
}
