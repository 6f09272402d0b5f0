import { Session } from 'node:inspector/promises';

/** Milliseconds after which it is looked at whether a thread is still busy. */
const spanMs = 10_000;
/** A thread with no more work than this in that time counts as idle: a health check every few seconds never ends. */
const mostWhenIdle = 5;
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
 * Collects the garbage of this thread, once, ten to twenty seconds after it was busy: V8 keeps what the last busy time left. Returns what
 * is to be called for each piece of work.
 */
export function collectWhenIdle(collect: () => Promise<void> = collectGarbage): () => void {
  let done = 0;
  let lately = 0;
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setTimeout(end, spanMs).unref();
  };
  const end = () => {
    timer = undefined;
    const isIdle = lately <= mostWhenIdle;
    lately = 0;
    if (!isIdle) return start();
    if (done < worthwhile) return;
    done = 0;
    void collect();
  };
  return () => {
    done += 1;
    lately += 1;
    if (!timer) start();
  };
}
