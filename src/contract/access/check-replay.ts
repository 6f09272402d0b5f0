import { isDeepStrictEqual } from 'node:util';
import { asObject } from '#description/json.ts';
import { followed } from '#description/operations.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields } from '../exchange.ts';
import type { Unreached } from '../finding.ts';
import { shown } from '../judge/shown.ts';
import type { Cast, Person } from '../scenario/cast.ts';
import type { ValidRequest } from '../scenario/recipe.ts';
import { shapedRequest, validRequest } from '../scenario/valid-request.ts';
import { type AccessNotes, isTurnedAway } from './access-notes.ts';
import { notBuiltYet } from './check-foreign.ts';
import { sendShaped } from './check-tokens.ts';
import { changedReads, memberState } from './member-state.ts';

const repeated = codes.requestRepeated;
const conflict = codes.idempotencyConflict;
const notBuilt = codes.notBuiltYet;

/** The same fields with one text or number changed within its schema; undefined where none can be. */
function otherFields({ contract }: Cast, operation: ContractOperation, fields: Fields): Fields | undefined {
  const schemas = asObject(operation.request.schema.properties);
  for (const [name, value] of Object.entries(fields)) {
    const node = schemas[name] ?? {};
    const schema = followed(contract.description.document, node);
    if (schema.enum !== undefined || operation.request.fields[name]?.kind === 'json') continue;
    const other = typeof value === 'number' ? value + 1 : `${String(value)}2`;
    if (contract.validator(node)(other)) return { ...fields, [name]: other };
  }
  return undefined;
}

interface Replay {
  readonly cast: Cast;
  readonly operation: ContractOperation;
  readonly request: ValidRequest;
  readonly notes: AccessNotes;
  readonly idempotencyKey: string;
}

/** The same request once more: the same answer, and nothing else happens. */
async function checkAgain(
  { operation, request, notes, idempotencyKey }: Replay,
  first: Exchange,
): Promise<void> {
  const { id } = operation;
  const { caller, fields } = request;
  const before = await memberState(caller);
  const second = await caller.call(id, fields, { idempotencyKey });
  notes.judge(id, second);
  if (!isDeepStrictEqual(second.json, first.json))
    notes.add(id, second, 'not-repeatable', `the first answer: ${shown(first.json)}`, shown(second.json));
  const changed = changedReads(before, await memberState(caller));
  if (changed.length > 0) {
    const came = `${changed.join(', ')} answers something else after the second time`;
    notes.add(id, second, 'done-twice', 'the same Idempotency-Key is carried out once', came);
  }
}

/** Other fields under the same key, and the same key of another member. */
async function checkOthers(replay: Replay, first: Exchange, stranger: Person | undefined): Promise<void> {
  const { cast, operation, request, notes, idempotencyKey } = replay;
  const { id } = operation;
  const others = otherFields(cast, operation, request.fields);
  if (others) {
    const exchange = await request.caller.call(id, others, { idempotencyKey });
    notes.expect(id, exchange, conflict, 'the same Idempotency-Key with other fields', 'other-code');
  }
  if (!stranger) return;
  const exchange = await stranger.caller.call(id, request.fields, { idempotencyKey });
  notes.judge(id, exchange);
  const { data, params } = asObject(first.json);
  const isTelling = data !== undefined || params !== undefined;
  if (isTelling && isDeepStrictEqual(exchange.json, first.json))
    notes.add(
      id,
      exchange,
      'foreign-entry',
      'the Idempotency-Key of another member is another key',
      'their answer',
    );
  if (codeOf(exchange) === conflict)
    notes.add(id, exchange, 'other-code', 'the Idempotency-Key of another member is another key');
}

/** Whether a request was carried out, or refused by what it would change. */
function reachesHandler(code: number | undefined): boolean {
  return code !== undefined && code !== notBuilt && code !== codes.fieldRefused && !isTurnedAway(code);
}

/** A recording of the request, sent again byte for byte. */
async function checkRecording({ operation, request, notes }: Replay, first: Exchange): Promise<void> {
  const { id, idempotent } = operation;
  const again = await request.caller.replay(first);
  notes.judge(id, again);
  const [code, before] = [codeOf(again), codeOf(first)];
  const isKept = idempotent && before === 0;
  if (code === undefined || isTurnedAway(code) || code === (isKept ? before : repeated)) return;
  const says = `a recorded request is not carried out again: code ${isKept ? before : repeated}`;
  notes.add(id, again, 'replay-accepted', says);
}

/** Writes that come twice: recorded and sent again, and, where the first answer is kept, under one key. */
export async function checkReplay(
  cast: Cast,
  operations: readonly ContractOperation[],
  notes: AccessNotes,
): Promise<Unreached[]> {
  const unreached: Unreached[] = [];
  for (const operation of operations.filter(({ keyed }) => keyed)) {
    const valid = await validRequest(operation.id, cast);
    const request = 'why' in valid && !operation.idempotent ? shapedRequest(operation.id, cast) : valid;
    if (!request) continue;
    if ('why' in request) {
      const [member] = cast.members;
      const isMissing = member && codeOf(await sendShaped(member.caller, operation)) === notBuilt;
      unreached.push(isMissing ? notBuiltYet(operation) : { operation: operation.id, why: request.why });
      continue;
    }
    const idempotencyKey = crypto.randomUUID();
    const replay: Replay = { cast, operation, request, notes, idempotencyKey };
    const first = await request.caller.call(operation.id, request.fields, { idempotencyKey });
    notes.judge(operation.id, first);
    if (codeOf(first) === notBuilt) unreached.push(notBuiltYet(operation));
    if (reachesHandler(codeOf(first))) await checkRecording(replay, first);
    if (codeOf(first) !== 0 || !operation.idempotent) continue;
    await checkAgain(replay, first);
    await checkOthers(replay, first, cast.members[1]);
  }
  return unreached;
}
