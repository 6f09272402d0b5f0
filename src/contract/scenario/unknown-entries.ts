import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type FieldValue } from '../exchange.ts';
import { sourceOf } from './entries.ts';
import { notBuilt, type Telling } from './teller.ts';
import { validRequest } from './valid-request.ts';

const notFound = codes.notFound;

/** A key of the same form that no entry has. */
function unknownKey(value: FieldValue): FieldValue | undefined {
  if (typeof value === 'number') return 2 ** 31 - 7;
  if (typeof value !== 'string') return undefined;
  if (/^[0-9,]+$/.test(value)) return String(2 ** 31 - 7);
  return /^[A-Z][0-9]+$/.test(value) ? `${value.slice(0, 1)}1999010199999999` : undefined;
}

/** Whether a field lists keys: what is answered has one of them each. */
function listsKeys({ place, relations }: ContractOperation, name: string): boolean {
  return relations.some(
    (row) =>
      'filter' in row && row.filter === name && row.match === 'anyOf' && row.items.endsWith(`/${place.key}`),
  );
}

async function tellUnknown(telling: Telling, operation: ContractOperation): Promise<void> {
  const { cast, teller } = telling;
  const { id, codes } = operation;
  const request = await validRequest(id, cast);
  if ('why' in request) return;
  const { caller, fields } = request;
  for (const [name, value] of Object.entries(fields)) {
    const isNamed = name === operation.place.key || listsKeys(operation, name);
    const isKey = isNamed || sourceOf(cast.contract, operation, name) !== undefined;
    const key = isKey ? unknownKey(value as FieldValue) : undefined;
    if (key === undefined) continue;
    const label = `${id}: unknown ${name}`;
    const exchange = await teller.step(label, caller, id, { ...fields, [name]: key }, { relations: 'none' });
    const code = codeOf(exchange);
    if (code === undefined || code === notBuilt || code === notFound) continue;
    const says = `${notFound}: there is no such ${name}`;
    if (codes.includes(notFound))
      teller.note(exchange, id, {
        kind: 'other-code',
        at: `answer#/code/${name}`,
        says,
        came: `code ${code}`,
      });
  }
}

/** Every operation that names an entry, once with a key that no entry has: it answers 4004. */
export async function tellUnknownEntries(telling: Telling): Promise<void> {
  for (const operation of telling.cast.contract.operations) {
    const { id, codes } = operation;
    if (telling.isWanted(id) && codes.includes(notFound) && telling.teller.codes.get(id)?.has(0))
      await tellUnknown(telling, operation);
  }
}
