import type { Locator, Page } from '@playwright/test';

/** The first order of the open list that offers an action. */
function orderWith(page: Page, action: string): Locator {
  const button = page.getByRole('button', { name: action, exact: true });
  return page.getByRole('article').filter({ has: button }).first();
}

/** Opens the dialog of an action of the first order in the list that offers it. */
export async function openDialog(page: Page, path: string, action: string): Promise<Locator> {
  await page.goto(path);
  await orderWith(page, action).getByRole('button', { name: action, exact: true }).click();
  return page.getByRole('dialog');
}

/** A file with the first bytes of a PDF. */
export function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
}
