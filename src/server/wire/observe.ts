import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from '#server/metrics/index.ts';
import { currentRequestId, inRequestScope } from '#server/request-scope.ts';
import type { AppContext, AppEnv } from './caller.ts';
import { requestKind } from './request-kind.ts';

const givenId = /^[A-Za-z0-9._-]{8,64}$/;

/** Does not overwrite a header that is already set, such as a page's stricter policy. */
function addHeaders(to: Headers, requestId: string, headers: Readonly<Record<string, string>>): void {
  to.set('x-request-id', requestId);
  for (const [name, value] of Object.entries(headers)) if (!to.has(name)) to.set(name, value);
}

export interface Observers {
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
}

/** Calls made while rendering a page use the page's id. */
function idOf(given: string | undefined): string {
  if (given !== undefined && givenId.test(given)) return given;
  return currentRequestId() ?? randomUUID();
}

/** Assigns an id to every request, measures it, logs one line (never query, fields or token) and sets the default headers. */
export function observe(
  { log, metrics }: Observers,
  headersOf: (context: AppContext) => Readonly<Record<string, string>>,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const start = performance.now();
    const requestId = idOf(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    const headers = headersOf(context);
    context.set('headers', headers);
    await inRequestScope({ requestId, pageVersion: context.env?.pageVersion }, next);
    if (!context.get('headed')) addHeaders(context.res.headers, requestId, headers);
    if (context.env?.internal) return;
    const { method, path } = context.req;
    const { status } = context.res;
    const [operationId, code] = [context.get('operationId'), context.get('code')];
    const elapsed = performance.now() - start;
    const operation = operationId ?? requestKind(path);
    metrics?.observeRequest({ operation, code: code ?? status, seconds: elapsed / 1000 });
    if (!log.isLevelEnabled('info')) return;
    const ms = Math.round(elapsed * 10) / 10;
    log.info({ requestId, method, path, status, ms, operationId, code }, 'request');
  };
}
