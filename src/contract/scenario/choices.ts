import { asList, asObject } from '#description/json.ts';
import { followed } from '#description/operations.ts';
import type { ContractOperation } from '../contract.ts';
import type { FieldValue } from '../exchange.ts';
import type { Telling } from './teller.ts';
import { validRequest } from './valid-request.ts';

/** The values of the fields with a closed list of values, each with its field. */
function choicesOf({ cast }: Telling, { request }: ContractOperation): [string, FieldValue][] {
  const { document } = cast.contract.description;
  return Object.entries(asObject(request.schema.properties)).flatMap(([name, node]) => {
    const values = asList(followed(document, node).enum);
    if (request.fields[name]?.transport || values.length < 2) return [];
    return values.map((value): [string, FieldValue] => [name, value as FieldValue]);
  });
}

/**
 * Every value of every field with a closed list of values, one at a time. What fits no longer together with the other fields may
 * be refused; the answer is judged whatever it is.
 */
export async function tellChoices(telling: Telling): Promise<void> {
  const { cast, teller, isWanted, closed } = telling;
  for (const operation of cast.contract.operations) {
    const { id } = operation;
    if (!isWanted(id) || closed.has(id) || !teller.reached.has(id)) continue;
    for (const [name, value] of choicesOf(telling, operation)) {
      const request = await validRequest(id, cast);
      if ('why' in request || request.fields[name] === value) continue;
      const fields = { ...request.fields, [name]: value };
      await teller.step(`${id}: ${name} ${String(value)}`, request.caller, id, fields, { relations: 'none' });
    }
  }
}
