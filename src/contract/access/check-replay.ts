import { isDeepStrictEqual } from 'node:util';
import { asObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields } from '../exchange.ts';
import type { SkippedOperation } from '../finding.ts';
import { showValue } from '../judge/show-value.ts';
import type { TestActors, TestMember, ValidRequest } from '../test-actors.ts';
import { type AccessRecorder, isTurnedAway } from './access-recorder.ts';
import { notBuiltYet } from './check-foreign.ts';
import { sendShaped } from './check-tokens.ts';
import { changedReads, memberState } from './member-state.ts';

const repeated = codes.requestRepeated;
const conflict = codes.idempotencyConflict;
const notBuilt = codes.notBuiltYet;

/** The same fields with one text or number changed within its schema; undefined where none can be. */
function otherFields(
  { contract }: TestActors,
  operation: ContractOperation,
  fields: Fields,
): Fields | undefined {
  const schemas = asObject(operation.request.schema.properties);
  for (const [name, value] of Object.entries(fields)) {
    const node = schemas[name] ?? {};
    const schema = resolveRef(contract.description.document, node);
    if (schema.enum !== undefined || operation.request.fields[name]?.kind === 'json') continue;
    const other = typeof value === 'number' ? value + 1 : `${String(value)}2`;
    if (contract.validator(node)(other)) return { ...fields, [name]: other };
  }
  return undefined;
}

interface Replay {
  readonly actors: TestActors;
  readonly operation: ContractOperation;
  readonly request: ValidRequest;
  readonly recorder: AccessRecorder;
  readonly idempotencyKey: string;
}

/** Repeats a request: the response is the same, and nothing else happens. */
async function checkAgain(
  { operation, request, recorder, idempotencyKey }: Replay,
  first: Exchange,
): Promise<void> {
  const { id } = operation;
  const { caller, fields } = request;
  const before = await memberState(caller);
  const second = await caller.call(id, fields, { idempotencyKey });
  recorder.judge(id, second);
  if (!isDeepStrictEqual(second.json, first.json))
    recorder.add(id, second, {
      kind: 'not-repeatable',
      expected: `the first response: ${showValue(first.json)}`,
      actual: showValue(second.json),
    });
  const changed = changedReads(before, await memberState(caller));
  if (changed.length > 0) {
    const actual = `${changed.join(', ')} returns something else after the second time`;
    recorder.add(id, second, {
      kind: 'done-twice',
      expected: 'the same Idempotency-Key is carried out once',
      actual,
    });
  }
}

/** Other fields under the same key, and the same key of another member. */
async function checkOthers(replay: Replay, first: Exchange, stranger: TestMember | undefined): Promise<void> {
  const { actors, operation, request, recorder, idempotencyKey } = replay;
  const { id } = operation;
  const others = otherFields(actors, operation, request.fields);
  if (others) {
    const exchange = await request.caller.call(id, others, { idempotencyKey });
    recorder.expect(id, exchange, {
      code: conflict,
      what: 'the same Idempotency-Key with other fields',
      passed: 'other-code',
    });
  }
  if (!stranger) return;
  const exchange = await stranger.caller.call(id, request.fields, { idempotencyKey });
  recorder.judge(id, exchange);
  const { data, params } = asObject(first.json);
  const hasContent = data !== undefined || params !== undefined;
  if (hasContent && isDeepStrictEqual(exchange.json, first.json))
    recorder.add(id, exchange, {
      kind: 'foreign-entry',
      expected: 'the Idempotency-Key of another member is another key',
      actual: 'their response',
    });
  if (codeOf(exchange) === conflict)
    recorder.add(id, exchange, {
      kind: 'other-code',
      expected: 'the Idempotency-Key of another member is another key',
    });
}

/** Whether a request was carried out, or refused by what it would change. */
function reachesHandler(code: number | undefined): boolean {
  return code !== undefined && code !== notBuilt && code !== codes.fieldRefused && !isTurnedAway(code);
}

/** A recording of the request, sent again byte for byte. */
async function checkRecording({ operation, request, recorder }: Replay, first: Exchange): Promise<void> {
  const { id, idempotent } = operation;
  const again = await request.caller.replay(first);
  recorder.judge(id, again);
  const [code, before] = [codeOf(again), codeOf(first)];
  const isKept = idempotent && before === 0;
  if (code === undefined || isTurnedAway(code) || code === (isKept ? before : repeated)) return;
  const expected = `a recorded request is not carried out again: code ${isKept ? before : repeated}`;
  recorder.add(id, again, { kind: 'replay-accepted', expected });
}

/** Writes that are repeated: recorded and sent again, and, where the first response is kept, under one key. */
export async function checkReplay(
  actors: TestActors,
  operations: readonly ContractOperation[],
  recorder: AccessRecorder,
): Promise<SkippedOperation[]> {
  const skipped: SkippedOperation[] = [];
  for (const operation of operations.filter(({ keyed }) => keyed)) {
    const valid = await actors.validRequest(operation.id);
    const request = 'why' in valid && !operation.idempotent ? actors.shapedRequest(operation.id) : valid;
    if (!request) continue;
    if ('why' in request) {
      const [member] = actors.members;
      const isMissing = member && codeOf(await sendShaped(member.caller, operation)) === notBuilt;
      skipped.push(isMissing ? notBuiltYet(operation) : { operation: operation.id, why: request.why });
      continue;
    }
    const idempotencyKey = crypto.randomUUID();
    const replay: Replay = { actors, operation, request, recorder, idempotencyKey };
    const first = await request.caller.call(operation.id, request.fields, { idempotencyKey });
    recorder.judge(operation.id, first);
    if (codeOf(first) === notBuilt) skipped.push(notBuiltYet(operation));
    if (reachesHandler(codeOf(first))) await checkRecording(replay, first);
    if (codeOf(first) !== 0 || !operation.idempotent) continue;
    await checkAgain(replay, first);
    await checkOthers(replay, first, actors.members[1]);
  }
  return skipped;
}
