// The page of a clause, as site/page/page.go names its folder.
export function segment(id: string): string {
  const runes = Array.from(id);
  let out = "";
  runes.forEach((r, i) => {
    const inner = r === "." && i > 0 && i < runes.length - 1;
    out += inner || /^[\p{L}\p{Nd}_-]$/u.test(r) ? r : "~" + r.codePointAt(0)!.toString(16);
  });
  return out || "~";
}

export function address(clause: string): string {
  const colon = clause.indexOf(":");
  const root = document.documentElement.dataset.root ?? "";
  return encodeURI(`${root}${segment(clause.slice(0, colon))}/${segment(clause.slice(colon + 1))}/index.html`);
}
