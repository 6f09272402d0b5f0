import type { Page } from '@playwright/test';
import { type OperationId, transport } from '../../../generated/transport.ts';

interface Envelope<Data> {
  readonly data: Data;
}

/** Lets the page see an operation's data changed: the shop as it was before, or will be after, something happened to it. */
export async function changeAnswers<Data>(
  page: Page,
  operation: OperationId,
  change: (data: Data) => unknown,
): Promise<void> {
  const { method, path } = transport[operation];
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      const response = await route.fetch();
      const envelope = (await response.json()) as Envelope<Data>;
      await route.fulfill({ response, json: { ...envelope, data: change(envelope.data) } });
    },
  );
}
