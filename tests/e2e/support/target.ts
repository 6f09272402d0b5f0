import { test } from '@playwright/test';

/** Which of the two a page talks to: the real server, or the mocks in the browser. */
export type ShopTarget = 'server' | 'mocks';

export interface ShopOptions {
  shopTarget: ShopTarget;
}

/** The target of the test that is running. */
export function shopTarget(): ShopTarget {
  // Every project of playwright.config.ts sets it.
  return (test.info().project.use as ShopOptions).shopTarget;
}
