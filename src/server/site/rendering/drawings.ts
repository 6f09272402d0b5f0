import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { Language } from '#domain/language.ts';
import { isPartView, packageFromSlug } from '#drawings/index.ts';
import { isSceneName } from '#drawings/scenes/index.ts';
import { constants } from '#generated/constants.ts';
import type { Drawing, DrawingTask } from './drawing-thread.ts';
import { onThreadFailure } from './on-thread-failure.ts';
import { Overloaded } from './overloaded.ts';

export type { Drawing } from './drawing-thread.ts';

const idleMs = 30_000;
const megabytes = 128;

let started: Piscina<DrawingTask, Drawing> | undefined;

/** One thread per process, started on demand and ended when idle. */
function thread(): Piscina<DrawingTask, Drawing> {
  if (started) return started;
  const pool = new Piscina<DrawingTask, Drawing>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  started = onThreadFailure(pool, (error) => {
    console.error('The thread that draws failed:', error);
    started = undefined;
  });
  return started;
}

/** Draws in the thread; throws when too many pictures wait. */
async function drawInThread(task: DrawingTask): Promise<Drawing> {
  const pool = thread();
  if (pool.queueSize >= constants.drawingQueue) throw new Overloaded('pictures');
  return pool.run(task);
}

/** The picture for a path `/img/part/{package}/{view}.svg` or `/img/scene/{name}.svg`; of a part one view has a PNG. */
export function drawingTask(address: string, language: Language): DrawingTask | undefined {
  const [, kind, first = '', view = '', ending] =
    /^\/img\/(part|scene)\/([^/?]+?)(?:\/([a-z]+))?\.(svg|png)$/.exec(address) ?? [];
  const format = ending === 'png' ? 'png' : 'svg';
  if (kind === 'scene') {
    return view === '' && isSceneName(first) ? { format, kind, name: first, language } : undefined;
  }
  const packageName = kind === 'part' ? packageFromSlug(first) : undefined;
  if (packageName === undefined || !isPartView(view)) return undefined;
  if (format === 'png' && view !== 'iso') return undefined;
  return { format, kind: 'part', packageName, view };
}

/** Cache of pictures, bounded by bytes, least recently used first out. Parallel requests for one picture draw it once. */
export class Drawings {
  readonly #draw: (task: DrawingTask) => Promise<Drawing>;
  readonly #cached: LRUCache<string, Drawing>;
  readonly #running = new Map<string, Promise<Drawing>>();

  constructor(
    draw: (task: DrawingTask) => Promise<Drawing> = drawInThread,
    bytes: number = constants.drawingCacheBytes,
  ) {
    this.#draw = draw;
    this.#cached = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ bytes: plain, compressed }, key) =>
        plain.length + (compressed?.length ?? 0) + 2 * key.length,
    });
  }

  /** Bytes currently held. */
  get bytes(): number {
    return this.#cached.calculatedSize;
  }

  /** The picture of a task; throws {@link Overloaded} when too many others wait. */
  find(task: DrawingTask): Promise<Drawing> | Drawing {
    const key = Object.values(task).join(' ');
    const cached = this.#cached.get(key);
    return cached ?? this.#running.get(key) ?? this.#start(key, task);
  }

  #start(key: string, task: DrawingTask): Promise<Drawing> {
    const running = this.#draw(task)
      .then((drawing) => {
        this.#cached.set(key, drawing);
        return drawing;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }
}
