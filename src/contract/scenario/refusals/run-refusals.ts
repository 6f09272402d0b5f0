import { codeOf } from '../../exchange.ts';
import { PreconditionUnmet } from '../precondition.ts';
import { notBuilt, type ScenarioContext } from '../scenario-runner.ts';
import { accountRefusals } from './account-refusals.ts';
import { cashierRefusals } from './cashier-refusals.ts';
import { memberRefusals } from './member-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { profileRefusals } from './profile-refusals.ts';
import { rateRefusals } from './rate-refusals.ts';
import type { Refusal } from './refusal.ts';
import { shopRefusals } from './shop-refusals.ts';
import { walletRefusals } from './wallet-refusals.ts';

/** Refusals for reasons of business: each request keeps to the description but for one thing that no schema can say. */
const refusals: readonly Refusal[] = [
  ...memberRefusals,
  ...accountRefusals,
  ...rateRefusals,
  ...shopRefusals,
  ...cashierRefusals,
  ...orderRefusals,
  ...profileRefusals,
  ...walletRefusals,
];

async function runRefusal(scenario: ScenarioContext, refusal: Refusal): Promise<void> {
  const { actors, runner } = scenario;
  const { id, what, code: expectedCode } = refusal;
  const { caller, fields, restore } = await refusal.request(actors);
  try {
    const exchange = await runner.step(`${id}: ${what}`, caller, {
      id,
      fields,
      options: { relations: 'none' },
    });
    const code = codeOf(exchange);
    if (code === expectedCode || code === undefined || code === notBuilt) return;
    const [expected, actual] = [`${expectedCode}: ${what}`, `code ${code}`];
    runner.note(exchange, id, { kind: 'other-code', at: `response#/code/${what}`, expected, actual });
  } finally {
    await restore?.();
  }
}

/** Sends every refused request of an operation that succeeds otherwise. Returns those that the target did not allow, with the reason. */
export async function runRefusals(scenario: ScenarioContext): Promise<string[]> {
  const { actors, runner, isSelected } = scenario;
  const notes: string[] = [];
  for (const refusal of refusals) {
    const { id, what } = refusal;
    const isKnown = actors.contract.operations.some((operation) => operation.id === id);
    if (!isKnown || !isSelected(id) || !runner.codes.get(id)?.has(0)) continue;
    try {
      await runRefusal(scenario, refusal);
    } catch (error) {
      if (!(error instanceof PreconditionUnmet)) throw error;
      notes.push(`${id}: ${what}: ${error.message}`);
    }
  }
  return notes;
}
