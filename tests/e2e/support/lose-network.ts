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

/**
 * Loses the next response to an operation: it is carried out, and the page never learns of it. Done inside the page, as no network is
 * between it and its mocks.
 */
export async function loseNextResponse(page: Page, operation: OperationId): Promise<void> {
  await page.evaluate(({ method, path }) => {
    const send = window.fetch;
    window.fetch = async (...asked) => {
      const request = new Request(...asked);
      const answer = await send(request);
      if (request.method !== method || new URL(request.url).pathname !== path) return answer;
      window.fetch = send;
      throw new TypeError('Failed to fetch');
    };
  }, transport[operation]);
}
