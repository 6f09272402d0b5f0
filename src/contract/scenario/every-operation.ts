import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields } from '../exchange.ts';
import { memberOf } from './recipe.ts';
import { notBuilt, type Telling } from './teller.ts';
import { fullRequest, shapedRequest, validRequest } from './valid-request.ts';

const tooMany = new Set<number>([codes.tooManyRequests, codes.rateLimited]);

/** What makes entries comes before what changes and reads them, so that no list is empty. */
function rank({ place, method, access }: ContractOperation): number {
  if (place.verb === 'create') return 0;
  if (place.verb === 'delete') return 4;
  if (['update', 'act'].includes(String(place.verb))) return 1;
  if (method === 'get' || ['list', 'tree', 'get', 'first', 'count'].includes(String(place.verb))) return 3;
  return access === 'member' ? 1 : 2;
}

/** Notes a refusal of a request that the description allows. */
export function noteRefused({ teller }: Telling, id: string, exchange: Exchange): boolean {
  const code = codeOf(exchange);
  if (code === 0) return false;
  if (code !== undefined && code !== notBuilt && !tooMany.has(code)) {
    const came = `code ${code}: ${exchange.answer?.text.slice(0, 120)}`;
    teller.note(exchange, id, { kind: 'refused', at: 'answer#/code', says: '0', came });
  }
  return true;
}

/** A request that has the right form only: it shows whether a handler is there where nothing more can be made. */
async function knock(telling: Telling, { id }: ContractOperation, why: string): Promise<void> {
  const { cast, teller, closed } = telling;
  closed.set(id, why);
  const request = shapedRequest(id, cast);
  if (request)
    await teller.step(`${id}: form only`, request.caller, id, request.fields, { relations: 'none' });
}

/** Entries of a list, so that it has pages; made with the request that adds one. */
async function repeat(telling: Telling, operation: ContractOperation, times: number): Promise<void> {
  const { cast, teller } = telling;
  for (let count = 1; count <= times; count += 1) {
    const request = await validRequest(operation.id, cast);
    if ('why' in request) return;
    const label = `${operation.id}: once more ${count}`;
    await teller.step(label, request.caller, operation.id, request.fields, { relations: 'none' });
  }
}

/** Sends a request of one operation that must succeed, in both languages, with all fields, and as a visitor where one may. */
async function tell(telling: Telling, operation: ContractOperation): Promise<void> {
  const { cast, teller } = telling;
  const { id } = operation;
  const request = await validRequest(id, cast);
  if ('why' in request) {
    await knock(telling, operation, request.why);
    return;
  }
  const { caller, fields } = request;
  const first = await teller.step(`${id}: as it must be`, caller, id, fields);
  if (noteRefused(telling, id, first)) return;
  await tellFull(telling, operation, fields);
  await tellInChinese(telling, operation, fields);
  if (operation.access === 'optional') {
    const { members } = cast;
    if (members.length > 0)
      await teller.step(`${id}: as a member`, memberOf(cast).caller, id, fields, { relations: 'none' });
  }
  if (rank(operation) === 0) await repeat(telling, operation, 3);
}

async function tellFull(telling: Telling, operation: ContractOperation, fields: Fields): Promise<void> {
  const { cast, teller } = telling;
  const { id } = operation;
  const full = await fullRequest(id, cast);
  if (!full || Object.keys(full.fields).length <= Object.keys(fields).length) return;
  const exchange = await teller.step(`${id}: with all fields`, full.caller, id, full.fields);
  noteRefused(telling, id, exchange);
}

/** A read is sent once more as it is; what changes something gets another request. */
async function tellInChinese(telling: Telling, operation: ContractOperation, sent: Fields): Promise<void> {
  const { cast, teller } = telling;
  const { id } = operation;
  const isRead = rank(operation) === 3;
  const request = await validRequest(id, cast);
  if ('why' in request) return;
  const caller = request.caller.as({ language: 'zh_CN' });
  const fields = isRead ? sent : request.fields;
  const headers = { 'x-request-id': `story.${id}`.slice(0, 64) };
  const exchange = await teller.step(`${id}: in Chinese`, caller, id, fields, { relations: 'none', headers });
  noteRefused(telling, id, exchange);
}

/** Every wanted operation at least once with a request that must succeed. */
export async function tellEveryOperation(telling: Telling): Promise<void> {
  const operations = telling.cast.contract.operations
    .filter(({ id }) => telling.isWanted(id))
    .toSorted((one, other) => rank(one) - rank(other));
  for (const operation of operations) await tell(telling, operation);
}
