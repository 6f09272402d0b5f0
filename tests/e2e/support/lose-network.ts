import type { Page } from '@playwright/test';
import { type OperationId, transport } from '../../../generated/transport.ts';
import { shopTarget } from './target.ts';

/**
 * Opens a page on which an operation gets no answer: the connection to the server breaks, the mocks play the scenario of a lost
 * network, for no network is between a page and its mocks.
 */
export async function openWithLostNetwork(page: Page, path: string, operation: OperationId): Promise<void> {
  if (shopTarget() === 'mocks') {
    await page.goto(`${path}?scenario=${operation}:networkLost`);
    return;
  }
  await page.route(`**${transport[operation].path}`, (route) => route.abort());
  await page.goto(path);
}
