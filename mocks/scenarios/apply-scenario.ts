import { isKeyOf } from '#domain/own-value.ts';
import { ApiRefusal, type Envelope } from '#domain/wire/envelope.ts';
import { refusedFields } from '#domain/wire/refused-fields.ts';
import { codes } from '#generated/constants.ts';
import { world as rows } from '#generated/mocks/world.ts';
import type { OperationId, Route } from '#generated/server/routes.ts';
import type { IncomingCall } from '../wire/incoming-call.ts';
import { withLongTexts } from './long-texts.ts';
import { breakAnswer, exampleParams, manyAtOnce, withManyItems, withoutItems } from './reshape.ts';
import { type Behaviour, behaviourOf, type Scenario } from './scenario.ts';

export const slowMs = 3000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Never settles. */
const never = new Promise<never>(() => undefined);

function pageSizeOf({ query, form }: IncomingCall, { plan }: Route): number {
  const fields: IncomingCall['form'] = [...query, ...form];
  const value = fields.find(([name]) => name === 'pageSize')?.[1] ?? plan.fields.pageSize?.default;
  return value === undefined ? manyAtOnce : Number(value);
}

function reshapeReply(
  behaviour: Behaviour,
  envelope: Envelope,
  route: Route<OperationId>,
  incoming: IncomingCall,
): Envelope {
  if (envelope.code !== codes.success) return envelope;
  const row = rows[route.operationId];
  switch (behaviour) {
    case 'empty':
      return withoutItems(envelope, row);
    case 'many':
      return withManyItems(envelope, row, pageSizeOf(incoming, route), route);
    case 'long':
      return withLongTexts(envelope, route);
    case 'invalid':
      return breakAnswer(envelope);
    default:
      return envelope;
  }
}

function refusalFor(code: keyof typeof codes, route: Route<OperationId>): ApiRefusal {
  if (code !== 'fieldRefused') return new ApiRefusal(code, exampleParams[code]);
  const [field = 'language'] = Object.keys(route.plan.fields);
  return refusedFields(route.operationId, [{ field, rule: 'required' }]);
}

/** Answers as the scenario says; undefined when the answer is lost. */
export async function applyScenario(
  scenario: Scenario,
  route: Route<OperationId>,
  incoming: IncomingCall,
  run: () => Promise<Envelope>,
): Promise<Envelope | undefined> {
  const behaviour = behaviourOf(scenario, route.operationId);
  if (scenario.latency) await pause(scenario.latency);
  if (behaviour === undefined) return run();
  if (behaviour === 'never') return never;
  if (behaviour === 'networkLost') return undefined;
  if (isKeyOf(codes, behaviour)) throw refusalFor(behaviour, route);
  if (behaviour === 'slow') await pause(slowMs);
  return reshapeReply(behaviour, await run(), route, incoming);
}
