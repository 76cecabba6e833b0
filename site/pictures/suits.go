package pictures

// The four suits as French makers of the eighteenth century cut them: the
// trèfle of three round leaves, the carreau with hollow sides. Each fills a
// square of 100; the typeface of suits in templates/fonts has the same shapes.
var suits = map[byte]struct{ name, path, ink string }{
	'S': {"spades", "M50 3C45 19 12 38 12 62C12 76 22 84 33 84C40 84 45 80 48 74C47 86 43 93 35 97H65C57 93 53 86 52 74C55 80 60 84 67 84C78 84 88 76 88 62C88 38 55 19 50 3Z", black},
	'H': {"hearts", "M50 96C45 78 8 60 8 31C8 15 19 6 31 6C40 6 47 12 50 22C53 12 60 6 69 6C81 6 92 15 92 31C92 60 55 78 50 96Z", red},
	'D': {"diamonds", "M50 2C57 21 69 38 86 50C69 62 57 79 50 98C43 79 31 62 14 50C31 38 43 21 50 2Z", red},
	'C': {"clubs", "M48 72C47 85 43 93 34 97H66C57 93 53 85 52 72C55 78 62 83 71 83C83 83 92 74 92 62C92 50 83 41 72 41C67 41 63 42 60 45C66 41 70 34 70 26C70 13 61 4 50 4C39 4 30 13 30 26C30 34 34 41 40 45C37 42 33 41 28 41C17 41 8 50 8 62C8 74 17 83 29 83C38 83 45 78 48 72Z", black},
}

// The inks of the stencil: five colours on ivory, as a card maker had them.
const (
	black = "#1f1b24"
	red   = "#a8291f"
	blue  = "#33517f"
	ochre = "#d8a13a"
	flesh = "#f6dfc4"
	paper = "#fbf6e9"
)
