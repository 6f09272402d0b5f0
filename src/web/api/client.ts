import createClient, { type Middleware } from 'openapi-fetch';
import type { CallRow } from '#domain/wire/call-row.ts';
import { type OperationId, transportHeaders } from '#generated/transport.ts';
import type { paths } from '#generated/types/schema.ts';
import { NetworkError } from './api-error.ts';
import { type Fields, textFields } from './body.ts';
import { callRow } from './call-row.ts';
import { currentScope, type RequestScope } from './request-scope.ts';
import { signatureHeaders } from './signature.ts';

/** Adds the fields that no page fills in: the language, and the token when there is one. */
export function addTransportFields(
  fields: Fields,
  row: CallRow,
  scope: Pick<RequestScope, 'language' | 'token'>,
): void {
  if (row.adds.includes('language')) fields.set('language', scope.language);
  const token = scope.token ?? row.visitorToken;
  if (row.adds.includes('token') && token) fields.set('token', token);
}

async function readForm(request: Request, row: CallRow): Promise<Fields | undefined> {
  if (row.encoding === 'none') return undefined;
  return row.encoding === 'multipart' ? request.formData() : new URLSearchParams(await request.text());
}

/** The server checks the text fields before it reads a file. */
function filesLast(form: FormData): FormData {
  const sorted = new FormData();
  const pairs = [...form];
  for (const [name, value] of pairs) if (typeof value === 'string') sorted.append(name, value);
  for (const [name, value] of pairs) if (typeof value !== 'string') sorted.append(name, value);
  return sorted;
}

/** Adds the transport's own fields and headers, and signs the result. */
const transportFields: Middleware = {
  async onRequest({ request, schemaPath }) {
    // `send` names the operation where openapi-fetch has the path.
    const row = callRow(schemaPath as OperationId, request.method);
    const url = new URL(request.url);
    const form = await readForm(request, row);
    addTransportFields(form ?? url.searchParams, row, currentScope());
    const headers = new Headers(request.headers);
    headers.delete('content-type');
    const idempotencyKey = headers.get(transportHeaders.idempotencyKey);
    const fields = textFields(url.searchParams, form);
    const signed = await signatureHeaders({
      method: request.method,
      path: url.pathname,
      fields,
      idempotencyKey,
    });
    for (const [name, value] of Object.entries(signed)) headers.set(name, value);
    const body = form ? { body: form instanceof FormData ? filesLast(form) : form } : {};
    const { signal, keepalive } = request;
    return new Request(url, { method: request.method, headers, signal, keepalive, ...body });
  },
};

/** Turns every failure without a response into one kind of error, except for a call that was cancelled. */
const networkErrors: Middleware = {
  onError({ error, request }) {
    const reason: unknown = request.signal.reason;
    const cancelled =
      request.signal.aborted && reason instanceof DOMException && reason.name === 'AbortError';
    return cancelled || error instanceof NetworkError ? undefined : new NetworkError(error);
  },
};

/** The client of the described paths; the only way to the server. */
const client = createClient<paths>({ fetch: (request) => currentScope().send(request) });
client.use(transportFields, networkErrors);

interface SendOptions {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: { readonly path: object };
  readonly pathSerializer: () => string;
  readonly querySerializer: () => string;
  readonly bodySerializer: () => Fields | undefined;
  readonly body?: Fields | undefined;
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
  /** Instead of the client's own, for a call that reports how much of its body was sent. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

type Send = (
  method: 'get' | 'post' | 'put' | 'delete',
  operation: OperationId,
  options: SendOptions,
) => Promise<{ readonly data?: unknown; readonly error?: unknown }>;

/** The client for any call. */
// openapi-fetch types a call by its literal path, which only the hook has.
export const send = client.request as Send;
