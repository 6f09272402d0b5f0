// The thread of the proxy in which calls are judged.
import { parentPort, workerData } from 'node:worker_threads';
import { loadDescription } from '#description/load.ts';
import { readContract } from '../contract.ts';
import type { PassedCall } from './forward.ts';
import { watcher } from './watch.ts';
import type { ToWatcher, WatchSetting } from './watch-in-thread.ts';

const setting: WatchSetting = workerData;
const { description, target, applicationKey } = setting;
const watch = watcher({
  contract: readContract(loadDescription(description)),
  target: new URL(target),
  applicationKey,
});

/** Bytes lose their class on the way between threads. */
function withBuffers(call: PassedCall): PassedCall {
  const buffer = (bytes: Uint8Array | undefined) =>
    bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const { response } = call;
  return {
    ...call,
    requestBody: buffer(call.requestBody),
    response: response && { ...response, body: buffer(response.body) },
  };
}

/** One after the other, so that calls are reported in their order. */
let line = Promise.resolve();
parentPort?.on('message', (message: ToWatcher) => {
  line = line.then(async () => {
    const isSkipped = 'skipped' in message;
    const watched = await watch(isSkipped ? message.skipped : withBuffers(message.call), { isSkipped });
    parentPort?.postMessage(watched ?? 'passed over');
  });
});
