import type { Page } from '@playwright/test';
import { type OperationId, transport } from '../../../generated/transport.ts';

/** Counts how often the page calls an operation from now on. */
export function watchCalls(page: Page, operation: OperationId): () => number {
  const { method, path } = transport[operation];
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}
