import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents, and returns the outermost one that it created. `mkdirSync` with `recursive` never returns below a
 * folder like `/proc` that cannot hold folders.
 */
export function makeFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const outermost = makeFolder(dirname(folder));
  mkdirSync(folder);
  return outermost ?? folder;
}
