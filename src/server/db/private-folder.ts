import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Restricts the data folder to the owner of the process: folders 700, files 600, including existing ones. PGlite creates new
 * files with wider modes; the mode of the parent folder protects them.
 */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
