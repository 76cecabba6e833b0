// node makes an element; what it holds is text or nodes, never markup.
export function node<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...children: (Node | string)[]): HTMLElementTagNameMap[K] {
  const n = document.createElement(tag);
  if (className) n.className = className;
  n.append(...children);
  return n;
}

// button is one that is pressed or not, where that is given.
export function button(className: string, text: string, press: () => void, pressed?: boolean, ...more: Node[]): HTMLButtonElement {
  const b = node("button", className, text, ...more);
  b.type = "button";
  if (pressed !== undefined) b.setAttribute("aria-pressed", String(pressed));
  b.addEventListener("click", press);
  return b;
}

// old is words of the texts, in their language.
export function old(lang: string, text: string): HTMLElement {
  const n = node("span", "", text);
  n.lang = lang;
  n.translate = false;
  return n;
}
