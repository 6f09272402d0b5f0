import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * JavaScript of a TypeScript source. Node calls its function for that experimental, and prints so; only a thread can be told not to
 * without silencing the warnings of the whole server.
 */
export async function stripTypes(source: string): Promise<string> {
  const thread = new Worker(new URL('./strip-types-thread.ts', import.meta.url), {
    workerData: source,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [script] = await once(thread, 'message');
  return script;
}
