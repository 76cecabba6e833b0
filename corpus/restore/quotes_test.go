package restore

import "testing"

// What is quoted has its mark where it begins, though the print sets one before each
// line; a word is joined over it. A mark that one line alone begins with stays.
func TestQuotes(t *testing.T) {
	for _, c := range []struct{ lang, text, want string }{
		{"fr", "Il dit; „Chacun tâ-\n„che d'occuper le plus de place\n„qu'il peut dans son imagina-\n„tion, & l'on ne se pousse que pour soi.\n", "Il dit; „Chacun tâche d'occuper le plus de place qu'il peut dans son imagination, & l'on ne se pousse que pour soi."},
		{"fr", "On lit dans le livre de cet Auteur\n„Chacun tâche d'occuper le plus de place\nqu'il peut dans le monde.\n", "On lit dans le livre de cet Auteur „Chacun tâche d'occuper le plus de place qu'il peut dans le monde."},
		{"de", "Er ſagte: \"Man ſoll es nicht\n\"thun, wenn man es nicht kann, und nicht\n\"laſſen.\"\n", "Er sagte: \"Man soll es nicht thun, wenn man es nicht kann, und nicht lassen.\""},
	} {
		if got := Reading(Tokens([]byte(c.text), c.lang, nil)); got != c.want {
			t.Errorf("%s: %q\nis read as %q", c.lang, c.text, got)
		}
	}
}
