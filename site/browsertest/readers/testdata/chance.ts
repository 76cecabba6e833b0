// Chance draws what the readers are given: the same numbers for the same seed.
export class Chance {
  constructor(private state: number) {}

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let x = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return (x ^ (x >>> 14)) >>> 0;
  }

  below(n: number): number {
    return this.next() % n;
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  // some is up to most of what make makes.
  some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }

  // harmed is a text with a few things done to it, as a chat program, a full
  // disk, an older edition or somebody with time on his hands would.
  harmed(text: string): string {
    for (let times = 1 + this.below(4); times > 0; times--) {
      const a = this.below(text.length + 1);
      const b = Math.min(text.length, a + this.below(1 + this.of([1, 2, 8, 60])));
      const part = text.slice(a, b);
      const put = this.of([
        () => "",
        () => part + part,
        () => this.of(strange),
        () => String.fromCharCode(this.below(this.of([128, 0x3000, 0x10000]))),
        () => this.of([...(part || " ")]) + part,
        () => Array.from(part).reverse().join(""),
        () => part.replace(/[0-9a-z]/gi, () => this.of([..."09azAZ"])),
      ])();
      text = this.below(8) === 0 ? text.slice(0, a) : text.slice(0, a) + put + text.slice(b);
    }
    return text;
  }

  // harmedLines is a text of which some lines are harmed, or many.
  harmedLines(text: string): string {
    const one = this.of([1, 2, 10, 100, 1000]);
    const lines = text.split("\n").map((line) => (this.below(one) ? line : this.harmed(line)));
    return this.below(4) ? lines.join("\n") : this.harmed(text);
  }
}

const strange = [
  "%", "%00", "%E2%99", "%u2660", "#", "&", ";", ":", "=", "__proto__", "constructor", "hasOwnProperty", "\0", "\n", "\r\n", "\t", "\v", "\u2028", "\u202e", "\ud800", "\udc00",
  "\ufeff", "\u2060", "NaN", "Infinity", "-1", "1e309", "zzzzzzzzzzzz", "null", "[]", "{}", "\"", "<script>alert(1)</script>", "'>\"<img src=x onerror=alert(1)>", "ASAS", ";S=", ";rules=", "♠", "@", ">", "*",
];
