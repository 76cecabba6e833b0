// What a reader chose is kept where the browser allows it, and else for the
// page alone.
const page = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? page.get(name) ?? null;
  } catch {
    return page.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  page.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
