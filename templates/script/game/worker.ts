// The worker in which the game's engine runs: it takes one command after
// another and answers each, however long a bot thinks.
import { answer, started, type Module } from "../module";
import { unpacked } from "../unpack";

declare function importScripts(name: string): void;

const port = self as unknown as { postMessage(data: unknown): void; onmessage: ((e: MessageEvent) => void) | null };
let engine: Promise<Module> | undefined;

async function start(wasm: string, glue: string, books: string): Promise<Module> {
  const bytes = await unpacked(wasm);
  importScripts(glue);
  return started(bytes, books);
}

port.onmessage = async ({ data }) => {
  try {
    engine ??= start(data.wasm, data.glue, data.books);
    port.postMessage({ id: data.id, answer: answer(await engine, data.command) });
  } catch (e) {
    engine = undefined;
    port.postMessage({ id: data.id, fault: (e as Error).message });
  }
};
