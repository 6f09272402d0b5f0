import { asList, asText, type JsonObject } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf } from '../exchange.ts';
import type { Unreached } from '../finding.ts';
import type { Cast, Person } from '../scenario/cast.ts';
import { Closed } from '../scenario/closed.ts';
import { readEntries, type Source } from '../scenario/entries.ts';
import { validRequest } from '../scenario/valid-request.ts';
import { type AccessNotes, isTurnedAway } from './access-notes.ts';
import { sendShaped } from './check-tokens.ts';
import { changedReads, memberState } from './member-state.ts';

const notYours = codes.notYours;
const notBuilt = codes.notBuiltYet;

/** Whether the entries that a call names belong to a member: it says what happens with those of another one. */
function namesOwned({ access, codes }: ContractOperation): boolean {
  return access === 'member' && codes.includes(notYours);
}

export function notBuiltYet({ id }: ContractOperation): Unreached {
  return { operation: id, why: 'the handler is not built yet', notBuilt: true };
}

/** Sends the request of one member as another one: nothing may be answered, and nothing may change for its owner. */
async function checkOne(
  cast: Cast,
  operation: ContractOperation,
  stranger: Person,
  notes: AccessNotes,
): Promise<string | undefined> {
  const { id } = operation;
  const request = await validRequest(id, cast);
  if ('why' in request) return request.why;
  const before = await memberState(request.caller);
  const exchange = await stranger.caller.call(id, request.fields);
  notes.judge(id, exchange);
  const code = codeOf(exchange);
  if (code === notBuilt) return notBuiltYet(operation).why;
  if (code !== undefined && code !== notYours) {
    const kind = code === 0 ? 'foreign-entry' : 'other-code';
    if (code === 0 || !isTurnedAway(code))
      notes.add(id, exchange, kind, `with the ids of another member: code ${notYours}`);
  }
  const changed = changedReads(before, await memberState(request.caller));
  if (changed.length > 0)
    notes.add(
      id,
      exchange,
      'foreign-entry',
      'nothing changes for the owner',
      `${changed.join(', ')} answers something else`,
    );
  return undefined;
}

/** Every call that names entries of a member, sent by another member. */
export async function checkForeign(
  cast: Cast,
  operations: readonly ContractOperation[],
  notes: AccessNotes,
): Promise<Unreached[]> {
  const [, stranger] = cast.members;
  const unreached: Unreached[] = [];
  for (const operation of operations.filter(namesOwned)) {
    if (!stranger) {
      unreached.push({ operation: operation.id, why: `it needs a second member: ${cast.lacks.join('; ')}` });
      continue;
    }
    const why = await checkOne(cast, operation, stranger, notes);
    if (why === undefined) continue;
    const isMissing = codeOf(await sendShaped(stranger.caller, operation)) === notBuilt;
    unreached.push(isMissing ? notBuiltYet(operation) : { operation: operation.id, why });
  }
  return unreached;
}

/** Lists of a member's own entries: none of those of the first may be shown to the second. */
export async function checkOwnLists(
  cast: Cast,
  operations: readonly ContractOperation[],
  notes: AccessNotes,
): Promise<void> {
  const [owner, stranger] = cast.members;
  if (!owner || !stranger) return;
  for (const list of operations.filter(isOwnList)) {
    const source: Source = { list, at: asText(list.place.data) || '/data', field: asText(list.place.key) };
    try {
      const keys = new Set((await readEntries(owner.caller, source)).map((entry) => entry[source.field]));
      const shared = (await readEntries(stranger.caller, source)).find((entry: JsonObject) =>
        keys.has(entry[source.field]),
      );
      if (!shared) continue;
      const exchange = await stranger.caller.call(list.id);
      const came = `${source.field} ${String(shared[source.field])}`;
      notes.add(
        list.id,
        exchange,
        'foreign-entry',
        'only entries of the member',
        `${came} of another member`,
      );
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
    }
  }
}

function isOwnList({ access, place, request }: ContractOperation): boolean {
  const isList = place.verb === 'list' && place.scope === 'member' && place.key !== undefined;
  return access === 'member' && isList && asList(request.schema.required).length === 0;
}
