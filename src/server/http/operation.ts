import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Language } from '#domain/language.ts';
import type { Finding } from '#domain/wire/finding.ts';
import type { Route } from '#domain/wire/route.ts';
import { type CodeName, codes, constants } from '#generated/constants.ts';
import type { OperationId, RefusalParams } from '#generated/server/handlers.ts';
import { transportHeaders } from '#generated/transport.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/client.ts';
import type { MailGateway } from '#server/gateways/mail/mail.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Preconditions } from '#server/preconditions.ts';
import { type CallingMember, findSession } from '#server/session/find-session.ts';
import { type AppContext, callerAddress } from './caller.ts';
import type { AppHandlers, CallContext } from './context.ts';
import type { DevNotes } from './dev-notes.ts';
import { type Envelope, Refusal, refusalEnvelope, successEnvelope } from './envelope.ts';
import { type AnyReply, runOnce } from './idempotency.ts';
import { requestLanguage } from './language.ts';
import { checkRate } from './limits.ts';
import { fieldText } from './messages.ts';
import { checkSignature } from './signature.ts';
import { pathOf, readWireFields, transportField } from './wire-request.ts';

export interface Services {
  readonly db: Database;
  readonly pool: Pool;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly mail: MailGateway;
  readonly handlers: Partial<AppHandlers>;
  readonly preconditions?: Preconditions;
  readonly devNotes?: DevNotes;
  readonly metrics?: Metrics;
}

type AnyHandler = (context: CallContext, request: object) => Promise<AnyReply>;
type AnyPrecondition = (context: CallContext, request: object) => Promise<AnyReply | undefined>;

const keyForm = /^[A-Za-z0-9_-]{16,64}$/;

async function findMember(
  route: Route,
  token: string | undefined,
  { db }: Services,
  now: Date,
): Promise<CallingMember | undefined> {
  if (route.access === 'public') return undefined;
  if (token === undefined || token === '' || token === constants.visitorToken) {
    if (route.access === 'member') throw new Refusal('signInNeeded');
    return undefined;
  }
  const member = await findSession(db, token, now);
  const refuses = route.access === 'member' || route.codes.includes(codes.sessionExpired);
  if (!member && refuses) throw new Refusal('sessionExpired');
  return member;
}

function refusedFields(route: Route, found: readonly Finding[]): Refusal {
  const fields = [...found] as NonNullable<RefusalParams['fields']>;
  return new Refusal('fieldRefused', { fields }, (language) =>
    fieldText(found[0], route.operationId, language),
  );
}

function idempotencyKey(route: Route, headers: Headers): string | undefined {
  const key = route.idempotent ? headers.get(transportHeaders.idempotencyKey) : null;
  if (key === null || keyForm.test(key)) return key ?? undefined;
  throw refusedFields(route, [{ field: transportHeaders.idempotencyKey, rule: 'pattern' }]);
}

async function handle(
  route: Route,
  { handlers, preconditions }: Services,
  call: CallContext,
  request: Readonly<Record<string, unknown>>,
  key: string | undefined,
): Promise<AnyReply> {
  const handler = handlers[route.operationId as OperationId] as AnyHandler | undefined;
  if (!handler) throw new Refusal('notBuiltYet');
  const precondition = preconditions?.[route.operationId as OperationId] as AnyPrecondition | undefined;
  const refused = await precondition?.(call, request);
  if (refused) return refused;
  if (key === undefined) return handler(call, request);
  const keyed = { key, operationId: route.operationId, memberId: call.member?.id, now: call.now, request };
  return runOnce(call.db, keyed, (db) => handler({ ...call, db }, request));
}

/** An answer that breaks the description is a bug, and is found in tests and development. */
function checked(route: Route, envelope: Envelope, { config, log }: Services): Envelope {
  if (!config.checkAnswers) return envelope;
  const findings = route.validateAnswer(envelope);
  if (findings.length === 0) return envelope;
  log.error({ operationId: route.operationId, findings }, 'the answer breaks the description');
  throw new Refusal('internalError');
}

function envelopeOf(route: Route, reply: AnyReply, language: Language, services: Services): Envelope {
  if (reply.ok) return checked(route, successEnvelope(reply, language), services);
  const { code, params } = reply as { code: CodeName; params?: RefusalParams };
  if (code === 'fieldRefused' && params?.fields) throw refusedFields(route, params.fields);
  return checked(route, refusalEnvelope(new Refusal(code, params), language), services);
}

/** Carries a call out from its raw request to its envelope; every other end than an answer is thrown. */
export async function runOperation(route: Route, context: AppContext, services: Services): Promise<Envelope> {
  const now = services.clock();
  const { method, headers } = context.req.raw;
  const address = callerAddress(context, services.config);
  context.set('operationId', route.operationId);
  checkRate(context, services, 'calls');
  const arrived = await readWireFields(context, route);
  const language = requestLanguage(
    transportField(arrived, method, 'language'),
    headers.get('accept-language'),
  );
  context.set('language', language);
  checkSignature({ method, path: pathOf(context.req.url), headers, arrived }, services.config.appKey, now);
  const member = await findMember(route, transportField(arrived, method, 'token'), services, now);
  const decoded = route.validateRequest(arrived);
  if (!decoded.ok) throw refusedFields(route, decoded.fields);
  const { db, pool, config, log, mail, devNotes } = services;
  const call = { db, pool, config, log, mail, now, language, member, address, devNotes };
  const reply = await handle(route, services, call, decoded.request, idempotencyKey(route, headers));
  return envelopeOf(route, reply, language, services);
}
