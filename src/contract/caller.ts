import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { tryParseJson } from '#description/json.ts';
import { signingText } from '#domain/signing.ts';
import { partnerKeyHeader } from '#domain/wire/check-signature.ts';
import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type {
  Exchange,
  Fields,
  FieldValue,
  Language,
  WireBody,
  WireRequest,
  WireResponse,
} from './exchange.ts';
import type { Target } from './target.ts';

/** How a request is signed: as it should be, or wrongly in one way. */
export type Signing = 'right' | 'none' | 'stale' | 'wrong' | 'before-change' | 'without-key';

export interface SendOptions {
  readonly signing?: Signing;
  /** Request timeout in ms; a timeout is recorded as a result. */
  readonly timeLimit?: number;
}

export interface CallOptions extends SendOptions {
  /** A new one for each call that requires one, unless given. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface CallerOptions {
  readonly contract: Contract;
  readonly target: Target;
  /** Sees every exchange, in the order of the responses. */
  readonly onExchange?: (exchange: Exchange) => void;
  readonly token?: string | undefined;
  readonly language?: Language | undefined;
  /** Sent with every request, e.g. an address of its own behind a proxy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Name of the header with the key, in lower case. */
export const keyHeader = transportHeaders.idempotencyKey.toLowerCase();
const usualTimeLimit = 30_000;
/** Each part of a time limit ends in a turn of the event loop of its own. */
const partsOfLimit = 30;
const staleBy = 2 * constants.signatureWindow * 1000;

function pairsOf(fields: Fields): [string, string | File][] {
  const one = (value: FieldValue) => (value instanceof File ? value : String(value));
  return Object.entries(fields).flatMap(([name, value]): [string, string | File][] => {
    if (value === undefined) return [];
    const all: readonly FieldValue[] = [value].flat();
    return all.map((each): [string, string | File] => [name, one(each)]);
  });
}

/** A visitor or a member who calls a target the way the web app does, in one language. */
export class Caller {
  readonly contract: Contract;
  readonly target: Target;
  readonly token: string | undefined;
  readonly language: Language | undefined;
  readonly #options: CallerOptions;

  constructor(options: CallerOptions) {
    this.#options = options;
    this.contract = options.contract;
    this.target = options.target;
    this.token = options.token;
    this.language = 'language' in options ? options.language : 'en_US';
  }

  /** The same caller with another token or language; `token: undefined` is a visitor. */
  as(changes: {
    readonly token?: string | undefined;
    readonly language?: Language | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  }): Caller {
    return new Caller({ language: this.language, ...this.#options, ...changes });
  }

  /** The request of an operation with these fields and those of the transport, each where the description wants it; not signed yet. */
  request(id: string, fields: Fields = {}, options: CallOptions = {}): WireRequest {
    const operation = this.contract.operation(id);
    const { language, token } = this;
    const all: Record<string, Fields[string]> = { ...fields };
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = all[name];
      delete all[name];
      return encodeURIComponent(String(value));
    });
    const pairs = pairsOf({
      ...all,
      ...(language ? { language } : {}),
      ...(token === undefined ? {} : { token }),
    });
    const key = options.idempotencyKey ?? (operation.keyed ? crypto.randomUUID() : undefined);
    return {
      method: operation.method.toUpperCase(),
      path,
      ...placeFields(operation, pairs),
      headers: {
        ...(key === undefined ? {} : { [keyHeader]: key }),
        ...options.headers,
      },
    };
  }

  /** Calls an operation. */
  call(id: string, fields: Fields = {}, options: CallOptions = {}): Promise<Exchange> {
    return this.send(this.request(id, fields, options), options);
  }

  /** Signs the request with the current time and sends it. Never throws: a broken connection is an exchange without a response. */
  async send(request: WireRequest, options: SendOptions = {}): Promise<Exchange> {
    const signed = {
      ...request,
      headers: { ...this.#options.headers, ...this.signature(request, options.signing), ...request.headers },
    };
    return this.#exchange(signed, options);
  }

  async #exchange(signed: WireRequest, options: SendOptions): Promise<Exchange> {
    const { response, failure } = await this.#fetch(signed, options.timeLimit ?? usualTimeLimit);
    const exchange: Exchange = {
      operation: this.contract.find(signed.method, signed.path)?.operation,
      request: signed,
      language: this.language,
      token: this.token,
      response,
      ...(failure === undefined ? {} : { failure }),
      json: response ? tryParseJson(response.text) : undefined,
    };
    this.#options.onExchange?.(exchange);
    return exchange;
  }

  /** Sends a request again as it went over the wire, byte for byte. */
  replay({ request }: Exchange, options: Pick<SendOptions, 'timeLimit'> = {}): Promise<Exchange> {
    return this.#exchange(request, options);
  }

  /** The two headers of the signature of a request. */
  signature(request: WireRequest, signing: Signing = 'right'): Record<string, string> {
    if (signing === 'none') return {};
    const now = this.target.now().getTime();
    const timestamp = String(signing === 'stale' ? now - staleBy : now);
    const { method, path, query, body, headers } = request;
    const texts =
      body.kind === 'form'
        ? body.pairs.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string')
        : [];
    const changed: readonly (readonly [string, string])[] =
      signing === 'before-change' ? [['before', 'change']] : [];
    const fields = [...query, ...texts, ...changed];
    const partner = this.#partnerKey(request);
    const key = partner?.id ?? this.target.applicationKey;
    const idempotencyKey = signing === 'without-key' ? undefined : headers[keyHeader];
    const text = signingText({ timestamp, method, path, fields, idempotencyKey, key });
    const bytes = utf8ToBytes(text);
    const sign = bytesToHex(partner ? hmac(sha256, utf8ToBytes(partner.secret), bytes) : sha256(bytes));
    return {
      ...(partner ? { [partnerKeyHeader.toLowerCase()]: partner.id } : {}),
      [transportHeaders.timestamp.toLowerCase()]: timestamp,
      [transportHeaders.sign.toLowerCase()]: signing === 'wrong' ? [...sign].reverse().join('') : sign,
    };
  }

  /** The key of a partner, where the operation is signed with one. */
  #partnerKey({ method, path }: WireRequest): { readonly id: string; readonly secret: string } | undefined {
    if (!this.contract.find(method, path)?.operation.isForPartners) return undefined;
    const [id, secret] = this.target.partnerKey?.split('.') ?? [];
    return id === undefined || secret === undefined ? undefined : { id, secret };
  }

  async #fetch(
    request: WireRequest,
    limit: number,
  ): Promise<{ response: WireResponse | undefined; failure?: string }> {
    const giveUp = new AbortController();
    const stop = afterLimit(limit, () => giveUp.abort());
    try {
      const response = await this.target.send(asFetch(this.target.baseUrl, request, giveUp.signal));
      const text = await response.text();
      return {
        response: { status: response.status, headers: Object.fromEntries(response.headers), text },
      };
    } catch (error) {
      const failure = giveUp.signal.aborted ? `no response within ${limit / 1000} s` : reasonOf(error);
      return { response: undefined, failure };
    } finally {
      stop();
    }
  }
}

/**
 * Calls `giveUp` after a time limit in ms, unless the returned function is called before. A target in this process shares its event
 * loop and its processor: time in which the loop does not turn counts as one part of the limit at most, however long it is, so that only
 * a response that does not come is given up, and none that has to wait for other work.
 */
function afterLimit(limit: number, giveUp: () => void): () => void {
  let left = partsOfLimit;
  // A timer of `AbortSignal.timeout` does not keep the process alive.
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    giveUp();
  }, limit / partsOfLimit);
  return () => clearInterval(timer);
}

/** Why a connection broke; `fetch` hides it in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function placeFields(
  { method, encoding }: ContractOperation,
  pairs: readonly (readonly [string, string | File])[],
): Pick<WireRequest, 'query' | 'body'> {
  const texts = pairs.filter((pair): pair is readonly [string, string] => typeof pair[1] === 'string');
  if (method === 'get') return { query: texts, body: { kind: 'none' } };
  const files = pairs.filter(([, value]) => typeof value !== 'string');
  const body: WireBody =
    encoding === 'multipart'
      ? { kind: 'form', pairs: [...texts, ...files], multipart: true }
      : { kind: 'form', pairs };
  return { query: [], body };
}

/** A request of the wire as `fetch` sends it. */
export function asFetch(baseUrl: string, request: WireRequest, signal?: AbortSignal): Request {
  const query = new URLSearchParams(request.query.map(([name, value]) => [name, value])).toString();
  const url = `${baseUrl}${request.path}${query === '' ? '' : `?${query}`}`;
  const { body } = request;
  const init: RequestInit = {
    method: request.method,
    headers: request.headers,
    ...(signal ? { signal } : {}),
  };
  if (body.kind === 'raw') {
    return new Request(url, {
      ...init,
      body: body.text,
      headers: { ...request.headers, 'content-type': body.mediaType },
    });
  }
  if (body.kind === 'none') return new Request(url, init);
  if (body.multipart || body.pairs.some(([, value]) => typeof value !== 'string')) {
    const form = new FormData();
    // The signature is checked before the files are read, so that texts come first.
    const isText = ([, value]: (typeof body.pairs)[number]) => typeof value === 'string';
    for (const [name, value] of body.pairs.filter(isText)) form.append(name, value);
    for (const [name, value] of body.pairs.filter((pair) => !isText(pair))) form.append(name, value);
    return new Request(url, { ...init, body: form });
  }
  const texts = body.pairs.map(([name, value]) => [name, String(value)]);
  return new Request(url, { ...init, body: new URLSearchParams(texts) });
}
