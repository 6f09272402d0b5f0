import { randomBytes } from 'node:crypto';
import { CannotCheck } from '#contract/finding.ts';
import type { ContractOptions } from '#contract/options.ts';
import type { ShopHooks } from '#contract/scenario/shop-hooks.ts';
import type { Target } from '#contract/target.ts';
import { asObject, asText, type Json } from '#description/json.ts';
import { constants } from '#generated/constants.ts';
import { payAtSandbox } from './sandbox-cashier.ts';

const tooOften = 429;
/** The longest wait that a response can ask for. */
const longestWaitMs = 65_000;

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Sends a request; where the server asks for a pause (429 with Retry-After), once more after it. */
async function sendPatiently(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(request);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status !== tooOften || !(seconds > 0)) return response;
  await response.body?.cancel();
  await pause(Math.min(seconds * 1000, longestWaitMs));
  return fetch(again);
}

/** The JSON of one of the server's pages for developers; undefined where there is none. */
async function devPage(baseUrl: string, path: string): Promise<Json | undefined> {
  try {
    const response = await fetch(`${baseUrl}${path}`, { redirect: 'error' });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
    const body: Json = await response.json();
    return body;
  } catch {
    return undefined;
  }
}

interface KeptMail {
  readonly name: string;
  readonly code: string;
}

async function lastMail(baseUrl: string, address: string): Promise<KeptMail | undefined> {
  const query = new URLSearchParams({ to: address });
  const mails = await devPage(baseUrl, `/dev/outbox.json?${query}`);
  const last = (Array.isArray(mails) ? mails : []).map(asObject).find((mail) => asText(mail.code) !== '');
  return last && { name: asText(last.name), code: asText(last.code) };
}

const mailTries = 20;
const mailPauseMs = 100;

/** Reads the outbox page. A mail may go out after the response: one that was read before is not the one that is meant. */
function mailReader(baseUrl: string): NonNullable<ShopHooks['mailedCode']> {
  const known = new Map<string, string>();
  return async (address) => {
    let mail = await lastMail(baseUrl, address);
    for (
      let count = 1;
      count < mailTries && (mail?.name ?? known.get(address)) === known.get(address);
      count += 1
    ) {
      await pause(mailPauseMs);
      mail = await lastMail(baseUrl, address);
    }
    if (mail) known.set(address, mail.name);
    return mail?.code || undefined;
  };
}

async function givePoints(baseUrl: string, email: string, points: number): Promise<void> {
  const body = new URLSearchParams({ email, points: String(points) });
  const answer = await fetch(`${baseUrl}/dev/points`, { method: 'POST', body });
  await answer.text();
}

/** What the server's pages for developers allow; they are there with DEV_TOOLS=1 only. */
async function openTestHooks(baseUrl: string): Promise<ShopHooks> {
  const payOnline: ShopHooks['payOnline'] = (form, decision) =>
    payAtSandbox(sendPatiently, baseUrl, form, decision);
  const isOpen = Array.isArray(await devPage(baseUrl, '/dev/outbox.json'));
  if (!isOpen) return { payOnline };
  return {
    captcha: async (mark) => {
      const page = await devPage(baseUrl, `/dev/captcha/${encodeURIComponent(mark)}`);
      return asText(asObject(page).answer) || undefined;
    },
    mailedCode: mailReader(baseUrl),
    payOnline,
    givePoints: (email, points) => givePoints(baseUrl, email, points),
  };
}

/** Sends from an address of its own: a developer's server that trusts a proxy does not count one run's codes for the next. */
function sendFromAfar(): Target['send'] {
  const address = [10, ...randomBytes(3)].join('.');
  return (request) => {
    request.headers.set('x-forwarded-for', address);
    return sendPatiently(request);
  };
}

/**
 * A server at an address, e.g. `https://shop.example.com`, with the keys of its signatures. Its pages for developers are asked once what they allow. Throws
 * `CannotCheck` when the address is invalid or nothing responds there.
 */
export async function httpTarget(
  url: string,
  { key = constants.applicationKey, partnerKey }: Pick<ContractOptions, 'key' | 'partnerKey'> = {},
): Promise<Target> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CannotCheck(`${url} is not an address of a server: it must look like http://localhost:3000`);
  const baseUrl = url.replace(/\/+$/, '');
  try {
    await (await fetch(baseUrl, { method: 'HEAD', redirect: 'manual' })).body?.cancel();
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new CannotCheck(`Nothing responds at ${baseUrl}: ${cause}`);
  }
  const testHooks = await openTestHooks(baseUrl);
  const send = testHooks.givePoints ? sendFromAfar() : sendPatiently;
  const run = `r${randomBytes(3).toString('hex')}`;
  const keys = { applicationKey: key, ...(partnerKey === undefined ? {} : { partnerKey }) };
  return { ...keys, name: baseUrl, baseUrl, run, send, now: () => new Date(), testHooks };
}
