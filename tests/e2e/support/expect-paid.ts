import type { Page } from '@playwright/test';
import { expect } from './shop.ts';
import type { textsFor } from './texts.ts';

/**
 * Pays, and sees the cashier say so without asking for anything else. The page itself watches for it: it may close two seconds
 * later, which is too soon for a look from outside on a busy machine.
 */
export async function expectPaid(
  cashier: Page,
  t: ReturnType<typeof textsFor>,
  pay: () => Promise<void>,
): Promise<void> {
  const seen = cashier.evaluate(
    (title) =>
      new Promise<{ dialogs: number }>((resolve) => {
        const look = () => {
          const said = [...document.querySelectorAll('h1, h2')].some((one) => one.textContent === title);
          if (said) resolve({ dialogs: document.querySelectorAll('dialog[open]').length });
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
        look();
      }),
    t('cashier.paid.title'),
  );
  await pay();
  expect(await seen).toEqual({ dialogs: 0 });
}
