import { asObject, type Json } from '#description/json.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import { asField, asFields } from '../fields.ts';
import { itemsAt, placesAt } from '../judge/places.ts';
import { rowsOf } from '../judge/request-when.ts';
import { showValue } from '../judge/show-value.ts';
import type { AgreesRelation } from '../relation.ts';
import { meantMembers } from './expressions.ts';
import type { FollowUps } from './follow-ups.ts';
import { isSilent, itemsPointer, lackingFields, sharedFields } from './readers.ts';

/** The content of a response, without the message for the user. */
function content({ json }: Exchange): string {
  const { code, data, params } = asObject(json);
  return JSON.stringify([code ?? null, data ?? null, params ?? null]);
}

/** Leaving a field out is the same as sending its default. Of all fields, or of those that `isCompared` accepts. */
export async function judgeDefaults(
  followUps: FollowUps,
  first: Exchange,
  fields: Fields,
  isCompared: (field: string) => boolean = () => true,
): Promise<void> {
  const { operation } = first;
  if (!operation) return;
  for (const row of rowsOf(operation, 'default')) {
    if (sentFields(first)[row.default] !== undefined || !isCompared(row.default)) continue;
    const field = row.default;
    const sending = await followUps.call(operation.id, { ...fields, [field]: asField(row.value) });
    if (content(sending) === content(first) || isSilent(sending)) continue;
    const again = await followUps.call(operation.id, fields);
    if (content(again) !== content(first)) continue;
    const expected = `the same as with ${field}=${String(row.value)}`;
    const actual = `${describeResult(first)} without it, ${describeResult(sending)} with it`;
    followUps.note(
      operation.id,
      { kind: 'changed-default', at: `request#/${field}`, expected, actual },
      sending,
    );
  }
}

function describeResult(exchange: Exchange): string {
  const { operation } = exchange;
  const items = operation && itemsAt(exchange.json ?? null, itemsPointer(operation));
  return items ? `${items.length} items` : `code ${codeOf(exchange)}`;
}

/** Compares two calls that must return the same at the same moment. */
export async function judgeAgrees(followUps: FollowUps, first: Exchange): Promise<void> {
  const { operation } = first;
  if (!operation) return;
  for (const row of rowsOf(operation, 'agrees')) {
    const other = followUps.caller.contract.operation(row.agrees);
    const fields = row.with ? asFields(meantMembers(row.with, first)) : sharedFields(first, other);
    const isWhole = Object.entries(row.with ?? {}).every(
      ([name, value]) => name in fields || !String(value).startsWith('$answer'),
    );
    if (!isWhole || lackingFields(other, fields).length > 0) continue;
    const second = await followUps.call(other.id, fields);
    if (isSilent(second)) continue;
    const [here, there] = [numberOrValue(first, row.here), inSteps(numberOrValue(second, row.there), row)];
    if (JSON.stringify(here) !== JSON.stringify(there))
      followUps.note(
        operation.id,
        {
          kind: 'calls-disagree',
          at: `response#${row.here}`,
          expected: `as ${row.agrees} at ${row.there}: ${showValue(there)}`,
          actual: showValue(here),
        },
        second,
      );
  }
}

function inSteps(value: Json | undefined, { inStepsOf: step }: AgreesRelation): Json | undefined {
  return typeof value === 'number' && step !== undefined ? value - (value % step) : value;
}

function numberOrValue({ json }: Exchange, pointer: string): Json | undefined {
  const root = json ?? null;
  return pointer.endsWith('#')
    ? itemsAt(root, pointer.slice(0, -1))?.length
    : placesAt(root, pointer)[0]?.value;
}
