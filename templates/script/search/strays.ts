import { readForm, last, type Form } from "./forms";
import type { Tables } from "./tables";

// Strays are the forms that are no known words: index/strays.go. Where they are
// few the first file has them all; where they are many, only those are read
// that begin as a form sought, or end as the word typed.

// kin marks a stray that has a family in a file of words.
const kin = "*";
const ends = 3;

type Once = <T>(name: string, read: (text: string) => T) => Promise<T>;

export class Strays {
  private all = new Map<string, Form>(); // by form and language
  private few: Form[] = [];
  private classes = new Map<string, string>();

  constructor(
    private once: Once, tables: Tables, private beginnings: string[] | undefined, private endings: string[] | undefined, lines: string[],
  ) {
    for (const letters of tables.skeleton) for (const l of letters) this.classes.set(l, letters[0]);
    this.few = lines.filter(Boolean).map((line, at) => this.read(line, "k/stray", at));
  }

  private read(line: string, places: string, at: number): Form {
    const f = readForm(line, { forms: [], shown: new Map() }, places, at);
    const key = f.form + "\t" + f.lang;
    const known = this.all.get(key);
    if (known) return known;
    f.family.forms.push(f);
    this.all.set(key, f);
    return f;
  }

  private skeleton(form: string): string[] {
    const out: string[] = [];
    for (const letter of form) {
      const c = this.classes.get(letter) ?? letter;
      if (c !== out[out.length - 1]) out.push(c);
    }
    return out;
  }

  private key(form: string): string {
    return this.skeleton(form).slice(0, ends).join("");
  }

  private endKey(form: string): string {
    return this.skeleton(form).reverse().slice(0, ends).join("");
  }

  private file(n: number): Promise<Form[]> {
    return this.once(`s/${n}`, (text) => text.split("\n").filter(Boolean).map((line, at) => this.read(line, `k/s/${n}`, at)));
  }

  private endFile(n: number): Promise<Form[]> {
    return this.once(`e/${n}`, (text) => text.split("\n").filter(Boolean).map((line) => {
      const cut = line.lastIndexOf("\t");
      const form = line.slice(0, line.indexOf("\t"));
      return this.read(line.slice(0, cut), `k/s/${last(this.beginnings!, this.key(form))}`, parseInt(line.slice(cut + 1), 36));
    }));
  }

  // find gives the entries of a stray that lies in no file of words.
  async find(form: string): Promise<Form[]> {
    const list = this.beginnings ? await this.file(last(this.beginnings, this.key(form))) : this.few;
    return list.filter((f) => f.form === form && f.postings !== "" && f.stem !== kin);
  }

  // near gives the strays that are compared with the sources, of which the
  // reader has typed some.
  async near(sources: Set<string>, typed: string[]): Promise<Form[]> {
    if (!this.beginnings || !this.endings) return this.few;
    const begin = new Set([...sources].map((s) => this.key(s)));
    const end = new Set(typed.map((s) => this.endKey(s)));
    const files = new Set([...begin].map((k) => last(this.beginnings!, k)));
    const endFiles = new Set([...end].map((k) => last(this.endings!, k)));
    const lists = await Promise.all([...[...files].map((n) => this.file(n)), ...[...endFiles].map((n) => this.endFile(n))]);
    return [...new Set(lists.flat())].filter((f) => begin.has(this.key(f.form)) || end.has(this.endKey(f.form)));
  }

  // starting gives the strays of no file of words that begin so.
  async starting(start: string): Promise<Form[]> {
    let list = this.few;
    if (this.beginnings) {
      const key = this.key(start);
      const files: number[] = [];
      for (let n = last(this.beginnings, key); n < this.beginnings.length; n++) {
        if (this.beginnings[n] > key && !this.beginnings[n].startsWith(key)) break;
        files.push(n);
      }
      list = (await Promise.all(files.map((n) => this.file(n)))).flat();
    }
    return list.filter((f) => f.form.startsWith(start) && f.postings !== "" && f.stem !== kin);
  }
}
