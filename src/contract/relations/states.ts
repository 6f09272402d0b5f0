import { asObject, isObject, type Json } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Action } from '#domain/actions/offered.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import { largestPage } from '../judge/page.ts';
import { showValue } from '../judge/show-value.ts';
import { isShown } from './expressions.ts';
import type { FollowUps } from './follow-ups.ts';
import { isSilent, itemsOf, itemWith, lackingFields } from './readers.ts';

/** The action of an operation that a request on the wire chooses. */
function actionOf(
  { actions }: ContractOperation,
  sent: Readonly<Record<string, string>>,
): Action | undefined {
  return actions.find(({ request }) =>
    Object.entries(request ?? {}).every(([field, value]) =>
      (Array.isArray(value) ? value : [value]).some((one) => String(one) === sent[field]),
    ),
  );
}

/** Name of the schema that the data of a response, or each item of it, refers to. */
function entityOf({ description }: Contract, { success }: ContractOperation): string | undefined {
  const data = asObject(asObject(resolveRef(description.document, success).properties).data);
  const { $ref } = isObject(data.items) ? data.items : data;
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

interface Reader {
  readonly operation: ContractOperation;
  readonly fields: Fields;
  /** Member of the items by which a list is searched; undefined for the one entity of a response. */
  readonly key: string | undefined;
  readonly value: string;
}

/** The call that shows one entity: a get by its key, the only one of the member, or a list that holds the key. */
function readerOf(contract: Contract, done: Exchange, entity: string): Reader | undefined {
  const sent = sentFields(done);
  const place = done.operation?.place ?? {};
  const readers = contract.operations.filter(
    (one) =>
      entityOf(contract, one) === entity &&
      ['get', 'first', 'list', 'custom'].includes(String(one.place.verb)),
  );
  for (const operation of readers.filter(
    ({ method, place: { verb } }) => verb === 'get' || method === 'get',
  )) {
    const key = String(operation.place.key ?? place.key ?? '');
    const value = sent[key] ?? sent[String(place.from ?? '')] ?? '';
    const isList = operation.place.verb === 'list' || operation.place.verb === 'custom';
    if (operation.place.verb === 'first') return { operation, fields: {}, key: undefined, value };
    if (value === '') continue;
    if (!isList) return { operation, fields: { [key]: value }, key: undefined, value };
    const pageSize = largestPage(operation);
    const fields = pageSize === undefined ? {} : { pageSize };
    return { operation, fields, key, value };
  }
  return undefined;
}

/** Holds the state that a later read shows against what `x-action` sets. */
export async function judgeState(followUps: FollowUps, done: Exchange): Promise<void> {
  const { operation } = done;
  const action = operation && actionOf(operation, sentFields(done));
  if (!action || (!action.sets && !action.removes)) return;
  const reader = readerOf(followUps.caller.contract, done, action.on);
  if (!reader || lackingFields(reader.operation, reader.fields).length > 0) return;
  const read = await followUps.call(reader.operation.id, reader.fields);
  if (isSilent(read)) return;
  const entity = entityIn(reader, read);
  const note = (at: string, expected: string, actual: string) =>
    followUps.note(
      operation.id,
      { kind: 'wrong-state', at: `${reader.operation.id}#${at}`, expected, actual },
      read,
    );
  if (action.removes) {
    if (entity !== undefined) note('/data', `gone after ${action.name}`, showValue(entity));
    return;
  }
  if (!isObject(entity)) return;
  for (const [field, value] of Object.entries(action.sets ?? {})) {
    const at = `/data/${field}`;
    if (isShown(entity[field], value) || followUps.knows(operation.id, `${reader.operation.id}#${at}`))
      continue;
    note(at, `${showValue(value)} after ${action.name}`, showValue(entity[field]));
  }
}

function entityIn({ operation, key, value }: Reader, read: Exchange): Json | undefined {
  if (codeOf(read) !== 0) return undefined;
  return key === undefined ? asObject(read.json).data : itemWith(itemsOf(operation, read), key, value);
}
