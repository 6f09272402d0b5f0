import type { Logger } from 'pino';
import { onStatement } from './trace-queries.ts';

const longestText = 2000;

/** Logs statements slower than the threshold with request id and database process id. Returns a function that stops it. */
export function logSlowStatements(log: Logger, slowMs: number): () => void {
  if (slowMs === 0) return () => undefined;
  return onStatement(({ ms, text, name, requestId, backend }) => {
    if (ms < slowMs) return;
    const statement = text.length > longestText ? `${text.slice(0, longestText)} …` : text;
    log.warn({ requestId, ms: Math.round(ms), backend, name, statement }, 'slow statement');
  });
}
