// Started by strip-types.ts.
import { stripTypeScriptTypes } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

parentPort?.postMessage(stripTypeScriptTypes(workerData));
