// Worker thread: drawing is CPU work that would block all other requests.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import type { Language } from '#domain/language.ts';
import { drawPart, type PartView } from '#drawings/index.ts';
import { drawScene, inFixedColours, type SceneName, sceneBackground } from '#drawings/scenes/index.ts';

/** PNG is for previews of links, which show no SVG. */
export type DrawingFormat = 'svg' | 'png';

export type DrawingTask = { readonly format: DrawingFormat } & (
  | { readonly kind: 'part'; readonly packageName: string; readonly view: PartView }
  | { readonly kind: 'scene'; readonly name: SceneName; readonly language: Language }
);

export interface Drawing {
  readonly format: DrawingFormat;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Compressed with Brotli; a PNG is compressed already. */
  readonly compressed: Uint8Array<ArrayBuffer> | undefined;
  readonly etag: string;
}

const quality = 5;

function compress(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } }));
}

const partBackground = '#ffffff';

async function makePng({ kind }: DrawingTask, svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: most processes draw no preview.
  const { previewOf } = await import('./preview-picture.ts');
  return kind === 'part' ? previewOf(svg, partBackground) : previewOf(inFixedColours(svg), sceneBackground);
}

/** Draws a picture and compresses it. */
export default async function draw(task: DrawingTask): Promise<Drawing> {
  const { format } = task;
  const svg =
    task.kind === 'part' ? drawPart(task.packageName, task.view) : drawScene(task.name, task.language);
  const bytes = format === 'png' ? await makePng(task, svg) : new TextEncoder().encode(svg);
  const compressed = format === 'png' ? undefined : compress(bytes);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { format, bytes, compressed, etag };
}
