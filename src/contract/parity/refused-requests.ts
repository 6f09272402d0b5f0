import { codes } from '#generated/constants.ts';
import { sendShaped } from '../access/check-tokens.ts';
import { breaksOf } from '../broken/breaks-of.ts';
import type { BrokenRequest } from '../broken/broken-request.ts';
import { inParallel } from '../broken/in-parallel.ts';
import { patientSend } from '../broken/patient-send.ts';
import { NoSample } from '../broken/sample-value.ts';
import { wireOf } from '../broken/wire-of.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { TestActors } from '../test-actors.ts';
import type { ActingContext, ScenarioStep } from '../test-scenario.ts';

const width = 8;
const tokenOfNobody = 'a-token-of-nobody';

/** Requests that break the description in one place each; none where it has no value for a field. */
function brokenRequests(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  try {
    return breaksOf(contract, operation).filter(({ expectedOutcome }) => expectedOutcome.kind !== 'allowed');
  } catch (error) {
    if (error instanceof NoSample) return [];
    throw error;
  }
}

interface RefusedRequest {
  readonly label: string;
  /** undefined where nobody can send it. */
  readonly send: () => Promise<Exchange | undefined>;
}

function withWrongTokens({ visitor }: TestActors, operation: ContractOperation): RefusedRequest[] {
  const { id } = operation;
  const declares = (code: number) => operation.access === 'member' && operation.codes.includes(code);
  return [
    ...(declares(codes.signInNeeded)
      ? [{ label: `${id}: without a token`, send: () => sendShaped(visitor, operation) }]
      : []),
    ...(declares(codes.sessionExpired)
      ? [
          {
            label: `${id}: with a token of nobody`,
            send: () => sendShaped(visitor.as({ token: tokenOfNobody }), operation),
          },
        ]
      : []),
  ];
}

function withForeignEntries(actors: TestActors, operation: ContractOperation): RefusedRequest[] {
  const [, stranger] = actors.members;
  const { id, owned } = operation;
  if (!stranger || !owned) return [];
  const send = async () => {
    const request = await actors.validRequest(id);
    return 'why' in request ? undefined : stranger.caller.call(id, request.fields);
  };
  const label = `${id}: with the ids of another member`;
  if (!operation.codes.includes(codes.requestRepeated)) return [{ label, send }];
  let sent: Exchange | undefined;
  const sendFirst = async () => {
    sent = await send();
    return sent;
  };
  return [
    { label, send: sendFirst },
    { label: `${label}, again byte for byte`, send: async () => sent && stranger.caller.replay(sent) },
  ];
}

function listBrokenRequests(
  { contract, members, visitor }: TestActors,
  operation: ContractOperation,
): RefusedRequest[] {
  const caller = operation.access === 'member' ? members[0]?.caller : visitor;
  if (!caller) return [];
  return brokenRequests(contract, operation).map((request) => ({
    label: `${operation.id}: ${request.at} ${request.what}`,
    send: () => patientSend(caller, wireOf(contract, caller, request)),
  }));
}

/**
 * Sends each operation the requests that it must refuse, as far as the description alone gives them: without a right to it, with
 * the ids of another member, and with one broken constraint each. The labels are the same on every target.
 */
export async function recordRefusedRequests(context: ActingContext): Promise<ScenarioStep[]> {
  const actors = await context.scenario.createActors(context);
  const operations = context.contract.operations.filter(({ id }) => context.isSelected(id));
  const parallel = operations.flatMap((operation) => [
    ...withWrongTokens(actors, operation),
    ...listBrokenRequests(actors, operation),
  ]);
  // Their valid requests depend on each other.
  const oneByOne = operations.flatMap((operation) => withForeignEntries(actors, operation));
  const record = async ({ label, send }: RefusedRequest): Promise<ScenarioStep[]> => {
    const exchange = await send();
    return exchange ? [{ label, exchange }] : [];
  };
  return [
    ...(await inParallel(parallel, width, record)).flat(),
    ...(await inParallel(oneByOne, 1, record)).flat(),
  ];
}
