import type { Fetch } from "./fetch";
import { last, readForm, type Family, type Form, type Shown } from "./forms";
import { Strays } from "./strays";
import type { Tables } from "./tables";

// A Shelf holds the files of one searched field, the texts or what the editors say
// in a language, as index/shards.go writes them, and reads each when it is first
// wanted.

interface Words {
  forms: Map<string, Form[]>;
  elsewhere: Map<string, number>;
}

export interface Head {
  shards: string[] | null;
  blocks: number[] | null; // how many clauses each t/N has
  strays?: string[]; // the beginning that each s/N begins at
  endings?: string[]; // the ending that each e/N begins at
}

export class Shelf {
  readonly strays: Strays;
  private kept = new Map<string, Promise<unknown>>();
  private shards: string[];
  private blocks: number[]; // the clause that each t/N begins at

  // told is the language of the readers of what the editors say; "" of the texts.
  constructor(private fetchFile: Fetch, private folder: string, readonly told: string, tables: Tables, head: Head, lines: string[]) {
    this.shards = head.shards ?? [];
    let clauses = 0;
    this.blocks = (head.blocks ?? []).map((size) => (clauses += size) - size);
    this.strays = new Strays((name, read) => this.once(name, read), tables, head.strays, head.endings, lines);
  }

  // once reads a file of the shelf; where it fails, the next call tries again.
  private once<T>(name: string, read: (text: string) => T): Promise<T> {
    let p = this.kept.get(name) as Promise<T> | undefined;
    if (!p) {
      p = this.fetchFile(this.folder + name).then(read);
      p.catch(() => this.kept.delete(name));
      this.kept.set(name, p);
    }
    return p;
  }

  private words(n: number): Promise<Words> {
    return this.once(`w/${n}`, (text) => {
      const words: Words = { forms: new Map(), elsewhere: new Map() };
      let family: Family = { forms: [], shown: new Map() };
      let clause = 0;
      let at = 0;
      for (const line of text.split("\n")) {
        if (line === "") {
          family = { forms: [], shown: new Map() };
        } else if (line[0] === "@") {
          const [form, file] = line.slice(1).split("\t");
          words.elsewhere.set(form, parseInt(file, 36));
        } else if (line[0] === ">") {
          const [number, path, label, text, lang] = line.slice(1).split("\t");
          clause = parseInt(number, 36);
          family.shown.set(clause, { path, label, text, lang });
        } else {
          const f = readForm(line, family, `k/${n}`, at++);
          family.forms.push(f);
          const same = words.forms.get(f.form);
          if (same) same.push(f);
          else words.forms.set(f.form, [f]);
        }
      }
      return words;
    });
  }

  // find gives the entries of a form, one for each language that has it.
  async find(form: string): Promise<Form[]> {
    if (this.shards.length === 0) return this.strays.find(form);
    const words = await this.words(last(this.shards, form));
    const file = words.elsewhere.get(form);
    return (file === undefined ? words : await this.words(file)).forms.get(form) ?? this.strays.find(form);
  }

  // beginning gives the entries of all forms that begin so.
  async beginning(start: string): Promise<Form[]> {
    const found = await this.strays.starting(start);
    const numbers: number[] = [];
    for (let n = last(this.shards, start); n < this.shards.length; n++) {
      if (this.shards[n] > start && !this.shards[n].startsWith(start)) break;
      numbers.push(n);
    }
    for (const words of await Promise.all(numbers.map((n) => this.words(n)))) {
      for (const [form, forms] of words.forms) {
        // a form of another file's range is told there
        if (form.startsWith(start) && numbers.includes(last(this.shards, form))) found.push(...forms);
      }
      for (const [form, file] of words.elsewhere) {
        if (form.startsWith(start) && !numbers.includes(file)) found.push(...((await this.words(file)).forms.get(form) ?? []));
      }
    }
    return [...new Set(found)];
  }

  // places gives the positions of a form in each of its clauses.
  async places(f: Form): Promise<number[][]> {
    const lines = await this.once(f.places, (text) => text.split("\n"));
    return (lines[f.line] ?? "").split(" ").map((list) => {
      let at = 0;
      return list.split(",").map((d) => (at += parseInt(d, 36)));
    });
  }

  // text is what a clause says on this shelf.
  async text(n: number): Promise<Shown> {
    const block = last(this.blocks, n);
    const lines = await this.once(`t/${block}`, (text) => text.split("\n"));
    const [path, label, body, lang] = (lines[n - this.blocks[block]] ?? "").split("\t");
    return { path, label: label ?? "", text: (body ?? "").replaceAll("\v", "\n"), lang };
  }

  // forms are those that may be suggested, with their counts, in order.
  forms(): Promise<[string, number][]> {
    return this.once("forms", (text) => {
      let before: string[] = [];
      return text.split("\n").filter(Boolean).map((line): [string, number] => {
        const [head, count] = line.split("\t");
        const letters = Array.from(head);
        before = [...before.slice(0, parseInt(letters[0], 36)), ...letters.slice(1)];
        return [before.join(""), count ? parseInt(count, 36) : 1];
      });
    });
  }
}
