import type { ContractOperation } from '#contract/contract.ts';
import type { OrderRelation } from '#contract/relation.ts';
import { asObject, type Json } from '#description/json.ts';
import { type Fits, mutateJson, mutateRequest, valuesAt, withField } from '../mutate.ts';
import type { Mutation, ReceivedRequest } from '../mutation.ts';
import { changeAt } from '../places.ts';
import { defaultOf } from './totals.ts';

const order = 'order';

function ordersOf({ relations }: ContractOperation): OrderRelation[] {
  return relations.filter((row): row is OrderRelation => 'order' in row);
}

const hasOrder: Fits = (operation) => ordersOf(operation).length > 0;
const hasSort: Fits = (operation) => ordersOf(operation).some(({ when }) => when?.sort !== undefined);

function appliesTo({ fields }: ReceivedRequest, { when = {} }: OrderRelation): boolean {
  return Object.entries(when).every(([name, condition]) => {
    const sent = fields[name];
    const allowed = Array.isArray(condition) ? condition : [condition];
    return allowed.some((one) => (one === null ? sent === undefined : String(one) === sent));
  });
}

/** Puts the items of an ordered answer into another order; counts only where the values that are ordered differ. */
function mutateOrder(name: string, change: (items: Json[]) => Json[]): Mutation {
  return mutateJson(
    [order, name],
    'success',
    (json, received, { operation }) => {
      const row = ordersOf(operation).find((one) => appliesTo(received, one));
      if (!row) return undefined;
      const before = JSON.stringify(valuesAt(json, row.order));
      changeAt(json, row.order.slice(0, row.order.indexOf('/*')), (items) =>
        Array.isArray(items) ? change(items) : undefined,
      );
      return JSON.stringify(valuesAt(json, row.order)) === before ? undefined : json;
    },
    hasOrder,
  );
}

function firstTwoSwapped(items: Json[]): Json[] {
  const [first, second, ...others] = items;
  return first === undefined || second === undefined ? items : [second, first, ...others];
}

/** The order of lists. */
export const orderMutations: readonly Mutation[] = [
  mutateOrder('list is the other way round', (items) => items.toReversed()),
  mutateOrder('two neighbours are swapped', firstTwoSwapped),
  mutateOrder('newest entry is at the end', ([first, ...others]) =>
    first === undefined ? [] : [...others, first],
  ),
  mutateRequest([order, 'sort is ignored'], ({ request }) => withField(request, 'sort', undefined), hasSort),
  mutateRequest(
    [order, 'direction is ignored'],
    ({ request }) => withField(request, 'order', undefined),
    (operation, contract) => hasSort(operation, contract) && defaultOf(operation, 'order') !== undefined,
  ),
  mutateJson(
    [order, 'sorts by the price of one piece when a quantity is given'],
    'success',
    (json, received, { operation }) => {
      const row = ordersOf(operation).find((one) => appliesTo(received, one));
      if (!row?.order.endsWith('quantityPrice')) return undefined;
      const before = JSON.stringify(valuesAt(json, row.order));
      changeAt(json, row.order.slice(0, row.order.indexOf('/*')), (items) =>
        Array.isArray(items)
          ? items.toSorted(
              (one, other) => Number(asObject(one).unitPrice) - Number(asObject(other).unitPrice),
            )
          : undefined,
      );
      return JSON.stringify(valuesAt(json, row.order)) === before ? undefined : json;
    },
    (operation) => ordersOf(operation).some(({ order: pointer }) => pointer.endsWith('quantityPrice')),
  ),
];
