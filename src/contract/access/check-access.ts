import type { CheckContext } from '../check.ts';
import type { ContractOperation } from '../contract.ts';
import type { CheckResult, Unreached } from '../finding.ts';
import { type Cast, type CastOptions, prepareCast } from '../scenario/cast.ts';
import { greet } from '../scenario/greet.ts';
import { AccessNotes } from './access-notes.ts';
import { checkForeign, checkOwnLists } from './check-foreign.ts';
import { checkReplay } from './check-replay.ts';
import { checkSignatures } from './check-signatures.ts';
import { badTokens, checkMemberTokens, checkPublicTokens } from './check-tokens.ts';

/** One row for each operation; the first reason stays. */
function onePerOperation(rows: readonly Unreached[]): Unreached[] {
  return [...new Map(rows.toReversed().map((row) => [row.operation, row])).values()].reverse();
}

/** Without two members most of what is asked about a call for members cannot be asked. */
function withoutMembers({ members, lacks }: Cast, operations: readonly ContractOperation[]): Unreached[] {
  if (members.length > 1) return [];
  const why = lacks.join('; ') || 'two members are needed';
  return operations.filter(({ access }) => access === 'member').map(({ id }) => ({ operation: id, why }));
}

/**
 * Who may: calls for members without a token and with tokens that give no right, with signatures that are missing, stale or
 * wrong, with the ids of another member, recorded and sent again, and repeated under one Idempotency-Key. Needs two members for all of it.
 */
export async function checkAccess(context: CheckContext, options: CastOptions = {}): Promise<CheckResult> {
  const { contract, target, isWanted } = context;
  const operations = contract.operations.filter(({ id }) => isWanted(id));
  await greet(context);
  const cast = await prepareCast(context, options);
  const notes = new AccessNotes(contract, target);
  const { tokens, lacks } = await badTokens(cast);
  await checkMemberTokens(cast, operations, tokens, notes);
  await checkPublicTokens(cast, operations, notes);
  await checkSignatures(cast, operations, notes);
  const foreign = await checkForeign(cast, operations, notes);
  await checkOwnLists(cast, operations, notes);
  const replayed = await checkReplay(cast, operations, notes);
  return {
    check: 'access',
    findings: notes.findings,
    reached: notes.reached,
    unreached: onePerOperation([...withoutMembers(cast, operations), ...foreign, ...replayed]),
    remarks: [...new Set([...cast.lacks, ...lacks])],
  };
}
