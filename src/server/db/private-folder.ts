import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Only the owner of the process may read what the shop keeps: folders 700, files 600, also those that are there already. The
 * embedded database gives files that it makes later a wider mode of its own; the folder around them keeps others out.
 */
export function keepPrivate(folder: string): void {
  process.umask(0o077);
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
