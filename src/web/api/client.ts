import createClient, { type Middleware } from 'openapi-fetch';
import type { TransportRow } from '#domain/wire/transport-row.ts';
import { transport, transportHeaders } from '#generated/transport.ts';
import { NetworkError } from './api-error.ts';
import { type Fields, textFields } from './body.ts';
import { currentScope, type RequestScope } from './request-scope.ts';
import { signatureHeaders } from './signature.ts';

const byAddress = new Map<string, TransportRow>(
  Object.values(transport).map((row) => [`${row.method} ${row.path}`, row]),
);

function rowOf(request: Request, path: string): TransportRow {
  const row = byAddress.get(`${request.method} ${path}`);
  if (!row) throw new Error(`The description has no call ${request.method} ${path}`);
  return row;
}

/** Adds what no page fills in: the language of every request, and the token when there is one. */
function addTransportFields(fields: Fields, row: TransportRow, scope: RequestScope): void {
  if (row.adds.includes('language')) fields.set('language', scope.language);
  const token = scope.token ?? row.visitorToken;
  if (row.adds.includes('token') && token) fields.set('token', token);
}

async function readForm(request: Request, row: TransportRow): Promise<Fields | undefined> {
  if (row.encoding === 'none') return undefined;
  return row.encoding === 'multipart' ? request.formData() : new URLSearchParams(await request.text());
}

/** The server looks at the text fields before it reads a file. */
function filesLast(form: FormData): FormData {
  const sorted = new FormData();
  const pairs = [...form];
  for (const [name, value] of pairs) if (typeof value === 'string') sorted.append(name, value);
  for (const [name, value] of pairs) if (typeof value !== 'string') sorted.append(name, value);
  return sorted;
}

/** Adds the transport's own fields and headers, and signs what came of it. */
const transportFields: Middleware = {
  async onRequest({ request, schemaPath }) {
    const row = rowOf(request, schemaPath);
    const url = new URL(request.url);
    const form = await readForm(request, row);
    addTransportFields(form ?? url.searchParams, row, currentScope());
    const headers = new Headers(request.headers);
    headers.delete('content-type');
    const idempotencyKey = headers.get(transportHeaders.idempotencyKey);
    const fields = textFields(url.searchParams, form);
    const signed = signatureHeaders({ method: row.method, path: url.pathname, fields, idempotencyKey });
    for (const [name, value] of Object.entries(signed)) headers.set(name, value);
    const body = form ? { body: form instanceof FormData ? filesLast(form) : form } : {};
    const { signal, keepalive } = request;
    return new Request(url, { method: row.method, headers, signal, keepalive, ...body });
  },
};

/** Turns whatever kept an answer from coming into one kind of error; a call that was taken back stays what it is. */
const noAnswer: Middleware = {
  onError({ error, request }) {
    const reason: unknown = request.signal.reason;
    const takenBack =
      request.signal.aborted && reason instanceof DOMException && reason.name === 'AbortError';
    return takenBack || error instanceof NetworkError ? undefined : new NetworkError(error);
  },
};

/** Any path of the description; the generated hooks have typed the call before it comes here. */
type AnyCall = {
  parameters: { query?: never; path: object };
  requestBody?: never;
  responses: { 200: { content: { 'application/json': unknown } } };
};
type AnyPaths = Record<string, Record<'get' | 'post' | 'put' | 'delete', AnyCall>>;

/** The one way to the server. */
export const client = createClient<AnyPaths>({ fetch: (request) => currentScope().send(request) });
client.use(transportFields, noAnswer);
