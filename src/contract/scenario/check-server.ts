import type { CheckContext } from '../check.ts';
import type { CheckResult, Finding, Unreached } from '../finding.ts';
import { tellActions } from './actions.ts';
import { type CastOptions, prepareCast } from './cast.ts';
import { tellChoices } from './choices.ts';
import { tellCooldowns } from './cooldowns.ts';
import { tellEveryOperation } from './every-operation.ts';
import { greet } from './greet.ts';
import { neverSeen } from './never-seen.ts';
import { tellRefusals } from './refusals.ts';
import { tellRepeatedKeys } from './repeated-keys.ts';
import { notBuilt, type StoryStep, Teller, type Telling } from './teller.ts';
import { tellUnknownEntries } from './unknown-entries.ts';

interface Told {
  readonly telling: Telling;
  readonly remarks: readonly string[];
}

async function tellStory(context: CheckContext, teller: Teller, options: CastOptions): Promise<Told> {
  await greet(context);
  const { tokens = [] } = context;
  const cast = await prepareCast(context, { tokens, ...options, onExchange: teller.hear });
  const telling: Telling = { cast, teller, isWanted: context.isWanted, closed: new Map() };
  await tellEveryOperation(telling);
  await tellChoices(telling);
  await tellUnknownEntries(telling);
  await tellRefusals(telling);
  await tellRepeatedKeys(telling);
  await tellCooldowns(telling);
  const remarks = await tellActions(telling);
  return { telling, remarks: [...cast.lacks, ...remarks] };
}

/** What the story could not reach, each with the reason. */
function unreachedOf({ telling }: Told): Unreached[] {
  const { cast, teller, closed, isWanted } = telling;
  return cast.contract.operations.flatMap(({ id }): Unreached[] => {
    if (!isWanted(id)) return [];
    const codes = teller.codes.get(id) ?? new Set<number>();
    if (codes.has(notBuilt) && !codes.has(0))
      return [{ operation: id, why: 'the handler is not built yet', notBuilt: true }];
    const why = closed.get(id);
    return codes.has(0) || why === undefined ? [] : [{ operation: id, why }];
  });
}

/** Codes that operations declare and the story never saw, on one line. */
function unseenCodes({ telling: { cast, teller, isWanted } }: Told): string[] {
  const everywhere = new Set(
    cast.contract.description.codes.filter((one) => one.everywhere).map(({ code }) => code),
  );
  const lines = cast.contract.operations.flatMap(({ id, codes }) => {
    const seen = teller.codes.get(id);
    if (!isWanted(id) || !seen?.has(0)) return [];
    const missing = codes.filter((code) => !seen.has(code) && !everywhere.has(code));
    return missing.length === 0 ? [] : [`${id} ${missing.join(' ')}`];
  });
  return lines.length === 0 ? [] : [`Codes that the story did not see: ${lines.join('; ')}`];
}

/**
 * Server: a story in which two members sign up and pay money in, and every operation is called with requests made from the
 * description, in both languages, with repeated keys, too soon, and every action in every state. Every answer is judged, and
 * held against the others. Throws `CannotCheck` where the target does not answer.
 */
export async function checkServer(context: CheckContext, options: CastOptions = {}): Promise<CheckResult> {
  const teller = new Teller(context, true);
  const told = await tellStory(context, teller, options);
  const unreached = unreachedOf(told);
  const never = neverSeen(context.contract, teller);
  const isWhole = toldAll(context, unreached);
  return {
    check: 'server',
    findings: [...teller.findings, ...(isWhole ? never : [])],
    reached: teller.reached,
    unreached,
    remarks: [...told.remarks, ...unseenCodes(told), ...(isWhole ? [] : unseenFields(never))],
  };
}

/** Whether nothing was left out, so that a field which did not come never does. */
function toldAll({ contract, isWanted, target }: CheckContext, unreached: readonly Unreached[]): boolean {
  const { deskSets, pass } = target.backstage;
  const isOpen = deskSets !== undefined && pass !== undefined;
  return (
    isOpen && unreached.every((one) => one.notBuilt) && contract.operations.every(({ id }) => isWanted(id))
  );
}

function unseenFields(never: readonly Finding[]): string[] {
  const fields = never.map(({ operation, at }) => `${operation} ${at.replace('answer#', '')}`);
  return fields.length === 0 ? [] : [`Fields that the story did not see: ${fields.join('; ')}`];
}

/** The same story without judging it: its calls in their order, with labels that are the same on every target. */
export async function runStory(
  context: CheckContext,
  options: CastOptions = {},
): Promise<readonly StoryStep[]> {
  const teller = new Teller(context, false);
  await tellStory(context, teller, options);
  return teller.steps;
}
