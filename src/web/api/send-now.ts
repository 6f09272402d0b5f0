import { sha256 } from '@noble/hashes/sha2.js';
import { transportHeaders } from '#generated/transport.ts';
import { encodeBody, textFields } from './body.ts';
import type { CallRequest } from './call-request.ts';
import { callRow } from './call-row.ts';
import { addTransportFields } from './client.ts';
import { currentScope } from './request-scope.ts';
import { toHex } from './sha256-hex.ts';
import { signatureHeadersNow } from './signature.ts';

function digest(text: string): string {
  return toHex(sha256(new TextEncoder().encode(text)));
}

/**
 * Signs and sends a call without files before it returns: a document that is closed runs nothing asynchronous to its end any more, and
 * Web Crypto is asynchronous. The request outlives the document; for small bodies only.
 */
export async function sendNow(request: CallRequest, idempotencyKey?: string): Promise<unknown> {
  const row = callRow(request.operation, request.method);
  const scope = currentScope();
  const url = new URL(scope.baseUrl + request.url);
  const body = encodeBody(request.data, row);
  addTransportFields(body ?? url.searchParams, row, scope);
  const fields = textFields(url.searchParams, body);
  const { method } = request;
  const signed = signatureHeadersNow({ method, path: url.pathname, fields, idempotencyKey }, digest);
  const headers = idempotencyKey ? { ...signed, [transportHeaders.idempotencyKey]: idempotencyKey } : signed;
  const response = await scope.send(
    new Request(url, { method, headers, body: body ?? null, keepalive: true }),
  );
  return response.json();
}
