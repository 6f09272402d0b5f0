import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { sourceOf } from '../entries.ts';
import { codeOf, type FieldValue } from '../exchange.ts';
import { notBuilt, type ScenarioContext } from './scenario-runner.ts';
import { validRequest } from './valid-request.ts';

const notFound = codes.notFound;

/** A key of the same form that no entry has. */
function unknownKey(value: FieldValue): FieldValue | undefined {
  if (typeof value === 'number') return 2 ** 31 - 7;
  if (typeof value !== 'string') return undefined;
  if (/^[0-9,]+$/.test(value)) return String(2 ** 31 - 7);
  return /^[A-Z][0-9]+$/.test(value) ? `${value.slice(0, 1)}1999010199999999` : undefined;
}

/** Whether a field lists keys: each item of the response has one of them. */
function listsKeys({ place, relations }: ContractOperation, name: string): boolean {
  return relations.some(
    (row) =>
      'filter' in row && row.filter === name && row.match === 'anyOf' && row.items.endsWith(`/${place.key}`),
  );
}

async function runUnknownEntry(scenario: ScenarioContext, operation: ContractOperation): Promise<void> {
  const { actors, runner } = scenario;
  const { id, codes } = operation;
  const request = await validRequest(id, actors);
  if ('why' in request) return;
  const { caller, fields } = request;
  for (const [name, value] of Object.entries(fields)) {
    const isNamed = name === operation.place.key || listsKeys(operation, name);
    const isKey = isNamed || sourceOf(actors.contract, operation, name) !== undefined;
    // A field that names one entry has one value.
    const key = isKey ? unknownKey(value as FieldValue) : undefined;
    if (key === undefined) continue;
    const label = `${id}: unknown ${name}`;
    const exchange = await runner.step(label, caller, {
      id,
      fields: { ...fields, [name]: key },
      options: { relations: 'none' },
    });
    const code = codeOf(exchange);
    if (code === undefined || code === notBuilt || code === notFound) continue;
    const expected = `${notFound}: there is no such ${name}`;
    if (codes.includes(notFound))
      runner.note(exchange, id, {
        kind: 'other-code',
        at: `response#/code/${name}`,
        expected,
        actual: `code ${code}`,
      });
  }
}

/** Calls every operation that names an entry once with a key that no entry has; code 4004 is expected. */
export async function runUnknownEntries(scenario: ScenarioContext): Promise<void> {
  for (const operation of scenario.actors.contract.operations) {
    const { id, codes } = operation;
    if (scenario.isSelected(id) && codes.includes(notFound) && scenario.runner.codes.get(id)?.has(0))
      await runUnknownEntry(scenario, operation);
  }
}
