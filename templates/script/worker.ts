// The site without a network. What a page needs is asked of the host first, so
// that nothing stale is shown while there is one, and of the cache when the
// host does not answer. Files under assets/ bear a hash of their content or
// never change: those are taken from the cache at once.
//
// CORE is kept from the first visit on, as a whole, under the hash of its
// content: what is dressed alike stays together. A new edition is another
// VERSION with caches of its own; pages that were read in the older one are
// fetched again, and its caches go. The files of the search lie in PACKS, one for
// each folder of files that only some readers use, and one, under "", for all else:
// each is fetched after a search has used it. The engine is kept once it was used.
declare const CORE: string[], USED: string[];
declare const VERSION: string, DATA: string, OFFLINE: string;
declare const PACKS: Record<string, string>;
declare const self: ServiceWorkerGlobalScope;

const scope = self.registration.scope;
const prefix = `quinola ${new URL(scope).pathname} `;
const coreCache = prefix + VERSION + " core";
const seenCache = prefix + VERSION + " seen";
const mostSeen = 1500; // files that a reader met; the oldest go first
const mostCarried = 300; // pages that are fetched again for a new edition

const addresses = new Set(CORE.map((name) => scope + name));
const assets = scope + "assets/";
const data = scope + DATA;

// key is the address of a file as the caches know it.
function key(address: string): string {
  const url = new URL(address);
  url.search = url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return url.href;
}

function kept(address: string): boolean {
  return address.startsWith(scope) && !address.startsWith(scope + "download/") && address !== scope + "worker.js";
}

async function found(address: string): Promise<Response | undefined> {
  for (const name of [coreCache, seenCache]) {
    const answer = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (answer) return answer;
  }
  return address.startsWith(data) ? packed(address) : undefined;
}

// keep enters what a reader met. The core is entered at once or not at all.
async function keep(address: string, answer: Response): Promise<void> {
  if (!kept(address) || addresses.has(address) || !answer.ok || answer.status !== 200 || answer.redirected || answer.type !== "basic") return;
  await (await caches.open(seenCache)).put(address, answer);
}

async function trim(): Promise<void> {
  const cache = await caches.open(seenCache);
  const all = await cache.keys(); // those that were met last are last
  for (const old of all.slice(0, Math.max(0, all.length - mostSeen))) await cache.delete(old);
}

async function fetchKept(address: string, how: RequestCache): Promise<void> {
  try {
    await keep(address, await fetch(address, { cache: how }));
  } catch {
    // It is kept the next time it is met.
  }
}

// A pack: places in its first line, then the files.
interface Pack {
  places: Record<string, [number, number]>;
  body: Blob;
}
const opened = new Map<string, Promise<Pack | undefined>>();

// folderOf is the folder of PACKS in which a file of the search lies.
function folderOf(address: string): string {
  const name = address.slice(data.length);
  return Object.keys(PACKS).find((folder) => folder && name.startsWith(folder)) ?? "";
}

async function open(file: string | undefined): Promise<Pack | undefined> {
  const answer = file && (await (await caches.open(seenCache)).match(scope + file));
  if (!answer) return undefined;
  const whole = await answer.blob();
  const end = new Uint8Array(await whole.arrayBuffer()).indexOf(10);
  return { places: JSON.parse(await whole.slice(0, end).text()), body: whole.slice(end + 1) };
}

async function packed(address: string): Promise<Response | undefined> {
  const folder = folderOf(address);
  const opening = opened.get(folder) ?? open(PACKS[folder]);
  opened.set(folder, opening);
  const pack = await opening;
  if (!pack) opened.delete(folder);
  const place = pack?.places[address.slice(data.length)];
  return place && new Response(pack.body.slice(place[0], place[0] + place[1]), { headers: { "Content-Type": "application/gzip" } });
}

// A pack waits until the search has shown what it found.
const packing = new Set<string>();

async function fetchPack(folder: string): Promise<void> {
  const file = PACKS[folder];
  if (!file || packing.has(file) || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  packing.add(file);
  if (!(await (await caches.open(seenCache)).match(scope + file))) {
    await new Promise((done) => setTimeout(done, 3000));
    await fetchKept(scope + file, "default");
  }
  packing.delete(file);
}

// answered asks the host, and the caches where it does not answer.
async function answered(event: FetchEvent, address: string): Promise<Response> {
  if (address.startsWith(assets)) {
    const answer = await found(address);
    if (answer) return answer;
  }
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(address, answer.clone()));
    return answer;
  } catch (e) {
    const answer = await found(address);
    if (answer) return answer;
    if (event.request.mode === "navigate") return Response.redirect(`${scope}${OFFLINE}#${encodeURIComponent(address.slice(scope.length))}`);
    throw e;
  }
}

self.addEventListener("fetch", (event) => {
  const address = key(event.request.url);
  if (event.request.method !== "GET" || event.request.headers.has("range") || !kept(address)) return;
  if (address.startsWith(data)) event.waitUntil(fetchPack(folderOf(address)));
  if (event.request.mode === "navigate") event.waitUntil(trim());
  event.respondWith(answered(event, address));
});

// stem is the name of an asset without the hash of its content.
const stem = (address: string) => address.slice(address.lastIndexOf("/") + 1).replace(/-[0-9a-f]{10}(?=\.)/, "");

// carry fetches again what was read in an older edition, and of the assets that
// are kept once they were used (USED: the engine, the phrases of a language)
// those that were.
async function carry(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix) || !name.endsWith(" seen") || name === seenCache) continue;
    const old = (await (await caches.open(name)).keys()).map((request) => request.url);
    for (const address of old.filter((a) => !a.startsWith(assets) && !a.startsWith(data)).slice(-mostCarried)) await fetchKept(address, "no-cache");
    const stems = new Set(old.filter((a) => a.startsWith(assets)).map(stem));
    for (const file of USED) if (stems.has(stem(file))) await fetchKept(scope + file, "default");
    for (const [folder, file] of Object.entries(PACKS)) if (stems.has(stem(file))) await fetchPack(folder);
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(coreCache);
      await cache.addAll(CORE.map((name) => new Request(scope + name, { cache: name.startsWith("assets/") ? "default" : "no-cache" })));
      await carry();
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== coreCache && name !== seenCache) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

// A page tells what it fetched before the worker was there.
self.addEventListener("message", (event) => {
  const met = event.data as string[];
  event.waitUntil(
    (async () => {
      for (const address of new Set(met.map(key))) if (kept(address) && !(await found(address))) await fetchKept(address, "default");
      for (const folder of new Set(met.filter((address) => address.startsWith(data)).map(folderOf))) await fetchPack(folder);
    })(),
  );
});
