import type { Route } from '#domain/wire/route.ts';
import { codes } from '#generated/constants.ts';
import { isPublishedRead } from '../db/replica/replica-reads.ts';
import type { AppContext } from './caller.ts';
import { checkRate } from './limits.ts';
import { type Answered, type Pipeline, runOperation } from './operation.ts';
import { type Head, sendText, sendUnchanged } from './send.ts';
import { privateCacheControl, type SharedAnswers, sharedCacheControl, sharedKey } from './shared-answers.ts';
import { namesVersion } from './validators.ts';

const json = 'application/json; charset=utf-8';

export const envelopeHeaders = { 'content-type': json, 'cache-control': 'no-store' };

function sharedHeaders(context: AppContext, etag: string): Record<string, string> {
  const vary = context.req.query('language') === undefined ? { vary: 'Accept-Language' } : {};
  return { 'cache-control': sharedCacheControl, etag, ...vary };
}

function notModified(context: AppContext, etag: string): Response {
  context.set('code', codes.success);
  return sendUnchanged(context, sharedHeaders(context, etag));
}

function sendWhole(
  context: AppContext,
  { answer, isKept }: Answered,
  headers: Head['headers'],
): Response | Promise<Response> {
  const head = { status: 200, headers };
  return isKept ? answer.body.send(context, head) : sendText(context, answer.text, head);
}

/** Sends what is the same for every visitor, with its version. */
function sendShared(context: AppContext, answered: Answered): Response | Promise<Response> {
  const { etag } = answered.answer;
  if (namesVersion(context.req.header('if-none-match'), etag)) return notModified(context, etag);
  return sendWhole(context, answered, { 'content-type': json, ...sharedHeaders(context, etag) });
}

/** Runs an operation and sends its envelope, which caches may keep where it is the same for everyone. */
export async function sendAnswer(
  route: Route,
  context: AppContext,
  pipeline: Pipeline & { readonly versions: SharedAnswers },
): Promise<Response> {
  const { services, versions } = pipeline;
  const key = sharedKey(route, context);
  const current = key && versions.findCurrent(key, context.req.header('if-none-match'));
  if (current) {
    context.set('operationId', route.operationId);
    checkRate(context, services, 'calls');
    return notModified(context, current);
  }
  const answered = await runOperation(route, context, pipeline);
  const { code } = answered.answer;
  context.set('code', code);
  // Some reads are sent by POST: lists for their many filters, a partner's call for its long list of parts.
  const isRead = route.method === 'GET' || route.isForPartners || isPublishedRead(route.operationId);
  if (!isRead) versions.forget();
  if (key !== undefined && code === codes.success) {
    versions.note(key, answered.answer.etag);
    return sendShared(context, answered);
  }
  const isPrivate = route.shared && key === undefined && !context.env?.internal;
  const headers = isPrivate ? { ...envelopeHeaders, 'cache-control': privateCacheControl } : envelopeHeaders;
  return sendWhole(context, answered, headers);
}
