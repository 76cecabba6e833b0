package split

import (
	"regexp"
	"strings"

	"quinola/corpus"
	"quinola/corpus/lang"
)

// A paragraph without a number may lay down a rule, say what a word means,
// advise, or tell. Which it does shows in a few words that such paragraphs are
// made with; where none is there, it tells. The editors know better, and say
// so in text.toml or in a note.

// cues are the words that show what a paragraph does, asked in this order: what
// tells although it sounds like a rule, what advises, what defines, what rules.
type cues struct{ tells, advises, defines, rules *regexp.Regexp }

// Accents are taken off, in the cues as in what they are held to.
var cuesOf = map[string]cues{
	"fr": {
		tells:   regexp.MustCompile(`^(ce jeu |le jeu d\S+ ?\S* (est|tient|a beaucoup|ne differe)|voila |voyons|voici |nous |je |j'ai|j'en|c'est ce (qui|que)|telle est|ces regles|quoique ce |on verra|l'on verra|passons|a present|vous voyez|on ne voit gueres|.{0,50}\b(je |j'ai|j'en|on me |nous nous ))`),
		advises: regexp.MustCompile(`\b(il est (aussi |encore |tres |plus )?(bon de|prudent|important|avantageux|a propos|de l'avantage|de la prudence|facile)|(il )?vaut? mieux|il faut (toujours |encore |aussi |bien )*(tacher|songer|se defaire|observer|remarquer|prendre garde|avoir l'attention|se souvenir|s'en aller)|on doit (toujours |bien )*(tacher|eviter|songer|se defaire)|il n'y a qu'a observer|il ne faut jamais|bon joueur|vous jouerez|vous pourrez jouer)`),
		defines: regexp.MustCompile(`(\bs'app?elle|^j'app?elle|\by a (de )?\S+ sortes|est la (premiere|seconde|troisieme|derniere) |est faux lorsqu|\bon (l')?app?elle\b|\best app?elle|\bse nomme|\bon nomme\b|\bce terme\b|\bsignifie\b|\bveut dire\b|\bse dit (de|des|quand|lors)|^etre \S+,|^(le|la|les|l'|double|jouer) ?\S+( \S+){0,4},? (est|c'est|ce sont|sont|consiste) (de |a )?(un|une|le|la|les|deux|trois|quatre|cinq|plusieurs|lorsqu|quand|mettre|avoir|l'|pendant))`),
		rules:   regexp.MustCompile(`\b(doit|doivent|devra|faut|faudroit|oblige|permis|defendu|libre|en droit|droit de|ne peut|ne peuvent|ne scauroit|peut|peuvent|pourra|paye|paie|payent|paient|paies|perd|perdent|gagne|gagnent|tire|tirent|met|mettent|remet|remettra|refait|refaire|vaut|valent|emporte|leve|marque|compte|donne|prend|prendra|recoit|mele|joue|jouent|fait|font|coupe|coute|accuse|montre|ecarte|fera|feroit|feront|paiera|payera|perdroit|gagneroit|restent|produit|augmente|augmentent)\b`),
	},
	"en": {
		tells:   regexp.MustCompile(`^(this game|the game of \S+ is|we |i |here |such )`),
		advises: regexp.MustCompile(`\b(it is (best|better|prudent|good|advisable|of advantage)|the best way|always endeavou?r|never play|you should|be careful)`),
		defines: regexp.MustCompile(`\b(is called|are called|means|signifies|is when|is termed|is said to)\b`),
		rules:   regexp.MustCompile(`\b(must|shall|may|may not|ought|is to|are to|loses|wins|pays|receives|takes|puts|plays|deals|forfeits|reckons?|counts?|makes?)\b`),
	},
	"sv": {
		tells:   regexp.MustCompile(`^(detta spel|vi |jag |sa ar)`),
		advises: regexp.MustCompile(`\b(bast ar|gor (han )?bast|det ar bast|man bor ej|forsiktig|fordel)`),
		defines: regexp.MustCompile(`\b(kallas|heter|sages|ar da|det ar,|betyder)\b`),
		rules:   regexp.MustCompile(`\b(skal|skall|bor|bora|maste|far|far ej|kan|kunna|betalar|betalas|betala|vinner|tappar|satter|gifves|gifver|ger|tager|spelas|gora|gor|raknas|ager)\b`),
	},
}

// KindOf says what an unnumbered paragraph does, by its reading.
func KindOf(code, reading string) corpus.Kind {
	c, ok := cuesOf[code]
	if !ok {
		return corpus.KindNarrative
	}
	s := strings.ReplaceAll(lang.Bare(strings.ToLower(strings.Join(strings.Fields(reading), " "))), "’", "'")
	s = strings.TrimLeft(s, ".,;:*-– '\"“«")
	switch {
	case c.tells.MatchString(s):
		return corpus.KindNarrative
	case c.advises.MatchString(s):
		return corpus.KindAdvice
	case c.defines.MatchString(s[:min(len(s), 160)]):
		return corpus.KindDefinition
	case c.rules.MatchString(s):
		return corpus.KindRule
	}
	return corpus.KindNarrative
}

// sortParagraphs gives every paragraph its kind.
func (v *view) sortParagraphs(items []Item) {
	for i := range items {
		it := &items[i]
		if it.Kind != corpus.KindNarrative {
			continue
		}
		reading := ""
		if len(v.tokens) > 0 {
			var b strings.Builder
			for _, t := range between(v.tokens, it.Body, it.Span.End) {
				b.WriteString(t.Reading)
			}
			reading = b.String()
		} else {
			reading = string(v.src[it.Body:it.Span.End])
		}
		it.Kind = KindOf(v.lang, reading)
	}
}
