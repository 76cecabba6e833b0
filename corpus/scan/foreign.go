package scan

import "bytes"

// foreign are the files that hold a book and are no text of it, or stand in the place of one:
// how each begins, what it is, and how its text is had.
var foreign = []struct {
	begin, what, cure string
	at                int    // where the beginning stands
	then              string // what stands behind the next four bytes, if that matters
}{
	{begin: "version https://git-lfs.github.com/spec/", what: "is a pointer of Git LFS and not the file itself", cure: "fetch that with git lfs pull, or from the site of the repository"},
	{begin: "/annex/objects/", what: "is a pointer of git-annex and not the file itself", cure: "fetch that with git annex get"},
	{begin: "%PDF", what: "is a PDF", cure: "take its text out first: pdftotext FILE.pdf; if it has none, make pictures of its pages (pdftoppm -r 300 -png FILE.pdf p) and let a program read them: tesseract p-1.png p-1 -l fra hocr"},
	{begin: "AT&TFORM", what: "is a DjVu book", cure: "take its text out first: djvutoxml FILE.djvu FILE.xml, or djvutxt"},
	{begin: "\x89PNG", what: picture, cure: readFirst},
	{begin: "\xff\xd8\xff", what: picture, cure: readFirst},
	{begin: "II*\x00", what: picture, cure: readFirst},
	{begin: "MM\x00*", what: picture, cure: readFirst},
	{begin: "\x00\x00\x00\x0cjP  ", what: picture, cure: readFirst},
	{begin: "GIF8", what: picture, cure: readFirst},
	{begin: "RIFF", then: "WEBP", what: picture, cure: readFirst},
	{begin: "BM", then: "\x00\x00\x00\x00", what: picture, cure: readFirst},
	{begin: "PK\x03\x04", what: archive, cure: unpackFirst},
	{begin: "PK\x05\x06", what: "is an empty zip", cure: "pack it again, or name the folder of its pages"},
	{begin: "\x1f\x8b", what: archive, cure: unpackFirst},
	{begin: "7z\xbc\xaf\x27\x1c", what: archive, cure: unpackFirst},
	{begin: "Rar!\x1a\x07", what: archive, cure: unpackFirst},
	{begin: "BZh", then: "&SY", what: archive, cure: unpackFirst},
	{begin: "\xfd7zXZ\x00", what: archive, cure: unpackFirst},
	{begin: "ustar", at: 257, what: archive, cure: unpackFirst},
	{begin: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", what: "is a document of Word", cure: plainFirst},
	{begin: "{\\rtf", what: "is RTF of a word processor and no plain text", cure: plainFirst},
}

const (
	picture     = "is a picture"
	readFirst   = "let a program read it first: tesseract PICTURE PAGE -l fra hocr makes PAGE.hocr"
	archive     = "is an archive"
	unpackFirst = "unpack it first, and name the file of its text or the folder of its pages"
	plainFirst  = "save it as plain text"
)

// Foreign tells of a file that is no text what it is, and what to do; "" of any other.
func Foreign(data []byte) (what, cure string) {
	for _, f := range foreign {
		if len(data) < f.at || !bytes.HasPrefix(data[f.at:], []byte(f.begin)) {
			continue
		}
		if rest := data[f.at+len(f.begin):]; f.then == "" || len(rest) >= 4 && bytes.HasPrefix(rest[4:], []byte(f.then)) {
			return f.what, f.cure
		}
	}
	return "", ""
}
