import { asList, asText, type JsonObject } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { readEntries, type Source } from '../entries.ts';
import { codeOf } from '../exchange.ts';
import type { SkippedOperation } from '../finding.ts';
import { PreconditionUnmet } from '../precondition.ts';
import type { TestActors, TestMember } from '../test-actors.ts';
import { type AccessRecorder, isTurnedAway } from './access-recorder.ts';
import { sendShaped } from './check-tokens.ts';
import { changedReads, memberState } from './member-state.ts';

const notFound = codes.notFound;
const notBuilt = codes.notBuiltYet;

/** An operation that cannot be checked, because the server does not have it yet. */
export function notBuiltYet({ id }: ContractOperation): SkippedOperation {
  return { operation: id, why: 'the handler is not built yet', notBuilt: true };
}

/** Sends the request of one member as another: it must be refused as if nothing had the ids, and nothing may change for the owner. */
async function checkOne(
  actors: TestActors,
  operation: ContractOperation,
  stranger: TestMember,
  recorder: AccessRecorder,
): Promise<string | undefined> {
  const { id } = operation;
  const request = await actors.validRequest(id);
  if ('why' in request) return request.why;
  const before = await memberState(request.caller);
  const exchange = await stranger.caller.call(id, request.fields);
  recorder.judge(id, exchange);
  const code = codeOf(exchange);
  if (code === notBuilt) return notBuiltYet(operation).why;
  if (code !== undefined && code !== notFound) {
    const kind = code === 0 ? 'foreign-entry' : 'other-code';
    if (code === 0 || !isTurnedAway(code))
      recorder.add(id, exchange, { kind, expected: `with the ids of another member: code ${notFound}` });
  }
  const changed = changedReads(before, await memberState(request.caller));
  if (changed.length > 0)
    recorder.add(id, exchange, {
      kind: 'foreign-entry',
      expected: 'nothing changes for the owner',
      actual: `${changed.join(', ')} returns something else`,
    });
  return undefined;
}

/** Every call that names entries of a member, sent by another member. */
export async function checkForeign(
  actors: TestActors,
  operations: readonly ContractOperation[],
  recorder: AccessRecorder,
): Promise<SkippedOperation[]> {
  const [, stranger] = actors.members;
  const skipped: SkippedOperation[] = [];
  for (const operation of operations.filter(({ owned }) => owned)) {
    if (!stranger) {
      skipped.push({ operation: operation.id, why: `it needs a second member: ${actors.lacks.join('; ')}` });
      continue;
    }
    const why = await checkOne(actors, operation, stranger, recorder);
    if (why === undefined) continue;
    const isMissing = codeOf(await sendShaped(stranger.caller, operation)) === notBuilt;
    skipped.push(isMissing ? notBuiltYet(operation) : { operation: operation.id, why });
  }
  return skipped;
}

/** Lists of a member's own entries: none of those of the first may be shown to the second. */
export async function checkOwnLists(
  actors: TestActors,
  operations: readonly ContractOperation[],
  recorder: AccessRecorder,
): Promise<void> {
  const [owner, stranger] = actors.members;
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
      const actual = `${source.field} ${String(shared[source.field])}`;
      recorder.add(list.id, exchange, {
        kind: 'foreign-entry',
        expected: 'only entries of the member',
        actual: `${actual} of another member`,
      });
    } catch (error) {
      if (!(error instanceof PreconditionUnmet)) throw error;
    }
  }
}

function isOwnList({ access, place, request }: ContractOperation): boolean {
  const isList = place.verb === 'list' && place.scope === 'member' && place.key !== undefined;
  return access === 'member' && isList && asList(request.schema.required).length === 0;
}
