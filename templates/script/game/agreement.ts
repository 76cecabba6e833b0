// What the players agree on, of what the book leaves to them: the fields of the
// fold beside the table.
export class Agreement {
  constructor(private fold: HTMLElement | null) {}

  private fields(table: string): HTMLFieldSetElement[] {
    const all = [...(this.fold?.querySelectorAll<HTMLFieldSetElement>("fieldset") ?? [])];
    return all.filter((field) => field.dataset.tables!.split(" ").includes(table));
  }

  // at shows what is left to the players at a table, and that alone.
  at(table: string): void {
    const here = this.fields(table);
    this.fold?.querySelectorAll<HTMLElement>("fieldset").forEach((field) => (field.hidden = !here.includes(field as HTMLFieldSetElement)));
    if (this.fold) this.fold.hidden = here.length === 0;
  }

  // words are what is agreed on otherwise than the book has it, as the engine
  // is told. A number that cannot be is shown and thrown.
  words(table: string): string[] {
    return this.fields(table).flatMap((field) => {
      const inputs = [...field.querySelectorAll("input")];
      const wrong = inputs.find((input) => !input.checkValidity());
      if (wrong) {
        this.fold!.setAttribute("open", "");
        wrong.reportValidity();
        throw new Error("A number that is agreed on cannot be: it is shown.");
      }
      const value = inputs.find((input) => input.type === "number" || input.checked)?.value;
      return value === undefined || value === field.dataset.standing ? [] : [`${field.dataset.figure}=${value}`];
    });
  }

  // show has the fields of a table say what a game was begun with.
  show(table: string, agreed: Record<string, number>): void {
    this.at(table);
    for (const field of this.fields(table)) {
      const value = String(agreed[field.dataset.figure!] ?? field.dataset.standing);
      for (const input of field.querySelectorAll("input")) {
        if (input.type === "number") input.value = value;
        else input.checked = input.value === value;
      }
    }
  }
}
