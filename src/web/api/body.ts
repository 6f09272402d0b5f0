import type { CallRow } from '#domain/wire/call-row.ts';

export type Fields = URLSearchParams | FormData;

function append(fields: Fields, name: string, value: unknown, asJson: boolean): void {
  if (value === undefined || value === null) return;
  if (asJson) {
    fields.append(name, JSON.stringify(value));
  } else if (Array.isArray(value)) {
    for (const entry of value) append(fields, name, entry, false);
  } else if (value instanceof Blob && fields instanceof FormData) {
    fields.append(name, value);
  } else {
    fields.append(name, String(value));
  }
}

function write<Kind extends Fields>(fields: Kind, data: object, json: readonly string[]): Kind {
  for (const [name, value] of Object.entries(data)) append(fields, name, value, json.includes(name));
  return fields;
}

/** The fields of a query: absent ones are left out, lists repeat their name. */
export function encodeQuery(params: object): URLSearchParams {
  return write(new URLSearchParams(), params, []);
}

/** The body of a call as its operation encodes it; openapi-fetch alone would send JSON. */
export function encodeBody(data: object | undefined, row: CallRow): Fields | undefined {
  if (row.encoding === 'none') return undefined;
  const fields = row.encoding === 'multipart' ? new FormData() : new URLSearchParams();
  return write(fields, data ?? {}, row.json ?? []);
}

/** The fields of a request that are not files, from its query and its body: those that are signed. */
export function textFields(query: URLSearchParams, body: Fields | undefined): [string, string][] {
  const pairs = [...query, ...(body ?? [])];
  return pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
}
