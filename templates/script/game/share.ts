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

export function shared({ hand, block, json }: Saved, view: View): Shared {
  const link = async () => location.href.replace(/#.*$/, "") + "#hand=" + (await packHand(hand));
  return { link, block, json, name: `${view.rules}-hand-${view.hand}.json`, unfit: view.settled ? undefined : "A hand that was dealt whole is replayed when it has been played to its end." };
}
