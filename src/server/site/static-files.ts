import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { AppContext } from '../wire/caller.ts';
import { acceptedEncoding, compressFully, type Encoding } from '../wire/compressed.ts';
import { send } from '../wire/send.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const packed = new Set(['.ico', '.jpg', '.png', '.woff2']);
/** File names with a content hash by Vite. */
const hashedName = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;
const year = 'public, max-age=31536000, immutable';

interface StaticFile {
  readonly body: Buffer;
  readonly extension: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

function readStatic(path: string, cacheControl: string): StaticFile {
  const body = readFileSync(path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, extension: extname(path), etag, cacheControl, compressed: new Map() };
}

function bodyIn(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.compressed.get(encoding);
  if (known) return known;
  const made = compressFully(file.body, encoding);
  file.compressed.set(encoding, made);
  return made;
}

/** Files in memory by path: only listed files can be requested. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  /** Adds the named files of a folder under a path. */
  addFiles(folder: string, address: string, names: readonly string[]): this {
    for (const name of names) {
      const cacheControl = hashedName.test(name) ? year : 'no-cache';
      this.#files.set(address + name, readStatic(join(folder, name), cacheControl));
    }
    return this;
  }

  /** Adds all files of a folder except HTML documents, which are rendered, and hidden files. */
  addFolder(folder: string, address: string): this {
    if (!existsSync(folder)) return this;
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !['', '.html'].includes(extname(entry.name)))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => !/(^|\/)\./.test(name));
    return this.addFiles(folder, address, names);
  }

  /** Compresses all files ahead of time, one after the other, so that no visitor waits for it. */
  async compressAhead(): Promise<void> {
    for (const file of this.#files.values()) if (!packed.has(file.extension)) await bodyIn(file, 'br');
  }

  /** Responds with the file of a path; undefined when there is none. */
  async answer(context: AppContext): Promise<Response | undefined> {
    const file = this.#files.get(context.req.path);
    if (!file) return undefined;
    const headers: Record<string, string> = {
      'content-type': mediaTypes[file.extension] ?? 'application/octet-stream',
      'cache-control': file.cacheControl,
      etag: file.etag,
      vary: 'Accept-Encoding',
    };
    if (context.req.header('if-none-match') === file.etag)
      return send(context, null, { status: 304, headers });
    const encoding = packed.has(file.extension)
      ? undefined
      : acceptedEncoding(context.req.header('accept-encoding'));
    const body = encoding ? await bodyIn(file, encoding) : file.body;
    if (encoding) headers['content-encoding'] = encoding;
    return send(context, new Uint8Array(body), { headers });
  }
}
