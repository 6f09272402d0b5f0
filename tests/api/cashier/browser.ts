import type { TestApp } from '#tests/api/support/test-app.ts';

const host = 'http://shop.test';

interface Visit {
  readonly status: number;
  readonly location: string;
  readonly headers: Headers;
  readonly text: string;
}

async function readVisit(response: Response): Promise<Visit> {
  const { status, headers } = response;
  return { status, headers, location: headers.get('location') ?? '', text: await response.text() };
}

/** Goes to an address of the shop as a browser does. */
export async function visit(
  shop: TestApp,
  address: string,
  headers: Record<string, string> = {},
): Promise<Visit> {
  return readVisit(await shop.app.request(new URL(address, host), { headers }));
}

/** Sends a form to an address of the shop as a browser does. */
export async function submit(shop: TestApp, action: string, fields: Record<string, string>): Promise<Visit> {
  return readVisit(
    await shop.app.request(new URL(action, host), { method: 'POST', body: new URLSearchParams(fields) }),
  );
}

/** The secret text of the payment form that a pay call answered. */
export function ticketOf(form: string): string {
  const match =
    /^<form action="\/payment\/start" method="post"><input type="hidden" name="payment" value="([\w.-]+)"><\/form>$/;
  const ticket = match.exec(form)?.[1];
  if (!ticket) throw new Error(`no payment form: ${form}`);
  return ticket;
}
