import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageVersion } from './site/rendering/page-version.ts';

/** The request that the current asynchronous work belongs to. */
export interface RequestScope {
  readonly requestId: string;
  /** Of a call by this process for a page: the version of what pages are made of that was read for the page. */
  readonly pageVersion?: PageVersion | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the work of a request in its scope. */
export function inRequestScope<T>(scope: RequestScope, run: () => T): T {
  return scopes.run(scope, run);
}

/** Id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}

/**
 * The version of what pages show, as it was read for the page that is being rendered: whatever was read from the database in this version or a
 * later one is current for the page. Undefined outside of pages, and while it is not known.
 */
export function currentPageVersion(): PageVersion | undefined {
  return scopes.getStore()?.pageVersion;
}
