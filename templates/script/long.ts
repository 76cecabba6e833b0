// In a narrow window what is long and stands below the words and the table begins
// folded: a hand's breadth of the page is then what a reader came for.
export function long(): void {
  if (!matchMedia("(max-width: 40rem)").matches) return;
  for (const part of document.querySelectorAll<HTMLDetailsElement>("details.long")) part.open = false;
}
