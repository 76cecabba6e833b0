// A hand that was played, to be carried elsewhere; its link opens it on this
// page.
import type { Shared } from "../sharing";
import type { Saved, View } from "./session";

// packHand and unpackHand put a text into an address and take it out again.
async function packHand(text: string): Promise<string> {
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  return btoa(String.fromCharCode(...new Uint8Array(packed))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export async function unpackHand(code: string): Promise<string> {
  const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

// lastHand is a saved game with its last hand alone.
function lastHand(save: string): string {
  const at = save.lastIndexOf("\nhand ");
  const head = save.slice(0, save.indexOf("\nhand "));
  return head + save.slice(at).replace(/^\nhand \d+/, "\nhand 1").replace(/\nended\s*$/, "\n");
}

export function shared({ save, block, json }: Saved, view: View): Shared {
  const link = async () => location.href.replace(/#.*$/, "") + "#hand=" + (await packHand(lastHand(save)));
  return { link, block, json, name: `${view.rules}-hand-${view.hand}.json` };
}
