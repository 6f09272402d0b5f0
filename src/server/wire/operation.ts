import type { Language } from '#domain/language.ts';
import { commonPasswords } from '#domain/passwords/common-passwords.ts';
import { callerRefusal, isVisitorToken, sessionToken } from '#domain/session/caller-refusal.ts';
import { earlyDays } from '#domain/wire/early-days.ts';
import { ApiRefusal, type Envelope, refusalEnvelope, successEnvelope } from '#domain/wire/envelope.ts';
import { countsOnce, idempotencyKey } from '#domain/wire/idempotency-key.ts';
import { repeatedWrite } from '#domain/wire/key-use.ts';
import { refusedFields } from '#domain/wire/refused-fields.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import type { Route } from '#domain/wire/route.ts';
import type { CodeName } from '#generated/constants.ts';
import type { OperationId, RefusalParams } from '#generated/server/handlers.ts';
import { checkPartner, countPartnerCall } from '#server/partners/index.ts';
import type { Services } from '#server/services.ts';
import { findSession } from '#server/session/index.ts';
import type { CallContext, CallingMember } from '../call-context.ts';
import { isPublishedRead } from '../db/replica/replica-reads.ts';
import { Answer } from './answer.ts';
import { type AppContext, callerAddress } from './caller.ts';
import { withinCapacity } from './capacity.ts';
import {
  type AnyReply,
  awaitFirst,
  endWithoutResponse,
  findStoredReply,
  isFirstArrival,
  runOnce,
} from './idempotency.ts';
import { IncomingFiles } from './incoming-files.ts';
import { checkRate } from './limits.ts';
import { countForMember } from './member-limit.ts';
import { onBestDatabase } from './on-best-database.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import { checkSignature, signedCall } from './signature.ts';
import { sweepKeys } from './sweep-keys.ts';
import { type Arrived, pathOf, readWireFields, transportField } from './wire-request.ts';

type AnyHandle = (context: CallContext, request: object) => Promise<AnyReply>;

interface AnyHandler {
  readonly precondition?: (context: CallContext, request: object) => Promise<AnyReply | undefined>;
  readonly handle: AnyHandle;
}

/** The route has validated the request, so its handler can be called with the general type. */
function findHandler({ handlers }: Services, route: Route): AnyHandler {
  // As above; a route is of an operation.
  const handler = handlers[route.operationId as OperationId] as AnyHandle | AnyHandler | undefined;
  if (!handler) throw new ApiRefusal('notBuiltYet');
  return typeof handler === 'function' ? { handle: handler } : handler;
}

async function findMember(
  route: Route,
  token: string | undefined,
  { db }: Services,
  now: Date,
): Promise<CallingMember | undefined> {
  const session = sessionToken(route, token);
  const member = session === undefined ? undefined : await findSession(db, session, now);
  const refusal = callerRefusal(route, session, member);
  if (refusal) throw new ApiRefusal(refusal);
  return member;
}

type Fields = Readonly<Record<string, unknown>>;

interface ReceivedCall {
  readonly route: Route;
  readonly call: CallContext;
  readonly request: Fields;
  readonly headers: Headers;
}

/**
 * Executes a call. A write is executed only on first arrival; where the first response is stored, it is repeated. A replay of a
 * refused request is not executed.
 */
async function executeCall(
  services: Services,
  { route, call, request, headers }: ReceivedCall,
): Promise<AnyReply> {
  const header = (name: string) => headers.get(name);
  const key = idempotencyKey(route, header);
  const handler = findHandler(services, route);
  const { operationId } = route;
  const { now, member } = call;
  const isCounted = route.hourlyLimit !== undefined && route.encoding !== 'multipart';
  const refuseBefore = async () =>
    (isCounted ? await countForMember(services, route, member, now) : undefined) ??
    (await handler.precondition?.(call, request));
  if (key === undefined) return (await refuseBefore()) ?? handler.handle(call, request);
  const once = countsOnce(route, key, header);
  const keyed = { key, once, operationId, memberId: member?.id, now, request };
  await sweepKeys(call);
  const isFirst = await isFirstArrival(call.db, keyed, route.idempotent);
  if (!route.idempotent) {
    if (!isFirst) return repeatedWrite;
    return (await refuseBefore()) ?? handler.handle(call, request);
  }
  if (!isFirst) {
    await awaitFirst(call.db, keyed);
    return runOnce(call.db, keyed, async () => repeatedWrite);
  }
  let reply: AnyReply | undefined;
  try {
    const isGuarded = isCounted || handler.precondition !== undefined;
    reply =
      // A code that works once, or the limit, would refuse the request when it is sent again.
      (isGuarded ? await findStoredReply(call.db, keyed) : undefined) ??
      (await refuseBefore()) ??
      (await runOnce(call.db, keyed, (db) => handler.handle({ ...call, db }, request)));
    return reply;
  } finally {
    if (!reply?.ok) await endWithoutResponse(call.db, keyed);
  }
}

/** Validates a response in tests and development, where a violation is a bug to be found. */
function validateResponse(route: Route, envelope: Envelope, { config, log }: Services): Envelope {
  if (!config.checkAnswers) return envelope;
  const findings = route.validateAnswer(envelope);
  if (findings.length === 0) return envelope;
  log.error({ operationId: route.operationId, findings }, 'the response violates the description');
  throw new ApiRefusal('internalError');
}

function toEnvelope(route: Route, reply: AnyReply, language: Language, services: Services): Envelope {
  if (reply.ok) return validateResponse(route, successEnvelope(reply, language), services);
  // The types of the handlers allow only described codes.
  const { code, params } = reply as { code: CodeName; params?: RefusalParams };
  if (code === 'fieldRefused' && params?.fields) throw refusedFields(route.operationId, params.fields);
  return validateResponse(
    route,
    refusalEnvelope(new ApiRefusal(code, params), language, route.operationId),
    services,
  );
}

/** What the calls of a server share. */
export interface Pipeline {
  readonly services: Services;
  /** Absent where the version of what is read is not known. */
  readonly ready: ReadyAnswers | undefined;
}

export interface Answered {
  readonly answer: Answer;
  /** Whether it will be sent again. */
  readonly isKept: boolean;
}

/** Runs an operation from raw request to answer. Everything else than a reply is thrown. */
export async function runOperation(route: Route, context: AppContext, pipeline: Pipeline): Promise<Answered> {
  const files = new IncomingFiles(pipeline.services.config);
  try {
    return await runWith(files, route, context, pipeline);
  } finally {
    await files.remove();
  }
}

async function runWith(
  files: IncomingFiles,
  route: Route,
  context: AppContext,
  { services, ready }: Pipeline,
): Promise<Answered> {
  const now = services.clock();
  const { method, headers } = context.req.raw;
  const address = callerAddress(context, services.config);
  context.set('operationId', route.operationId);
  checkRate(context, services, 'calls');
  let member: CallingMember | undefined;
  let token: string | undefined;
  let partner: string | undefined;
  let language: Language = 'zh_CN';
  const admit = async (known: Arrived) => {
    const asked = transportField(known, method, 'language');
    language = requestLanguage(asked, headers.get('accept-language'));
    context.set('language', language);
    const signed = { method, path: pathOf(context.req.url), headers, arrived: known };
    if (route.isForPartners) partner = await checkPartner(signedCall(signed), services, now);
    else if (!context.env?.internal) checkSignature(signed, services.config.appKey, now);
    token = transportField(known, method, 'token');
    member = await findMember(route, token, services, now);
    if (member) context.set('memberId', member.id);
    // An upload is counted before its file is read.
    const refusal =
      route.encoding === 'multipart' ? await countForMember(services, route, member, now) : undefined;
    if (refusal) throw new ApiRefusal(refusal.code, refusal.params);
  };
  const arrived = await readWireFields(context, route, { admit, files });
  const decoded = route.validateRequest(arrived);
  if (!decoded.ok) throw refusedFields(route.operationId, decoded.fields);
  context.set('request', decoded.request);
  const refused = [
    ...earlyDays(route, decoded.request, now),
    ...(await commonPasswords(route, decoded.request)),
  ];
  if (refused.length > 0) throw refusedFields(route.operationId, refused);
  if (partner !== undefined) await countPartnerCall(services, partner, now);
  const { db, pool, config, log, mail, payments, files: storage, devNotes } = services;
  const tools = { db, pool, config, log, mail, payments, files: storage, devNotes };
  const userAgent = headers.get('user-agent') ?? '';
  const call = { ...tools, now, language, member, address, userAgent };
  const work = () =>
    onBestDatabase(call, services, { route, token }, (on) =>
      executeCall(services, { route, call: on, request: decoded.request, headers }),
    );
  const isInternal = context.env?.internal;
  const compute = async () => {
    const reply = isInternal ? await work() : await withinCapacity(services, work);
    return new Answer(toEnvelope(route, reply, language, services));
  };
  const isForAll = isPublishedRead(route.operationId) && isVisitorToken(token) && !isInternal;
  return isForAll && ready
    ? ready.find({ route, language, request: decoded.request }, compute)
    : { answer: await compute(), isKept: false };
}
