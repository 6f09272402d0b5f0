import type { Json } from '#description/json.ts';
import type { ContractOperation } from './contract.ts';

export type FieldValue = string | number | boolean | File;
/** Fields of a request by name; a list is sent as a repeated name, undefined is left out. */
export type Fields = Readonly<Record<string, FieldValue | readonly FieldValue[] | undefined>>;

export type Language = 'zh_CN' | 'en_US';

/** What is in the body of a request. */
export type WireBody =
  | { readonly kind: 'none' }
  /** `application/x-www-form-urlencoded`, or `multipart/form-data` where a file is among the pairs or `multipart` is set. */
  | {
      readonly kind: 'form';
      readonly pairs: readonly (readonly [string, string | File])[];
      readonly multipart?: true;
    }
  /** Anything else, byte for byte. */
  | { readonly kind: 'raw'; readonly mediaType: string; readonly text: string };

/** A request as it goes over the wire, taken apart so that a check can break one thing in it. */
export interface WireRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: WireBody;
  /** In addition to the headers of body and signature; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A response as received. */
export interface WireResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** One request and its response. */
export interface Exchange {
  /** undefined where the description has no such call. */
  readonly operation: ContractOperation | undefined;
  readonly request: WireRequest;
  readonly language: Language | undefined;
  readonly token: string | undefined;
  /** undefined: the connection broke, or no response came in time; `failure` says which. */
  readonly response: WireResponse | undefined;
  readonly failure?: string;
  /** The body, where it is JSON. */
  readonly json: Json | undefined;
}

/** The fields that a request carries in its path, query and form, as text; a repeated name gives its first value, a file its name. */
export function sentFields({ operation, request }: Exchange): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  const add = ([name, value]: readonly [string, string | File]) => {
    if (!(name in fields)) fields[name] = typeof value === 'string' ? value : value.name;
  };
  for (const pair of request.query) add(pair);
  if (request.body.kind === 'form') for (const pair of request.body.pairs) add(pair);
  if (operation?.path.includes('{')) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const values = pattern.exec(request.path)?.slice(1) ?? [];
    for (const [index, name] of names.entries()) fields[name] = decodeURIComponent(values[index] ?? '');
  }
  return fields;
}

/** The code of the envelope, where there is one. */
export function codeOf({ json }: Exchange): number | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) && typeof json.code === 'number'
    ? json.code
    : undefined;
}
