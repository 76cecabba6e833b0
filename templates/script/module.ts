// A module of the engine in WebAssembly, as cmd/table and cmd/game export it. Page and
// module share the module's memory.

export interface Module {
  mem: WebAssembly.Memory;
  room(n: number): number;
  adopt(length: number): void;
  look(length: number): number;
  seen(): number;
}

type Go = new () => { importObject: WebAssembly.Imports; run(i: WebAssembly.Instance): Promise<void> };

// started is the module of a file, once the toolchain's script is there, with the books
// that the site has of its own.
export async function started(bytes: BufferSource, books: string): Promise<Module> {
  const go = new (globalThis as unknown as { Go: Go }).Go();
  const { instance } = await WebAssembly.instantiate(bytes, go.importObject);
  void go.run(instance);
  const module = instance.exports as unknown as Module;
  if (books) module.adopt(put(module, books));
  return module;
}

// put puts a text where the module finds it. The memory may grow with each call, and
// what was read of it before is void.
function put({ mem, room }: Module, text: string): number {
  const bytes = new TextEncoder().encode(text);
  const at = room(bytes.length);
  new Uint8Array(mem.buffer, at, bytes.length).set(bytes);
  return bytes.length;
}

// answer is what the module answers to a text, of which so many bytes are given as such.
export function answer(module: Module, text: string, given?: number): string {
  const length = put(module, text);
  const size = module.look(given ?? length);
  const from = module.seen();
  return new TextDecoder().decode(new Uint8Array(module.mem.buffer, from, size));
}
