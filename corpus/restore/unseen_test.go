package restore

import (
	"slices"
	"strings"
	"testing"

	"quinola/corpus"
	"quinola/corpus/lang"
	"quinola/corpus/restore/mend"
	"quinola/corpus/restore/score"
)

// Books of other kinds than the edition's: clean text stays as it is but for
// almost nothing, and most of what a machine got wrong comes right. The counts
// may only go down, and up.
func TestUnseenBooks(t *testing.T) {
	want := map[string]struct{ spoilt, mended float64 }{ // of a hundred; no more, no less
		"clean-fr":      {0.2, 0},
		"clean-en":      {0.2, 0},
		"clean-sv":      {0.2, 0},
		"clean-17th-fr": {0.8, 0},
		"long-s-fr":     {0.4, 80},
		"long-s-en":     {0.2, 85},
		"long-s-sv":     {0.4, 80},
		"clean-nl":      {0.5, 0},
		"long-s-nl":     {0.5, 80},
	}
	sums := map[string]*score.Tally{}
	for _, p := range passages(t, "testdata/unseen.jsonl") {
		if sums[p.Text] == nil {
			sums[p.Text] = &score.Tally{}
		}
		got := Reading(Tokens([]byte(p.Raw), p.Lang, nil))
		sums[p.Text].Add(p.Gold, p.Raw, got, got, p.Lang)
	}
	for text, w := range want {
		s := sums[text]
		spoilt, mended := score.Percent(s.Spoilt, s.Right), score.Percent(s.Mended, s.Wrong)
		t.Logf("%s: %d of %d right words spoilt %v, %d of %d wrong ones mended", text, s.Spoilt, s.Right, s.Lost, s.Mended, s.Wrong)
		if spoilt > w.spoilt {
			t.Errorf("%s: %.2f%% of the right words are spoilt, more than %.2f%%: %v", text, spoilt, w.spoilt, s.Lost)
		}
		if s.Wrong > 0 && mended < w.mended {
			t.Errorf("%s: %.0f%% of the wrong words are mended, less than %.0f%%", text, mended, w.mended)
		}
		if s.After > s.Before && s.Wrong > 0 {
			t.Errorf("%s: %d letters wrong, and %d before", text, s.After, s.Before)
		}
	}
}

// What no reading may touch: figures, single capitals, abbreviations, names,
// the spelling of the time, words that other books lack, and &c.
func TestLeftAsItStands(t *testing.T) {
	for _, c := range []struct{ lang, text string }{
		{"fr", "une planche de 2 pieds 9 pouces, voyez la fig. 3, lettre B, & la lettre C de la même figure, &c."},
		{"fr", "Le tableau du Titien fut porté de Paris à Rouen, où l'on voit son buste & le feu de la cheminée."},
		{"fr", "Il y auoit en vne ville de France vne femme qui vouloit estre auec luy, & qui n'auoit iamais veu la mer."},
		{"fr", "Le quatriesme porte le tiltre de souuerain, & les droicts qu'il a prins luy fault rendre; encor' Auguste en eust cognoissance aujourd'huy."},
		{"fr", "Il est d'vn cõtraire aduis, & se treuue bien seul sãs sa compagnie, attendant que Phœbus esteindra son flambeau."},
		{"fr", "Les Roÿs & celuÿ qui les suiuoit virent en ce téps les charongnes, comme ilz le doiuët à l'imaginatiô."},
		{"fr", "Le 12 Mars 1755, M. de La Condamine lut un mémoire de 36 pages in-4°."},
		{"en", "The Whale was 9 feet 4 inches long; see fig. 2, A, B, &c. and the Musick of Mr. Handel, compleatly publick'd."},
		{"en", "Tho' he call'd and call'd again, 'tis certain th' unhappy Captain Cook heard not."},
		{"en", "The Wind i' th' Hills, and the Graves o' the dead."},
		{"en", "The soule of euery man is matchlesse in his owne minde, and he that would talke of it vnto others must haue an endlesse supply of wordes, which he tooke out of bookes; yet whome shall we beleeue? He aunswered that the darke roome, and the doore thereof, had beene for euer shut vpon vs."},
		{"sv", "Huar som haffuer thet vnder hender, han skal medh böön och samptycke komma alle menniskior til godha, och icke hindra thet godha, vthan hielpa til at thet warder hördt."},
		{"nl", "De ordonnantie over d' officieren en d' amptluyden van de stadt, die de goederen hebben."},
		{"sv", "Hwarthera skal hafwa åhrs ränta, som samblas ofördröjeligen, och detta ährende tagas up wid nöysamma samtahl, efter lag och sed."},
		{"sv", "Wid denna fête i et château woro alla glada, och hwar och en gick hem til sit."},
		{"fr", "Une planche de 2pieds 9pouces, pour 1l. 10s. selon la note2 & la page3, où l'on voit 5hommes & 12chevaux."},
		{"en", "It was 2feet 9inches long, and bought for 1l. 10s. as is said in vers2 and page3, by 5men with 12horses."},
		{"sv", "Det köptes 2tunnor råg och 6kannor öl för 1pund, efter 1sta delen, och han gaf 5stick och 12marker."},
		{"nl", "Men kocht 2tonnen rogge en 6kannen bier voor 1pond, in het 1ste deel, ten 1sten en ten 2den."},
		{"sv", "Efter Sauls död, då David igenkommen war ifrå de Amalekiters slagtning, hade han 2 dagar blifwit i Ziklag."},
	} {
		if got := Reading(Tokens([]byte(c.text), c.lang, nil)); got != c.text {
			t.Errorf("%s: %q\nis read as %q", c.lang, c.text, got)
		}
	}
}

// A figure set close to what it counts is lost in no book of cards either.
func TestCountsStay(t *testing.T) {
	src := "Chacun met 2jettons au panier, & l'on donne 9cartes à chaque joueur; le roi de cœur vaut 4points, la dame 3; on joue à 3personnes avec 12fiches, comme il est dit à la page12."
	want := strings.NewReplacer("2j", "2 j", "9c", "9 c", "4p", "4 p", "3p", "3 p", "12f", "12 f").Replace(src)
	if got := Reading(Tokens([]byte(src), "fr", nil)); got != want {
		t.Errorf("%q\nis read as %q", src, got)
	}
}

// A list of names and Latin are no books of cards, however many of the few words that
// are known in them such books have.
func TestNoBookOfCards(t *testing.T) {
	for _, text := range []string{
		"Pierre Gassendi, Marin Mersenne, Girard Desargues, Gilles Personne de Roberval, Florimond de Beaune, Isaac Beeckman, Constantin Huygens, Franciscus van Schooten.",
		"Vir clarissime, cum superiores litteras ad te misi, paucas tantum libri tui paginas pervolveram, et in ijs satis causæ putabam me invenisse.",
	} {
		if own("fr", mend.Words(text, lang.Of("fr"))) {
			t.Errorf("%q is read as a book of cards", text)
		}
	}
}

// A book in another language than it is said to be in is told from one with many
// errors.
func TestForeign(t *testing.T) {
	for _, c := range []struct{ lang, text, want string }{
		{"fr", "Das Spiel wird von vier Personen gespielt, und ein jeder von ihnen bekommt neun Karten, welche der Geber austheilt. Wer die höchste Karte hat, der spielt zuerst aus, und die andern müssen Farbe bekennen.", "de"},
		{"fr", "Omnia mea mecum porto, et in his rebus quae ad vitam pertinent non est quod quisquam sibi plus arroget quam natura dedit; sed ut in ludo, sic in vita, cum alea cecidit.", "la"},
		{"sv", "Le jeu fe joue à quatre perfonnes, & chacune d'elles reçoit neuf cartes que celui qui mêle lui donne, trois à trois; il faut fournir de la couleur que l'on a jouée, fi l'on en a.", "fr"},
		{"fr", "Le jeu fe joue à quatre perfonnes, & chacune d'elles reçoit neuf cartes que celui qui mêle lui donne, trois à trois; il faut fournir de la couleur que l'on a jouée, fi l'on en a.", ""},
		{"en", "He that hath the fuit, and doth not follow it, fhall pay a forfeit to each of the reft, who may not refufe it; for the law is the fame for all of them, whether they play or no.", ""},
		{"fr", "Quatuor ludunt.", ""}, // too little to tell
		{"fr", caesar, "la"},
		{"en", caesar, "la"},
		{"fr", "El juego se juega entre quatro, y á cada uno de ellos se dan nueve cartas de tres en tres; el que es mano sale con la que quiere, y los otros han de servir al palo que se ha jugado, si no le faltare; quien no lo hace, pierde la polla.", "es"},
		{"fr", "Il giuoco si fa in quattro persone, e a ciascuna di esse si danno nove carte a tre a tre; chi è di mano giuoca la carta che vuole, e gli altri devono rispondere al seme che è stato giuocato; se non lo fanno, perdono la posta.", "it"},
		{"fr", "O jogo se joga entre quatro pessoas, e a cada huma dellas se daõ nove cartas de tres em tres; o que he mão joga a carta que quer, e os outros saõ obrigados a servir ao naipe que se jogou, se o tem; quem o não faz perde o bolo.", "pt"},
		{"fr", "Lo joch se juga entre quatre persones, y a cada una d'elles se donan nou cartes de tres en tres; lo qui es ma juga la carta que vol, y los altres han de servir al coll que s'ha jugat, si'n tenen; qui no ho fa, pert la posta ab los punts.", "ca"},
		{"sv", "Spillet spilles af fire personer, og enhver af dem faaer ni kort, som giveren deler ud; den som har forhaand spiller ud hvad han vil, og de andre maae bekiende farve, naar de have den; hvo som ikke giør det, er beet.", "da"},
		{"fr", "Le paysan lui répondit dans sa langue: Moussu, lou loup es vengut la nuech, & m'a manjat la fedo; per l'amour de Diou, baillas me un pauc de pan. Le juge, qui n'entendoit pas un mot de tout cela, le fit mettre en prison, & l'on ne parla plus de lui.", ""},
		{"fr", "Il dit au joueur: Señor, el juego es perdido, y no hay remedio. Mais le joueur, qui n'avoit pas entendu ce que l'autre lui disoit, mit encore une fois tout ce qu'il avoit sur la table, & le perdit comme le reste.", ""},
	} {
		got := ""
		if l := Foreign(c.text, c.lang); l != nil {
			got = l.Code
		}
		if got != c.want {
			t.Errorf("%q, said to be %s, is told to be %q, want %q", c.text[:20], c.lang, got, c.want)
		}
	}
}

// caesar is Latin as a machine that reads French shows it: it has few of the small
// words by which a language is told.
const caesar = `Gallia eft omnis diuifa in partes tres , quarum vnam incolunt Belgæ , aliam
Aquitani , tertiam qui ipforum lingua Celtæ , noftra Galli appellantur. Hi omnes
lingua , inftitutis , legibus inter fe differunt. Gallos ab Aquitanis Garumna flumen ,
à Belgis Matrona & Sequana diuidit. Horum omnium fortiffimi funt Belgæ , propterea
quòd à cultu atque humanitate Prouinciæ longiffimè abfunt , minimeque ad eos mercatores
fæpe commeant , atque ea quæ ad effeminandos animos pertinent important ; proximique
funt Germanis , qui trans Rhenum incolunt , quibufcum continenter bellum gerunt.`

// What a reading of another book was nearly read as is told beside it: in damaged
// text, and next to never in clean.
func TestDoubtsOfOtherBooks(t *testing.T) {
	doubts, words := map[bool]int{}, map[bool]int{}
	for _, p := range passages(t, "testdata/unseen.jsonl") {
		clean := p.Raw == p.Gold
		for _, tok := range Tokens([]byte(p.Raw), p.Lang, nil) {
			if tok.Reading != "" {
				words[clean]++
			}
			if len(tok.Rivals) > 0 {
				doubts[clean]++
			}
			if slices.Contains(tok.Rivals, tok.Reading) {
				t.Errorf("%s: %q may also be %q", p.ID, tok.Reading, tok.Rivals)
			}
		}
	}
	if doubts[true]*1000 > words[true] || doubts[false]*1000 < words[false] {
		t.Errorf("in doubt are %d of %d in clean text, %d of %d in damaged", doubts[true], words[true], doubts[false], words[false])
	}
}

// Where a machine shows an å for every ä, as it does for an a with an e above it,
// the scan tells it, and words that there are with either (år, här) are read by
// those beside them. A scan that has both keeps both.
func TestMarksOfOtherLetters(t *testing.T) {
	sum := &score.Tally{}
	var gold, raw strings.Builder
	shown := strings.NewReplacer("ä", "å", "Ä", "Å")
	for _, p := range passages(t, "testdata/unseen.jsonl") {
		if p.Text == "clean-sv" {
			gold.WriteString(p.Gold + "\n\n")
			raw.WriteString(shown.Replace(p.Gold) + "\n\n")
		}
	}
	got := Reading(Tokens([]byte(raw.String()), "sv", nil))
	sum.Add(gold.String(), raw.String(), got, got, "sv")
	t.Logf("%d of %d right words spoilt %v, %d of %d wrong ones mended", sum.Spoilt, sum.Right, sum.Lost, sum.Mended, sum.Wrong)
	if score.Percent(sum.Spoilt, sum.Right) > 1 || score.Percent(sum.Mended, sum.Wrong) < 80 {
		t.Error("that is not enough")
	}
}

// A machine that reads for another language shows the å, ä and ö of a black letter with
// the marks that it knows, and its k as f, its h as b: that many words are so tells it.
func TestBlackLetter(t *testing.T) {
	const want = "Hwar gård i byn bör hafwa sin rätta lott på sådan ort, som någon åker och äng då är; och må ingen taga mera än han bör. Så är ock år efter år stadgadt, at bönder böra hålla diken och gärdesgårdar wid makt, och ingen annans åker trampa, eller hans äng skada, utan efter lag böta."
	raw := strings.NewReplacer("å", "â", "ö", "ô").Replace(want)
	raw = strings.Replace(raw, "makt", "maft", 1)
	if got := Reading(Tokens([]byte(raw), "sv", nil)); got != want {
		t.Errorf("%q\nis read as %q", raw, got)
	}
}

// A letter that the language lacks is one of its own, too, where the words that it makes are
// forms of others and compounds.
func TestBlackLetterOfRareWords(t *testing.T) {
	const raw = "lärer oss, at Fôrordningar, som fôrsummas af them som them fôrfattat, intet hielpa, och at Landet therwid intet winner."
	want := strings.ReplaceAll(raw, "ô", "ö")
	if got := Reading(Tokens([]byte(raw), "sv", nil)); got != want {
		t.Errorf("%q\nis read as %q", raw, got)
	}
}

// The two strokes by which black letter breaks a word are one hyphen, whatever the word.
func TestHyphenOfBlackLetter(t *testing.T) {
	const raw, want = "Jag jämförde wårt Fäderneslands för=\nfattningar med de Lapp=\nmarker, som här äro nämnda.", "Jag jämförde wårt Fäderneslands författningar med de Lappmarker, som här äro nämnda."
	if got := Reading(Tokens([]byte(raw), "sv", nil)); got != want {
		t.Errorf("%q\nis read as %q", raw, got)
	}
}

// What equals something at a line's end is no broken word.
func TestEquations(t *testing.T) {
	const raw = "Therefore we say that, as has been shown before by what was said, x=\ny, and that of the pounds in the books of the house 12d=\none shilling in the year."
	for _, token := range Tokens([]byte(raw), "en", nil) {
		if token.Why.Has(corpus.Join) {
			t.Errorf("%q is joined", raw[token.Start:token.End])
		}
	}
}

// The ligatures that transcriptions write as one character are read as their letters,
// from the bytes of the one; a word in capitals is joined over a line end, too.
func TestGlyphs(t *testing.T) {
	src := "Que de connoi\ueba6ances n'embra\ueba6e pas \u017fon va\ueadae génie, MES-\nSIEURS, & les produ\ueec5ions en tout genre; il fut e\uf502evin au \ueba2ecle, au\ueba7."
	want := "Que de connoissances n'embrasse pas son vaste génie, MESSIEURS, & les productions en tout genre; il fut echevin au siecle, aussi."
	tokens := Tokens([]byte(src), "fr", nil)
	if got := Reading(tokens); got != want {
		t.Errorf("%q\nis read as %q, want %q", src, got, want)
	}
	at := 0
	for _, tok := range tokens {
		if tok.Start != at || tok.End <= tok.Start {
			t.Errorf("a token has the bytes [%d,%d), after %d", tok.Start, tok.End, at)
		}
		at = tok.End
		if src[tok.Start:tok.End] == "au\ueba7" && !tok.Why.Has(corpus.Ligature) {
			t.Errorf("aussi is read for %q", tok.Why)
		}
	}
	if at != len(src) {
		t.Errorf("%d of %d bytes are in tokens", at, len(src))
	}
}

// What machines make of the edge of the page goes, and parts no word; a row of a table
// keeps its bars. An elided word that a line breaks is mended like any other, and an
// apostrophe that was not seen is put back.
func TestLineEnds(t *testing.T) {
	const company = "il eft dans la maifon où il fe trouve avec fes freres, & fon pere lui fit voir que ce fut une chofe fort aifée à faire. "
	for _, c := range []struct{ text, want string }{
		{"changé en une place fubalter- |\nne, mais |\n| où il fe tenoit |\n", "changé en une place subalterne, mais où il se tenoit"},
		{"cherché la préfence de fon pere es-\n| time &\n", "cherché la présence de son pere estime &"},
		{"il vit | fix | fept |\n", "il vit | six | sept |"},
		{"des joueurs d’inftru-\nments, & l’efpé-\nrance\n", "des joueurs d'instruments, & l'espérance"},
		{"jaimerois mieux être avec lui\n", "j'aimerois mieux être avec lui"},
		{"le nombre de qua-\n. tre jours, & verita-.\nblement\n", "le nombre de quatre jours, & veritablement"},
		{"la fuite de l'efpé:\nrance\n", "la suite de l'espérance"},
		{"ces lieux infor- 1\ntunés, qui tou- 1!\njours\n", "ces lieux infortunés, qui toujours"},
		{"des erreurs poli-\n‘tiques, & les exa-\n; mens\n", "des erreurs politiques, & les examens"},
		{"il en vit dix- 1\ndeux\n", "dix-1 deux"},
		{"& sur- le\ntout il en fut loué\n", "& sur-le tout"},
	} {
		got := Reading(Tokens([]byte(company+c.text+company), "fr", nil))
		if !strings.Contains(got, c.want) {
			t.Errorf("%q\nis read as %q, without %q", c.text, got, c.want)
		}
	}
}

// A line longer than any that is printed was typed: its end is that of a paragraph,
// though no blank line follows, where a sentence ends there and another begins.
func TestTypedLinesAreParagraphs(t *testing.T) {
	const long, longer = "If a player accidentally drop a card or more than one, he may take it back into his hand before his adversary has played to it.", "If the leader lead two cards consecutively without waiting for his adversary to play, he may, on discovery, retake the second of them."
	got := Reading(Tokens([]byte("I. "+long+"\nII. "+longer+"\nIII. "+long+"\n"), "en", nil))
	if want := "I. " + long + "\n\nII. " + longer + "\n\nIII. " + long; strings.TrimSpace(got) != want {
		t.Errorf("got %q", got)
	}
}

// An & or @ within a word is ct, as machines show it, £ is the c of one, a dollar is ſ or
// ſt, and between words & is &.
func TestLigature(t *testing.T) {
	for _, c := range []struct{ lang, text, want string }{
		{"en", "The Transa&tions of the Society, so ele&ed, and the equino@ial diseases.", "The Transactions of the Society, so elected, and the equinoctial diseases."},
		{"en", "his father&mother, kings&c. and 2&3, a&b", "his father & mother, kings &c. and 2 & 3, a & b"},
		{"fr", "Il a fai£t voir à vo$tre pere la fureur de la nui£t, & l'eſtat de no$re maiſon", "Il a faict voir à vostre pere la fureur de la nuict, & l'estat de nostre maison"},
		{"en", "The Subje@ had a good effe& on the Do€tor, & he did abstra¢t it in the fame manner", "The Subject had a good effect on the Doctor, & he did abstract it in the same manner"},
		{"fr", "il fait voir le pere&la mere, & la dire&ion de son ame qui est en sa maison", "il fait voir le pere & la mere, & la direction de son ame qui est en sa maison"},
	} {
		if got := Reading(Tokens([]byte(c.text), c.lang, nil)); got != c.want {
			t.Errorf("%s: %q\nis read as %q", c.lang, c.text, got)
		}
	}
}
