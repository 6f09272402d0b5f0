import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Config } from '#server/config.ts';
import { type AppContext, callerAddress } from './caller.ts';
import { RateLimit } from './rate-limit.ts';

/** Kinds with separate limits, so that a page's pictures do not use up its calls. */
type Kind = 'calls' | 'pages' | 'pictures';

interface Limited {
  readonly config: Config;
  readonly clock: () => Date;
}

const limits = new WeakMap<Limited, Record<Kind, RateLimit>>();

function rateLimits(services: Limited): Record<Kind, RateLimit> {
  const known = limits.get(services);
  if (known) return known;
  const { callsPerMinute, pagesPerMinute, picturesPerMinute } = services.config;
  const made = {
    calls: new RateLimit(callsPerMinute),
    pages: new RateLimit(pagesPerMinute),
    pictures: new RateLimit(picturesPerMinute),
  };
  limits.set(services, made);
  return made;
}

/** Seconds that the caller has to wait, 0 when the request may proceed. Internal calls are not counted. */
export function secondsToWait(context: AppContext, services: Limited, kind: Kind): number {
  if (context.env?.internal) return 0;
  const address = callerAddress(context, services.config);
  return rateLimits(services)[kind].take(address, services.clock().getTime());
}

/** Refuses a client that exceeds its limit. */
export function checkRate(context: AppContext, services: Limited, kind: Kind): void {
  const retryAfter = secondsToWait(context, services, kind);
  if (retryAfter > 0) throw new ApiRefusal('rateLimited', { retryAfter });
}
