import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './caller.ts';

/** Hono answers HEAD with the headers of GET and drops its body: what the body reads from, a file or rows, would stay open. */
export const closeUnsentBody: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (context.req.method === 'HEAD') await context.res.body?.cancel();
};
