import { asObject } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf } from '../exchange.ts';
import { noteRefused } from './every-operation.ts';
import type { ScenarioContext } from './scenario-runner.ts';
import { validRequest } from './valid-request.ts';

const tooSoon = codes.tooManyRequests;

/** Twice at once is too soon; after the wait it may be called again. */
async function runCooldown(scenario: ScenarioContext, { id, cooldown }: ContractOperation): Promise<void> {
  const { actors, runner } = scenario;
  const request = await validRequest(id, actors);
  if ('why' in request) return;
  const { caller, fields } = request;
  const quiet = { relations: 'none' } as const;
  const first = await runner.step(`${id}: once`, caller, { id, fields, options: quiet });
  if (codeOf(first) !== 0) return;
  const second = await runner.step(`${id}: too soon`, caller, { id, fields, options: quiet });
  if (codeOf(second) !== tooSoon) {
    const expected = `${tooSoon} within ${cooldown} s`;
    runner.note(second, id, {
      kind: 'other-code',
      at: 'response#/code',
      expected,
      actual: `code ${codeOf(second)}`,
    });
    return;
  }
  const wait = asObject(asObject(second.json).params).retryAfter;
  const { advanceClock } = actors.target.testHooks;
  if (!advanceClock || typeof wait !== 'number') return;
  await advanceClock(Math.max(wait, 1));
  const third = await runner.step(`${id}: after the wait`, caller, { id, fields, options: quiet });
  noteRefused(scenario, id, third);
}

/** Every operation with `x-cooldown`. */
export async function runCooldowns(scenario: ScenarioContext): Promise<void> {
  for (const operation of scenario.actors.contract.operations)
    if (operation.cooldown > 0 && scenario.isSelected(operation.id)) await runCooldown(scenario, operation);
}
