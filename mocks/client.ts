import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Language } from '#domain/language.ts';
import { signingText } from '#domain/signing.ts';
import { partnerKeyHeader } from '#domain/wire/check-signature.ts';
import type { Envelope } from '#domain/wire/envelope.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { TransportRow } from '#domain/wire/transport-row.ts';
import { constants } from '#generated/constants.ts';
import { routes } from '#generated/server/routes.ts';
import { type OperationId, transport, transportHeaders } from '#generated/transport.ts';
import type { MockShop } from './shop.ts';
import { hmacHex } from './wire/check-call.ts';
import { type IncomingCall, multipart, urlEncoded } from './wire/incoming-call.ts';
import { mockPartnerKey } from './world/partners/partner-key.ts';

export type Fields = Readonly<Record<string, string | number | boolean | File | undefined>>;

export interface Sending {
  readonly token?: string | undefined;
  readonly language?: Language;
  /** By default a new one for each call that requires one. */
  readonly idempotencyKey?: string;
  readonly now?: Date;
}

const mediaTypes = { none: '', form: urlEncoded, multipart, json: 'application/json' } as const;

/** A signed call of an operation, as the app sends it; change the result to send an invalid one. */
export function callOf(operation: OperationId, fields: Fields = {}, sending: Sending = {}): IncomingCall {
  const { method, path: template, encoding, keyed }: TransportRow = transport[operation];
  const { language = 'en_US', token, now = new Date() } = sending;
  const idempotencyKey = sending.idempotencyKey ?? (keyed ? crypto.randomUUID() : undefined);
  const inPath = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
  const own = Object.entries({ ...fields, language, ...(token === undefined ? {} : { token }) })
    .filter(([name, value]) => value !== undefined && !inPath.has(name))
    .map(([name, value]): [string, string | File] => [
      name,
      typeof value === 'object' ? value : String(value),
    ]);
  const texts = own.filter((field): field is [string, string] => typeof field[1] === 'string');
  const timestamp = String(now.getTime());
  const isForPartners = routes.some((route) => route.operationId === operation && route.isForPartners);
  const key = isForPartners ? mockPartnerKey.id : constants.applicationKey;
  const text = signingText({ timestamp, method, path, fields: texts, idempotencyKey, key });
  const headers: Record<string, string | undefined> = {
    [transportHeaders.timestamp]: timestamp,
    [transportHeaders.sign]: isForPartners
      ? hmacHex(mockPartnerKey.secret, text)
      : bytesToHex(sha256(utf8ToBytes(text))),
    [partnerKeyHeader]: isForPartners ? key : undefined,
    [transportHeaders.idempotencyKey]: idempotencyKey,
  };
  return {
    method,
    path,
    mediaType: mediaTypes[encoding],
    length: 0,
    ...(method === 'GET' ? { query: texts, form: [] } : { query: [], form: own }),
    header: (name) => headers[name] ?? null,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects and fails where they are missing
export type Anything = any;

/** An answer with its status. */
export interface Answered extends Envelope {
  readonly status: number;
  readonly data?: Anything;
  readonly params?: Anything;
}

/** A visitor or a member of a mock shop. */
export class Client {
  readonly #shop: MockShop;
  token: string | undefined;
  language: Language = 'en_US';

  constructor(shop: MockShop) {
    this.#shop = shop;
  }

  async send(call: IncomingCall): Promise<Answered> {
    const { status, body } = await this.#shop.answer(call);
    return { status, ...parseJson<Envelope>(body) };
  }

  call(operation: OperationId, fields: Fields = {}, sending: Sending = {}): Promise<Answered> {
    return this.send(
      callOf(operation, fields, {
        token: this.token,
        language: this.language,
        now: this.#shop.now(),
        ...sending,
      }),
    );
  }

  /** Signs in with the captcha. */
  async signIn(email: string, password: string): Promise<Answered> {
    const picture = await this.call('getVerifyCode');
    const { loginMark } = picture.data;
    const code = this.#shop.world.store.find('captchas', 'mark', loginMark)?.answer ?? '';
    const answer = await this.call('loginMember', { email, password, code, loginMark });
    this.token = answer.data?.token;
    return answer;
  }
}
