import { Hono } from 'hono';
import CachePolicy from 'http-cache-semantics';
import type { App, AppEnv } from '#server/wire/caller.ts';
import type { TestApp } from './test-app.ts';

let moment = Date.now();

/** The rules of RFC 9111 by the clock of the test. */
class PolicyOfNow extends CachePolicy {
  now(): number {
    return moment;
  }
}

interface Entry {
  readonly policy: CachePolicy;
  readonly body: string;
}

type Handled = 'hit' | 'miss' | 'revalidated';

function withHeaders(headers: CachePolicy.Headers, by: Handled): Headers {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Headers([...pairs, ['x-cache', by]]);
}

/** A cache in front of the shop, as a proxy or a content delivery network is; `x-cache` says what it did. */
export class SharedCache {
  readonly app: App = new Hono<AppEnv>();
  readonly #shop: TestApp;
  readonly #entries = new Map<string, Entry[]>();

  constructor(shop: TestApp) {
    this.#shop = shop;
    this.app.all('*', (context) => this.#handle(context.req.raw));
  }

  /** Lets time pass for the cache and the shop, in seconds. */
  pass(seconds: number): void {
    moment += seconds * 1000;
    this.#shop.clock.pass(seconds);
  }

  async #handle(request: Request): Promise<Response> {
    const asked = { url: request.url, method: request.method, headers: Object.fromEntries(request.headers) };
    const all = this.#entries.get(request.url) ?? [];
    const fresh = all.find(({ policy }) => policy.satisfiesWithoutRevalidation(asked));
    if (fresh)
      return new Response(fresh.body, { headers: withHeaders(fresh.policy.responseHeaders(), 'hit') });
    const known = all.find(({ policy }) => policy.revalidationHeaders(asked)['if-none-match'] !== undefined);
    const headers = new Headers(request.headers);
    const version = known?.policy.revalidationHeaders(asked)['if-none-match'];
    if (version !== undefined) headers.set('if-none-match', String(version));
    const response = await this.#shop.app.request(request.url, { method: request.method, headers });
    const by: Handled = response.status === 304 ? 'revalidated' : 'miss';
    const body = by === 'revalidated' ? (known?.body ?? '') : await response.text();
    const answer = { status: 200, headers: Object.fromEntries(response.headers) };
    const policy = new PolicyOfNow(asked, answer, { shared: true });
    if (response.status < 400 && policy.storable())
      this.#entries.set(request.url, [...all.filter((one) => one !== known), { policy, body }]);
    return new Response(body, {
      status: by === 'revalidated' ? 200 : response.status,
      headers: withHeaders(answer.headers, by),
    });
  }
}
