import { createHash, randomUUID } from 'node:crypto';
import { type SignedRequest, signingText } from '#domain/signing.ts';
import type { TransportRow } from '#domain/wire/transport-row.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { transport, transportHeaders } from '#generated/transport.ts';
import type { App } from '#server/wire/caller.ts';
import type { TestClock } from './test-clock.ts';

type Value = string | number | Blob;
export type Fields = Readonly<Record<string, Value | readonly Value[] | undefined>>;

export interface CallOptions {
  readonly token?: string;
  readonly language?: 'zh_CN' | 'en_US' | 'none';
  readonly headers?: Readonly<Record<string, string>>;
  /** A new one for each call that requires one, unless given; `none` leaves it out. */
  readonly idempotencyKey?: string;
  /** How far the caller's clock is ahead, in seconds. */
  readonly clockAhead?: number;
  /** Changes the request after it was signed. */
  readonly tamper?: (request: { url: URL; init: RequestInit }) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the operation returns and expects single values of it
type Anything = any;

/** What came back, with its envelope taken apart. */
export interface Called {
  readonly status: number;
  readonly headers: Headers;
  readonly code: number;
  readonly msg: string;
  readonly data: Anything;
  readonly params: Anything;
}

export type Call = (operationId: OperationId, fields?: Fields, options?: CallOptions) => Promise<Called>;

const host = 'http://shop.test';

/** The UUID that stands for a name in a test. */
export function keyNamed(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function pairsOf(fields: Fields): [string, Value][] {
  return Object.entries(fields).flatMap(([name, value]): [string, Value][] => {
    if (value === undefined) return [];
    const all: readonly Value[] = [value].flat();
    return all.map((one): [string, Value] => [name, one]);
  });
}

function textPairs(pairs: readonly [string, Value][]): [string, string][] {
  return pairs.flatMap(([name, value]): [string, string][] =>
    value instanceof Blob ? [] : [[name, String(value)]],
  );
}

function bodyOf(encoding: string, pairs: readonly [string, Value][]): FormData | URLSearchParams {
  if (encoding !== 'multipart') return new URLSearchParams(textPairs(pairs));
  const form = new FormData();
  for (const [name, value] of textPairs(pairs)) form.append(name, value);
  for (const [name, value] of pairs) if (value instanceof Blob) form.append(name, value);
  return form;
}

/** Turns a form into bytes: Node throws outside the test when a server leaves a form unread that is still being encoded. */
async function encodeForm(init: RequestInit, form: FormData): Promise<void> {
  const encoded = new Response(form);
  const headers = new Headers(init.headers);
  headers.set('content-type', encoded.headers.get('content-type') ?? '');
  init.headers = headers;
  // Not `bytes()`: the server's library puts a Response of its own in the place of Node's, which lacks it.
  init.body = new Uint8Array(await encoded.arrayBuffer());
}

export function signature(key: string, request: Omit<SignedRequest, 'key'>): Record<string, string> {
  const sign = createHash('sha256')
    .update(signingText({ ...request, key }))
    .digest('hex');
  return { [transportHeaders.timestamp]: String(request.timestamp), [transportHeaders.sign]: sign };
}

async function read(response: Response): Promise<Called> {
  const envelope = await response.json();
  const { code, msg, data, params } = envelope;
  return { status: response.status, headers: response.headers, code, msg, data, params };
}

/** Makes the function with which a test calls an operation the way the web app does. */
export function makeCall(app: App, key: string, clock: TestClock): Call {
  return async (operationId, values = {}, options = {}) => {
    const { method, path, encoding, keyed }: TransportRow = transport[operationId];
    const all: Record<string, Fields[string]> = { ...values };
    const used = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = all[name];
      delete all[name];
      return encodeURIComponent(String(value));
    });
    const { language = 'zh_CN', token } = options;
    const pairs = pairsOf({ ...all, token, ...(language === 'none' ? {} : { language }) });
    const url = new URL(used, host);
    const init: RequestInit = { method };
    if (method === 'GET') for (const [name, value] of textPairs(pairs)) url.searchParams.append(name, value);
    else init.body = bodyOf(encoding, pairs);
    const timestamp = clock.now().getTime() + Math.round((options.clockAhead ?? 0) * 1000);
    const given = options.idempotencyKey ?? (keyed ? randomUUID() : 'none');
    const idempotencyKey = given === 'none' ? undefined : given;
    const fields = textPairs(pairs);
    const signed = signature(key, { timestamp, method, path: url.pathname, fields, idempotencyKey });
    const keyHeader =
      idempotencyKey === undefined ? {} : { [transportHeaders.idempotencyKey]: idempotencyKey };
    init.headers = { ...signed, ...keyHeader, ...options.headers };
    options.tamper?.({ url, init });
    if (init.body instanceof FormData) await encodeForm(init, init.body);
    return read(await app.request(url, init));
  };
}
