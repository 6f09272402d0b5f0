import { isDeepStrictEqual } from 'node:util';
import { asObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields } from '../exchange.ts';
import { showValue } from '../judge/show-value.ts';
import type { ScenarioContext } from './scenario-runner.ts';
import { validRequest } from './valid-request.ts';

const conflict = codes.idempotencyConflict;
const repeated = codes.requestRepeated;

/** The same request with one field changed to another value that its schema allows: a text that may be anything, else a number. */
function otherFields(
  scenario: ScenarioContext,
  operation: ContractOperation,
  fields: Fields,
): Fields | undefined {
  const { contract } = scenario.actors;
  const schemas = asObject(operation.request.schema.properties);
  const changes = Object.entries(fields).flatMap(([name, value]) => {
    const schema = resolveRef(contract.description.document, schemas[name]);
    const other = typeof value === 'number' ? value + 1 : `${String(value)}2`;
    const isPlain =
      schema.enum === undefined && schema.contentSchema === undefined && !name.endsWith('assword');
    return isPlain && contract.validator(schema)(other) ? [{ name, other }] : [];
  });
  const found = changes.find(({ other }) => typeof other === 'string') ?? changes[0];
  return found && { ...fields, [found.name]: found.other };
}

function noteCode({ runner }: ScenarioContext, id: string, exchange: Exchange, expected: number): void {
  const code = codeOf(exchange);
  if (code === expected || code === undefined) return;
  runner.note(exchange, id, {
    kind: 'other-code',
    at: 'response#/code',
    expected: `${expected}, the key is used up`,
    actual: `code ${code}`,
  });
}

/**
 * A second request under a key is not carried out. Where the first response is kept, it is that one, and the key with other fields is
 * refused; anywhere else the second request is.
 */
async function runRepeatedKey(scenario: ScenarioContext, operation: ContractOperation): Promise<void> {
  const { actors, runner } = scenario;
  const { id } = operation;
  const request = await validRequest(id, actors);
  if ('why' in request) return;
  const { caller, fields } = request;
  const options = {
    idempotencyKey: crypto.randomUUID(),
    relations: 'none',
  } as const;
  const first = await runner.step(`${id}: with a key`, caller, { id, fields, options });
  if (codeOf(first) !== 0) return;
  const second = await runner.step(`${id}: with the same key`, caller, { id, fields, options });
  if (!operation.idempotent) {
    if (codeOf(second) !== codes.sessionExpired) noteCode(scenario, id, second, repeated);
    return;
  }
  if (!isDeepStrictEqual(first.json, second.json)) {
    const [expected, actual] = [showValue(first.json), showValue(second.json)];
    runner.note(second, id, { kind: 'not-repeatable', at: 'response#', expected, actual });
  }
  const others = otherFields(scenario, operation, fields);
  if (!others) return;
  const third = await runner.step(`${id}: with the same key and other fields`, caller, {
    id,
    fields: others,
    options,
  });
  noteCode(scenario, id, third, conflict);
}

/** Every operation that requires an `Idempotency-Key`. */
export async function runRepeatedKeys(scenario: ScenarioContext): Promise<void> {
  for (const operation of scenario.actors.contract.operations)
    if (operation.keyed && scenario.isSelected(operation.id)) await runRepeatedKey(scenario, operation);
}
