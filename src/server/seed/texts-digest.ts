import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFolder } from './demo-folder.ts';

/** SHA-256 of the files of help and news: another version of the shop has other texts. */
export function textsDigest(): string {
  const hash = createHash('sha256');
  const inFolder = (folder: string) =>
    readdirSync(join(demoFolder, folder)).map((name) => join(folder, name));
  for (const name of ['help.yaml', 'news.yaml', ...inFolder('help').sort(), ...inFolder('news').sort()])
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(demoFolder, name)))
      .update('\0');
  return hash.digest('hex');
}
