// Pages that a link leads to, fetched when a reader asks for something of
// them; he is likely to go there next. A page in a folder cannot fetch: then
// nothing comes, and the link is still a link.
const pages = new Map<string, Promise<Document | null>>();

export function linked(href: string): Promise<Document | null> {
  const url = new URL(href, location.href);
  url.hash = url.search = "";
  let page = pages.get(url.href);
  if (!page) {
    page = location.protocol === "file:" ? Promise.resolve(null) : fetched(url.href);
    pages.set(url.href, page);
  }
  return page;
}

async function fetched(url: string): Promise<Document | null> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    return null;
  }
}

// kindOf is the kind of page a link leads to, as far as its address says: a
// clause, a term or a rule; "" for all others.
export function kindOf(link: HTMLAnchorElement): string {
  const root = new URL(document.documentElement.dataset.root || "./", location.href);
  if (link.origin !== location.origin || !link.pathname.startsWith(root.pathname) || link.pathname === location.pathname) return "";
  const parts = link.pathname.slice(root.pathname.length).replace(/(index\.html)?$/, "").split("/").filter(Boolean);
  switch (true) {
    case parts[0] === "rule" && parts.length > 1:
      return "rule";
    case parts[0] === "term" && parts.length === 2:
      return "term";
    case parts.length === 2 && !["assets", "cards", "brief", "parallel", "games", "play", "questions"].includes(parts[0]):
      return "clause";
  }
  return "";
}
