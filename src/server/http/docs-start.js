// Runs in the browser, at /docs: shows the description and signs what is tried out, as the web app does.
import { signingText } from '/docs/signing.js';

const key = 'APPLICATION_KEY';

function hex(bytes) {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `crypto.subtle` exists on https and on localhost only; elsewhere a call that is tried out is refused with code 4002. */
async function sign(request) {
  if (!globalThis.crypto?.subtle) return request;
  const url = new URL(request.url, location.href);
  const form = typeof request.body === 'string' ? new URLSearchParams(request.body) : [];
  const fields = [...url.searchParams, ...form];
  const timestamp = Date.now();
  const text = signingText({ timestamp, method: request.method, path: url.pathname, fields, key });
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
