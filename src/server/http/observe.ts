import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './caller.ts';

const givenId = /^[A-Za-z0-9._-]{8,64}$/;

/** A page with a stricter header of its own keeps it. */
function addHeaders(to: Headers, requestId: string, headers: Readonly<Record<string, string>>): void {
  to.set('x-request-id', requestId);
  for (const [name, value] of Object.entries(headers)) if (!to.has(name)) to.set(name, value);
}

/** Names every request, writes one line about it (never its query, fields or token) and sets the headers of every answer. */
export function observe(log: Logger, headers: Readonly<Record<string, string>>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const start = performance.now();
    const given = context.req.header('x-request-id') ?? '';
    const requestId = givenId.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    context.set('headers', headers);
    await next();
    if (!context.get('headed')) addHeaders(context.res.headers, requestId, headers);
    if (context.env?.internal || !log.isLevelEnabled('info')) return;
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const operation = { operationId: context.get('operationId'), code: context.get('code') };
    log.info({ requestId, method, path, status, ms, ...operation }, 'request');
  };
}
