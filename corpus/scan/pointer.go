package scan

import "bytes"

// pointers are how the files begin that a repository has in the place of large ones, what
// they are, and how the large one is had.
var pointers = []struct{ begin, what, cure string }{
	{"version https://git-lfs.github.com/spec/", "is a pointer of Git LFS and not the file itself", "fetch that with git lfs pull, or from the site of the repository"},
	{"/annex/objects/", "is a pointer of git-annex and not the file itself", "fetch that with git annex get"},
}

// Pointer tells of a file that stands in the place of another what it is, and what to do;
// "" of any other.
func Pointer(data []byte) (what, cure string) {
	for _, p := range pointers {
		if bytes.HasPrefix(data, []byte(p.begin)) {
			return p.what, p.cure
		}
	}
	return "", ""
}
