import cluster from 'node:cluster';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { currentRequestId } from './request-scope.ts';

/** In every line: the request that it belongs to, and the process, where there are several. */
function origin(): Record<string, unknown> {
  const requestId = currentRequestId();
  return { ...(requestId && { requestId }), ...(cluster.worker && { worker: cluster.worker.id }) };
}

/** JSON lines on standard output. The names are a second guard: nothing secret is handed to the log in the first place. */
export function makeLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const secrets = ['token', 'password', 'payPassword', 'oldPassword', 'passwordHash', 'tokenHash'];
  return pino({
    level: logLevel,
    base: null,
    mixin: origin,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.map((name) => `*.${name}`), remove: true },
  });
}
