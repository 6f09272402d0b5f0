import { readFile } from 'node:fs/promises';

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the embedded database for all threads of this process. While somebody holds a compiled module, V8 gives its code to each
 * thread that compiles the same bytes: opening one more database takes two thirds of the processor time, and its first statements a third.
 */
export async function compilePglite(): Promise<void> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  await compiled;
}
