import { codes } from '#generated/constants.ts';
import { inParallel } from '../broken/in-parallel.ts';
import { patientSend } from '../broken/patient-send.ts';
import { smallestRequest } from '../broken/request-base.ts';
import { sentFields } from '../broken/sent-fields.ts';
import type { Caller } from '../caller.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import { PreconditionUnmet } from '../precondition.ts';
import type { TestActors } from '../test-actors.ts';
import type { AccessRecorder } from './access-recorder.ts';

const width = 8;
const signInNeeded = codes.signInNeeded;
const sessionExpired = codes.sessionExpired;
const garbage = 'a-token-of-nobody';

/** A token that gives no right, with the code that a call for members must get. */
export interface BadToken {
  readonly what: string;
  readonly token: string | undefined;
  readonly code: number;
}

/** Invalid tokens: none, an empty one, an unknown one, altered ones, one whose session is over. */
export async function badTokens(actors: TestActors): Promise<{ tokens: BadToken[]; lacks: string[] }> {
  const tokens: BadToken[] = [
    { what: 'without a token', token: undefined, code: signInNeeded },
    { what: 'with an empty token', token: '', code: signInNeeded },
    { what: 'with an unknown token', token: garbage, code: sessionExpired },
  ];
  const lacks: string[] = [];
  const [member] = actors.members;
  if (!member) return { tokens, lacks };
  const right = member.caller.token ?? '';
  const last = right.endsWith('A') ? 'B' : 'A';
  const row = (what: string, token: string | undefined) => tokens.push({ what, token, code: sessionExpired });
  row('with a token that is cut', right.slice(0, -1));
  row(
    'with a token whose first character is another one',
    `${right.startsWith('A') ? 'B' : 'A'}${right.slice(1)}`,
  );
  row('with a token and one more character', `${right}${last}`);
  try {
    const left = await member.anotherSession();
    await actors.signOut(left);
    row('with the token of a session that was signed out', left.token);
    const { expireSession } = actors.target.testHooks;
    if (!expireSession)
      throw new PreconditionUnmet('sessions of the target cannot be ended as if their time were over');
    const old = await member.anotherSession();
    await expireSession(old.token ?? '');
    row('with the token of a session that is over', old.token);
  } catch (error) {
    if (!(error instanceof PreconditionUnmet)) throw error;
    lacks.push(error.message);
  }
  return { tokens, lacks };
}

/** Sends the smallest request of an operation. */
export function sendShaped(caller: Caller, operation: ContractOperation, headers = {}): Promise<Exchange> {
  const fields = sentFields(operation, smallestRequest(caller.contract, operation));
  return patientSend(caller, caller.request(operation.id, fields, { headers }));
}

/** Every call for members with every token that gives no right. */
export async function checkMemberTokens(
  actors: TestActors,
  operations: readonly ContractOperation[],
  tokens: readonly BadToken[],
  recorder: AccessRecorder,
): Promise<void> {
  const calls = operations
    .filter(({ access }) => access === 'member')
    .flatMap((operation) => tokens.map((bad) => ({ operation, bad })));
  await inParallel(calls, width, async ({ operation, bad }) => {
    const exchange = await sendShaped(actors.visitor.as({ token: bad.token }), operation);
    recorder.expect(operation.id, exchange, {
      code: bad.code,
      what: bad.what,
      passed: 'accepted-without-right',
    });
  });
}

/** Public calls with an unknown token: it changes nothing, unless the call declares that it is refused. */
export async function checkPublicTokens(
  actors: TestActors,
  operations: readonly ContractOperation[],
  recorder: AccessRecorder,
): Promise<void> {
  const open = operations.filter(({ access }) => access !== 'member');
  await inParallel(open, width, async (operation) => {
    const exchange = await sendShaped(actors.visitor.as({ token: garbage }), operation);
    recorder.judge(operation.id, exchange);
    const code = codeOf(exchange);
    const isTokenCode = code === signInNeeded || code === sessionExpired;
    if (isTokenCode && !operation.codes.includes(code))
      recorder.add(operation.id, exchange, {
        kind: 'refused',
        expected: 'with an unknown token: a public call checks no token',
      });
  });
}
