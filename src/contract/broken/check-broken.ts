import { codes } from '#generated/constants.ts';
import { assertReachable } from '../assert-reachable.ts';
import type { Caller } from '../caller.ts';
import type { CheckContext } from '../check.ts';
import type { ContractOperation } from '../contract.ts';
import type { CheckResult, Finding, SkippedOperation } from '../finding.ts';
import { PreconditionUnmet } from '../precondition.ts';
import type { TestActors, TestActorsOptions } from '../test-actors.ts';
import type { ActingContext, TestScenario } from '../test-scenario.ts';
import { breaksOf } from './breaks-of.ts';
import type { BrokenRequest } from './broken-request.ts';
import { checkPaths } from './check-paths.ts';
import { checkProperty } from './check-property.ts';
import { inParallel } from './in-parallel.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { patientSend } from './patient-send.ts';
import { tooLargeForm } from './request-breaks.ts';
import { NoSample } from './sample-value.ts';
import { wireOf } from './wire-of.ts';

const width = 8;

/** The requests of each operation; operations for which the description gives no value are skipped. */
function planRequests(context: CheckContext, operations: readonly ContractOperation[]) {
  const { contract } = context;
  const requests: BrokenRequest[] = [];
  const skipped: SkippedOperation[] = [];
  for (const operation of operations) {
    try {
      requests.push(...breaksOf(contract, operation));
    } catch (error) {
      if (!(error instanceof NoSample)) throw error;
      skipped.push({ operation: operation.id, why: error.message });
    }
  }
  const large = operations.find(({ encoding, access }) => encoding === 'form' && access !== 'member');
  if (large) requests.push(tooLargeForm(contract, large));
  return { requests, skipped };
}

/** Whether a request is refused. Those are sent first, so that what the others change does not affect them. */
function isHarmless({ expectedOutcome }: BrokenRequest): boolean {
  return expectedOutcome.kind !== 'allowed';
}

/** One finding of those that are the same: a response can be wrong in the same way each time. */
function distinctFindings(findings: readonly Finding[]): Finding[] {
  const known = new Map(
    findings.toReversed().map((one) => [`${one.operation} ${one.kind} ${one.at} ${one.expected}`, one]),
  );
  return [...known.values()].reverse();
}

const sessionExpired = codes.sessionExpired;

/** Whether a call ends the session of its token: a later read with that token is refused. */
function endsSession({ relations }: ContractOperation): boolean {
  return relations.some((row) => 'read' in row && row.refused === sessionExpired);
}

/** Whether a member sends it. Of a visitor a change may want more than its schema says, such as an address for a mail. */
function isOfMember({ access, keyed }: ContractOperation): boolean {
  return access === 'member' || (access === 'optional' && keyed);
}

/** Who sends which request. */
class Senders {
  readonly #actors: TestActors;
  readonly #scenario: TestScenario;

  constructor(actors: TestActors, scenario: TestScenario) {
    this.#actors = actors;
    this.#scenario = scenario;
  }

  has(operation: ContractOperation): boolean {
    return !isOfMember(operation) || this.#actors.members.length > 0;
  }

  /** A visitor or the member; a session or a member of its own where the request ends sessions. undefined: there is no caller. */
  async of(operation: ContractOperation, request: BrokenRequest): Promise<Caller | undefined> {
    const { visitor, members, newcomer } = this.#actors;
    const [member] = members;
    if (!isOfMember(operation)) return visitor;
    const endsOwn = endsSession(operation);
    const endsOthers = !endsOwn && this.#scenario.endsOtherSessions.has(operation.id);
    if (!member || isHarmless(request) || !(endsOwn || endsOthers)) return member?.caller;
    try {
      return endsOwn ? await member.anotherSession() : (await newcomer()).caller;
    } catch (error) {
      if (error instanceof PreconditionUnmet) return undefined;
      throw error;
    }
  }
}

/** Random requests of every operation that neither ends a session nor sends mail to arbitrary addresses. */
async function randomly(
  { seed, scenario }: ActingContext,
  { members, visitor }: TestActors,
  operations: readonly ContractOperation[],
): Promise<Finding[]> {
  const some = operations.filter(
    (one) => !endsSession(one) && !scenario.endsOtherSessions.has(one.id) && one.cooldown === 0,
  );
  const found = await inParallel(some, width, async (operation) => {
    const caller = isOfMember(operation) ? members[0]?.caller : visitor;
    return caller ? checkProperty(caller, operation, seed) : [];
  });
  return found.flat();
}

/**
 * Sends each operation one request per constraint that breaks just that one, the largest and smallest allowed values, and random
 * requests of both kinds. Needs one member. Refused requests change nothing; allowed ones may add entries for that member.
 */
export async function checkBroken(
  context: ActingContext,
  options: TestActorsOptions = {},
): Promise<CheckResult> {
  const { contract, isSelected, target, scenario } = context;
  const operations = contract.operations.filter(({ id }) => isSelected(id));
  await assertReachable(context);
  const actors = await scenario.createActors(context, { ...options, members: 1 });
  const senders = new Senders(actors, scenario);
  const { requests, skipped } = planRequests(
    context,
    operations.filter((one) => senders.has(one)),
  );
  const covered = new Map<string, number>();
  const send = async (request: BrokenRequest): Promise<Finding[]> => {
    const caller = await senders.of(contract.operation(request.operation), request);
    if (!caller) return [];
    covered.set(request.operation, (covered.get(request.operation) ?? 0) + 1);
    const exchange = await patientSend(caller, wireOf(contract, caller, request));
    return judgeOutcome(contract, target, request, exchange);
  };
  const all = async (some: readonly BrokenRequest[]) => (await inParallel(some, width, send)).flat();
  const allowed = requests.filter((one) => !isHarmless(one));
  // A list and its total are read one after the other: nothing may be added in between.
  const onlyReads = ({ operation }: BrokenRequest) => !contract.operation(operation).keyed;
  const findings = [
    ...(await all(requests.filter(isHarmless))),
    ...(await all(allowed.filter(onlyReads))),
    ...(await all(allowed.filter((one) => !onlyReads(one)))),
    ...(await randomly(context, actors, operations)),
    ...(await checkPaths(actors.visitor, isSelected)),
  ];
  const why = actors.lacks.join('; ');
  const alone = operations.filter((one) => !senders.has(one)).map(({ id }) => ({ operation: id, why }));
  return {
    check: 'broken',
    findings: distinctFindings(findings),
    covered,
    skipped: [...skipped, ...alone],
    notes: [],
  };
}
