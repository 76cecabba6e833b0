// Whoever goes to the field of the search is about to ask: what its page begins with
// is fetched meanwhile.
export function soon(): void {
  const find = document.getElementById("find");
  if (!find || location.protocol === "file:") return;
  const files = find.dataset.soon?.split(" ") ?? [];
  find.addEventListener("focus", () => files.forEach((file) => void fetch(file, { priority: "low" }).catch(() => {})), { once: true });
}
