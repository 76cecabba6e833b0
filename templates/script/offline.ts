// Registers the worker that keeps the site for reading without a network, and
// tells it what this page has fetched before the worker was there. Where there
// can be none (a folder, a host without https, a private window) nothing is
// lost but that.
//
// What came before the worker is no longer at hand to the browser when it sets the
// page for paper: the first print would be in another typeface. So the worker gives
// it once more.
export function offline(): void {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  const root = new URL(document.documentElement.dataset.root ?? "", location.href);
  const worker = navigator.serviceWorker;
  const tell = () => {
    const met = performance.getEntriesByType("resource").map((r) => r.name);
    worker.controller?.postMessage([location.href, ...met]);
    for (const name of met.filter((n) => n.endsWith(".woff2"))) {
      const face = new FontFace("on paper", `url("${name}")`);
      document.fonts.add(face);
      face.load().catch(() => {}); // the page is printed in the typeface of the reader
    }
  };
  const register = async () => {
    try {
      const first = !worker.controller;
      if (first) worker.addEventListener("controllerchange", tell, { once: true });
      await worker.register(new URL("worker.js", root), { scope: root.pathname, updateViaCache: "none" });
    } catch {
      // The host or the browser has none: the site is read with a network.
    }
  };
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register());
}
