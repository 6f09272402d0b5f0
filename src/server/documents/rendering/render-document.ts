import { Piscina } from 'piscina';
import { constants } from '#generated/constants.ts';
import { drawingTask } from '#server/site/rendering/drawings.ts';
import { onThreadFailure } from '#server/site/rendering/on-thread-failure.ts';
import { Overloaded } from '#server/site/rendering/overloaded.ts';
import type { DocumentSource } from './lay-out.ts';

export interface DocumentTask {
  readonly source: Omit<DocumentSource, 'figure'>;
  readonly figure: ReturnType<typeof drawingTask>;
}

export interface RenderedDocument {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** PNG of the first page. */
  readonly preview: Uint8Array<ArrayBuffer>;
}

const idleMs = 30_000;
const megabytes = 256;

let started: Piscina<DocumentTask, RenderedDocument> | undefined;

/** One thread per process, started on demand and ended when idle. */
function thread(): Piscina<DocumentTask, RenderedDocument> {
  if (started) return started;
  const pool = new Piscina<DocumentTask, RenderedDocument>({
    filename: new URL('./document-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  started = onThreadFailure(pool, (error) => {
    console.error('The thread that renders documents failed:', error);
    started = undefined;
  });
  return started;
}

/** Renders a document in the thread; throws {@link Overloaded} when too many others wait. */
export async function renderDocument({ figure, ...source }: DocumentSource): Promise<RenderedDocument> {
  const pool = thread();
  if (pool.queueSize >= constants.drawingQueue) throw new Overloaded('documents');
  return pool.run({ source, figure: drawingTask(figure, source.language) });
}
