import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './caller.ts';

/** To HEAD, Hono responds with the headers of GET and drops the body: what the body reads from, a file or rows, would stay open. */
export const closeUnsentBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (context.req.method === 'HEAD') await context.res.body?.cancel();
};
