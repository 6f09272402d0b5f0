import { LRUCache } from 'lru-cache';
import { isVisitorToken } from '#domain/session/caller-refusal.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import type { Route } from '#domain/wire/route.ts';
import { constants } from '#generated/constants.ts';
import type { AppContext } from './caller.ts';
import { namesVersion } from './validators.ts';

const { pageFresh, pageStale } = constants;

/** For a cache in front of the shop, and for browsers, which ask again each time. */
export const sharedCacheControl = `public, max-age=0, s-maxage=${pageFresh}, stale-while-revalidate=${pageStale}`;
export const privateCacheControl = 'private, no-store';

const mostVersions = 20_000;

interface Version {
  readonly etag: string;
  readonly at: number;
}

/** Names what a visitor gets: address and language. Undefined where the answer is not the same for everyone. */
export function sharedKey(route: Route, context: AppContext): string | undefined {
  const { req } = context;
  if (!route.shared || !isVisitorToken(req.query('token')) || context.env?.internal) return undefined;
  const { pathname, search } = new URL(req.url);
  const language = requestLanguage(req.query('language'), req.header('accept-language'));
  return `${language} ${pathname}${search}`;
}

/**
 * Versions of the latest answers to visitors. For some seconds, a cache that asks whether its copy is current gets its
 * response from here, without a query. A write in this process ends that for all of them.
 */
export class SharedAnswers {
  readonly #versions = new LRUCache<string, Version>({ max: mostVersions });
  readonly #now: () => number;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The version that the client has, if it is current. */
  findCurrent(key: string, ifNoneMatch: string | undefined): string | undefined {
    const version = this.#versions.get(key);
    if (!version || this.#now() - version.at > pageFresh * 1000) return undefined;
    return namesVersion(ifNoneMatch, version.etag) ? version.etag : undefined;
  }

  note(key: string, etag: string): void {
    this.#versions.set(key, { etag, at: this.#now() });
  }

  forget(): void {
    this.#versions.clear();
  }
}
