import type { Language } from '#domain/language.ts';
import { knownFields, type ListAddress } from '#domain/public-lists/list-address.ts';
import { operationOf } from '#domain/public-lists/public-lists.ts';
import { refusedFields } from '#domain/wire/refused-fields.ts';
import type { Answers, OperationId } from '#generated/server/handlers.ts';
import { type Route, routes } from '#generated/server/routes.ts';
import type { CallContext } from '#server/call-context.ts';
import type { Services } from '#server/services.ts';
import type { AnyReply } from '#server/wire/idempotency.ts';

type Request = Readonly<Record<string, unknown>>;

/** The call that finds a list, with its checked request. */
export interface ListCall {
  readonly operation: OperationId;
  readonly request: Request;
  readonly context: CallContext;
}

function routeOf(operation: OperationId): Route<OperationId> {
  const route = routes.find(({ operationId }) => operationId === operation);
  if (!route) throw new Error(`${operation} has no route`);
  return route;
}

/** A visitor who asks for a list, with the network address. */
export interface Caller {
  readonly language: Language;
  readonly address: string;
}

/** The call of a visitor for a list; throws the refusal of a field. */
export function listCall(
  address: ListAddress,
  services: Services,
  { language, address: client }: Caller,
): ListCall {
  const operation = operationOf(address.list);
  const route = routeOf(operation);
  const fields = [...knownFields(address, route.plan), ['language', language] as const];
  const decoded = route.validateRequest(route.method === 'GET' ? { query: fields } : { form: fields });
  if (!decoded.ok) throw refusedFields(operation, decoded.fields);
  const { db, pool, config, log, mail, payments, files, devNotes, clock } = services;
  const tools = { db, pool, config, log, mail, payments, files, devNotes };
  const caller = { now: clock(), language, member: undefined, address: client, userAgent: '' };
  return { operation, request: decoded.request, context: { ...tools, ...caller } };
}

/** One page of a list, as its call returns it. */
export async function callList(
  { operation, request, context }: ListCall,
  { handlers }: Services,
  page: Request = {},
): Promise<AnyReply> {
  // The route has validated the request, so its handler can be called with the general type.
  const handle = handlers[operation] as (context: CallContext, request: Request) => Promise<AnyReply>;
  return handle(context, { ...request, ...page });
}

/** The data of an answer by the type of its operation. */
export function answerOf<Operation extends OperationId>(reply: AnyReply & { ok: true }): Answers[Operation] {
  // A handler of an operation returns what its description says; the pipeline checks that in tests.
  return reply as unknown as Answers[Operation];
}
