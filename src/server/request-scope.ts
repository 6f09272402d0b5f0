import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the current asynchronous work belongs to. */
export interface RequestScope {
  readonly requestId: string;
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
