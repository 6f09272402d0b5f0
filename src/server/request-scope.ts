import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that a piece of work is done for, wherever that work goes on. */
export interface RequestScope {
  readonly requestId: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the work of a request in its scope. */
export function inRequestScope<T>(scope: RequestScope, run: () => T): T {
  return scopes.run(scope, run);
}

/** The id of the request that is being worked on; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}
