// Fetch gives the unpacked text of one file of the search.
export type Fetch = (name: string) => Promise<string>;

// gzipped fetches the files of the search from a folder and unpacks them in
// the browser, so that any static host may serve them as they are.
export function gzipped(base: URL): Fetch {
  return async (name) => {
    const url = new URL(name + ".gz", base);
    const answer = await fetch(url, { priority: "high" });
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes); // the host has unpacked it
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return await new Response(stream).text();
  };
}
