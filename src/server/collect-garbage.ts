import { Session } from 'node:inspector/promises';

/** Milliseconds without work after which a thread counts as idle. */
const idleMs = 10_000;
/** Less work than this leaves little garbage. */
const worthwhile = 40;

/**
 * Collects the garbage of this thread now. V8 does so when a heap fills up, which it may never do again after a start, so what a start
 * leaves (25 MB of a server, 10 MB of the embedded database) would stay.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/**
 * Collects the garbage of this thread, once, when it had nothing to do for ten seconds after it did something: V8 keeps what the last
 * busy time left. Returns what is to be called for each piece of work.
 */
export function collectWhenIdle(collect: () => Promise<void> = collectGarbage): () => void {
  let done = 0;
  let timer: NodeJS.Timeout | undefined;
  const onIdle = () => {
    if (done < worthwhile) return;
    done = 0;
    void collect();
  };
  return () => {
    done += 1;
    timer ??= setTimeout(onIdle, idleMs).unref();
    timer.refresh();
  };
}
