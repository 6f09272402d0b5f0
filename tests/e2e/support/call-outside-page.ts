import type { Page } from '@playwright/test';
import { shopTarget } from './target.ts';

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in the body; what a GET says is in its path. */
  readonly form?: Readonly<Record<string, string>>;
}

/** Marks what a test asks from inside a page, so that it does not count as what the page sends. */
export const outsidePageHeader = 'x-asked-outside-page';

/** A page with little on it. */
const quietPage = '/no/such/page';

/** The mocks live in the page and answer nobody else, so it has to be there first. */
async function askInPage(page: Page, path: string, asking: Asking): Promise<string> {
  const { method = 'GET', headers, form } = asking;
  if (page.url() === 'about:blank') await page.goto(quietPage);
  await page.locator('h1').first().waitFor();
  return page.evaluate(
    async ([address, init, fields]) => {
      const body = fields ? { body: new URLSearchParams(fields) } : {};
      return (await fetch(address, { ...init, ...body })).text();
    },
    [
      path,
      { method, headers: { ...headers, [outsidePageHeader]: '1' } },
      form ? { ...form } : undefined,
    ] as const,
  );
}

/** Sends the shop a request that bypasses the app: a signed call, or a developer endpoint. */
export async function callOutsidePage(page: Page, path: string, asking: Asking = {}): Promise<string> {
  if (shopTarget() === 'mocks') return askInPage(page, path, asking);
  const { form, ...sent } = asking;
  // A server may close a connection that nobody used for a while just when it is used again.
  const maxRetries = 2;
  return (
    await page.request.fetch(path, { ...sent, maxRetries, ...(form ? { form: { ...form } } : {}) })
  ).text();
}
