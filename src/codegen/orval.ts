import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate, type OutputOptions } from 'orval';
import { asObject, type JsonObject } from '#description/json.ts';
import { rewrite } from '#description/views.ts';
import { readTree } from './output.ts';

/** orval resolves imports of what it writes, so it works in a folder of its own inside the project. */
const project = join(import.meta.dirname, '../..');

/** orval's names for what the description calls `x-enum-names`. */
function withOrvalNames(view: JsonObject): JsonObject {
  const renameKey = (key: string) => (key === 'x-enum-names' ? 'x-enum-varnames' : key);
  const changed = rewrite(view, (node) =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [renameKey(key), value])),
  );
  return asObject(changed);
}

/**
 * Runs orval over a view of the description and returns the files that it wrote, by path relative to its target.
 * `options` gets the folder to write to. Throws what orval throws.
 */
export async function runOrval(
  view: JsonObject,
  options: (folder: string) => OutputOptions,
): Promise<Map<string, string>> {
  mkdirSync(join(project, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(project, '.cache', 'orval-'));
  try {
    await generate({ input: { target: withOrvalNames(view) }, output: options(folder) }, project, {
      logLevel: 'error',
      throwOnError: true,
    });
    const files = readTree(folder);
    if (files.size === 0) throw new Error('orval wrote nothing; what it printed says why');
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
