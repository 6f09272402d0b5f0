import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from './generator.ts';

export interface Difference {
  readonly path: string;
  readonly is: 'missing' | 'different' | 'left over';
}

/** Every file below a folder: path with forward slashes → content. An absent folder has none. */
export function readTree(folder: string): Map<string, string> {
  let entries: string[];
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map();
    throw error;
  }
  const toRelative = (path: string) => path.slice(folder.length + 1).replaceAll('\\', '/');
  return new Map(entries.sort().map((path) => [toRelative(path), readFileSync(path, 'utf8')]));
}

/** How the folder differs from what it should hold; empty when it is the same byte for byte. */
export function compareTree(folder: string, files: Files): Difference[] {
  const found = readTree(folder);
  const paths = [...new Set([...files.keys(), ...found.keys()])].sort();
  return paths.flatMap((path): Difference[] => {
    if (!found.has(path)) return [{ path, is: 'missing' }];
    if (!files.has(path)) return [{ path, is: 'left over' }];
    return found.get(path) === files.get(path) ? [] : [{ path, is: 'different' }];
  });
}

/** Makes the folder hold exactly these files; files that are right already are not touched. */
export function writeTree(folder: string, files: Files): Difference[] {
  const differences = compareTree(folder, files);
  for (const { path } of differences) {
    const content = files.get(path);
    const place = join(folder, path);
    if (content === undefined) {
      rmSync(place);
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return differences;
}
