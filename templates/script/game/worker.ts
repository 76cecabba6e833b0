// The worker in which the game's engine runs: it takes one command after
// another and answers each, however long a bot thinks.
import { unpacked } from "../unpack";

interface Exports {
  mem: WebAssembly.Memory;
  room(n: number): number;
  look(length: number): number;
  seen(): number;
}

declare function importScripts(name: string): void;

const port = self as unknown as { postMessage(data: unknown): void; onmessage: ((e: MessageEvent) => void) | null };
let engine: Promise<Exports> | undefined;

async function start(wasm: string, glue: string): Promise<Exports> {
  const bytes = await unpacked(wasm);
  importScripts(glue);
  const go = new (self as unknown as { Go: new () => { importObject: WebAssembly.Imports; run(i: WebAssembly.Instance): Promise<void> } }).Go();
  const { instance } = await WebAssembly.instantiate(bytes, go.importObject);
  void go.run(instance);
  return instance.exports as unknown as Exports;
}

function obey({ mem, room, look, seen }: Exports, command: string): string {
  const text = new TextEncoder().encode(command);
  // The memory may grow with each call, and what was read of it before is void.
  const at = room(text.length);
  new Uint8Array(mem.buffer, at, text.length).set(text);
  const size = look(text.length);
  const from = seen();
  return new TextDecoder().decode(new Uint8Array(mem.buffer, from, size));
}

port.onmessage = async ({ data }) => {
  try {
    engine ??= start(data.wasm, data.glue);
    port.postMessage({ id: data.id, answer: obey(await engine, data.command) });
  } catch (e) {
    engine = undefined;
    port.postMessage({ id: data.id, fault: (e as Error).message });
  }
};
