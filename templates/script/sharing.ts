// The panel from which a hand is carried elsewhere: as a link, as a play
// block, as a file, and as the command that repeats it.
export interface Shared {
  link: () => string | Promise<string>;
  block: string;
  json: string;
  name: string; // of the file
  unfit?: string; // why replay would refuse the hand as it is
}

// command gives a block to replay, from any shell that knows a here-document.
const command = (block: string) => `quinola replay - <<'END'\n${block.trimEnd()}\nEND\n`;

export function sharing(panel: HTMLElement, hand: () => Promise<Shared>): void {
  const said = panel.querySelector<HTMLElement>("[role=status]")!;
  const shown = panel.querySelector<HTMLElement>("pre")!;
  const copied = async (text: string, what: string) => {
    shown.textContent = text;
    shown.hidden = false;
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = `${what} is copied.`;
    } catch {
      said.textContent = "The browser does not let the page copy; mark it here.";
      getSelection()?.selectAllChildren(shown);
    }
  };
  const save = (name: string, text: string) => {
    const a = document.createElement("a");
    a.href = URL.createObjectURL(new Blob([text + "\n"], { type: "application/json" }));
    a.download = name;
    a.click();
    URL.revokeObjectURL(a.href);
    said.textContent = `${name} is saved; quinola replay reads it.`;
  };
  const give = async (what: string) => {
    const h = await hand();
    if (what === "link") return copied(await h.link(), "The link");
    if (what === "block") return copied(h.block, "The play block");
    if (h.unfit) return void (said.textContent = h.unfit);
    if (what === "command") return copied(command(h.block), "The command");
    save(h.name, h.json);
  };
  panel.addEventListener("click", (e) => {
    const what = (e.target as Element).closest<HTMLElement>("[data-share]")?.dataset.share;
    if (what) give(what).catch((error: Error) => (said.textContent = error.message));
  });
}
