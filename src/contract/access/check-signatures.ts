import { asObject } from '#description/json.ts';
import { codes, constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { inParallel } from '../broken/in-parallel.ts';
import { patientSend } from '../broken/patient-send.ts';
import { smallestRequest } from '../broken/request-base.ts';
import { sentFields } from '../broken/sent-fields.ts';
import { Caller, keyHeader, type Signing } from '../caller.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type WireRequest } from '../exchange.ts';
import type { Target } from '../target.ts';
import type { TestActors } from '../test-actors.ts';
import type { AccessRecorder } from './access-recorder.ts';

const width = 8;
const staleTimestamp = codes.staleTimestamp;
const wrongSignature = codes.wrongSignature;

/** A request whose signature is wrong in one way, and the code that it must get. */
interface BadSignature {
  readonly what: string;
  readonly code: number;
  readonly signing?: Signing;
  /** Another clock or key than that of the target. */
  readonly target?: (target: Target) => Target;
  readonly headers?: (target: Target) => Readonly<Record<string, string>>;
  /** Wrong only where the key of a partner is asked for. */
  readonly forPartners?: true;
}

const timestamp = transportHeaders.timestamp.toLowerCase();
const sign = transportHeaders.sign.toLowerCase();
const shiftClock = (target: Target, seconds: number): Target => ({
  ...target,
  now: () => new Date(target.now().getTime() + seconds * 1000),
});
const beyondWindow = constants.signatureWindow + 60;
const withinWindow = constants.signatureWindow - 30;

/** The application key and, where there is one, the secret of the partner are others; the ID of the partner is the same. */
function withOtherKeys(target: Target): Target {
  const { applicationKey, partnerKey } = target;
  const otherKey = (key: string) => `${key}-of-another-shop`;
  return {
    ...target,
    applicationKey: otherKey(applicationKey),
    ...(partnerKey === undefined ? {} : { partnerKey: otherKey(partnerKey) }),
  };
}

function withoutPartnerKey({ partnerKey: _, ...target }: Target): Target {
  return target;
}

const badSignatures: readonly BadSignature[] = [
  { what: 'without a signature', code: staleTimestamp, signing: 'none' },
  { what: 'signed long ago', code: staleTimestamp, target: (one) => shiftClock(one, -beyondWindow) },
  { what: 'signed in the future', code: staleTimestamp, target: (one) => shiftClock(one, beyondWindow) },
  {
    what: 'with a timestamp that is not a number',
    code: staleTimestamp,
    headers: () => ({ [timestamp]: 'now' }),
  },
  {
    what: 'with a timestamp alone',
    code: wrongSignature,
    signing: 'none',
    headers: (one) => ({ [timestamp]: String(one.now().getTime()) }),
  },
  { what: 'with a wrong signature', code: wrongSignature, signing: 'wrong' },
  { what: 'with a signature of one letter', code: wrongSignature, headers: () => ({ [sign]: 'a' }) },
  { what: 'altered after it was signed', code: wrongSignature, signing: 'before-change' },
  {
    what: 'signed with another key',
    code: wrongSignature,
    target: withOtherKeys,
  },
  {
    what: 'signed with the application key, as everyone can',
    code: wrongSignature,
    target: withoutPartnerKey,
    forPartners: true,
  },
  {
    what: 'with another timestamp than was signed',
    code: wrongSignature,
    headers: (one) => ({ [timestamp]: String(one.now().getTime() + 1000) }),
  },
  {
    what: 'with an Idempotency-Key that is not signed',
    code: wrongSignature,
    signing: 'without-key',
    headers: () => ({ [keyHeader]: crypto.randomUUID() }),
  },
];

function speaker(caller: Caller, target: Target): Caller {
  const { contract, token, language } = caller;
  return new Caller({ contract, target, token, language });
}

function buildRequest(caller: Caller, operation: ContractOperation): WireRequest {
  return caller.request(operation.id, sentFields(operation, smallestRequest(caller.contract, operation)));
}

async function sendBadly(caller: Caller, operation: ContractOperation, bad: BadSignature): Promise<Exchange> {
  const { target } = caller;
  const request = buildRequest(caller, operation);
  const headers = { ...request.headers, ...bad.headers?.(target) };
  const from = bad.target ? speaker(caller, bad.target(target)) : caller;
  return patientSend(from, { ...request, headers }, bad.signing ? { signing: bad.signing } : {});
}

/** Every call with a signature that is missing, stale or wrong. */
export async function checkSignatures(
  actors: TestActors,
  operations: readonly ContractOperation[],
  recorder: AccessRecorder,
): Promise<void> {
  const callerOf = ({ access }: ContractOperation) =>
    access === 'member' ? actors.members[0]?.caller : actors.visitor;
  const calls = operations.flatMap((operation) =>
    badSignatures
      .filter(({ forPartners }) => !forPartners || operation.isForPartners)
      .map((bad) => ({ operation, bad })),
  );
  await inParallel(calls, width, async ({ operation, bad }) => {
    const caller = callerOf(operation);
    if (!caller) return;
    const exchange = await sendBadly(caller, operation, bad);
    recorder.expect(operation.id, exchange, { code: bad.code, what: bad.what, passed: 'accepted-unsigned' });
    const { now } = asObject(asObject(exchange.json).params);
    if (codeOf(exchange) === staleTimestamp && typeof now !== 'number')
      recorder.add(operation.id, exchange, {
        kind: 'missing-field',
        expected: `${bad.what}: params.now is the clock of the server`,
      });
  });
  const reads = operations.filter(
    ({ method, access, cooldown }) => method === 'get' && access !== 'member' && cooldown === 0,
  );
  await inParallel(reads.slice(0, 3), width, async (operation) => {
    for (const seconds of [-withinWindow, withinWindow]) {
      const exchange = await sendBadly(actors.visitor, operation, {
        what: '',
        code: 0,
        target: (one) => shiftClock(one, seconds),
      });
      const code = codeOf(exchange);
      if (code === staleTimestamp || code === wrongSignature)
        recorder.add(operation.id, exchange, {
          kind: 'limit-refused',
          expected: `signed ${seconds} s from now: within ${constants.signatureWindow} s`,
        });
    }
  });
}
