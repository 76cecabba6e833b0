package site

// kind is one kind of page: the name of its template in templates/pages and
// the pages that there are of it. A new kind is one line here.
type kind struct {
	name  string
	pages func(*edition) []page
}

var kinds []kind

func init() {
	kinds = []kind{
		{"home", (*edition).homePages},
		{"text", (*edition).textPages},
		{"clause", (*edition).clausePages},
		{"rules", (*edition).rulesPages},
		{"rule", (*edition).rulePages},
		{"terms", (*edition).termsPages},
		{"term", (*edition).termPages},
		{"compare", (*edition).comparePages},
		{"brief", (*edition).briefPages},
		{"coverage", (*edition).coveragePages},
		{"search", (*edition).searchPages},
		{"about", (*edition).aboutPages},
		{"missing", (*edition).missingPages},
	}
}

// jobs are all the pages of the site.
func (e *edition) jobs() []job {
	var list []job
	for _, k := range kinds {
		for _, p := range k.pages(e) {
			file := p.path + "index.html"
			if p.path == missingFile {
				file = missingFile
			}
			list = append(list, job{file, func() ([]byte, error) { return e.render(k.name, p) }})
		}
	}
	return list
}
