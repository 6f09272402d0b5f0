import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * JavaScript of a TypeScript source. Node prints a warning that its function for that is experimental: only in a thread can it be
 * switched off without silencing those of the whole server.
 */
export async function stripTypes(source: string): Promise<string> {
  const thread = new Worker(new URL('./strip-types-thread.ts', import.meta.url), {
    workerData: source,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [script] = await once(thread, 'message');
  return script;
}
