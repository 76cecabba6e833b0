// Copying, and saying that it was done.
let line: HTMLElement | null = null;
let timer = 0;

// say shows a line at the foot of the window for a while; it is read aloud.
function say(text: string, what: string): void {
  if (!line) {
    line = document.createElement("p");
    line.className = "said";
    line.setAttribute("role", "status");
    document.body.append(line);
  }
  const name = document.createElement("span");
  name.textContent = text;
  const value = document.createElement("code");
  value.textContent = what;
  line.replaceChildren(name, " ", value);
  clearTimeout(timer);
  timer = window.setTimeout(() => line!.replaceChildren(), 5000);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// copyAddress copies an address, or shows it where the browser forbids copying.
export async function copyAddress(url: string): Promise<void> {
  say((await copy(url)) ? "Copied" : "The address", url);
}
