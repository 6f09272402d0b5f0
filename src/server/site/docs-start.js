// Runs in the browser, at /docs: shows the description and signs what is tried out, as the web app does.
import { signingText } from '/docs/signing.js';

const key = 'APPLICATION_KEY';
const keyHeader = 'Idempotency-Key';

function hex(bytes) {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The form is filled with the key of the example, which would count once; one that somebody typed stays. */
function renewKey({ headers }) {
  if (headers[keyHeader] === 'EXAMPLE_KEY') headers[keyHeader] = crypto.randomUUID();
}

/** `crypto.subtle` exists on https and on localhost only; elsewhere a call that is tried out is refused with code 4002. */
async function sign(request) {
  if (!globalThis.crypto?.subtle) return request;
  const url = new URL(request.url, location.href);
  renewKey(request);
  const form = typeof request.body === 'string' ? new URLSearchParams(request.body) : [];
  const fields = [...url.searchParams, ...form];
  const timestamp = Date.now();
  const idempotencyKey = request.headers[keyHeader];
  const signed = { timestamp, method: request.method, path: url.pathname, fields, idempotencyKey, key };
  const text = signingText(signed);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  request.headers['X-Timestamp'] = String(timestamp);
  request.headers['X-Sign'] = hex(digest);
  return request;
}

globalThis.SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor: (request) => (request.loadSpec ? request : sign(request)),
});
