import { assertReachable } from '../assert-reachable.ts';
import type { ContractOperation } from '../contract.ts';
import type { CheckResult, SkippedOperation } from '../finding.ts';
import type { TestActors, TestActorsOptions } from '../test-actors.ts';
import type { ActingContext } from '../test-scenario.ts';
import { AccessRecorder } from './access-recorder.ts';
import { checkForeign, checkOwnLists } from './check-foreign.ts';
import { checkReplay } from './check-replay.ts';
import { checkSignatures } from './check-signatures.ts';
import { badTokens, checkMemberTokens, checkPublicTokens } from './check-tokens.ts';

/** One row for each operation; the first reason stays. */
function onePerOperation(rows: readonly SkippedOperation[]): SkippedOperation[] {
  return [...new Map(rows.toReversed().map((row) => [row.operation, row])).values()].reverse();
}

/** Without two members most of what is asked about a call for members cannot be asked. */
function withoutMembers(
  { members, lacks }: TestActors,
  operations: readonly ContractOperation[],
): SkippedOperation[] {
  if (members.length > 1) return [];
  const why = lacks.join('; ') || 'two members are needed';
  return operations.filter(({ access }) => access === 'member').map(({ id }) => ({ operation: id, why }));
}

/**
 * Who may: calls for members without a token and with tokens that give no right, with signatures that are missing, stale or
 * wrong, with the ids of another member, recorded and sent again, and repeated under one Idempotency-Key. Needs two members for all of it.
 */
export async function checkAccess(
  context: ActingContext,
  options: TestActorsOptions = {},
): Promise<CheckResult> {
  const { contract, target, isSelected } = context;
  const operations = contract.operations.filter(({ id }) => isSelected(id));
  await assertReachable(context);
  const actors = await context.scenario.createActors(context, options);
  const recorder = new AccessRecorder(contract, target);
  const { tokens, lacks } = await badTokens(actors);
  await checkMemberTokens(actors, operations, tokens, recorder);
  await checkPublicTokens(actors, operations, recorder);
  await checkSignatures(actors, operations, recorder);
  const foreign = await checkForeign(actors, operations, recorder);
  await checkOwnLists(actors, operations, recorder);
  const replayed = await checkReplay(actors, operations, recorder);
  return {
    check: 'access',
    findings: recorder.findings,
    covered: recorder.covered,
    skipped: onePerOperation([...withoutMembers(actors, operations), ...foreign, ...replayed]),
    notes: [...new Set([...actors.lacks, ...lacks])],
  };
}
