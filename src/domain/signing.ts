/** What a signature covers: everything about a request but its files. */
export interface SignedRequest {
  /** Unix time in milliseconds, the value of X-Timestamp. */
  readonly timestamp: number | string;
  readonly method: string;
  /** Path as it is in the address, without the query. */
  readonly path: string;
  /** Query and form fields except files, in any order; a repeated name stays repeated. */
  readonly fields: Iterable<readonly [name: string, value: string]>;
  /** Value of the header Idempotency-Key; undefined or null where the request has none. */
  readonly idempotencyKey?: string | null | undefined;
  /** The public application key; no secret. */
  readonly key: string;
}

/** Nothing in it is encoded. */
const plain = /^[\w.~-]*$/;
/** What `encodeURIComponent` leaves as it is and RFC 3986 reserves. */
const reserved = /[!'()*]/g;

function percentEncoded(text: string): string {
  if (plain.test(text)) return text;
  return encodeURIComponent(text.toWellFormed()).replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** All fields as `name=value`, both sides percent-encoded (RFC 3986), sorted as text by the encoded pair, joined by `&`. */
export function signingPayload(fields: SignedRequest['fields']): string {
  const pairs: string[] = [];
  for (const [name, value] of fields) pairs.push(`${percentEncoded(name)}=${percentEncoded(value)}`);
  return pairs.sort().join('&');
}

/** The lines whose SHA-256 in lower-case hex is the X-Sign of a request; the Idempotency-Key is one only where the request has it. */
export function signingText(request: SignedRequest): string {
  const { timestamp, method, path, fields, idempotencyKey, key } = request;
  const keyLine = idempotencyKey === undefined || idempotencyKey === null ? [] : [idempotencyKey];
  return [timestamp, method.toUpperCase(), path, signingPayload(fields), ...keyLine, key].join('\n');
}
