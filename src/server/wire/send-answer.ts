import type { Envelope } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import { codes } from '#generated/constants.ts';
import type { Services } from '#server/services.ts';
import type { AppContext } from './caller.ts';
import { checkRate } from './limits.ts';
import { runOperation } from './operation.ts';
import { send, sendText } from './send.ts';
import { privateCacheControl, type SharedAnswers, sharedCacheControl, sharedKey } from './shared-answers.ts';
import { namesVersion, weakEtag } from './validators.ts';

const json = 'application/json; charset=utf-8';

export const envelopeHeaders = { 'content-type': json, 'cache-control': 'no-store' };

function sharedHeaders(context: AppContext, etag: string): Record<string, string> {
  const byHeader = context.req.query('language') === undefined;
  return {
    'cache-control': sharedCacheControl,
    etag,
    vary: byHeader ? 'Accept-Language, Accept-Encoding' : 'Accept-Encoding',
  };
}

function notModified(context: AppContext, etag: string): Response {
  context.set('code', codes.success);
  return send(context, null, { status: 304, headers: sharedHeaders(context, etag) });
}

/** Sends what is the same for every visitor, with its version. */
function sendShared(context: AppContext, text: string, etag: string): Response | Promise<Response> {
  if (namesVersion(context.req.header('if-none-match'), etag)) return notModified(context, etag);
  const { vary: _, ...headers } = sharedHeaders(context, etag);
  // `sendText` adds Accept-Encoding where it compresses.
  const vary = context.req.query('language') === undefined ? { vary: 'Accept-Language' } : {};
  return sendText(context, text, { status: 200, headers: { 'content-type': json, ...headers, ...vary } });
}

/** Runs an operation and sends its envelope, which caches may keep where it is the same for everyone. */
export async function sendAnswer(
  route: Route,
  context: AppContext,
  services: Services,
  versions: SharedAnswers,
): Promise<Response> {
  const key = sharedKey(route, context);
  const current = key && versions.current(key, context.req.header('if-none-match'));
  if (current) {
    context.set('operationId', route.operationId);
    checkRate(context, services, 'calls');
    return notModified(context, current);
  }
  const envelope: Envelope = await runOperation(route, context, services);
  const text = JSON.stringify(envelope);
  context.set('code', envelope.code);
  // A partner's call is sent by POST for its long list of parts, and changes nothing.
  if (route.method !== 'GET' && !route.isForPartners) versions.forget();
  if (key !== undefined && envelope.code === codes.success) {
    const etag = weakEtag(text);
    versions.note(key, etag);
    return sendShared(context, text, etag);
  }
  const isPrivate = route.shared && key === undefined && !context.env?.internal;
  const headers = isPrivate ? { ...envelopeHeaders, 'cache-control': privateCacheControl } : envelopeHeaders;
  return sendText(context, text, { status: 200, headers });
}
