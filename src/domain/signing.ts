export interface SignedParts {
  /** Unix milliseconds, as in the header X-Timestamp. */
  readonly timestamp: number | string;
  readonly method: string;
  /** Path of the address without its query. */
  readonly path: string;
  /** All query and form fields except files; repeated names stay repeated. */
  readonly fields: Iterable<readonly [name: string, value: string]>;
  /** The public application key: no secret, it only proves that nothing was altered on the way. */
  readonly key: string;
}

/** Percent-encodes as RFC 3986 says: `encodeURIComponent` leaves five reserved characters alone. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The text whose lower-case hex SHA-256 is the signature of a request: five lines, the fields encoded and sorted. */
export function signingText({ timestamp, method, path, fields, key }: SignedParts): string {
  const pairs = Array.from(fields, ([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  return [timestamp, method.toUpperCase(), path, pairs.join('&'), key].join('\n');
}
