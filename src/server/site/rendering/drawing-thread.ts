// Worker thread: drawing is CPU work that would block all other requests.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import type { Language } from '#domain/language.ts';
import { drawPart, type PartView } from '#drawings/index.ts';
import { drawScene, type SceneName } from '#drawings/scenes/index.ts';

export type DrawingTask =
  | { readonly kind: 'part'; readonly packageName: string; readonly view: PartView }
  | { readonly kind: 'scene'; readonly name: SceneName; readonly language: Language };

export interface Drawing {
  readonly svg: Uint8Array<ArrayBuffer>;
  /** Compressed with Brotli. */
  readonly compressed: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const quality = 5;

/** Draws a picture and compresses it. */
export default function draw(task: DrawingTask): Drawing {
  const text =
    task.kind === 'part' ? drawPart(task.packageName, task.view) : drawScene(task.name, task.language);
  const svg = new TextEncoder().encode(text);
  const compressed = brotliCompressSync(svg, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  return { svg, compressed: new Uint8Array(compressed), etag };
}
