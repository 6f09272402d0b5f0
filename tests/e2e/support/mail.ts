import type { Page } from '@playwright/test';
import { parseJson } from '#domain/wire/parse-json.ts';
import { callOutsidePage } from './call-outside-page.ts';
import { expect } from './shop.ts';

interface Mail {
  readonly code?: string | null;
}

/** The newest code that the shop has mailed to an address, as its outbox shows it to developers; `older` is one to wait beyond. */
export async function mailedCode(page: Page, to: string, older?: string): Promise<string> {
  let code: string | null | undefined;
  const read = async () => {
    const mails = await callOutsidePage(page, `/dev/outbox.json?to=${encodeURIComponent(to)}`);
    code = parseJson<Mail[]>(mails).find((mail) => mail.code)?.code;
    return code === older ? '' : (code ?? '');
  };
  await expect.poll(read).toMatch(/^\d{6}$/);
  return code ?? '';
}
