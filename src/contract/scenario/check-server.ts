import { assertReachable } from '../assert-reachable.ts';
import type { CheckContext } from '../check.ts';
import type { Finding, SkippedOperation } from '../finding.ts';
import type { TestActorsOptions } from '../test-actors.ts';
import type { ScenarioResult, ScenarioStep } from '../test-scenario.ts';
import { runActions } from './actions.ts';
import { runChoices } from './choices.ts';
import { runCooldowns } from './cooldowns.ts';
import { createActors } from './create-actors.ts';
import { runEveryOperation } from './every-operation.ts';
import { runFurtherCases } from './further-cases.ts';
import { neverSeen } from './missing-fields.ts';
import { runRefusals } from './refusals/run-refusals.ts';
import { runRepeatedKeys } from './repeated-keys.ts';
import { runSameResults } from './same-results.ts';
import { notBuilt, type ScenarioContext, ScenarioRunner } from './scenario-runner.ts';
import { shopHooks } from './shop-hooks.ts';
import { runUnknownEntries } from './unknown-entries.ts';

interface ScenarioRun {
  readonly scenario: ScenarioContext;
  readonly notes: readonly string[];
}

async function runScenario(
  context: CheckContext,
  runner: ScenarioRunner,
  options: TestActorsOptions,
): Promise<ScenarioRun> {
  await assertReachable(context);
  const { tokens = [] } = context;
  const actors = await createActors(context, { tokens, ...options, onExchange: runner.onExchange });
  const scenario: ScenarioContext = {
    actors,
    runner,
    isSelected: context.isSelected,
    skipReasons: new Map(),
  };
  await runEveryOperation(scenario);
  await runChoices(scenario);
  await runUnknownEntries(scenario);
  await runSameResults(scenario);
  const unmet = await runRefusals(scenario);
  await runRepeatedKeys(scenario);
  await runCooldowns(scenario);
  const notes = [...(await runActions(scenario)), ...(await runFurtherCases(scenario))];
  return { scenario, notes: [...actors.lacks, ...unmet, ...notes] };
}

/** What the scenario could not reach, each with the reason. */
function skippedOperationsOf({ scenario }: ScenarioRun): SkippedOperation[] {
  const { actors, runner, skipReasons, isSelected } = scenario;
  return actors.contract.operations.flatMap(({ id }): SkippedOperation[] => {
    if (!isSelected(id)) return [];
    const codes = runner.codes.get(id) ?? new Set<number>();
    if (codes.has(notBuilt) && !codes.has(0))
      return [{ operation: id, why: 'the handler is not built yet', notBuilt: true }];
    const why = skipReasons.get(id);
    return codes.has(0) || why === undefined ? [] : [{ operation: id, why }];
  });
}

/** Codes that operations declare and the scenario never saw, on one line. */
function unseenCodes({ scenario: { actors, runner, isSelected } }: ScenarioRun): string[] {
  const everywhere = new Set(
    actors.contract.description.codes.filter((one) => one.everywhere).map(({ code }) => code),
  );
  const lines = actors.contract.operations.flatMap(({ id, codes }) => {
    const seen = runner.codes.get(id);
    if (!isSelected(id) || !seen?.has(0)) return [];
    const missing = codes.filter((code) => !seen.has(code) && !everywhere.has(code));
    return missing.length === 0 ? [] : [`${id} ${missing.join(' ')}`];
  });
  return lines.length === 0 ? [] : [`Codes that the scenario did not see: ${lines.join('; ')}`];
}

/**
 * Server: a scenario in which two members sign up and pay money in, and every operation is called with requests made from the
 * description, in both languages, with repeated keys, too soon, and every action in every state. Every response is judged, and
 * compared with the others. Throws `CannotCheck` where the target does not respond.
 */
export async function checkServer(
  context: CheckContext,
  options: TestActorsOptions = {},
): Promise<ScenarioResult> {
  const runner = new ScenarioRunner(context, true);
  const run = await runScenario(context, runner, options);
  const skipped = skippedOperationsOf(run);
  const never = neverSeen(context.contract, runner);
  const isWhole = isComplete(context, skipped);
  return {
    check: 'server',
    findings: [...runner.findings, ...(isWhole ? never : [])],
    covered: runner.covered,
    skipped,
    notes: [...run.notes, ...unseenCodes(run), ...(isWhole ? [] : unseenFields(never))],
    steps: runner.steps,
  };
}

/** Whether the run was complete, so that a field which was in no response is never sent. */
function isComplete(
  { contract, isSelected, target }: CheckContext,
  skipped: readonly SkippedOperation[],
): boolean {
  const { adminUpdate, advanceClock } = shopHooks(target);
  const isOpen = adminUpdate !== undefined && advanceClock !== undefined;
  return (
    isOpen && skipped.every((one) => one.notBuilt) && contract.operations.every(({ id }) => isSelected(id))
  );
}

function unseenFields(never: readonly Finding[]): string[] {
  const fields = never.map(({ operation, at }) => `${operation} ${at.replace('response#', '')}`);
  return fields.length === 0 ? [] : [`Fields that the scenario did not see: ${fields.join('; ')}`];
}

/** The same scenario without judging it: its calls in their order, with labels that are the same on every target. */
export async function recordScenario(
  context: CheckContext,
  options: TestActorsOptions = {},
): Promise<readonly ScenarioStep[]> {
  const runner = new ScenarioRunner(context, false);
  await runScenario(context, runner, options);
  return runner.steps;
}
