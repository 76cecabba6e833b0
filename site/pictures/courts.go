package pictures

import "strings"

// A court card is one bust, drawn twice, the second turned about the middle
// of the card. These are the parts of the busts in the coordinates of the
// card; the letters a, b and c stand for the colours of the suit's dress.

const face = `<path d="M50 37C50 31 70 31 70 37V48C70 56 65 61 60 61C55 61 50 56 50 48Z" fill="F"/>` +
	`<path d="M53 44q3-2 5 0M62 44q3-2 5 0M60 44l-1.6 7h2.6M57 55q3 1.8 6 0" fill="none"/>` +
	`<circle cx="55.6" cy="46" r="1" fill="I" stroke="none"/><circle cx="64.6" cy="46" r="1" fill="I" stroke="none"/>`

var busts = map[byte]string{
	'K': // curls behind, robe, ermine, beard, crown, sceptre
	`<path d="M47 34q-6 4-4 10q-5 4-2 9q-4 5 2 9q8 2 9-4zM73 34q6 4 4 10q5 4 2 9q4 5-2 9q-8 2-9-4z" fill="c"/>` +
		`<path d="M24 102V78Q34 65 50 63L60 70L70 63Q86 65 96 78V102Z" fill="a"/>` +
		`<path d="M30 102V80L38 73V102ZM90 102V80L82 73V102Z" fill="b"/>` +
		`<path d="M44 64Q60 84 76 64L84 69Q60 98 36 69Z" fill="P"/>` +
		`<path d="M43 70l1.5 3M50 76l1 3M60 79v3.500M70 76l-1 3M77 70l-1.5 3" fill="none" stroke-width="1.8"/>` +
		`<path d="M54 86H66V102H54Z" fill="c"/><path d="M60 86V102M54 91H66M54 96H66" fill="none"/>` + face +
		`<path d="M50 47Q51 54 56 52.500Q60 50.5 64 52.500Q69 54 70 47Q73 66 60 71Q47 66 50 47Z" fill="c"/><path d="M56.5 55.500q3.5 2 7 0M55 59q2 5 3 7M60 60v8M65 59q-2 5-3 7" fill="none"/>` +
		`<path d="M46 37L43 19L51 27L55 16L60 26L65 16L69 27L77 19L74 37Q60 31 46 37Z" fill="O"/>` +
		`<path d="M46 37Q60 31 74 37V33Q60 27.5 46 33Z" fill="a"/><circle cx="43" cy="18" r="1.7" fill="O"/><circle cx="55" cy="15" r="1.7" fill="O"/><circle cx="65" cy="15" r="1.7" fill="O"/><circle cx="77" cy="18" r="1.7" fill="O"/>` +
		`<path d="M90 92V42" stroke-width="3.6"/><path d="M90 91V42" stroke="O" stroke-width="1.6"/><path d="M90 43C82 41 83 32 88 33C88 29 90 25 90 25C90 25 92 29 92 33C97 32 98 41 90 43Z" fill="O"/>` +
		`<path d="M85 79Q93 76 95 80Q96 86 90 87Q84 86 85 79Z" fill="F"/>`,
	'Q': // veil, hair, gown, lace, necklace, coronet, flower
	`<path d="M47 30Q35 42 38 64Q36 78 46 84L52 62ZM73 30Q85 42 82 64Q84 78 74 84L68 62Z" fill="b"/>` +
		`<path d="M25 102Q27 80 46 71L55 66H65L74 71Q93 80 95 102Z" fill="a"/>` +
		`<path d="M55 58V67Q60 71 65 67V58Z" fill="F"/><path d="M47 70Q60 88 73 70L65 65Q60 69 55 65Z" fill="F"/>` +
		`<path d="M45 71Q60 93 75 71Q78 74 79 76Q60 102 41 76Q42 74 45 71Z" fill="P"/><path d="M45 76q3 1 3 4q4 0 4 4q5-1 8 3q3-4 8-3q0-4 4-4q0-3 3-4" fill="none"/>` +
		`<path d="M53 92L60 97L67 92V102H53Z" fill="c"/>` + face +
		`<path d="M49 50C44 36 52 26 60 30C68 26 76 36 71 50C71 40 67 35 60 35C53 35 49 40 49 50Z" fill="c"/><path d="M53 35q3-4 7-3.500q4-.5 7 3.500M49 50q-3 6 0 11M71 50q3 6 0 11" fill="none"/>` +
		`<path d="M49 29L47 17L54 22L60 13L66 22L73 17L71 29Q60 24 49 29Z" fill="O"/><circle cx="60" cy="12.5" r="1.7" fill="a"/><circle cx="47" cy="16" r="1.5" fill="a"/><circle cx="73" cy="16" r="1.5" fill="a"/>` +
		`<path d="M53 66Q60 73 67 66" fill="none" stroke="O" stroke-width="1.8"/><circle cx="60" cy="70.5" r="1.7" fill="a"/>` +
		`<path d="M31 94Q29 70 34 50" fill="none" stroke-width="1.6"/><path d="M32 66q-6-1-8-6q7 0 8 6zM32 72q6-2 7-7q-7 1-7 7z" fill="b"/>` +
		`<path d="M34 50c-6 1-8-4-5-6c-4-4 1-8 4-5c1-5 7-4 6 0c5-1 6 5 2 6c2 4-3 7-7 5z" fill="c"/><circle cx="34" cy="44" r="2" fill="a"/>` +
		`<path d="M27 83Q34 79 37 83Q38 89 32 90Q26 89 27 83Z" fill="F"/>`,
	'J': // halberd, bobbed hair, doublet, ruff, cap with its feather
	`<path d="M29 102V30" stroke-width="3.6"/><path d="M29 102V30" stroke="O" stroke-width="1.6"/><path d="M29 20L32 31H26ZM32 34Q40 32 41 41Q39 49 32 47Q36 41 32 34ZM26 36L20 40L26 45Z" fill="P"/>` +
		`<path d="M49 34Q42 38 44 62Q51 64 53 57V36ZM71 34Q78 38 76 62Q69 64 67 57V36Z" fill="c"/><path d="M47 40q-1 10 0 20M73 40q1 10 0 20" fill="none"/>` +
		`<path d="M24 102Q26 76 48 68H72Q94 76 96 102Z" fill="a"/><path d="M39 102L43 73L50 69L51 102ZM81 102L77 73L70 69L69 102Z" fill="b"/>` +
		`<path d="M51 79H69V102H51Z" fill="c"/><path d="M60 80V102" fill="none"/><circle cx="60" cy="85" r="1.3" fill="P"/><circle cx="60" cy="91" r="1.3" fill="P"/><circle cx="60" cy="97" r="1.3" fill="P"/>` +
		`<path d="M42 68Q44 61 52 63Q60 59 68 63Q76 61 78 68Q80 75 72 75Q68 81 60 78Q52 81 48 75Q40 75 42 68Z" fill="P"/><path d="M47 67l4 6M54 65l2 9M60 64.500v10M66 65l-2 9M73 67l-4 6" fill="none"/>` + face +
		`<path d="M45 36Q43 25 54 22Q68 18 76 25Q80 30 74 36Q60 28 45 36Z" fill="a"/><path d="M45 36Q60 28 74 36L75 32Q60 24 45 32Z" fill="b"/>` +
		`<path d="M72 26Q74 12 89 16Q99 20 94 32Q90 24 84 28Q80 22 72 29Z" fill="c"/><path d="M73 27Q82 18 93 24" fill="none"/>` +
		`<path d="M24 84Q31 80 34 84Q35 91 29 91Q23 90 24 84Z" fill="F"/>`,
}

// dress gives each suit's three colours, so that no two courts of a rank are
// alike; the reds and blacks of the suit are among them.
var dress = map[byte][3]string{
	'S': {blue, red, ochre},
	'H': {red, blue, ochre},
	'D': {ochre, blue, red},
	'C': {red, black, ochre},
}

// bust returns the court of one rank in the dress of one suit.
func bust(rank, suit byte) string {
	d := dress[suit]
	return strings.NewReplacer(
		`="a"`, `="`+d[0]+`"`, `="b"`, `="`+d[1]+`"`, `="c"`, `="`+d[2]+`"`,
		`="F"`, `="`+flesh+`"`, `="I"`, `="`+black+`"`, `="P"`, `="`+paper+`"`, `="O"`, `="`+ochre+`"`,
	).Replace(busts[rank])
}
