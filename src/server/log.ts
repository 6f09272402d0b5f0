import cluster from 'node:cluster';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { currentRequestId } from './request-scope.ts';

/** Adds the request id and, with several processes, the process id to every line. */
function origin(): Record<string, unknown> {
  const requestId = currentRequestId();
  return { ...(requestId && { requestId }), ...(cluster.worker && { worker: cluster.worker.id }) };
}

/** JSON lines on standard output. Redaction is a second safeguard: secrets are never passed to the log. */
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
