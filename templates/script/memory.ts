// What a reader chose is kept where the browser allows it, and else for the
// page alone.
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
