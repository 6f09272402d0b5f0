import { asList, asObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { ContractOperation } from '../contract.ts';
import type { FieldValue } from '../exchange.ts';
import { asField } from '../fields.ts';
import type { ScenarioContext } from './scenario-runner.ts';
import { validRequest } from './valid-request.ts';

/** The values of the fields with a closed list of values, each with its field. */
function choicesOf({ actors }: ScenarioContext, { request }: ContractOperation): [string, FieldValue][] {
  const { document } = actors.contract.description;
  return Object.entries(asObject(request.schema.properties)).flatMap(([name, node]) => {
    const values = asList(resolveRef(document, node).enum);
    if (request.fields[name]?.transport || values.length < 2) return [];
    return values.map((value): [string, FieldValue] => [name, asField(value)]);
  });
}

/**
 * Every value of every field with a closed list of values, one at a time. What fits no longer together with the other fields may
 * be refused; the response is judged whatever it is.
 */
export async function runChoices(scenario: ScenarioContext): Promise<void> {
  const { actors, runner, isSelected, skipReasons } = scenario;
  for (const operation of actors.contract.operations) {
    const { id } = operation;
    if (!isSelected(id) || skipReasons.has(id) || !runner.covered.has(id)) continue;
    for (const [name, value] of choicesOf(scenario, operation)) {
      const request = await validRequest(id, actors);
      if ('why' in request || request.fields[name] === value) continue;
      const fields = { ...request.fields, [name]: value };
      await runner.step(`${id}: ${name} ${String(value)}`, request.caller, {
        id,
        fields,
        options: { relations: 'none' },
      });
    }
  }
}
