// A button that copies what stands in another element. Where the clipboard is
// refused the words are selected instead, so that the reader's own keys copy.
export function copies(): void {
  document.addEventListener("click", async (e) => {
    const button = (e.target as Element).closest<HTMLButtonElement>("button[data-copy]");
    const from = button && document.getElementById(button.dataset.copy!);
    if (!button || !from) return;
    try {
      const shown = from.querySelector(".tongues > :not([hidden])") ?? from; // in the reader's language
      await navigator.clipboard.writeText(shown.textContent ?? "");
      const label = button.textContent;
      button.textContent = button.dataset.done ?? label;
      setTimeout(() => (button.textContent = label), 2000);
    } catch {
      getSelection()?.selectAllChildren(from);
    }
  });
}
