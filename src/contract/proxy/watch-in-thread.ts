import { Worker } from 'node:worker_threads';
import type { PassedCall } from './forward.ts';
import type { WatchedCall } from './watch.ts';

/** What the thread of the judges starts with. */
export interface WatchSetting {
  /** Folder of the description. */
  readonly description: string;
  readonly target: string;
  readonly applicationKey: string;
}

export type ToWatcher = { readonly call: PassedCall } | { readonly skipped: PassedCall };

export interface Judges {
  readonly watch: (call: PassedCall) => void;
  readonly close: () => Promise<unknown>;
}

/** Starts the judges; `onCall` gets each call that they have judged. */
export type StartJudges = (onCall: (call: WatchedCall) => void) => Judges;

/** Calls that may wait for the judges; of more at a time, some are forwarded without being judged. */
const mostWaiting = 200;

/**
 * Judges calls in a thread of its own, so that the traffic never waits. Calls that the judges are too slow for are reported as not judged.
 */
export const watchInThread =
  (setting: WatchSetting): StartJudges =>
  (onCall) => {
    const worker = new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData: setting });
    let waiting = 0;
    worker.on('message', (watched: WatchedCall | 'passed over') => {
      waiting -= 1;
      if (watched !== 'passed over') onCall(watched);
    });
    worker.on('error', (error) => console.error('The judges have ended:', error));
    const watch = (call: PassedCall): void => {
      waiting += 1;
      const { response, ...rest } = call;
      const bare = {
        ...rest,
        requestBody: undefined,
        response: response && { ...response, body: undefined },
      };
      const message: ToWatcher = waiting > mostWaiting ? { skipped: bare } : { call };
      worker.postMessage(message);
    };
    return { watch, close: () => worker.terminate() };
  };
