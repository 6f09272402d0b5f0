import { Piscina } from 'piscina';
import { constants } from '#generated/constants.ts';
import { onThreadFailure } from '#server/site/rendering/on-thread-failure.ts';
import { Overloaded } from '#server/site/rendering/overloaded.ts';
import type { DocumentTask } from './lay-out.ts';

const idleMs = 30_000;
const megabytes = 256;

type Rendered = Uint8Array<ArrayBuffer>;

let started: Piscina<DocumentTask, Rendered> | undefined;

/** One thread per process, started on demand and ended when idle. */
function thread(): Piscina<DocumentTask, Rendered> {
  if (started) return started;
  const pool = new Piscina<DocumentTask, Rendered>({
    filename: new URL('./document-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  started = onThreadFailure(pool, (error) => {
    console.error('The thread that renders order documents failed:', error);
    started = undefined;
  });
  return started;
}

/** Renders a document in the thread; throws {@link Overloaded} when too many others wait. */
export async function renderDocument(task: DocumentTask): Promise<Rendered> {
  const pool = thread();
  if (pool.queueSize >= constants.drawingQueue) throw new Overloaded('documents');
  return pool.run(task);
}
