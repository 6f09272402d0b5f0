import { asObject, type Json } from '#description/json.ts';
import type { Exchange } from '../exchange.ts';
import { noteRefused } from './every-operation.ts';
import type { ScenarioContext } from './scenario-runner.ts';

/** Spellings of one keyword. A value and its unit are one term, with or without a space. */
const spellings = ['10uF', '10 uF', '10µF'] as const;

const search = 'listProducts';

function totalOf({ json }: Exchange): Json | undefined {
  return asObject(asObject(json).params).totalDataCounts;
}

/** Searches with every spelling of one keyword: all find the same number of products. */
export async function runSameResults(scenario: ScenarioContext): Promise<void> {
  const { actors, runner, isSelected } = scenario;
  if (!isSelected(search)) return;
  let first: Exchange | undefined;
  for (const keyWord of spellings) {
    const label = `${search}: the keyword ${keyWord}`;
    const exchange = await runner.step(label, actors.visitor, {
      id: search,
      fields: { keyWord },
      options: { relations: 'none' },
    });
    if (noteRefused(scenario, search, exchange)) continue;
    first ??= exchange;
    if (totalOf(exchange) === totalOf(first)) continue;
    runner.note(exchange, search, {
      kind: 'calls-disagree',
      at: `response#/params/totalDataCounts/${keyWord}`,
      expected: `${totalOf(first)}, as for ${spellings[0]}`,
      actual: String(totalOf(exchange)),
    });
  }
}
