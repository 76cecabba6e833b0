// What an engine says needs all the phrases of a language: whoever starts one
// tells so, perhaps before the page's own script is there to hear.
export const speaks = "speak";

export const spoken = () => "speaks" in document.documentElement.dataset;

export function speak(): void {
  document.documentElement.dataset.speaks = "";
  document.dispatchEvent(new Event(speaks));
}
