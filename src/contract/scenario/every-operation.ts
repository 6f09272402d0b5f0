import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields } from '../exchange.ts';
import { memberOf } from './recipe.ts';
import { notBuilt, type ScenarioContext } from './scenario-runner.ts';
import { fullRequest, shapedRequest, validRequest } from './valid-request.ts';

const tooMany = new Set<number>([codes.tooManyRequests, codes.rateLimited]);

/** Operations that create entries run before those that change and read them, so that no list is empty. */
function rank({ place, method, access }: ContractOperation): number {
  if (place.verb === 'create') return 0;
  if (place.verb === 'delete') return 4;
  if (['update', 'act'].includes(String(place.verb))) return 1;
  if (method === 'get' || ['list', 'tree', 'get', 'first', 'count'].includes(String(place.verb))) return 3;
  return access === 'member' ? 1 : 2;
}

/** Notes a refusal of a request that the description allows. */
export function noteRefused({ runner }: ScenarioContext, id: string, exchange: Exchange): boolean {
  const code = codeOf(exchange);
  if (code === 0) return false;
  if (code !== undefined && code !== notBuilt && !tooMany.has(code)) {
    const actual = `code ${code}: ${exchange.response?.text.slice(0, 120)}`;
    runner.note(exchange, id, { kind: 'refused', at: 'response#/code', expected: '0', actual });
  }
  return true;
}

/** A request that has the right form only: it shows whether a handler is there where nothing more can be made. */
async function probe(scenario: ScenarioContext, { id }: ContractOperation, why: string): Promise<void> {
  const { actors, runner, skipReasons } = scenario;
  skipReasons.set(id, why);
  const request = shapedRequest(id, actors);
  if (request)
    await runner.step(`${id}: form only`, request.caller, {
      id,
      fields: request.fields,
      options: { relations: 'none' },
    });
}

/** Entries of a list, so that it has pages; made with the request that adds one. */
async function repeat(scenario: ScenarioContext, operation: ContractOperation, times: number): Promise<void> {
  const { actors, runner } = scenario;
  for (let count = 1; count <= times; count += 1) {
    const request = await validRequest(operation.id, actors);
    if ('why' in request) return;
    const label = `${operation.id}: once more ${count}`;
    await runner.step(label, request.caller, {
      id: operation.id,
      fields: request.fields,
      options: { relations: 'none' },
    });
  }
}

/** Sends a request of one operation that must succeed, in both languages, with all fields, and as a visitor where one may. */
async function runOperation(scenario: ScenarioContext, operation: ContractOperation): Promise<void> {
  const { actors, runner } = scenario;
  const { id } = operation;
  const request = await validRequest(id, actors);
  if ('why' in request) {
    await probe(scenario, operation, request.why);
    return;
  }
  const { caller, fields } = request;
  const first = await runner.step(`${id}: as it must be`, caller, { id, fields });
  if (noteRefused(scenario, id, first)) return;
  await runFullRequest(scenario, operation, fields);
  await runInChinese(scenario, operation, fields);
  if (operation.access === 'optional') {
    const { members } = actors;
    if (members.length > 0)
      await runner.step(`${id}: as a member`, memberOf(actors).caller, {
        id,
        fields,
        options: { relations: 'none' },
      });
  }
  if (rank(operation) === 0) await repeat(scenario, operation, 3);
}

async function runFullRequest(
  scenario: ScenarioContext,
  operation: ContractOperation,
  fields: Fields,
): Promise<void> {
  const { actors, runner } = scenario;
  const { id } = operation;
  const full = await fullRequest(id, actors);
  if (!full || Object.keys(full.fields).length <= Object.keys(fields).length) return;
  const exchange = await runner.step(`${id}: with all fields`, full.caller, { id, fields: full.fields });
  noteRefused(scenario, id, exchange);
}

/** A read is repeated unchanged; an operation that changes something gets a new request. */
async function runInChinese(
  scenario: ScenarioContext,
  operation: ContractOperation,
  sent: Fields,
): Promise<void> {
  const { actors, runner } = scenario;
  const { id } = operation;
  const isRead = rank(operation) === 3;
  const request = await validRequest(id, actors);
  if ('why' in request) return;
  const caller = request.caller.as({ language: 'zh_CN' });
  const fields = isRead ? sent : request.fields;
  const headers = { 'x-request-id': `story.${id}`.slice(0, 64) };
  const exchange = await runner.step(`${id}: in Chinese`, caller, {
    id,
    fields,
    options: { relations: 'none', headers },
  });
  noteRefused(scenario, id, exchange);
}

/** Every selected operation at least once with a request that must succeed. */
export async function runEveryOperation(scenario: ScenarioContext): Promise<void> {
  const operations = scenario.actors.contract.operations
    .filter(({ id }) => scenario.isSelected(id))
    .toSorted((one, other) => rank(one) - rank(other));
  for (const operation of operations) await runOperation(scenario, operation);
}
