// The name of a book among a query's words is the wish to search that book, as
// index/book.go has it.
import type { Text } from "./filter";
import type { Query, Term } from "./query";

// inBook is the query without the name of a book and within that book, or
// undefined where it names none.
export function inBook(texts: Text[], q: Query): [Query, string] | undefined {
  if (q.filters.text !== undefined) return undefined;
  let from = 0;
  let words = 0;
  let book = "";
  for (let i = 0; i < q.terms.length; i++) {
    for (const t of texts) {
      for (const name of t.names) {
        const n = termsOf(q.terms.slice(i), name);
        if (n > words) [from, words, book] = [i, n, t.id];
      }
    }
  }
  if (!book || words === q.terms.length) return undefined;
  return [{ ...q, terms: q.terms.filter((_, i) => i < from || i >= from + words), filters: { ...q.filters, text: book } }, book];
}

// termsOf is how many terms, from the first, spell a name together; 0 for none.
export function termsOf(terms: Term[], name: string): number {
  let spelt = "";
  for (const [i, t] of terms.entries()) {
    if (t.quoted || t.prefix || t.words.length !== 1) return 0;
    spelt = (spelt + " " + t.words[0]).trimStart();
    if (spelt === name) return i + 1;
    if (!name.startsWith(spelt + " ")) return 0;
  }
  return 0;
}
