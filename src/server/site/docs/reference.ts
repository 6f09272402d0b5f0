// Runs in the browser, at /docs: shows the contract, and signs what is tried out as the web app does.
import type { SignedRequest } from '#domain/signing.ts';

/** A request as Swagger UI hands it to its interceptor. */
interface TriedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** Swagger UI loads a description itself; that request is not a call. */
  loadSpec?: boolean;
}

interface Described {
  components: { parameters: Record<'Token' | 'IdempotencyKey', { example: string }> };
}

/** Swagger UI, loaded by the page before this module. */
declare const SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => void;

export interface Signing {
  readonly key: string;
  readonly signingText: (request: SignedRequest) => string;
  readonly sha256Hex: (text: string) => string;
  readonly hmacHex: (secret: string, text: string) => string;
}

const tokenField = 'token';
const keyHeader = 'Idempotency-Key';
const partnerHeader = 'X-Partner-Key';

type Fields = URLSearchParams | FormData;

function formOf(body: TriedRequest['body']): Fields {
  return body instanceof FormData ? body : new URLSearchParams(body ?? '');
}

/**
 * Authorize puts the token into the query; a POST or PUT carries it in its form. The form is prefilled with the token of the
 * example, which nobody has.
 */
function placeToken(request: TriedRequest, exampleToken: string): void {
  const url = new URL(request.url, location.href);
  const hasForm = request.method.toUpperCase() !== 'GET';
  const fields: Fields = hasForm ? formOf(request.body) : url.searchParams;
  const token = [url.searchParams.get(tokenField), fields.get(tokenField)].find(
    (value) => typeof value === 'string' && value !== '' && value !== exampleToken,
  );
  url.searchParams.delete(tokenField);
  fields.delete(tokenField);
  if (typeof token === 'string') fields.set(tokenField, token);
  request.url = url.href;
  if (hasForm) request.body = fields instanceof FormData ? fields : fields.toString();
}

function textFields(fields: Fields): [string, string][] {
  return [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
}

/** A request of "Try it out" with its token in place, a new Idempotency-Key unless one was typed, and the signature. */
export function signRequest(
  request: TriedRequest,
  examples: { token: string; key: string },
  { key, signingText, sha256Hex, hmacHex }: Signing,
): TriedRequest {
  placeToken(request, examples.token);
  const { headers, method } = request;
  if (headers[keyHeader] === examples.key) headers[keyHeader] = crypto.randomUUID();
  const url = new URL(request.url);
  const timestamp = Date.now();
  const fields = [...textFields(url.searchParams), ...textFields(formOf(request.body))];
  const idempotencyKey = headers[keyHeader];
  headers['X-Timestamp'] = String(timestamp);
  // A partner pastes the whole key; its secret signs, and stays here.
  const [partner, secret] = headers[partnerHeader]?.split('.') ?? [];
  if (partner !== undefined) headers[partnerHeader] = partner;
  const text = signingText({
    timestamp,
    method,
    path: url.pathname,
    fields,
    idempotencyKey,
    key: partner ?? key,
  });
  headers['X-Sign'] = secret === undefined ? sha256Hex(text) : hmacHex(secret, text);
  return request;
}

/** Shows the contract in the page. */
export async function showReference(signing: Signing): Promise<void> {
  const description: Described = await (await fetch('/docs/openapi.json')).json();
  const { Token, IdempotencyKey } = description.components.parameters;
  const examples = { token: Token.example, key: IdempotencyKey.example };
  SwaggerUIBundle({
    spec: description,
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    tryItOutEnabled: true,
    validatorUrl: null,
    requestInterceptor: (request: TriedRequest) =>
      request.loadSpec ? request : signRequest(request, examples, signing),
  });
}
