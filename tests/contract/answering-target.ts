import type { Target } from '#contract/target.ts';
import { noTestHooks } from '#contract/test-hooks.ts';

export const seed = 1;

/** A target that responds to every request with the given envelope and status 200. */
export function answeringTarget(response: (request: URL) => object): Target {
  return {
    name: 'made up',
    baseUrl: 'http://shop.test',
    applicationKey: 'key',
    testHooks: noTestHooks,
    now: () => new Date('2026-03-02T08:00:00Z'),
    send: async (request) => Response.json(response(new URL(request.url))),
  };
}
