import { codes } from '#generated/constants.ts';
import type { Caller } from '../../caller.ts';
import { codeOf, type Exchange } from '../../exchange.ts';
import { PreconditionUnmet } from '../../precondition.ts';
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

/** Refusals before a request is remembered: by its fields, and by how often it is sent. */
const refusedEarly: ReadonlySet<number | undefined> = new Set([codes.fieldRefused, codes.tooManyRequests]);

/** A recording of a refused write is not carried out, not even when it would succeed by now. */
async function replayRefused({ runner }: ScenarioContext, caller: Caller, sent: Exchange): Promise<void> {
  const { operation } = sent;
  if (!operation?.keyed || !operation.codes.includes(codes.requestRepeated)) return;
  if (refusedEarly.has(codeOf(sent))) return;
  const { id } = operation;
  const label = `${id}: a refused request again, byte for byte`;
  if (runner.steps.some((step) => step.label === label)) return;
  const again = await runner.replay(label, caller, sent);
  const code = codeOf(again);
  if (code === codes.requestRepeated || code === undefined) return;
  const [expected, actual] = [`${codes.requestRepeated}: a refused request again`, `code ${code}`];
  runner.note(again, id, { kind: 'other-code', at: 'response#/code', expected, actual });
}

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
    if (code === expectedCode) await replayRefused(scenario, caller, exchange);
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
