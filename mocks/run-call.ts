import type { Language } from '#domain/language.ts';
import { commonPasswords } from '#domain/passwords/common-passwords.ts';
import { earlyDays } from '#domain/wire/early-days.ts';
import { ApiRefusal, type Envelope, refusalEnvelope, successEnvelope } from '#domain/wire/envelope.ts';
import { refusedFields } from '#domain/wire/refused-fields.ts';
import type { OperationId, Route } from '#generated/server/routes.ts';
import { callerOf } from './caller.ts';
import { completeAnswer, completeRefusal } from './complete-answer.ts';
import { runOnce } from './idempotency.ts';
import { checkBody, checkSignature, transportField } from './wire/check-call.ts';
import type { FoundRoute } from './wire/find-route.ts';
import type { IncomingCall } from './wire/incoming-call.ts';
import type { AnyReply, Call, World } from './world/call.ts';
import { customHandlers } from './world/custom-handlers.ts';
import { runVerb } from './world/engine.ts';
import { runJobs } from './world/jobs.ts';
import { countPartnerCall } from './world/partners/partner-key.ts';
import { countForMember } from './world/session/attempts.ts';

type Fields = Readonly<Record<string, unknown>>;
type AnyHandler = (call: Call, request: Fields) => AnyReply | Promise<AnyReply>;

/** From a custom handler, else from the verb of the description, else generated. */
async function replyTo(call: Call, request: Fields): Promise<AnyReply> {
  // The route has validated the request, so its handler can be called with the general type.
  const handler = customHandlers[call.operation] as AnyHandler | undefined;
  const reply = await (handler ? handler(call, request) : runVerb(call, request));
  if (reply) return reply;
  const { generatedAnswer } = await import('./generated-answer.ts');
  const { data, params } = generatedAnswer(call.operation, JSON.stringify(request));
  return { ok: true, data, params };
}

async function envelopeOf(route: Route<OperationId>, reply: AnyReply, language: Language): Promise<Envelope> {
  if (reply.ok) return completeAnswer(successEnvelope(reply, language), route);
  const { code, params } = reply;
  const named = code === 'fieldRefused' && params?.fields;
  const refusal = named ? refusedFields(route.operationId, named) : new ApiRefusal(code, params);
  return completeRefusal(refusalEnvelope(refusal, language, route.operationId), route);
}

/** Carries out a call with the checks of the server, in the same order; refusals before the handler are thrown. */
export async function runCall(
  world: World,
  incoming: IncomingCall,
  {
    found: { route, path },
    language,
    now,
    address,
  }: {
    readonly found: FoundRoute;
    readonly language: Language;
    readonly now: Date;
    readonly address: string;
  },
): Promise<Envelope> {
  checkBody(route, incoming);
  checkSignature(route, incoming, now);
  runJobs(world, now);
  const token = transportField(incoming, 'token');
  const member = callerOf(world, route, token, now);
  const isUpload = route.encoding === 'multipart';
  const tooMany = isUpload ? await countForMember({ world, now }, route, member) : undefined;
  if (tooMany) throw new ApiRefusal(tooMany.code, tooMany.params);
  const { query, form } = incoming;
  const decoded = route.validateRequest({ path, query, form });
  if (!decoded.ok) throw refusedFields(route.operationId, decoded.fields);
  const refused = [
    ...earlyDays(route, decoded.request, now),
    ...(await commonPasswords(route, decoded.request)),
  ];
  if (refused.length > 0) throw refusedFields(route.operationId, refused);
  if (route.isForPartners) countPartnerCall(world, now);
  // A service worker does not see the header.
  const userAgent = incoming.header('user-agent') ?? navigator.userAgent;
  const { operationId: operation } = route;
  const call: Call = { world, operation, language, now, token, member, userAgent, address };
  const run = async (of: Call, request: Fields) =>
    (isUpload ? undefined : await countForMember(of, route, member)) ?? replyTo(of, request);
  const reply = await runOnce(route, incoming, { call, request: decoded.request, run });
  return envelopeOf(route, reply, language);
}
