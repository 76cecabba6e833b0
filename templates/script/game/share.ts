// A hand that was played, to be carried elsewhere; its link opens it on this
// page.
import type { Shared } from "../sharing";
import type { Saved, View } from "./session";

// A hand takes some thousand letters; a link may be made to unpack to a
// thousand times its own length.
const mostLetters = 1 << 20;

// packHand and unpackHand put a text into an address and take it out again.
export async function packHand(text: string): Promise<string> {
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  const bytes = Array.from(new Uint8Array(packed), (b) => String.fromCharCode(b)).join("");
  return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export async function unpackHand(code: string): Promise<string> {
  const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const letters = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await letters.read(); !part.done; part = await letters.read()) {
    text += part.value;
    if (text.length > mostLetters) {
      await letters.cancel();
      throw new Error("The link holds more than a hand.");
    }
  }
  return text;
}

export function shared({ hand, block, json }: Saved, view: View): Shared {
  const link = async () => location.href.replace(/#.*$/, "") + "#hand=" + (await packHand(hand));
  return { link, block, json, name: `${view.rules}-hand-${view.hand}.json`, unfit: view.settled ? undefined : "A hand that was dealt whole is replayed when it has been played to its end." };
}
